import { expect } from '../../helpers/testing.js';
import { bytesFrom } from '../../helpers/records.js';
import { addressOf, type Board, shownBoard, textOf } from '../board.js';

const GB18030 = bytesFrom('"(;CA[GB18030]C[" d6d0cec4d7a2cacd "])"');
const SHIFT_JIS = bytesFrom('"(;CA[Shift_JIS]C[" 88cd8ce982cc8afb9588 "])"');
const EUC_JP_UNTOLD = bytesFrom('"(;C[" b0cfb8eb "])"');
const EUC_JP_MISTOLD = bytesFrom('"(;CA[KOI8-R]C[" b0cfb8eb "])"');

function utf16(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  [0xfeff, ...[...text].map((character) => character.charCodeAt(0))].forEach((unit, index) =>
    view.setUint16(index * 2, unit, !isBigEndian),
  );
  return new Uint8Array(view.buffer);
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function boardAt(src: string, attributes = ''): Promise<Board> {
  return shownBoard(`<sgf-board ${attributes} src="${src}"></sgf-board>`);
}

const blob = (bytes: Uint8Array) => addressOf(bytes as Uint8Array<ArrayBuffer>);

describe('the characters of a file', () => {
  it('are readable in GB18030', async () => {
    const board = await boardAt(blob(GB18030));
    expect(textOf(board, 'comment')).to.equal('中文注释');
  });

  it('are readable in Shift_JIS, where a character may hold the byte of “]” or “\\”', async () => {
    const board = await boardAt(blob(SHIFT_JIS));
    expect(textOf(board, 'comment')).to.equal('囲碁の棋譜');
    const tricky = bytesFrom('"(;CA[Shift_JIS]C[" 835c 815d 955c "])"'); // ソ ‐ 表
    expect(textOf(await boardAt(blob(tricky)), 'comment')).to.equal('ソ‐表');
  });

  it('are readable in UTF-16 of both byte orders', async () => {
    for (const isBigEndian of [true, false]) {
      const board = await boardAt(blob(utf16('(;C[Ω 囲碁 é])', isBigEndian)));
      expect(textOf(board, 'comment')).to.equal('Ω 囲碁 é');
    }
  });

  it('are readable in UTF-8 with a mark at its beginning', async () => {
    const board = await boardAt(addressOf('\ufeff(;C[Ω 囲碁])'));
    expect(textOf(board, 'comment')).to.equal('Ω 囲碁');
    expect(board.diagnostics).to.have.length(0);
  });

  it('are readable in bytes of a data: address', async () => {
    const board = await boardAt(`data:;base64,${base64(GB18030)}`);
    expect(textOf(board, 'comment')).to.equal('中文注释');
  });

  it('are those of the attribute charset, where the file does not tell or tells it wrong', async () => {
    for (const bytes of [EUC_JP_UNTOLD, EUC_JP_MISTOLD]) {
      const board = await boardAt(blob(bytes), 'charset="euc-jp"');
      expect(textOf(board, 'comment')).to.equal('囲碁');
    }
  });

  it('are read again when the attribute charset changes', async () => {
    const board = await boardAt(blob(EUC_JP_UNTOLD), 'charset="windows-1252"');
    expect(textOf(board, 'comment')).to.equal('°Ï¸ë');
    board.charset = 'euc-jp';
    await new Promise((resume) => board.addEventListener('load', resume, { once: true }));
    expect(board.collection?.trees[0]?.text).to.contain('囲碁');
  });

  it('survive an unknown charset', async () => {
    const board = await boardAt(addressOf('(;CA[UTF-8]C[Ω 囲碁])'), 'charset="no-such-charset"');
    expect(textOf(board, 'comment')).to.equal('Ω 囲碁');
    expect(board.error).to.equal(undefined);
  });
});
