import { expect } from '../helpers/testing.js';
import { keepPictures } from '../../src/view/paint/material.js';

/** Pictures of a kind of its own, and the sizes in which it was drawn. */
function countedPictures() {
  const drawn: number[] = [];
  const pictureOf = keepPictures((_context, width) => drawn.push(width));
  return { drawn, show: (size: number) => pictureOf(size, size) };
}

describe('the pictures that boards share', () => {
  it('are drawn once for each of many small sizes', () => {
    const { drawn, show } = countedPictures();
    const sizes = Array.from({ length: 10 }, (_, index) => 300 + index);
    for (let round = 0; round < 3; round++) sizes.forEach(show);
    expect(drawn).to.eql(sizes);
  });

  it('go, the least recently used first, where large ones need the room', () => {
    const { drawn, show } = countedPictures();
    show(300);
    const sizes = Array.from({ length: 12 }, (_, index) => 1500 + index); // 27 million pixels
    sizes.forEach(show);
    drawn.length = 0;
    sizes.slice(-5).forEach(show);
    expect(drawn).to.eql([]);
    [1500, 300].forEach(show);
    expect(drawn).to.eql([1500, 300]);
  });

  it('of one board stay, however large it is', () => {
    const { drawn, show } = countedPictures();
    const other = countedPictures();
    for (let round = 0; round < 3; round++) {
      [4000, 4001, 40].forEach(show);
      other.show(42);
    }
    expect([drawn, other.drawn]).to.eql([[4000, 4001, 40], [42]]);
  });

  it('of functions that differ only in what they know are not mistaken for each other', () => {
    const pictureOf = keepPictures((context, _width, _height, density: () => number) => {
      context.globalAlpha = density();
    });
    const constantly = (density: number) => () => density;
    const [one, other] = [constantly(0), constantly(1)];
    expect(pictureOf(9, 9, one)).to.equal(pictureOf(9, 9, one));
    expect(pictureOf(9, 9, one)).not.to.equal(pictureOf(9, 9, other));
  });

  it('of kinds with the same size are not mistaken for each other', () => {
    expect(countedPictures().show(50)).not.to.equal(countedPictures().show(50));
  });
});
