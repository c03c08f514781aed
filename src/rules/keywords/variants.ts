import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { stemOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { lastPartOf } from './german-heads.ts';
import { placesIn } from '#rules/text/word-places.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Slots } from './slots.ts';

/** Trades whose pages are not searched by cost: a flat has a rent, bread a price tag. */
const soldByOffer = new Set(['Real Estate', 'Food & Beverage', 'Retail']);
/** Most phrases that a pass adds. */
const most = 12;

/** The seller's own phrases with the thing's other name: "Schneidebrett mit Gravur" → "Brettchen mit Gravur". */
export function swapped(
  candidates: readonly Candidate[],
  slots: Slots,
  subject: Platform['subject'],
  language: WrittenLanguage,
): Candidate[] {
  const added: Candidate[] = [];
  // The longest name first: "camera lens" is replaced as a whole.
  const names = slots.heads.map((head) => head.text).toSorted((a, b) => b.length - a.length);
  for (const candidate of candidates) {
    if (candidate.built || candidate.loose === true) continue;
    const name = names.find((head) => holdsWords(candidate.phrase, head));
    if (name === undefined || candidate.phrase.length === name.length) continue;
    // "Cloud slippers" are a kind of their own, and nobody types "cloud house shoes".
    if (language === 'en' && subject === 'product' && namesKind(candidate.phrase, name)) continue;
    // "Learn to ride lessons" has a verb there: nobody learns to cycling lessons.
    const small = name.toLowerCase();
    const phrase = candidate.phrase.toLowerCase();
    if (language === 'en' && ` ${phrase}`.includes(` to ${small}`)) continue;
    // "Personalisiertes Poster" would be "personalisiertes Kunstdruck": an adjective agrees with one name only.
    if (
      language === 'de' &&
      placesIn(phrase, ` ${small}`).some((at) => /e[mnrs]?$/u.test(phrase.slice(0, at)))
    )
      continue;
    for (const synonym of slots.synonyms.slice(0, subject === 'video' ? 1 : 3)) {
      // "Bougies coulées" agrees with no "chandelle".
      if ((language === 'fr' || language === 'es') && name.endsWith('s') !== synonym.text.endsWith('s'))
        continue;
      // "Cesta redonda" agrees with no "canasto".
      if (
        language === 'es' &&
        /[oa]s?$/iu.test(name) &&
        name.split(' ')[0]!.replace(/s$/u, '').at(-1) !==
          synonym.text.split(' ')[0]!.replace(/s$/u, '').at(-1)
      )
        continue;
      // "Taburete bajo" agrees with no "banqueta".
      if (language === 'es' && disagrees(phrase, small, synonym.text)) continue;
      // "Panier tressé" agrees with no "corbeille": an ending in e tells most of the feminine ones.
      if (
        language === 'fr' &&
        (agreeing.test(candidate.phrase) || isDescribed(phrase, small)) &&
        isFeminine(name) !== isFeminine(synonym.text)
      )
        continue;
      // "How I repaint my kitchen cabinets" without its kitchen is nobody's question.
      // "Merino beanie hat" says twice what a beanie is.
      if (name.includes(synonym.text)) continue;
      if (subject === 'product' && language === 'en' && synonym.text.startsWith(`${name} `)) continue;
      if (added.length >= most) return added;
      added.push(
        built(
          withOwnArticle(withOther(candidate.phrase, name, synonym.text), synonym.text),
          'synonym',
          synonym.source,
        ),
      );
    }
  }
  return added;
}

/** Whether the word behind a Spanish name has the ending of the other gender than that of another name. */
function disagrees(phrase: string, name: string, other: string): boolean {
  const behind = phrase.slice(phrase.indexOf(name) + name.length);
  const end = /^ \p{L}{2,}([oa])s?(?: |$)/u.exec(behind)?.[1];
  const own = /^\p{L}+?([oa])s?(?: |$)/u.exec(other)?.[1];
  if (end === undefined || own === undefined || end === own) return false;
  return !materialStems.has(stemOf(/^ (\p{L}+)/u.exec(behind)?.[1] ?? ''));
}

/** Words that make a kind of a thing which has one name: a barn jacket, a bubble lamp, a mushroom chair. */
const ofKind = longPattern('u')`
  ^(?:cloud|bubble|barn|chelsea|desert|cargo|bomber|puffer|trucker|bucket|pencil|skater|wrap|tea|mom|dad
    |boyfriend|pixie|sleigh|tub|egg|moon|mushroom|barrel|saddle|tank|crop|cami|polo|rugby|henley|granddad
    |grandad|chore|duster|trench|pea|duffle|biker|flight|varsity|baseball|fisherman|aran|mule|clog|jelly
    |slider|ballet|boat|deck|brogue|monk|flip|wedge|platform|kitten|block|saucer|globe|pendant|arc|tiffany
    |lava|salt|himalayan|banker|butterfly|director|hammock|papasan|rocking|wing|slipper|trestle|pedestal
    |drum|nesting|gateleg|farmhouse)$
`;

/** Whether such a word stands right before a thing's one word. English. */
function namesKind(phrase: string, name: string): boolean {
  if (name.includes(' ')) return false;
  const before = phrase.toLowerCase().split(` ${name.toLowerCase()}`)[0]!.split(' ').at(-1)!;
  return ofKind.test(before);
}

/** By its ending: "lampe", and no "luminaire" or "éclairage". */
const isFeminine = (name: string): boolean =>
  /es?$/u.test(name.split(' ')[0]!) && !/(?:aire|age|isme|ège|ème|ôme|oire)s?$/u.test(name.split(' ')[0]!);

/** "Lampe frontale": what stands right behind the name may agree with it, where no small word, measure or name begins. */
function isDescribed(phrase: string, name: string): boolean {
  const behind = phrase.slice(phrase.indexOf(name) + name.length);
  return (
    /^ \p{Ll}{3,}/u.test(behind) &&
    !/^ (?:avec|pour|sans|des?|d[’']|du|en|à|aux?|sur|par|enfants?|bébés?|hommes?|femmes?|filles?|garçons?|adultes?|chiens?|chats?|cuisine|jardin|bureau|salon|voiture|noël)(?!\p{L})/u.test(
      behind,
    )
  );
}

const agreeing =
  /\s\p{L}{2,20}(?:ée?|ive?|euse|eux|onde?|lanc(?:he)?|petite?|grande?|douce|doux|peinte?|faite?|teinte?)s?(?=\s|$)/u;

/** "Sew a concealed zip", where the phrase had "an invisible zip". English; other languages put no "an" before a thing. */
function withOwnArticle(phrase: string, thing: string): string {
  const article = /^[aeiou]/iu.test(thing) ? 'an' : 'a';
  const at = phrase.toLowerCase().indexOf(` ${thing.toLowerCase()}`);
  const front = phrase.slice(0, Math.max(0, at));
  const own = /(?:^|\s)an?$/iu.exec(front)?.[0];
  if (own === undefined) return phrase;
  return `${front.slice(0, front.length - own.trimStart().length)}${article}${phrase.slice(at)}`;
}

/** A phrase with another name in place of the first that it holds, in whatever case. */
function withOther(phrase: string, name: string, other: string): string {
  const at = phrase.toLowerCase().indexOf(name.toLowerCase());
  return at === -1 ? phrase : phrase.slice(0, at) + other + phrase.slice(at + name.length);
}

/** Characters of the longest tag, for which the whole name of a thing is often too long. */
const tagLength = 20;

/** Last words that name something else alone, or nothing: a wall hanging, a salt pig, a spoon rest, a spirit level. */
export const noShortName =
  /^(?:hanging|pig|glass|set|kit|pack|pair|art|tree|horse|table plan|rest|stop|level|finder|jack|excluder|mist|track|head|body|tie|holder|stand|opener|dispenser|protector|organi[sz]er|warmer|topper|tidy|keeper|rest|remover|catcher|capsules|tablets|softgels|caplets|gummies|drops|lozenges)$/u;
/** Names of two words of which the last one is something smaller: a rolling pin is no brooch. */
export const wholeName = longPattern('u')`
  (?:^|\s)(?:(?:rolling|baking|pastry|cotter|hitch|tent|bowling|clothes|safety|hair) pin|shoe horns?|(?:napkin|serviette|curtain|teething|key|sealing|piston|o) rings?|pin cushion|air stones?
    |seam rippers?|(?:number|license) plates?|(?:blender|spray|perfume|oil|shaker|dropper) bottle
    |wing mirrors?|(?:wheel|guitar) nuts?|singing bowl|spark plugs?|(?:rain|puddle|splash|boiler) suit
    |tape measure|(?:cot|crib) mobile|(?:wrist|arm|leg|ear|neck|hand) warmers?|drum keys?|guitar slide|butter bells?|(?:soap|shampoo|conditioner|chocolate|granola|protein|lotion|massage|wash) bars?|(?:pepper|salt|spice|grain) mills?)$
`;

/** The name by which a thing is called in short: "mug" of a "coffee mug", "bow tie" of a "dog bow tie", which is no tie. */
export function shortNameOf(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1)!;
  if (!noShortName.test(last) && !wholeName.test(name)) return last;
  return words.length > 2 ? words.slice(-2).join(' ') : name;
}

/** English phrases that no tag holds, with the last word of the thing's name: "letterpress thank you cards" → "letterpress cards". */
export function shortened(candidates: readonly Candidate[], slots: Slots, name: string): Candidate[] {
  const title = name.toLowerCase();
  const names = slots.heads
    .map(({ text }) => text)
    .filter((text) => text.includes(' ') && !/\s(?:and|&)\s/u.test(text))
    .toSorted((a, b) => b.length - a.length);
  return candidates.flatMap((candidate) => {
    const phrase = candidate.phrase.toLowerCase();
    const head = names.find((text) => phrase.endsWith(` ${text}`));
    if (head === undefined || phrase.length <= tagLength || candidate.loose === true) return [];
    // "Edge walnut coffee table" of a "live edge" one has lost its first word already.
    if (title.includes(phrase) && !title.startsWith(phrase)) return [];
    const last = head.split(' ').at(-1)!;
    if (noShortName.test(last) || wholeName.test(head)) return [];
    const short = `${phrase.slice(0, -head.length)}${last}`;
    return short.length <= tagLength ? [built(short, 'attribute', candidate.source)] : [];
  });
}

const mostOfCost = 3;

/** Lands and shires in which a search names its place already. */
const inLand =
  /(?:^|\s)(?:scotland|england|wales|ireland|uk|britain|usa|us|canada|australia|new zealand|europe|near me|online|cornwall|devon|yorkshire|kent|sussex|norfolk|suffolk|cumbria|highlands|cotswolds|lake district|peak district)$/iu;

/** A page of a business with a place: the seller's searches with the town, and what it costs where prices are given. */
export function local(
  candidates: readonly Candidate[],
  slots: Slots,
  platform: Platform,
  ledger: Ledger,
  industry: string,
): Candidate[] {
  if (platform.subject !== 'page') return [];
  const added: Candidate[] = [];
  const language = ledger.language.written;
  const town = slots.places[0];
  if (town !== undefined) {
    for (const { phrase, source } of candidates) {
      if (added.length >= most) break;
      const named = source.endsWith('.name') && slots.heads.some((head) => holdsWords(phrase, head.text));
      if (source !== 'targetKeywords' && !named) continue;
      if (phrase.split(' ').length > 3 || holdsWords(phrase, town.text)) continue;
      // "Bread course Scotland" says where already.
      if (language === 'en' && inLand.test(phrase)) continue;
      if (slots.places.some((place) => place.text.split(' ').some((word) => holdsWords(phrase, word))))
        continue;
      const place = language === 'de' ? town.text : town.text.toLowerCase();
      added.push(
        built(`${language === 'de' ? phrase : phrase.toLowerCase()} ${place}`, 'place', town.source),
      );
    }
  }
  const cost = { en: 'cost', de: 'Kosten', es: 'precio', fr: 'prix', other: '' }[language];
  const price = ledger.facts.find((fact) => fact.kind === 'price');
  if (cost !== '' && price !== undefined && !soldByOffer.has(industry)) {
    const heads = slots.heads.filter(
      ({ text }) => language === 'en' || language === 'de' || /[\s-]/u.test(text),
    );
    for (const head of heads.slice(0, 1)) {
      // "Emergency plumber cost" of an emergency plumber: what his like cost by day is another question.
      const named = heads.find(
        ({ text, source }) =>
          language === 'en' &&
          source.endsWith('.name') &&
          text.endsWith(` ${head.text}`) &&
          text.split(' ').length <= mostOfCost,
      );
      added.push(built(`${(named ?? head).text} ${cost}`, 'question', price.source));
    }
  }
  return added;
}

function holdsWords(phrase: string, words: string): boolean {
  return ` ${phrase.toLowerCase()} `.includes(` ${words.toLowerCase()} `);
}

const withPart =
  /\s(with|mit|con|avec)\s+(?!(?:a|an|the|ein\p{L}*|der|die|das|un|una|une|el|la|le|les|los|las)\s)(\p{L}[\p{L}-]+(?:\s\p{L}[\p{L}-]+)?)/iu;

/** "planter with saucer", "vela con romero": the thing with what its name names; one or two words of it. */
export function withParts(
  name: string,
  slots: Slots,
  source: string,
  language: WrittenLanguage,
): Candidate[] {
  const plain = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  const match = withPart.exec(name);
  const [joint = '', part = ''] = match === null ? [] : match.slice(1);
  const first = part.split(/\s/u)[0] ?? '';
  // "Shepherd's huts": the word ends behind its apostrophe.
  const behind = match === null ? '' : name.slice(match.index + match[0].length);
  if (joint === '' || first.length < 3 || /^[’']\p{L}/u.test(behind)) return [];
  const parts = new Set(
    [first, part].filter((text) => !/\s(?:and|und|y|e|et|in|aus|en|de|for|für|with|from)$/iu.test(text)),
  );
  const heads = slots.heads.slice(0, 2).map((head) => head.text);
  const short = language === 'de' ? lastPartOf(heads[0] ?? '') : undefined;
  return [...new Set([...heads, ...(short === undefined ? [] : [short])])].flatMap((head) =>
    [...parts].map((text) => built(plain(`${head} ${joint} ${text}`), 'attribute', source)),
  );
}
