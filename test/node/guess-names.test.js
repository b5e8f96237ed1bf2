// Charsets that nobody names, guessed from two names alone. The names are none of those from which the frequencies of
// src/sgf/charsets/frequent.ts were counted.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import iconv from 'iconv-lite';
import { importSource } from '../../scripts/bundle.js';

const { decodeSgf } = await importSource('src/sgf/decode.ts');

const names = {
  simplified: (
    '柯洁 芈昱廷 时越 古力 马晓春 罗洗河 周鹤洋 邱峻 胡耀宇 谢赫 檀啸 唐韦星 辜梓豪 党毅飞 连笑 ' +
    '李轩豪 丁浩 许嘉阳 谢尔豪 钟文靖 童梦成 范蕴若 陶欣然 芮乃伟 江铸久 汪见虹 王磊 王檄 王尧 刘星 ' +
    '王元 周俊勋 孟泰龄 柁嘉熹 伊凌涛 黄昕 刘曦 胡然 陈贤 夏晨琨 丁世雄 许一笛 李维清 王泽锦 沈沛然 ' +
    '陈梓健 唐奕 宋容慧 高星 曹恒珺 杨楷文 何旸 崔灿 刘兆哲 王硕 陈豪鑫 何语涵 孙腾宇 张强 方若曦 ' +
    '李小溪 战鹰 金钰 潘阳 曾超 王剑坤 彭荃 李豪杰 程宏昊 王祥云 陈临新 李伟 李娜 刘洋 李静 王静 ' +
    '刘伟 张丽 王强 李军 李艳 李秀英 刘杰 陈静 张静 王刚 李明 陈明 徐明 孙伟 朱军 林峰 高峰 郑华 ' +
    '谢军 邓超 冯刚 萧峰 田亮 袁泉 杜鹏 魏强 吕伟 丁宁 任强 姜文 钟华 陆毅 石磊 廖勇 贾玲 韦伟 ' +
    '付强 方华 邹平 孟飞 秦岚 薛明 雷佳 侯勇 龙飞 毛宁 郝明 覃华 戴军 向华 何静睿'
  ).split(' '),
  traditional: (
    '周俊勳 陳詩淵 林至涵 蕭正浩 王立誠 張栩 林海峰 王銘琬 郭又銘 劉世振 黃祥任 夏大銘 林修平 陳禧 ' +
    '許皓鋐 王元均 簡靖庭 林君諺 徐靖恩 賴均輔 楊博崴 陳祈睿 黃孟正 彭景華 周平強 林聖賢 林書陽 楊志德 ' +
    '戴嘉伸 張凱馨 白昕卉 蘇聖芳 俞俐均 楊子萱 盧鈺樺 徐瑩 葉桂五 蕭愛霖 潘坤鈺 張正平 林子淵 王昱翔 ' +
    '李維 李沂修 陳首廉 王宗安 游宗翰 林士勛 詹宜典 陳國興 劉耀文 何信仁'
  ).split(' '),
  japanese: (
    '井山裕太 張栩 趙治勲 加藤正夫 武宮正樹 大竹英雄 林海峰 藤沢秀行 橋本宇太郎 本因坊秀策 岩本薫 ' +
    '石田芳夫 結城聡 片岡聡 淡路修三 今村俊也 溝上知親 中野寛也 一力遼 藤沢里菜 向井千瑛 万波佳奈 ' +
    '小川誠子 小林泉美 青木喜久代 金秀俊 蘇耀国 黄翊祖 安斎伸彰 平田智也 佐田篤史 関航太郎 酒井佑規 ' +
    '小池芳弘 辻篤仁 六浦雄太 鶴山淳志 林漢傑 内田修平 寺山怜 姚智騰 渡辺由宇 小松英樹 柳澤理志 大矢浩一 ' +
    '楊嘉源 苑田勇一 後藤俊午 鈴木一郎 伊藤博文 山本健太 加藤浩 吉田茂 山田太郎 山口智子 松本清張 山崎豊 ' +
    '阿部寛 石川遼 前田敦 小川洋子 藤田誠 岡田准 後藤新平 長谷川誠 村上春樹 近藤勇 坂本龍一 青木功 ' +
    '西村賢太 福田赳夫 藤原竜也 松田聖子 中野信子 中山美穂 森田一義 柴田恭兵 横山光輝 宮崎駿 宮本武蔵 ' +
    '高木美帆 安藤優子 谷口浩美 大野智 今井雅之 杉山愛 結城太郎 秀甫 丈和 元丈 知得 井上因碩 林門入 ' +
    '雁金準一 久保松勝喜代 関山利一 村島誼紀 宮下秀洋 杉内寿子 半田道玄 大平修三 榊原章二 東野弘昭 ' +
    '本田邦久 白石裕 土田正光 山部俊郎 鯛中新'
  ).split(' '),
  korean: (
    '강동윤 유창혁 조남철 하찬석 윤기현 장수영 강훈 백성호 양재호 최규병 최명훈 박영훈 최철한 송태곤 ' +
    '홍성지 윤준상 허영호 김지석 이영구 나현 신민준 박진솔 김명훈 한승주 박건호 온소진 백홍석 조혜연 ' +
    '김채영 김윤영 김민정 이도현 한태희 한웅규 류민형 류수항 최재영 이창석 문민종 금지우 박상진 김창훈 ' +
    '최광호 홍무진 이상헌 박현수 조민우 이영희 정대현 강감찬 윤동주 장동건 한석규 권상우 안중근 손흥민 ' +
    '양희은 허준 남진 노무현 주시경 우병우 민병철 진선규 천정명 방시혁 현빈 여운형 소지섭 석주명 ' +
    '설경구 길은정 위하준 표창원 왕건 옥주현 맹구 제갈량 겸둥임 미라클 클로버 바둑 백승 명인전'
  ).split(' '),
  russian: (
    'Иванова Анна|Петров|Илья Шикшин|Наталья Ковалёва|' +
    'Виктор Богданов|Андрей Кульков|Тимур Санкин|' +
    'Валерий Крушельницкий|Михаил Галченко|Артём Качановский|' +
    'Денис Карадабан|Антон Чернышёв|Кузнецов Сергей|Васильев|' +
    'Новиков|Волков|Алексеев|Лебедев|Егоров|Павлов|Козлов|' +
    'Николаев|Орлов|Андреев|Макаров|Никитин|Зайцев|Соловьёв|' +
    'Григорьев|Романов|Воробьёв|Финал, 3 тур|Казань|' +
    'Чёрные сдались|Партия комментируется|ЧЕМПИОНАТ ЕВРОПЫ|' +
    'Первый дан'
  ).split('|'),
  greek: (
    'Παπαδόπουλος Γεωργίου Νικολαΐδης Κωνσταντίνου Ιωάννης ' +
    'Δημήτρης Ελένη Μαρία Αθήνα Πρωτάθλημα'
  ).split(' '),
};

