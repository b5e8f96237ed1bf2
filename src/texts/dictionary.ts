import type { Area } from './language.js';
import type { enBoard } from './en/board.js';
import type { enBook } from './en/book.js';
import type { enCaptions } from './en/captions.js';
import type { enClocks } from './en/clocks.js';
import type { enComments } from './en/comments.js';
import type { enCount } from './en/count.js';
import type { enCurve } from './en/curve.js';
import type {
  enCheckDiagnostics,
  enDiagnostics,
  enEdits,
  enProblemDiagnostics,
} from './en/diagnostics.js';
import type { enDialogs } from './en/dialogs.js';
import type { enExplore } from './en/explore.js';
import type { enGames } from './en/games.js';
import type { enGuess } from './en/guess.js';
import type { enHelp } from './en/help.js';
import type { enInfo } from './en/info.js';
import type { enMessages } from './en/messages.js';
import type { enOwnMoves } from './en/own-moves.js';
import type { enPanels } from './en/panels.js';
import type { enPosition } from './en/position.js';
import type { enProblems } from './en/problems.js';
import type { enResults } from './en/results.js';
import type { enSettings } from './en/settings.js';
import type { enSolve } from './en/solve.js';
import type { enSpeech } from './en/speech.js';
import type { enSteering } from './en/steering.js';
import type { enTools } from './en/tools.js';
import type { enTree } from './en/tree.js';
import type { enTyped } from './en/typed.js';

/** A sentence, or its plural forms in a language (`Intl.PluralRules`), chosen by `count`. */
export type Sentence = string | PluralForms;

type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

type Sentences<Of> = {
  readonly [Key in keyof (Of extends Area<infer Texts> ? Texts : Of)]?: Sentence;
};

/** The sentences of another language, area by area, with the keys of the English ones. */
export interface Dictionary {
  readonly board?: Sentences<typeof enBoard>;
  readonly results?: Sentences<typeof enResults>;
  readonly panels?: Sentences<typeof enPanels>;
  readonly steering?: Sentences<typeof enSteering>;
  readonly tools?: Sentences<typeof enTools>;
  readonly tree?: Sentences<typeof enTree>;
  readonly games?: Sentences<typeof enGames>;
  readonly info?: Sentences<typeof enInfo>;
  readonly speech?: Sentences<typeof enSpeech>;
  readonly explore?: Sentences<typeof enExplore>;
  readonly position?: Sentences<typeof enPosition>;
  readonly typed?: Sentences<typeof enTyped>;
  readonly settings?: Sentences<typeof enSettings>;
  readonly help?: Sentences<typeof enHelp>;
  readonly messages?: Sentences<typeof enMessages>;
  readonly problems?: Sentences<typeof enProblems>;
  readonly dialogs?: Sentences<typeof enDialogs>;
  readonly ownMoves?: Sentences<typeof enOwnMoves>;
  readonly solve?: Sentences<typeof enSolve>;
  readonly guess?: Sentences<typeof enGuess>;
  readonly book?: Sentences<typeof enBook>;
  readonly count?: Sentences<typeof enCount>;
  readonly curve?: Sentences<typeof enCurve>;
  readonly captions?: Sentences<typeof enCaptions>;
  readonly clocks?: Sentences<typeof enClocks>;
  readonly comments?: Sentences<typeof enComments>;
  readonly diagnostics?: Sentences<
    typeof enDiagnostics & typeof enCheckDiagnostics & typeof enEdits & typeof enProblemDiagnostics
  >;
  /** By identifier, as in `enProperties`. */
  readonly properties?: Readonly<Record<string, Sentence>>;
}
