// The plug-in's file alone, without WordPress: posts that close nothing, titles that end within a character, markup.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginFiles } from '../../../scripts/release-files.js';

/** More than the characters of a post in linear.php, and far less than reading it again from each of its tags. */
const LIMITS = ['-d', 'pcre.jit=0', '-d', 'pcre.backtrack_limit=8000000'];

export function checkAlone({ check }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-plugin-'));
  const plugin = path.join(folder, 'sgf-board.php');
  writeFileSync(plugin, pluginFiles('0.0.0-test')['sgf-board.php']);
  const script = fileURLToPath(new URL('linear.php', import.meta.url));
  const answer = execFileSync('php', [...LIMITS, script, plugin]).toString();
  rmSync(folder, { recursive: true });
  const { titles, boards, markup } = JSON.parse(answer);
  check('a title ends at a character', titles.join() === '黒 – 白囲', titles);
  for (const [post, isBoard] of Object.entries(boards))
    check(`a post that closes nothing is read once: ${post}`, isBoard, post);
  const isRight = markup.join() === 'true,true,true,true,false,false';
  check('a file that begins with markup is no record', isRight, markup);
}
