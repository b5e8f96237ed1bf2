// Short names for properties that only this project's code uses: pages, records, languages and browsers don't see them.
import { readFileSync } from 'node:fs';
import { entries } from './chunks.js';

/** Those of the first file first, by how often it has them: the first names are the shortest. */
export const internalNames = `
  notation shell replayer picture arrangement isNear moment boardKind isPlayable hasBoard scene deviceWidth
  deviceHeight readPoints chosenGame shapes margins cssWidth positionAt interaction isAwaited solver isDone isTiny
  announcer readPoint overlays isOverwrite isTouched requestPaint takesMoves readMove formatPoint
  gameNumber glows hasComments hidesGrid layoutFor swapColors followLanguage hasMessage readLetterPair
  mayTell sayStep layoutOf recolored asksForTree followTheme forgetTheme isAside isEdge isNamedOnce
  isNewWarning isRich isSlow nameRoom pixelRatio isPlaying setOverlay hasCoordinates isDrawn
  moveStones recolor decorate playAddress cellOf isWord hairline nodeOf isChat isPlayed landmarkFrom pointsOf
  unitsPerPixel eachRun fieldInAnyForm isOnce positionOf isAlways isNumber isSwipe renderComment seenAt stopFor aboves
  isStar movesBefore offsetFor onBlack onWhite writeCells cellAt drawSvg eachDrop hasComment hasNeighbours hasOwnHead
  invoker isEnd nodeAt previewOf takeRepeat titleOf walked cellPath isQuick turnStep canJump canUndo entryFor goBack
  hasMoved isBeyond isMoved isReady isVisible mayLead mayTellResults playValue rarity isOnPaper policies
  need settled keepsHead keepsComment moveNumbers definitions density heads lasts misread users choices personal buildRich
  isTold isAsking hintLevel variety failedAt shownPoint shownArea shownMove toldComments questions
  removeIfDead hasLiberty swapPieces readSpecial isFirstOfNode extendProperty copyProperty mayGo baseOf isReadable
  valueLength gameNodes nodeValues isNamed renderBefore hasChanged isEvaluated addProperty addNode intern
  isCommented isHotspot isMarked hasMore`
  .trim()
  .split(/\s+/);
const ofLit = `
  createRenderRoot finalizeStyles isUpdatePending performUpdate renderOptions scheduleUpdate shadowRootOptions
  enableUpdating getPropertyDescriptor setConnected elementStyles getPropertyOptions getUpdateComplete
  creationScope noAccessor useDefault`
  .trim()
  .split(/\s+/);

const letters = [...'tnelroihcvsbfdpmgwuykaxSzCMTAEOPRLIDBFNUHGWVjqJKYXQZ'];
const short = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))];

/** Name → short name, the same in all files of the script. */
export const shortProperties = new Map(
  [...internalNames, ...exportsOfChunks(), ...ofLit].map((name, index) => [
    name,
    `_${short[index]}`,
  ]),
);

/** Options of terser. */
export const shortenProperties = {
  regex: new RegExp(`^(${[...shortProperties.keys()].join('|')})$`),
  cache: {
    props: Object.fromEntries([...shortProperties].map(([name, to]) => [`$${name}`, to])),
  },
};

/** Rollup plugin: chunks export under the short names, by which terser made others look for them. */
export const shortenExports = () => ({
  name: 'shorten-exports',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = withShortExports(chunk.code);
  },
});

export function withShortExports(code) {
  const inLists = /(?<=\b(?:import|export)\{)[^}]*(?=\})/g;
  const shorten = (list) => list.replace(/\w{3,}/g, (name) => shortProperties.get(name) ?? name);
  return code.replace(inLists, shorten);
}

/** The names that chunks export. */
export function exportsOfChunks() {
  const text = [...entries.keys()].map((file) => readFileSync(file, 'utf8')).join('\n');
  const lists = text.matchAll(/^export \{([^}]*)\}/gm);
  const declared = text.matchAll(/^export (?:async )?(?:class|function|const) (\w+)/gm);
  const names = [
    ...Array.from(lists, ([, list]) => list.split(',')).flat(),
    ...Array.from(declared, ([, name]) => name),
  ];
  return new Set(names.map((name) => name.trim()));
}
