import { type Form, type Forms, recordIn } from './forms.js';

/** Another player, and a function that translates its tags into a form. */
interface Peer {
  readonly selector: string;
  read(element: Element): Omit<Form, 'source' | 'chain'> | undefined;
}

const isText = (text: string) => /^\s*\(\s*;/.test(text);

/** A record or the address of one. Most players write either into the same attribute. */
function recordOr(element: Element, value = ''): { sgf: string } | { src: string } | undefined {
  const text = value.trim();
  if (isText(text)) return { sgf: text };
  if (text) return { src: text };
  const sgf = recordIn(element);
  return sgf === undefined ? undefined : { sgf };
}

/** The attributes that have a value. */
function given(attributes: Readonly<Record<string, string | null | undefined>>) {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)) as Record<
    string,
    string
  >;
}

/** Reads a place of WGo: a number of moves, or a path of moves and variations (`{"m": 12, "3": 1}`). */
function wgoPlace(move: string | null): { move?: string } {
  const number = /^\s*(-?\d+)|["']?m["']?\s*:\s*(\d+)/.exec(move ?? '');
  const place = number?.[1] ?? number?.[2];
  return place ? { move: place } : {};
}

const besogoCoordinates: Readonly<Record<string, string>> = {
  none: 'none',
  western: 'western',
  eastern: 'cjk',
  numeric: 'numeric',
  corner: 'corner',
  eastcor: 'corner',
};

const peers: readonly Peer[] = [
  {
    // WGo
    selector: '[data-wgo], [data-wgo-diagram]',
    read(element) {
      const diagram = element.getAttribute('data-wgo-diagram');
      const record = recordOr(element, diagram || (element.getAttribute('data-wgo') ?? ''));
      const place = wgoPlace(element.getAttribute('data-wgo-move'));
      const mode = diagram === null ? undefined : 'diagram';
      return record && { ...record, attributes: given({ ...place, mode }) };
    },
  },
  {
    // EidoGo
    selector: '.eidogo-player-auto, .eidogo-player-problem',
    read(element) {
      const record = recordOr(element, element.getAttribute('sgf') ?? '');
      const isProblem = element.matches('[class~="eidogo-player-problem"]');
      return (
        record && { ...record, attributes: given({ mode: isProblem ? 'problem' : undefined }) }
      );
    },
  },
  {
    // BesoGo
    selector: '.besogo-editor, .besogo-viewer, .besogo-diagram',
    read(element) {
      const record = recordOr(element, element.getAttribute('sgf') ?? '');
      const [path = ''] = /^\d+$/.exec(element.getAttribute('path') ?? '') ?? [];
      const coordinates = besogoCoordinates[element.getAttribute('coord') ?? ''];
      const isDiagram = element.matches('[class~="besogo-diagram"]');
      const mode = isDiagram ? 'diagram' : undefined;
      const move = path || (isDiagram ? '0' : undefined);
      return record && { ...record, attributes: given({ mode, move, coordinates }) };
    },
  },
  {
    // maxiGos: its tag is a script, which contains the record or its address.
    selector: '[data-maxigos-sgf], script[src*="maxigos" i], script[src*="sgfplayer.php"]',
    read(element) {
      const text = element.getAttribute('data-maxigos-sgf') ?? element.textContent;
      const record = recordOr(element, text);
      const kind = /(?:-|=)(problem|diagram)/.exec(element.getAttribute('src') ?? '')?.[1];
      return record && { ...record, attributes: given({ mode: kind }) };
    },
  },
  {
    // Glift: boxes whose ids are in a script of the page.
    selector: 'div[id]',
    read(element) {
      const call = gliftCalls().find(({ id }) => id === element.id);
      if (!call || element.childElementCount > 0) return undefined;
      const record = recordOr(element, call.record);
      return record && { ...record, attributes: given({ mode: call.mode }) };
    },
  },
];

interface GliftCall {
  readonly id: string;
  readonly record: string;
  readonly mode: string | undefined;
}

/** The calls of Glift in the text of the page's scripts. Without Glift they do nothing. */
function gliftCalls(): readonly GliftCall[] {
  return [...document.scripts].flatMap(({ textContent }) =>
    textContent
      .split('glift.create(')
      .slice(1)
      .flatMap((call) => {
        const id = fieldIn(call, 'divId');
        const record = ['sgf', 'sgfString', 'url'].map((name) => fieldIn(call, name)).find(Boolean);
        const mode = /PROBLEM/.test(call) ? 'problem' : undefined;
        return id && record ? [{ id, record, mode }] : [];
      }),
  );
}

/** A field of an object literal whose value is a string literal. */
function fieldIn(code: string, name: string): string | undefined {
  const field = new RegExp(
    `["']?\\b${name}["']?\\s*:\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|'((?:[^'\\\\]|\\\\.)*)'|\`((?:[^\`\\\\]|\\\\.)*)\`)`,
  );
  const [, ...values]: (string | undefined)[] = field.exec(code) ?? [];
  return values
    .find((value) => value !== undefined)
    ?.replace(/\\(u[\da-f]{4}|[^])/gi, (_, escape: string) => unescaped(escape));
}

function unescaped(escape: string): string {
  if (escape.length === 5) return String.fromCharCode(parseInt(escape.slice(1), 16));
  return ({ n: '\n', r: '\r', t: '\t', '\n': '' } as Record<string, string>)[escape] ?? escape;
}

/** The tags of WGo, EidoGo, BesoGo, maxiGos and Glift. */
export const peerForms: Forms = {
  selector: peers.map(({ selector }) => selector).join(),
  formOf(element) {
    const peer = peers.find(({ selector }) => element.matches(selector));
    const read = peer?.read(element);
    return read && { source: element, chain: [], ...read };
  },
};
