import type { Color } from '../rules/point.js';

/** Words at the start of a comment that say whether a move is right. */
const right =
  'correct answer|correct|right answer|right move|right|solution|success|richtige antwort|richtig|bonne réponse|juste|exact|bien joué|' +
  'correcto|correcta|correto|certo|esatto|giusto|верно|правильно|正解[図图圖]?|正确|正確|정답|정해';
const wrong =
  'almost correct|almost right|not correct|not right|not quite correct|incorrect|wrong|failure|failed|fails?|falsch|fehler|fehlschlag|' +
  'mauvaise?|faux|raté|échec|incorrecte|incorrecto|incorrecta|incorreto|errado|fallo|sbagliato|неверно|неправильно|ошибка|' +
  '失敗[図圖]?|失败图?|不正解|错误|錯誤|실패|오답';
const before = '^[\\s\\p{Ps}\\p{Pi}"\'*>：:.]*';
const rightWords = new RegExp(
  // 'Right' and 'Solution' also begin sentences, so they count only before punctuation or the end of a line.
  `${before}(?:(?:this is )?also )?(?:\\+(?=\\s|$)|(?:${right})(?!\\p{L})(?!(?<=right|solution|exact|juste)[^\\S\\n]*[\\p{L}'’]))`,
  'iu',
);
const wrongWords = new RegExp(`${before}(?:this is )?(?:${wrong})(?!\\p{L})`, 'iu');

/** The judgement in the first words of a comment or of a node’s name; `undefined` if there is none. */
export function judgementIn(text: string): 'right' | 'wrong' | undefined {
  if (wrongWords.test(text)) return 'wrong';
  return rightWords.test(text) ? 'right' : undefined;
}

const wavering =
  /second[- ]best|(?:isn[’']t|not) (?:(?:really|exactly|entirely|totally|necessarily|so) )?(?:wrong|bad)(?! for)|not (?:quite )?the best|zweitbeste|nicht (?:ganz )?falsch|nicht der beste|pas (?:tout à fait )?(?:faux|mauvais)|pas le meilleur|segund[oa] mejor|次善|最善ではない|不是最[好佳]|不算[错錯]|차선/iu;

/** Whether the first sentence says that a move is not quite wrong: 'second best'. */
export function isWavering(text: string): boolean {
  const [first = ''] = text.trim().split(/[.!?。！？\n]/u, 1);
  return wavering.test(first) && judgementIn(text) !== 'wrong';
}

/** Whether a text has no other words than such a judgement: 'Correct!', '正解'. */
export function isOnlyJudgement(text: string): boolean {
  return isOnly(text, rightWords) || isOnly(text, wrongWords);
}

/** Whether a text is nothing but the first match of a pattern, and signs. */
function isOnly(text: string, pattern: RegExp): boolean {
  const [found] = pattern.exec(text) ?? [];
  return found !== undefined && !/[\p{L}\p{N}]/u.test(text.replace(found, ''));
}

/** The keywords of goproblems.com, in capitals. Other keywords may be directly beside them, but no other capitals. */
const keywords = /(?<![A-Z])(?:RIGHT|CHOICE|FORCE|NOTTHIS)+(?![A-Z])/g;

export type Keyword = 'RIGHT' | 'CHOICE' | 'FORCE' | 'NOTTHIS';

export function keywordsIn(text: string): Keyword[] {
  const found =
    text
      .match(keywords)
      ?.join('')
      .match(/RIGHT|CHOICE|FORCE|NOTTHIS/g) ?? [];
  return found as Keyword[];
}

export function withoutKeywords(text: string): string {
  return text.replace(keywords, '').trim();
}

/**
 * Patterns of comments that give away the answer: `B => B+aa`, `move(np,black):best`, `attack: A17`, verdicts on
 * points.
 */
const answers =
  /^\s*[BW][+-]?\d*\s*=>|\bmove\s*\(|\b(?:[Aa]ttack|[Dd]efen[cs]e|[Dd]efend|[Aa]nswer|[Ss]olution|[Bb]est move)\s*[:=]|(?:\b(?:[A-HJ-Z][12]?\d|[a-s]{2})\s*[:=]\s*\p{L}[^]*){2}/mu;

export function revealsAnswer(comment: string): boolean {
  return answers.test(comment);
}

/** A sentence that says whose turn it is, or what to do. */
const prompts =
  /^\s*(?:black|white|noir|blanc|schwarz|weiß|negras?|blancas?|pretas?|brancas?|чёрные|черные|белые|ход)(?!\p{L}|.*(?<!\p{L})vs(?!\p{L})).*|.*(?:[黒黑白]先|[흑백]\s?선|to (?:play|move|live|kill|capture)(?!\p{L})|de jouer|am zug|juegan|jogam).*/iu;

export function isPrompt(text: string): boolean {
  return prompts.test(text.split('\n', 1)[0] ?? '');
}

/** Words for the players. */
const black = 'b|black|schwarz|noirs?|negr[ao]s?|pret[ao]s?|nero|neri|zwart|ч[её]рны[ех]';
const white = 'w|white|wei(?:ß|ss)|blancs?|blanc[ao]s?|branc[ao]s?|bianco|bianchi|wit|белы[ех]';

/** Words after or before the name of a player that say whose turn it is. */
const afterName =
  'to (?:play|move|live|kill|win|capture|save|connect|escape|attack|defend|cut|make|get|start|begin)|' +
  'is to play|(?:plays |moves |goes |is )?first|plays|moves|starts|begins|am zug|ist dran|spielt|zieht|beginnt|' +
  'de jouer|jouent?|juegan?|mueven?|jogam?|muov(?:e|ono)|giocan?o?|aan zet|speelt|начинают|ходят';
const beforeName =
  '(?:juegan?|mueven?|turno de|jogam?|vez d[aeo]s?|muov(?:e|ono)|giocan?o?|trait aux?|ход|turn:|to play:)(?: l[ae]s?| as| il| i)?';
const turns = new RegExp(
  `(?<!\\p{L})(?:(?:${black}|${white})(?:[’']s (?:turn|move)| (?:${afterName}))|` +
    `${beforeName} (?:${black}|${white}))(?!\\p{L})|` +
    '(?:[黒黑]|(?<![明空坦])白)(?:の|棋)?(?:先(?!生)|番)|[輪轮]到?[黑白]|(?<!\\p{L})[흑백](?:번|\\s?(?:선|차례|먼저))',
  'iu',
);
const isBlack = new RegExp(`(?<!\\p{L})(?:${black})(?!\\p{L})|[黒黑흑]`, 'iu');

/** Whether a text only says whose turn it is: 'Black to play.' */
export function isOnlyTurn(text: string): boolean {
  return isOnly(text, turns);
}

/** Whose turn it is according to the first such words: 'Black to play', 白先, 'Schwarz am Zug'. */
export function turnIn(text: string): Color | undefined {
  const [words] = turns.exec(text) ?? [];
  return words === undefined ? undefined : isBlack.test(words) ? 'black' : 'white';
}
