// The last result of the page. Events bubble: one listener hears all boards.
const log = document.getElementById('log');
const results = { 'sgf-solve': 'solved', 'sgf-fail': 'not solved' };

for (const [type, result] of Object.entries(results)) {
  document.addEventListener(type, ({ target, detail }) => {
    const { path, tries, time, hints } = detail;
    const record = decodeURIComponent(target.src?.split('/').at(-1) ?? '') || 'a list of records';
    const counts = `at ${path}, tries: ${tries}, hints: ${hints}, time: ${time}`;
    log.textContent = `${type}: ${record} ${result}, ${counts}`;
  });
}
