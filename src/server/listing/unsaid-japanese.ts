import { matchesOf } from '#rules/text/pattern-finds.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, type Unsaid } from './brief-words.ts';

/** Words in which anything is told: the thing as such, whose it is, where and when it is used, what is done with an order. */
const plain: ReadonlySet<string> = new Set(
  (
    '商品 製品 作品 品物 素材 材料 使用 利用 使い方 毎日 日常 普段 部屋 家 自宅 暮らし 生活 時間 場所 自分 皆様 方 人 私 私達 今回 以下 詳細 説明 写真 注文 購入 検討 質問 連絡 場合 必要 可能 大切 最後 最初 次 今 手 目 色 形 大 小 長 高 ' +
    '本体 全体 表面 内側 外側 上 下 左右 中 前 後 部分 種類 種 点 個 枚 本 一 二 三 四 五 六 七 八 九 十 両方 片方 約 等 他 価格 値段 税込 円 季節 一緒 姿 様子 雰囲気 気軽 簡単 丁寧 物 品 事 日 月 年 朝 昼 夜 食卓 机 棚 窓辺 玄関 ' +
    '幅 奥行 重量 寸法 容量 直径 予約 営業 店 当店 店舗 工房 制作 製作 作成 完成 名前 紹介 内容 情報 画面 操作 機能 記録 確認 表示 設定 動画 視聴 番組 回 分 秒 際 通り 以上 以外 以内 別 用 式 型 付 入 ' +
    'サイズ カラー デザイン タイプ セット アイテム ページ お客様 センチ グラム ミリ メートル リットル キロ アプリ スマホ スマートフォン タップ データ リスト ボタン ビデオ チャンネル'
  ).split(' '),
);
const sentenceEnds = /[。！？!?\n]/u;
const run = /\p{Script=Han}{1,12}|[\p{Script=Katakana}ー]{2,24}/gu;

interface Told {
  known: number;
  strange: number;
}

/** How many words in Chinese signs and Katakana a piece shares with the brief, and how many it does not; figures are the seller's or judged as such. */
function toldBy(piece: string, brief: string): Told {
  const told: Told = { known: (piece.match(/\d[\d.,]{0,9}/gu) ?? []).length, strange: 0 };
  for (const [word] of piece.matchAll(run)) {
    if (plain.has(word)) continue;
    if (isSaid(word, brief)) told.known += 1;
    else if (!Array.from(word).every((sign) => plain.has(sign))) told.strange += 1;
  }
  return told;
}

/** "織物" of what is "織っています": a sign of the brief in a word of two. */
const isSaid = (word: string, brief: string): boolean =>
  brief.includes(word) ||
  (word.length <= 2 &&
    /^\p{Script=Han}/u.test(word) &&
    Array.from(word).some((sign) => isAlone(sign, brief))) ||
  (word.length > 2 && [word.slice(0, 2), word.slice(-2)].some((part) => brief.includes(part)));

/** Whether a sign is a word of its own in the brief: "本" of "本体" is none of "教本". */
function isAlone(sign: string, brief: string): boolean {
  for (let at = brief.indexOf(sign); at !== -1; at = brief.indexOf(sign, at + 1))
    if (!/\p{Script=Han}/u.test(`${brief[at - 1] ?? ''}${brief[at + 1] ?? ''}`)) return true;
  return false;
}

/** Sentences of which no word is the seller's, or most are not. */
function strangeSentences(text: string, prepared: Prepared): Unsaid[] {
  const brief = foldedBrief(prepared);
  const found: Unsaid[] = [];
  let start = 0;
  for (const piece of text.split(sentenceEnds)) {
    const { known, strange } = toldBy(piece, brief);
    if (strange > known || (strange > 0 && known === 0)) {
      const from = start + (piece.length - piece.trimStart().length);
      found.push({ start: from, end: start + piece.length, kind: 'deed' });
    }
    start += piece.length + 1;
  }
  return found;
}

/** "魔除け", "南部風鈴" as a phrase that is searched or a part of a title: a word of it is not the seller's. */
export function isStrangeJapanese(phrase: string, prepared: Prepared): boolean {
  const brief = foldedBrief(prepared);
  if (toldBy(phrase, brief).strange > 0) return true;
  return [...phrase.matchAll(run)].some(
    ([word]) =>
      word.length > 3 &&
      !brief.includes(foldWord(word)) &&
      ![word.slice(0, 2), word.slice(-2)].every((part) => brief.includes(foldWord(part)) || plain.has(part)),
  );
}

const hanOrKana = '[\\p{Script=Han}\\p{Script=Katakana}ー]';
/** "ギフトボックス付き": with it comes what stands before. */
const comesAlong = new RegExp(`(${hanOrKana}{2,12})(?:付き|つき|付属|同梱|が付|もセット)`, 'gu');
/** "色落ちしません": a denial of what stands before. */
const denies = /([\p{Script=Han}\p{Script=Hiragana}]{2,6}?)(?:は|が)?し(?:ません|ない|にくい|づらい)/gu;
/** "赤もあります": a choice of colours. */
const colours =
  /(赤|緑|黄色|白|黒|青|紫|茶色|ピンク|グレー|オレンジ|ベージュ)(?=(?:色)?(?:と|、|・|も|から|や))/gu;

/** What a Japanese text says of the parcel, denies or offers in colours against its brief. */
export function japaneseUnsaid(text: string, prepared: Prepared): Unsaid[] {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [];
  const brief = prepared.ledger.sentences.map((sentence) => sentence.text).join('\n');
  const isDenied = (what: string): boolean =>
    brief.includes(`${what}する`) || brief.includes(`${what}します`);
  return [
    ...strangeSentences(text, prepared),
    ...matchesOf(comesAlong, text).filter(({ 1: what = '' }) => !brief.includes(what)),
    ...matchesOf(denies, text).filter(({ 1: what = '' }) => isDenied(what)),
    ...matchesOf(colours, text).filter(({ 1: what = '' }) => !brief.includes(what)),
  ].map((match) =>
    'start' in match ? match : { start: match.index, end: match.index + match[0].length, kind: 'contents' },
  );
}
