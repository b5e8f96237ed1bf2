import { nodesIn } from './nodes-in.js';
import { svgPieces } from '../view/svg/svg-pieces.js';
import type { Attributes, MarkupElement, Piece } from '../view/html/markup.js';

/** An element of hast, the tree of rehype. */
export interface HastElement {
  type: 'element';
  tagName: string;
  properties: Record<string, string | boolean | string[]>;
  children: HastNode[];
}

/** A node of hast as a plug-in finds it. */
export interface HastLike {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: HastLike[];
  /** The content of a `<template>`. */
  content?: HastLike;
  data?: { readonly meta?: unknown };
}

type HastNode = HastElement | { type: 'text'; value: string };

/** The board as an element of hast, without raw HTML. */
export function hastOf(board: MarkupElement): HastElement {
  return {
    type: 'element',
    tagName: board.tag,
    properties: propertiesOf(board.attributes),
    children: board.children.flatMap(nodesOf),
  };
}

function nodesOf(piece: Piece): HastNode[] {
  if (typeof piece === 'string') return [{ type: 'text', value: piece }];
  return 'svg' in piece ? svgNodes(piece.svg) : [hastOf(piece)];
}

/** Attributes that have another name in hast. The attributes of a board keep their names. */
function propertiesOf(attributes: Attributes): HastElement['properties'] {
  const properties: HastElement['properties'] = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'class') properties['className'] = String(value).split(' ');
    else if (value !== undefined) properties[name] = value;
  }
  return properties;
}

/** `stroke-width` is `strokeWidth` in hast, for all names that SVG writes with hyphens. */
const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function svgNodes(written: string): HastNode[] {
  const top: HastNode[] = [];
  const open: HastElement[] = [];
  for (const piece of svgPieces(written)) {
    const siblings = open.at(-1)?.children ?? top;
    if (piece.kind === 'end') open.pop();
    else if (piece.kind === 'text') siblings.push({ type: 'text', value: piece.text });
    else {
      const properties = Object.fromEntries(
        piece.attributes.map(([name, value]) => [camelCase(name), value]),
      );
      const element: HastElement = {
        type: 'element',
        tagName: piece.name,
        properties,
        children: [],
      };
      siblings.push(element);
      if (!piece.isEmpty) open.push(element);
    }
  }
  return top;
}

/** The text in an element. */
export function textIn(node: HastLike): string {
  const nodes = [...nodesIn(node)];
  return nodes
    .map(({ type, value = '', content }) =>
      type === 'text' ? value : content ? textIn(content) : '',
    )
    .join('');
}
