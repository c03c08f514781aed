import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

const town = String.raw`((?:L[ae]s? |Bad |Sankt |San |Santa |Saint-|Sainte-)?\p{Lu}\p{Ll}{2,}(?:-(?:sur|lès|en|les|de|am|an|on|upon|under)-\p{Lu}\p{Ll}+|[- ](?:de |del |la )?\p{Lu}\p{Ll}{2,}){0,2})`;
const end = String.raw`(?=[,.;:]|\s\p{Ll}|$)`;

/** Where a clause begins, and what a first sentence says before its town. */
const opens = String.raw`(?:^|[.,;:!?\n](?=\s)|(?<=\n))`;
const firstWords = String.raw`^[^.!?\n]{3,80}?`;

/** Where something is done, with the small word before it. */
const there: Readonly<Record<Written, RegExp>> = {
  en: new RegExp(String.raw`\s(in|near) ${town}${end}`, 'gu'),
  de: new RegExp(String.raw`\s(in|bei) ${town}${end}`, 'gu'),
  es: new RegExp(String.raw`\s(en|cerca de) ${town}${end}`, 'gu'),
  fr: new RegExp(String.raw`\s(à|près de) ${town}${end}`, 'gu'),
};

/** What is made, learned, met or sent there says nothing of where the firm is. */
const elsewhere: Readonly<Record<Written, RegExp>> = {
  en: /\b(?:made|grown|sourced|harvested|woven|roasted|hosted|stored|published|printed|manufactured|trained|studied|met|born|lived|qualified|featured|imported|ships?|deliver\p{L}*|from|like|based on|inspired|speciali[sz]\p{L}*|expert\p{L}*|courses?|lessons|classes in the|levels?|books?)\b[^.]{0,40}$/iu,
  de: /(?<!\p{L})(?:\p{L}*(?:gefertigt|hergestellt|produziert|geboren|studiert|ausgebildet|gehostet|gewebt|gelernt|geröstet|angebaut)|aus|nach|Server\p{L}*|wie|Studium|liefer\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:hech\p{L}*|fabricad\p{L}*|tejid\p{L}*|cultivad\p{L}*|nacid\p{L}*|estudi[óé]\p{L}*|formad\p{L}*|env[ií]\p{L}*|alojad\p{L}*|impresos?|viajes?|especiali\p{L}*|expert\p{L}*|importad\p{L}*|tostad\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:fabriqué\p{L}*|tissé\p{L}*|cultivé\p{L}*|née?s?|étudi\p{L}*|formée?s?|expédi\p{L}*|livr\p{L}*|héberg\p{L}*|imprimé\p{L}*|voyag\p{L}*|vols?|trains?|séjours?|trajets?|transfer\p{L}*|import\p{L}*|torréfié\p{L}*)(?!\p{L})/iu,
};

/** "In Lübeck und Umgebung", "à Angers et alentour": where somebody works round a town. */
const roundTown: Readonly<Record<Written, RegExp | null>> = {
  en: null,
  de: new RegExp(
    String.raw`(?:\sin|${opens}) ${town} (?:und Umgebung|und Umland|und im Umland|und im Umkreis)`,
    'u',
  ),
  es: new RegExp(
    String.raw`(?:\sen|${opens}) ${town} (?:y (?:sus )?alrededores|y cercanías|y (?:su )?provincia)`,
    'u',
  ),
  fr: new RegExp(
    String.raw`(?:\sà|${opens}) ${town} (?:et (?:ses |aux |dans les )?(?:alentours?|environs)|et (?:sa )?région)`,
    'u',
  ),
};

