import { platforms } from '#rules/platforms/index.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Context } from './clause-kind.ts';
import { knownPart } from './french-nouns.ts';
import { inOneChoice } from './colour-choice-row.ts';
import { withFrenchKinds } from './french-kinds.ts';
import type { Unit } from './units.ts';

/** Where a thing is fetched, at the front of a sentence. What stands behind it says where and when, and nothing of the thing. */
const fetched: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  de: /^(?:nur )?(?:selbst)?(?:abholung|abholer|abzuholen|abholbar)(?!\p{L})|\sabhol(?:en|ung)$/iu,
  fr: /^(?:uniquement )?(?:à (?:venir )?(?:récupérer|retirer|chercher|prendre)|retrait|remise en main propre|main propre)(?!\p{L})/iu,
  es: /^(?:solo )?(?:se )?(?:recogida|recoger|recoge|entrega en mano|a recoger|para recoger)(?!\p{L})/iu,
};

/** "Visible à Toulouse, métro Jean-Jaurès": where somebody may look at it. */
const seenAt =
  /^(?:visible (?:à|sur|dans|chez|en|au)|(?:se puede ver|verlo|ver) en|zu besichtigen in|besichtigung in) /iu;

/** What is paid, measured or sold with it is told behind a place all the same. */
const ofThing = /\d\s?(?:€|euros?|cm|mm|m|kg|g|l|ml)(?!\p{L})/iu;

/** What lies in the parcel, at the end of a German clause. */
const liesBeside = longPattern('iu')`
  \s(?:liegen|liegt|sind|ist|gehören|gehört) (?:bei|dabei|mit dabei|dazu|anbei|im lieferumfang)$
`;

/** "Kleine Luftlöcher gehören dazu": what comes of how it is made lies in no parcel. */
const natural =
  /(?:l[oö]cher|bläschen|unebenheit\p{L}*|abweichung\p{L}*|spuren|risse|kratzer|maserung|äste|astlöcher|unregelmäßigkeit\p{L}*|patina|flecken|farbunterschiede|nähte) (?:gehören|gehört) dazu$/iu;

/** "Ein Kaufvertrag liegt nicht bei": whatever denies it says what is missing. */
const denies = /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|weder|nie)(?!\p{L})/iu;

/** "Connexion Bluetooth ou récepteur USB": how a thing connects is nothing that it fits. */
const connects =
  /^(?:connexion|liaison|conexión|verbindung|anschluss|verbindet|se connecte|se conecta)(?!\p{L})/iu;
const fold = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** A kind that a word of the thing's own name gave it: an ironing board that folds is not told how it is ironed. */
function byWhatItIs(unit: Unit, name: string): Unit {
  if (unit.kind === 'compatibility' && connects.test(unit.text)) return { ...unit, kind: 'feature' };
  return unit.kind === 'care' && name !== '' && fold(unit.text).startsWith(`${fold(name)} `)
    ? { ...unit, kind: 'feature' }
    : unit;
}

function besideThing(unit: Unit): Unit {
  if (unit.kind !== 'feature' && unit.kind !== 'other' && unit.kind !== 'number') return unit;
  return liesBeside.test(unit.text) && !denies.test(unit.text) && !natural.test(unit.text)
    ? { ...unit, kind: 'contents' }
    : unit;
}

/** "Housse en coton, lavable à 30 °C": how a part is washed is told with the part. French. */
function withItsPart(units: Unit[], name: string): Unit[] {
  const [first, second, ...others] = units;
  const noun = /^(?:(?:la|les?|une?|sa|son) )?(\p{L}[\p{L}-]+)/iu.exec(first?.text ?? '')?.[1] ?? '';
  const isOfPart =
    first !== undefined &&
    second?.kind === 'care' &&
    first.kind !== 'care' &&
    first.shape === 'noun' &&
    /^(?:lavables?|déhoussables?|à laver|passe au)(?!\p{L})/iu.test(second.text) &&
    knownPart.test(noun) &&
    !fold(name).includes(fold(noun)) &&
    first.quote.includes(`${first.text}, ${second.text}`);
  return isOfPart ? [{ ...first, text: `${first.text}, ${second.text}` }, ...others] : units;
}

/** The units of a sentence, each by what the others of it say. */
export function withKindsByOthers(given: Unit[], context: Context, path: string): Unit[] {
  const { language, platform } = context;
  const isRomance = language === 'fr' || language === 'es';
  const rows = isRomance && path.endsWith('.description') ? inOneChoice(given) : given;
  const read = withFrenchKinds(rows, context, path);
  const pattern = fetched[language];
  if (pattern === undefined || !path.endsWith('.description') || platforms[platform].subject !== 'product')
    return read;
  const units = read.map((unit) => byWhatItIs(unit, context.name ?? ''));
  const told = language === 'de' ? units.map(besideThing) : withItsPart(units, context.name ?? '');
  const [first] = told;
  const isSeen = first !== undefined && seenAt.test(first.text);
  if (first === undefined || (!isSeen && !pattern.test(first.text))) return told;
  return told.map((unit) =>
    unit.kind === 'feature' && !ofThing.test(unit.text) ? { ...unit, kind: 'shipping' } : unit,
  );
}
