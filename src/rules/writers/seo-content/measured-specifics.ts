import type { NamedValue } from '#contract/seo-content.ts';
import { abroadGrammarOf } from '#rules/ledger/abroad-grammar.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { tensions } from './specific-names.ts';

/** "Max torque 55 Nm", "Hauteur 32 cm", "Plate 28 x 39 cm", "Max load: 45 kg": a clause of a noun and its measure. */
const nounAndMeasure =
  /^(\p{L}[\p{L}-]{2,20}(?: \p{Ll}[\p{L}-]{2,20}){0,2})(?: |: )((?:ca\. |approx\. )?\d[\d.,]{0,8}(?:\s?[x×]\s?\d[\d.,]{0,8}){0,2}\s?(?:mm|cm|m|km|in|ft|g|kg|lbs?|oz|l|ml|V|W|kW|Wh|A|Ah|mAh|Nm|Hz|kHz|MHz|rpm|bar|psi|GB|TB|MB|dB|lm|K|°C?|T|DPI|gsm))$/u;
/** Words before a measure that are no trait with that value. */
const opensMeasure = longPattern('iu')`
  ^(?:about|around|approx\w*|roughly|circa|under|over|only|just|almost|nearly|used|bought|holds?|takes?
    |needs?|weighs?|runs?|fits?|lasts?|cuts?|reaches|comes?|heavy|light|large|small|big|long|tall|wide|deep
    |thick|overall|each|every|sizes|ridden|driven|worn|flown|done|etwa|rund|gut|knapp|fast|über|unter|nur|passt|wiegt|hält|reicht|unos|unas|casi
    |sobre|pesa|mide|cabe|solo|environ|presque|pèse|mesure|fait|tient)(?: |$)|(?:ed|ing|matic|nical|gital|cordless|wireless|able|ible)$
`;
const measuredKinds: ReadonlySet<FactKind> = new Set([
  'size',
  'weight',
  'power',
  'capacity',
  'number',
  'feature',
  'limit',
  'percentage',
]);
/** What has a row of its own name already. */
const ownRow = /^(?:(?:item |net |total )?weight|size|dimensions|measurements|capacity|volume)$/iu;

/** What an eBay buyer filters by under its own name ("Max torque"), where a seller of a thing states it without a colon. */
export function measuredSpecifics({ units, type, brand, language }: Draft): NamedValue[] {
  const own = new Set([...stemsOf(type), ...stemsOf(brand)]);
  return units.flatMap(({ text, kind, path }) => {
    if (!path.endsWith('.description') || !measuredKinds.has(kind) || !/\d/u.test(text)) return [];
    const [, name = '', value = ''] = nounAndMeasure.exec(text) ?? [];
    const isTrait =
      name !== '' &&
      !opensMeasure.test(name) &&
      !ownRow.test(name) &&
      // "Waży około 8 kg".
      !(language.written === 'other' && abroadGrammarOf(language.tag)?.measuring.test(name)) &&
      // "Bajo cogido 2 cm" is a state.
      !(language.written === 'es' && /[ai]d[oa]s?$/u.test(name)) &&
      !stemsOf(name).some((stem) => own.has(stem)) &&
      // "Bodenvase 40 cm" of a vase is the thing itself.
      !name.toLowerCase().endsWith(type.toLowerCase());
    // "Autonomía unos 20 km": what is only about so much stays with its figure.
    const about = / (?:unos|unas|aprox\.?|environ|env\.?|ca\.?)$/iu.exec(name)?.[0] ?? '';
    const label = upperFirst(name.slice(0, name.length - about.length));
    return isTrait ? [{ name: label, value: `${about} ${value}`.trim() }] : [];
  });
}

/** "Die Durchlasshöhe beträgt 170 mm", "la altura es de 9 cm": a side that a sentence measures, under its own name. */
const saidMeasure =
  /^(?:Der|Die|Das|El|La|Le|The|L[’'])\s?(\p{L}[\p{L}-]{3,24}(?: \p{Ll}[\p{L}-]{2,14}){0,2}) (?:beträgt|liegt bei|misst|ist|es de|mide|est de|mesure|fait|is|measures) (\d[\d.,]{0,8}\s?(?:mm|cm|m|kg|g|W|kW|V|Ah|mAh|Nm|l|ml|bar|Zoll|in))$/u;
const motor = /^(?:Der|Ein|El|Le|The|An?) (?:Elektro)?(?:motor|moteur)\s/iu;

/** Sides and powers that whole sentences tell: what the motor of a thing draws is the thing's own. */
export function saidMeasures(
  { units, ledger, language }: Draft,
  powerName: string | undefined,
): NamedValue[] {
  return units.flatMap(({ text, path, quote }) => {
    if (!path.endsWith('.description')) return [];
    const [, name = '', value = ''] = saidMeasure.exec(text) ?? [];
    if (name !== '') return [{ name: upperFirst(name), value }];
    if (!motor.test(text)) return [];
    return ledger.facts
      .filter(
        ({ kind, value: power, quote: said }) => kind === 'power' && said === quote && /\d/u.test(power),
      )
      .flatMap(({ value: power }) => {
        const row = power.endsWith('V') ? tensions[language.written] : powerName;
        return row === undefined ? [] : [{ name: row, value: power }];
      });
  });
}

const hasPart = /^(?:\p{L}+ ){1,5}(?:has|have|features?) /u;
const figuredPart =
  /^(\d[\d./]*[ -]?(?<unit>inch|in|mm|cm|ml|L|litre|liter|oz|quart|m?Ah|Wh)) (?<part>(?:\p{Ll}{3,} )?\p{Ll}{3,})$/u;

/** "1/2 inch chuck", "4000 mAh battery" of what an English thing has: "Chuck Size", "Battery Capacity". */
export function figuredParts({ ledger, language }: Draft): NamedValue[] {
  if (language.written !== 'en') return [];
  return ledger.facts.flatMap(({ kind, value, source, quote }) => {
    const isHad =
      kind === 'feature' &&
      source.endsWith('.description') &&
      (hasPart.test(quote) || / (?:case|chuck|clamp|cutter|blade)$/u.test(value));
    const found = isHad ? figuredPart.exec(value) : null;
    const { unit = '', part = '' } = found?.groups ?? {};
    if (found === null) return [];
    const of = /^(?:inch|in|mm|cm)$/u.test(unit) ? 'Size' : 'Capacity';
    const noun = part.split(' ').map(upperFirst).join(' ');
    return [{ name: `${noun} ${of}`, value: found[1]! }];
  });
}
