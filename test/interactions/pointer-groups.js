// What a pointer does: on the board, on each button, in the menu and in dialogs.

const deepClick = (element) => {
  element.click();
  return element.ariaLabel ?? (element.textContent.trim() || element.title);
};

function closeAll({ root }) {
  for (const dialog of root.querySelectorAll('dialog[open]')) dialog.close();
  for (const shown of root.querySelectorAll(':popover-open')) shown.hidePopover();
}

/** Opens a new window or prints: not for a test. */
const isLeftOut = (element) =>
  /print|fullscreen/.test(element.className + element.getAttribute('part'));

function buttonSteps(count, { selector = 'button', start = () => undefined, after } = {}) {
  return Array.from({ length: count }, (_, at) => ({
    name: `button ${at + 1}`,
    before(scene) {
      closeAll(scene);
      start(scene);
    },
    run({ root }) {
      const button = root.querySelectorAll(selector)[at];
      if (!button || isLeftOut(button)) return 'none';
      return after ? [deepClick(button), after(root)] : deepClick(button);
    },
  }));
}

/** A pointer that moves to a place of the board, and presses there; numbers are parts of its width and height. */
function pointAt(root, [x, y], pointerType, isPressed) {
  const canvas = root.querySelector('canvas');
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const init = {
    ...{
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
    },
    ...{ pointerType, clientX: left + width * x, clientY: top + height * y },
  };
  const moves = ['pointerover', 'pointerenter', 'pointermove'];
  for (const type of isPressed ? [...moves, 'pointerdown', 'pointerup'] : moves)
    canvas.dispatchEvent(new PointerEvent(type, init));
  if (isPressed) canvas.dispatchEvent(new PointerEvent('click', init));
  return canvas.style.cursor;
}

const spots = [
  ...[
    [0.5, 0.5],
    [0.2, 0.3],
    [0.8, 0.7],
    [0.05, 0.05],
    [0.35, 0.6],
  ],
  ...[
    [0.15, 0.85],
    [0.95, 0.5],
    [0.6, 0.25],
  ],
];

const canvasSteps = ['mouse', 'touch'].flatMap((pointer) =>
  spots.flatMap((spot) =>
    (pointer === 'mouse' ? [false, true] : [true]).map((isPressed) => ({
      name: `${pointer} ${isPressed ? 'presses' : 'moves'} at ${spot}`,
      run: ({ root }) => pointAt(root, spot, pointer, isPressed),
    })),
  ),
);

const wheel = (deltaY) => ({
  name: `wheel by ${deltaY}`,
  before: ({ root }) => root.querySelector('canvas').focus(),
  run: ({ root }) => {
    const init = { deltaY, bubbles: true, composed: true, cancelable: true };
    return root.querySelector('canvas').dispatchEvent(new globalThis.WheelEvent('wheel', init));
  },
});

const slide = (value) => ({
  name: `slider to ${value}`,
  run({ root }) {
    const slider = root.querySelector('input[type=range]');
    if (!slider) return 'none';
    slider.value = value;
    slider.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    slider.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    return slider.value;
  },
});

/** Opens a dialog by its entry in the menu. */
function openFromMenu({ root }, entry) {
  root.querySelector('[part~=button-tools]')?.click();
  root.querySelector(`.tool-${entry}`)?.click();
}

function chooseSteps() {
  const chosen = {
    theme: ['dark', 'paper', ''],
    coordinates: ['cjk', 'none', ''],
    numbers: ['all', 'last-10', ''],
    next: ['hide', 'show', ''],
    interval: ['1000', ''],
    speech: ['short', ''],
  };
  return Object.entries(chosen).flatMap(([name, values]) =>
    values.map((value) => ({
      name: `setting ${name}: ${value || 'as the author says'}`,
      run({ root, board }) {
        const field = root.querySelector(`dialog[open] [name=${name}]`);
        if (!field) return 'none';
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
        return [field.value, board[name] ?? board.marks, globalThis.localStorage['sgf-board']];
      },
    })),
  );
}

const open = (entry) => ({ name: `opens ${entry}`, run: (scene) => openFromMenu(scene, entry) });
const close = { name: 'closes what is open', run: closeAll };
const openMenu = {
  name: 'opens the menu',
  run: ({ root }) => deepClick(root.querySelector('[part~=button-tools]')),
};

const everything = {
  ...{ try: '', id: 'b', move: '3', controls: 'full' },
  panels: 'players comment tree info captures',
};
const middle = ({ board }) => {
  board.pause();
  board.goTo(3);
};
const problem = { record: 'problem', attributes: { mode: 'problem', id: 'b', try: '' } };
const guess = { attributes: { mode: 'guess', guess: 'black' } };

const buttonGroups = [
  { name: 'buttons of a game', attributes: everything, steps: buttonSteps(26, { start: middle }) },
  {
    name: 'buttons of a problem',
    ...problem,
    steps: buttonSteps(14, { start: ({ board }) => void board.reset() }),
  },
  { name: 'buttons of a game to guess', ...guess, steps: buttonSteps(12) },
  { name: 'buttons of a diagram', attributes: { mode: 'diagram', id: 'b' }, steps: buttonSteps(3) },
  { name: 'buttons of several games', record: 'several', steps: buttonSteps(16) },
  { name: 'buttons of a small board', width: 260, steps: buttonSteps(10) },
  {
    name: 'buttons of evaluated moves',
    record: 'curve',
    attributes: { panels: 'curve comment' },
    steps: buttonSteps(12),
  },
  {
    name: 'the menu',
    attributes: everything,
    steps: buttonSteps(14, {
      selector: '[class*=tool-]',
      start: ({ root }) => root.querySelector('[part~=button-tools]').click(),
    }),
  },
];

export const pointerGroups = [
  ...buttonGroups,
  { name: 'pointer on a game', attributes: { try: '', move: '2' }, steps: canvasSteps },
  {
    name: 'pointer on a game without tries',
    attributes: { move: '2' },
    steps: canvasSteps.slice(0, 8),
  },
  { name: 'pointer on a problem', ...problem, steps: canvasSteps },
  { name: 'pointer on a game to guess', ...guess, steps: canvasSteps },
  { name: 'wheel', attributes: { wheel: 'focus' }, steps: [100, 100, -100, 300].map(wheel) },
  { name: 'slider', attributes: { controls: 'full' }, steps: ['2', '5', '0', '99'].map(slide) },
  {
    name: 'dialogs',
    attributes: everything,
    steps: [openMenu, close, ...['help', 'settings'].flatMap((entry) => [open(entry), close])],
  },
  {
    name: 'settings',
    attributes: { ...everything, try: null },
    steps: [open('settings'), ...chooseSteps(), close],
  },
];
