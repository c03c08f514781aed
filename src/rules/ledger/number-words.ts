import { foldWord, keyOfWord, perWord, tokensOf } from '#rules/text/words.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';

/** A number in words with its place in UTF-16 units. */
export interface WordNumber {
  value: number;
  start: number;
  end: number;
}

const numberWordList = `
2 two zwei dos deux; 3 three drei tres trois; 4 four vier cuatro quatre; 5 five fünf cinco cinq; 6 six sechs seis;
7 seven sieben siete sept; 8 eight acht ocho huit; 9 nine neun nueve neuf; 10 ten zehn diez dix decena dizaine; 11 eleven elf once onze;
12 twelve zwölf doce douze dozen dutzend docena douzaine; 13 thirteen dreizehn trece treize; 14 fourteen vierzehn catorce quatorze;
15 fifteen fünfzehn quince quinze quincena quinzaine; 16 sixteen sechzehn dieciséis seize; 17 seventeen siebzehn diecisiete; 18 eighteen achtzehn
dieciocho; 19 nineteen neunzehn diecinueve; 20 twenty zwanzig veinte vingt vingts veintena vingtaine; 30 thirty dreißig treinta trente treintena trentaine;
40 forty vierzig cuarenta quarante cuarentena quarantaine; 50 fifty fünfzig cincuenta cinquante cinquantaine; 60 sixty sechzig sesenta soixante soixantaine;
70 seventy siebzig setenta; 80 eighty achtzig ochenta; 90 ninety neunzig noventa; 200 doscientos doscientas; 300 trescientos trescientas;
400 cuatrocientos cuatrocientas; 500 quinientos quinientas; 600 seiscientos seiscientas; 700 setecientos setecientas; 800 ochocientos ochocientas;
900 novecientos novecientas; 100 hundred hundert cien ciento cent cents centenar centaine; 1000 thousand tausend mil mille millar millier;
1000000 million millionen millón millones`;

/** Value by folded number word. One is left out: it is also the article. */
const numberWords: ReadonlyMap<string, number> = new Map(
  numberWordList.split(';').flatMap((group) => {
    const [digits = '', ...words] = group.trim().split(/\s+/);
    return words.map((word) => [foldWord(word), Number(digits)] as const);
  }),
);
/** Words of one, which count only inside a longer number: "twenty-one", "veintiuno". */
const ones: ReadonlySet<string> = new Set('one eins ein uno un una une'.split(' '));

const unitsGerman = 'ein|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun';
const tensGerman = 'zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig';
const teensGerman = 'zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn';
const below100German = `(?:(${unitsGerman})und(${tensGerman})|(${teensGerman})|(${tensGerman})|(${unitsGerman}))`;
const germanCompound = new RegExp(
  `^(?:(?:(${unitsGerman}|${teensGerman}|${tensGerman})?tausend)?(?:(${unitsGerman})?(hundert))?(?:und)?${below100German}?)$`,
  'u',
);
const spanishCompound = /^(veinti|treintai|dieci)(\p{L}{2,6})$/u;

const valueOf = (folded: string | undefined): number =>
  folded === undefined ? 0 : ones.has(folded) ? 1 : (numberWords.get(folded) ?? 0);

/** "Siebenundzwanzig", "hundertzwanzig", "zweihundertfünfzig", "tausend": German writes a number as one word. */
function germanValue(folded: string): number | undefined {
  const match = germanCompound.exec(folded);
  if (match === null) return undefined;
  const [, thousands, hundreds, hundred, unit, tens, teen, ten, single] = match;
  const hasThousand = folded.includes('tausend');
  if (!hasThousand && hundred === undefined && unit === undefined) return undefined;
  return (
    (hasThousand ? (valueOf(thousands) || 1) * 1000 : 0) +
    (hundred === undefined ? 0 : (valueOf(hundreds) || 1) * 100) +
    valueOf(unit) +
    valueOf(tens) +
    valueOf(teen) +
    valueOf(ten) +
    valueOf(single)
  );
}

