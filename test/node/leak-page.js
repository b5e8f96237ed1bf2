// The page of leak.test.js: boards of each kind are added, used and removed.

/** Boards of each kind in the page at once. */
const PER_KIND = 4;
const LONGEST_WAIT_MS = 20_000;

const game = '(;SZ[9]PB[Black]PW[White];B[ee]C[Centre](;W[cc];B[gg])(;W[gc];B[cg]LB[cg:A]))';
const collection = Array.from({ length: 3 }, (_, i) => `(;SZ[9]GN[Game ${i}];B[ee];W[cc])`).join(
  '',
);

const told =
  '(;SZ[9]PB[Black]PW[White]KM[6.5]EV[Cup]TM[600];B[ee]BL[590];W[cc]WL[580]C[At E5 and B E5 W C7.])';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function until(isSo, what) {
  const end = performance.now() + LONGEST_WAIT_MS;
  for (let known = isSo(); !known; known = isSo()) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await nextFrame();
  }
}

const inside = (board, selector) => board.shadowRoot.querySelector(selector);
const isPainted = (board) => inside(board, 'canvas').width > 0;
const hasTree = (board) => inside(board, '[part=tree] [role=tree] [role=treeitem]') !== null;

function point(target, type, at = 0.5, init = {}) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = { clientX: left + at * width, clientY: top + at * height };
  const fixed = {
    bubbles: true,
    composed: true,
    cancelable: true,
    pointerType: 'mouse',
    pointerId: 1,
  };
  target.dispatchEvent(new PointerEvent(type, { ...fixed, ...place, ...init }));
}

async function walkTree(board) {
  await until(() => hasTree(board), 'the tree');
  board.last();
  board.down();
  inside(board, '[role=tree]').focus();
  await board.updateComplete;
}

/** The preview of a node is open when the board is removed. */
async function hoverTree(board) {
  await until(() => hasTree(board), 'the tree');
  board.last();
  point(inside(board, 'canvas'), 'pointermove');
  await until(() => inside(board, '.next')?.title.includes('('), 'what hears keys');
  const tree = inside(board, '[role=tree]'); // not focused: that would close the other boards' previews
  for (const key of ['ArrowLeft', 'ArrowLeft'])
    tree.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  await until(() => inside(board, '.preview')?.hidden === false, 'the preview');
}

async function hoverBoard(board) {
  await until(() => isPainted(board), 'the board');
  point(inside(board, 'canvas'), 'pointermove');
  point(inside(board, 'canvas'), 'pointermove', 0.3);
  await until(() => inside(board, '.next')?.title.includes('('), 'what moves boards');
  board.focus();
}

/** A button is held down when the board is removed. */
async function holdButton(board) {
  await hoverBoard(board);
  point(inside(board, 'button.next'), 'pointerdown', 0.5, { isPrimary: true });
}

async function play(board) {
  const playing = new Promise((resolve) => board.addEventListener('sgf-play', resolve));
  await board.play();
  await playing;
}

async function chooseGame(board) {
  await until(() => inside(board, 'button.choose'), 'the games');
  inside(board, 'button.choose').click();
  await until(() => inside(board, 'dialog li:last-child button'), 'the list');
  inside(board, 'dialog li:last-child button').click();
  await until(() => board.currentPath.startsWith('game3.'), 'the other game');
  await board.updateComplete;
  inside(board, 'button.choose').click();
}

async function followLink(board) {
  await until(() => board.querySelector('a').hasAttribute('aria-current'), 'the marked link');
  board.querySelectorAll('a')[1].click();
  await until(() => board.moveNumber === 2, 'the link');
}

const key = (target, name) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
  );

/** What readers use is loaded by the first touch. */
async function touch(board) {
  await until(() => isPainted(board), 'the board');
  point(inside(board, 'canvas'), 'pointermove');
}

/** A reference in a comment is shown, and a dialog is open, when the board is removed. */
async function read(board) {
  await touch(board);
  await board.ready;
  board.last();
  await until(() => inside(board, '.comment .ref'), 'the comment that is alive');
  inside(board, '.comment .ref').click();
  inside(board, '[part~=button-info]').click();
  await until(() => inside(board, 'dialog[open]'), 'the information');
}

async function explore(board) {
  await touch(board);
  await until(() => inside(board, '.explore'), 'the way to the grid');
  inside(board, 'canvas').focus();
  key(inside(board, 'canvas'), 'Enter');
  await until(() => inside(board, '[role=grid]'), 'the grid');
}

async function help(board) {
  await touch(board);
  await until(() => inside(board, '.explore'), 'the keys');
  key(inside(board, 'canvas'), '?');
  await until(() => inside(board, 'dialog[open]'), 'the help');
}

async function tryMove(board) {
  await touch(board);
  await until(() => inside(board, '.own'), 'the row of own moves');
  const down = board.moveNumber;
  await until(() => {
    point(inside(board, 'canvas'), 'click', 0.3);
    return board.moveNumber > down;
  }, 'an own move');
  await until(() => hasTree(board), 'the tree');
}

/** The menu is open when the board is removed. */
async function openTools(board) {
  await touch(board);
  await until(() => inside(board, '[part~=button-tools]'), 'the tools');
  inside(board, '[part~=button-tools]').click();
  await until(() => inside(board, '.tools button, [popover] button'), 'the menu');
}

async function changeLanguage(board) {
  const name = () => inside(board, '[part=slider]')?.ariaLabel;
  await until(() => name() === 'Position in the game', 'English');
  board.lang = 'de';
  await until(() => name() === 'Stelle in der Partie', 'German');
}

