import type { Fact, FactKind } from '#rules/listing/listing.ts';
import { isFrenchKeyFigure } from '#rules/ledger/french-key-figures.ts';
import { isGermanKeyFigure } from '#rules/ledger/german-key-figures.ts';
import { isSpanishKeyFigure } from '#rules/ledger/spanish-key-figures.ts';
import { isKeyFigure } from '#rules/ledger/key-figure.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';

const firstKinds: ReadonlySet<FactKind> = new Set([
  'power',
  'capacity',
  'weight',
  'size',
  'number',
  'feature',
  'safety',
]);

/** "Je 20 Liter": of each of several. */
const eachOf = /(?<!\p{L})(?:je|jeweils|pro) \d/iu;

/** Whether a fact is that figure of the thing. */
export function isLookedForFirst(
  { kind, value, source, quote }: Fact,
  { language, type, platform }: Draft,
): boolean {
  if (language.written === 'fr' && platform.subject === 'product')
    return !source.endsWith('.name') && isFrenchKeyFigure(value, type);
  if (language.written === 'de' && platform.subject === 'product')
    return !source.endsWith('.name') && isGermanKeyFigure(value, type) && !eachOf.test(quote);
  if (language.written === 'es' && platform.subject === 'product')
    return !source.endsWith('.name') && isSpanishKeyFigure(value, type);
  if (language.written !== 'en' || !firstKinds.has(kind) || source.endsWith('.name')) return false;
  return isKeyFigure(value, type);
}

/** "Small 18 cm" of three sizes between which a buyer chooses. */
const oneOfSizes = /^(?:(?:extra )?(?:small|medium|large|mini|big)|[SML]|X{1,2}L):? \d/u;

const nextSize = /^, (?:\d|[XSML]{1,4}(?!\p{L})|small|medium|large)/u;

/** One of the sizes between which a buyer chooses: "Sizes newborn" of "sizes newborn, 0-3 months and 3-6 months" too. */
export function isOneOfSizes(value: string, quote: string): boolean {
  const isFirst =
    /^sizes \S+$/iu.test(value) && nextSize.test(quote.slice(quote.indexOf(value) + value.length));
  return isFirst || oneOfSizes.test(value);
}

/** What is made to fit something else, which a buyer looks for before all. */
const madeToFit = longPattern('iu')`
  (?:pads?|discs?|rotors?|calipers?|filters?|bulbs?|wipers?|wiper blades?|mirrors?|mats?|covers?|cases?
    |protectors?|straps?|bands?|chargers?|adapters?|cables?|cartridges?|toners?|inks?|batter(?:y|ies)
    |blades?|bags?|belts?|hoses?|seals?|gaskets?|springs?|shocks?|struts?|bearings?|bushings?|sensors?
    |plugs?|coils?|pumps?|alternators?|starters?|motors?|hinges?|handles?|knobs?|wheels?|racks?|bars?
    |mounts?|holders?|brackets?|stands?|lids?|liners?|trays?|brushes|heads?|nozzles?|attachments?|remotes?
    |keyboards?|screens?|docks?|hubs?|keys?|fobs?|skins?|sleeves?|kits?|levers?|grips?|pedals?|tyres?|tires?
    |tubes?|gearbox(?:es)?|clutch(?:es)?|headlights?|tail ?lights?|bumpers?|bonnets?|wings?|exhausts?|radiators?
    |turbos?|injectors?|ecus?|gauges?|wheel trims?|roof bars?|tow ?bars?|axles?|driveshafts?|wishbones?)$
`;

/** "For VW Golf Mk7 1.4 TSI 2013-2019": by its maker or its number, and by nothing else. */
const fitted =
  /^(?:for|fits|compatible with|suitable for)(?: the| all)? ((?=[^,;]*\d)\p{Lu}[\p{L}\d-]*(?: (?:[\p{Lu}\d(][\p{L}\d./()&-]*|to|and|or|iPhone|iPad)){0,7})$/u;
/** "Fits iPhone 13, 14 and 15": a row of models of one maker. */
const fittedPhones =
  /^(?:for|fits|compatible with|suitable for) ((?:iPhone|iPad|Galaxy|Pixel) [\dA-Z]{1,4}(?:, [\dA-Z]{1,4}){0,4}(?: (?:and|or|to) [\dA-Z]{1,4})?(?: (?:Pro|Plus|Max|Mini|Air))?)(?=[,.;]|$)/iu;
const longestFitted = 44;
/** "Front wheel bearing kit for Ford Focus Mk2 2004-2011, petrol and diesel": behind the name of the part. */
const fittedBehind =
  /^(?:new )?(?:[\p{L}\d-]+ ){1,9}?for ((?=[^,;.]{0,60}\d)\p{Lu}[\p{L}-]+(?: (?:[\p{Lu}\d(](?:[\p{L}\d/()&-]|\.(?=\d))*|to|and)){1,6})(?=[,.;]|$)/iu;

/** An English name of a part with what it fits behind it, where there is room: "Brake Pads Front Set for VW Golf Mk7". */
export function withWhatItFits(name: string, draft: Draft, max: number): string {
  const { language, platform, type, units } = draft;
  if (language.written !== 'en' || platform.subject !== 'product' || !madeToFit.test(type)) return name;
  if (/\s(?:for|fits|with)\s/iu.test(name)) return name;
  for (const { text, path, quote } of units) {
    if (!path.endsWith('.description')) continue;
    const vehicle = fittedBehind.exec(quote)?.[1] ?? '';
    const isTold = name.toLowerCase().includes(vehicle.split(' ')[0]!.toLowerCase());
    if (/^\p{Lu}/u.test(vehicle) && !isTold && `${name} for ${vehicle}`.length <= max)
      return `${name} for ${vehicle}`;
    if (text.length > longestFitted) continue;
    const phones = fittedPhones.exec(quote)?.[1] ?? '';
    if (phones !== '' && `${name} for ${phones}`.length <= max) return `${name} for ${phones}`;
    const thing = fitted.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[1];
    if (thing === undefined) continue;
    // "VW Polo and" says not of which: as many words as there is room for, from the front.
    const words = thing.split(' ');
    // "Brake pads Ford Fiesta MK7" have it in their name.
    if (words.slice(0, 2).some((word) => word.length > 2 && name.toLowerCase().includes(word.toLowerCase())))
      return name;
    const whole = `${name} for ${thing}`;
    if (whole.length <= max) return whole;
    const short = `${name} for ${words.slice(0, 3).join(' ')}`;
    return words.length > 3 && short.length <= max ? short : name;
  }
  return name;
}
