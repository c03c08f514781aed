import type { Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { withFrenchTown } from '#rules/writers/seo-content/french-town.ts';
import { firstQuestion } from '#rules/ledger/asked-thing.ts';
import { isSentenceName } from '#rules/ledger/said-page-name.ts';
import { kindInName } from '#rules/ledger/offer-of-page.ts';
import { placeOf, townOf } from '#rules/ledger/place-in-text.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { firstSentence } from '#rules/writers/seo-content/body.ts';
import { shortPoints } from '#rules/writers/seo-content/short-points.ts';
import type { Draft } from '#rules/writers/seo-content/draft.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { nameInside, opensWithOwnName } from '#rules/writers/seo-content/case.ts';
import { lowerItem } from '#rules/writers/seo-content/subject.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { paragraphsOf } from '#rules/writers/seo-content/prose.ts';
import { articleMeta, joinedOffer, offerAlone, topicIn } from '#rules/writers/seo-content/page-meta.ts';
import { invitesNobody, othersLast } from '#rules/writers/seo-content/others-last.ts';
import { withoutLostQuestions } from '#rules/writers/seo-content/lost-questions.ts';
import { inGivenOrder } from '#rules/writers/seo-content/app-terms.ts';
import { bodyBehind } from '#rules/writers/seo-content/page-body.ts';
import { areaOfSheet } from '#rules/ledger/page-sheet.ts';
import { h1Of, thereIn } from '#rules/writers/seo-content/page-h1.ts';
import { introOf } from '#rules/writers/seo-content/page-intro.ts';
import { asOffer, readsOffers } from '#rules/writers/seo-content/offers-in-heading.ts';
import { factLines, placed, there, withoutTown } from '#rules/writers/seo-content/page-lines.ts';
import { sheetIntro } from '#rules/writers/seo-content/page-parts.ts';
import { toldTitle } from '#rules/writers/seo-content/page-title.ts';
import { inTone } from '#rules/writers/seo-content/tone.ts';
import { cutAtWord, withFewer } from '#rules/writers/seo-content/cut-line.ts';
import { metaOf } from '#rules/writers/seo-content/search-page.ts';
import {
  definesOwner,
  forWhomOf,
  kindBehindName,
  withoutOwner,
} from '#rules/writers/seo-content/owner-in-name.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { nameWithType } from '#rules/writers/seo-content/titles.ts';

/** Any website: what and where in the title, a heading in other words, an intro that answers who, what, where, how much. */
export function writeWebsite(draft: Draft, telling: Telling): Listing {
  const paragraphs = withoutLostQuestions(othersLast(paragraphsOf(draft, telling.messages), draft), draft);
  // Where a firm is says nothing of what it writes.
  const place = draft.category === 'article' ? '' : (placeOf(draft.brief)?.text ?? '');
  const titleTag = titleOf(draft, place);
  const inTopics = paragraphs.flatMap((paragraph) => paragraph.sentences);
  // What is explained step by step is told as its writer told it.
  const own = draft.category === 'article' ? inGivenOrder(inTopics, draft) : inTopics;
  const kind = kindBehindName(draft);
  // "Ledgerbee: inventory software for small breweries." says in one sentence what the name and the first one say.
  const isOpened = kind !== '' && foldWord((own[0] ?? '').replace(/\.$/u, '')).endsWith(foldWord(kind));
  // "Rosterly is staff scheduling software for cafés." says so itself.
  const saysItself = (own[0] ?? '').startsWith(`${draft.name} is `);
  const opening = isOpened && !saysItself ? `${draft.name}: ${kind}.` : (own[0] ?? '');
  const sentences = own.map((sentence, at) => (at === 0 ? opening : sentence));
  // "Oxnop Barn: barn wedding venue. Oxnop Barn is …" says twice who it is, and what an article tells needs no firm before it.
  const opensWithOwner = definesOwner(sentences[0] ?? '', draft);
  const { sheet } = draft.brief.product;
  const isSheet = sheet !== undefined;
  // "£28 per alpaca" of a sheet says not what is offered.
  const isTopic = topicIn(sentences, draft) !== '' && !(isSheet && /^\P{L}*\d/u.test(sentences[0] ?? ''));
  const hasOwner = draft.category !== 'article' && !opensWithOwner && !isTopic;
  const who = whoWhatWhere(draft, isSheet ? areaOfSheet(sheet, place, draft.language.written) : place);
  // "Dr. Wenzel in Göttingen." behind "Dr. Wenzel: dentist in Göttingen." tells nothing more.
  const saidByWho = new Set(stemsOf(who));
  const isSaidAgain = stemsOf(sentences[0] ?? '').every((stem) => saidByWho.has(stem));
  const behindWho = isSaidAgain ? sentences.slice(1) : sentences;
  const said = hasOwner ? [who, ...behindWho] : sentences;
  const intro = isSheet
    ? sheetIntro(said, draft)
    : introOf(said, draft, { hasLines: factLines(draft, place, []).length > 0, hasOwner });
  const used = new Set(hasOwner && isSaidAgain ? [...intro, ...sentences.slice(0, 1)] : intro);
  const told = new Set([...used, ...(isOpened ? own.slice(0, 1) : [])]);
  const offer = offerAlone(who, titleTag, draft);
  const lead =
    draft.category === 'article'
      ? articleMeta(draft, own[0] ?? '')
      : isOpened
        ? opening
        : topicIn([opening, ...sentences.slice(1)], draft) !== ''
          ? firstSentence(draft, telling)
          : offer || who;
  const points = telling.points.filter(({ text }) => !invitesNobody(text, draft));
  const meta = metaOf(draft, lead, points);
  return {
    titleTag,
    metaDescription: lead === offer && offer !== '' ? joinedOffer(meta, offer, draft) : meta,
    h1: h1Of(draft, place, titleTag, sentences[0] ?? ''),
    intro: inTone(intro.join(' '), draft),
    improvedBodyText: bodyBehind(intro, told, { paragraphs, place, draft }),
    productTitle: withFrenchTown(toldTitle(draft, place), place, there(draft, townOf(place)), draft),
    bulletPoints: shortPoints(draft, withoutTown(points, place), { count: 6, min: 20, max: 130 }),
  };
}

/** The service or product, its place, then the business, as far as 60 characters go. */
function titleOf(draft: Draft, place: string): string {
  const owner = draft.brief.businessName;
  // "Preparamos a niños para los exámenes" is searched as what is offered so: "Clases de inglés en Oviedo".
  const isSentence = !draft.shares && isSentenceName(draft.name, draft.language.written);
  // A long sentence that names no offer stays one: its first object alone would leave out the others.
  const isLong = countCharacters(draft.name) > 60;
  if (isSentence && isLong && (draft.type === '' || isSentenceName(`${draft.type} `, draft.language.written)))
    return cutAtWord(draft.name, 60);
  const thing = upperFirst(isSentence ? draft.type : nameWithType(draft, false));
  const city = townOf(place);
  const isThere = city === '' || thing.endsWith('?') || foldWord(thing).includes(foldWord(city));
  const where = isThere ? thing : thereIn(draft, thing, city);
  const bare = withoutOwner(thing, draft);
  // "Ledgerbee" tells nobody what it is: "Ledgerbee: inventory software for small breweries".
  const kind = kindBehindName(draft);
  for (const told of kind === ''
    ? []
    : [
        kind,
        kind.split(/\swho\s/u)[0]!,
        kind.split(/\s(?:in|from|across)\s\p{Lu}|,\s/u)[0]!,
        kind.split(/\s(?:for|in|with|from)\s|,\s/u)[0]!,
      ])
    if (countCharacters(`${draft.name}: ${told}`) <= 60) return `${draft.name}: ${told}`;
  for (const title of bare === ''
    ? []
    : [...forWhomOf(bare, draft), bare].map((text) => `${text} | ${owner}`))
    if (countCharacters(title) <= 60) return title;
  // "In the Cotswolds" too long for the title is "Cotswolds" behind a comma.
  const short = where.includes(` the ${city}`) ? [`${thing}, ${city} | ${owner}`] : [];
  for (const title of [`${where} | ${owner}`, ...short, `${thing} | ${owner}`, where]) {
    if (countCharacters(title) <= 60 && (owner === '' || !foldWord(thing).includes(foldWord(owner))))
      return title;
  }
  // "Tax returns for landlords and freelancers" of a longer row says more than a row cut amid a clause.
  const forFewer = draft.language.written === 'en' ? withFewer(thing, 60) : '';
  if (forFewer !== '') return forFewer;
  const asked = thing.endsWith('?') ? firstQuestion(thing) : thing;
  if (asked !== thing && countCharacters(asked) <= 60) return asked;
  return cutAtWord(countCharacters(where) <= 60 ? where : thing, 60);
}

/** "Harrow & Finch Electrical: fuse box replacement and rewiring in Bristol." where the first sentence names no topic. */
function whoWhatWhere(draft: Draft, place: string): string {
  const { lexicon, language } = draft;
  const owner = draft.brief.businessName;
  // "Rotavine: Rotavine staff rota software" names the firm twice; "Gantry: delivery slot booking" has a name of its own.
  const isNamed = foldWord(draft.name).includes(foldWord(owner)) || kindInName(draft.name) !== null;
  const bare = withoutOwner(draft.name, draft);
  if (/software$/iu.test(bare)) return `${owner} is ${lowerItem(bare)}.`;
  const isOwn = isNamed || language.written !== 'en' || opensWithOwnName(draft.name, draft);
  const what = isNamed
    ? draft.name
    : readsOffers(language.tag)
      ? asOffer(draft.name, draft)
      : isOwn
        ? nameInside(draft.name, draft)
        : lowerItem(draft.name);
  const isThere =
    place === '' ||
    what.endsWith('?') ||
    foldWord(`${what} ${draft.brief.businessName}`).includes(foldWord(townOf(place)));
  const where = isThere ? what : placed(what, draft, place);
  return tidySentence(isNamed ? where : `${owner}${lexicon.colon}${where}`, language.written);
}
