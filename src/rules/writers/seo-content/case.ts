import { lowerGerman } from '#rules/language/lower-german.ts';
import { towns } from '#rules/ledger/words/towns.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { spelledNames } from '#rules/text/spelled-names.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';
import { isOneOfMounts } from './row-of-mounts.ts';
import { isProperWord, lowerFirst, upperFirst, saysHow } from './english-words.ts';

const small = new Set(
  'a an the and n but or nor for so yet in on of to by at as up off per via vs with from into over x'.split(
    ' ',
  ),
);
const particles = new Set('de du des del della di da von der la le el y und et zu'.split(' '));
const unitLike = new Set(
  'pcs km mph bpm mm cm m in ft ml cl l g kg fl oz lb lbs mg x h min hr hrs mah lm k v w'.split(' '),
);

/** Words that a title writes otherwise than a text: beside them stand the names that are written so anywhere. */
const spelled: Readonly<Record<string, string>> = {
  led: 'LED',
  pc: 'PC',
  uv: 'UV',
  pvc: 'PVC',
  pu: 'PU',
  abs: 'ABS',
  tpu: 'TPU',
  mdf: 'MDF',
  gsm: 'gsm',
  ebike: 'eBike',
  id: 'ID',
  lp: 'LP',
  cd: 'CD',
  dpi: 'DPI',
  rf: 'RF',
  psu: 'PSU',
  hdd: 'HDD',
  gpu: 'GPU',
  cpu: 'CPU',
  vhs: 'VHS',
  bbq: 'BBQ',
  hvac: 'HVAC',
  suv: 'SUV',
  suvs: 'SUVs',
  bmx: 'BMX',
  mtb: 'MTB',
  sds: 'SDS',
  mot: 'MOT',
  rgb: 'RGB',
  ip65: 'IP65',
  rpm: 'rpm',
  wifi: 'Wi-Fi',
  'wi-fi': 'Wi-Fi',
};

/** "fs38", "e363", "h7": letters and figures of a model or a fitting; "x2" counts, "m2" measures, and "mk2" is written so. */
const isModel =
  /^(?!(?:x|no|nr|mk|vol|pt|ch|ep|gen|ver|v|size|age|ages|under|over|day|box|lot|set)\d|(?:[cdmk]?m|ft|in)[23]$)\p{Ll}{1,3}\d{1,5}\p{Ll}?$/u;

/** "3 l/min", "30 km/h". */
const isRate = /^(?:m?l|c?m|km|k?g|mg)\/(?:min|h|hr|s|m|l|kg)$/u;

function titleWord(word: string, isEdge: boolean): string {
  const bare = /^[\p{L}-]+/u.exec(word)?.[0] ?? '';
  const known = spelled[bare] ?? spelledNames.get(bare);
  if (known !== undefined) return known + word.slice(bare.length);
  const plain = word.replace(/[,;:.)]+$/u, '');
  if (/^i[3579]$/u.test(plain)) return word;
  if (isModel.test(plain)) return word.toUpperCase();
  if (hasFigure(word) || unitLike.has(plain) || isRate.test(plain)) return word;
  if (!isEdge && (small.has(word) || word === 'vs.')) return word;
  if (!word.includes('-') && !word.includes('/')) return capital(word);
  return word
    .split(/(?<=[-/])/u)
    .map((part, index) => (index > 0 && small.has(part.replace(/[-/]$/u, '')) ? part : capital(part)))
    .join('');
}

function capital(part: string): string {
  return /\p{Lu}/u.test(part) ? part : upperFirst(part);
}

/** English Title Case (writing guide §5.10): all words but small ones; inner capitals, models and units stay. */
export function titleCase(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) =>
      // "Clair de Lune": between two capitals the small word of another language is part of a name.
      particles.has(word) &&
      /^\p{Lu}/u.test(words[index - 1] ?? '') &&
      /^\p{Lu}/u.test(words[index + 1] ?? '')
        ? word
        : titleWord(word, index === 0 || index === words.length - 1 || /[,:–-]$/u.test(words[index - 1]!)),
    )
    .join(' ');
}

