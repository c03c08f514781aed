import { lowerGerman } from '#rules/language/lower-german.ts';
import { calledAtOpening } from '#rules/keywords/called-at-opening.ts';
import { isScented } from '#rules/ledger/scents.ts';
import { isThirdPerson } from '#rules/ledger/finite-verb.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { predicateOf } from './english.ts';
import { lowerFirst, upperFirst, withArticle } from './english-words.ts';
import { isAmountOfIt } from './half-of-choice.ts';
import { titlePhrases } from './phrases.ts';
import { vesselPredicate } from './predicate-signs.ts';
import { isPureMaterial, stuffInFront } from './stuff-of-part.ts';
import { jointOf, withStuff } from './titles.ts';

/** The colour of the thing; empty where buyers choose among several ("black or white"), of which a picture shows one. */
export function onlyColourOf(draft: Draft): string {
  const colour = titlePhrases(draft).find((phrase) => phrase.kind === 'colour')?.text ?? '';
  // "White inside" is the colour of one side.
  return /(?:^|[\s,/])(?:or|oder|o|ou)\s|[,/]|\s(?:inside|outside|underneath)$/iu.test(colour) ? '' : colour;
}

/** "90 x 60 cm", "18 cm". */
const onlyMeasure =
  /^\d[\d\s.,x×/–-]*(?:(?:to|and|or) \d[\d.,]* ?)?\p{L}{0,6}(?: (?:long|wide|high|tall|deep|across))?$/u;

