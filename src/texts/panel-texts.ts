import { enPanels } from './en-panels.js';
import { say, type TextArguments } from './texts.js';

export type PanelTextKey = keyof typeof enPanels;

/** The sentence for a key of the panels, filled in. */
export function panelText(key: PanelTextKey, args: TextArguments = {}): string {
  return say('panels', enPanels, key, args);
}
