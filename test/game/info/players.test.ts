import { expect } from '@esm-bundle/chai';
import { readPlayers } from '../../../src/game/info/players.js';

describe('readPlayers', () => {
  const rows: readonly (readonly [
    what: string,
    texts: { names?: string; ranks?: string; each?: string[]; involved?: string[] },
    expected: readonly (readonly [name: string, ...ranks: string[]])[],
  ])[] = [
    ['one', { names: 'Wu', ranks: '9p' }, [['Wu', '9p']]],
    ['none', { ranks: '9p' }, []],
    [
      'several (I-02, I-03)',
      { names: 'A & B', ranks: '8d & 3d' },
      [
        ['A', '8d'],
        ['B', '3d'],
      ],
    ],
    ['one rank too few', { names: 'A & B', ranks: '8d' }, [['A', '8d'], ['B']]],
    [
      'several ranks (I-04)',
      { names: 'A', ranks: '5p, Female Honinbo' },
      [['A', '5p', 'Female Honinbo']],
    ],
    ['titles with &', { names: 'A', ranks: '9d, Tengen & Oza' }, [['A', '9d', 'Tengen', 'Oza']]],
    [
      'rank in the name (I-05)',
      { names: 'Segoe, 8d & Makino, 3d' },
      [
        ['Segoe', '8d'],
        ['Makino', '3d'],
      ],
    ],
    ['九段 in the name', { names: '吴清源, 九段' }, [['吴清源', '九段']]],
    ['no rank in the name', { names: 'Doe, John' }, [['Doe, John']]],
    ['a rank given counts', { names: 'Doe, 3d', ranks: '4d' }, [['Doe, 3d', '4d']]],
    ['BP (I-09)', { each: ['a', ' b ', ''] }, [['a'], ['b']]],
    [
      'ranks of BP',
      { each: ['a & c', 'b'], ranks: '1d & 2d' },
      [
        ['a & c', '1d'],
        ['b', '2d'],
      ],
    ],
    [
      'ranks in BP',
      { each: ['Segoe, 8d', 'Makino, 3d'] },
      [
        ['Segoe', '8d'],
        ['Makino', '3d'],
      ],
    ],
    ['PB where BP names no more', { names: 'A', each: ['a'] }, [['A']]],
    [
      'PI (I-10)',
      { involved: ['B1 : Takahara Shuuji : 3p', 'W1 : x : 9p', 'R : y'] },
      [['Takahara Shuuji', '3p']],
    ],
    ['PI without rank', { involved: ['B: x', 'B2:y'] }, [['x'], ['y']]],
  ];
  for (const [what, texts, expected] of rows) {
    it(what, () => {
      const { names = '', ranks = '', each = [], involved = [] } = texts;
      const players = readPlayers('B', { names, ranks, each, involved });
      expect(players.map(({ name, ranks: own }) => [name, ...own])).to.eql(expected);
    });
  }
});
