import { AtomsView } from './atoms.js';
import { ChatReader } from './chat-lines.js';
import type { Finding, Named } from './finding.js';
import { findLabel } from './label-words.js';
import { hrefOf, lexWithLinks } from './links.js';
import { findMove } from './move-words.js';
import { findNode } from './node-words.js';
import { findPoint } from './point-words.js';
import { findSequence } from './sequences.js';
import type { CommentContext, CommentParagraph, CommentToken } from './tokens.js';

/**
 * Longest part of a comment that is searched for references, in UTF-16 code units. The rest is plain text: few people
 * read that far, and every token costs an element.
 */
const LONGEST_READ = 20_000;
const MOST_PARAGRAPHS = 500;

/** In order of precedence: a label on the board is what the author means, whatever else it may look like. */
const finders = [findSequence, findLabel, findMove, findPoint, findNode] as const;

/**
 * Reads a comment and finds references to the board and links, in one pass. The texts of all tokens, with line feeds
 * between the paragraphs, are the comment.
 */
export function readComment(comment: string, context: CommentContext): CommentParagraph[] {
  const lines = comment.split('\n', MOST_PARAGRAPHS);
  const chat = new ChatReader(lines);
  const paragraphs: CommentParagraph[] = [];
  let end = 0;
  for (const line of lines) {
    const room = LONGEST_READ - end;
    if (room <= 0) break;
    const cut = line.length > room ? line.lastIndexOf(' ', room) + 1 : line.length;
    const { tokens, isChat } = readLine(line.slice(0, cut), chat, context);
    paragraphs.push({ tokens: [...tokens, ...textOf(line.slice(cut))], isChat });
    end += line.length + 1;
  }
  if (end <= comment.length) paragraphs.push({ tokens: textOf(comment.slice(end)), isChat: false });
  return paragraphs;
}

function readLine(line: string, chat: ChatReader, context: CommentContext): CommentParagraph {
  const said = chat.read(line);
  if (!said) return { tokens: readText(line, context), isChat: false };
  const { before, speaker, between, rank, rest } = said;
  const tokens: CommentToken[] = [
    ...textOf(before),
    { kind: 'speaker', text: speaker },
    ...textOf(between),
    ...(rank ? [{ kind: 'rank', text: rank } as const] : []),
    ...readText(rest, context),
  ];
  return { tokens, isChat: true };
}

/** Plain text between two references becomes one token. */
function readText(text: string, context: CommentContext): CommentToken[] {
  const atoms = new AtomsView(lexWithLinks(text));
  const tokens: CommentToken[] = [];
  let last: Named | undefined;
  let plain: string[] = [];
  const add = (token: CommentToken) => {
    tokens.push(...textOf(plain.join('')), token);
    plain = [];
  };
  for (let index = 0; index < atoms.atoms.length;) {
    const atom = atoms.atoms[index];
    if (!atom) break;
    const isAddress = atom.kind === 'link' || atom.kind === 'mail';
    const found = isAddress ? undefined : find({ atoms, context, last }, index);
    if (isAddress) add({ kind: atom.kind, text: atom.text, href: hrefOf(atom) });
    else if (found) {
      add(found.token);
      // Quotes or brackets around a label belong to it: 'a' and 'b'.
      const isEnclosed = found.token.kind === 'label' && atoms.isEnclosed(index);
      last = { kind: found.token.kind, end: index + found.length + (isEnclosed ? 1 : 0) };
    } else plain.push(atom.text);
    index += found?.length ?? 1;
  }
  return [...tokens, ...textOf(plain.join(''))];
}

function find(reading: Parameters<typeof findPoint>[0], index: number): Finding | undefined {
  const kind = reading.atoms.atoms[index]?.kind;
  const text = reading.atoms.textAt(index);
  if (kind === 'sign' && text !== '#') return findSign(text, reading.context);
  if (kind === 'space') return undefined;
  for (const finder of finders) {
    const finding = finder(reading, index);
    if (finding) return finding;
  }
  return undefined;
}

/** ❶, △ and the like: a label, a number or a mark of the board. */
function findSign(text: string, context: CommentContext): Finding | undefined {
  const points = context.labels.get(text) ?? context.pointsOfSign(text);
  return points.length > 0 ? { token: { kind: 'label', text, points }, length: 1 } : undefined;
}

function textOf(text: string): CommentToken[] {
  return text ? [{ kind: 'text', text }] : [];
}
