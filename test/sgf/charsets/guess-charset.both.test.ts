import { expect } from '@esm-bundle/chai';
import { decodeSgf } from '../../../src/sgf/decode.js';
import { bytesFrom } from '../../helpers/records.js';

/** Values that stand alone in a file without CA: what they are read as, what they are, and the bytes. */
const values: readonly (readonly [guess: string, charset: string, text: string, bytes: string])[] =
  [
    ['gb18030', 'gb18030', '黑胜', 'badacaa4'],
    ['gb18030', 'gb18030', '围棋', 'cea7c6e5'],
    ['gb18030', 'gb18030', '名人战', 'c3fbc8cbd5bd'],
    ['gb18030', 'gb18030', '白中盘胜', 'b0d7d6d0c5cccaa4'],
    ['gb18030', 'gb18030', '李小明', 'c0eed0a1c3f7'],
    ['gb18030', 'gb18030', '王大海', 'cdf5b4f3baa3'],
    ['gb18030', 'gb18030', '陈文华', 'b3c2cec4bbaa'],
    ['gb18030', 'gb18030', '黑先活', 'badacfc8bbee'],
    ['gb18030', 'gb18030', '第3局', 'b5da33bed6'],
    ['gb18030', 'gb18030', '三段', 'c8fdb6ce'],
    ['gb18030', 'gb18030', '中国北京', 'd6d0b9fab1b1bea9'],
    ['gb18030', 'gb18030', '决赛', 'bef6c8fc'],
    ['gb18030', 'gb18030', '正解', 'd5fdbde2'],
    [
      'gb18030',
      'gb18030',
      '这手棋有疑问，黑应先补一手。',
      'd5e2cad6c6e5d3d0d2c9cecaa3acbadad3a6cfc8b2b9d2bbcad6a1a3',
    ],
    ['gb18030', 'gb18030', 'héhé 石田', '68a8a668a8a620caafccef'],
    ['big5', 'big5', '圍棋', 'b3f2b4d1'],
    ['big5', 'big5', '黑勝', 'b6c2b3d3'],
    ['big5', 'big5', '名人賽', 'a657a448c1c9'],
    ['big5', 'big5', '白中盤勝', 'a5d5a4a4bd4cb3d3'],
    ['big5', 'big5', '林文光', 'aa4ca4e5a5fa'],
    ['big5', 'big5', '陳小明', 'b3afa470a9fa'],
    ['big5', 'big5', '功成', 'a55ca6a8'],
    ['big5', 'big5', '許成功', 'b35ca6a8a55c'],
    ['big5', 'big5', '黑先活', 'b6c2a5fdaca1'],
    ['big5', 'big5', '第3局', 'b2c433a7bd'],
    ['big5', 'big5', '台灣台北', 'a578c657a578a55f'],
    ['big5', 'big5', '三段', 'a454ac71'],
    ['big5', 'big5', '決賽', 'a84dc1c9'],
    [
      'big5',
      'big5',
      '這手棋有疑問，黑應先補一手。',
      'b36fa4e2b4d1a6b3bac3b0dda141b6c2c0b3a5fdb8c9a440a4e2a143',
    ],
    ['shift_jis', 'shift_jis', '囲碁', '88cd8ce9'],
    ['shift_jis', 'shift_jis', '黒番', '8d9594d4'],
    ['shift_jis', 'shift_jis', '名人戦', '96bc906c90ed'],
    ['shift_jis', 'shift_jis', '白中押し勝ち', '94929286899f82b58f9f82bf'],
    ['shift_jis', 'shift_jis', '田中太郎', '9363928691be9859'],
    ['shift_jis', 'shift_jis', '佐藤花子', '8db293a189d48e71'],
    ['shift_jis', 'shift_jis', '申', '905c'],
    ['shift_jis', 'shift_jis', 'ソフト', '835c83748367'],
    ['shift_jis', 'shift_jis', 'リーグ', '838a815b834f'],
    ['shift_jis', 'shift_jis', 'ヨセ', '8388835a'],
    ['shift_jis', 'shift_jis', '第3局', '91e6338bc7'],
    ['shift_jis', 'shift_jis', '黒先白死', '8d9590e694928e80'],
    ['shift_jis', 'shift_jis', '三段', '8e4f9269'],
    ['shift_jis', 'shift_jis', '黒の手番です。', '8d9582cc8ee894d482c582b78142'],
    ['euc-kr', 'euc-kr', '바둑', 'b9d9b5cf'],
    ['euc-kr', 'euc-kr', '흑승', 'c8e6bdc2'],
    ['euc-kr', 'euc-kr', '김철수', 'b1e8c3b6bcf6'],
    ['euc-kr', 'euc-kr', '이영희', 'c0ccbfb5c8f1'],
    ['euc-kr', 'euc-kr', '박민수', 'b9dab9cebcf6'],
    ['euc-kr', 'euc-kr', '명인전', 'b8edc0cec0fc'],
    ['euc-kr', 'euc-kr', '백불계승', 'b9e9bad2b0e8bdc2'],
    ['euc-kr', 'euc-kr', '결승', 'b0e1bdc2'],
    ['euc-kr', 'euc-kr', '제3국', 'c1a633b1b9'],
    ['euc-kr', 'euc-kr', '서울', 'bcadbfef'],
    ['euc-kr', 'euc-kr', '삼단', 'bbefb4dc'],
    ['euc-kr', 'euc-kr', '흑이두어서백을잡는문제', 'c8e6c0ccb5cebeeebcadb9e9c0bbc0e2b4c2b9aec1a6'],
    ['euc-jp', 'euc-jp', '黒の手番です。', 'b9f5a4cebceac8d6a4c7a4b9a1a3'],
    ['euc-jp', 'euc-jp', 'この手はよい手でした。', 'a4b3a4cebceaa4cfa4e8a4a4bceaa4c7a4b7a4bfa1a3'],
    ['windows-1252', 'windows-1252', 'Müller', '4dfc6c6c6572'],
    ['windows-1252', 'windows-1252', 'Gérard', '47e972617264'],
    ['windows-1252', 'windows-1252', 'Señor', '5365f16f72'],
    ['windows-1252', 'windows-1252', '¿Qué?', 'bf5175e93f'],
    ['windows-1252', 'windows-1252', '¡Ay!', 'a1417921'],
    ['windows-1252', 'windows-1252', 'naïve – “quotes”', '6e61ef76652096209371756f74657394'],
    ['windows-1252', 'windows-1252', '« Voilà »', 'ab20566f696ce020bb'],
    ['windows-1252', 'windows-1252', '«Ça»', 'abc761bb'],
    ['windows-1252', 'windows-1252', 'José', '4a6f73e9'],
    ['windows-1252', 'windows-1252', 'João', '4a6fe36f'],
    ['windows-1252', 'windows-1252', 'Ærø', 'c672f8'],
    ['windows-1252', 'windows-1252', 'Åsa', 'c57361'],
    ['windows-1252', 'windows-1252', 'Größe', '4772f6df65'],
    ['windows-1252', 'windows-1252', 'ÄÖÜ', 'c4d6dc'],
    ['windows-1252', 'windows-1252', 'Œuvre', '8c75767265'],
    ['windows-1252', 'windows-1252', '5½', '35bd'],
    ['windows-1252', 'windows-1252', '20°', '3230b0'],
    ['windows-1252', 'windows-1252', '©', 'a9'],
    ['windows-1252', 'windows-1252', '®', 'ae'],
    ['windows-1252', 'windows-1252', '‘a’', '916192'],
    [
      'windows-1252',
      'windows-1252',
      'L’été, ça a été déjà vu.',
      '4c92e974e92c20e761206120e974e92064e96ae02076752e',
    ],
    [
      'windows-1252',
      'windows-1252',
      'Weiß spielt „süß“ für Größe.',
      '576569df20737069656c74208473fcdf932066fc72204772f6df652e',
    ],
    [
      'windows-1252',
      'windows-1252',
      '¡Qué jugada más extraña, señor Muñoz!',
      'a15175e9206a7567616461206de173206578747261f1612c207365f16f72204d75f16f7a21',
    ],
    ['windows-1252', 'windows-1250', 'Łukasz', 'a3756b61737a'],
    ['windows-1252', 'windows-1250', 'Święty', '8c7769ea7479'],
    ['windows-1252', 'windows-1250', 'Zając', '5a616ab963'],
    ['windows-1252', 'windows-1250', 'Jiří Novák', '4a69f8ed204e6f76e16b'],
    [
      'windows-1252',
      'windows-1250',
      'biały może łatwo żyć',
      '626961b379206d6fbf6520b36174776f20bf79e6',
    ],
    ['windows-1251', 'windows-1251', 'Иванов', 'c8e2e0edeee2'],
    ['windows-1251', 'windows-1251', 'Петров', 'cfe5f2f0eee2'],
    ['windows-1251', 'windows-1251', 'Ход белых', 'd5eee420e1e5ebfbf5'],
    [
      'windows-1251',
      'windows-1251',
      'Чёрные начинают и выигрывают.',
      'd7b8f0edfbe520ede0f7e8ede0fef220e820e2fbe8e3f0fbe2e0fef22e',
    ],
    ['windows-1251', 'windows-1251', 'Москва', 'cceef1eae2e0'],
    ['windows-1251', 'windows-1251', 'Верно!', 'c2e5f0edee21'],
    ['koi8-r', 'koi8-r', 'Иванов', 'e9d7c1cecfd7'],
    ['koi8-r', 'koi8-r', 'Петров', 'f0c5d4d2cfd7'],
    ['koi8-r', 'koi8-r', 'Ход белых', 'e8cfc420c2c5ccd9c8'],
    [
      'koi8-r',
      'koi8-r',
      'Чёрные начинают и выигрывают.',
      'fea3d2ced9c520cec1dec9cec1c0d420c920d7d9c9c7d2d9d7c1c0d42e',
    ],
    ['koi8-r', 'koi8-r', 'Москва', 'edcfd3cbd7c1'],
    ['koi8-r', 'koi8-r', 'Верно!', 'f7c5d2cecf21'],
    ['windows-1253', 'iso-8859-7', 'Παπαδόπουλος', 'd0e1f0e1e4fcf0eff5ebeff2'],
  ];

describe('a charset that nobody names (C-03, C-20)', () => {
  for (const [guess, charset, text, bytes] of values) {
    it(`is ${guess} of ${text} in ${charset}`, () => {
      const decoded = decodeSgf(bytesFrom(`"(;GM[1]PB[" ${bytes} "]SZ[19];B[aa])"`));
      expect(decoded.charset).to.equal(guess);
      if (guess === charset) expect(decoded.text).to.equal(`(;GM[1]PB[${text}]SZ[19];B[aa])`);
    });
  }

  it('is told by all of a file', () => {
    const names = '"(;PB[" b9c5c1a6 "]PW[" bfc2bdea "]C[" bad1d7dfd2bbcad6 "])"'; // 古力, 柯洁, 黑走一手
    expect(decodeSgf(bytesFrom(names)).charset).to.equal('gb18030');
  });

  it('does not change by a broken byte', () => {
    const cut = '"(;PB[" cea7c6 "]PW[" cea7c6e5 "]C[" bad1d7dfd2bbcad6 "])"';
    expect(decodeSgf(bytesFrom(cut)).charset).to.equal('gb18030');
  });
});
