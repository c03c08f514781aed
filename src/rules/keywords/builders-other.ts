import type { Ledger } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemOf } from '#rules/text/words.ts';
import { addColours, addMaterials } from './abroad-materials.ts';
import { type AbroadParts, grammars } from './abroad-parts.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { lastPartOf, splitCompound } from './german-heads.ts';
import type { Slots } from './slots.ts';

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
  const phrases: Candidate[] = [];
  const plain = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  const add: AbroadParts['add'] = (phrase, kind, slot) => {
    phrases.push(built(phrase, kind, slot.source));
  };
  // "Funda gafas": two names of a thing in a row are whole, whatever its text lets follow the second.
  for (const head of slots.heads)
    if (language !== 'de' && /^\p{L}{4,} \p{L}{4,}$/u.test(head.text) && slots.heads[1] === head)
      phrases.push({ ...built(plain(head.text), 'head', head.source), sure: true });
    else add(plain(head.text), 'head', head);
  for (const synonym of slots.synonyms) add(synonym.text, 'synonym', synonym);
  const head = slots.heads[0] ?? slots.synonyms[0];
  if (head === undefined) return phrases;
  const short = language === 'de' ? lastPartOf(head.text) : undefined;
  const parts: AbroadParts = {
    slots,
    ledger,
    language,
    grammar: grammars[language],
    productName,
    head,
    names: [
      ...new Set([
        ...slots.heads.slice(0, 2).map((name) => plain(name.text)),
        ...(short === undefined ? [] : [short]),
        ...slots.synonyms.slice(0, 2).map((name) => plain(name.text)),
      ]),
    ],
    headStems: [
      ...slots.heads.map(({ text }) => stemsIn(text)),
      ...(short === undefined ? [] : [stemsIn(short)]),
      // "Bastones de aluminio" says it of the "bastones de trekking".
      ...(language === 'de' ? [] : [stemsIn(head.text).slice(0, 1)]),
    ],
    plain,
    add,
    push: (candidate) => void phrases.push(candidate),
  };
  if (language === 'de') addPartsOfCompound(parts);
  addMaterials(parts);
  addColours(parts);
  addMeasure(parts);
  addMaking(parts);
  addPeople(parts, gifts);
  addOccasions(parts, gifts);
  addPurposes(parts);
  addMaker(parts);
  return phrases;
}

/** An apostrophe parts as a space does: "boucles d'oreilles". */
function stemsIn(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stemOf);
}

/** "Kinderwagen Buggyboard": nobody types a long compound in one word. */
function addPartsOfCompound({ head, push, add }: AbroadParts): void {
  const [front = '', rest = ''] = splitCompound(head.text) ?? [];
  if (front !== '') push({ ...built(`${front} ${rest}`, 'synonym', head.source), sure: true, least: 0.4 });
  if (rest.length >= ownCompound) add(rest, 'synonym', head);
  // "Hochbeet-Bewässerungsset": each part is a word that people type.
  const [, first = '', last = ''] = /^(\p{Lu}\p{Ll}{3,})-(\p{Lu}\p{Ll}{5,})$/u.exec(head.text) ?? [];
  if (last === '') return;
  push({ ...built(`${last} ${first}`, 'synonym', head.source), sure: true, least: 0.5 });
  push({ ...built(last, 'synonym', head.source), sure: true, least: 0.45 });
}

/** Only the measure in the name tells one product from the next; others are sizes of boxes and parts. */
function addMeasure({ productName, names, head, add }: AbroadParts): void {
  const sides = twoSides.exec(productName);
  // "Daunendecke 135x200": sides are typed without their unit.
  const measure = sides === null ? measured.exec(productName)?.[0] : `${sides[1]!}x${sides[2]!}`;
  if (measure === undefined) return;
  for (const name of names.slice(0, 2))
    add(`${name} ${measure}`, 'attribute', { text: measure, source: head.source });
}

const measured =
  /(?<![\d.,/-]|\d\s|[x×]\s?)\d{1,3}(?:(?:\s\d{3})+|[\d.,]*)\s?(?:ml|cl|l|liter|litros?|litres?|cm|m|g|kg|v|volt|w|watt|ah|mah|zoll|pulgadas|pouces)(?!\p{L})/iu;
const twoSides = /(?<![\d.,/x×]\s?)(\d{2,3})\s?[x×]\s?(\d{2,3})(?=\s?cm(?!\p{L})|$|[\s,])(?!\s?[x×])/iu;

function addMaking({ productName, language, slots, head, plain, add }: AbroadParts): void {
  const made = madeFor.exec(productName)?.[0];
  if (made === undefined || language === 'de') return;
  for (const name of slots.heads.slice(0, 2))
    add(`${plain(name.text)} ${made.toLowerCase()}`, 'attribute', head);
}

/** Said of the whole thing in its name, in the form that agrees with it. */
const madeFor = /(?<!\p{L})(?:personnalis|personaliz|artesanal|artisanal)\p{L}*/iu;
function addPeople({ slots, ledger, names, grammar, plain, add }: AbroadParts, gifts: boolean): void {
  const saysGift = speaksOfGifts(ledger);
  for (const audience of slots.audiences) {
    const people = plain(audience.text);
    for (const name of names.slice(0, 3))
      for (const phrase of grammar.audience(name, people)) add(phrase, 'audience', audience);
    // "Cadeau pour naissance" is a "cadeau de naissance": a day is given nothing.
    if (gifts && saysGift && !givenOn.test(audience.text))
      for (const phrase of grammar.giftFor(people)) add(phrase, 'audience', audience);
  }
}

