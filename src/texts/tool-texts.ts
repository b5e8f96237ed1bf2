import { enTools } from './en-tools.js';
import { sentencesOf } from './texts.js';

export type ToolTextKey = keyof typeof enTools;

/** The sentence for a key of the tools, filled in. */
export const toolText = sentencesOf('tools', enTools);
