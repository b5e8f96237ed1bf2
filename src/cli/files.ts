import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { CommandError } from './read-command.js';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'you may not do that',
  EPERM: 'you may not do that',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
};

/** @param name a path, or `-` for standard input */
export async function readBytes(name: string): Promise<Uint8Array> {
  try {
    return name === '-' ? await readStandardInput() : readFileSync(name);
  } catch (error) {
    throw new CommandError(`can't read ${name}: ${reasonOf(error)}.`);
  }
}

/** Waits for the other end of the pipe, however long it takes. */
async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @param name a path; standard output if it is `-` or missing */
export function writeFile(name: string | undefined, content: string | Uint8Array): void {
  const isStandard = name === undefined || name === '-';
  if (isStandard) {
    process.stdout.on('error', () => undefined); // the reader has closed the pipe
    process.stdout.write(content);
    return;
  }
  try {
    writeFileSync(name, content);
  } catch (error) {
    throw new CommandError(`can't write ${name}: ${reasonOf(error)}.`);
  }
}

/** A system error in plain words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}
