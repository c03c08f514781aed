import { splitSentences, withoutStop } from '#rules/ledger/clauses.ts';
import { kindInName } from '#rules/ledger/offer-of-page.ts';
import { townOf } from '#rules/ledger/place-in-text.ts';
import { isSentenceName, personOfPage } from '#rules/ledger/said-page-name.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { titleCase } from './case.ts';
import { type Draft, pick } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { withOffers } from './offers-in-heading.ts';
import { definition, kindBehindName } from './owner-in-name.ts';
import { namesTopic, ofPageItself } from './page-meta.ts';
import { peopleOf, placed, there } from './page-lines.ts';
import { jointOf } from './titles.ts';

const longestTopic = 50;
/** Characters of a heading that stands in one or two lines. */
const longestHeading = 80;
/** Characters of a heading that is written anew. */
const longestBuilt = 70;

/** What is offered and where; a language without a word for "in" sets the place behind a comma: "Camere con colazione, Siena". */
export function thereIn(draft: Draft, thing: string, place: string): string {
  const isBare = draft.language.written === 'other' && there(draft, place) === place;
  return isBare ? `${thing}${jointOf(draft)}${place}` : placed(thing, draft, place);
}

/** "Hacemos mudanzas de pisos": a heading says what is done without who does it. */
const whoDoes = /^(?:Hacemos|Ofrecemos|Realizamos|Organizamos|Impartimos|Prestamos)\s(?=\p{Ll}{4,})/u;
/** "Abrimos la bodega los viernes", "Unsere Praxis behandelt": when or whose, and no topic. */
const saysWhen =
  /^(?:abrimos|estamos abiertos|wir (?:öffnen|haben geöffnet)|nous (?:ouvrons|sommes ouverts)|on est ouvert|unsere? \p{Lu}\p{L}+ (?:behandel|betreu|versorg))/iu;

/** The topic in other words: the name with whom it is for, where, or the first fact. */
export function h1Of(draft: Draft, place: string, titleTag: string, opening: string): string {
  if (draft.name.endsWith('?')) return draft.name;
  return ofSaidName(draft, place) || builtHeading(draft, place, titleTag, opening);
}

function builtHeading(draft: Draft, place: string, titleTag: string, opening: string): string {
  const { lexicon, language } = draft;
  const thing = upperFirst(draft.short);
  const audience = draft.brief.fields['targetAudience'];
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
      countCharacters(option) <= longestBuilt &&
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

/** "Hautärztin in Regensburg: Dr. med. Lena Brandt", and a name that is a sentence as a whole; empty for every other one. */
function ofSaidName(draft: Draft, place: string): string {
  const { written } = draft.language;
  const { product } = draft.brief;
  if (draft.shares || foldWord(draft.name) !== foldWord(product.name)) return '';
  const town = townOf(place);
  const named = personOfPage(product, written);
  const heading =
    named === null
      ? ''
      : `${upperFirst(town === '' ? named.trade : placed(named.trade, draft, town))}${draft.lexicon.colon}${named.person}`;
  if (heading !== '') return countCharacters(heading) <= longestBuilt ? heading : '';
  if (!isSentenceName(draft.name, written)) return '';
  const isThere = town === '' || foldWord(draft.name).includes(foldWord(town));
  const where = isThere ? draft.name : placed(draft.name, draft, town);
  return countCharacters(where) <= longestBuilt ? where : draft.name;
}
