import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { OfferKind } from './offer-kind.ts';

/** Where people meet, as a row of what for follows it: "a barn for weddings and parties". */
const gatheringPlace = longPattern('iu')`
  ^(?:(?:an?|the|our)\s)?((?:[\p{L}-]+\s){0,3}(?:barns?|halls?|rooms?|spaces?|venues?|marquees?|orangery
      |gardens?|chapel|lofts?|mills?|houses?|boats?|tipis?|courtyard|terrace|pavilion|cellar))(?:\s(?:on|in
      |at|near|by|beside|overlooking)\s[^.,;:]{3,40}?)?\sfor\s(?:\p{L}+\s)?(weddings|parties|meetings
    |conferences|events|receptions|celebrations|birthday parties|christenings|wakes|workshops)(?!\p{L})
`;

/**
 * "Wedding barn" of "a barn for weddings, parties and wakes": a place to meet is looked for by what one meets for. Null for all
 * other names.
 */
export function gatheringPlaceIn(said: string, language: WrittenLanguage): string | null {
  if (language !== 'en') return null;
  const [, place, what = ''] = gatheringPlace.exec(said) ?? [];
  if (place === undefined) return null;
  const last = place.slice(place.lastIndexOf(' ') + 1);
  return `${singularPhrase(what.toLowerCase())} ${singularPhrase(last.toLowerCase())}`;
}

/** "Wedding barn" */
const forGathering =
  /^(?:wedding|party|meeting|event|conference|reception|celebration|workshop) (?:barn|hall|room|space|venue|marquee|orangery|garden|chapel|loft|mill|house|boat|courtyard|terrace|pavilion|cellar)$/u;

export function isGatheringPlace(name: string): boolean {
  return forGathering.test(name);
}

/** A house that lets things out says so in its name or in its trade. */
const hireHouse: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /(?<!\p{L})(?:hire|rentals?|rent[- ]a[- ]\p{L}+)(?!\p{L})/iu,
  de: /(?:verleih|vermietung)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:alquiler|rent a car)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:location)s?(?!\p{L})/iu,
};
const saysHire =
  /(?<!\p{L})(?:hire|rentals?|to rent|for rent|mieten|leih\p{L}+|miet\p{L}+|\p{L}*verleih|\p{L}*vermietung|leihen|alquiler|location|à louer)(?!\p{L})/iu;
/** What a party or a building site has for a day, and hardly anybody buys. */
const forADay: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    (?<!\p{L})(?:soft play|marquees?|stretch tents?|party tents?|tipis?|gazebos?|bouncy castles?
      |inflatables?|photo booths?|(?:mini )?skips?|(?:portable|luxury) (?:toilets?|loos?)|hot tubs?
      |dance ?floors?|mini ?diggers?|excavators?|(?:inflatable )?hot tubs?|scaffold(?:ing)?(?: towers?)?
      |cherry pickers?|chair covers|table linen|chiavari chairs|narrow ?boats?|camper ?vans?|vw campers?
      |kayaks?|canoes?|paddle ?boards?|e-?bikes?)(?!\p{L})
  `,
  de: /(?:festzelte?|hüpfburg(?:en)?|fotobox(?:en)?|minibagger|hebebühnen?|bierbänke|kühlwagen|toilettenwagen|wohnmobile?|kajaks?|kanus?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:carpas?|castillos? hinchables?|hinchables?|fotomatón|autocaravanas?|kayaks?|canoas?|andamios?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:chapiteaux?|barnums?|châteaux? gonflables?|structures? gonflables?|photobooth|camping-cars?|kayaks?|canoës?|échafaudages?)(?!\p{L})/iu,
};
/** What is let by the hour is brought back, whatever it is. */
const byTime =
  /(?<!\p{L})(?:by the (?:hour|half[- ]day|day|weekend|week)|(?:tage|stunden|wochen)weise|por horas|por d[ií]as|à l['’]heure|à la (?:demi-)?journée|(?:[€£$] ?\d+|\d+ ?(?:€|euros?|pounds))[^.,]{0,12}(?:am|pro|per|a|al|par|je) (?:tag|day|d[ií]a|jour|week|woche|weekend))(?!\p{L})/iu;
/** Nobody who is no dealer buys these. */
const alwaysHired: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /(?:^|\s)(?:wedding cars?|limousines?|limos?|horse[- ]drawn carriages?|party bus(?:es)?|bouncy castles?|photo booths?|portable toilets?)$/iu,
  de: /(?:hochzeitsautos?|hüpfburg(?:en)?|fotobox(?:en)?)$/iu,
  es: /^(?:coches? de boda|castillos? hinchables?|fotomatón)$/iu,
  fr: /^(?:voitures? de mariage|châteaux? gonflables?|photobooth)$/iu,
};
/** What is told of a thing that goes back. */
const goesBack = longPattern('iu')`
  (?<!\p{L})(?:(?:put|set) (?:it|them|everything) up|take (?:it|them|everything) down
    |set[- ]?up and (?:collection|take[- ]?down)|deliver(?:ed|y)?(?: on \p{L}+)? and collect(?:ed|ion)?
    |(?:per|by the|a|each) (?:hour|day|weekend|week)|half day|deposit|auf- und abbau|pro tag|kaution
    |por (?:horas?|días?)|fianza|montaje y recogida|à l['’]heure|à la (?:journée|demi-journée)
    |caution)(?!\p{L})
`;

interface Told {
  description: string;
  businessName: string;
  industry: string;
  language: WrittenLanguage;
}

const sells = /^(?:retail|manufacturing)$/iu;

/** The name under which a thing is looked for that is let out and not sold: "marquee hire"; null where it is sold. */
export function hiredName(name: string, kind: OfferKind, told: Told): string | null {
  const { description, businessName, industry, language } = told;
  if (language === 'other' || sells.test(industry.trim())) return null;
  if (saysHire.test(name)) return name;
  const [first = ''] = description.split(/[.!?\n]/u);
  const isHouse =
    hireHouse[language]?.test(`${businessName} ${industry}`) === true ||
    (language === 'de' && /(?<!\p{L})Leih\p{Ll}{3,}/u.test(first));
  const isForADay = forADay[language]?.test(`${first}\n${name}`) === true && goesBack.test(description);
  const isByTime = kind === 'product' && byTime.test(description.slice(0, 200));
  if (!isHouse && !isForADay && !isByTime && alwaysHired[language]?.test(name) !== true) return null;
  if (language === 'en')
    return `${singularPhrase(name)} ${/rent/iu.test(businessName + industry) ? 'rental' : 'hire'}`;
  if (language === 'de') return `${name} mieten`;
  if (language === 'es') return `alquiler de ${name}`;
  return /^[aeiouhéèêâîô]/iu.test(name) ? `location d’${name}` : `location de ${name}`;
}
