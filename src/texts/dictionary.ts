import type { Area } from './language.js';
import type { enPanels } from './en-panels.js';
import type { en } from './en.js';
import type { enCaptions } from './en-captions.js';
import type {
  enClocks,
  enComments,
  enSpeech,
  enSteering,
  enTimeLeft,
  enTyped,
} from './en-reader.js';
import type { enGames } from './en-collection.js';
import type { enDialogs, enExplore, enHelp, enTools } from './en-dialogs.js';
import type { enInfo } from './en-info.js';
import type { enExplorer, enInfoTitle, enMenu, enTree } from './en-overview.js';
import type { enCheckDiagnostics } from './en-check-diagnostics.js';
import type { enProblemDiagnostics } from './en-problem-diagnostics.js';
import type { enDiagnostics, enEdits, enMessages, enProblems } from './en-odd.js';
import type { enOwnMoves } from './en-try.js';
import type { enBook } from './en-book.js';
import type { enCurve } from './en-curve.js';
import type { enGuess, enSolve } from './en-solve.js';
import type { enSettings } from './en-settings.js';
import type { enPosition } from './en-position.js';

/** A sentence, or its plural forms in a language (`Intl.PluralRules`), chosen by `count`. */
export type Sentence = string | PluralForms;

type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

type Sentences<Of> = {
  readonly [Key in keyof (Of extends Area<infer Texts> ? Texts : Of)]?: Sentence;
};

/** The sentences of another language, area by area, with the keys of the English ones. */
export interface Dictionary {
  readonly board?: Sentences<typeof en>;
  readonly panels?: Sentences<typeof enPanels>;
  readonly steering?: Sentences<typeof enSteering>;
  readonly tools?: Sentences<typeof enMenu.texts & typeof enTools.texts>;
  readonly tree?: Sentences<typeof enTree>;
  readonly games?: Sentences<typeof enGames>;
  readonly info?: Sentences<
    typeof enInfoTitle.texts & typeof enTimeLeft.texts & typeof enInfo.texts
  >;
  readonly speech?: Sentences<typeof enSpeech>;
  readonly explore?: Sentences<typeof enExplorer.texts & typeof enExplore.texts>;
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