/** A title as the platform and the language write it: Title Case only for English where the platform wants it. */
export function casedTitle(text: string, draft: Draft): string {
  if (draft.language.written === 'en' && draft.platform.titleCase === 'title') return titleCase(text);
  return upperFirst(text);
}

/** The seller wrote the capital after a comma or word, not at the start of a sentence: a name such as "Jaén". */
export function isCapitalInside(text: string, draft: Draft): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    draft.units.some((unit) => {
      const at = unit.quote.indexOf(text);
      if (at <= 0) return false;
      // In English lists "Stand, Charger, Cable" are no names: "comes with Ortofon Concorde" is, and so is "St Luke's hall, Bermondsey".
      const before =
        draft.language.written === 'en' ? /\p{Ll}{2} $|\p{L}\s\p{Ll}{2,}, $/u : /[\p{L}\p{N},)] $/u;
      return before.test(unit.quote.slice(0, at));
    })
  );
}

function isCapitalInName(word: string, name: string): boolean {
  // "Upright piano Chappell": the one capital behind a small word.
  return (
    name.indexOf(` ${word}`) > 0 &&
    /\s\p{Ll}{3,}\s\p{Ll}{3,}|^\S+ \p{Ll}{3,} \p{Lu}\p{Ll}+(?:,|$)/u.test(name)
  );
}

/** "Ortofon 2M Red cartridge": a maker before a model with a capital of its own. */
const opensWithModel = longPattern('u')`
  ^(?!(?:One|Two|Three|Four|Five|Six|All|Both|Each|The|An?|With|For|No
      |Not)\s)\p{Lu}\p{Ll}{2,} (?=\S{0,12}\d)\S{1,24} (?!(?:January|February|March|April|May|June|July
      |August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr
      |Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?!\p{L}))\p{Lu}\p{Ll}
`;

/**
 * Whether the description writes the first word of a text with a capital in the midst of a sentence and never small: a name
 * such as "Zuiko" of "comes with Zuiko 50mm lens".
 */
export function opensWithOwnName(text: string, draft: Draft): boolean {
  const { brief } = draft;
  if (opensWithModel.test(text)) return true;
  // "Singer 99K hand crank" of a Singer: the maker stands first.
  if (isMaker(text, draft) || isNameOfTwo(text, draft) || isOneOfMounts(text, draft)) return true;
  const word = /^\p{Lu}[\p{Ll}\p{M}]{3,}(?![\p{L}])/u.exec(text)?.[0];
  if (word === undefined) return false;
  const { name, description } = brief.product;
  // "1970s Hornsea Saffron storage jar": a capital in a name that writes its common words small.
  if (isCapitalInName(word, name)) return !description.includes(word.toLowerCase());
  const small = word.toLowerCase();
  let isInside = false;
  for (let at = description.indexOf(word); at !== -1; at = description.indexOf(word, at + 1)) {
    isInside ||= /[\p{Ll}\p{N}] $/u.test(description.slice(Math.max(0, at - 2), at));
  }
  // Who writes every noun with a capital names nothing by it.
  return isInside && !description.includes(small) && !titledText.test(description);
}

/** Whether a text opens with the maker, or with two names of which the second one tells the first from a plain word. */
function isMaker(text: string, { brand }: Draft): boolean {
  const [maker = ''] = brand.split(' ');
  if (maker.length > 2 && (text === maker || text.startsWith(`${maker} `))) return true;
  // "Harvest SHVL 815": a maker before a number of his.
  if (/^\p{Lu}\p{Ll}{2,} \p{Lu}{2,6}[ -]?\d/u.test(text)) return true;
  // "Soft Italian tulle", "Six Tuesday evenings": the second word has its capital anywhere.
  const [, first = '', model] =
    /^(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}{2,}|Co|& Co) (?:\d|\p{Ll})/u.exec(text) ?? [];
  // "Upcycled Levis trucker jacket": how it is stands before the maker.
  return model !== undefined && !isProperWord(model) && !saysHow.test(first);
}

