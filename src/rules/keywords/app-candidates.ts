import { nounsOfApp } from '#rules/ledger/app-nouns-abroad.ts';
import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { counting } from './app-orders.ts';
import { opensWithThird } from '#rules/ledger/finite-verb.ts';
import { germanAppTails } from '#rules/ledger/german-app-tail.ts';
import { appChunks, appDoings, appOpening, namedApp, namedAppAbroad } from './app-doings.ts';
import { toollessApps } from './app-words.ts';
import { built, type Candidate } from './candidate.ts';
import { singularOf } from './plain-words.ts';
import { appTopics } from './related-words-apps.ts';
import type { Search } from './search.ts';
import { appPhrases } from './seller-phrases.ts';

/** What people search an app by: its kind, and what its own text says that it does and has. */
export function appCandidates(search: Search): Candidate[] {
  return [...appPhrases(search.brief, search.language), ...toldOfApp(search), ...nounsElsewhere(search)];
}

/** What an app is or holds by the nouns of its text, in languages that are not written in full. */
function nounsElsewhere({ brief, path }: Search): Candidate[] {
  return nounsOfApp(brief).map((noun, at) => ({
    ...built(noun, 'use', `${path}.description`),
    sure: true,
    least: 0.6 - at / 100,
  }));
}

/** A field of single words takes its words from elsewhere. */
function toldOfApp(search: Search): Candidate[] {
  const { brief, platform, phrases, slots } = search;
  const language = brief.language.written;
  if (platform.fields.keywordField !== undefined || language === 'other') return [];
  return language === 'en'
    ? [
        ...appDoings(brief),
        ...appOpening(brief, phrases),
        ...toollessApps(slots.heads),
        ...topicApps(search, language),
        ...namedApp(brief),
        ...thingsNamed(phrases, brief.product),
      ]
    : [
        ...appChunks(brief, language),
        ...germanTails(search),
        ...topicApps(search, language),
        ...namedAppAbroad(brief, language),
      ];
}

/** Sentences that tell what an app is for, before those of how it is paid and kept. */
const sentencesRead = 3;
/** Rank of what a text only names, under all that an app is searched by. */
const namedAtLast = 0.12;
const ofAnyApp =
  /^(?:google|apple|amazon|microsoft|android|samsung|garmin|strava|spotify|whatsapp)(?:\s|$)|(?:^|\s)(?:ads?|adverts?|banners?|purchases?|subscriptions?|prices?|accounts?|scales|languages?)$|(?:^|\s)(?:home screen|screen|phone|device|account|signal|internet|month|year|week|day|time|glance|tap|option|setting|feature|version|update|user|way|thing|people|team|widget|data|file|mode)s?$|^(?:new|old|first|last|next|second|third|own|other|same|whole|full|single|dark|light|big|small|many|free|pro|premium|simple|easy|quick)\s/u;

/** "Moon phase", "mash temperatures": what the first sentences of an English app name in two words or three, where its list would stay short. */
function thingsNamed(phrases: Search['phrases'], { description }: Search['brief']['product']): Candidate[] {
  // "UK, US and Japanese scales": the last of a row of names.
  const isLastOfNames = (text: string): boolean => {
    const at = description.toLowerCase().indexOf(` and ${text}`);
    return at !== -1 && /^\p{Lu}/u.test(description.slice(at + 5));
  };
  return phrases
    .filter(
      ({ words, sentence, path }) =>
        path.endsWith('.description') &&
        sentence < sentencesRead &&
        words.length > 1 &&
        words.length < 4 &&
        words.every((word) => /^[\p{L}’'-]{3,}$/u.test(word)) &&
        !ofAnyApp.test(words.join(' ').toLowerCase()) &&
        !isLastOfNames(words.join(' ').toLowerCase()),
    )
    .map(({ words, path, sentence }) => ({
      ...built(words.join(' ').toLowerCase(), 'use', path),
      built: false,
      sentence,
      least: namedAtLast - sentence / 100,
      loose: true,
    }));
}

const mostTopics = 3;
const saysGame = /(?<!\p{L})(?:games?|spiele?|juegos?|jeux?)(?!\p{L})/iu;

/** "Parking app", "Pollen App", "appli covoiturage", "goblin game": the topics of its first sentence, as whoever wants any such app types them. */
function topicApps({ brief, ledger }: Search, language: 'de' | 'en' | 'es' | 'fr'): Candidate[] {
  const { product, fields } = brief;
  const [first = ''] = product.description.trimStart().split(/[.!?\n]/u);
  const isGame = saysGame.test(`${product.category} ${fields.appCategory ?? ''} ${ledger.productType}`);
  const ofType = appTopics(ledger.productType, language);
  // "Fade out your music or podcast" of a sleep timer: what is done to other things names no topic of it.
  const isDeed = opensWithAppOrder(first) || opensWithThird(first) === 'verb';
  const topics =
    language === 'en' && isDeed && ofType.length > 0
      ? ofType
      : appTopics(`${ledger.productType} ${first.replace(hasNot, ' ').replace(counting, ' ')}`, language);
  return topics
    .filter((topic) => !saysGame.test(topic))
    .slice(0, mostTopics)
    .map((topic) => ({
      ...built(withKind(topic, language, isGame), 'use', `products.${product.index}.description`),
      built: false,
      least: 0.3,
      sure: true,
    }));
}

const hasNot = /(?<!\p{L})(?:no|not|never|without|ohne|kein\p{L}*|sin|sans|pas de|aucune?)\s[^.,;]{2,40}/giu;

function withKind(topic: string, language: 'de' | 'en' | 'es' | 'fr', isGame: boolean): string {
  const plain = language === 'de' ? topic : topic.toLowerCase();
  switch (language) {
    case 'en':
      return `${singularOf(plain)} ${isGame ? 'game' : 'app'}`;
    case 'de':
      return `${plain.charAt(0).toUpperCase()}${plain.slice(1)} ${isGame ? 'Spiel' : 'App'}`;
    case 'es':
      return `${isGame ? 'juego de' : 'app'} ${plain}`;
    default:
      return `${isGame ? 'jeu de' : 'appli'} ${plain}`;
  }
}

/** "Wäsche raushängen": what a German app helps to do by its first words. */
function germanTails({ brief }: Search): Candidate[] {
  if (brief.language.written !== 'de') return [];
  return germanAppTails(brief)
    .filter((tail) => /^\p{Lu}/u.test(tail))
    .map((tail) => ({
      ...built(tail, 'use', `products.${brief.product.index}.description`),
      built: false,
      least: 0.3,
    }));
}
