import { area, type KeyOf } from '../language.js';

/** The position as text, in English; loaded on demand. `{name}` is filled in; see `language.ts`. */
export const enPosition = area('position', {
  title: 'Position as text',
  now: 'Now',
  turn: '{color} to play',
  lastMoves: 'Last moves',
  captures: 'Captures',
  captured: {
    one: '{color} has captured {count} stone',
    other: '{color} has captured {count} stones',
  },
  atari: 'In atari',
  noAtari: 'none',
  chain: {
    one: '{color} {point}, {count} stone, liberty {liberty}',
    other: '{color} {point}, {count} stones, liberty {liberty}',
  },
  moves: 'Moves',
  marks: 'Marks and labels',
  circle: 'Circle: {points}',
  square: 'Square: {points}',
  triangle: 'Triangle: {points}',
  cross: 'Cross: {points}',
  selected: 'Selected: {points}',
  blackTerritory: 'Black territory: {points}',
  whiteTerritory: 'White territory: {points}',
  label: 'Label {text}: {point}',
  arrow: 'Arrow from {from} to {to}',
  line: 'Line from {from} to {to}',
  black: { one: '{count} black stone', other: '{count} black stones' },
  white: { one: '{count} white stone', other: '{count} white stones' },
  seen: 'Visible part',
  whole: 'the whole board, {columns} by {rows}',
  part: '{from} to {to} of a board of {columns} by {rows}',
  diagram: 'As a text diagram',
  list: '{title}: {lines}.',
});

export type PositionTextKey = KeyOf<typeof enPosition>;
