import { fittedThings } from './fitted-things.ts';
import { anyTime } from '#rules/ledger/any-time.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import { isUsedAnywhere } from '#rules/ledger/place-in-text.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, FactKind, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { categoryWordsOf } from './category-words.ts';
import { headsOf } from './heads.ts';
import { isServedBy } from './served-by.ts';
import { forPets, withPairedHead } from './paired-head.ts';
import { listEntries } from './list-entries.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { genericWords, isSmallWord, noBuyers } from './plain-words.ts';
import { ownArticle, townsOf, withoutWhere } from './place-entries.ts';
import { momentsOf, recipientsOf } from './recipients.ts';
import { behindFor } from './behind-for.ts';
import { dayAlone, isKnownDay } from './known-days.ts';
import { unique, type Slot } from './slot.ts';
import { otherSense } from './other-sense.ts';
import { synonymsOf } from './synonyms.ts';
import { comparedIn } from './video-forms.ts';

const paperGoods =
  /^(?:grußkarte|postkarte|notizbuch|wandkalender|tarjeta|felicitación|cuaderno|libreta|carte de vœux|carnet de notes)$/iu;

/** What the typed builders fill their patterns with; every entry is the seller's own or a safe synonym. */
export interface Slots {
  /** The thing in the seller's words, shortest first: "planter", then "stoneware planter" stays a phrase, not a head. */
  heads: Slot[];
  synonyms: Slot[];
  /** Shelves that the thing stands on ("jewelry"): searched behind an attribute, never alone. */
  categories: Slot[];
  brand: Slot | undefined;
  models: Slot[];
  audiences: Slot[];
  occasions: Slot[];
  seasons: Slot[];
  uses: Slot[];
  /** Rooms and furniture that the seller names as the thing's place ("sofa", "front door"). */
  rooms: Slot[];
  /** People who get it as a gift, by the seller's own sentence. */
  recipients: Slot[];
  places: Slot[];
  fits: Slot[];
  /** Facts by kind, for builders that need a material or colour. */
  facts: (kind: FactKind) => Slot[];
}

const audienceFields = ['targetAudience', 'tiktokAudience', 'shopifyTargetSegments'] as const;
const seasonWords =
  /^(?:spring|summer|autumn|fall|winter|sommer|winter|fruhling|fruhjahr|herbst|verano|invierno|primavera|otono|ete|hiver|printemps|automne)$/;

/** Entries short and plain enough to stand in a phrase: no clause with "who", "with", "over". */
function plainEntries(text: string, most: number, language: WrittenLanguage): string[] {
  // "Für Schüler und Studenten: Fächer, Räume": behind the colon nobody is named.
  const entries = listEntries(text.includes(':') ? text.split(/:\s/u)[0]! : text);
  return entries
    .filter(
      // "Dog owners in Kendal and Windermere": the second town is no one.
      (entry, at) =>
        !(
          /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(entry) &&
          /\s(?:in|near|from|en|à|bei) \p{Lu}/u.test(entries[at - 1] ?? '')
        ),
    )
    .map((entry) => withoutArticle(entry.replace(/\s?\([^()]*\)/gu, '')))
    .filter((entry) => {
      const words = entry.split(' ');
      // "Día de la madre" has two words of its own.
      const own = language === 'en' ? words : words.filter((word) => !isSmallWord(word, language));
      if (own.length > most || words.length > most + 1 || !/\p{L}{3}/u.test(entry)) return false;
      return words.every(
        (word, index) =>
          !isSmallWord(word, language) ||
          (index === 0 && ownArticle.test(entry)) ||
          (index > 0 &&
            index < words.length - 1 &&
            /^(?:of|de|del|des|du|la|las|los|les|le|en|al|aux?|am|zum|zur)$/iu.test(word)),
      );
    });
}

