// Options that a program gives wrong are refused with a sentence; the content of records and pages never is.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderBook, renderStatic, renderStory } from '../../dist/esm/embed/static.js';
import remark from '../../dist/esm/embed/remark.js';
import rehype from '../../dist/esm/embed/rehype.js';
import marked from '../../dist/esm/embed/marked.js';

describe('the options of figures, books, stories and code blocks', () => {
  it('throws for options that are none, and for values of another type', () => {
    const wrong = [
      [{ onclick: 'alert()' }, TypeError, 'there is no option “onclick”'],
      [{ hideResult: true }, TypeError, 'no option “hideResult”; write “hide-result”'],
      [{ mode: true }, TypeError, 'the option “mode” is a text, not boolean'],
      [{ path: null }, TypeError, 'the option “path” is a text, not null'],
      [{ mirror: 'false' }, TypeError, 'the option “mirror” is of type boolean, not string'],
      [{ width: '300' }, TypeError, 'the option “width” is of type number, not string'],
      [{ width: -1 }, RangeError, 'the option “width” is a number of CSS pixels, not -1'],
      [{ dictionary: 'fr' }, TypeError, 'the option “dictionary” is of type object, not string'],
    ];
    for (const [options, { name }, message] of wrong) {
      for (const write of [
        () => renderStatic('(;B[aa])', options),
        () => renderBook('(;B[aa])', options),
        () => renderStory('(;B[aa])', ['1'], options),
        () => remark(options),
        () => rehype(options),
        () => marked(options),
      ])
        assert.throws(write, (error) => error.name === name && error.message.includes(message));
    }
    assert.throws(() => renderStatic(undefined), /a record is a text, or the bytes of its file/);
  });

  it('leaves out stones that are far from the solution of a problem', () => {
    const corner = 'AB[cc][dc][ec]AW[cd][dd][fc]';
    const line = ';B[bc];W[bd];B[bb];W[ac];B[ab]';
    const figure = (more, view) =>
      renderStatic(`(;SZ[19]${corner}${more}${line})`, {
        mode: 'problem',
        view,
        coordinates: 'western',
      });
    assert.match(figure('AB[qq]'), />H<\/text>/);
    assert.doesNotMatch(figure('AB[qq]'), />T<\/text>/);
    assert.match(figure('AB[qq]TR[qq]'), />T<\/text>/);
    assert.match(figure('AB[qq]', 'full'), />T<\/text>/);
  });
});
