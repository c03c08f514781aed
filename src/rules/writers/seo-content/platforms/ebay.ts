import { tellsFault } from '#rules/ledger/fault-turns.ts';
import type { NamedValue } from '#contract/seo-content.ts';
import type { FactKind, Listing, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { countCharacters } from '#rules/text/count.ts';
import { bodyOf, firstSentence } from '#rules/writers/seo-content/body.ts';
import { inLine } from '#rules/writers/seo-content/bullet-line.ts';
import { clauseGap, type Draft, labelOf, turned } from '#rules/writers/seo-content/draft.ts';
import { withoutOffer } from '#rules/writers/seo-content/behind-label.ts';
import { includedThings, withThings } from '#rules/writers/seo-content/included-things.ts';
import type { Message } from '#rules/writers/seo-content/messages.ts';
import { namedAtOnce } from '#rules/writers/seo-content/named-at-once.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { paired } from '#rules/writers/seo-content/paired.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import { figuresAlone } from '#rules/writers/seo-content/figures-abroad.ts';
import { soldOnFacts } from '#rules/writers/seo-content/sold-on-facts.ts';
import { specificsOf } from '#rules/writers/seo-content/specifics.ts';
import type { Paragraph } from '#rules/writers/seo-content/realise.ts';
import { thingBeforeFlaws } from '#rules/writers/seo-content/thing-before-flaws.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { isToldInSentences, withoutPronoun } from '#rules/writers/seo-content/told-in-whole.ts';
import { withState } from '#rules/writers/seo-content/used-state.ts';
import { untitledKinds, usedTitleFacts } from '#rules/writers/seo-content/used-title.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';

/** eBay: the words buyers filter by, up to 80 characters; condition first for used goods; specifics; policies last. */
export function writeEbay(draft: Draft, given: Telling): Listing {
  const telling: Telling = { ...given, messages: withoutToldFlaws(draft, given.messages) };
  const productTitle = withState(
    buildTitle(
      draft,
      { max: 80 },
      {
        brand: true,
        extra: [...soldAlone(draft), ...usedTitleFacts(draft), ...figuresAlone(draft).map(inTitle)],
        skipKinds: untitledKinds(draft),
        late: soldOnFacts(draft),
      },
    ),
    draft,
  );
  const itemSpecifics: NamedValue[] = specificsOf(draft);
  return {
    productTitle,
    subtitle: subtitleOf(draft, telling, productTitle),
    itemSpecifics,
    conditionDescription: withoutLabelAgain(conditionOf(draft, telling), draft),
    improvedBodyText: withoutLabelAgain(
      namedAtOnce(
        bodyOf(draft, telling, { labelled: new Set(['condition', 'box', 'size']), arranged: thingFirst }),
        draft,
      ),
      draft,
    ),
    titleTag: titleTagOf(draft, '', productTitle),
    metaDescription: metaOf(
      draft,
      draft.category === 'used' ? '' : firstSentence(draft, telling),
      telling.points,
    ),
  };
}

/** "E27" names no part by itself. */
const inTitle = ({ name, value }: NamedValue): string => (/^\d/u.test(value) ? value : `${name} ${value}`);

/** Of what somebody tells in sentences the thing stands before its flaws. */
function thingFirst(paragraphs: readonly Paragraph[], draft: Draft): readonly Paragraph[] {
  const isStated =
    (draft.brief.fields['itemCondition'] ?? '') !== '' ||
    draft.ledger.facts.some(({ kind }) => kind === 'condition');
  if (isStated || draft.language.written !== 'en' || draft.category !== 'used') return paragraphs;
  const told = thingBeforeFlaws(paragraphs, draft);
  const head = stemsOf(draft.type).at(-1) ?? '';
  return stemsOf(told[0]?.sentences[0] ?? '').includes(head) ? told : paragraphs;
}

/** "Estado: usado. Estado: algunos lomos con cinta": the seller's own label behind the state says it twice. */
function withoutLabelAgain(text: string, draft: Draft): string {
  const label = `. ${labelOf(draft, 'condition')}${draft.lexicon.colon}`;
  const at = text.indexOf(label);
  return at === -1 ? text : `${text.slice(0, at)}. ${upperFirst(text.slice(at + label.length))}`;
}

const alone =
  /\b(body|unit|console|handset|disc|discs|cartridge|lens|frame|base|turntable|amp|camera|tablet|head|lid|cover|box) only\b/iu;

/** "Used on a film camera only": what stands before tells of another thing. */
const usedWith = /\b(?:on|with|in|to|by|from|fits?|works?|used|tested|worn|played|comes?|held|kept)\s/iu;

/** "Body only, no battery": what a buyer must know before the click. English. */
function soldAlone({ language, brief }: Draft): string[] {
  if (language.written !== 'en' || alone.test(brief.product.name)) return [];
  const bare = /\bbare (?:tool|unit)\b/iu.exec(brief.product.description)?.[0].toLowerCase();
  if (bare !== undefined) return brief.product.name.toLowerCase().includes('bare') ? [] : [bare];
  const found = alone.exec(brief.product.description);
  const clause = brief.product.description
    .slice(0, found?.index ?? 0)
    .split(/[.,;:!(\n]/u)
    .at(-1)!;
  return found === null || usedWith.test(clause) ? [] : [`${found[1]!.toLowerCase()} only`];
}

/** A flaw that the stated condition names word for word is told there alone. */
function withoutToldFlaws(draft: Draft, messages: readonly Message[]): readonly Message[] {
  const stated = new Set(stemsOf(draft.brief.fields['itemCondition'] ?? ''));
  const left = messages.filter(
    (message) =>
      message.topic !== 'condition' ||
      message.path === 'itemCondition' ||
      !stemsOf(message.verbatim).every((stem) => stated.has(stem)),
  );
  return left.length === messages.length ? messages : left;
}

const subtitleRoom = 55;

/** One test, repair or inclusion that the title does not name; of a text in sentences what comes with the thing. */
function subtitleOf(draft: Draft, telling: Telling, title: string): string {
  const isTold = isToldInSentences(draft);
  const things = includedThings(draft);
  const beside = withThings(things, subtitleRoom);
  if (!isTold) {
    const plain = subtitleFrom(draft, telling, title);
    // "The neck strap and the soft case" does not say that they come along.
    const isBare = things.length > 1 && foldWord(plain).startsWith(`the ${foldWord(things[0]!)}`);
    return isBare && beside !== '' ? beside : plain;
  }
  if (beside !== '' && things.length > 1) return beside;
  const said = upperFirst(withoutPronoun(subtitleFrom(draft, telling, title)).replace(/^Had an? /u, ''));
  return said === '' ? beside : said;
}

/** "There is a scratch", "someone wrote in it", "they've been on a shelf". */
const opensUntold =
  /^(?:bought|purchased|got|found) [^,;]* to |^the other \d|\bit has been\b|^(?:hardly|barely|scarcely|not|hard to) (?:visible|noticeable|tell|see)\b|^(?:who|there|someone|somebody|(?:it|they)[’'](?:s|ve) been|we|our)\s|^(?:it|they) (?:was|were)\s|^the [^,]*\breplaced\b|^(?:it|they|the \p{L}+) weighs?\s|^the (?:size|tag|label|colou?r)\s/iu;

/** "This isn't the electric version", "El microondas está prohibido": no line that anybody pays for. */
const saysWhatItIsNot =
  /n[’']t\s|(?<!\p{L})(?:not(?! included)|off limits|nicht|keine?[nmrs]?|tabu|verboten|no (?:es|son|lleva|tiene|se|hay)|ni|prohibid[oa]s?|pas|interdite?s?|jamais|n[’']est plus|ya no es|(?:could|might) be|never(?! (?:been )?(?:used|worn|opened|ridden|played)))(?!\p{L})/iu;

/** "Me lo regalaron", "vente entre particuliers", "tut der Sache nichts", "marque Savarez": the seller's own affairs and a maker. */
const sellersOwn: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  de: /(?<!\p{L})(?:ich|mein(?:e[mnrs]?)?|wir|tut|privatverkauf|rechnung mit|hersteller|marke)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:me|mi|mis|yo|vendo|venta entre|factura con iva|marca)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j[’'](?=\p{L})|mon|mes|nous|vente (?:entre|de)|facture avec|marque)(?!\p{L})/iu,
  other: /(?<!\p{L})(?:privati|partikulier|marca|merk|märke|marka)(?!\p{L})/iu,
};

function subtitleFrom(draft: Draft, telling: Telling, title: string): string {
  const taken = new Set(stemsOf(title));
  const candidates = telling.points.filter(
    (point) =>
      countCharacters(point.text) <= subtitleRoom &&
      // "Dickens" alone tells nothing.
      (draft.language.written !== 'en' || point.text.includes(' ')) &&
      // Flaws stand in the condition; what is paid for by the line says why to buy.
      point.unit?.kind !== 'flaw' &&
      point.unit?.kind !== 'exclusion' &&
      !(point.unit?.kind === 'contents' && point.unit.whole && isToldInSentences(draft)) &&
      point.unit?.path !== 'itemCondition' &&
      point.unit?.shape !== 'order' &&
      !opensUntold.test(point.text) &&
      !saysWhatItIsNot.test(point.text) &&
      sellersOwn[draft.language.written]?.test(point.text) !== true &&
      (draft.language.written === 'en' || !tellsFault(point.text, draft.language.written)) &&
      !/\b(?:I|my|we)\b|\snot (?:included|supplied)$/u.test(point.text) &&
      !/^(?:used|new|gebraucht|neu|usado|nuevo|occasion|neuf|nieuw|nuovo|novo|nowy|ny|neuwertig|ongeopend|suivie?s?)$|^(?:not|no|see|siehe|voir|ver|nicht|sonst|sinon|por lo demás|kein\p{L}*|sin|sans|pas)\s/iu.test(
        point.text,
      ) &&
      ['condition', 'box', 'what', 'power', 'size'].includes(point.topic),
  );
  // "26 cm" of a title that tells it has no word longer than a figure.
  const folded = foldWord(title);
  const isInTitle = ({ text }: { text: string }): boolean => folded.includes(foldWord(text));
  const fresh = turned(candidates, draft).filter(
    (point) => stemsOf(point.text).filter((stem) => stem.length > 2 && taken.has(stem)).length <= 1,
  );
  const first = fresh.find((point) => point.text.length >= 20) ?? fresh.find((point) => !isInTitle(point));
  if (first === undefined) return '';
  const second = fresh.find(
    (point) =>
      point !== first && countCharacters(`${first.text}${clauseGap(draft)}${point.text}`) <= subtitleRoom,
  );
  return upperFirst(
    second === undefined || isInTitle(second)
      ? first.text
      : `${first.text}${clauseGap(draft)}${inLine(second.text, draft)}`,
  );
}

/** Of a hurried list only what says how the thing is: "petit éclat sur le pied", and not how tall it stands. */
function stateOf({ verbatim, units }: Message, draft: Draft): string {
  const told = units.filter(({ kind }) => kind === 'flaw' || kind === 'condition');
  const [first] = units;
  const names = first !== undefined && stemsOf(draft.type).some((stem) => stemsOf(first.text).includes(stem));
  const isName =
    names ||
    (first !== undefined && draft.brand !== '' && foldWord(first.text).startsWith(foldWord(draft.brand)));
  if (draft.language.written === 'en') return fromStateOn(verbatim, units, told);
  if (units.length < 3 || told.length === 0 || !isName) return verbatim;
  // "ThinkPad T480 reacondicionado": the first entry names the thing with its state.
  const own = told.filter((unit) => unit !== first || unit.kind === 'flaw');
  return own.length === 0 ? '' : `${upperFirst(own.map(({ text }) => text).join(', '))}.`;
}

/** What a used thing measures, is made of and costs, which has fields of its own. */
const ownFields = new Set<FactKind>([
  'size',
  'material',
  'colour',
  'price',
  'weight',
  'capacity',
  'power',
  'compatibility',
  'model',
  'brand',
  'origin',
]);

/** "Button fly", "7.2 channel": how it was made, and no state of it. */
const cutOf = /^(?!no |missing |one )[^,]*\b(?:fly|tab|channels?|necks?|neckline|fit|sleeves?|collar)$/iu;

/** What was done to a used thing belongs to its state. */
const renewed =
  /\b(?:new|newly|used|only|replaced|repaired|serviced|tested|works?|working|cleaned|refurbished|recharged|upgraded|mended|fitted|lasts?|included|missing|complete|boxed|original box|instructions|health|cycles)\b|^no \p{L}/iu;

/** A row that opens with a measure is told from its state on, however short it is: "20 cm, no chips or cracks". */
const fewestInRow = ([first]: readonly Unit[]): number => (first?.kind === 'size' ? 2 : 4);

/** Of a hurried English list what follows the first word of its state: "all screws there" belongs to it, its measures do not. */
function fromStateOn(verbatim: string, units: readonly Unit[], told: readonly Unit[]): string {
  const at = units.findIndex((unit) => told.includes(unit));
  if (
    at === -1 ||
    units.length < fewestInRow(units) ||
    units.some(({ shape, whole }) => whole || shape === 'order')
  )
    return verbatim;
  const kept = units.filter(
    ({ kind, text }, place) =>
      kind !== 'price' &&
      // "Few small marks on sleeves" is no cut of them.
      (kind === 'flaw' || renewed.test(text) || (place >= at && !ownFields.has(kind) && !cutOf.test(text))),
  );
  return kept.length === units.length ? verbatim : `${upperFirst(kept.map(({ text }) => text).join(', '))}.`;
}

/** Faults between the commas of a row that the text keeps whole, as a sentence; empty where the state has them. Other languages. */
function flawsOfRow({ units, language }: Draft, told: string): string {
  if (language.written !== 'other') return '';
  const flaws = units.filter(({ kind, text }) => kind === 'flaw' && !foldWord(told).includes(foldWord(text)));
  const joint = /^(?:ja|zh)/u.test(language.tag) ? '、' : ', ';
  return flaws.length === 0
    ? ''
    : `${upperFirst(flaws.map(({ text }) => text).join(joint))}${joint === '、' ? '。' : '.'}`;
}

/** State, test, every flaw and repair, in the seller's words. */
/** "I tested it for two hours and everything works": how a used thing was tried belongs to its state (writing guide §2.3). English. */
function tellsTest({ path, verbatim }: Message, { category, language }: Draft): boolean {
  return (
    category === 'used' && language.written === 'en' && path.endsWith('.description') && tried.test(verbatim)
  );
}
const tried =
  /\b(?:(?:I|we)(?:[’']ve| have)? (?:\p{L}+ )?(?:tested|checked|tried) (?:it|them|everything|all)|(?:was|been|is|are|fully) tested|everything works|works (?:perfectly|as it should|like new|well|great|fine|flawlessly))(?!\p{L})/iu;

function conditionOf(draft: Draft, telling: Telling): string {
  const state = draft.brief.fields['itemCondition'] ?? '';
  const sentences = telling.messages
    .filter(
      (message) =>
        (message.topic === 'condition' && message.path !== 'itemCondition') || tellsTest(message, draft),
    )
    .map((message) => upperFirst(withoutOffer(stateOf(message, draft))));
  const untold = flawsOfRow(draft, sentences.join(' '));
  if (untold !== '') sentences.push(untold);
  // "Gebraucht, ca. 3 Jahre alt" says it already.
  const isSaid = sentences.some((sentence) => foldWord(sentence).startsWith(foldWord(state)));
  const lead =
    state === '' || isSaid
      ? []
      : [
          `${upperFirst(state).replace(/[.。\s]+$/u, '')}${/^(?:ja|zh)/u.test(draft.language.tag) ? '。' : '.'}`,
        ];
  const told = [...new Set([...lead, ...sentences.filter((sentence) => sentence !== '')])];
  return (draft.twin === 0 ? told : paired(told, draft)).join(' ');
}
