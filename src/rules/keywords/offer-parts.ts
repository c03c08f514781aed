import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { type Candidate, built } from './candidate.ts';
import { type NounPhrase, englishNounPhrases } from './noun-phrases.ts';
import type { Slots } from './slots.ts';
import { isBusinessText } from '#rules/ledger/business-text.ts';
import { firstWords } from '#rules/text/first-words.ts';

function isHalf(phrase: string, brief: Brief, path: string): boolean {
  const text = isBusinessText(path)
    ? (brief.bodyTexts.find((body) => body.path === path)?.text ?? '')
    : brief.product.description;
  const at = text.toLowerCase().indexOf(phrase);
  return at !== -1 && /^\s(?:and|&|or)\s/iu.test(text.slice(at + phrase.length, at + phrase.length + 5));
}

const fewestOfRow = 4;

function isOfRow({ product }: Brief, path: string): boolean {
  return (
    path.endsWith('.description') &&
    product.description.split(/[.!?\n]/u)[0]!.split(', ').length > fewestOfRow
  );
}

const onlySize =
  /^(?:small|little|tiny|local|friendly|independent|new|registered|growing|proud|busy) (?:charity|company|business|firm|team|group|club|family|shop|studio|organi[sz]ation)$/u;

const sharesWord = (text: string, head: string): boolean =>
  stemsOf(text).some((stem) => stemsOf(head).includes(stem));

/**
 * What a page's texts call the offer and the business at their beginning ("clear aligners", "dental practice"), alone
 * and with the town.
 */
export function offerParts(brief: Brief, slots: Slots, phrases: readonly NounPhrase[]): Candidate[] {
  const business = englishNounPhrases(firstWords(brief.bodyTexts[0]?.text ?? '', 200), 'description');
  const town = slots.places[0];
  return [phrases[0], business[0]].flatMap((phrase) => {
    if (phrase === undefined || phrase.sentence > 0 || phrase.words.length < 2 || phrase.words.length > 3)
      return [];
    const text = phrase.words.join(' ');
    // "We are a small charity": how it calls itself is no search for it.
    if (onlySize.test(text)) return [];
    // "Regulated premises, DBS checked staff, day and night shifts": a row of traits names no offer.
    if (isOfRow(brief, phrase.path) && !slots.heads.some((head) => sharesWord(text, head.text))) return [];
    // "Family-run plumbing and heating firm": half of what it is called.
    if (isHalf(text, brief, phrase.path)) return [];
    const place = town?.text.toLowerCase() ?? '';
    return [
      built(text, 'synonym', phrase.path),
      ...(town === undefined || text.includes(place)
        ? []
        : [built(`${text} ${place}`, 'place', town.source)]),
    ];
  });
}
