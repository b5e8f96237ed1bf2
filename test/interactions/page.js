// Runs in each page: loads the script as the page's variant does, then makes boards and lets groups of interactions run.
import { endStep, frames, settle, whileUnderWay } from './clock.js';
import { clean, factsOf, filesOf, heard, linesOf, looksOf, textOf } from './observe.js';
import { records } from './records.js';
import { groups } from './groups.js';

/** A canvas follows its size after 100 ms at most. */
const RESIZE_MS = 110;

const stage = document.querySelector('#stage');

/** Loads the script; the files of a module before they are wanted, so that no part of a board comes late. */
async function start({ script, isModule, parts }) {
  await Promise.all(parts.map(fetched));
  if (isModule) {
    await import(script);
    await Promise.all(parts.map((part) => import(part)));
  } else {
    await added(Object.assign(document.createElement('script'), { src: script }));
  }
  await settle();
}

const fetched = (href) =>
  added(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));

function added(element) {
  document.head.append(element);
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error(`${element.src ?? element.href} is missing`));
  });
}

/** Empties the page, and fills it as a group says. */
async function setUp({ attributes = {}, record = 'game', width = 900, html }) {
  history.replaceState(null, '', location.pathname);
  globalThis.localStorage.clear();
  stage.innerHTML = html ?? '<sgf-board></sgf-board>';
  stage.style.width = `${width}px`;
  const board = stage.querySelector('sgf-board');
  if (html === undefined) {
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    board.setAttribute('sgf', records[record]);
  }
  const untilTold = () => whileUnderWay(frames(3));
  const scene = { stage, board, root: board?.shadowRoot, textOf, untilTold };
  await settled(scene);
  await seen(scene);
  touch(board);
  await settled(scene);
  await seen(scene);
  await unchanged(scene);
  return scene;
}

/** A finger on the board, which loads what readers use. */
function touch(board) {
  const frame = board?.shadowRoot.querySelector('.frame');
  const finger = { pointerType: 'touch', bubbles: true, composed: true };
  frame?.dispatchEvent(new PointerEvent('pointermove', finger));
}

const boardsOf = ({ stage }) => [...stage.querySelectorAll('sgf-board')];

async function settled(scene, more = []) {
  const ready = boardsOf(scene).flatMap((board) => [board.ready, board.updateComplete]);
  await settle([...more, ...ready]);
}

/** Waits until the browser has told what it tells with a frame: sizes, and what is in sight. */
async function seen(scene, count = 3) {
  await frames(count);
  const updates = boardsOf(scene).map((board) => board.updateComplete);
  await settle(updates, RESIZE_MS);
}

/** Waits until a frame changes nothing: sizes may have led to other sizes. */
async function unchanged(scene) {
  let before;
  let text = linesOf(stage).join();
  do {
    before = text;
    await seen(scene, 1);
    text = linesOf(stage).join();
  } while (text !== before);
}

/** Runs one interaction; returns what the page saw. */
async function runStep({ run, needsFrames, withFiles }, scene) {
  endStep();
  heard.length = 0;
  let result;
  const attempt = (async () => run(scene))().then(
    (value) => (result = value),
    (error) => (result = error),
  );
  await settled(scene, [attempt]);
  if (needsFrames) await seen(scene, 2);
  await unchanged(scene);
  const lines = [`result: ${textOf(result)}`, ...heard.map(clean)];
  const boards = boardsOf(scene);
  for (const board of boards) lines.push(...factsOf(board));
  lines.push(`address: ${location.hash}`, ...linesOf(stage));
  if (withFiles && boards.length > 0)
    lines.push(...looksOf(boards[0]), ...(await filesIn(boards[0])));
  return lines.join('\n');
}

async function filesIn(board) {
  const files = filesOf(board);
  await settle([files]);
  return files;
}

/** Runs the interactions of a group one after the other, on the same boards. */
globalThis.runGroup = async (name) => {
  const { steps, ...group } = groups.find((one) => one.name === name);
  heard.length = 0;
  const scene = await setUp(group);
  const start = [...heard, ...linesOf(stage), ...boardsOf(scene).flatMap(looksOf)];
  const results = [['at the start', start.join('\n')]];
  for (const step of steps) {
    await step.before?.(scene);
    if (step.before) await settled(scene);
    results.push([step.name, await runStep(step, scene)]);
  }
  return results;
};

globalThis.started = start(JSON.parse(document.querySelector('#variant').textContent));
