import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { agreeingColour } from './agreeing-colour.ts';
import { materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { lastPartOf, splitCompound } from './german-heads.ts';
import { isOfTheThing } from './main-attribute.ts';
import { isSmallWord } from './plain-words.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

interface Grammar {
  /** "Brotdose aus Edelstahl", "fiambrera de acero", "sac en cuir": uninflected, true of any material. */
  material: (head: string, material: string) => string[];
  audience: (head: string, audience: string) => string[];
  giftFor: (audience: string) => string[];
  giftOn: (occasion: string) => string[];
  use: (head: string, use: string) => string;
}

/** Only forms that need no agreement: nothing is inflected and no adjective is moved (writing guide §4.6). */
const grammars: Readonly<Record<'de' | 'es' | 'fr', Grammar>> = {
  de: {
    material: (head, material) => [`${head} ${material}`, `${head} aus ${material}`, `${material} ${head}`],
    audience: (head, audience) => [`${head} für ${audience}`],
    giftFor: (audience) => [`Geschenk für ${audience}`],
    giftOn: (occasion) => [`Geschenk ${occasion}`],
    use: (head, use) => `${head} für ${use}`,
  },
  es: {
    material: (head, material) => [`${head} de ${material}`, `${head} ${material}`],
    audience: (head, audience) => [`${head} para ${audience}`],
    giftFor: (audience) => [`regalo para ${audience}`],
    giftOn: (occasion) => [`regalo ${occasion}`],
    use: (head, use) => `${head} para ${use}`,
  },
  fr: {
    material: (head, material) => [`${head} en ${material}`, `${head} ${material}`],
    audience: (head, audience) => [`${head} pour ${audience}`],
    giftFor: (audience) => [`cadeau pour ${audience}`],
    giftOn: (occasion) => [`cadeau ${occasion}`],
    use: (head, use) => `${head} pour ${use}`,
  },
};

/** Letters from which on the rest of a German compound is searched alone. */
const ownCompound = 10;

/** Phrases of typed slots in German, Spanish and French. */
export function romanceAndGermanPhrases(
  slots: Slots,
  ledger: Ledger,
  language: 'de' | 'es' | 'fr',
  gifts: boolean,
  productName: string,
): Candidate[] {
  const grammar = grammars[language];
  // Whom soap is for is not whom it is given to.
  const saysGift = ledger.sentences.some(({ text }) => giftTalk.test(text));
  const phrases: Candidate[] = [];
  const plain = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  const add = (phrase: string, kind: Candidate['kind'], slot: Slot): void => {
    phrases.push(built(phrase, kind, slot.source));
  };
  for (const head of slots.heads) add(plain(head.text), 'head', head);
  for (const synonym of slots.synonyms) add(synonym.text, 'synonym', synonym);
  const head = slots.heads[0] ?? slots.synonyms[0];
  if (head === undefined) return phrases;
  const short = language === 'de' ? lastPartOf(head.text) : undefined;
  // "Kinderwagen Buggyboard": nobody types a long compound in one word.
  const [front = '', rest = ''] = language === 'de' ? (splitCompound(head.text) ?? []) : [];
  if (front !== '')
    phrases.push({ ...built(`${front} ${rest}`, 'synonym', head.source), sure: true, least: 0.4 });
  if (rest.length >= ownCompound) add(rest, 'synonym', head);
  const names = [
    ...new Set([
      ...slots.heads.slice(0, 2).map((name) => plain(name.text)),
      ...(short === undefined ? [] : [short]),
      ...slots.synonyms.slice(0, 2).map((name) => plain(name.text)),
    ]),
  ];
  const parts = short === undefined ? [] : [{ text: short, source: head.source }];
  const headStems = [...slots.heads, ...parts].map((name) =>
    // An apostrophe parts as a space does: "boucles d'oreilles".
    name.text
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(stemOf),
  );
  const alias = language === 'de' ? otherName(ledger) : '';
  for (const material of slots.facts('material')) {
    const value = materialName(material.text, language);
    const quote = quoteOf(material, ledger);
    // "Mousse refaite": a part that was renewed.
    if (partFirst.test(value) || /\s(?:refaite?s?|changée?s?|remplacée?s?|cambiad[oa]s?)$/iu.test(value))
      continue;
    // "Pierre de lune" of the name: typed alone where a tag has no room for the thing.
    if (value.includes(' ') && foldWord(productName).includes(foldWord(value)))
      phrases.push({ ...built(plain(value), 'attribute', material.source), built: false });
    const called = alias !== '' && quote.startsWith(alias) ? [...headStems, [stemOf(alias)]] : headStems;
    if (!isMaterialName(value, language) || !isOfTheThing(value, quote, called)) continue;
    if (called !== headStems) {
      add(alias, 'synonym', material);
      add(`${alias} ${plain(value)}`, 'synonym', material);
    }
    for (const name of names) {
      if (foldWord(name).includes(foldWord(value))) continue;
      for (const phrase of grammar.material(name, plain(value))) add(phrase, 'attribute', material);
    }
    // "Bougie soja" beside "bougie en cire de soja".
    const [stuff = '', , last = ''] = value.split(' ');
    if (
      language !== 'de' &&
      /^\S+ de \S+$/u.test(value) &&
      [stuff, last].every((word) => materialStems.has(stemOf(word)))
    )
      for (const name of names) add(`${name} ${last.toLowerCase()}`, 'attribute', material);
    if (value.includes(' ')) continue;
    for (const shelf of slots.categories.slice(0, 1))
      for (const phrase of grammar.material(shelf.text, plain(value))) add(phrase, 'use', material);
  }
  for (const colour of slots.facts('colour')) {
    const value = colour.text.replace(/^(?:farben?|couleurs?|color(?:es)?)\s?:?\s+/iu, '');
    const quote = quoteOf(colour, ledger);
    // "Kleiner blauer Anhänger": with its ending a colour stands before its noun.
    if (
      language === 'de' &&
      /(?:u|z|ß|t|n|b)e[nrsm]?$/iu.test(value) &&
      !/^(?:beige|creme|orange)/iu.test(value)
    ) {
      const at = foldWord(quote).indexOf(`${foldWord(value)} ${foldWord(head.text)}`);
      if (at !== -1) add(`${value.toLowerCase()} ${head.text}`, 'attribute', colour);
      continue;
    }
    if (value.split(' ').length <= 2 && isOfTheThing(value, quote, headStems)) {
      for (const name of names.slice(0, 2)) {
        // "Camiseta blanco" and "pendientes azul" agree with nothing.
        const said =
          language === 'de'
            ? isGermanNoun(value)
              ? value
              : value.toLowerCase()
            : agreeingColour(name.split(' ')[0]!, value, language);
        if (said !== null)
          phrases.push({ ...built(`${name} ${said}`, 'attribute', colour.source), sure: language !== 'de' });
      }
    }
  }
  // Only the measure in the name tells one product from the next; others are sizes of boxes and parts.
  const measure =
    /(?<![\d.,/]|\d\s|[x×]\s?)\d{1,3}(?:(?:\s\d{3})+|[\d.,]*)\s?(?:ml|cl|l|liter|litros?|litres?|cm|m|g|kg|zoll|pulgadas|pouces)(?!\p{L})/iu.exec(
      productName,
    )?.[0];
  if (measure !== undefined) {
    for (const name of names.slice(0, 2)) {
      add(`${name} ${measure}`, 'attribute', { text: measure, source: head.source });
    }
  }
  const made = madeFor.exec(productName)?.[0];
  if (made !== undefined && language !== 'de') {
    for (const name of slots.heads.slice(0, 2))
      add(`${plain(name.text)} ${made.toLowerCase()}`, 'attribute', head);
  }
  for (const audience of slots.audiences) {
    for (const name of names.slice(0, 3)) {
      for (const phrase of grammar.audience(name, plain(audience.text))) add(phrase, 'audience', audience);
    }
    // "Cadeau pour naissance" is a "cadeau de naissance": a day is given nothing.
    if (gifts && saysGift && !givenOn.test(audience.text))
      for (const phrase of grammar.giftFor(plain(audience.text))) add(phrase, 'audience', audience);
  }
  for (const occasion of slots.occasions) {
    // "Para regalar": the gift itself is no occasion of it.
    if (gifts && !/^(?:regal|offr|(?:ver)?schenk)/iu.test(occasion.text))
      for (const phrase of grammar.giftOn(plain(occasion.text))) add(phrase, 'occasion', occasion);
    // "Día de la madre": with the word for a gift too long for a tag, and searched alone.
    if (gifts && occasion.text.split(' ').length > 2) add(plain(occasion.text), 'occasion', occasion);
    if (!worn.test(occasion.text)) continue;
    for (const name of slots.heads.slice(0, 2)) {
      add(`${plain(name.text)} ${plain(occasion.text)}`, 'occasion', occasion);
    }
  }
  for (const season of slots.seasons) add(`${plain(head.text)} ${plain(season.text)}`, 'occasion', season);
  for (const use of slots.uses) add(grammar.use(plain(head.text), plain(use.text)), 'use', use);
  for (const place of slots.places)
    for (const name of names.slice(0, 3)) add(`${name} ${place.text}`, 'place', place);
  for (const fit of slots.fits) add(grammar.use(plain(head.text), fit.text), 'compatibility', fit);
  if (slots.brand !== undefined) {
    const brand = slots.brand.text;
    add(language === 'de' ? `${brand} ${head.text}` : `${plain(head.text)} ${brand}`, 'brand', slots.brand);
    for (const model of slots.models.slice(0, 1)) add(`${slots.brand.text} ${model.text}`, 'brand', model);
  }
  return phrases;
}

/** "Salbei", "Petrol": a shade named by a thing keeps its capital, a colour that is an adjective has none behind the thing. */
function isGermanNoun(colour: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(colour) &&
    !/(?:rot|blau|grün|gelb|schwarz|wei(?:ß|ss)|grau|braun|rosa|lila|orange|türkis|beige|pink|violett|bunt|gold|silber|creme|natur|farben|farbig)$/iu.test(
      colour,
    )
  );
}

