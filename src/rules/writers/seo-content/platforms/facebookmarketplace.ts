import { tellsOfSeller } from '#rules/writers/seo-content/spanish-circumstances.ts';
import { pricedThings } from '#rules/keywords/things-of-set.ts';
import { withoutDenied } from '#rules/ledger/condition-patterns.ts';
import { tellsFault } from '#rules/ledger/fault-turns.ts';
import { offerPlace } from '#rules/ledger/english-place.ts';
import type { FactKind, Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { bodyFrom, firstSentence } from '#rules/writers/seo-content/body.ts';
import type { Point } from '#rules/writers/seo-content/bullets.ts';
import { shortPoints } from '#rules/writers/seo-content/short-points.ts';
import { type Draft, labelled } from '#rules/writers/seo-content/draft.ts';
import { lowerFirst, upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { subjectName, thingName } from '#rules/writers/seo-content/subject.ts';
import { withoutHandoverAgain } from '#rules/writers/seo-content/handover-again.ts';
import { thingBeforeFlaws } from '#rules/writers/seo-content/thing-before-flaws.ts';
import { tellsOfThings } from '#rules/writers/seo-content/tells-of-things.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { comesWith } from '#rules/writers/seo-content/included-things.ts';
import { isToldInSentences, withoutPronoun } from '#rules/writers/seo-content/told-in-whole.ts';
import { paragraphsOf } from '#rules/writers/seo-content/prose.ts';
import type { Paragraph } from '#rules/writers/seo-content/realise.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { tellsThing, untitledKinds, usedTitleFacts } from '#rules/writers/seo-content/used-title.ts';
import { namedFirst } from '#rules/writers/seo-content/named-first.ts';
import { namedAbroad } from '#rules/writers/seo-content/named-abroad.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';

/** Shorter titles of services take their town. Characters. */
const shortTitle = 25;
const mostBundled = 2;

/** "Buen estado" of "Usado - buen estado": a title says no state twice; "gut" alone says nothing. */
function titleState(condition: string): string {
  const [state = '', grade = ''] = condition.split(' - ');
  if (grade === '') return condition;
  return grade.includes(' ') ? grade : `${lowerFirst(state)}, ${lowerFirst(grade)}`;
}

/** Marketplace: type and measures, condition and flaws, extras, where and how it is handed over. Neutral and short. */
export function writeMarketplace(draft: Draft, telling: Telling): Listing {
  const condition = draft.brief.fields['facebookCondition'] ?? '';
  const isStated = condition !== '' && condition.length <= 20 && tellsOfThings(draft);
  // "Bundle baby stuff" says not of what.
  const bundled = pricedThings(draft.brief.product, draft.language.written).slice(0, mostBundled);
  const bare = buildTitle(
    draft,
    { max: 65 },
    {
      brand: true,
      extra: [...(isStated ? [titleState(condition)] : []), ...bundled, ...usedTitleFacts(draft)],
      skipKinds: untitledKinds(draft),
    },
  );
  const given = draft.brief.fields['facebookLocation'] ?? '';
  const town = given === '' ? townTold(draft) : given.split(/[,(]/u)[0]!.trim();
  const isBare =
    !tellsOfThings(draft) && draft.language.written !== 'other' && countCharacters(bare) < shortTitle;
  const withTown = `${bare} ${draft.lexicon.inPlace(town)}`;
  const isThere = town === '' || foldWord(bare).includes(foldWord(town));
  const productTitle = isBare && !isThere && countCharacters(withTown) <= 65 ? withTown : bare;
  const told = paragraphsOf(draft, telling.messages);
  const isTold = isToldInSentences(draft) && tellsOfThings(draft);
  const paragraphs = isTold ? inNeighboursOrder(told, draft) : termsLast(thingFirst(told, draft), draft);
  const once = withoutHandoverAgain(paragraphs, draft);
  const body = namedFirst(bodyFrom(draft, once, { labelled: new Set() }), draft);
  const handover = handoverOf(draft, body);
  return {
    productTitle,
    improvedBodyText: handover === '' ? body : `${body}\n\n${handover}`,
    sellingPoints: sellingPoints(draft, telling.points),
    titleTag: titleTagOf(draft, '', productTitle),
    metaDescription: metaOf(
      draft,
      draft.category === 'used' ? '' : firstSentence(draft, telling),
      telling.points,
      draft.shares ? '' : placeLine(draft),
    ),
  };
}

/** "I offer piano lessons in Exeter": where a service says in its text that it is. English. */
function townTold({ brief, language }: Draft): string {
  const told = language.written === 'en' ? offerPlace(brief.product.description) : null;
  return told === null || told.joint !== '' ? '' : told.text;
}

/**
 * A flaw opens no text: where no state is named that the text could begin with ("Used - Good."), the thing comes first, if
 * its sentence calls it by its name (writing guide §2.9).
 */
function thingFirst(paragraphs: Paragraph[], draft: Draft): Paragraph[] {
  const [state, thing, ...rest] = paragraphs;
  if (state?.topic !== 'condition' || thing === undefined)
    return draft.language.written === 'en' && tellsOfThings(draft)
      ? thingBeforeFlaws(paragraphs, draft)
      : paragraphs;
  const head = stemsOf(draft.type).at(-1) ?? '';
  const isStated =
    (draft.brief.fields['facebookCondition'] ?? '') !== '' ||
    draft.ledger.facts.some(({ kind }) => kind === 'condition');
  const { written } = draft.language;
  // "Used - Good." opens no text of a neighbour: first what it is (writing guide §2.9).
  if (written === 'en' && tellsOfThings(draft)) return thingBeforeFlaws(paragraphs, draft);
  if (!isStated)
    return stemsOf(thing.sentences[0] ?? '').includes(head)
      ? [thing, state, ...rest]
      : tellsOfThings(draft)
        ? namedAbroad(paragraphs, draft)
        : paragraphs;
  if (written === 'en' || written === 'other' || !tellsOfThings(draft)) return paragraphs;
  // "Usado. Tiene un arañazo …" says not of what, where another paragraph does: German, Spanish and French.
  const [first = ''] = stemsOf(draft.type);
  // "Mesa escritorio" may be told of as a "escritorio".
  const own = new Set([
    written === 'de' ? head : first,
    ...stemsOf(draft.name).filter((stem) => stem.length > 4),
  ]);
  // "Kleiderschrank" is what the name calls a "Schrank", "Rad" what its owner calls a "Kinderfahrrad".
  const isIt = (stem: string): boolean =>
    own.has(stem) || (written === 'de' && (stem.endsWith(head) || (stem.length > 2 && head.endsWith(stem))));
  const isOfIt = (sentence: string): boolean => stemsOf(sentence).some(isIt) || sells.test(sentence);
  const says = ({ sentences }: Paragraph): boolean => sentences.some(isOfIt);
  const at = state.sentences.length < 2 || says(state) ? -1 : paragraphs.findIndex(says);
  if (at === -1) return paragraphs;
  const { topic, sentences } = paragraphs[at]!;
  const place = sentences.findIndex(isOfIt);
  const told = [sentences[place]!, ...sentences.filter((_, index) => index !== place)];
  return [{ topic, sentences: told }, ...paragraphs.filter((_, index) => index !== at)];
}

/** Where and for how much it is handed over closes what is told of a thing. */
function termsLast(paragraphs: readonly Paragraph[], draft: Draft): Paragraph[] {
  // English has an order of its own.
  if (draft.language.written === 'en' || !tellsOfThings(draft)) return [...paragraphs];
  return [
    ...paragraphs.filter(({ topic }) => topic !== 'terms'),
    ...paragraphs.filter(({ topic }) => topic === 'terms'),
  ];
}

/** "Verkaufe das Woom 3 in Grün": who sells says what, by whatever name. */
const sells = /^(?:(?:ich |wir )?verkaufen?|(?:me )?vendo|(?:je |nous )?vend(?:s|ons))\s/iu;

const priced = /[£$€]\s?\d|\d pounds\b/u;

/** A text told in sentences: the thing by its name, how it is, its flaws, what comes with it, why it is sold, and last its price. */
function inNeighboursOrder(paragraphs: readonly Paragraph[], draft: Draft): Paragraph[] {
  const head = stemsOf(draft.type).at(-1) ?? '';
  const isPriced = ({ sentences }: Paragraph): boolean => sentences.some((sentence) => priced.test(sentence));
  const isLast = (paragraph: Paragraph): boolean => paragraph.topic === 'terms' || isPriced(paragraph);
  const names = ({ sentences: [first = ''] }: Paragraph): boolean => stemsOf(first).includes(head);
  const rest = paragraphs.filter((paragraph) => !isLast(paragraph));
  const isOfThing = ({ topic }: Paragraph): boolean => tellsThing(topic);
  const told =
    rest.find((paragraph) => isOfThing(paragraph) && names(paragraph)) ??
    rest.find((paragraph) => paragraph.topic === 'story' && names(paragraph));
  const first = told ?? namedAlone(rest.find(isOfThing), draft);
  const others = rest.filter(
    (paragraph) => paragraph !== told && (told !== undefined || paragraph !== rest.find(isOfThing)),
  );
  return [
    ...(first === undefined ? [] : [first]),
    ...others.filter(isOfThing),
    ...others.filter((paragraph) => !isOfThing(paragraph)),
    ...paragraphs.filter(isLast).toSorted((a, b) => Number(isPriced(a)) - Number(isPriced(b))),
  ];
}

/** "It has 20 inch wheels" of a text that names the thing nowhere: "The kids bike has 20 inch wheels". */
function namedAlone(paragraph: Paragraph | undefined, draft: Draft): Paragraph | undefined {
  const [first = '', ...others] = paragraph?.sentences ?? [];
  if (paragraph === undefined || !/^(?:It|They) \p{Ll}/u.test(first)) return paragraph;
  const name = upperFirst(thingName(draft));
  return { ...paragraph, sentences: [first.replace(/^(?:It|They)/u, () => name), ...others] };
}

const pointRoom = { count: 5, min: 8, max: 80 };
const fewestPoints = 3;

/** "One cushion has a small stain" of things that are sold on, whatever they are. */
const tellsFlaw = (text: string, { language }: Draft): boolean =>
  tellsFault(withoutDenied(text, language.written), language.written);

/** "Bitte mit Transporter", "merci de venir à deux": what is asked of the buyer. */
const asks =
  /^(?:bought for|paid|bitte|please|merci (?:de|d[’'])|prière de|por favor|per favore|alstublieft|graag|proszę|vänligen|gerne)(?!\p{L})/iu;

/** What speaks for a thing: no fault, no price and no state, which have their place in the text and in fields of their own. */
function sellingPoints(draft: Draft, points: readonly Point[]): string[] {
  // What is not in the price, and why somebody lets his room, are told in the text.
  if (!tellsOfThings(draft))
    return shortPoints(
      draft,
      points.filter(({ unit }) => unit === null || !notOffered.has(unit.kind)),
      pointRoom,
    );
  const isTold = isToldInSentences(draft);
  const fair = (isTold ? points.map(asPoint) : points).filter(
    (point) => speaksFor(point, draft) && !tellsFlaw(point.text, draft) && !asks.test(point.text),
  );
  const own = shortPoints(
    draft,
    fair.filter(({ topic }) => topic !== 'terms'),
    pointRoom,
  );
  return own.length < fewestPoints ? shortPoints(draft, fair, pointRoom) : own;
}

/** "It's a 2019 model with 105 gears" of a text in sentences: "2019 model with 105 gears". */
function asPoint(point: Point): Point {
  const { unit, whole } = point;
  if (unit === null || !(whole || unit.whole)) return point;
  const beside = comesWith(unit.text, pointRoom.max);
  return beside === null
    ? { ...point, text: cutBehind(withoutPronoun(point.text)) }
    : { ...point, text: beside, label: 'features' };
}

/** A sentence too long for a point, without what hangs on behind: ", which …", "with the leaf that …", "so bring …". */
function cutBehind(text: string): string {
  const found = text.length <= pointRoom.max ? null : hanging.exec(text);
  return found === null ? text : text.slice(0, found.index);
}

const hanging =
  /(?<=^.{20,80})(?:,\s(?:which|so|but)|\s(?:which|that|so|because|as))\s(?!.{0,200}\b(?:not|n[’']t|only|except|unless)\b).*$/u;

/** What a service or a let leaves out. */
const notOffered: ReadonlySet<FactKind> = new Set(['exclusion', 'flaw', 'limit']);

/** Kinds that tell how a thing is, what is lacking, what it costs or why it is sold. */
const noPoints: ReadonlySet<FactKind> = new Set(['flaw', 'price', 'exclusion', 'story', 'place']);

const bareState =
  /^(?:used|pre-?owned|second[- ]hand|gebraucht|usad[oa]s?|(?:de )?segunda mano|(?:d[’'])?occasion)\.?$/iu;

function speaksFor({ unit, text }: Point, draft: Draft): boolean {
  if (unit === null) return true;
  if (
    bareState.test(unit.text) ||
    unit.text === draft.brand ||
    noPoints.has(unit.kind) ||
    unit.path === 'facebookCondition'
  )
    return false;
  if (draft.language.written === 'es' && (tellsOfSeller(text) || isPlaceOfSale(unit))) return false;
  if (/^\p{Lu}\p{Ll}+$/u.test(unit.text) && priced.test(unit.quote)) return false;
  // "4 años" of a washing machine is its age, "5 years old" too.
  if (unit.kind === 'duration' && /^\d{1,2} (?:jahre?|años?|ans?|years? old)$/iu.test(unit.text))
    return false;
  // "You'll need a van", "Buyer collects": what is asked of the neighbour.
  if (
    /^(?:won[’']t (?:split|post|hold|deliver)|(?:\d|two) people\b|you|buyers?|must|needs?|some|few|a few|(?:can |you )?(?:hardly|barely) (?:see|notice|visible)|slight|minor|please|will|can|could|would|might|moving|selling|i|we|our|my|got|there|it would|would need|it will need|collection|collect|pick[- ]?up|delivery|cash|meet|(?:ich )?verkaufe|biete|(?:nur )?abholung|muss|selbst(?:abbau|abholung|abholer)|(?:\d+\.|erster|zweiter|dritter|vierter) (?:og|stock|etage)|(?:il )?faut|prévoir|à retirer|à récupérer|(?:19|20)\d\d$|à (?:démonter|venir)|(?:\d+)(?:e|er|ème) étage|hay que|(?:planta baja|bajo|primero|segundo|tercero|cuarto|quinto)(?: piso)?(?: (?:sin|con) ascensor)?$|(?:ground|first|second|third|top) floor(?: flat)?$|(?:up|down)stairs(?: flat)?$|erdgeschoss|ebenerdig|rez-de-chaussée|centre[- ]ville|\p{Lu}\p{L}+ \d{1,2}(?:er|e|ème)$|sin ascensor|sans ascenseur|ohne aufzug|(?:je )?vends|à venir chercher|(?:se )?vendo|se vende|(?:se )?recoge[rn]?|(?:se )?retira[rn]?|recogida|levantar em|recolha|ritiro|ophalen|odbiór|zona|barrio|quartier|secteur|(?:it|they|this|the \p{L}+) (?:can|must|has to|have to|needs? to) be (?:collected|picked up)|otherwise|apart from (?:that|this)|sonst|ansonsten|pas d[’']envoi|pas d[’']expédition|kein versand|sin envíos?|no (?:hago )?envíos?|ayudo|por lo demás|lo demás|sinon|le reste)(?!\p{L})|\sneeded$|^[$€£]\s?\d|^(?:wrong|too) \p{L}+ for\s|\b(?:passed away|died|outgr[eo]wn?)\b|\breplaced by\b|\byou(?:[’'](?:d|ll)|\swould|\swill)\s|^bring\s|\bbring (?:help|a |someone|friend)/iu.test(
      text,
    )
  )
    return false;
  // "No mattress" lacks something, "no rust" does not.
  if (
    /^no\s(?!smok|pets?\b|damage|rust|stains?|marks?|scratch|rips?|tears?|cracks?|chips?|leaks?|holes?|fad|issues|problems|faults?|wear)/iu.test(
      text,
    )
  )
    return false;
  // "It's not the stainless steel model".
  if (/^(?:this|it)(?:[’']s not|\sis not|\sisn[’']t) (?:the|an?) /iu.test(text)) return false;
  // "Carrera Vengeance MTB" of a mountain bike is its title again.
  const said = new Set(stemsOf(`${draft.name} ${draft.type}`));
  const opensAsName = !/\d/u.test(text) && text.startsWith(`${draft.name.split(' ')[0]!} `);
  return stemsOf(text).filter((stem) => !said.has(stem)).length > (opensAsName ? 1 : 0);
}

/** "Sevilla" of "Zona Nervión, Sevilla". */
const isPlaceOfSale = ({ text, quote }: { text: string; quote: string }): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  /^(?:(?:Zona|En|Recogida|Estoy|Barrio)(?!\p{L})|\d[\d.,]* ?(?:€|euros))/u.test(quote);

function placeLine(draft: Draft): string {
  const place = draft.brief.fields['facebookLocation'] ?? draft.brief.fields['location'] ?? '';
  return place === '' ? '' : tidySentence(labelled(draft, 'place', place), draft.language.written);
}

/** Area of the hand-over, unless the seller's own sentences name it. */
function handoverOf(draft: Draft, body: string): string {
  const place = draft.brief.fields['facebookLocation'] ?? draft.brief.fields['location'] ?? '';
  if (place === '' || body.includes(place)) return '';
  if (draft.shares && draft.language.written !== 'other') {
    const wordings = draft.lexicon.sentences.place(subjectName(draft), place, draft.plural);
    return upperFirst(wordings[draft.brief.product.index % wordings.length]!);
  }
  return placeLine(draft);
}
