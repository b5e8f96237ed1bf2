// Each button takes the board as it is shown, and offers what came of it as a file.
const board = document.getElementById('board');
const picture = document.getElementById('picture');
const text = document.getElementById('text');
const file = document.getElementById('file');

const takes = {
  svg: async () => showPicture(new Blob([await board.toSvg()], { type: 'image/svg+xml' }), 'svg'),
  png: async () => showPicture(await board.toPng({ width: 1000 }), 'png'),
  western: async () => showText(await board.toText('western')),
  sensei: async () => showText(await board.toText('sensei')),
};

for (const button of document.querySelectorAll('[data-take]')) {
  button.addEventListener('click', () => takes[button.dataset.take]());
}

function showPicture(blob, ending) {
  offer(blob, `board.${ending}`);
  const [image] = picture.children;
  image.src = file.href;
  image.alt = board.describe();
  picture.hidden = false;
  text.hidden = true;
}

function showText(written) {
  offer(new Blob([written], { type: 'text/plain' }), 'board.txt');
  text.textContent = written;
  text.hidden = false;
  picture.hidden = true;
}

function offer(blob, name) {
  if (file.href) URL.revokeObjectURL(file.href);
  file.href = URL.createObjectURL(blob);
  file.download = name;
  file.hidden = false;
}
