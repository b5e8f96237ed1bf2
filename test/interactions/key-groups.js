// Keys, with and without Shift, where the focus may be.

const keys = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'],
  ...['Enter', ' ', 'Escape', '?', '=', '-', '+', ',', '.', 'd', '4'],
];

/** Where the focus may be. */
const places = {
  canvas: 'canvas',
  tree: '[role=tree]',
  slider: '[role=slider], input[type=range]',
  buttons: '[part~=button-next]',
  comment: '[part~=comment]',
};

/** Presses a key where the focus is; tells whether the board has used it. */
function press(root, key, shiftKey) {
  const init = { key, shiftKey, bubbles: true, composed: true, cancelable: true };
  const target = root.activeElement ?? root.host;
  const isUnused = target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  return { isUsed: !isUnused, on: target.localName };
}

function closeAll({ root }) {
  for (const dialog of root.querySelectorAll('dialog[open]')) dialog.close();
  for (const shown of root.querySelectorAll(':popover-open')) shown.hidePopover();
}

function keySteps(selector, start, shifts = [false]) {
  return shifts.flatMap((shiftKey) =>
    keys.map((key) => ({
      name: `${shiftKey ? 'Shift+' : ''}${key}`,
      before(scene) {
        closeAll(scene);
        scene.board.pause();
        start(scene.board);
        scene.root.querySelector(selector)?.focus();
      },
      run: ({ root }) => press(root, key, shiftKey),
    })),
  );
}

const typed = (text) => ({
  name: `typing ${text}`,
  before: ({ root }) => root.querySelector('canvas').focus(),
  run: ({ root }) => [...text].map((key) => press(root, key, false)),
});

const game = { try: '', panels: 'players comment tree', controls: 'full', move: '3' };

export const keyGroups = [
  ...Object.entries(places).map(([name, selector]) => ({
    name: `keys in the ${name}`,
    attributes: game,
    steps: keySteps(
      selector,
      (board) => board.goTo(3),
      name === 'canvas' ? [false, true] : [false],
    ),
  })),
  {
    name: 'keys in a problem',
    record: 'problem',
    attributes: { mode: 'problem' },
    steps: keySteps('canvas', (board) => board.reset(), [false, true]),
  },
  {
    name: 'points by keys',
    attributes: { try: '' },
    steps: ['a1', 'a1\n', 'c3', 'pass', '4', 'j10', 'Escape'].map(typed),
  },
];