const giftTalk = /geschenk|schenken|regal[oa]|cadeau|offrir/iu;
/** Said of the whole thing in its name, in the form that agrees with it. */
const madeFor = /(?<!\p{L})(?:personnalis|personaliz|artesanal|artisanal)\p{L}*/iu;
/** Occasions that a thing is made or bought for by name: "Karte Hochzeit", "robe mariage". */
const worn =
  /hochzeit|taufe|geburt|weihnacht|ostern|boda|bautizo|navidad|comuni|mariage|naissance|bapt|noël|noel/iu;

/** "Außen Polyester", "doublure coton": of a part by its first word. */
const partFirst =
  /^(?:paille|pajita|außen|innen|futter|oberstoff|obermaterial|füllung|sohle|innensohle|laufsohle|boden|deckel|griff|exterior|interior|forro|suela|relleno|extérieur|intérieur|doublure|semelle|garnissage)\s/iu;
const givenOn =
  /^(?:hochzeit|taufe|geburt|geburtstag|weihnachten|ostern|muttertag|vatertag|einschulung|boda|bautizo|navidad|comunión|cumpleaños|nacimiento|aniversario|mariage|naissance|baptême|crémaillère|noël|anniversaire|communion|pâques)$/iu;

function quoteOf(slot: Slot, ledger: Ledger): string {
  return ledger.facts.find((fact) => fact.source === slot.source && fact.value === slot.text)?.quote ?? '';
}

