import { helpText, type HelpTextKey } from '../../texts/help-texts.js';
import { steeringText } from '../../texts/steering-texts.js';
import { choiceOf } from '../options.js';
import type { ReadBoard } from '../reading/read-board.js';

/** Keys, and what they do. */
interface KeyHelp {
  readonly keys: readonly string[];
  readonly what: HelpTextKey;
}

/** What keys do in one part of the board. */
export interface KeySection {
  readonly title: HelpTextKey;
  readonly rows: readonly KeyHelp[];
}

/** The keys of what is there: those of a board that takes none, or of a tree that is not shown, are left out. */
export function keySections(board: ReadBoard): KeySection[] {
  const { host, shell, cursor } = board;
  const { game } = cursor;
  const { replayer, hasVariations } = game;
  const hasKeys = choiceOf(host, 'keys') === 'focus';
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const slider = shell.controls.querySelector('input');
  const isTreeSeen = shell.frame.classList.contains('has-tree') && isSeen(shell.tree);
  const sections = [
    { title: 'board', rows: boardKeys(hasKeys, hasVariations, replayer.hasBoard) },
    { title: 'grid', rows: replayer.hasBoard ? gridKeys(host.try) : [] },
    { title: 'buttons', rows: isSeen(shell.controls) ? [row('beside', '←', '→')] : [] },
    { title: 'slider', rows: slider && isSeen(slider) ? [row('slide', '←', '→')] : [] },
    { title: 'tree', rows: isTreeSeen ? treeKeys() : [] },
    { title: 'comment', rows: game.hasComments && isSeen(shell.comment) ? commentKeys() : [] },
    { title: 'own', rows: cursor.takesMoves && hasKeys ? ownKeys() : [] },
  ] as const;
  return sections.filter(({ rows }) => rows.length > 0);
}

function row(what: HelpTextKey, ...keys: string[]): KeyHelp {
  return { what, keys };
}

function boardKeys(hasKeys: boolean, hasVariations: boolean, hasBoard: boolean): KeyHelp[] {
  const explore = hasBoard ? [row('explore', helpText('enter'))] : [];
  if (!hasKeys) return explore;
  return [
    row('steps', '←', '→'),
    ...(hasVariations ? [row('siblings', '↑', '↓')] : []),
    row('pages', steeringText('back10'), steeringText('forward10')),
    row('ends', steeringText('first'), steeringText('last')),
    row('remarks', helpText('shift', { key: '←' }), helpText('shift', { key: '→' })),
    ...(hasBoard ? [row('play', steeringText('play'))] : []),
    ...explore,
    ...(hasBoard ? [row('describe', 'D')] : []),
    row('help', '?'),
  ];
}

function gridKeys(canTry: boolean): KeyHelp[] {
  const [home, end] = [steeringText('first'), steeringText('last')];
  return [
    row('points', '←', '→', '↑', '↓'),
    row('rowEnds', home, end),
    row('corners', helpText('control', { key: home }), helpText('control', { key: end })),
    row('rows', steeringText('back10'), steeringText('forward10')),
    row(canTry ? 'selectOrPlay' : 'select', helpText('enter'), steeringText('play')),
    row('stepHere', ',', '.'),
    row('leave', helpText('escape')),
  ];
}

function commentKeys(): KeyHelp[] {
  return [row('name', helpText('enter')), row('follow', '←', '→'), row('end', helpText('escape'))];
}

function ownKeys(): KeyHelp[] {
  return [row('undo', helpText('control', { key: 'Z' }))];
}

function treeKeys(): KeyHelp[] {
  return [row('walk', '←', '→', '↑', '↓'), row('show', helpText('enter'), steeringText('play'))];
}
