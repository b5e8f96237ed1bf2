import type { NodePath } from '../helpers/records.js';

/** One case as its JSON file has it; README.md of this folder says what each key means. */
export interface CaseExpectation extends Place {
  readonly games?: number;
  readonly nodes?: readonly number[];
  readonly tree?: unknown;
  readonly positions?: readonly Place[];
  readonly info?: Readonly<Record<string, unknown>>;
  readonly warnings?: readonly string[];
  readonly notWarnings?: readonly string[];
  readonly clean?: boolean;
}

/** A place in a file, and what is expected there. */
export interface Place {
  readonly board?: { readonly game: number; readonly path: NodePath; readonly rows: string[] };
  readonly at?: { readonly game: number; readonly path: NodePath };
  readonly captures?: object;
  readonly toPlay?: string;
  readonly node?: Readonly<Record<string, unknown>>;
}

/** The kinds of warning that a clean record raises none of. */
export const warningKinds = new Set(
  (
    'no-sgf empty-tree junk-before junk-after illegal-char missing-paren extra-paren ' +
    'unterminated-value unescaped-bracket missing-semicolon no-value value-without-ident duplicate-property ' +
    'decode-error unknown-charset charset-mismatch mixed-charset ' +
    'bad-value bad-point duplicate-point point-case point-form western-coords too-many-values ' +
    'board-size square-as-rect ff-unknown unsupported-game unknown-property ' +
    'root-property-elsewhere info-elsewhere bad-date bad-result bad-komi komi-hundredths time-units ' +
    'overwrite suicide ko two-moves move-in-root setup-and-move old-style-variation ' +
    'annotation-without-move contradicting-annotations swap-sides-meant'
  ).split(' '),
);

/** All keys that a case may have, and those of its nodes. */
export const caseKeys = new Set(
  (
    'requirement basis optional games tree nodes board at captures toPlay node positions info ' +
    'warnings notWarnings clean'
  ).split(' '),
);
export const nodeKeys = new Set(
  (
    'comment name moveNumber move markup labels arrows lines dim view printMode territory ' +
    'annotations time figure endsHere actualEnd replaces props'
  ).split(' '),
);
