import { linesOf, splitSentences } from '#rules/ledger/clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What stands on every page, and is nothing that anybody offers: greetings, headings, ways to get in touch, small print. */
const furniture = longPattern('iu')`
  ^(?:welcome to(?!\p{L})|(?:home(?: ?page)?|about us|who we are|what we do|how it works|why (?:choose )?us
      |our (?:services|story|team|mission)|contact(?: us)?|welcome|get in touch|reviews|testimonials|gallery|faqs?
      |news|blog|prices|opening (?:hours|times)|startseite|über uns|kontakt|impressum|datenschutz(?:erklärung)?|agb
      |öffnungszeiten|aktuelles|inicio|sobre nosotros|quiénes somos|contacto|aviso legal|horarios?|accueil|à propos
      |qui sommes-nous|mentions légales|horaires)[:.!?]?$|(?:find|follow|like|visit) us on|read more|learn more|©|\(c\) \d
    |copyright (?:©|\(c\)|\d|by )|all rights reserved|(?:cookie|privacy) (?:policy|notice|settings|statement)
    |tel(?:ephone|\.)?:? ?[+(\d]|(?:phone|e-?mail|fax)(?::| [+(\d]|\s\S{1,64}@)|opening (?:hours|times)(?!\p{L})|(?:we(?:['’]re| are) )?here to help(?!\p{L})
    |whether (?:you|your|it)(?!\p{L})|(?:herzlich )?willkommen(?: (?:bei|auf|in|im))?(?!\p{L})
    |wir freuen uns(?!\p{L})|rufen sie (?:uns )?an(?!\p{L})|schreiben sie (?:uns|an)(?!\p{L})|we look forward(?!\p{L})
    |impressum(?!\p{L})|unsere leistungen(?: im überblick)?:?$|öffnungszeiten(?!\p{L})
    |bienvenid[oa]s? a(?!\p{L})|política de |bienvenue (?:chez|à|au|sur)(?!\p{L})|politique de )
`;
/** "We are a friendly team who treat dogs": who they are; what they offer is told elsewhere. */
const whoTheyAre =
  /^(?:we(?:['’]re| are)|i(?:['’]m| am)) (?:an?|the) (?:[\p{L}-]+[ -]){0,4}(?:team|family|company|business|firm|group|couple)(?!\p{L})/iu;
const offering =
  /(?<!\p{L})(?:offer|provid|specialis|specializ|sell|supply|deal|including|such as|cover|install|repair)/iu;

/** Whether a line or sentence of a pasted page is about the page or the house, and names no service. */
export function namesNoService(sentence: string): boolean {
  const said = sentence.trim();
  return furniture.test(said) || (whoTheyAre.test(said) && !offering.test(said));
}

/** Below these a text is no page: somebody typed a list. */
const page = { length: 400, headed: 3 } as const;
/** "Hydrotherapy – our heated pool lets dogs exercise": a service and what it is. */
const headed = /^(\p{Lu}[^–—:.!?,]{2,48}?)(?:\s[–—-]\s|:\s)(?![$€£\d])\S+(?:\s+\S+){2}/u;
const noHead =
  /^(?:tel|phone|e-?mail|fax|address|note|hours|opening|open|closed|mon|tue|wed|thu|fri|sat|sun|step|p\.?s|example|warning|important|adresse|telefon|hinweis|dirección|horario|teléfono)/iu;

/** The services of a pasted page that stand as heads of its lines; empty where it has no such lines. */
export function headedServices(lines: readonly string[]): string[] {
  if (lengthOf(lines) < page.length) return [];
  const names = lines.flatMap((line) => {
    const name = headed.exec(line)?.[1]?.trim() ?? '';
    return name === '' || noHead.test(name) || name.split(' ').length > 5 ? [] : [name];
  });
  return names.length < page.headed ? [] : names;
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);

const bulleted = /^\s*[-–—•*·▪►✓✔☑➤→>~✅]+\s+\S/u;
/** Around a list of bullets this much prose is a page's. */
const muchProse = 120;

/** The bullets of a page; empty where the text is but a list. */
function bulletsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const bullets = lines.filter((line) => bulleted.test(line));
  const prose = lengthOf(lines.filter((line) => !bulleted.test(line)));
  return bullets.length < page.headed || prose < muchProse ? [] : linesOf(bullets.join('\n'));
}

/** A text this long with so many long sentences is prose: of it only what is said to be offered names services. */
const prose = { length: 300, sentences: 3, words: 8 } as const;
const says: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /^(?:we|i) (?:also |mainly )?(?:specialis|specializ|deal in|work (?:on|with)|cover)/iu,
  de: /^(?:wir (?:sind )?(?:auch )?(?:spezialisiert|übernehmen)|(?:zu )?unsere[nr]? (?:leistungen|angebot))/iu,
  es: /^(?:nos especializamos|somos especialistas|nuestros servicios)/iu,
  fr: /^(?:nous sommes spécialisé|nos (?:services|prestations))/iu,
  other: /^$/u,
};

function offersOf(lines: readonly string[], language: WrittenLanguage): string[] {
  if (lengthOf(lines) < prose.length) return [];
  const sentences = lines.flatMap(splitSentences);
  const long = sentences.filter((sentence) => sentence.split(/\s+/u).length >= prose.words);
  if (long.length < prose.sentences) return [];
  const offers = sentences.filter(
    (sentence) => says[language].test(sentence) || saidOffers(sentence, language) !== null,
  );
  // A list beside the prose: short lines, and no sentence.
  const entries = lines.filter((line) => !/[.!?:]$/u.test(line) && line.split(/\s+/u).length < prose.words);
  return offers.length === 0 ? [] : [...offers, ...entries];
}

/** The lines of a text in which its services stand. */
export function linesWithServices(text: string, language: WrittenLanguage): readonly string[] {
  const lines = linesOf(text);
  const tries = [() => headedServices(lines), () => bulletsOf(text), () => offersOf(lines, language)];
  for (const found of tries) {
    const named = found();
    if (named.length > 0) return named;
  }
  return lines;
}
