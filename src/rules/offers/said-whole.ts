import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';

/** Words that say what is meant only in their trade: a dentist's "crowns" are dental crowns where people search. */
const trades: Readonly<
  Partial<Record<WrittenLanguage, readonly (readonly [trade: RegExp, bare: RegExp, whole: string])[]>>
> = {
  en: [
    [
      /(?:^|\s)(?:dental|dentists?|dentistry|orthodont\p{L}*)(?:\s|$)/u,
      /^(?:cleanings?|crowns?|bridges?|fillings?|implants?|veneers?|check-?ups?|hygiene|extractions?|x-?rays?|emergenc(?:y|ies)|care)$/u,
      'dental $&',
    ],
    [
      /(?:^|\s)(?:hair|hairdress\p{L}*|salon)(?:\s|$)/u,
      /^(?:cuts?|colou?r(?:ing)?|highlights|extensions|styling|straightening|treatments?)$/u,
      'hair $&',
    ],
    [
      /(?:^|\s)dogs?(?:\s|$)/u,
      /^(?:nail (?:trims?|clips?|clipping|trimming)|baths?(?: (?:and|&) (?:brush|tidy|(?:blow )?dry))?|de-?shedding|hand[- ]stripping|teeth (?:brushing|cleaning)|flea baths?|training|clips?|clipping|de-?matting|walks|daycare|boarding|grooming)$/u,
      'dog $&',
    ],
    [/(?:^|\s)(?:garage|mechanics?|mot|(?:car|auto) repairs?)(?:\s|$)/u, /^brakes?$/u, 'brake repair'],
    [/(?:^|\s)(?:garage|mechanics?|mot|(?:car|auto) repairs?)(?:\s|$)/u, /^exhausts?$/u, 'exhaust repair'],
    [
      /(?:^|\s)(?:garage|mechanics?|mot|(?:car|auto) repairs?)(?:\s|$)/u,
      /^clutch(?:es)?$/u,
      'clutch replacement',
    ],
    [/(?:^|\s)dogs?(?:\s|$)/u, /^full (?=grooms?$)/u, 'full dog '],
    [
      /(?:^|\s)driving (?:school|lessons|instructor)(?:\s|$)/u,
      /^(?:automatic|manual|intensive|refresher)(?: lessons)?$/u,
      '$& driving lessons',
    ],
  ],
  es: [
    [
      /(?:^|\s)(?:dental|dentistas?|odontolog\p{L}*)(?:\s|$)/u,
      /^(?:implantes|coronas|carillas|puentes|empastes|extracciones|urgencias|radiografías)$/u,
      '$& dentales',
    ],
    [
      /(?:^|\s)(?:dental|dentistas?|odontolog\p{L}*)(?:\s|$)/u,
      /^(?:limpieza|urgencia|blanqueamiento|estética|prótesis|férula)$/u,
      '$& dental',
    ],
    // Nobody looks for what a body has.
    [/(?:^|\s)fisioterap\p{L}*(?:\s|$)/u, /^suelo p[eé]lvico$/u, 'fisioterapia suelo pélvico'],
  ],
  fr: [
    [
      /(?:^|\s)(?:dentaires?|dentistes?)(?:\s|$)/u,
      /^(?:couronnes|implants|soins|prothèses|facettes|bridges)$/u,
      '$& dentaires',
    ],
    [
      /(?:^|\s)(?:dentaires?|dentistes?)(?:\s|$)/u,
      /^(?:couronne|implant|prothèse|facette|urgence|blanchiment|hygiène|radiographie)$/u,
      '$& dentaire',
    ],
  ],
};

/**
 * A name in small letters, said whole where it is one word of its trade.
 * @param about the business's name, its industry and the opening of its description
 */
export function saidWhole(name: string, about: string, language: WrittenLanguage): string {
  const rows = trades[language];
  if (rows === undefined || name.split(' ').length > 3) return name;
  const told = foldWord(about.toLowerCase()).replace(/[^\p{L}\p{N}\s-]/gu, ' ');
  const row = rows.find(([trade, bare]) => bare.test(name) && trade.test(told));
  return row === undefined
    ? name
    : name.replace(row[1], row[2]).replace(/lessons driving lessons$/u, 'driving lessons');
}
