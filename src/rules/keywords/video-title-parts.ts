import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { filmSubjects } from './film-subject.ts';
import { howToParts } from './name-parts.ts';
import { englishNounPhrases } from './noun-phrases.ts';
import { deedTags } from './video-deeds.ts';
import { filmTopics } from './video-films.ts';
import { countedParts, reviewParts, titlePieces, topicParts, whyParts } from './video-parts.ts';
import { saidOfFilm } from './video-said.ts';
import { toldOfFilm } from './video-told.ts';
import { videoTopics } from './video-topics.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** What a channel is about in its own words, where the video tells of it too: "blender tutorials" and a house in Blender. */
function channelParts(brief: Brief): Candidate[] {
  const about = firstWords(brief.bodyTexts[0]?.text ?? '', 120);
  const own = new Set(stemsOf(`${brief.product.name} ${brief.product.description}`));
  return englishNounPhrases(about, 'description')
    .filter(
      ({ words }) =>
        words.length > 1 && words.length < 4 && stemsOf(words.join(' ')).some((stem) => own.has(stem)),
    )
    .map(({ words }) => built(words.join(' '), 'synonym', 'description'));
}

const isReview = /^(?:product )?reviews?$/iu;

/** What an English video's title is searched by: how to do something, what it counts, what it tests. */
export function titleParts(brief: Brief, ledger: Ledger): Candidate[] {
  const title = brief.fields.videoTitle ?? brief.product.name;
  const source = `products.${brief.product.index}.name`;
  // "I rode every night train in Europe": the things that a title names.
  const named = englishNounPhrases(title.toLowerCase(), source)
    .filter(
      ({ words }) => words.length > 1 && words.length < 4 && words.every((word) => /^\p{L}{3,}$/u.test(word)),
    )
    .map(({ words }) => built(words.join(' '), 'synonym', source));
  return [
    ...filmSubjects(title, source),
    ...named,
    ...topicParts(title, source),
    ...videoTopics(brief, source),
    ...filmTopics(brief, source),
    ...toldOfFilm(brief, source),
    ...saidOfFilm(brief, source),
    ...titlePieces(title, brief.product.description, source),
    ...channelParts(brief),
    ...howToParts(title, source),
    ...howToParts(
      /^how to [^.,:;!?]{4,40}?(?= (?:that|with|without|in|on|for|so|from|using)\s|[.,:;!?])/iu.exec(
        brief.product.description,
      )?.[0] ?? '',
      source,
    ),
    ...deedTags(title, brief.product.description, source),
    ...countedParts(title, source),
    ...whyParts(title, source),
    ...reviewParts(
      ledger.productType,
      isReview.test(brief.fields.videoType ?? '') || isReview.test(brief.product.category)
        ? `${title} review`
        : title,
      brief.product.description,
      source,
    ),
  ];
}
