import type { SearchIntent } from '#contract/keyword-research.ts';
import { foldWord } from '#rules/text/words.ts';

/**
 * Words of the four written languages by which an intent is told (platform rules §15), folded: lower case, no accents.
 * Words that also name things ("book", "top", "test tube") count at the start or end of a keyword only.
 */
const anywhere: Readonly<Record<SearchIntent, string>> = {
  informational:
    'how to|ursachen|causas|causes|was tun|que faire|what is included|how long does|what to ' +
    'expect|ingredients|zutaten|aufbewahren|ingredientes|como conservar|conservation|step by ' +
    'step|mistakes|schritt fur schritt|fehler|paso a paso|errores|etape par etape|erreurs|how to ' +
    'choose|como elegir|comment choisir|buying ' +
    'guide|tutorial|tutorials|ideas|tips|meaning|definition|explained|examples|diy|recipe|recipes|instructions|difference ' +
    'between|anleitung|ratgeber|kaufberatung|worauf ' +
    'achten|ideen|tipps|bedeutung|erklart|unterschied|beispiele|rezept|rezepte|selber ' +
    'machen|tutoriales|consejos|en que ' +
    'consiste|significado|ejemplos|receta|recetas|diferencia|tutoriel|tuto|guide d ' +
    'achat|deroulement|idees|conseils|astuces|signification|exemples|recette|recettes|c est quoi|qu ' +
    'est ce que',
  commercial:
    'best|review|reviews|vs|versus|comparison|alternative|alternatives|rated|pros and cons|worth ' +
    'it|beste|bester|bestes|besten|testsieger|vergleich|erfahrung|erfahrungen|bewertung|bewertungen|empfehlung|empfehlungen|alternativen|mejor|mejores|opiniones|comparativa|comparacion|alternativa|alternativas|valoraciones|meilleur|meilleure|meilleurs|meilleures|avis|comparatif|comparaison',
  transactional:
    'buy|where to buy|how much|was kostet|cuanto cuesta|cuanto cobra|combien coute|wo kaufen|donde ' +
    'comprar|ou acheter|price|prices|pricing|coupon|coupons|discount|for sale|near ' +
    'me|nearby|cost|costs|cheap|delivery|appointment|quote|quotes|download|kaufen|bestellen|preis|preise|kosten|kostet|gutschein|rabatt|angebot|angebote|gunstig|billig|lieferung|versand|buchen|termin|mieten|in ' +
    'der nahe|in meiner ' +
    'nahe|herunterladen|comprar|precio|precios|encargar|cupon|descuento|oferta|ofertas|barato|barata|baratos|baratas|envio|a ' +
    'domicilio|reservar|cita previa|alquilar|presupuesto|cerca de ' +
    'mi|cuesta|descargar|acheter|prix|prix moyen|tarif|tarifs|commander|code promo|soldes|pas ' +
    'cher|livraison|reserver|rendez vous|louer|devis|pres de moi|pres de chez moi|a ' +
    'proximite|telecharger',
  navigational:
    'login|log in|sign in|official site|opening hours|phone number|anmelden|einloggen|offnungszeiten|telefonnummer|iniciar sesion|horario|horarios|connexion|se connecter|horaires|site officiel',
};
const atStart: Readonly<Record<SearchIntent, string>> = {
  informational:
    'what|why|when|who|which|how|can|should|does|do|is|are|learn|guide to|was|wie|warum|wann|wozu|woran|wer|welche|welcher|welches|worauf|lernen|como|que|por que|cuando|cual|quien|guia de|aprender|comment|pourquoi|quand|quel|quelle|quels|quelles|qui|apprendre|guide d achat',
  commercial: 'top|compare|comparar|comparer',
  transactional: 'book|order|rent|hire|shop|pedir',
  navigational: '',
};
const atEnd: Readonly<Record<SearchIntent, string>> = {
  informational: 'guide|lernen|guia|ablauf',
  commercial: 'test|ratings|opinion',
  transactional: 'shop|store|online|online shop|sale|deals|coste|tienda|boutique|promo',
  navigational: 'hours|website|contact|kontakt|contacto|telefono|telephone',
};

const listOf = (list: string): ReadonlySet<string> => new Set(list === '' ? [] : list.split('|'));
/** Buying comes before comparing, that before learning, that before finding a known site. */
const order = ['transactional', 'commercial', 'informational', 'navigational'] as const;
const sets = order.map((intent) => ({
  intent,
  anywhere: listOf(anywhere[intent]),
  atStart: listOf(atStart[intent]),
  atEnd: listOf(atEnd[intent]),
}));
/** Words of these lists say what the searcher is after and not what about. */
const singleSigns: ReadonlySet<string> = new Set(
  sets.flatMap((set) => [...set.anywhere].flatMap((sign) => sign.split(' '))),
);
/** "How much does … cost" is asked by those who are about to buy. */
const priceQuestion =
  /^(?:how much|what does .* cost|was kostet|wie viel kostet|wieviel kostet|cuanto cuesta|cuanto vale|combien coute)/u;
const longestSign = 4;

/** Words of a keyword as intents and clusters compare them: folded, apostrophes and hyphens are spaces. */
export function plainWordsOf(keyword: string): string[] {
  return foldWord(keyword.replace(/['’]/gu, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * What the searcher is after, by the signs in the words alone; null when there is none. A question is a question
 * whatever else it says; of several other signs the one nearest to buying counts.
 */
export function signedIntent(keyword: string): SearchIntent | null {
  return intentOfWords(plainWordsOf(keyword));
}

/** The same for words that are plain already. */
export function intentOfWords(words: readonly string[]): SearchIntent | null {
  const [first = ''] = words;
  const question = sets[2]!.atStart;
  if (words.length > 2 && (question.has(first) || question.has(`${first} ${words[1]}`)))
    return priceQuestion.test(words.join(' ')) ? 'transactional' : 'informational';
  for (const set of sets) if (words.length > 1 && holdsSign(words, set)) return set.intent;
  return null;
}

function holdsSign(words: readonly string[], set: (typeof sets)[number]): boolean {
  for (let from = 0; from < words.length; from += 1) {
    let run = '';
    for (let size = 1; size <= longestSign && from + size <= words.length; size += 1) {
      run = size === 1 ? words[from]! : `${run} ${words[from + size - 1]!}`;
      if (set.anywhere.has(run)) return true;
      if (from === 0 && set.atStart.has(run)) return true;
      if (from + size === words.length && set.atEnd.has(run)) return true;
    }
  }
  return false;
}

/** Whether a plain word tells the intent and not the subject; some do so only at the start or end of a keyword. */
export function tellsIntent(word: string, isFirst: boolean, isLast: boolean): boolean {
  return (
    singleSigns.has(word) ||
    (isFirst && sets.some((set) => set.atStart.has(word))) ||
    (isLast && sets.some((set) => set.atEnd.has(word)))
  );
}