const charsets = {
  gb18030: names.simplified,
  big5: names.traditional,
  shift_jis: names.japanese,
  'euc-jp': names.japanese,
  'euc-kr': names.korean,
  'windows-1251': names.russian,
  'koi8-r': names.russian,
  'windows-1253': names.greek,
};

/** Texts that are easily taken for another charset. Those of Latin letters are all read as windows-1252. */
const texts = [
  ['windows-1252', 'EV[London Open, 1st prize £500, 2nd £250]PB[Smith]PW[Jones]'],
  ['windows-1252', 'C[£20 per person, £10 for juniors. 50¢ 25¢ 1º 2º 3ª]'],
  ['windows-1252', 'PB[Íñigo]PW[Íñigo]C[Íñigo]'],
  ['windows-1252', 'C[Ángel Ñáñez. Ángel Ñáñez. Ángel Ñáñez.]'],
  ['windows-1252', 'PB[Ærøskøbing]PW[Åke Öberg]C[à été où]'],
  ['windows-1250', 'PB[Jiří Dvořák]PW[Łukasz Święty]'],
  ['windows-1254', 'PB[Şükrü Öğüt]C[Siyah öğüt. Öğütçü, öğüş]'],
  ['big5', 'RU[讓先]PB[A]PW[B]'],
  ['big5', 'C[失敗圖]'],
  ['big5', 'PB[天元]PW[天元]'],
  ['euc-kr', 'KM[6.5]RU[덤 6집반]PB[lee]PW[kim]'],
  ['euc-kr', 'C[실패]'],
  ['windows-1251', 'C[Ход чёрных]'],
  ['windows-1251', 'C[ход белых]'],
  ['windows-1251', 'EV[МОСКВА]'],
  ['koi8-r', 'RO[ФИНАЛ]'],
  ['koi8-r', 'C[ХОД БЕЛЫХ]'],
  ['koi8-r', 'C[ход чёрных]'],
];

/** A record with two names, as bytes. */
function recordOf(charset, black, white) {
  const text = `(;GM[1]FF[4]SZ[19]PB[${black}]PW[${white}];B[pd];W[dp])`;
  return new Uint8Array(iconv.encode(text, charset));
}

describe('the charset of two names (C-20)', () => {
  for (const [charset, list] of Object.entries(charsets)) {
    it(`${charset}: at most 1 in 100 is wrong`, () => {
      const known = list.filter(
        (name) => iconv.decode(iconv.encode(name, charset), charset) === name,
      );
      assert.ok(known.length > 0.9 * list.length, 'the charset has the characters of the names');
      const wrong = [];
      const pairs = known.flatMap((black, at) =>
        [1, 2, 5, 11, 17].map((step) => [black, known[(at + step) % known.length]]),
      );
      for (const [black, white] of pairs) {
        const decoded = decodeSgf(recordOf(charset, black, white));
        if (decoded.charset !== charset) wrong.push(`${black}, ${white}: ${decoded.charset}`);
        else assert.equal(decoded.findings[0]?.code, 'charset-guessed');
      }
      assert.ok(wrong.length <= pairs.length / 100, wrong.join('\n'));
    });
  }

  for (const [charset, record] of texts) {
    it(`${charset}: ${record}`, () => {
      const decoded = decodeSgf(new Uint8Array(iconv.encode(`(;SZ[19]${record};B[pd])`, charset)));
      assert.equal(decoded.charset, charset.replace(/windows-125[024]/, 'windows-1252'));
    });
  }

  it('ISO-2022-JP: by its escape sequences, always', () => {
    for (const [black, white] of [
      ['和田浩', '結城太郎'],
      ['A', 'ソニー'],
    ]) {
      const bytes = Buffer.from(`(;PB[${iso2022(black)}]PW[${iso2022(white)}]C[good])`, 'latin1');
      const { text, charset } = decodeSgf(new Uint8Array(bytes));
      assert.deepEqual([charset, text], ['iso-2022-jp', `(;PB[${black}]PW[${white}]C[good])`]);
    }
  });
});

/** A text in ISO-2022-JP: the bytes of EUC-JP without their high bits, between escape sequences. */
function iso2022(text) {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  const bytes = iconv.encode(text, 'euc-jp').map((byte) => byte & 0x7f);
  return `\x1b$B${Buffer.from(bytes).toString('latin1')}\x1b(B`;
}