function withoutArticle(entry: string): string {
  if (ownArticle.test(entry)) return entry;
  return entry.replace(
    /^(?:the|a|an|for|my|your|die|der|das|für|los|las|el|la|para|les|le|pour|l[’']|d[’'])\s*(?=\p{L})(?<=[\s’'])/iu,
    '',
  );
}

/** Reads the slots of one product. */
export function slotsOf(brief: Brief, ledger: Ledger, subject: Platform['subject']): Slots {
  const language = ledger.language.written;
  const found = headsOf(brief, ledger);
  const isAbroadPage = subject === 'page' && (language === 'es' || language === 'fr');
  // "Cours" of "cours de couture": what is done to everything is no offer of a page.
  const isHalf = ({ text }: Slot): boolean =>
    isAbroadPage &&
    found.some(({ text: whole }) => whole.toLowerCase().startsWith(`${text.toLowerCase()} d`));
  const whole = found.filter((head) => !isHalf(head));
  const heads = unique(
    isAbroadPage
      ? whole.map((head) => withoutWhere(head, brief))
      : subject === 'product'
        ? withPairedHead(whole, brief)
        : whole,
  );
  const facts = (kind: FactKind): Slot[] =>
    ledger.facts
      .filter((fact) => fact.kind === kind)
      .map((fact) => ({ text: fact.value.replace(/\s+/gu, ' ').trim(), source: fact.source }));
  const occasions: Slot[] = [];
  const seasons: Slot[] = [];
  const moments =
    language === 'en' && subject === 'product' ? momentsOf(brief) : { seasons: [], occasions: [], rooms: [] };
  const seasonal = [
    ...fieldEntries(brief, ['seasonalRelevance'], 3),
    // "For wedding invites": what it is used on.
    ...plainFacts(facts('occasion'), 3, language).filter(
      ({ text }) => language !== 'en' || !writtenOn.test(text),
    ),
    ...plainFacts(facts('season'), 2, language),
    ...moments.seasons,
    ...moments.occasions,
  ];
  for (const slot of seasonal) {
    const text = dayAlone(slot.text);
    if (text === '' || anyTime.test(text) || (language === 'en' && !isKnownDay(text))) continue;
    (seasonWords.test(foldWord(text)) ? seasons : occasions).push({ ...slot, text });
  }
  // "Blender vs Cinema 4D": what is compared by its name is called nothing else.
  const isCompared =
    subject === 'video' && comparedIn(brief.fields.videoTitle ?? brief.product.name) !== null;
  const isOther = otherSense(brief.product, ledger.productType, language);
  const isWork =
    subject === 'page' && language === 'en' && categoryOf(ledger, brief.product.name) === 'service';
  const isGoods = (text: string) => isWork && typeHits(text, 'en').at(-1)?.category === 'apparel';
  // "Plaid" of the trade "Couverture": what a shelf of work is called is no ware.
  const isOfWork =
    subject === 'page' && language !== 'en' && categoryOf(ledger, brief.product.name) === 'service';
  const isTrade = ({ source }: Slot): boolean => isOfWork && source.endsWith('.category');
  const named = heads.filter((head) => !isGoods(head.text) && !isTrade(head));
  const synonyms = (isCompared ? [] : named).flatMap((head) =>
    synonymsOf(head.text, language)
      // A map on a phone is no greeting card.
      .filter((text) => !isOther(text) && !(subject === 'app' && paperGoods.test(text)))
      .map((text) => ({ text, source: head.source })),
  );
  const brand = ledger.brand.trim();
  return {
    heads,
    synonyms: unique(synonyms),
    // Shelves are typed where handmade things are looked for ("silver jewelry"); nobody types "steel cookware" for a pan.
    categories: unique(
      (platforms[brief.platform].handmade === true && !forPets.test(brief.product.name) ? heads : []).flatMap(
        (head) => categoryWordsOf(head.text, language).map((text) => ({ text, source: head.source })),
      ),
    ),
    brand:
      brand === '' || stemsOf(brand).length > 3
        ? undefined
        : { text: brand, source: sourceOf(ledger, 'brand') },
    models: facts('model').filter(
      ({ text }) => text.length <= 20 && !isColouredModel(text, brief.product.name),
    ),
    audiences: unique([
      ...fieldEntries(brief, audienceFields, 3),
      // "Girls purple bike with stabilisers and basket": whose it is, with what it has.
      ...plainFacts(
        facts('audience')
          .filter(({ text }) => !/^(?:not?|nicht|pas)\s/iu.test(text))
          .filter(({ text }) => language !== 'en' || !/^(?!for\s).*\swith\s/iu.test(text))
          // Of a page with several offers each may be for others.
          .map(({ text, source }) => ({
            // Whom a film teaches is none for whom its thing is made.
            text:
              subject === 'video' || (subject === 'page' && brief.siblings > 1)
                ? text
                : behindFor(text, language),
            source,
          })),
        2,
        language,
      ),
    ]).filter(
      ({ text, source }) =>
        (source.startsWith('products.') || isServedBy(text, brief)) &&
        !anybody.test(text) &&
        !(language === 'en' && ofSize.test(text)) &&
        !noBuyers.test(text) &&
        !stemsOf(text).some((stem) => materialStems.has(stem) || colourStems.has(stem)) &&
        // "Pour débutants : démonter la tête, remonter": what is done, and nobody.
        !(
          (language === 'es' || language === 'fr') &&
          source.startsWith('products.') &&
          infinitive.test(text)
        ),
    ),
    occasions: unique(occasions),
    seasons: unique(seasons),
    uses: unique(usesOf(facts('use'), language)),
    rooms: moments.rooms,
    recipients: language === 'en' && subject === 'product' ? unique(recipientsOf(brief)) : [],
    // Nobody looks for software by the town of its maker.
    places: isUsedAnywhere(brief) ? [] : townsOf(plainFacts(facts('place'), 3, language), brief),
    fits: unique(
      facts('compatibility').flatMap(({ text, source }) =>
        fittedThings(text).map((fit) => ({ text: fit, source })),
      ),
    ),
    facts,
  };
}

const writtenOn =
  /(?:^|\s)(?:invites?|invitations?|letters?|cards?|envelopes?|tables?|cakes?|favou?rs?|decor|decorations?|photos?|speech(?:es)?|dress(?:es)?|outfits?)$/iu;

/** "Womens medium": which size of a garment it is. */
const ofSize = /(?:^|\s)(?:small|medium|large|x{0,3}[sml]|one size|petite|plus|size|\d+)$/iu;

/** "Menschen, die es gemütlich mögen": whom they are told from stands behind the word, which alone tells nobody. */
const anybody = longPattern('iu')`
  ^(?:(?:all )?people|everyone|everybody|anyone|anybody|folks|customers|buyers|alle|jeden?|menschen|leute
    |personen|kunden|jedermann|todos?|todas?|todo el mundo|personas|gente|clientes|quienes|enero|febrero
    |marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril
    |mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|april|juni|juli|august
    |oktober|dezember|tous|toutes|tout le monde|personnes|les gens|gens|clients|ceux|celles)$
`;

/** "Imperial" of "Denby Imperial Blue teapot": with its capital the colour belongs to the model. */
function isColouredModel(model: string, name: string): boolean {
  const next = /^ (\p{Lu}\p{L}+)/u.exec(name.slice(name.indexOf(model) + model.length))?.[1] ?? '';
  return (
    name.includes(model) &&
    next !== '' &&
    colourStems.has(stemOf(next.toLowerCase())) &&
    name.split(' ').some((word) => /^\p{Ll}{3,}$/u.test(word))
  );
}

const infinitive = /^\p{Ll}{3,}(?:er|ir|re|ar)$/u;

const usePrefix =
  /^(?:(?:also\s+)?(?:suitable|suits|made|designed|good|great|intended|works|idéale?s?|parfaite?s?|ideal|perfect[oa]?s?|geeignet|passend|adecuad[oa]|apt[oa]|convient|adapté)?\s*(?:for|für|para|pour|à)|use (?:it )?(?:for|as)|zum|zur)\s+/iu;

/** "drying dishes and hands": what follows the first object of a verb is no use of its own. */
function firstOfDoing(text: string): string {
  return /^\p{L}+ing\s/u.test(text) ? (text.split(/,|\s(?:and|or)\s/u)[0] ?? '') : text;
}

/** "Suitable for succulents, herbs" → both; materials, verbs and clauses are no uses. */
function usesOf(facts: readonly Slot[], language: WrittenLanguage): Slot[] {
  const cut = facts.flatMap(({ text, source }) =>
    // "Use it as a rocker": what it turns into.
    usePrefix.test(text) && !/^use (?:it|them|this|these) as\b/iu.test(text)
      ? [{ text: firstOfDoing(text.replace(usePrefix, '')), source }]
      : [],
  );
  return plainFacts(cut, 2, language).filter(({ text }) => {
    const stems = stemsOf(text);
    if (stems.some((stem) => materialStems.has(stem) || colourStems.has(stem) || genericWords.has(stem)))
      return false;
    // "Aged ten and older" is cut before a word that is nothing alone.
    if (language === 'en' && (noBuyers.test(text) || /^(?:more|beyond)$/iu.test(text))) return false;
    return language === 'en' || language === 'de' || !/^\S+(?:ar|er|ir|re|arse|erse|irse)$/iu.test(text);
  });
}

function sourceOf(ledger: Ledger, kind: FactKind): string {
  return ledger.facts.find((fact) => fact.kind === kind)?.source ?? '';
}

function fieldEntries(brief: Brief, names: readonly string[], most: number): Slot[] {
  return names.flatMap((name) =>
    plainEntries(brief.fields[name] ?? '', most, brief.language.written).map((text) => ({
      text,
      source: name,
    })),
  );
}

function plainFacts(slots: readonly Slot[], most: number, language: WrittenLanguage): Slot[] {
  const isRomance = language === 'es' || language === 'fr';
  return slots.flatMap(({ text, source }) =>
    plainEntries(text, most, language)
      // "Piel normal y seca": the second adjective has lost its noun.
      .filter((entry, at, all) => !isRomance || at === 0 || entry.includes(' ') || !all[0]!.includes(' '))
      .map((entry) => ({ text: entry, source })),
  );
}
