/** What is wrong with a command or its files, in one line for who typed it. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, ''));
  }
}
