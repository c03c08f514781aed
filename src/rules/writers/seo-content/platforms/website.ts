import type { Listing } from '#rules/listing/listing.ts';
import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { countCharacters, countWords } from '#rules/text/count.ts';
import { kindInName } from '#rules/ledger/offer-of-page.ts';
import { placeOf } from '#rules/ledger/place-in-text.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { bodyFrom, firstSentence } from '#rules/writers/seo-content/body.ts';
import { shortPoints } from '#rules/writers/seo-content/short-points.ts';
import { inLine } from '#rules/writers/seo-content/bullets.ts';
import { clauseGap, type Draft, labelled, labelOf, pick } from '#rules/writers/seo-content/draft.ts';
import { saysLabel } from '#rules/writers/seo-content/behind-label.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { nameInside, opensWithOwnName } from '#rules/writers/seo-content/case.ts';
import { lowerItem } from '#rules/writers/seo-content/subject.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { paragraphsOf } from '#rules/writers/seo-content/prose.ts';
import type { Paragraph } from '#rules/writers/seo-content/realise.ts';
import { articleMeta, joinedOffer, namesTopic, offerAlone } from '#rules/writers/seo-content/page-meta.ts';
import { introOf, isAmount } from '#rules/writers/seo-content/page-intro.ts';
import { isHalfLine } from '#rules/writers/seo-content/half-line.ts';
import { inTone } from '#rules/writers/seo-content/tone.ts';
import { cutAtWord, metaOf } from '#rules/writers/seo-content/search-page.ts';
import { forWhomOf, kindBehindName, withoutOwner } from '#rules/writers/seo-content/owner-in-name.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { buildTitle, jointOf, nameWithType } from '#rules/writers/seo-content/titles.ts';

const longestTopic = 50;

