import type { Brief } from '#rules/listing/listing.ts';

/** A noun with what it is of, or a noun with one adjective, at the front of a clause, up to where its terms begin. */
const nounsOf: Readonly<Record<string, RegExp>> = {
  it: /^(?:(?:il|lo|la|i|gli|le|una?|uno)\s|l[’']|un[’'])?(\p{Ll}{4,}(?:o|a|e|i|à|ù)(?:\s(?:di|del|della|dei|delle|degli)\s\p{Ll}{3,}|\sdell[’']\p{Ll}{3,}|\s\p{Ll}{4,}(?:o|a|e|i))?)(?=\s(?:per|con|in|da|che|e|a|su|senza)\s|$)/u,
  pt: /^(?:(?:o|a|os|as|uma?)\s)?(\p{Ll}{4,}(?:\s(?:de|do|da|dos|das)\s\p{Ll}{3,}|\s\p{Ll}{4,}(?:o|a|l|r|s|e))?)(?=\s(?:por|para|com|em|que|e|a|ao|sem|de|do|da)\s|$)/u,
  nl: /^(?:(?:de|het|een)\s)?(?:\p{Ll}{3,}e\s)?(\p{Ll}{6,}(?:en|s|r|n|t|k|g))(?=\s(?:vanaf|voor|met|in|van|die|dat|op|en|zonder|bij)\s|$)/u,
};
/** What every app has, and words that are a deed or a remark. */
const noNoun: Readonly<Record<string, RegExp>> = {
  it: /^(?:funziona|gratis|senza|disegna|segna|crea|trova|scopri|scegli|registra|aggiungi|controlla|gestisci|impara|ricevi|condividi|salva|esporta|importa|puoi|nessun\p{L}*|dati|tutt\p{L}+|ogni|anche|compatibile|disponibile|versione|dove|quando|come|fino|oltre|widget|backup|notifiche)(?!\p{L})/u,
  pt: /^(?:funciona|grátis|sem|nenhum\p{L}*|\p{Ll}+(?:eie|ie|ize|ique|gue|que)|crie|encontre|escolha|registe|registre|adicione|controle|aprenda|receba|partilhe|guarde|exporte|identifica|mostra|avisa|pode|dados|tod\p{L}+|cada|também|disponível|versão|onde|quando|como|até|widget)(?!\p{L})/u,
  nl: /^(?:werkt|gratis|zonder|geen|maak|kies|vind|volg|bekijk|houdt?|krijg|deel|bewaar|leert?|handig|onderweg|gegevens|elke?|alle|ook|beschikbaar|versie|waar|wanneer|hoeveel|widget)(?!\p{L})/u,
};
const mostNouns = 8;

const objectOfVerb =
  /(?:(?:^|[.!?\n]\s)\p{Lu}\p{Ll}{2,}r|[Aa]ppen \p{Ll}{2,}r) (\p{L}[\p{L}-]{3,})(?:(?:, | och | og )(\p{L}[\p{L}-]{3,}))?(?=[\s.,;!])/gu;
const noObject =
  /^(?:utan|uden|uten|även|också|også|gratis|offline|automatisk\p{L}*|både|hvordan|hur|hele|hela|alla|alle|dina|dine|egen|egna|egne|från|fra|till|til|över|over|under|mellan|mellem|mellom|efter|etter)$/iu;

/** "Visar väder från SMHI", "appen räknar steg och höjdmeter": what a Nordic app does it to. */
function objectsOfVerbs(description: string): string[] {
  return [...description.slice(0, 600).matchAll(objectOfVerb)]
    .flatMap(([, first = '', second = '']) => (noObject.test(first) ? [] : [first, second]))
    .filter((word) => word !== '' && !noObject.test(word));
}

/**
 * What an Italian, Portuguese or Dutch app is or holds, by the nouns that open the clauses of its text: "diario dell'orto",
 * "wandelroutes"; a Nordic one by what its verbs are about.
 */
export function nounsOfApp({ product, language }: Brief): string[] {
  const tag = language.tag.slice(0, 2);
  if (/^(?:sv|da|no|nb)$/u.test(tag))
    return [...new Set(objectsOfVerbs(product.description))].slice(0, mostNouns);
  const noun = nounsOf[tag];
  const none = noNoun[tag];
  if (noun === undefined || none === undefined) return [];
  const sentences = product.description.slice(0, 600).split(/[.!?\n]\s*/u);
  const found = sentences.flatMap((sentence, at) => {
    const clauses = sentence.split(/:\s|;\s|,\s|\s(?:e|en)\s/u);
    // Of later sentences only rows without a verb of their own name what there is.
    const isRow = clauses.length > 1 && clauses.every((clause) => clause.trim().split(' ').length < 6);
    if (at > 0 && !isRow) return [];
    return nounsUpToVerb(clauses, noun, none, at > 0);
  });
  return [...new Set(found.filter((name) => name !== '').slice(0, mostNouns))];
}

/** The same as an app can be called by them: its first clause whole, its noun, and later ones of two words and more. */
export function callsOfApp(brief: Brief): string[] {
  const nouns = nounsOfApp(brief);
  const [clause = ''] = brief.product.description.split(/[.:!?\n,;]/u);
  const whole = clause
    .trim()
    .replace(/^(?:il|lo|la|i|gli|le|una?|uno|o|a|os|as|uma?|de|het|een)\s|^(?:l|un)[’']/iu, '');
  const [first = ''] = nouns;
  const opens = first !== '' && whole.toLowerCase().includes(first);
  return [
    ...(opens ? [whole.charAt(0).toLowerCase() + whole.slice(1), first] : []),
    ...nouns.filter((noun) => noun !== first && noun.includes(' ')),
  ];
}

const andOf: Readonly<Record<string, string>> = { nl: 'en', sv: 'och', da: 'og', no: 'og', nb: 'og' };

/** "Mapa e calendário": the first two nouns of an app that has no room for more; empty where its text names fewer. */
export function pairOfNouns(brief: Brief): string {
  const [first = '', second = ''] = nounsOfApp(brief).map((noun) => noun.split(' ')[0]!);
  return second === '' ? '' : `${first} ${andOf[brief.language.tag.slice(0, 2)] ?? 'e'} ${second}`;
}

/** The nouns that open clauses, up to the first clause behind the front that opens with a verb: "segna semine, trapianti e raccolti" are its objects. */
function nounsUpToVerb(clauses: readonly string[], noun: RegExp, none: RegExp, isRow: boolean): string[] {
  const read = clauses.map((clause) => {
    const plain = clause.trim();
    const text = plain.charAt(0).toLowerCase() + plain.slice(1);
    return none.test(text) ? '' : (noun.exec(text)?.[1] ?? '');
  });
  if (isRow) return read;
  const end = read.findIndex((name, at) => at > 0 && name === '');
  return end === -1 ? read : read.slice(0, end);
}

/** "Segna semine", "Planeie a sua horta": a clause of an app's text that opens with an order or a verb, which nobody types. */
export function opensWithOrder(phrase: string, tag: string): boolean {
  const [first = '', second = ''] = phrase.toLowerCase().split(' ');
  if (second === '') return false;
  const isOf = /^(?:di|del\p{L}*|dei|degli|de|do|da|dos|das)$/u.test(second) || /^dell[’']/u.test(second);
  if (tag.startsWith('it'))
    return !isOf && /(?:a|i)$/u.test(first) && !/(?:zioni|menti|ità|ori|iche|i)$/u.test(first);
  if (tag.startsWith('pt'))
    return (
      !isOf &&
      /(?:e|ie|a)$/u.test(first) &&
      /^(?:\p{Ll}+(?:ie|eie|ize|que|gue)|identifica|mostra|avisa|regist[ae]|cri[ae]|control[ae]|partilhe|receba|guarde)$/u.test(
        first,
      )
    );
  return false;
}
