import { endOfValue } from '../../sgf/characters.js';
import { basicKind, type ValueType } from '../../sgf/properties.js';

/** A record in a text, which may contain other words before and after it. */
export interface FoundRecord {
  /** The indices of its beginning and its end in the text. */
  readonly start: number;
  readonly end: number;
  /** Whether all its parentheses are closed. */
  readonly isWhole: boolean;
  /** Whether all words between its values belong to nodes. */
  readonly isClean: boolean;
  /** The index up to which there are only nodes, and each value has its `]`. */
  readonly cleanEnd: number;
  /** The record as its author wrote it, as far as that can be known. */
  readonly sgf: string;
}

/** All kinds of white space, and invisible characters. */
const BLANK = '[\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]*';
const opening = new RegExp(`\\(${BLANK};`);
const nextGame = new RegExp(`${BLANK}\\(${BLANK};`, 'y');
/** The name of a property, which may follow the `]` that ends a value. */
const NAME = `[A-Z]{1,2}${BLANK}|[A-Z][A-Za-z\\u00ad\\u200b\\u2060\\ufeff]{1,29}`;
const behindValue = new RegExp(`${BLANK}(?:[[;()]|(?:${NAME})\\[|$)`, 'y');
/** Text before which a value must have ended: another property, or a game. */
const beginsProperty = /[;()\]\s][A-Z]{1,2}\[|\(\s*;/;

const betweenValues = new RegExp(`^[\\s;()]*(?:[A-Za-z]{1,30}\\s*)?$`);
const behindValues = /^[\s;()]*$/;
const betweenNodes = /[\s;)]*[;)]|\s*\(\s*;/y;

/** Maximum length of a property's name with the blanks after it, in characters. */
const LONGEST_NAME = 40;

/** Invisible characters that hyphenation, word processors and web pages add. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;
/** Blanks that are not ASCII. */
const oddBlanks = /[^\S \t\r\n\f\v]+|[\u200e\u200f]+/g;
/** Types of values that people read. They are not changed; in all other values the typography is undone. */
const texts = new Set<ValueType>(['text', 'texts', 'simpletext', 'composite', 'figure']);
/** Text properties that programs read, such as dates, times and results. */
const readTexts = /^(?:DT|RE|OT|TC|HD)$/;

/** The index at which a record begins in a text, or -1. */
export function startOfRecord(text: string): number {
  return text.search(opening);
}

/**
 * Finds the first games in a text, and undoes the changes of web pages to the characters of a record: invisible
 * characters and odd blanks between values, typography in values that are not texts, and a lost backslash before `]`.
 */
export function findRecord(text: string): FoundRecord | undefined {
  const start = startOfRecord(text);
  if (start < 0) return undefined;
  const parts: string[] = [];
  let depth = 0;
  let at = start;
  let identifier = '';
  let isClean = true;
  let cleanEnd = start;
  for (let from = start; at < text.length;) {
    const letter = text[at];
    if (letter === '[') {
      const before = plainBlanks(text.slice(from, at));
      identifier = /[A-Za-z]+\s*$/.exec(before.slice(-LONGEST_NAME))?.[0].trim() ?? identifier;
      isClean &&= betweenValues.test(before);
      const { value, end } = readValue(text, at + 1);
      parts.push(before, '[', cleanValue(identifier, value), end < text.length ? ']' : '');
      from = at = Math.min(end + 1, text.length);
      if (isClean && end < text.length) cleanEnd = at;
      continue;
    }
    at += 1;
    if (letter === '(') depth += 1;
    const isEnd = letter === ')' && (depth -= 1) === 0 && !isNextGame(text, at);
    if (!isEnd && at < text.length) continue;
    const rest = plainBlanks(text.slice(from, at));
    isClean &&= behindValues.test(rest);
    parts.push(rest);
    break;
  }
  betweenNodes.lastIndex = cleanEnd;
  cleanEnd = Math.min(at, cleanEnd + (betweenNodes.exec(text)?.[0].length ?? 0));
  return { start, end: at, isWhole: depth === 0, isClean, cleanEnd, sgf: parts.join('') };
}

function isNextGame(text: string, at: number): boolean {
  nextGame.lastIndex = at;
  return nextGame.test(text);
}

function plainBlanks(text: string): string {
  return text.replace(unseen, '').replace(oddBlanks, ' ');
}

/** A raw value and the index of the `]` that ends it. A `]` that only text can follow is part of the value. */
function readValue(text: string, from: number): { value: string; end: number } {
  let value = '';
  let start = from;
  let end = endOfValue(text, start);
  while (end < text.length && !closes(text, end)) {
    value += `${text.slice(start, end)}\\]`;
    start = end + 1;
    end = endOfValue(text, start);
  }
  return { value: value + text.slice(start, end), end };
}

function closes(text: string, at: number): boolean {
  behindValue.lastIndex = at + 1;
  if (behindValue.test(text)) return true;
  const next = endOfValue(text, at + 1);
  return next === text.length || beginsProperty.test(text.slice(at, next));
}

function cleanValue(identifier: string, raw: string): string {
  const value = raw.replace(unseen, '');
  const type = basicKind(identifier)?.type;
  const isText = !type || (texts.has(type) && !readTexts.test(identifier));
  if (isText) return value;
  // People read the text of a label, so it is not changed.
  const [point = '', ...words] = type === 'labels' ? value.split(':') : [value];
  const [first = '', ...others] = words;
  const rest = words.length > 0 ? [first.replace(/^[^\S \t\r\n]+/, ''), ...others] : [];
  return [withoutTypography(point), ...rest].join(':');
}

function withoutTypography(value: string): string {
  return value
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('×', 'x')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/^[^\S \t\r\n]+|[^\S \t\r\n]+$/g, '')
    .replace(oddBlanks, ' ')
    .replace(/ ?: ?/g, ':');
}
