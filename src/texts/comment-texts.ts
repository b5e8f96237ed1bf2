import { enComments } from './en-comments.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of comments, filled in. */
export const commentText = sentencesOf('comments', enComments);
