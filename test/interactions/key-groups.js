// Keys, with and without Shift and Control, where the focus may be.

const keys = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'],
  ...['Enter', ' ', 'Escape', '?', '=', '-', '+', ',', '.', 'd', 'z', '4'],
];

/** Where the focus may be. */
const places = {
  canvas: 'canvas',
  tree: '[role=tree]',
  slider: '[role=slider], input[type=range]',
  buttons: '[part~=button-next]',
  comment: '[part~=comment]',
};

/**
 * Presses a key where the focus is; tells whether the board has used it.
 *
 * @param pressed the name of the key as in the key map: `ArrowLeft`, `Shift+ArrowLeft`, `Control+z`
 */
function press(root, pressed) {
  const [, ctrlKey, shiftKey, key] = /^(Control\+)?(Shift\+)?(.+)$/s.exec(pressed);
  const init = {
    key,
    ctrlKey: !!ctrlKey,
    shiftKey: !!shiftKey,
    bubbles: true,
    composed: true,
    cancelable: true,
  };
  const target = root.activeElement ?? root.host;
  const isUnused = target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  return { isUsed: !isUnused, on: target.localName };
}

function closeAll({ root }) {
  for (const dialog of root.querySelectorAll('dialog[open]')) dialog.close();
  for (const shown of root.querySelectorAll(':popover-open')) shown.hidePopover();
}

function keySteps(selector, start, modifiers = ['']) {
  return modifiers.flatMap((modifier) =>
    keys.map((key) => ({
      name: `${modifier}${key}`,
      before(scene) {
        closeAll(scene);
        scene.board.pause();
        start(scene.board);
        scene.root.querySelector(selector)?.focus();
      },
      run: ({ root }) => press(root, `${modifier}${key}`),
    })),
  );
}

const typed = (text) => ({
  name: `typing ${text}`,
  before: ({ root }) => root.querySelector('canvas').focus(),
  run: ({ root }) => [...text].map((key) => press(root, key)),
});

const game = { try: '', panels: 'players comment tree', controls: 'full', move: '3' };

export const keyGroups = [
  ...Object.entries(places).map(([name, selector]) => ({
    name: `keys in the ${name}`,
    attributes: game,
    steps: keySteps(
      selector,
      (board) => board.goTo(3),
      name === 'canvas' ? ['', 'Shift+', 'Control+'] : [''],
    ),
  })),
  {
    name: 'keys in a problem',
    record: 'problem',
    attributes: { mode: 'problem' },
    steps: keySteps('canvas', (board) => board.reset(), ['', 'Shift+', 'Control+']),
  },
  {
    name: 'points by keys',
    attributes: { try: '' },
    steps: ['a1', 'a1\n', 'c3', 'pass', '4', 'j10', 'Escape'].map(typed),
  },
];