async function changeText(board) {
  await board.ready;
  board.firstChild.data = told;
  await until(() => board.tree.size === 3, 'the other text');
  board.firstChild.data = game; // is parsed after the board is removed
}

async function print(board) {
  await until(() => isPainted(board), 'the board');
  dispatchEvent(new Event('beforeprint'));
  await board.updateComplete;
  dispatchEvent(new Event('afterprint'));
}

async function command(board) {
  for (const name of ['--next', '--flip', '--play']) {
    const source = document.createElement('button');
    board.dispatchEvent(Object.assign(new Event('command'), { command: name, source }));
  }
  await until(() => board.moveNumber === 1, 'the commands');
}

let count = 0;
/** Links are inside their board only to be removed with it. */
const links = (id) => `<a href="#${id}/1">one</a><a href="#${id}/2">two</a>`;

/** By kind: the element's attributes and content, and how it is used before it is removed. */
const kinds = {
  tree: [() => `<sgf-board>${game}</sgf-board>`, walkTree],
  'hovered tree': [() => `<sgf-board keys="focus">${game}</sgf-board>`, hoverTree],
  diagram: [
    () => `<sgf-board mode="diagram" numbers="all">${game}</sgf-board>`,
    (board) => board.ready,
  ],
  playing: [() => `<sgf-board loop interval="100">${game}</sgf-board>`, play],
  'playing by itself': [() => `<sgf-board autoplay>${game}</sgf-board>`, (board) => board.ready],
  linked: [
    () => {
      const id = `g${count}`;
      return `<sgf-board id="${id}" path="1" data-sgf="${game}">${links(id)}</sgf-board>`;
    },
    followLink,
  ],
  'in a shadow tree': [
    () => `<sgf-board id="s${count}" path="1" data-sgf="${game}">${links(`s${count}`)}</sgf-board>`,
    followLink,
  ],
  follower: [() => `<sgf-board src="#holder"></sgf-board>`, (board) => board.ready],
  collection: [() => `<sgf-board>${collection}</sgf-board>`, chooseGame],
  hovered: [() => `<sgf-board wheel="focus" theme="walnut">${game}</sgf-board>`, hoverBoard],
  held: [() => `<sgf-board>${game}</sgf-board>`, holdButton],
  printed: [() => `<sgf-board>${game}</sgf-board>`, print],
  commanded: [() => `<sgf-board>${game}</sgf-board>`, command],
  exported: [() => `<sgf-board>${game}</sgf-board>`, (board) => board.toSvg()],
  broken: [() => `<sgf-board>(;SZ[9]B[zz];B[aa];B[aa]</sgf-board>`, (board) => board.ready],
  'with other text': [() => `<sgf-board>${game}</sgf-board>`, changeText],
  'edited by others': [
    () => '<sgf-board>(;SZ[9];W<a href=";B%5Bcg%5D">gc</a>(;B[gg]))</sgf-board>',
    (board) => until(() => board.diagnostics.length > 0, 'what was undone'),
  ],
  'not found': [
    () => `<sgf-board src="/none.sgf"></sgf-board>`,
    (board) => board.ready.catch(() => {}),
  ],
  'gone while loading': [() => `<sgf-board src="/slow.sgf?${count}"></sgf-board>`, nextFrame],
  'gone at once': [() => `<sgf-board autoplay id="h${count}">${game}</sgf-board>`, () => undefined],
  read: [() => `<sgf-board data-sgf="${told}"></sgf-board>`, read],
  explored: [() => `<sgf-board>${game}</sgf-board>`, explore],
  helped: [() => `<sgf-board>${game}</sgf-board>`, help],
  'with own moves': [() => `<sgf-board try>${game}</sgf-board>`, tryMove],
  'taken along': [
    () => `<sgf-board id="t${count}" tools="link help">${game}</sgf-board>`,
    openTools,
  ],
  'in another language': [() => `<sgf-board lang="en">${game}</sgf-board>`, changeLanguage],
  moved: [
    () => `<sgf-board>${game}</sgf-board>`,
    async (board) => {
      await walkTree(board);
      board.parentNode.append(board);
      await board.updateComplete;
    },
  ],
};

function shadowIn(place) {
  const host = document.createElement('div');
  host.style.cssText = 'position: absolute; top: 0; width: 760px'; // in view, like the others
  place.append(host);
  return host.attachShadow({ mode: 'open' });
}

function put(kind, place) {
  count += 1;
  const [markup] = kinds[kind];
  const root = kind === 'in a shadow tree' ? shadowIn(place) : place;
  const template = document.createElement('template');
  template.innerHTML = markup();
  root.append(template.content);
  const board = root.lastElementChild;
  board.dataset.kind = kind;
  return board;
}

/** Adds boards of one kind, uses them and removes them. */
async function comeAndGoOnce(kind) {
  const place = document.createElement('main');
  document.body.append(place);
  const boards = Array.from({ length: PER_KIND }, () => put(kind, place));
  const [, use] = kinds[kind];
  try {
    await Promise.all(boards.map(use));
  } catch (error) {
    throw new Error(`${kind}: ${error.message}`, { cause: error });
  }
  place.remove();
}

/** @returns how many boards have been added and removed */
globalThis.comeAndGo = async (rounds) => {
  const before = count;
  for (let round = 0; round < rounds; round++) {
    for (const kind of Object.keys(kinds)) await comeAndGoOnce(kind);
  }
  // Releases what the last event, frame or idle callback still refers to.
  point(document.body, 'pointermove');
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve));
  return count - before;
};
