import { enPanels } from './en-panels.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of the panels, filled in. */
export const panelText = sentencesOf('panels', enPanels);