/** Cut, state, making and number of what is sold, what one does with it, and how a food is: "has a relaxed fit" is said, and seen by nobody. */
const unseen =
  /^(?:x{0,2}[sml]\/|(?:sizes?|one size|packs?|sets?|brush|wipe|wash|shake|rinse|hang|keep|store)\s|(?:uk|us|eu) (?:sizes? )?\d|(?:men|women|kids|girls|boys|unisex|ladies)(?:['’]?s)? (?:x{0,3}[sml]|\d))|\b(?:fit|size|sizes|notes|taste|flavou?r|scent|beans?|process|caffeine|roast|use|players)$|\s(?:in|per) (?:an?|the) (?:pack|box|set|bag|tin)$|\+\/-|±|^hand(?:made|[ -]\p{L}+)$/iu;

/** A part that a picture shows: what an English sentence may say that the thing has. */
function isSeen({ text, kind }: { text: string; kind: FactKind }, draft: Draft): boolean {
  if (kind === 'size') return !unseen.test(text);
  if (unseen.test(text) || vesselPredicate(text, draft.type, false) !== null) return false;
  const unit = draft.units.find((other) => other.text === text);
  if (unit?.shape === 'order') return false;
  return unit === undefined || /^ha(?:s|ve)\s/u.test(predicateOf(unit, draft.type, false) ?? '');
}

/** "Amber glass jar with tin lid": in what a thing is seen that is poured, as it stands behind it. */
function vesselOf(draft: Draft): string {
  const found = draft.units.find(
    ({ text, path, shape }) =>
      path.startsWith('products.') &&
      shape === 'noun' &&
      text.length < 40 &&
      vesselPredicate(text, draft.type, false) !== null,
  );
  if (found === undefined) return '';
  const name = lowerFirst(found.text.replace(/^in (?:an? )?/iu, ''));
  return /^(?:an?|the)\s/u.test(name) ? `in ${name}` : `in ${withArticle(name)}`;
}

/** "Angled head catches the trimmings" shows an angled head: the part that an English clause with a verb begins with. */
function partsThatDo({ units, type }: Draft): string[] {
  const own = new Set(stemsOf(type));
  return units.flatMap(({ text, path, shape, kind }) => {
    if (shape !== 'sentence' || !path.startsWith('products.') || kind === 'flaw') return [];
    const words = text.split(' ');
    const at = words.findIndex((word, place) => place > 1 && isThirdPerson(word));
    const front = words.slice(0, at);
    const isPart =
      (at === 2 || at === 3) &&
      front.every((word) => /^\p{L}[\p{L}-]+$/u.test(word)) &&
      !notPart.test(front.join(' ')) &&
      !own.has(stemsOf(front.at(-1)!)[0] ?? '');
    return isPart ? [lowerFirst(front.join(' '))] : [];
  });
}

const leastSeen = 34;

/** Details of a German, Spanish or French thing: what the title has not told first, a bare measure last; of what is mixed its vessel alone. */
function orderAbroad(details: string[], draft: Draft, title: string, isMixed: boolean): void {
  const told = new Set(stemsOf(title));
  const isNew = (text: string): boolean => stemsOf(text).some((stem) => !told.has(stem));
  const isAgain = (text: string): boolean =>
    foldWord(text).startsWith(foldWord(draft.type.split(' ')[0] ?? ''));
  if (isMixed) details.length = 0;
  else if (!details.some(isNew))
    details.push(...partsAbroad(draft, details).filter((text) => !isAgain(text)));
  if (!details.some(isNew))
    details.push(...amountsAbroad(draft).filter((text) => !details.some((told) => told.includes(text))));
  // Too little to tell a soap by: what was told of it stands there all the same.
  const own = isMixed
    ? titlePhrases(draft).find(
        ({ kind, text }) => kind === 'feature' && !foldWord(draft.name).includes(foldWord(text)),
      )
    : undefined;
  if (own !== undefined && `${draft.name}${details.join(', ')}`.length < leastSeen)
    details.splice(
      0,
      details.length,
      draft.language.written === 'de' ? lowerGerman(own.text) : lowerFirst(own.text),
    );
  const order = (text: string): number => (onlyMeasure.test(text) ? 2 : isNew(text) ? 0 : 1);
  details.sort((a, b) => order(a) - order(b));
}

/** How long it lasts, how it is used, paid and sent, what is not in it: no picture shows it. */
const unseenAbroad =
  /^\p{L}+ \d+$|^(?:à (?:\p{Ll}+er|\p{Ll}+ir|\p{Ll}+re)(?= )|zu \p{Ll}+en|tallan?|taillent?|fällt|fallen|réparée?s?|wenig|sabor|goût|schmeckt|rinde|reicht|ergibt|hält|dura|dure|tient|permet|compter|\d+ k?g reich\p{L}*|sin|ohne|sans|kein\p{L}*|no|pas|nicht|nie|para|für|pour|ideal|idéal\p{L}*|geeignet|convient|apt[oa]s?|auch|también|aussi|fabricad\p{L}*|fabriqu\p{L}*|hech[oa]s?|disponibles?|erhältlich|existe(?:nt)?|tissée?s?|hergestellt|gefertigt|trommelröstung|se\s|uso|nur|solo|que|was|der|die|das|el|la|los|las|le|les)(?!\p{L})|(?<!\p{L})(?:lavados|lavages|waschgänge|stunden|heures|horas|minuten|minutos|tage|jours|días|jahre|años|ans|monate|meses|mois|wochen|semanas|semaines|euros?|grad|grados|degrés|garant\p{L}*|lieferung|envío|livraison|versand|handwäsche|lavable|waschbar|spülmaschine\p{L}*|lavavajillas|lave-vaisselle|lavage|séchage|repassage|pflege\p{L}*|duft\p{L}*|aroma\p{L}*|parfum\p{L}*|tallas?|tailles?|größen?|am besten|verpackt|aufpreis|auf wunsch|vegan\p{L}*|végan\p{L}*|bio)(?!\p{L})|\s\p{L}*(?:waschen|wischen|spülen|tupfen|reinigen|trocknen|lagern|schleudern|bügeln|schütteln|verbrauchen|auftragen|aufbewahren|einfetten|erhältlich)$|\s(?:verkrijgbaar|disponibil[ei]|bestelbaar)$/iu;

function isFigureOfName(text: string, name: string): boolean {
  const figures = text.match(/\d+(?:[.,]\d+)?/gu) ?? [];
  const own = new Set(name.match(/\d+(?:[.,]\d+)?/gu));
  return figures.length > 0 && text.split(' ').length < 4 && figures.every((figure) => own.has(figure));
}

/** Clauses without a verb that a picture may show, beside those of the title: "ourlet onglet de 5 cm", "zwei Seitentaschen für Flaschen". */
function partsAbroad(draft: Draft, given: readonly string[]): string[] {
  const known = new Set(given.map(foldWord));
  return draft.units
    .filter(
      ({ text, path, shape, kind }) =>
        path.endsWith('.description') &&
        shape === 'noun' &&
        (kind === 'feature' || kind === 'size' || kind === 'contents') &&
        text.length > 8 &&
        text.length < 48 &&
        !text.includes(':') &&
        !unseenAbroad.test(text) &&
        !isFigureOfName(text, draft.name) &&
        !foldWord(draft.name).includes(foldWord(text)) &&
        !known.has(foldWord(text)) &&
        !stemsOf(text).some((stem) => stemsOf(draft.type).slice(-1).includes(stem)),
    )
    .map(({ text }) => (draft.language.written === 'de' ? lowerGerman(text) : lowerFirst(text)))
    .slice(0, 3);
}

/** "75 g" and "envase de cartón" of what is mixed, "30 x 20 cm" of any other thing: what is seen where no part is told. */
function amountsAbroad(draft: Draft): string[] {
  const amounts = draft.ledger.facts.filter(
    ({ kind, source, value, quote }) =>
      isAmountOfIt(value, quote) &&
      (kind === 'weight' || kind === 'capacity' || kind === 'size') &&
      source.startsWith('products.') &&
      onlyMeasure.test(value) &&
      !isFigureOfName(value, draft.name),
  );
  // "In der Papiertüte mit Zip, reicht für 40 Tassen": the vessel alone is seen.
  const packed = draft.units
    .map(({ text }) => text.split(', ')[0]!)
    .find((text) => vesselAbroad.test(text) && text.length < 40 && !isFigureOfName(text, draft.name));
  const vessel =
    packed === undefined ? [] : [draft.language.written === 'de' ? lowerGerman(packed) : lowerFirst(packed)];
  return [...amounts.slice(0, 1).map(({ value }) => value), ...vessel];
}
const vesselAbroad =
  /^(?:envase|tarro|frasco|bote|lata|bolsa|caja|pot|flacon|étui|boîte|tube|sachet|bocal|(?:im|in der|in einem|in einer)\s(?:\p{L}+\s)?\p{L}*(?:tiegel|glas|dose|tube|flasche|karton|beutel|tüte)|tiegel|glasflasche|dose|karton)(?!\p{L})/iu;

const notPart =
  /^(?:the|a|an|it|its|their|this|each|every|one|our|your|my|all|which|that|everything|nothing|please|no)\b|\b(?:and|or|of|in|on|time|size|colour|color|scent|smell|weight|price|finish|look)\b/iu;

/** What is seen: colour, material and type, then a visible detail. */
export function altTextOf(draft: Draft, title: string): string {
  const { written } = draft.language;
  const phrases = titlePhrases(draft);
  const colour = onlyColourOf(draft);
  const material = stuffInFront(phrases, draft);
  const called = written === 'en' ? calledAtOpening(draft.type, draft.brief.product.description) : '';
  const ends = new Set([draft.type, called].flatMap((text) => stemsOf(text).slice(-1)));
  const isMixed = draft.category === 'beauty' || draft.category === 'food';
  const vessel = written === 'en' && draft.ledger.productType !== '' ? vesselOf(draft) : '';
  const details = phrases
    .filter(
      ({ kind, text }) =>
        kind === 'feature' ||
        kind === 'size' ||
        // "Navy rim on white".
        (written === 'en' && kind === 'colour' && text === colour && text.split(' ').length > 3) ||
        // "Zinc top" shows in the picture; "oiled" alone is no part of anything.
        (written === 'en' && (kind === 'number' || (kind === 'material' && !isPureMaterial(text, draft)))),
    )
    // "House plant with 60-70 cm tall": a side with its measure is no part of the thing, nor are the sizes that it comes in.
    .filter(
      ({ text }) =>
        written !== 'en' ||
        !/^(?:\p{L}+[ -])?\p{L}+(?:ed|held|proof|standing|watering|resistant|-free)$|^(?:cordless|wireless|hanging|telescopic|magnetic)$|(?:^|[\s,/-])\d?X{0,3}[SML]$|\s(?:tall|high|wide|long|deep|thick|closed|open|folded)$/u.test(
          text,
        ),
    )
    // "With sizes S to XL", "with good with milk": what nobody sees.
    .filter((phrase) => written !== 'en' || isSeen(phrase, draft))
    // "Hiking socks with crew socks": the thing itself is no detail of it.
    .filter((phrase) => !stemsOf(phrase.text).some((stem) => ends.has(stem)))
    // What is in a balm or a jam is seen by nobody.
    .filter(({ text }) => written !== 'en' || !isMixed || seenOfMixed.test(text))
    .filter((phrase) => written === 'en' || !foldWord(draft.name).includes(foldWord(phrase.text)))
    // "Merino scarf with 100% merino".
    .filter(
      ({ text }) =>
        written !== 'en' || material === '' || !stemsOf(text).includes(stemsOf(material).at(-1) ?? ''),
    )
    // "Rinde unos 60 lavados", "20 Liter" of a name with its 20 L: what nobody sees, and what is said.
    .filter(({ text }) => written === 'en' || (!unseenAbroad.test(text) && !isFigureOfName(text, draft.name)))
    // A scent is in the name, and nothing that is seen.
    .filter(({ text }) => !isScented(draft.type, written) || !foldWord(draft.name).includes(foldWord(text)))
    .map((phrase) => (written === 'de' ? lowerGerman(phrase.text) : lowerFirst(phrase.text)))
    // "Plant pot with drain hole with plug".
    .map((text) => (written === 'en' ? text.replace(/(?<=\p{L}\s\p{L}+)\swith\s.*$/u, '') : text));
  if (written === 'en') {
    details.unshift(...partsThatDo(draft));
    // What the title has not told stands first, and a measure last.
    const told = new Set(stemsOf(title));
    const order = (text: string): number =>
      onlyMeasure.test(text) ? 2 : stemsOf(text).every((stem) => told.has(stem)) ? 1 : 0;
    details.sort((a, b) => order(a) - order(b));
  }
  if (written === 'de' || written === 'es' || written === 'fr') orderAbroad(details, draft, title, isMixed);
  if (isMixed && written === 'en' && vessel === '' && details.length === 0) {
    const much = phrases.find(({ kind }) => kind === 'weight' || kind === 'capacity');
    if (much !== undefined && onlyMeasure.test(much.text)) details.push(much.text);
  }
  // "With reversible" is nothing; behind another detail it is.
  if (written === 'en' && /^\p{L}+(?:able|ible)$/u.test(details[0] ?? '')) details.push(details.shift()!);
  if (details.length === 1 && /^\p{L}+(?:able|ible)$/u.test(details[0]!)) details.pop();
  // Neither is "with 90 x 60 cm".
  const isBare = written === 'en' && onlyMeasure.test(details[0] ?? '');
  const isKnown = draft.ledger.productType !== '' && written !== 'other';
  const front =
    written === 'en' && isKnown
      ? [
          ...new Set(
            [colour, isMixed ? '' : material].map((text) =>
              /^\p{Lu}{2,5}$|\d\p{Lu}/u.test(text) ? text : text.toLowerCase(),
            ),
          ),
        ]
          .filter(
            (text) =>
              text !== '' &&
              !draft.type.toLowerCase().includes(text.toLowerCase()) &&
              !(text.includes(' ') && stemsOf(draft.type).includes(stemsOf(text).at(-1) ?? '')) &&
              text.split(' ').length <= 3,
          )
          .join(' ')
      : '';
  const thing =
    isKnown && written === 'en'
      ? upperFirst(`${front} ${draft.type}`.trim())
      : [
          withStuff(draft.name, draft),
          // What a jam is made of stands in its name, or in no picture.
          ...(written === 'en' || isMixed
            ? []
            : [material, colour]
                .filter((text) => text !== '' && !foldWord(draft.name).includes(foldWord(text)))
                .map((text) => (written === 'es' || written === 'fr' ? lowerFirst(text) : text))),
        ].join(jointOf(draft));
  const viewOf = (thing: string, count: number): string => {
    // "Tarro de vidrio de 500 g, 500 g" says it twice.
    const seen = details
      .filter(
        (text, at) => !vessel.includes(text) && !details.slice(0, at).some((other) => other.includes(text)),
      )
      .slice(0, count);
    if (isBare) return [thing, ...seen].join(jointOf(draft));
    // "In an amber glass jar with tin lid, cotton wick".
    return vessel === ''
      ? draft.lexicon.altView(thing, seen.join(jointOf(draft)))
      : [`${thing} ${vessel}`, ...seen].join(', ');
  };
  const isMeasured = written !== 'en' && details.length > 2 && onlyMeasure.test(details.at(-1)!);
  const count = viewOf(thing, 2).length < 40 || isMeasured ? 3 : 2;
  const view = viewOf(thing, count);
  const own = new Set(stemsOf(draft.short));
  const seenStems = new Set(stemsOf(view));
  // "Recycled Glass Carafe: glass carafe" says nothing twice.
  if (written === 'en' && stemsOf(view).every((stem) => own.has(stem))) return draft.short;
  const isThin = foldWord(view) === foldWord(title) || view.length < 40;
  if (!isThin || foldWord(view).startsWith(foldWord(draft.short))) return cut(view);
  if (written !== 'en') return cut(`${draft.short}${written === 'other' ? ' ' : ': '}${lowerFirst(view)}`);
  if ([...own].every((stem) => seenStems.has(stem))) return cut(view);
  // "Paper refill pouch 220g" in place of "Refill pouch 220g: paper pouch".
  // "Monstera deliciosa house plant": a name that does not say what it is of.
  const end = stemsOf(draft.type).at(-1);
  if (isKnown && end !== undefined && !own.has(end))
    return cut(viewOf(`${draft.short} ${draft.type}`, count));
  const isFresh = front !== '' && !stemsOf(front).some((stem) => own.has(stem));
  const first = draft.short.split(' ')[0]!.toLowerCase();
  const isSmall = new RegExp(`(?<!\\p{L})${first.replaceAll(/[^\p{L}\p{N}-]/gu, '.')}(?!\\p{L})`, 'u').test(
    draft.brief.product.description,
  );
  if (isFresh && !isSmall) return cut(`${draft.short}: ${lowerFirst(view)}`);
  return cut(viewOf(isFresh ? upperFirst(`${front} ${lowerFirst(draft.short)}`) : draft.short, count));
}

/** Characters that a platform takes of an alt text. */
const longest = 125;

function cut(text: string): string {
  return Array.from(text).slice(0, longest).join('');
}

/** What is seen of a thing that is mixed or cooked. */
const seenOfMixed =
  /\b(?:lid|cap|pump|pipette|dropper|label|stopper|wick|sprinkles?|topping|icing|swirls?|petals?)\b/iu;
