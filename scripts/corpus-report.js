/** What `npm run corpus` tells: a few lines for each odd record, then how often what was met. */
export class CorpusReport {
  #core;
  #options;
  #count;
  #position = 0;
  #passed = 0;
  #failed = 0;
  #odd = 0;
  #games = 0;
  #nodes = 0;
  #charsets = new Map();
  #codes = new Map();
  #noRecords = [];
  #pictures = 0;
  #withoutBoard = 0;

  constructor(core, options, count) {
    this.#core = core;
    this.#options = options;
    this.#count = count;
  }

  /** To be called before each file: on a terminal the progress takes one line. */
  next() {
    if (!process.stderr.isTTY || this.#position++ % 20 !== 0) return;
    process.stderr.write(`\r${this.#position} of ${this.#count}`);
  }

  noRecord(file) {
    this.#noRecords.push(file);
  }

  /** A file was drawn, or has a game without a board. */
  picture(isDrawn) {
    if (isDrawn) this.#pictures += 1;
    else this.#withoutBoard += 1;
  }

  fail(file, reason) {
    this.#failed += 1;
    this.#say(`FAILED ${file}\n  ${reason}`);
  }

  /** @param known what INDEX.tsv says of the file, if anything */
  judge(file, { collection, charset, diagnostics }, known) {
    const games = collection.trees.length;
    const nodes = collection.trees.reduce((sum, { size }) => sum + size, 0);
    this.#games += games;
    this.#nodes += nodes;
    add(this.#charsets, charset, 1);
    this.#countCodes(diagnostics);
    const assumed = diagnostics.filter(({ code }) => code === 'missing-semicolon').length;
    if (games === 0) {
      const why = diagnostics.find(({ code }) => code === 'no-sgf');
      return this.fail(file, this.#core.describeDiagnostic(why));
    }
    if (differs(known, { games, nodes, assumed })) {
      const here = `${plural(games, 'game')}, ${plural(nodes, 'node')}`;
      return this.fail(file, `has ${here}; INDEX.tsv says ${known.games}, ${known.nodes}`);
    }
    this.#passed += 1;
    this.#tellOddities(file, diagnostics);
  }

  end() {
    const records = this.#passed + this.#failed;
    if (!this.#options.quiet) {
      const counts = [plural(records, 'record'), plural(this.#games, 'game')];
      this.#say(
        `\n${counts.join(', ')}, ${plural(this.#nodes, 'node')}; ${this.#odd} told of above`,
      );
      this.#tellCharsets();
      this.#tellCodes();
      if (this.#noRecords.length > 0) this.#say(`\nNo records: ${this.#noRecords.join(', ')}`);
    }
    if (this.#pictures + this.#withoutBoard > 0) {
      const without = plural(this.#withoutBoard, 'game');
      this.#say(`\n${plural(this.#pictures, 'picture')}, ${without} without a board`);
    }
    this.#say(`\n${this.#passed} passed, ${this.#failed} failed`);
    process.exitCode = this.#failed > 0 ? 1 : 0;
  }

  #tellOddities(file, diagnostics) {
    const { all, quiet } = this.#options;
    const worth = diagnostics.filter(({ severity, code }) => {
      return all || (severity !== 'note' && code !== 'unsupported-game'); // that is no fault of the file
    });
    if (worth.length === 0 || quiet) return;
    this.#odd += 1;
    const shown = all ? worth : worth.slice(0, 1);
    const more = worth.length - shown.length;
    this.#say(file);
    for (const diagnostic of shown) {
      this.#say(`  ${diagnostic.severity}: ${this.#core.describeDiagnostic(diagnostic)}`);
    }
    if (more > 0) this.#say(`  and ${more} more (--all tells them)`);
  }

  #countCodes(diagnostics) {
    const here = new Map();
    for (const { code, severity } of diagnostics) add(here, `${severity}\t${code}`, 1);
    for (const [key, times] of here) {
      const { records, times: before } = this.#codes.get(key) ?? { records: 0, times: 0 };
      this.#codes.set(key, { records: records + 1, times: before + times });
    }
  }

  #tellCharsets() {
    const rows = [...this.#charsets].sort(([, a], [, b]) => b - a);
    this.#say(`charsets: ${rows.map(([charset, count]) => `${charset} ${count}`).join(', ')}`);
  }

  #tellCodes() {
    if (this.#codes.size === 0) return;
    this.#say('\nrecords    times');
    const rows = [...this.#codes].sort(([, a], [, b]) => b.records - a.records);
    for (const [key, { records, times }] of rows) {
      const [severity, code] = key.split('\t');
      this.#say(`${String(records).padStart(7)}${String(times).padStart(9)}  ${severity}: ${code}`);
    }
  }

  #say(line) {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(line);
  }
}

/**
 * A node without `;` is a node here (P-38), elsewhere often nothing: such nodes explain themselves.
 * What the other reader could not read at all says nothing.
 */
function differs(known, { games, nodes, assumed }) {
  if (!known?.games || (known.games === games && known.nodes === nodes)) return false;
  return nodes - known.nodes !== assumed;
}

function add(counts, key, count) {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function plural(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