const capitalPair = /(?<![\p{L}\d])\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}(?![\p{L}])/gu;

/** "Millennium Falcon" on its own: two capitals, where the seller sets no other two. */
function isNameOfTwo(text: string, { brief }: Draft): boolean {
  // "Hull Marina".
  if (
    /^\p{Lu}\p{Ll}+ (?:Marina|Street|Road|Lane|Avenue|Park|Square|Station|Quay|Harbour|Valley|Bridge|Hill|Market|Village|Airport|Bay)$/u.test(
      text,
    )
  )
    return true;
  // "Surf England school": a body by the country that it is of.
  if (
    /^(?!(?:Near|From|In|At|Around|Across|All|Made|Mainland) )\p{Lu}\p{Ll}+ (?:England|Scotland|Wales|Ireland|Britain|America|Australia|Canada)(?!\p{L})/u.test(
      text,
    )
  )
    return true;
  // "Near Stroud".
  if (/^(?:Near|From|In|At|Around|Across|Outside|Opposite|Behind|Beside|By|To|For) /u.test(text))
    return false;
  const [, second = ''] = /^\p{Lu}\p{Ll}{2,} (\p{Lu}\p{Ll}{2,})$/u.exec(text) ?? [];
  return (
    second !== '' &&
    !isProperWord(second) &&
    (brief.product.description.match(capitalPair) ?? []).length === 1
  );
}

const titledText = /(?:\p{Lu}\p{Ll}+ ){4}\p{Lu}\p{Ll}/u;

const germanShade =
  /^(?:(?!Ab|B|Sch|Mor)\p{L}*(?<!b|sch|end|gen)rot|\p{L}*(?:blau|grün|schwarz|weiß|grau|braun|violett|farben|farbig|türkis|beige|rosa)|(?!Ei)\p{L}*gelb)$/iu;

/** "Schaltet sauber", "geöffnet im Kühlschrank 5 Tage haltbar". */
const germanVerb =
  /^(?!Paket|Magnet|Planet|Budget|Bett|Brett|Kabarett|Buffet|Internet)\p{Lu}\p{Ll}{2,}(?:[ltdhfrgn]et|elt|ert|igt|iert) \p{Ll}+$|^(?:Steht|Hält|Läuft|Passt|Liegt|Sitzt|Hängt|Schließt|Riecht|Klingt|Schwimmt|Trocknet|Wärmt|Dreht|Klappt|Schützt|Kühlt|Leuchtet|Rollt|Rastet|Lässt|Kommt|Geht|Bleibt|Wächst|Blüht|Wiegt|Misst|Fasst|Trägt) \p{Ll}|^Ge(?!wicht|sicht|richt|rät|schäft|wand|stell)\p{Ll}+(?:t|en) (?:im|in|am|an|auf|mit|aus|bei|von|nach|bis|und) /u;

/** Inside a German line: what the seller writes small somewhere ("rund, 24 cm") is no noun, wherever it came to stand. */
export function inGermanLine(text: string, { brief }: Draft): string {
  const lowered = lowerGerman(text);
  if (lowered !== text) return lowered;
  const word = /^\p{Lu}\p{Ll}+(?![\p{L}-])/u.exec(text)?.[0];
  if (word === undefined) return text;
  // "Hellgrau oder moosgrün", "wiegt 480 g": only the beginning of its sentence gave it a capital.
  if (
    (germanShade.test(word) || germanVerb.test(text) || shapeOf(text, 'de') === 'verb') &&
    wholeWordsAt(brief.product.name, word) === -1
  )
    return lowerFirst(text);
  const isSmall = wholeWordsAt(brief.product.description, word.toLowerCase()) !== -1;
  return isSmall && wholeWordsAt(brief.product.name, word) === -1 ? lowerFirst(text) : text;
}

/** A thing's name inside a Spanish or French sentence: where its kind opens it, it is no proper name ("la vacunación"). */
export function nameInside(name: string, { language, type }: Draft): string {
  if (language.written !== 'es' && language.written !== 'fr') return name;
  const isKind = /^\p{Lu}\p{Ll}/u.test(name) && /^\p{Ll}/u.test(type) && lowerFirst(name).startsWith(type);
  return isKind ? lowerFirst(name) : name;
}

