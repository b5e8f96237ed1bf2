import type { DiagramPoint } from './diagram-points.js';
import type { Layout } from '../layout/layout.js';
import type { MarkShape, Scene } from '../scene/shapes.js';

/** Marks on black stones, on white stones, on empty points. */
const marks: Readonly<
  Record<MarkShape['mark'], readonly [black: string, white: string, empty: string]>
> = {
  circle: ['B', 'W', 'C'],
  last: ['B', 'W', 'C'],
  selected: ['B', 'W', 'C'],
  square: ['#', '@', 'S'],
  triangle: ['Y', 'Q', 'T'],
  cross: ['Z', 'P', 'M'],
};
/** Maximum number of numbered moves on a diagram; 10 is written as 0. */
const MOST_NUMBERS = 10;

/** The first of up to ten numbered moves, whose colours alternate. */
type FirstNumber = { readonly number: number; readonly color: DiagramPoint['stone'] } | undefined;

export function senseiDiagram(
  rows: readonly (readonly DiagramPoint[])[],
  scene: Scene,
  { size, hasCoordinates }: Layout,
  caption: string,
): string[] {
  const first = firstNumber(rows.flat());
  const columns = Math.round(scene.width - scene.margins.left - scene.margins.right);
  const { left, top, right, bottom } = scene.ground.edges;
  const border = `${left ? '+' : ''}${'-'.repeat(2 * columns + 1)}${right ? '+' : ''}`;
  const lineOf = (row: readonly DiagramPoint[]) => {
    const characters: string[] = new Array<number>(columns).fill(0).map(() => '_'); // nothing, not even lines
    for (const point of row) characters[Math.floor(point.x)] = characterOf(point, first);
    return `${left ? '|' : ''} ${characters.join(' ')} ${right ? '|' : ''}`;
  };
  const head = [
    first ? (first.color === 'white' ? 'W' : 'B') : '',
    hasCoordinates ? 'c' : '',
    size.columns === size.rows ? size.columns : '',
    first && first.number !== 1 ? `m${first.number}` : '',
    caption && ` ${caption}`,
  ];
  const board = [...(top ? [border] : []), ...rows.map(lineOf), ...(bottom ? [border] : [])];
  return [`$$${head.join('')}`, ...board.map((line) => `$$ ${line}`)];
}

function firstNumber(points: readonly DiagramPoint[]): FirstNumber {
  const numbered = points.filter(({ isNumber }) => isNumber);
  const numbers = numbered.map(({ text }) => Number(text));
  const number = Math.min(...numbers);
  return numbered.length > 0
    ? { number, color: numbered[numbers.indexOf(number)]?.stone }
    : undefined;
}

function characterOf(point: DiagramPoint, first: FirstNumber): string {
  const { stone, text, isNumber, isStar } = point;
  if (isNumber) return numberCharacter(point, first);
  if (!stone && /^[a-z]$/i.test(text)) return text.toLowerCase();
  const mark = point.mark ?? territoryMark(point) ?? (text ? 'circle' : undefined);
  const ground = stone === 'black' ? 0 : stone === 'white' ? 1 : 2;
  return mark ? marks[mark][ground] : (['X', 'O', isStar ? ',' : '.'][ground] ?? '');
}

/** The digit, or just the stone if a reader of the diagram would give this number to the other colour. */
function numberCharacter({ stone, text }: DiagramPoint, first: FirstNumber): string {
  const index = Number(text) - (first?.number ?? 0);
  const isInTurn = (index % 2 === 0) === (stone === first?.color);
  if (index < MOST_NUMBERS && isInTurn) return String((index + 1) % MOST_NUMBERS);
  return stone === 'black' ? 'X' : 'O';
}

/** Black's points are squares, White's are circles, dead stones are crossed out. */
function territoryMark({ territory, stone }: DiagramPoint): MarkShape['mark'] | undefined {
  if (!territory) return undefined;
  return stone ? 'cross' : territory === 'black' ? 'square' : 'circle';
}
