import { expect, fixture, fixtureCleanup } from '../../helpers/testing.js';
import { loadPanels } from '../../../src/element/frame.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { readSettings, settings } from '../../../src/element/attributes.js';
import { updateBoards } from '../../../src/element/language-controller.js';
import {
  type Board,
  boardIn,
  boardOf,
  buttonNamed,
  partOf,
  rootOf,
  settled,
  spokenBy,
} from '../board.js';
import { pressKey, readBoard } from '../listener.js';
import { warningsOf } from '../page.js';
import { FakeClock, until } from '../steered.js';
import { dialogOf, openSettings } from '../dialogs.js';

const GAME = '(;SZ[9];B[aa];W[bb];B[cc])';
const KEY = 'sgf-board';

/** What this page keeps, instead of what all test pages share. */
class Store {
  readonly kept = new Map<string, string>();
  writes = 0;
  get [KEY]() {
    return this.kept.get(KEY);
  }
  get length() {
    return this.kept.size;
  }
  setItem(key: string, value: string) {
    this.writes++;
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.writes++;
    this.kept.delete(key);
  }
}

let store: Store;

/** Puts another store in the place of the browser's. */
function use(other: () => unknown): void {
  Object.defineProperty(window, 'localStorage', { get: other, configurable: true });
}

function keeps(value: string): void {
  store.kept.set(KEY, value);
  readSettings();
  updateBoards();
}

const fieldOf = (board: Board, name: string) =>
  dialogOf(board)?.querySelector<HTMLSelectElement>(`[name=${name}]`) as HTMLSelectElement;

/** Chooses as a reader does. */
async function choose(board: Board, name: string, value: string): Promise<void> {
  const field = fieldOf(board, name);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await board.ready;
}

