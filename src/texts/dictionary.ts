import type { en } from './en.js';
import type { enCaptions } from './en-captions.js';
import type { enClocks } from './en-clocks.js';
import type { enDialogs } from './en-dialogs.js';
import type { enComments } from './en-comments.js';
import type { enCheckDiagnostics } from './en-check-diagnostics.js';
import type { enDiagnostics } from './en-diagnostics.js';
import type { enEdits } from './en-edits.js';
import type { enExplore } from './en-explore.js';
import type { enGames } from './en-games.js';
import type { enInfo } from './en-info.js';
import type { enHelp } from './en-help.js';
import type { enMessages } from './en-messages.js';
import type { enOwnMoves } from './en-own-moves.js';
import type { enPanels } from './en-panels.js';
import type { enPosition } from './en-position.js';
import type { enProblems } from './en-problems.js';
import type { enSpeech } from './en-speech.js';
import type { enSteering } from './en-steering.js';
import type { enTools } from './en-tools.js';
import type { enTree } from './en-tree.js';

/** A sentence, or its forms by the plural rules of its language (`Intl.PluralRules`): `count` chooses. */
export type Sentence = string | PluralForms;

type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

type Sentences<English> = { readonly [Key in keyof English]?: Sentence };

/** The sentences of another language, area by area, with the keys of the English ones. */
export interface Dictionary {
  readonly board?: Sentences<typeof en>;
  readonly panels?: Sentences<typeof enPanels>;
  readonly steering?: Sentences<typeof enSteering>;
  readonly tools?: Sentences<typeof enTools>;
  readonly tree?: Sentences<typeof enTree>;
  readonly games?: Sentences<typeof enGames>;
  readonly info?: Sentences<typeof enInfo>;
  readonly speech?: Sentences<typeof enSpeech>;
  readonly explore?: Sentences<typeof enExplore>;
  readonly position?: Sentences<typeof enPosition>;
  readonly help?: Sentences<typeof enHelp>;
  readonly messages?: Sentences<typeof enMessages>;
  readonly problems?: Sentences<typeof enProblems>;
  readonly dialogs?: Sentences<typeof enDialogs>;
  readonly ownMoves?: Sentences<typeof enOwnMoves>;
  readonly captions?: Sentences<typeof enCaptions>;
  readonly clocks?: Sentences<typeof enClocks>;
  readonly comments?: Sentences<typeof enComments>;
  readonly diagnostics?: Sentences<
    typeof enDiagnostics & typeof enCheckDiagnostics & typeof enEdits
  >;
  /** By identifier, as in `enProperties`. */
  readonly properties?: Readonly<Record<string, Sentence>>;
}
