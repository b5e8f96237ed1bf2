import { readAddress, gameAt } from '../../game/address.js';
import type { Invocation } from '../commands.js';
import type { Board } from '../board.js';
import { orientingCommands } from './orienting.js';
import { openingNode } from '../attributes.js';
import type { ModuleOf, PartName } from '../platform/load-part.js';

/** Adds the commands that few readers use. */
export function addMoreCommands(board: Board): void {
  const { host, session } = board;
  if (board.commands.has('repeat-move')) return; // already added
  board.commands.add({
    go: (invocation) => goToValue(board, invocation),
    hint: () => session.challenge?.hint(),
    solution: () => session.challenge?.reveal(),
    reset: ({ source }) =>
      session.challenge?.reset() ?? session.go({ node: openingNode(host, session.tree) }, source),
    play: () => host.play().catch(ignore),
    pause: () => host.pause(),
    async 'explore-at'(invocation) {
      await board.commands.run('explore');
      const isName = /\w/.test(invocation.key ?? '');
      board.commands.run(isName ? 'find-point' : 'walk-stones', invocation); // starts from the last move
    },
    'repeat-move'() {
      const { game, node, position, challenge } = session;
      const before = game.replayer.positionAt(game.tree.parent(node) ?? node);
      board.announcer.say(challenge?.said ?? session.sayStep(position, before));
    },
    ...orientingCommands(board),
    async download() {
      const part = await board.parts.load('export');
      await host.ready.then(() => part?.downloadRecord(board), ignore);
    },
    describe: async () => (await partFor(board, 'position'))?.openPosition(board),
    count: async () => (await partFor(board, 'count'))?.toggleCount(board),
    settings: async () => (await partFor(board, 'settings'))?.openSettings(board),
    help: async () => (await partFor(board, 'help'))?.openHelp(board),
  });
}

/** Loads a part; `undefined` if that fails, or if the board has left the page by then. */
async function partFor<Name extends PartName>(
  { parts, host }: Board,
  name: Name,
): Promise<ModuleOf<Name> | undefined> {
  const part = await parts.load(name);
  return host.isConnected ? part : undefined;
}

/** Commands of the page's buttons, without their two dashes: those that need a record, and those that don't. */
const needRecord =
  'first prev next last prev-variation next-variation go reset solution hint describe count'.split(
    ' ',
  );
const needNothing =
  'play pause flip rotate mirror swap-colors reset-view fullscreen download'.split(' ');
const otherNames: Readonly<Record<string, string>> = {
  'prev-variation': 'up',
  'next-variation': 'down',
};

/** Runs the command of a page's button, as soon as there is a record if it needs one. Unknown commands are ignored. */
export function runForPage(board: Board, command: string, invoker: Element | null): void {
  const { host, commands, parts } = board;
  addMoreCommands(board);
  parts.touch();
  const name = command.replace(/^--/, '');
  const run = () => void commands.run(otherNames[name] ?? name, { source: 'command', invoker });
  if (needNothing.includes(name) || (host.collection && needRecord.includes(name))) run();
  else if (needRecord.includes(name)) host.ready.then(run, ignore);
}

function goToValue({ host, session }: Board, { source, invoker }: Invocation): void {
  const value = invoker?.getAttribute('value') ?? '';
  const game = gameAt(host, value);
  if (game && readAddress(game, value) !== undefined) {
    session.enter(value);
    session.goTo(value, source);
  } else
    console.warn(
      `<sgf-board id="${host.id}">: no node has the address “${value}” of --go, such as 35, 35.2.4, game2.35, last or #Name.`,
    );
}

/** Ignores an error: a board that can't show its record says so itself. */
const ignore = () => undefined;