const textsOf = async (board: Board) =>
  [...(await board.toSvg()).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
const backgroundOf = (board: Board) =>
  partOf(board, 'board').style.getPropertyValue('--board-background');

describe('the settings of a reader', () => {
  beforeEach(() => {
    store = new Store();
    use(() => store);
    readSettings();
  });
  afterEach(() => {
    fixtureCleanup();
    for (const name of [...settings.keys()]) settings.delete(name);
    Reflect.deleteProperty(window, 'localStorage');
  });

  it('open from the menu, say where they are kept, and write nothing by themselves', async () => {
    const board = await boardOf(GAME, 'lang="en"');
    const dialog = await openSettings(board);
    expect([...dialog.querySelectorAll('label > span')].map((it) => it.textContent)).to.eql([
      ...['Theme', 'Coordinates', 'Move numbers', 'Next moves'],
      ...['Autoplay speed', 'Screen reader announcements', 'Sound of stones'],
    ]);
    for (const field of dialog.querySelectorAll('select'))
      expect(field.selectedOptions[0]?.textContent).to.equal('Default');
    expect(dialog.textContent).to.contain('Saved in this browser.');
    await expect(board).to.be.accessible();
    await pressKey('Escape');
    expect(dialogOf(board)).to.equal(null);
    expect(store.writes).to.equal(0);
  });

  it('are kept when the reader changes one, and given back to the author', async () => {
    const board = await boardOf(GAME, 'numbers="last"');
    const dialog = await openSettings(board);
    await choose(board, 'numbers', 'all');
    await choose(board, 'theme', 'felt');
    expect(store.kept.get(KEY)).to.equal('numbers=all&theme=felt');
    await choose(board, 'numbers', '');
    expect([store.kept.get(KEY), board.numbers]).to.eql(['theme=felt', 'last']);
    buttonNamed(dialog, 'Reset to defaults').click();
    await board.ready;
    expect([...store.kept.keys()]).to.eql([]);
    expect(fieldOf(board, 'theme').value).to.equal('');
  });

  it('win over what the author has set, on all boards of the page at once', async () => {
    const page = await fixture('<div></div>');
    const shadow = page.attachShadow({ mode: 'open' });
    const board = await boardOf(GAME, 'move="3" coordinates="none" theme="dark"');
    const other = await boardOf(GAME, 'move="2" numbers="last"');
    shadow.append(other);
    await settled(other);
    await openSettings(board);
    const before = backgroundOf(board);
    await choose(board, 'numbers', 'all');
    await choose(board, 'coordinates', 'numeric');
    await choose(board, 'theme', 'felt');
    await Promise.all([board.ready, other.ready]);
    const lines = '123456789'.split('');
    const texts = await textsOf(board);
    expect(texts.filter((text) => text === '3')).to.have.length(5); // two columns, two rows, a stone
    expect(texts).to.include.members(lines);
    expect(await textsOf(other)).to.include('1');
    await until(() => backgroundOf(board) !== before, 'the theme');
    await until(() => backgroundOf(other) === backgroundOf(board), 'in a shadow tree, too');
    expect([board.getAttribute('theme'), board.theme]).to.eql(['dark', 'felt']);
  });

  it('show the moves to come, or hide them; a diagram shows them only where its author does', async () => {
    const board = await boardOf(GAME, 'move="1" lang="en"');
    const hinted = await boardOf(GAME, 'move="1" marks="dot next"');
    const diagram = await boardOf(GAME, 'mode="diagram" move="1"');
    const plain = { board: await board.toSvg(), diagram: await diagram.toSvg() };
    const withNext = await hinted.toSvg();
    await openSettings(board);
    await choose(board, 'next', 'show');
    expect(await board.toSvg(), 'shown').to.not.equal(plain.board);
    expect(await diagram.toSvg(), 'a diagram').to.equal(plain.diagram);
    await choose(board, 'next', 'hide');
    expect(await board.toSvg(), 'hidden').to.equal(plain.board);
    expect(await hinted.toSvg(), 'though the author shows them').to.not.equal(withNext);
    hinted.marks = 'dot';
    const dotted = await hinted.toSvg();
    hinted.marks = 'dot next';
    expect(await hinted.toSvg(), 'the other marks stay').to.equal(dotted);
  });

  it('choose how long a move is shown when the game plays', async () => {
    const clock = new FakeClock();
    clock.start();
    const board = await readBoard('(;SZ[9];B[aa];W[bb];B[cc])', 'interval="9000"');
    await openSettings(board);
    await choose(board, 'interval', '1000');
    await pressKey('Escape');
    await board.play();
    await until(() => clock.waiting > 0, 'it should play');
    clock.pass(1000);
    expect(board.moveNumber).to.equal(1);
    keeps('interval=auto');
    const warnings = await warningsOf(async () => {
      clock.pass(1000); // the step that was on its way
      clock.pass(1499);
      expect(board.moveNumber).to.equal(2);
      clock.pass(1);
      expect(board.moveNumber).to.equal(3);
      await board.ready;
    });
    expect(warnings).to.eql([]);
    board.pause();
    clock.restore();
  });

  it('choose what is announced', async () => {
    const board = await readBoard(GAME);
    await openSettings(board);
    await choose(board, 'speech', 'short');
    await pressKey('Escape');
    board.shadowRoot?.querySelector<HTMLElement>('[part~=button-next]')?.click();
    expect(spokenBy(board)).to.equal('Black A9');
  });

  it('follow other tabs of the site', async () => {
    await loadPanels();
    const board = await boardOf(GAME, 'move="2" lang="en"');
    const dialog = await openSettings(board);
    store.kept.set(KEY, 'numbers=all');
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(board.numbers, 'not for another key').to.equal('');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await board.ready;
    expect(board.numbers).to.equal('all');
    expect(await textsOf(board)).to.include('1');
    expect(dialog.querySelector<HTMLSelectElement>('[name=numbers]')?.value).to.equal('all');
    store.kept.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(board.numbers, 'all is cleared').to.equal('');
  });

  it('are those of the page where the browser keeps nothing', async () => {
    use(() => {
      throw new DOMException('no', 'SecurityError');
    });
    readSettings();
    const board = await boardOf(GAME, 'move="2" lang="en"');
    const dialog = await openSettings(board);
    await choose(board, 'numbers', 'all');
    expect(await textsOf(board)).to.include('1');
    expect(dialog.textContent).to.contain('this browser doesn’t save settings');
    readSettings();
    expect(board.numbers, 'still').to.equal('all');
  });

  it('change nothing where something else is kept under their name, or nonsense', async () => {
    const SIZED = 'move="2" style="width: 300px"';
    const plain = await boardOf(GAME, SIZED);
    const before = await plain.toSvg();
    for (const nonsense of [
      '{"theme":1}',
      'null',
      '%%%',
      '&&=&',
      'hideResult=&src=no.sgf&move=1',
    ]) {
      keeps(nonsense);
      const board = await boardOf(GAME, SIZED);
      expect(board.moveNumber, nonsense).to.equal(2);
      expect(await board.toSvg(), nonsense).to.equal(before);
    }
    keeps('theme=%00&numbers=x&coordinates=&next=maybe&interval=-1&speech=loud');
    const board = await readBoard(GAME, SIZED);
    expect(await board.toSvg()).to.equal(before);
    await openSettings(board);
    for (const field of dialogOf(board)?.querySelectorAll('select') ?? [])
      expect(field.selectedIndex, field.name).to.equal(0);
  });

  it('warn of nonsense once, however many boards the page has', async () => {
    keeps('numbers=nonsense&theme=nowhere');
    const warnings = await warningsOf(async () => {
      for (let count = 0; count < 3; count++) await boardOf(GAME, 'move="2"');
    });
    expect(warnings).to.have.length(2);
    expect(warnings.join()).to.contain('numbers="nonsense"').and.contain('theme="nowhere"');
  });

  it('reveal no result', async () => {
    keeps('hideResult=false&hide-result=&numbers=all&next=show');
    const board = await boardOf('(;SZ[9]PB[Ada]RE[B+R];B[aa])', 'hide-result lang="en"');
    await settled(board);
    expect(partOf(board, 'info').textContent).not.to.contain('wins');
  });

  it('are for the screen: paper is black and white', async () => {
    const board = await boardOf(GAME, 'move="2"');
    await Promise.all([loadPart('vectors'), loadPart('menu')]);
    const printed = () => {
      dispatchEvent(new Event('beforeprint'));
      const drawing = rootOf(board).querySelector('[part~="board"] > svg')?.outerHTML;
      dispatchEvent(new Event('afterprint'));
      return drawing;
    };
    await until(printed, 'a drawing');
    const ink = printed();
    const onScreen = await board.toSvg();
    keeps('theme=felt');
    await board.ready;
    expect(printed()).to.equal(ink);
    expect(await board.toSvg()).to.not.equal(onScreen);
  });

  it('have fields that fingers hit, in narrow windows too', async () => {
    const page = await fixture('<div dir="rtl" lang="de"><sgf-board></sgf-board></div>');
    const board = boardIn(page);
    board.sgf = GAME;
    await settled(board);
    const dialog = await openSettings(board);
    await until(() => dialog.ariaLabel === 'Einstellungen', 'German');
    for (const field of dialog.querySelectorAll('select')) {
      const { height, width } = field.getBoundingClientRect();
      expect(Math.min(height, width), field.name).to.be.at.least(40);
    }
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
  });
});