/** A detail in a list behind the name: "Casterman, Hergé" keep the capital that the seller wrote inside a line. */
export function detailCase(text: string, draft: Draft): string {
  const { written } = draft.language;
  if (written === 'de') return inGermanLine(text, draft);
  const isName = written === 'en' ? opensWithOwnName(text, draft) : isCapitalInside(text, draft);
  return isName ? text : lowerFirst(text);
}

/** "Valmistettu Tampereella": where a case does the work of "in", the place stands right behind its verb. */
const madeIn =
  /^(?:valmistettu|valmistatud|ommeltu|neulottu|kudottu|õmmeldud|kootud|készült|varrott) \p{Lu}/iu;

/** A phrase of the seller inside a running title: lower case start in sentence-case titles. */
export function casedPhrase(text: string, draft: Draft): string {
  const { written } = draft.language;
  if (written === 'other') {
    // "Ciepłe światło" has its capital from the start of its sentence; a name keeps it, and so does what the name says.
    const { itemCondition, facebookCondition } = draft.brief.fields;
    // "Berço, usado": the state of the form goes on from the thing.
    if (text === itemCondition || text === facebookCondition) return lowerFirst(text);
    const [first = '', second = ''] = text.split(' ');
    // "Andningsbar." alone between two stops opens its own sentence; "Καλαμάτα." is rather a place.
    const isAlone =
      /^\p{Lu}\p{Ll}{4,}$/u.test(text) &&
      !/^[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text) &&
      draft.brief.product.description.split(/[.!?,\n]/u).some((part) => part.trim() === text);
    const isStart =
      (isAlone ||
        madeIn.test(text) ||
        (/^\p{Lu}\p{Ll}+$/u.test(first) && /^(?:[\p{Ll}\d]|\p{Lu}{2})/u.test(second))) &&
      !draft.name.includes(first);
    return isStart && !isCapitalInside(text, draft) ? lowerFirst(text) : text;
  }
  if (written === 'de') return inGermanLine(text, draft);
  if (written === 'en' && draft.platform.titleCase === 'title') return titleCase(text);
  const isName =
    opensWithPlace(text, draft) ||
    draft.ledger.facts.some(({ kind, value }) => kind === 'model' && value === text) ||
    (written === 'en' ? opensWithOwnName(text, draft) : isCapitalInside(text, draft));
  return isName ? text : lowerFirst(text.replace(/^À\s/u, 'à '));
}

/** Spanish and French words for a part of the land that a name follows. */
export const namesLand =
  /^(?:Sierra|Serra|Valle|Costa|Isla|Monte|Río|Lago|Vallée|Mont|Île|Côte|Lac|Massif|Pays|Val) (?:d[eu] |des )?\p{Lu}\p{Ll}/u;

/** "Rennes sud", "Lleida": the town of the form, and one that everybody knows, keeps its capital. */
function opensWithPlace(text: string, { brief }: Draft): boolean {
  // "Kettering and 15 miles around".
  if (/^\p{Lu}\p{Ll}{2,} (?:and|plus|&) (?:\d+ (?:miles?|km)(?!\p{L})|(?:the )?surrounding)/u.test(text))
    return true;
  // "Sierra Mágina": with its name the mountain is one.
  if (namesLand.test(text)) return true;
  const word = /^\p{Lu}[\p{L}-]{2,}/u.exec(text)?.[0];
  const places = `${brief.fields['location'] ?? ''} ${brief.fields['facebookLocation'] ?? ''}`;
  return word !== undefined && (towns.has(word) || wholeWordsAt(places, word) !== -1);
}

/** An entry of a field inside the row that they make: "Sin conservadores, listo en 2 minutos". */
export function inRow(text: string, draft: Draft): string {
  const { written } = draft.language;
  if (written === 'en' || written === 'other') return text;
  return written === 'de' ? inGermanLine(text, draft) : lowerFirst(text);
}
