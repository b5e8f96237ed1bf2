// Asks GNU Go (`gnugo` of Debian) for positions, over its text protocol GTP.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** An answer that takes longer never comes. */
const PATIENCE_MS = 20_000;

/** Debian keeps games apart. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/games` };

export function isInstalled() {
  return !spawnSync('gnugo', ['--version'], { env }).error;
}

/** What keeps a file from being compared; the message is the cause. */
export class NotCompared extends Error {}

/** One GNU Go after another: where a file ends one, the next begins. */
export class GnuGo {
  #process;
  #lines;
  #complaints;
  /** GTP ends a word at a blank: files are shown to GNU Go under a name that has none. */
  #folder = mkdtempSync(path.join(os.tmpdir(), 'gnugo-'));

  constructor() {
    this.#start();
  }

  /** `black Q16` for each stone of a file's last position; throws NotCompared where there is none. */
  async stonesOf(file) {
    const copy = path.join(this.#folder, 'game.sgf');
    copyFileSync(file, copy);
    const loaded = await this.#ask(`loadsgf ${copy}`);
    if (!loaded.startsWith('=')) throw new NotCompared('GNU Go refuses the file');
    const stones = new Set();
    for (const color of ['black', 'white']) {
      const answer = await this.#ask(`list_stones ${color}`);
      for (const name of answer.slice(1).trim().split(/\s+/).filter(Boolean)) {
        stones.add(`${color} ${name}`);
      }
    }
    return stones;
  }

  end() {
    this.#process.stdin.end('quit\n');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #start() {
    this.#process = spawn('gnugo', ['--mode', 'gtp', '--quiet'], { env });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
    this.#process.stdin.on('error', () => {}); // it ended: the answer that doesn't come says so
    this.#process.stderr.setEncoding('utf8').on('data', (text) => (this.#complaints += text));
  }

  async #ask(command) {
    this.#complaints = '';
    this.#process.stdin.write(`${command}\n`);
    const answer = [];
    for (;;) {
      const line = await this.#nextLine();
      if (line === '' && answer.length > 0) return answer.join(' ');
      if (line !== '') answer.push(line);
    }
  }

  async #nextLine() {
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve({ isLate: true }), PATIENCE_MS);
    });
    const { value, done, isLate } = await Promise.race([this.#lines.next(), late]);
    clearTimeout(timer);
    if (isLate) await this.#startAgain(`GNU Go does not answer in ${PATIENCE_MS / 1000} s`);
    if (done) await this.#startAgain('GNU Go ends');
    return value;
  }

  /** Why the old one ended is the last that it said. */
  async #startAgain(cause) {
    const ended = once(this.#process, 'close');
    this.#process.kill();
    await ended;
    const lastWords = this.#complaints.trim().split('\n').at(-1);
    this.#start();
    throw new NotCompared(lastWords ? `${cause}: ${lastWords}` : cause);
  }
}