/** What the description calls the thing at its very beginning: "Ohrhänger aus 925er Silber"; empty for any other. */
function otherName(ledger: Ledger): string {
  const opening = ledger.sentences.find(({ path }) => path.endsWith('.description'))?.text ?? '';
  return /^(\p{Lu}\p{L}{3,})\s(?:aus|in)\s/u.exec(opening)?.[1] ?? '';
}

/** A bare name of a material, not "in Papier verpackt". */
function isMaterialName(value: string, language: 'de' | 'es' | 'fr'): boolean {
  const words = value.split(' ');
  if (
    words.length > 3 ||
    words.some((word, index) => isSmallWord(word, language) && (index === 0 || !/^de$/iu.test(word)))
  )
    return false;
  if (/^(?:nunca|no|jamais|nie|kein\p{L}*|pas|sin|sans|ohne)$/iu.test(words[0]!)) return false;
  // "Mèche coton", "esmalte azul": the first word says which part or coat it is.
  const [first = '', second] = words;
  const isPart =
    language !== 'de' &&
    words.length === 2 &&
    !materialStems.has(stemOf(first)) &&
    materialStems.has(stemOf(second ?? '')) &&
    !/^(?:pure?|vraie?|véritable|pur[oa]|auténtic[oa])$/iu.test(first);
  return !isPart && words.some((word) => materialStems.has(stemOf(word)));
}

/** "100 % Baumwolle" → "Baumwolle"; a noun of a material without the share and without "massivem". */
function materialName(text: string, language: 'de' | 'es' | 'fr'): string {
  const bare = text
    .replace(/^\d+\s*%\s*(?:de\s+)?/u, '')
    .replace(/^(?:massive[mrsn]?|echte[mrsn]?|reine[mrsn]?)\s+/iu, '');
  if (language !== 'de') return bare;
  // "Braunes Rindsleder": an adjective with its ending fits behind no "aus".
  const nouns = bare.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return nouns.length === 0 ? bare : nouns.join(' ');
}
