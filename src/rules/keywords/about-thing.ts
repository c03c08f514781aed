import { withoutOffering } from '#rules/ledger/offers-elsewhere.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import {
  bareWords,
  isContent,
  joinedScript,
  nounFirst,
  sorts,
  withoutCount,
  wordsOfFront,
} from './thing-words.ts';
import { isSameWord } from '#rules/text/same-word.ts';

const kana = /[\u3040-\u30FF]/u;

/** Whether two texts without spaces share two signs in a row that say something: no two of "です". */
function sharesSigns(phrase: string, name: string): boolean {
  const signs = Array.from(phrase);
  return signs.some((sign, at) => {
    const pair = `${sign}${signs[at + 1] ?? ' '}`;
    return (
      /^(?![\u3040-\u309F]{2})[\p{L}\p{N}\p{M}]{2}$/u.test(pair) &&
      joinedScript.test(pair) &&
      name.includes(pair)
    );
  });
}

/** "スポーツや部活", "真空二重構造で保温": a particle inside joins what nobody types together. */
const japaneseClause = /[一-鿿ァ-ヶー\p{N}](?:や|で|に|を|が|は|も|から|まで|より)(?:[一-鿿ァ-ヶー\p{N}]|$)/u;

const longestFunction = 8;
/** Verbs, denials and endings of clauses in Chinese, Japanese and Korean, in which an entry of a list may be a sentence. */
const doesOrLacks =
  /^(?:支持|自定义|统计|记录|管理|查看|可以?|能|无|不|没有|一键|快速|帮助|提供|添加|导出|分享|设置|选择|適合|适合|自动)|(?:する|します|できる|できます|なし|不要|ます|ない|対応)$|[다요]$|없음$|없이(?:\s|$)/u;

/** "白噪音", "家計簿", "단어장": what an app offers, told as a noun of a list. */
const isNamedFunction = (phrase: string): boolean =>
  phrase.replaceAll(' ', '').length <= longestFunction && !doesOrLacks.test(phrase);

/** "Każda torba nieco inna": what holds of each of them is a sentence. */
export const ofEach =
  /^(?:ogni|cada|elke?|ieder|każd\p{L}+|varje|hvert?|každ\p{L}+|her|кажд\p{L}+|кож[енаі]\p{L}*|κάθε)\s/iu;

/**
 * Whether what a description says is about the thing, in languages of which the rules know neither verbs nor nouns: "Kleurt mee"
 * and "torkas plant" are nobody's search, while "Handstickad mössa" holds what the name calls it.
 */
export function tellsThing(brief: Brief, joint: RegExp | undefined): (phrase: string) => boolean {
  const { name, description } = brief.product;
  const { subject } = platforms[brief.platform];
  const { tag } = brief.language;
  const all = wordsOfFront(withoutCount(name), joint)
    .filter((word) => isContent(word, tag) && !sorts.test(word))
    .map(foldWord);
  // "Forma de folha" of "brincos de prata folhas": where the thing stands first, a phrase without it is about a part.
  const front = subject === 'product' && nounFirst.test(tag) ? all.slice(0, 1) : all;
  const [opening = ''] = description.split(/[.!?。！？।\n]/u);
  const said = opening.toLowerCase();
  const series =
    subject === 'page' || (subject === 'app' && joinedScript.test(description))
      ? seriesIn(description)
      : new Set<string>();
  return (phrase) => {
    if (kana.test(phrase) && (japaneseClause.test(phrase) || /[はがをにでとも]$/u.test(phrase))) return false;
    // What an app or a page is about stands in its first sentence.
    if ((subject === 'app' || subject === 'page') && said.includes(phrase.toLowerCase())) return true;
    // "四件套包含：" heads what is listed.
    if (description.includes(`${phrase}：`) || description.includes(`${phrase}:`)) return false;
    if (series.has(phrase)) return subject !== 'app' || isNamedFunction(phrase);
    if (joinedScript.test(phrase)) return sharesSigns(phrase, name);
    if (ofEach.test(phrase)) return false;
    const words = bareWords(phrase);
    // "Mörkgrön", "oplaadbare": a word alone is the thing only as the compound of what the name calls it.
    if (words.length === 1) {
      const word = foldWord(words[0]!);
      return front.some((own) => own.length > 3 && word !== own && word.endsWith(own));
    }
    return words
      .filter((word) => isContent(word, tag))
      .some((word) => front.some((own) => isSameWord(own, foldWord(word))));
  };
}

const verbFirst = /^(?:vi|wij|we|my|noi|nós|biz|ми|мы)\s/iu;
const coordinates = /\s(?:e|ed|i|oraz|en|och|og|ve|и|і|та|και|a)\s/iu;

/** "Igiene orale, ortodonzia invisibile, implantologia": the entries of a sentence that only lists what is offered. */
export function seriesIn(description: string): Set<string> {
  const entries = description
    .split(/[.!?。！？।\n]+\s*/u)
    .map((sentence) =>
      withoutOffering(sentence.replace(/^[^:]{2,30}:\s/u, '')).split(
        /,\s|[、，]|،\s|(?<=[\u3040-\u30FF\u4E00-\u9FFF]),(?=\S)/u,
      ),
    )
    .filter((parts) => parts.length > 2 && parts.slice(1).every((part) => piecesOf(part).length < 6))
    // "Vi udfører tagrenovering, terrasser, tilbygninger og køkkenmontage": the verb stands before the first of them.
    .map((parts) => (piecesOf(parts[0]!).length < 4 && !verbFirst.test(parts[0]!) ? parts : parts.slice(1)))
    .map((parts) => parts.flatMap((part) => part.split(coordinates)));
  return new Set(entries.flat().map((entry) => entry.trim()));
}
