import { categoryWordsOf } from '#rules/keywords/category-words.ts';
import { relatedWords } from '#rules/keywords/related-words.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { ResearchBrief } from './brief.ts';
import type { CandidateList } from './candidates.ts';
import { isHalf, soundRank } from './fit-of-phrase.ts';
import { holds } from './held-words.ts';
import { isGoods } from './wares.ts';

/** Rests of sentences, no searches. */
const startsWithVerb =
  /^(?:make|use|update|report|work|run|help|get|see|find|take|come|give|keep|let|choose|offer|sell)s?\s/u;

/** Other words for the same things, which a text about them holds: synonyms, shelves, words that stand beside them. */
export function addSemantic(brief: ResearchBrief, list: CandidateList): void {
  const language = brief.language.written;
  for (const { offer, keywords, slots } of brief.found) {
    // A wedding planner is no diary.
    if (offer.kind === 'person') continue;
    const add = (keyword: string): void => {
      if (!isHalf(keyword))
        list.add({ keyword, category: 'semanticKeywords', origin: 'rules', offer: offer.name });
    };
    // A day pass is called after a card, and is none.
    const isTicket = !isGoods(offer) && ticket.test(offer.name);
    if (brief.platform?.subject === 'app') {
      addBesideApp(keywords, add);
      continue;
    }
    for (const { text } of isTicket ? [] : slots.synonyms.slice(0, 6)) add(text);
    for (const head of isTicket ? [] : slots.heads)
      for (const shelf of categoryWordsOf(head.text, language).slice(0, 2)) add(shelf);
    for (const { phrase, rank, kind } of keywords)
      if (
        rank < soundRank &&
        phrase.includes(' ') &&
        kind !== 'place' &&
        kind !== 'audience' &&
        !startsWithVerb.test(phrase) &&
        !/\s(?:non|not|nicht|pas)\s/u.test(phrase) &&
        !holds(phrase, brief.businessName) &&
        !/\sexperience$/u.test(phrase) &&
        !/\s(?:et|y)\s(?:de|du|des|del|d['’])/u.test(phrase) &&
        !(isGoods(offer) && language === 'en' && isBesideGoods(phrase, brief)) &&
        !isHalved(phrase, brief) &&
        !isFrontOfName(phrase, brief) &&
        !isWhom(phrase, brief)
      )
        add(phrase);
    if (!isGoods(offer)) continue;
    for (const word of relatedWords([offer.name], language).slice(0, 6)) if (word.length > 3) add(word);
  }
}

/** From this rank on a word was chosen as one that people type beside an app, and not just met in its text. */
const besideApp = 0.12;

/** The single words that an app's keyword field is filled with: what it is on paper ("stationery") is another shelf. */
function addBesideApp(
  keywords: ResearchBrief['found'][number]['keywords'],
  add: (keyword: string) => void,
): void {
  for (const { phrase, rank } of keywords)
    if (rank >= besideApp && rank < soundRank && !phrase.includes(' ')) add(phrase);
}

/** "Titanium cook" of "titanium cook set": a name that lost its thing. */
function isFrontOfName(phrase: string, { offers }: ResearchBrief): boolean {
  const front = `${phrase.toLowerCase()} `;
  return offers.some(({ name }) => ` ${name.toLowerCase()}`.includes(` ${front}`));
}

/** "Kent hives" of beeswax wraps: a phrase of the text that shares no word with anything that is sold and no other name of it. */
function isBesideGoods(phrase: string, { found }: ResearchBrief): boolean {
  const stems = stemsOf(phrase);
  return !found.some(({ offer, slots }) =>
    [offer.name, ...slots.heads.map(({ text }) => text), ...slots.synonyms.map(({ text }) => text)].some(
      (name) => stemsOf(name).some((stem) => stems.includes(stem)),
    ),
  );
}

const ticket = /(?:karten?|pass(?:es)?|tickets?|memberships?)$/iu;

/** "One-on-one dog" of "one-on-one dog and cat grooming": its other half stands behind the "and". */
function isHalved(phrase: string, { form, offers }: ResearchBrief): boolean {
  const said = (form.description ?? '').toLowerCase();
  const at = said.indexOf(`${phrase.toLowerCase()} and `);
  if (at < 0) return false;
  const [, head = ''] = said.slice(at + phrase.length + ' and '.length).split(/[^\p{L}-]+/u);
  return head !== '' && offers.some(({ name }) => name.endsWith(` ${head}`));
}

/** "Small firms" of "we help small firms": whom something is done for is nothing that is done. */
function isWhom(phrase: string, { form }: ResearchBrief): boolean {
  const said = (form.description ?? '').toLowerCase();
  return ['for', 'help', 'für', 'para', 'pour', 'and'].some((joint) =>
    said.includes(joint === 'and' ? `s and ${phrase.toLowerCase()}.` : `${joint} ${phrase.toLowerCase()}`),
  );
}
