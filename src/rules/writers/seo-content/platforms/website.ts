import type { Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { withFrenchTown } from '#rules/writers/seo-content/french-town.ts';
import { firstQuestion } from '#rules/ledger/asked-thing.ts';
import { splitSentences, withoutStop } from '#rules/ledger/clauses.ts';
import { kindInName } from '#rules/ledger/offer-of-page.ts';
import { placeOf, townOf } from '#rules/ledger/place-in-text.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { firstSentence } from '#rules/writers/seo-content/body.ts';
import { shortPoints } from '#rules/writers/seo-content/short-points.ts';
import { type Draft, pick } from '#rules/writers/seo-content/draft.ts';
import { lowerFirst, upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { nameInside, opensWithOwnName, titleCase } from '#rules/writers/seo-content/case.ts';
import { lowerItem } from '#rules/writers/seo-content/subject.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { paragraphsOf } from '#rules/writers/seo-content/prose.ts';
import {
  articleMeta,
  joinedOffer,
  namesTopic,
  offerAlone,
  ofPageItself,
  topicIn,
} from '#rules/writers/seo-content/page-meta.ts';
import { invitesNobody, othersLast } from '#rules/writers/seo-content/others-last.ts';
import { withoutLostQuestions } from '#rules/writers/seo-content/lost-questions.ts';
import { inGivenOrder } from '#rules/writers/seo-content/app-terms.ts';
import { bodyBehind } from '#rules/writers/seo-content/page-body.ts';
import { areaOfSheet } from '#rules/ledger/page-sheet.ts';
import { introOf } from '#rules/writers/seo-content/page-intro.ts';
import { asOffer, readsOffers, withOffers } from '#rules/writers/seo-content/offers-in-heading.ts';
import { factLines, peopleOf, placed, there, withoutTown } from '#rules/writers/seo-content/page-lines.ts';
import { sheetIntro } from '#rules/writers/seo-content/page-parts.ts';
import { toldTitle } from '#rules/writers/seo-content/page-title.ts';
import { inTone } from '#rules/writers/seo-content/tone.ts';
import { cutAtWord, withFewer } from '#rules/writers/seo-content/cut-line.ts';
import { metaOf } from '#rules/writers/seo-content/search-page.ts';
import {
  definesOwner,
  definition,
  forWhomOf,
  kindBehindName,
  withoutOwner,
} from '#rules/writers/seo-content/owner-in-name.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { jointOf, nameWithType } from '#rules/writers/seo-content/titles.ts';

const longestTopic = 50;
/** Characters of a heading that stands in one or two lines. */
const longestHeading = 80;

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
  const thing = upperFirst(nameWithType(draft, false));
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

/** What is offered and where; a language without a word for "in" sets the place behind a comma: "Camere con colazione, Siena". */
function thereIn(draft: Draft, thing: string, place: string): string {
  const isBare = draft.language.written === 'other' && there(draft, place) === place;
  return isBare ? `${thing}${jointOf(draft)}${place}` : placed(thing, draft, place);
}

/** "Hacemos mudanzas de pisos": a heading says what is done without who does it. */
const whoDoes = /^(?:Hacemos|Ofrecemos|Realizamos|Organizamos|Impartimos|Prestamos)\s(?=\p{Ll}{4,})/u;
/** "Abrimos la bodega los viernes", "Unsere Praxis behandelt": when or whose, and no topic. */
const saysWhen =
  /^(?:abrimos|estamos abiertos|wir (?:öffnen|haben geöffnet)|nous (?:ouvrons|sommes ouverts)|on est ouvert|unsere? \p{Lu}\p{L}+ (?:behandel|betreu|versorg))/iu;

/** The topic in other words: the name with whom it is for, where, or the first fact. */
function h1Of(draft: Draft, place: string, titleTag: string, opening: string): string {
  const { lexicon, language } = draft;
  const thing = upperFirst(draft.short);
  const audience = draft.brief.fields['targetAudience'];
  if (draft.name.endsWith('?')) return draft.name;
  const options: string[] = [];
  const kind = kindBehindName(draft);
  /** Who offers it says less than for whom or where. */
  const byOwner: string[] = [];
  const town = townOf(place);
  if (
    place !== '' &&
    place.length < 40 &&
    language.written === 'other' &&
    !foldWord(thing).includes(foldWord(town))
  )
    options.push(
      upperFirst(thereIn(draft, countCharacters(draft.name) <= longestTopic ? draft.name : thing, place)),
    );
  if (language.written !== 'other') {
    const own = new Set(stemsOf(thing));
    // "Cat neutering for dog and cat owners": what several services share says nothing of one.
    const isSaid =
      audience !== undefined && stemsOf(audience).some((stem) => stem.length > 2 && own.has(stem));
    if (
      audience !== undefined &&
      !isSaid &&
      !(draft.shares && place !== '') &&
      audience.length < 50 &&
      !/[.!?]/.test(audience)
    ) {
      const named = peopleOf(audience, language.written).split(/,\s(?!(?:and|or|und|y|et)\s)/u);
      // "Beginners, office workers" of the form are two kinds of people.
      const isBare = !/[\d()]|,.{3,60} (?:and|or|und|oder|y|et) /u.test(audience);
      const whom = isBare ? lexicon.list(named) : named.join(', ');
      // "Project Management Software for Creative Agencies": the heading goes on as the name is written.
      const isTitled =
        language.written === 'en' &&
        /^\p{Lu}\S*(?: (?:\p{Lu}\S*|an?|the|to|of|for|in|and|with))* \p{Lu}\S*$/u.test(thing);
      // "Bookkeeping software" of LedgerLite: its name stands in the title, and says not what it is.
      const what = kind === '' ? thing : upperFirst(kind.split(/\s(?:for|in|from|that|with)\s/u)[0]!);
      options.push(`${what} ${lexicon.forWhom(isTitled ? titleCase(whom) : whom)}`);
    }
    // "Pension pour chiens" loses its dogs with its "pour".
    const isCutOff =
      draft.name.startsWith(`${draft.short} `) &&
      // "Bikes for newcomers" of an English page are not bikes for anybody.
      (language.written !== 'en' || draft.name.startsWith(`${draft.short} for `));
    const offer =
      isCutOff && !draft.name.includes(',') && countCharacters(draft.name) <= 40
        ? upperFirst(draft.name)
        : thing;
    if (kind !== '' && options.length === 0) options.push(upperFirst(kind));
    if (place !== '' && place.length < 40 && !foldWord(offer).includes(foldWord(town)))
      options.push(placed(offer, draft, place));
    const owner = foldWord(draft.brief.businessName);
    // "CRM: Quill CRM" says nothing that its title does not.
    const isOwn =
      foldWord(thing).includes(owner) ||
      owner.includes(foldWord(thing)) ||
      stemsOf(draft.brief.businessName).every((stem) => own.has(stem));
    // "10 trees for a small front garden" loses its garden with its "for".
    const whole = countCharacters(draft.name) <= longestTopic ? upperFirst(draft.name) : thing;
    if (owner !== '' && !isOwn) byOwner.push(`${whole}${lexicon.colon}${draft.brief.businessName}`);
  }
  const inTitle = new Set(stemsOf(titleTag));
  // "Larkfield Primary School in Hexham" says nothing that "… in Hexham | Larkfield School" does not.
  const fits = (option: string): boolean => {
    const own = new Set(stemsOf(option));
    return (
      countCharacters(option) <= 70 &&
      (own.size !== inTitle.size || [...own].some((stem) => !inTitle.has(stem)))
    );
  };
  const told = options.filter(fits);
  const fitting = told.length > 0 ? told : byOwner.filter(fits);
  const first = withoutStop(splitSentences(opening)[0] ?? '');
  const offered = kindInName(draft.name);
  if (fitting.length === 0 && offered !== null && titleTag.includes(offered.front))
    return upperFirst(offered.kind);
  const isAbout = namesTopic(first, draft);
  // What an article explains is its heading, and none of its sentences is.
  const explains = draft.category === 'article' && /^how to\s/iu.test(draft.name);
  if (
    fitting.length === 0 &&
    !explains &&
    language.written !== 'other' &&
    first.length >= 20 &&
    first.length <= 70 &&
    !ofPageItself.test(first) &&
    !saysWhen.test(first) &&
    (isAbout || language.written !== 'en')
  )
    return (
      definition(first, draft) ||
      (isAbout ? upperFirst(first.replace(whoDoes, '')) : behindTopic(first, draft))
    );
  if (language.written === 'other') {
    const told = withOffers(fitting[0] ?? draft.name, draft);
    if (told !== '') return told;
  }
  return fitting.length === 0 ? asHeading(draft.name) : pick(draft, fitting.slice(0, 2), 'h1');
}

/** "Dachreinigung: Wir entfernen Moos mit Heißwasser": a first sentence that does not name the offer, behind it. */
function behindTopic(sentence: string, draft: Draft): string {
  if (foldWord(sentence).startsWith(foldWord(draft.short))) return sentence;
  const told = draft.language.written === 'de' ? sentence : lowerFirst(sentence);
  const heading = `${upperFirst(draft.short)}${draft.lexicon.colon}${told}`;
  // "Ferienhaus Möwennest: Lage: Greetsiel": a row of a sheet brings its own colon.
  const isRow = draft.brief.product.sheet !== undefined && /\p{L} ?:\s/u.test(sentence);
  return countCharacters(heading) <= longestHeading && !isRow ? heading : asHeading(draft.name);
}

/** "Asesoría" of a seller who writes it small; "iPad repair" stays as it is. */
function asHeading(name: string): string {
  return /^\p{Ll}+(?:[ ,]|$)/u.test(name) ? upperFirst(name) : name;
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
