// Tree → text: the large tree, beside a peer's writer and beside JSON.stringify of the same tree.
import { race } from './measure.js';
import { jsonOf } from './ours.js';
import { loadPeer } from './peers.js';
import { rowsOf, units } from './table.js';

const SABAKI = '@sabaki/sgf';

export function writeRows({ core, records }) {
  return records.flatMap(({ name, tree: text }) => {
    const collection = core.parseSgf(text);
    const json = JSON.parse(jsonOf(collection));
    const results = race({
      ours: () => core.formatSgf(collection),
      [SABAKI]: sabakiWriter(text),
      'JSON.stringify': () => JSON.stringify(json),
    });
    const normalised = () => core.formatSgf(collection, { style: 'normalised' });
    return [
      ...rowsOf(
        `write a large tree, ${Math.round(text.length / 1000)} kB (${name})`,
        results,
        units.ms,
      ),
      ...rowsOf('… normalised', race({ ours: normalised }), units.ms),
    ];
  });
}

/** The peer's tree is parsed beforehand. */
function sabakiWriter(text) {
  const sabaki = loadPeer(SABAKI);
  if (sabaki instanceof Error) return sabaki;
  const roots = sabaki.parse(text);
  return () => sabaki.stringify(roots);
}