/** Any website: what and where in the title, a heading in other words, an intro that answers who, what, where, how much. */
export function writeWebsite(draft: Draft, telling: Telling): Listing {
  const paragraphs = paragraphsOf(draft, telling.messages);
  // Where a firm is says nothing of what it writes.
  const place = draft.category === 'article' ? '' : (placeOf(draft.brief)?.text ?? '');
  const titleTag = titleOf(draft, place);
  const own = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const kind = kindBehindName(draft);
  // "Ledgerbee: inventory software for small breweries." says in one sentence what the name and the first one say.
  const isOpened = kind !== '' && foldWord(own[0] ?? '').includes(foldWord(kind));
  const opening = isOpened ? `${draft.name}: ${kind}.` : (own[0] ?? '');
  const sentences = own.map((sentence, at) => (at === 0 ? opening : sentence));
  // What an article tells needs no firm before it.
  const hasOwner = draft.category !== 'article' && !namesTopic(sentences[0] ?? '', draft);
  const intro = introOf(hasOwner ? [whoWhatWhere(draft, place), ...sentences] : sentences, draft, {
    hasLines: factLines(draft, place, []).length > 0,
    hasOwner,
  });
  const used = new Set(intro);
  const rest: Paragraph[] = paragraphs
    .map((paragraph) => ({
      topic: paragraph.topic,
      sentences: paragraph.sentences.filter(
        (sentence) => !used.has(sentence) && !(isOpened && sentence === own[0]),
      ),
    }))
    .filter((paragraph) => paragraph.sentences.length > 0);
  const tail = nextStep(draft);
  const told = rest.flatMap((paragraph) => paragraph.sentences);
  const lines = factLines(draft, place, told);
  const bare = (text: string): string => foldWord(text).replace(/[;,]/gu, '');
  const said = bare(lines.join('\n'));
  const prose = rest
    .map(({ topic, sentences: own }) => ({
      topic,
      sentences: own.filter((sentence) => !said.includes(bare(sentence.replace(/\.$/u, '')))),
    }))
    .filter(({ sentences: own }) => own.length > 0);
  const body = [bodyFrom(draft, prose, { labelled: new Set() }), lines.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
  const whole = whoWhatWhere(draft, place);
  const offer = offerAlone(whole, titleTag, draft);
  const lead =
    draft.category === 'article'
      ? articleMeta(draft, own[0] ?? '')
      : isOpened
        ? opening
        : namesTopic(opening, draft)
          ? firstSentence(draft, telling)
          : offer || whole;
  const meta = metaOf(draft, lead, telling.points);
  return {
    titleTag,
    metaDescription: lead === offer && offer !== '' ? joinedOffer(meta, offer, draft) : meta,
    h1: h1Of(draft, place, titleTag, sentences[0] ?? ''),
    intro: inTone(intro.join(' '), draft),
    improvedBodyText:
      [body, tail].filter((part) => part !== '').join('\n\n') ||
      bodyFrom(draft, paragraphs, { labelled: new Set() }),
    productTitle: toldTitle(draft, place),
    bulletPoints: shortPoints(draft, withoutTown(telling.points, place), { count: 6, min: 20, max: 130 }),
  };
}

/** "Yarn shop on Stricklandgate, Kendal": the town alone is no point. */
function withoutTown(points: Telling['points'], place: string): Telling['points'] {
  const town = foldWord(place.split(/[,(]/u)[0]!.trim());
  return points.filter(({ text }) => town === '' || foldWord(text) !== town);
}

/** The name with its traits; where there is one word and no trait, with its town or who offers it. */
function toldTitle(draft: Draft, place: string): string {
  // "Yoga for cyclists - 4 week online course" tells both already.
  const isTold = /\s[-–—|]\s|:\s/u.test(draft.name) && draft.language.written === 'en';
  const title = isTold ? draft.name : buildTitle(draft, { max: 70 }, { brand: false, most: 2 });
  // "Will writing" has one word that says something.
  const telling = stemsOf(title).filter((stem) => !isSmallWord(stem, draft.language.written));
  if (draft.language.written === 'other' || telling.length > 1) return title;
  const city = place.split(/[,(]/u)[0]!.trim();
  const told =
    city === '' ? `${title}, ${draft.brief.businessName}` : `${title} ${draft.lexicon.inPlace(city)}`;
  return countCharacters(told) <= 70 ? told : title;
}

/** The service or product, its place, then the business, as far as 60 characters go. */
function titleOf(draft: Draft, place: string): string {
  const owner = draft.brief.businessName;
  const thing = upperFirst(nameWithType(draft, false));
  const city = place.split(/[,(]/u)[0]!.trim();
  const isThere = city === '' || thing.endsWith('?') || foldWord(thing).includes(foldWord(city));
  const where = isThere ? thing : thereIn(draft, thing, city);
  const bare = withoutOwner(thing, draft);
  // "Ledgerbee" tells nobody what it is: "Ledgerbee: inventory software for small breweries".
  const kind = kindBehindName(draft);
  for (const told of kind === ''
    ? []
    : [kind, kind.split(/\swho\s/u)[0]!, kind.split(/\s(?:for|in|with|from)\s|,\s/u)[0]!])
    if (countCharacters(`${draft.name}: ${told}`) <= 60) return `${draft.name}: ${told}`;
  for (const title of bare === ''
    ? []
    : [...forWhomOf(bare, draft), bare].map((text) => `${text} | ${owner}`))
    if (countCharacters(title) <= 60) return title;
  for (const title of [`${where} | ${owner}`, `${thing} | ${owner}`, where]) {
    if (countCharacters(title) <= 60 && (owner === '' || !foldWord(thing).includes(foldWord(owner))))
      return title;
  }
  return cutAtWord(countCharacters(where) <= 60 ? where : thing, 60);
}

/** What is offered and where; a language without a word for "in" sets the place behind a comma: "Camere con colazione, Siena". */
function thereIn(draft: Draft, thing: string, place: string): string {
  const joint = draft.language.written === 'other' ? jointOf(draft) : ' ';
  return `${thing}${joint}${draft.lexicon.inPlace(place)}`;
}

/** The topic in other words: the name with whom it is for, where, or the first fact. */
function h1Of(draft: Draft, place: string, titleTag: string, opening: string): string {
  const { lexicon, language } = draft;
  const thing = upperFirst(draft.short);
  const audience = draft.brief.fields['targetAudience'];
  if (draft.name.endsWith('?')) return draft.name;
  const options: string[] = [];
  /** Who offers it says less than for whom or where. */
  const byOwner: string[] = [];
  const town = place.split(/[,(]/u)[0]!.trim();
  if (
    place !== '' &&
    place.length < 40 &&
    language.written === 'other' &&
    !foldWord(thing).includes(foldWord(town))
  )
    options.push(thereIn(draft, countCharacters(draft.name) <= longestTopic ? draft.name : thing, place));
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
    )
      options.push(`${thing} ${lexicon.forWhom(audience.replace(/^(?:for|für|para|pour)\s/iu, ''))}`);
    // "Pension pour chiens" loses its dogs with its "pour".
    const isCutOff = language.written !== 'en' && draft.name.startsWith(`${draft.short} `);
    const offer =
      isCutOff && !draft.name.includes(',') && countCharacters(draft.name) <= 40
        ? upperFirst(draft.name)
        : thing;
    if (place !== '' && place.length < 40 && !foldWord(offer).includes(foldWord(town)))
      options.push(`${offer} ${lexicon.inPlace(place)}`);
    const owner = foldWord(draft.brief.businessName);
    // "CRM: Quill CRM" says nothing that its title does not.
    const isOwn = foldWord(thing).includes(owner) || owner.includes(foldWord(thing));
    // "10 trees for a small front garden" loses its garden with its "for".
    const whole = countCharacters(draft.name) <= longestTopic ? upperFirst(draft.name) : thing;
    if (owner !== '' && !isOwn) byOwner.push(`${whole}${lexicon.colon}${draft.brief.businessName}`);
  }
  const fits = (option: string): boolean =>
    countCharacters(option) <= 70 && stemsOf(option).join(' ') !== stemsOf(titleTag).join(' ');
  const told = options.filter(fits);
  const fitting = told.length > 0 ? told : byOwner.filter(fits);
  const first = (opening.split(/[.!?](?:\s|$)/u)[0] ?? '').trim();
  const offered = kindInName(draft.name);
  if (fitting.length === 0 && offered !== null && titleTag.includes(offered.front))
    return upperFirst(offered.kind);
  const names = new Set(stemsOf(first));
  const isAbout = stemsOf(draft.type).every((stem) => names.has(stem));
  if (
    fitting.length === 0 &&
    language.written !== 'other' &&
    first.length >= 20 &&
    first.length <= 70 &&
    (isAbout || language.written !== 'en')
  )
    return first;
  return fitting.length === 0 ? draft.name : pick(draft, fitting.slice(0, 2), 'h1');
}

/** "Harrow & Finch Electrical: fuse box replacement and rewiring in Bristol." where the first sentence names no topic. */
function whoWhatWhere(draft: Draft, place: string): string {
  const { lexicon, language } = draft;
  const owner = draft.brief.businessName;
  // "Rotavine: Rotavine staff rota software" names the firm twice.
  // "Gantry: delivery slot booking" has a name of its own before what it is.
  const isNamed = foldWord(draft.name).includes(foldWord(owner)) || kindInName(draft.name) !== null;
  const bare = withoutOwner(draft.name, draft);
  if (/software$/iu.test(bare)) return `${owner} is ${lowerItem(bare)}.`;
  const isOwn = isNamed || language.written !== 'en' || opensWithOwnName(draft.name, draft);
  const what = isNamed ? draft.name : isOwn ? nameInside(draft.name, draft) : lowerItem(draft.name);
  const isThere =
    place === '' ||
    foldWord(`${what} ${draft.brief.businessName}`).includes(foldWord(place.split(/[,(]/u)[0]!.trim()));
  const where = isThere ? what : `${what} ${lexicon.inPlace(place)}`;
  return tidySentence(isNamed ? where : `${owner}${lexicon.colon}${where}`, language.written);
}

/** Words of a body from which it needs no lines of facts beside its sentences. */
const enoughBody = 40;
const fewestLines = 2;
const longestLine = 60;
/** "Card and cash" tells how it is paid, and no price. */
const saysPrice = /\d|\bfree\b.*\p{L}|\p{L} free\b|kostenlos|gratis|gratuit/iu;
/** Up to what a load is insured. */
const insured = /versicher|insur|assur|seguro|deposit|kaution|caution|fianza/iu;
const lineKinds = ['hours', 'price', 'duration', 'certificate'] as const;

/**
 * What readers of a page look up, each behind its label: "Hours: Mon to Fri 8-6", "Price: £89 fixed", "Location:
 * Sheffield". Only where the text itself is short; of several offers each names its own.
 */
function factLines(draft: Draft, place: string, told: readonly string[]): string[] {
  const words = told.reduce((sum, sentence) => sum + countWords(sentence), 0);
  if (draft.language.written === 'other' || words >= enoughBody) return [];
  const lines: string[] = [];
  for (const kind of lineKinds) {
    const values = draft.units
      .filter(
        (unit) =>
          unit.kind === kind &&
          unit.shape !== 'sentence' &&
          unit.shape !== 'order' &&
          unit.text.length <= longestLine &&
          !(draft.shares && !unit.path.startsWith('products.')) &&
          (unit.path.endsWith('.description') || unit.path === 'description') &&
          (kind !== 'price' || (saysPrice.test(unit.text) && !insured.test(unit.text))) &&
          !isHalfLine(unit, draft) &&
          labelled(draft, kind, unit.text) !== unit.text,
      )
      .map((unit) => inLine(unit.text, draft));
    // "Prices from £65" brings its label.
    for (const { text, kind: own, shape, path } of draft.units)
      if (
        own === kind &&
        shape !== 'sentence' &&
        path.startsWith('products.') &&
        text.length <= longestLine &&
        saysLabel(text, labelOf(draft, kind))
      )
        lines.push(upperFirst(text));
    // "Precio: 65 €; 48 €" says not of what.
    if (values.length > 0 && new Set(values.filter(isAmount)).size < 2)
      lines.push(labelled(draft, kind, [...new Set(values)].join(clauseGap(draft))));
  }
  const isTold = (line: string): boolean => {
    const value = foldWord(line.replace(/^[^:]{2,30}\s?:\s/u, ''));
    return told.some(
      (sentence) => foldWord(sentence).startsWith(value) && sentence.length > value.length + 2,
    );
  };
  const untold = lines.filter((line) => !isTold(line));
  lines.splice(0, lines.length, ...untold);
  if (place !== '' && place.length <= longestLine && !draft.shares)
    lines.push(labelled(draft, 'place', place));
  return lines.length < fewestLines ? [] : lines;
}

function nextStep(draft: Draft): string {
  const site = draft.brief.fields['website'];
  if (site === undefined || draft.language.written === 'other') return '';
  const contact = site.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');
  const { nextStep: step, nextStepOf = step } = draft.lexicon.sentences;
  const wordings = draft.shares
    ? nextStepOf(nameInside(draft.short, draft), contact)
    : step(draft.brief.businessName, contact);
  return upperFirst(
    draft.shares ? wordings[draft.brief.product.index % wordings.length]! : pick(draft, wordings, 'next'),
  );
}