/** Value of a folded number word: "siebenundzwanzig" and "veintisiete" are one word each. */
function wordValue(folded: string): number | undefined {
  const known = numberWords.get(folded);
  if (known !== undefined || folded.length < 8) return known;
  const spanish = spanishCompound.exec(folded);
  if (spanish !== null) {
    const unit = valueOf(spanish[2]);
    const tens = folded.startsWith('veinti') ? 20 : folded.startsWith('dieci') ? 10 : 30;
    return unit === 0 || unit > 9 ? undefined : tens + unit;
  }
  return germanValue(folded);
}

/**
 * "Once" and "mil" are also an English adverb and a unit, "acht" and "elf" other words, "cent" a coin: alone they count
 * only before what is counted.
 */
const ambiguousWords = new Set(['once', 'mil', 'mille', 'acht', 'cent', 'cents', 'elf', 'sept', 'neuf']);
const countedNext: Readonly<Record<string, RegExp>> = {
  acht: /^[\s-]\p{Lu}\p{Ll}+/u,
  elf: /^[\s-]\p{Lu}\p{Ll}+n?(?!\p{L})/u,
  sept: /^\s(?:\p{Ll}{2,}[sx]|mois)(?!\p{L})/u,
  neuf: /^\s(?:\p{Ll}{2,}[sx]|mois)(?!\p{L})/u,
  once: /^\s(?:piezas|meses|días|horas|años|semanas|minutos|colores|tallas)(?!\p{L})/u,
  mil: /^\s(?:piezas|gramos|metros|litros|euros|días|horas)(?!\p{L})/u,
  mille: /^\s(?:pièces|grammes|mètres|euros|heures)(?!\p{L})/u,
  cent: /^\s(?:\p{Ll}{3,}s|grammes|pour cent)(?!\p{L})/u,
};

const held = { found: true };
const notHeld = { found: false };
/** Whether a word is or holds a number word, perhaps beside an apostrophe or mark. */
const holdsNumberWord = perWord(({ text }) =>
  (text.match(/\p{L}+/gu) ?? []).some((run) => wordValue(keyOfWord(run).folded) !== undefined)
    ? held
    : notHeld,
);

const wordRun = /\p{L}+/gu;
const space = /^[ \u00A0]$/u;
const hyphen = /^[-‑]$/u;
const tight = /^[ \u00A0‑-]$/u;
const andBetween = /^\s(?:y|et)\s$|^-et-$/u;

interface Run extends WordNumber {
  folded: string;
}

const hundredWord = /^(?:hundred|cents?|hundert)$/u;
const dozenWord = /^(?:dozen|dutzend|docenas?|douzaines?)$/u;

/** Number words of a text with what stands between them, read from one place to the next. */
class Words {
  readonly #text: string;
  readonly runs: readonly Run[];

  constructor(text: string) {
    this.#text = text;
    this.runs = matchesOf(wordRun, text).flatMap((match) => {
      const { folded } = keyOfWord(match[0]);
      // "Très" is no Spanish three.
      if (folded === 'tres' && /^très$/iu.test(match[0])) return [];
      const value = wordValue(folded) ?? (ones.has(folded) ? 1 : undefined);
      const end = match.index + match[0].length;
      return value === undefined ? [] : [{ value, folded, start: match.index, end }];
    });
  }

