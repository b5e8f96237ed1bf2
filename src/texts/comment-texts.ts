import { enComments } from './en-comments.js';
import { say, type TextArguments } from './texts.js';

export type CommentTextKey = keyof typeof enComments;

/** The sentence for a key of comments, filled in. */
export function commentText(key: CommentTextKey, args: TextArguments = {}): string {
  return say('comments', enComments, key, args);
}
