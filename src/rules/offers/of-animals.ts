import { businessNounOf } from '#rules/ads/business-noun.ts';
import { doerOfField } from '#rules/ads/doer-of-field.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { lowerStart } from '#rules/text/lower-start.ts';

/** Who does the work of an industry, as a town is searched for them; null where the form names no trade. */
export function tradeNounOf(industry: string, written: WrittenLanguage): string | null {
  return businessNounOf(industry, written) ?? (written === 'en' ? doerOfField(industry) : null);
}

/** "Emergency call out 24/7": that somebody comes at once, and not who. */
export const atOnce =
  /^(?:(?:24[/ ]7|24[- ]hours?|same[- ]day) )?(?:emergenc(?:y|ies)|out[- ]of[- ]hours)(?: (?:emergenc(?:y|ies)|call[- ]?outs?|services?|work|cover|care|appointments?))?(?:,? (?:24[/ ]7|24[- ]hours?))?$/iu;
const animals =
  /\b(?:pets?|dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|horses?|equine|animals?|birds?|small furries|grooms?|grooming|kennels?|walk(?:s|ing)?)\b/iu;
/** Trades whose customers are led on a lead, each with the word that its services lack. */
const tradesOfAnimals: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:vets?|veterinar(?:y|ian)s?)\b|\bvet(?:erinary)? (?:practice|clinic|surgery|hospital|centre)s?$/iu,
    'pet',
  ],
  [/^(?:mobile )?(?:dog|canine) (?:groom\p{L}+|train\p{L}+|salon|spa)/iu, 'dog'],
  [/^dog (?:walk|sit|board|minding|day ?care)\p{L}*/iu, 'dog'],
  [/^(?:mobile )?(?:pet|cat) (?:groom\p{L}+|salon|spa)/iu, 'pet'],
];
interface Keepers {
  /** The industry, or who works in it. */
  trade: RegExp;
  /** Names that say already whom they are for. */
  said: RegExp;
  /** What stands behind any other name. */
  tail: string;
  /** What is called after the trade when it cannot wait. */
  atOnce: readonly [name: RegExp, called: string] | null;
}

const animalsAbroad =
  /(?<!\p{L})(?:\p{L}*(?:hund|katze|welpe|tier|pferd)\p{L}*|perr[oa]s?|gat[oa]s?|cachorr\p{L}*|mascotas?|animales?|veterinari\p{L}*|canin\p{L}*|chiens?|chiots?|chats?|animal|animaux|vétérinaire\p{L}*|félin\p{L}*)(?!\p{L})/iu;

/** The same for who looks after animals in German, Spanish and French: their words for it stand behind the name. */
const keepers: Readonly<Partial<Record<WrittenLanguage, readonly Keepers[]>>> = {
  de: [
    {
      trade: /^(?:klein)?tier(?:arzt|ärzt|klinik)/iu,
      said: animalsAbroad,
      tail: 'beim Tierarzt',
      atOnce: [/^(?:24[- ]?(?:std|stunden|h)[- ])?notdienst$|^notfälle$/iu, 'Tierärztlicher Notdienst'],
    },
    { trade: /^hunde?(?:salon|friseur|pflege)/iu, said: animalsAbroad, tail: 'für Hunde', atOnce: null },
  ],
  es: [
    {
      trade: /(?<!\p{L})veterinari\p{L}*/iu,
      said: animalsAbroad,
      tail: 'para mascotas',
      atOnce: [/^urgencias(?: (?:24|las 24) ?(?:h|horas))?$/iu, 'Urgencias veterinarias'],
    },
    { trade: /peluquería canina/iu, said: animalsAbroad, tail: 'para perros', atOnce: null },
  ],
  fr: [
    {
      trade: /(?<!\p{L})vétérinaire/iu,
      said: animalsAbroad,
      tail: 'pour animaux',
      atOnce: [/^urgences(?: 24 ?h(?:\/24)?)?$/iu, 'Urgences vétérinaires'],
    },
    { trade: /toilettage/iu, said: animalsAbroad, tail: 'pour chien', atOnce: null },
  ],
};

/**
 * A service of somebody who looks after animals by a name that says so, where its own is typed for anybody: a vet's vaccinations
 * are those of pets. Names that say whose they are, and that somebody comes at once, stay.
 */
export function ofAnimals(name: string, industry: string, written: WrittenLanguage): string {
  if (written !== 'en') return ofAnimalsAbroad(name, industry, written);
  const trade = tradeNounOf(industry, written)?.toLowerCase() ?? '';
  const animal = tradesOfAnimals.find(([pattern]) => pattern.test(trade))?.[1];
  if (animal === undefined || animals.test(name) || atOnce.test(name) || name.split(' ').length > 2)
    return name;
  return /^dental$/iu.test(name)
    ? 'Pet dental care'
    : `${animal.charAt(0).toUpperCase()}${animal.slice(1)} ${lowerStart(name)}`;
}

const forAnimals =
  /^(.{3,40}?) for (dogs|cats|pupp(?:y|ie)s|kittens|rabbits|horses|pets)( (?:and|&|or) (?:dogs|cats|pupp(?:y|ie)s|kittens|rabbits|horses|pets))?$/iu;
const oneAnimal: Readonly<Record<string, string>> = { puppies: 'puppy', puppys: 'puppy' };

/** "Dental care for dogs and cats" as it is searched: "pet dental care". English; any other name comes back as it is. */
export function animalFirst(name: string): string {
  const [, what = '', whom = '', others] = forAnimals.exec(name) ?? [];
  if (what === '' || animals.test(what)) return name;
  const plural = whom.toLowerCase();
  const animal = others === undefined ? (oneAnimal[plural] ?? plural.slice(0, -1)) : 'pet';
  return `${animal} ${lowerStart(what)}`;
}

function ofAnimalsAbroad(name: string, industry: string, written: WrittenLanguage): string {
  const found = keepers[written]?.find(({ trade }) => trade.test(industry));
  if (found === undefined) return name;
  const { said, tail, atOnce: urgent } = found;
  if (urgent?.[0].test(name) === true) return urgent[1];
  return said.test(name) || name.split(' ').length > 3 ? name : `${name} ${tail}`;
}
