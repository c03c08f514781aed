import type { Draft } from './draft.ts';

/** How a language of the East says in a sentence what a thing is made of and how big it is. */
interface EasternReading {
  /** Groups: the name of the measure and its figure with its unit. */
  measure: RegExp;
  /** Group: the stuff. */
  stuff: RegExp;
  /** The stuff as sellers write it in a row of attributes. */
  made: (stuff: string) => string;
  joined: (name: string, figure: string) => string;
}

const readings: Readonly<Record<string, EasternReading>> = {
  ja: {
    measure:
      /((?:幅|横|奥行き?|高さ|縦|マチ|厚さ|深さ)\d[\d.]{0,5}(?:cm|mm)(?:[、,×xX]\s?(?:幅|横|奥行き?|高さ|縦|マチ|厚さ|深さ)\d[\d.]{0,5}(?:cm|mm)){1,2})|(厚さ|サイズ|大きさ|重さ|重量|容量|長さ|高さ|直径|全長)[はが](約?\d[\d.,×xX]{0,14}\s?(?:mm|cm|ml|mL|m|L|kg|g|ミリ|センチ|リットル|グラム|キロ)(?![A-Za-z]))/gu,
    stuff:
      /は(?:\d+[%％])?([\p{Script=Han}\p{Script=Katakana}ー]{2,10})(?:で作られ|で出来て|でできて|製で(?:す|、))/u,
    made: (stuff) => `${stuff}製`,
    joined: (name, figure) =>
      /^(?:サイズ|大きさ)$/u.test(name) ? figure : `${name}${figure}`.replaceAll(/[、,]\s?/gu, ' '),
  },
  zh: {
    measure:
      /(容量|尺寸|重量|长度|高度|直径|厚度)(?:为|是)?(约?\d[\d.,×xX]{0,14}\s?(?:毫米|厘米|米|毫升|升|公斤|千克|克|(?:mm|cm|ml|L|kg|g)(?![A-Za-z])))/gu,
    stuff: /(?:采用|由)([\p{Script=Han}\d]{2,8})(?:制成|制作|打造|材质)/u,
    made: (stuff) => `${stuff}材质`,
    joined: (name, figure) => `${name}${figure}`,
  },
  tr: {
    measure:
      /()(\d[\d.,×xX ]{0,12}\s?(?:ml|cm|mm|L|kg|g|litre|gram))(?= (?:hacme|hacim|yüksekli|boyunda|uzunlu|genişli|çapında|ağırlı))/gu,
    // "Ustamız tarafından yapılır" says by whom, "yeniden yapılır" how often.
    stuff:
      /(?<!\p{L})(?!(?:taraf\p{L}*|yeni|eski|önce|sonra|şimdi|bir|yeri)(?:dan|den|tan|ten)(?!\p{L}))(\p{L}{4,14})(?:dan|den|tan|ten) (?:yapıl|üretil|imal edil|örül|dikil)/u,
    made: (stuff) => stuff,
    joined: (_name, figure) => figure,
  },
  ar: {
    measure:
      /(?<!\p{L})و?((?:ال)?(?:ارتفاع|طول|عرض|قطر|وزن|سعة)(?:ها|ه)?) ((?:حوالي |تقريبا )?\d[\d.,]{0,6} (?:سم|مم|مل|لتر|كجم|كغم|كغ|غرام|جرام))/gu,
    stuff: /مصنوعة? (?:يدويا )?(من \p{L}+(?: ال\p{L}+)?)/u,
    made: (stuff) => stuff,
    joined: (name, figure) => `${name} ${figure}`,
  },
  ko: {
    measure:
      /(길이|크기|사이즈|무게|용량|높이|두께|지름)[는은] (약 )?(\d[\d.,×xX ]{0,14}\s?(?:(?:mm|cm|ml|m|L|kg|g)(?![A-Za-z])|리터|그램|센티미터))/gu,
    stuff: /(?:은|는) ([\p{Script=Hangul}\d% ]{2,14}?)(?:으로|로) (?:만들|제작)/u,
    made: (stuff) => `${stuff} 소재`,
    joined: (name, figure) => `${name} ${figure}`,
  },
};

const mostMeasures = 3;
const sides = /\d\s?[×xX]\s?\d/u;
const longestText = 1200;

function readingOf({ language, platform }: Draft): EasternReading | undefined {
  return platform.subject === 'product' ? readings[language.tag.slice(0, 2)] : undefined;
}

/**
 * What Japanese, Chinese, Korean, Turkish and Arabic sentences say that a thing is made of, as a row of attributes has it:
 * "このマットは天然ゴムで作られており" → "天然ゴム製"; empty where they do not.
 */
export function easternStuff(draft: Draft): string {
  const reading = readingOf(draft);
  const stuff = reading?.stuff.exec(draft.brief.product.description.slice(0, longestText))?.[1] ?? '';
  return reading === undefined || stuff === '' ? '' : reading.made(stuff);
}

/** How big they say that it is: "サイズは183×61cmで、厚さは5mmです" → "183×61cm", "厚さ5mm". */
export function easternMeasures(draft: Draft): string[] {
  const reading = readingOf(draft);
  if (reading === undefined) return [];
  return (
    [...draft.brief.product.description.slice(0, longestText).matchAll(reading.measure)]
      // A size with its sides says most.
      .sort(([a], [b]) => Number(sides.test(b)) - Number(sides.test(a)))
      .slice(0, mostMeasures)
      .map(([, ...groups]) => {
        // A row of sides has no name before it.
        const parts = groups.filter(Boolean);
        const name = parts.length > 1 ? parts.shift()! : '';
        return reading.joined(name, parts.join('').trim());
      })
  );
}
