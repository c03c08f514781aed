import type { Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { bodyFrom, firstSentence } from '#rules/writers/seo-content/body.ts';
import { type Draft, labelOf, labelled } from '#rules/writers/seo-content/draft.ts';
import type { LabelKey } from '#rules/writers/seo-content/lexicon/lexicon.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { titlePhrases } from '#rules/writers/seo-content/phrases.ts';
import { paragraphsOf } from '#rules/writers/seo-content/prose.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { fullerTitle } from '#rules/writers/seo-content/video-title.ts';
import { casedPhrase, casedTitle } from '#rules/writers/seo-content/case.ts';

const facts: readonly (readonly [path: string, label: LabelKey])[] = [
  ['videoLength', 'length'],
  ['contentTheme', 'series'],
  ['uploadSchedule', 'schedule'],
  ['videoThumbnailDescription', 'thumbnail'],
];

const cooked =
  /(?<!\p{L})(?:ingredients?|recipe|bake|oven|simmer|zutaten|rezept|ofen|ingredientes|receta|horno|ingrédients|recette|four)(?!\p{L})/iu;
const onlyLength = /^\d+\s(?:min\p{L}*|hours?|stunden?|horas?|heures?)\.?$/iu;

/** YouTube: topic first; the first lines say what the viewer will be able to do; chapters only as the creator gave them. */
export function writeYouTube(draft: Draft, telling: Telling): Listing {
  const productTitle = titleOf(draft);
  // The same list may stand with the video and in the description of the channel.
  const chapters = [
    ...new Set(
      draft.units.filter((unit) => unit.kind === 'chapter').map((unit) => unit.text.replace(/\s+/gu, ' ')),
    ),
  ];
  // How long a dish takes is not how long its film is.
  const isCooked = draft.brief.industry === 'Food & Beverage' || cooked.test(draft.brief.product.description);
  const paragraphs = paragraphsOf(draft, telling.messages).map(({ topic, sentences }) => ({
    topic,
    sentences: sentences.map((sentence) =>
      // "42 minutes." alone says not of what.
      onlyLength.test(sentence) && draft.language.written !== 'other'
        ? tidySentence(labelled(draft, isCooked ? 'duration' : 'length', sentence), draft.language.written)
        : sentence,
    ),
  }));
  const body = bodyFrom(draft, paragraphs, { labelled: new Set() });
  const channel = draft.brief.fields['channelName'] ?? '';
  const lines = facts.flatMap(([path, label]) => {
    const value = draft.brief.fields[path];
    return value === undefined || draft.language.written === 'other'
      ? []
      : [tidySentence(labelled(draft, label, value), draft.language.written)];
  });
  if (channel !== '' && !draft.shares)
    lines.push(tidySentence(labelled(draft, 'channel', channel), draft.language.written));
  const stamps =
    chapters.length >= 3 && /^0?0:00/.test(chapters[0]!)
      ? `${labelOf(draft, 'chapters')}\n${chapters.join('\n')}`.trim()
      : '';
  return {
    productTitle,
    improvedBodyText: [body, stamps, lines.join(' ')].filter((part) => part !== '').join('\n\n'),
    chapters: stamps === '' ? [] : chapters,
    titleTag: titleTagOf(draft, channel, productTitle),
    metaDescription:
      firstLines(paragraphs.flatMap(({ sentences }) => sentences)) ||
      metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}

const shortestMeta = 100;
const longestMeta = 160;

/** The film's own first sentences, as many as a line of results shows; empty where they are too few or too long for it. */
function firstLines(sentences: readonly string[]): string {
  let told = '';
  for (const sentence of sentences) {
    const next = told === '' ? sentence : `${told} ${sentence}`;
    if (countCharacters(next) > longestMeta) break;
    told = next;
  }
  return countCharacters(told) < shortestMeta ? '' : told;
}

/** "15 minutes": how long what is shown takes, by the first sentence. A "12 hour" shift is none. */
const scope =
  /^\d[\d.,]*\s(?:minutes|hours|days|weeks|Minuten|Stunden|Tagen?|minutos|horas|días|jours|heures)$/u;

const distance =
  /^(\d[\d.,]*\s(?:km|miles|metres|meters|kilometres|kilometers|feet|acres))\s(?:on|by|of|from|in|across|along|through)\s/u;

const countsNothing = /^\d+ (?:things|ways|tips|parts|steps|reasons)$/iu;

/** The creator's title, with one figure of the brief when it holds none and there is room. */
function titleOf(draft: Draft): string {
  const given = draft.brief.fields['videoTitle'] ?? draft.name;
  const base = draft.shares ? draft.name : given;
  const plain = base
    .replace(/[\p{Extended_Pictographic}\uFE0F]|!{1,}|\s*\|.*$/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  const title = casedTitle(fullerTitle(plain, draft), draft);
  if (/\d/.test(title) || countCharacters(title) > 58) return title;
  const figure = titlePhrases(draft).find(
    (phrase) =>
      /\d/.test(phrase.text) &&
      !countsNothing.test(phrase.text) &&
      countCharacters(`${title} (${phrase.text})`) <= 70,
  );
  // "Dauer 20 Minuten" in brackets says what brackets say.
  const shown = figure?.text.replace(/^(?:Dauer|Duración|Durée|Duration):? (?=\d)/u, '');
  // English headlines are cased as a whole; elsewhere the brackets go on from their title.
  if (shown !== undefined)
    return casedTitle(
      `${title} (${draft.language.written === 'en' ? shown : casedPhrase(shown, draft)})`,
      draft,
    );
  const told = draft.ledger.facts.find(
    ({ kind, value, source, quote }) =>
      kind === 'duration' &&
      source.endsWith('.description') &&
      scope.test(value) &&
      draft.brief.product.description.startsWith(quote.slice(0, 24)) &&
      countCharacters(`${title} (${value})`) <= 70,
  );
  // "44 km on foot from Edgware to Morden": how far it went stands first in the text.
  const far =
    draft.language.written === 'en' ? distance.exec(draft.brief.product.description)?.[1] : undefined;
  if (told === undefined && far !== undefined && countCharacters(`${title} (${far})`) <= 70)
    return `${title} (${far})`;
  return told === undefined ? title : casedTitle(`${title} (${told.value})`, draft);
}