  /** What stands between a word and the one before it; null where there is none. */
  #gap(at: number): string | null {
    const before = this.runs[at - 1];
    const here = this.runs[at];
    return before === undefined || here === undefined ? null : this.#text.slice(before.end, here.start);
  }

  /** "Twenty-five", "vingt et un", "quatre-vingt-douze"; `next` is the place behind it. */
  #belowHundred(at: number): { value: number; next: number } {
    let value = this.runs[at]!.value;
    let next = at + 1;
    if (value === 4 && /^vingts?$/u.test(this.runs[next]?.folded ?? '') && tight.test(this.#gap(next)!)) {
      value = 80;
      next += 1;
    }
    const unit = this.runs[next];
    const gap = this.#gap(next);
    if (unit === undefined || gap === null || value < 20 || value > 99 || value % 10 !== 0)
      return { value, next };
    const isAnd = andBetween.test(gap);
    const isUnit = unit.value < 10 && (isAnd || hyphen.test(gap) || (space.test(gap) && unit.value > 1));
    const isTeen =
      (value === 60 || value === 80) && unit.value >= 10 && unit.value < 20 && (isAnd || hyphen.test(gap));
    return isUnit || isTeen ? { value: value + unit.value, next: next + 1 } : { value, next };
  }

  /** "Three hundred and twenty", "cent quatre-vingts". */
  #belowThousand(at: number): { value: number; next: number } {
    const first = this.runs[at]!;
    let { value, next } =
      hundredWord.test(first.folded) || first.value % 100 === 0
        ? { value: first.value, next: at + 1 }
        : this.#belowHundred(at);
    if (value < 10 && hundredWord.test(this.runs[next]?.folded ?? '') && tight.test(this.#gap(next)!)) {
      value *= 100;
      next += 1;
    }
    const gap = this.#gap(next);
    if (value % 100 !== 0 || value >= 1000 || gap === null || !/^(?:[  ]|\sand\s)$/u.test(gap))
      return { value, next };
    const rest = this.runs[next]!.value < 100 ? this.#belowHundred(next) : null;
    return rest === null || rest.value === 1
      ? { value, next }
      : { value: value + rest.value, next: rest.next };
  }

  /** The number that begins at a word. */
  numberAt(at: number): { value: number; next: number } {
    let { value, next } = this.#belowThousand(at);
    const large = this.runs[next];
    if (large !== undefined && value < 1000 && large.value >= 1000 && space.test(this.#gap(next)!)) {
      value *= large.value;
      next += 1;
    }
    const rest = this.runs[next];
    if (value >= 1000 && value % 1000 === 0 && rest !== undefined && rest.value > 1 && rest.value < 1000)
      if (space.test(this.#gap(next)!)) {
        const more = this.#belowThousand(next);
        value += more.value;
        next = more.next;
      }
    const dozen = this.runs[next];
    if (dozen !== undefined && value < 12 && dozenWord.test(dozen.folded) && space.test(this.#gap(next)!))
      return { value: value * 12, next: next + 1 };
    return { value, next };
  }
}

const halved = /(?<!\p{L})(?:half an?|half|ein halbes|halbes|media|(?:une )?demi)[\s-]$/iu;
const halfMore = /^\s(?:and an? half|y media|et demie)(?!\p{L})/iu;

/** Numbers in words of a text, in order: one for "twenty-five", "trois cent vingt" and "hundertzwanzig" each. */
export function wordNumbersIn(text: string): WordNumber[] {
  if (!tokensOf(text).some(({ key }) => holdsNumberWord(key).found)) return [];
  const words = new Words(text);
  const found: WordNumber[] = [];
  for (let at = 0; at < words.runs.length;) {
    const first = words.runs[at]!;
    const { value, next } = words.numberAt(at);
    const { end } = words.runs[next - 1]!;
    const isAlone = next === at + 1;
    at = next;
    if (value === 1) continue;
    const lower = text.slice(first.start, first.end).toLowerCase();
    if (isAlone && ambiguousWords.has(lower) && countedNext[lower]?.test(text.slice(end, end + 30)) !== true)
      continue;
    const front = halved.exec(text.slice(Math.max(0, first.start - 14), first.start))?.[0] ?? '';
    const isDozen = isAlone && dozenWord.test(first.folded);
    if (isDozen && front !== '') found.push({ value: value / 2, start: first.start - front.length, end });
    else if (isDozen && halfMore.test(text.slice(end, end + 14)))
      found.push({
        value: value * 1.5,
        start: first.start,
        end: end + halfMore.exec(text.slice(end))![0].length,
      });
    else found.push({ value, start: first.start, end });
  }
  return found;
}