/** Whom soap is for is not whom it is given to. */
function speaksOfGifts({ sentences }: Ledger): boolean {
  return sentences.some(({ text }) => giftTalk.test(text));
}

const giftTalk = /geschenk|schenken|regal[oa]|cadeau|offrir/iu;
const givenOn =
  /^(?:hochzeit|taufe|geburt|geburtstag|weihnachten|ostern|muttertag|vatertag|einschulung|boda|bautizo|navidad|comunión|cumpleaños|nacimiento|aniversario|mariage|naissance|baptême|crémaillère|noël|anniversaire|communion|pâques)$/iu;

/** "Bodas", "mariages": one day of those, as it is typed behind the word for a gift. */
const oneDay = (occasion: string): string =>
  occasion.replace(
    /^(boda|bautizo|comuni[óo]n|aniversario|graduaci[óo]n|mariage|baptême|naissance|communion)(?:es|s)$/iu,
    (_all, day: string) => day.replace(/on$/iu, 'ón'),
  );

function addOccasions(parts: AbroadParts, gifts: boolean): void {
  const { slots, head, grammar, plain, add } = parts;
  const saysGift = speaksOfGifts(parts.ledger);
  for (const occasion of slots.occasions) {
    const day = plain(oneDay(occasion.text));
    // "Para regalar": the gift itself is no occasion of it.
    // "Geschenk Pulloverzeit": on such days nothing is given.
    const isGiven = saysGift || givingDay.test(oneDay(occasion.text));
    if (gifts && isGiven && !/^(?:regal|offr|(?:ver)?schenk)/iu.test(occasion.text))
      for (const phrase of grammar.giftOn(day)) add(phrase, 'occasion', occasion);
    // "Día de la madre": with the word for a gift too long for a tag, and searched alone.
    if (gifts && occasion.text.split(' ').length > 2) add(day, 'occasion', occasion);
    if (!worn.test(occasion.text)) continue;
    for (const name of slots.heads.slice(0, 2)) add(`${plain(name.text)} ${day}`, 'occasion', occasion);
  }
  for (const season of slots.seasons) add(`${plain(head.text)} ${plain(season.text)}`, 'occasion', season);
}

/** Days on which people give something. */
const givingDay = longPattern('iu')`
  tag(?:e|s)?(?!\p{L})|hochzeit|taufe|geburt|weihnacht|advent|nikolaus|ostern|kommunion|konfirmation|firmung
    |einschulung|schulanfang|jugendweihe|valentin|jubiläum|abschied|ruhestand|rente|einzug|abitur|verlobung
    |richtfest|wichteln|julklapp|navid|reyes|día d|cumple|boda|bautizo|comuni|aniversari|nacimiento|jubila
    |gradua|invisible|pedida|estrena|noël|noel|fête|anniv|mariage|naissance|bapt|pâques|crémaillère
    |retraite|pot de|fiançailles|pacs|saint
`;

/** Occasions that a thing is made or bought for by name: "Karte Hochzeit", "robe mariage". */
const worn =
  /hochzeit|taufe|geburt|weihnacht|ostern|boda|bautizo|navidad|comuni|mariage|naissance|bapt|noël|noel/iu;

/** What it is used for, where, and with what. */
function addPurposes({ slots, head, names, grammar, plain, add }: AbroadParts): void {
  for (const use of slots.uses) add(grammar.use(plain(head.text), plain(use.text)), 'use', use);
  for (const place of slots.places)
    for (const name of names.slice(0, 3)) add(`${name} ${place.text}`, 'place', place);
  for (const fit of slots.fits) {
    // "Fonctionne avec Localiser": a clause with its verb, and nothing that the thing is for.
    if (/^(?:fonctionne|funciona|s[’']adapte|convient|passt|funktioniert)(?!\p{L})/iu.test(fit.text))
      continue;
    const thing = fit.text.replace(/^compatible (?:avec |con )?/iu, '');
    // "Convient à un pain de 800 g" tells how big it is: by "pour un pain" nobody looks.
    // "Tous feux dont induction" is searched without a preposition, and without what is among them.
    const all = /^tous feux|^todo tipo de cocinas/iu.exec(thing)?.[0];
    if (all !== undefined) add(`${plain(head.text)} ${all.toLowerCase()}`, 'compatibility', fit);
    else if (!/^(?:une?|un[ao]|eine?[mnr]?|tou(?:te)?s|tod[oa]s?)\s/iu.test(thing))
      add(grammar.use(plain(head.text), thing), 'compatibility', fit);
  }
}

function addMaker({ slots: { brand, models }, language, head, plain, add }: AbroadParts): void {
  if (brand === undefined) return;
  add(language === 'de' ? `${brand.text} ${head.text}` : `${plain(head.text)} ${brand.text}`, 'brand', brand);
  for (const model of models.slice(0, 1)) add(`${brand.text} ${model.text}`, 'brand', model);
}
