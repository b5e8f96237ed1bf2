import { enPanels } from './en-panels.js';
import { fill, type TextArguments } from './texts.js';

export type PanelTextKey = keyof typeof enPanels;

/** The sentence for a key of the panels, filled in. */
export function panelText(key: PanelTextKey, args: TextArguments = {}): string {
  return fill(enPanels[key], args);
}
