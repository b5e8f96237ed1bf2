import type { BoardContext } from '../context.js';
import type { Language } from '../../texts/language.js';
import { helpText, type HelpTextKey } from '../../texts/en-help.js';
import { steeringText } from '../../texts/en-steering.js';
import { choiceOf } from '../options.js';

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
export function keySections(board: BoardContext, language: Language): KeySection[] {
  const { host, shell, session } = board;
  const { game } = session;
  const { replayer, hasVariations } = game;
  const hasKeys = choiceOf(host, 'keys') === 'focus';
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const slider = shell.controls.querySelector('input');
  const isTreeSeen = shell.frame.classList.contains('has-tree') && isSeen(shell.tree);
  const sections = [
    { title: 'board', rows: boardKeys(hasKeys, hasVariations, replayer.hasBoard, language) },
    { title: 'grid', rows: replayer.hasBoard ? gridKeys(host.try, language) : [] },
    { title: 'buttons', rows: isSeen(shell.controls) ? [row('beside', '←', '→')] : [] },
    { title: 'slider', rows: slider && isSeen(slider) ? [row('slide', '←', '→')] : [] },
    { title: 'tree', rows: isTreeSeen ? treeKeys(language) : [] },
    {
      title: 'comment',
      rows: game.hasComments && isSeen(shell.comment) ? commentKeys(language) : [],
    },
    { title: 'own', rows: session.takesMoves && hasKeys ? ownKeys(language) : [] },
  ] as const;
  return sections.filter(({ rows }) => rows.length > 0);
}

function row(what: HelpTextKey, ...keys: string[]): KeyHelp {
  return { what, keys };
}

function boardKeys(
  hasKeys: boolean,
  hasVariations: boolean,
  hasBoard: boolean,
  language: Language,
): KeyHelp[] {
  const explore = hasBoard ? [row('explore', helpText('enter', language))] : [];
  if (!hasKeys) return explore;
  return [
    row('steps', '←', '→'),
    ...(hasVariations ? [row('siblings', '↑', '↓')] : []),
    row('pages', steeringText('back10', language), steeringText('forward10', language)),
    row('ends', steeringText('first', language), steeringText('last', language)),
    row(
      'remarks',
      helpText('shift', { key: '←' }, language),
      helpText('shift', { key: '→' }, language),
    ),
    ...(hasBoard ? [row('play', steeringText('play', language))] : []),
    ...explore,
    ...(hasBoard ? [row('describe', 'D')] : []),
    row('help', '?'),
  ];
}

function gridKeys(canTry: boolean, language: Language): KeyHelp[] {
  const [home, end] = [steeringText('first', language), steeringText('last', language)];
  return [
    row('points', '←', '→', '↑', '↓'),
    row('rowEnds', home, end),
    row(
      'corners',
      helpText('control', { key: home }, language),
      helpText('control', { key: end }, language),
    ),
    row('rows', steeringText('back10', language), steeringText('forward10', language)),
    row(
      canTry ? 'selectOrPlay' : 'select',
      helpText('enter', language),
      steeringText('play', language),
    ),
    row('stepHere', ',', '.'),
    row('leave', helpText('escape', language)),
  ];
}

function commentKeys(language: Language): KeyHelp[] {
  return [
    row('name', helpText('enter', language)),
    row('follow', '←', '→'),
    row('end', helpText('escape', language)),
  ];
}

function ownKeys(language: Language): KeyHelp[] {
  return [row('undo', helpText('control', { key: 'Z' }, language))];
}

function treeKeys(language: Language): KeyHelp[] {
  return [
    row('walk', '←', '→', '↑', '↓'),
    row('show', helpText('enter', language), steeringText('play', language)),
  ];
}
