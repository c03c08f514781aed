import type { Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { bodyFrom, firstSentence } from '#rules/writers/seo-content/body.ts';
import { type Draft, labelOf, labelled } from '#rules/writers/seo-content/draft.ts';
import type { LabelKey } from '#rules/writers/seo-content/lexicon/lexicon.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { paragraphsOf } from '#rules/writers/seo-content/prose.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { filmTitle } from '#rules/writers/seo-content/video-title.ts';

const facts: readonly (readonly [path: string, label: LabelKey])[] = [
  ['videoLength', 'length'],
  ['contentTheme', 'series'],
  ['uploadSchedule', 'schedule'],
  ['videoThumbnailDescription', 'thumbnail'],
];

const cooked =
  /(?<!\p{L})(?:ingredients?|recipe|bake|oven|simmer|zutaten|rezept|ofen|ingredientes|receta|horno|ingrédients|recette|four)(?!\p{L})/iu;
const onlyLength = /^\d+\s(?:min\p{L}*|hours?|stunden?|horas?|heures?)\.?$/iu;

/** "Länge 22 Minuten.", "dura 11 minutos": nothing but how long the film is. */
const tellsLength =
  /^(?:(?:(?:das|der|el|la|le|the) (?:video|film|vídeo|vidéo) )?(?:dauert|dura|dure|lasts|is)|länge|dauer|laufzeit|durée|duración|length|running time)\s?:?\s(\d+)\s(min\p{L}*|hours?|stunden?|horas?|heures?)\.?$/iu;

/** Whether a sentence only tells the length that the form gives, as words or, of "2 minutes", as "2:08". */
function isSameLength(sentence: string, shown: string): boolean {
  const [, count = '', unit = ''] = tellsLength.exec(sentence) ?? [];
  if (count !== '' && shown.toLowerCase().startsWith(`${count} ${unit.slice(0, 3).toLowerCase()}`))
    return true;
  const minutes = /^(\d+):\d\d$/u.exec(shown)?.[1];
  return (
    minutes !== undefined &&
    onlyLength.test(sentence) &&
    /^\d+\smin/iu.test(sentence) &&
    sentence.split(' ')[0] === minutes
  );
}

/** YouTube: topic first; the first lines say what the viewer will be able to do; chapters only as the creator gave them. */
export function writeYouTube(draft: Draft, telling: Telling): Listing {
  const productTitle = filmTitle(draft);
  // The same list may stand with the video and in the description of the channel.
  const chapters = [
    ...new Set(
      draft.units.filter((unit) => unit.kind === 'chapter').map((unit) => unit.text.replace(/\s+/gu, ' ')),
    ),
  ];
  // How long a dish takes is not how long its film is.
  const isCooked = draft.brief.industry === 'Food & Beverage' || cooked.test(draft.brief.product.description);
  const shown = draft.brief.fields['videoLength'] ?? '';
  const paragraphs = paragraphsOf(draft, telling.messages)
    .map(({ topic, sentences }) => ({
      topic,
      sentences: sentences
        // "2 minutes" of a film of 2:08 are told below.
        .filter((sentence) => !isSameLength(sentence, shown))
        .map((sentence) =>
          // "42 minutes." alone says not of what; the two hours of a film of 21:17 are none of its own.
          onlyLength.test(sentence) && draft.language.written !== 'other'
            ? tidySentence(
                labelled(draft, isCooked || shown !== '' ? 'duration' : 'length', sentence),
                draft.language.written,
              )
            : sentence,
        ),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  const body = bodyFrom(draft, paragraphs, { labelled: new Set() });
  const channel = draft.brief.fields['channelName'] ?? '';
  const lines = facts.flatMap(([path, label]) => {
    const value = draft.brief.fields[path];
    // One length of several films is that of the first.
    const isOfFirst = path === 'videoLength' && draft.brief.product.index > 0;
    return value === undefined || isOfFirst || draft.language.written === 'other'
      ? []
      : [tidySentence(labelled(draft, label, value), draft.language.written)];
  });
  if (channel !== '' && !draft.shares)
    // A name keeps its letters: "Channel: BOTW Bro."
    lines.push(
      draft.language.written === 'other'
        ? tidySentence(labelled(draft, 'channel', channel), draft.language.written)
        : `${labelOf(draft, 'channel')}${draft.lexicon.colon}${channel.replace(/[.]+$/u, '')}.`,
    );
  // Without a first one at 0:00 YouTube makes no chapters of them, but each is still a link into the film.
  const stamps = chapters.length > 0 ? `${labelOf(draft, 'chapters')}\n${chapters.join('\n')}`.trim() : '';
  const areChapters = chapters.length >= 3 && /^0?0:00/.test(chapters[0]!);
  return {
    productTitle,
    improvedBodyText: [body, stamps, lines.join(' ')].filter((part) => part !== '').join('\n\n'),
    chapters: areChapters ? chapters : [],
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