/** The same in languages that are not written in full, and the town of a first sentence: "Idraulico a Bergamo". */
const townElsewhere: Readonly<Record<string, RegExp>> = {
  it: new RegExp(
    String.raw`(?:\s(?:a|ad|in)|${opens}) ${town} e (?:dintorni|provincia)|${firstWords}\s(?:a|ad) ${town}${end}`,
    'u',
  ),
  pt: new RegExp(
    String.raw`(?:\sem|${opens}) ${town} e (?:arredores|região)|${firstWords}\sem ${town}${end}`,
    'u',
  ),
  nl: new RegExp(
    String.raw`(?:\sin|${opens}) ${town} en (?:omgeving|omstreken)|${firstWords}\sin ${town}${end}`,
    'u',
  ),
  sv: new RegExp(String.raw`(?:\si|${opens}) ${town} med omnejd|${firstWords}\si ${town}${end}`, 'u'),
  da: new RegExp(String.raw`(?:\si|${opens}) ${town} og omegn|${firstWords}\si ${town}${end}`, 'u'),
};

/** What is made, learned or sent there says nothing of where the firm is. */
const madeElsewhere =
  /(?<!\p{L})(?:fatt\p{L}|prodott\p{L}|nat[oaie]|laureat\p{L}|coltivat\p{L}|spedi\p{L}+|ospitat\p{L}|feit\p{L}|produzid\p{L}+|nascid\p{L}|formad\p{L}|gemaakt|geboren|opgeleid|geproduceerd|gehost|tillverkad\p{L}*|född|utbildad|lavet|produceret|født|uddannet|corsi? di|viagg\p{L}+|viagens?|reizen|resor|rejser)(?!\p{L})/iu;

/** The town that the page of a firm names in a language that is not written in full; empty where it names none. */
export function townOfPage(description: string, tag: string): string {
  const match = townElsewhere[tag.slice(0, 2)]?.exec(description.slice(0, 500));
  const place = match?.slice(1).find((part) => part !== undefined) ?? '';
  if (place === '' || noTown.test(place)) return '';
  return madeElsewhere.test(description.slice(0, match!.index + match![0].length)) ? '' : place;
}

/** A capital that is a time, a language or a way of doing. */
const noTown =
  /^(?:Jan|Feb|Mär|March|Apr|Mai|May|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[zc]|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Mon|Tue|Wed|Thu|Fri|Sat|Sun|English|German|French|Spanish|Englisch|Deutsch|Französisch|Spanisch|Pilates|Yoga|Excel|Word|Python|Navidad|Noël|Weihnacht|Christmas|Easter|Ostern|Ruhe|Zusammenarbeit|Bezug|Verbindung|Handarbeit|Bedarf|Ihrer|Ihrem|Form|Person|Partner)/u;

/** A German noun that is a town by what stands before or in it. */
const sureGerman =
  /^(?:Bad|Sankt) |(?:burg|berg|furt|hausen|heim|stadt|ingen|dorf|kirchen|hafen|brück|brücken|bach|feld|münde|rode|walde|wald|au|tal|stein|itz|ow)$/u;

/**
 * "La Clínica Dental Ribera ofrece ortodoncia invisible para adultos en Zaragoza": where a sentence that has the firm itself for its
 * subject says that it works; null where none does.
 */
export function namedHousePlace(
  description: string,
  owner: string,
  language: Written,
): { text: string; joint: string } | null {
  const round = roundTown[language]?.exec(description.slice(0, 500))?.[1] ?? '';
  if (round !== '' && !noTown.test(round)) return { text: round, joint: '' };
  const name = foldWord(owner);
  if (name.length < 4) return null;
  for (const sentence of description.slice(0, 500).split(/(?<=[.!?])\s|\n/u)) {
    const at = foldWord(sentence).indexOf(name);
    if (at === -1 || at > 14) continue;
    for (const match of sentence.matchAll(there[language])) {
      const [, joint = '', place = ''] = match;
      if (match.index < at + owner.length - 2 || noTown.test(place)) continue;
      if (elsewhere[language].test(sentence.slice(at + owner.length, match.index))) continue;
      if (language === 'de' && !sureGerman.test(place)) continue;
      return { text: place, joint: /^(?:in|en|à)$/u.test(joint) ? '' : joint };
    }
  }
  return null;
}
