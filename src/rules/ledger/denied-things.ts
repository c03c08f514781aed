import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { type Part, partsOf } from '#rules/text/words.ts';
import { sentenceAround } from './claim-cut.ts';

interface Stretch {
  start: number;
  end: number;
}

type Way = 'missing' | 'left out' | 'refused' | 'unfit';

interface DeniedThing {
  head: string;
  /** All telling words of it: "road trailers" are denied by no "steel trailer". */
  stems: readonly string[];
  /** How it is denied: it is missing, does not come along, nobody there does it, or it is not for that. */
  way: Way;
}

/** "No sails and no trailer", "ohne Akku": what stands behind such a word is not there. */
const lacking =
  /(?<!\p{L})(?:no|without|nor|ohne|keine?[nmr]?|sin|ni|sans|pas d[e’']|aucune?)\s?(?:(?:an?|any|the|eine[nmr]?|den|die|das|una?|une|de)\s)?(?=\p{L})/giu;
/** "The hooks shown are not included", "Ladegerät ist nicht dabei": what stands before it is not there either. */
const leftOut = longPattern('giu')`
  ((?:\p{L}[\p{L}’'-]*\s){1,6}?)(?:(?:shown|pictured|is|are|ist|sind|está|están|est|sont|n[’']est|ne sont)\s){0,2}
    (?:not (?:included|supplied|part of)|sold separately|nicht (?:dabei|enthalten|inklusive|im Lieferumfang)|no (?:está |están |viene |vienen )?incluid[oa]s?
    |non (?:inclus|fourni|compris)e?s?|pas (?:inclus|fourni|compris|vendu)e?s?)(?!\p{L})
`;
/** "We don't repair awnings", "no trabajamos toldos": what a house does not do. Of what it does not sell it may still tell. */
const refusing = longPattern('giu')`
  (?<!\p{L})(?:(?:we|i) (?:do not|don[’']?t|cannot|can[’']?t|no longer) (?:do|offer|take|accept|board|groom|host|bake|make|repair|treat|service|fit|install|cover|teach|rent)
    |(?:wir|ich) (?:reparieren?|behandeln?|liefern?|bieten?|machen?|vermieten?|nehmen?) (?:leider )?keine?n?
    |no (?:hacemos|hago|reparamos|reparo|atendemos|atiendo|ofrecemos|trabajamos|trabajo|instalamos|alquilamos|tratamos)
    |(?:nous ne|je ne|on ne) (?:faisons|fais|fait|réparons|répare|traitons|traite|proposons|propose|prenons|prends|installons|louons) (?:pas|plus)(?: de| d[’'])?)
    \s?(?=\p{L})
`;
/** "Not for children", "nicht für Kleinkinder": whom or what it is not for. */
const unfit = longPattern('giu')`
  (?<!\p{L})(?:not (?:suitable |safe |meant |intended |recommended |made |suited )?for(?: use (?:in|with|on|by))?
    |nicht (?:geeignet |gedacht )?für|no (?:es )?(?:apt[oa]s? |adecuad[oa]s? |recomendad[oa]s? )?para
    |(?:ne convient pas|ne convient pas non plus|pas|non) (?:adaptée?s? |recommandée?s? |fait |faite )?(?:pour|aux?|à))
    \s(?:(?:the|an?|die|den|el|la|los|las|les|le|des)\s)?(?=\p{L})
`;
/** Where the name of a thing ends. */
const stops = longPattern('iu')`
  ^(?:included|needed|required|necessary|supplied|shown|is|are|was|just|only|but|so|yet|anymore|there|here|dabei|nötig|mehr|enthalten|inklusive|vorhanden|erforderlich
    |incluid[oa]s?|necesari[oa]s?|inclus\p{L}*|nécessaires?|aber|pero|mais)$
`;
const alternative = /^\s?(?:,\s?)?(?:or|nor|oder|noch|ni|ou)(?:\s(?:de|d[’']|kein\p{L}*|any))?\s/iu;
/** What is denied of the sale, the work or the house, and no thing. */
const noThings = longPattern('iu')`
  ^(?:need|problem|doubt|longer|more|less|matter|one|idea|question|reason|way|time|point|use|issue|worri\p{L}*|worry|stress|fuss|mess|hassle|damage|return|refund|offer|reserve|pet|smoke|haustier|mascota|problema|zweifel|mühe|duda|doute|besoin|app|list)$
`;
const longestThing = 3;

/** The telling words from a place on, up to the end of the name. */
function thingFrom(text: string, at: number): { words: Part[]; end: number } {
  const [clause = ''] = /^[^.,;:!?()\n–—"]{0,60}/u.exec(text.slice(at)) ?? [];
  const words: Part[] = [];
  let end = at;
  for (const part of partsOf(clause)) {
    if (part.small || stops.test(part.text) || words.length === longestThing) break;
    words.push(part);
    end = at + part.end;
  }
  return { words, end };
}

const complementAfter = /^\s(?:del?|du|des|aux?|à|d[’'])\s?(?:la\s|l[’'])?\p{L}{3,20}/iu;
/** "No puppies under 16 weeks", "keine Kurse am Wochenende": what is denied is less than the thing. */
const narrowed = longPattern('iu')`
  ^\s(?:under|over|on|in|with|that|which|who|at|for|before|after|from|than|during|unless|except|older|younger|within|to|of
    |unter|über|mit|für|bei|am|im|in|auf|zu|die|der|das|von|con|para|en|que|sobre|menos|por|del?|los|las
    |pour|avec|dans|sur|qui|le|la|aux?|à|des?|du)(?!\p{L})|^\sd[’']
`;

const headOf = (words: readonly Part[], written: WrittenLanguage): Part | undefined =>
  written === 'es' || written === 'fr' ? words[0] : words.at(-1);

const fewestLetters = 3;
const nearby = 12;
const known = new WeakMap<Ledger, readonly DeniedThing[]>();
/** "Someone with their own sail", "fits your charger": a thing of the buyer. */
const ofBuyer =
  /(?<!\p{L})(?:own|your|their|eigene[nmrs]?|Ihre[nmrs]?|dein\p{L}{0,2}|propi[oa]s?|tus?|sus?|votre|vos|propre)\s$/iu;

/** Things that the brief denies and nowhere speaks of otherwise. */
function deniedIn(ledger: Ledger): readonly DeniedThing[] {
  const before = known.get(ledger);
  if (before !== undefined) return before;
  const { written } = ledger.language;
  const found = new Map<string, DeniedThing>();
  const affirmed: { told: ReadonlySet<string>; spoken: ReadonlySet<string> }[] = [];
  for (const { text } of written === 'other' ? [] : ledger.sentences) {
    const spans: Stretch[] = [];
    const add = (words: readonly Part[], start: number, end: number, way: Way): void => {
      const head = headOf(words, written);
      if (head === undefined) return;
      spans.push({ start, end });
      if (head.stem.length < fewestLetters || noThings.test(head.stem)) return;
      const stems = words.map(({ stem }) => stem);
      found.set(`${way} ${stems.join(' ')}`, { head: head.stem, stems, way });
    };
    const addFrom = (from: number, way: Way): void => {
      let at = from;
      for (let entry = 0; entry < 4; entry += 1) {
        const { words, end: wordsEnd } = thingFrom(text, at);
        // "Chauffage au gaz", "urgencias de noche": what it is of is part of its name.
        const complement =
          words.length > 0 && (written === 'es' || written === 'fr')
            ? complementAfter.exec(text.slice(wordsEnd, wordsEnd + 40))?.[0]
            : undefined;
        const end = wordsEnd + (complement?.length ?? 0);
        if (complement !== undefined) words.push(...partsOf(complement).filter(({ small }) => !small));
        if (narrowed.test(text.slice(end, end + 12))) spans.push({ start: at, end });
        else add(words, at, end, way);
        const joint = alternative.exec(text.slice(end, end + 16))?.[0];
        if (joint === undefined || words.length === 0) return;
        at = end + joint.length;
      }
    };
    for (const match of matchesOf(refusing, text)) addFrom(match.index + match[0].length, 'refused');
    for (const match of matchesOf(unfit, text)) addFrom(match.index + match[0].length, 'unfit');
    for (const match of matchesOf(lacking, text)) addFrom(match.index + match[0].length, 'missing');
    for (const match of matchesOf(leftOut, text)) {
      for (const entry of match[1]!.split(/\s(?:and|und|y|e|et)\s/iu)) {
        const words = partsOf(entry).filter(({ small, text: word }) => !small && !stops.test(word));
        const head = headOf(words, written);
        if (head !== undefined) add([head], match.index, match.index + match[0].length, 'left out');
      }
    }
    const parts = partsOf(text);
    const told = new Set<string>();
    const spoken = new Set<string>();
    for (const [at, part] of parts.entries()) {
      if (part.small || spans.some(({ start, end }) => start <= part.start && part.end <= end)) continue;
      spoken.add(part.stem);
      const next = parts[at + 1];
      // "Sail number", "leash clips": a word that only tells which number it is.
      const tellsWhich =
        written === 'en' && next?.small === false && text.slice(part.end, next.start) === ' ';
      const isAsked = text[part.end] === '?';
      if (!tellsWhich && !isAsked && !ofBuyer.test(text.slice(Math.max(0, part.start - nearby), part.start)))
        told.add(part.stem);
    }
    affirmed.push({ told, spoken });
  }
  const denied = [...found.values()].filter(
    // "Battery not included" of what fits a battery: only that it comes along is false.
    ({ stems, way }) =>
      way === 'left out' ||
      !affirmed.some(({ told, spoken }) =>
        stems.every((stem) => (way === 'refused' ? spoken : told).has(stem)),
      ),
  );
  known.set(ledger, denied);
  return denied;
}

/** What says that a thing is there, with the thing behind it. */
const having = longPattern('giu')`
  (?<!\p{L})(?:with|has|have|features?|includes?|including|works? on|runs on|mit|samt|inklusive|hat|haben|besitzt|con|tiene|tienen|lleva|incluye|avec|possède|comporte|comprend)
    \s(?:(?:an?|the|its|two|both|all|matching|eine[nmr]?|dem|der|den|zwei|una?|dos|el|la|los|las|sus?|une?|deux|le|les|son|ses|sa)\s){0,2}(?=[\p{L}\d])
`;
const furtherEntry =
  /^(?:,\s?|,?\s(?:and|plus|und|sowie|y|e|et)\s)(?:(?:an?|the|its|eine[nmr]?|una?|une?|el|la|le|les|los|las)\s)?/iu;
const parcel = longPattern('iu')`
  (?:comes?|complete|supplied|delivered|viene|vienen|livrée?s?|fournie?s?) (?:with|con|avec)\s|(?:includes?|including|inklusive|samt|incluye|comprend)\s
`;
/** "The sails are …", "Ladegerät im Lieferumfang": the thing before it. */
const told = longPattern('giu')`
  (?:^|[.!?\n,]\s?)(?:(?:the|both|all|its|die|der|das|el|la|los|las|le|les|un|una|une|an?)\s){0,2}((?:\p{L}[\p{L}’'-]*\s){1,3})
    (?:is|are|has|have|comes?|included|ist|sind|hat|liegt|liegen|im Lieferumfang|dabei|inklusive|está|están|viene|vienen|incluid[oa]s?|est|sont|inclus|incluse|fournie?s?)(?!\p{L})
`;
const suited =
  /(?<!\p{L})(?:for|für|para|pour)\s(?:(?:the|all|your|young|small|die|den|alle|el|la|los|las|les|le)\s){0,2}(?=\p{L})/giu;
/** A text that speaks of what is missing, or of what the buyer has, says nothing false. */
const sayingSo = longPattern('iu')`
  (?<!\p{L})(?:no|not|without|never|nor|neither|none|isn[’']t|aren[’']t|doesn[’']t|don[’']t|cannot|can[’']t|instead|rather|own|separate(?:ly)?|elsewhere|away|avoid|add|bring|buy|need|needs|missing|lacks?|minus|free|skip|forget|extra|optional
    |ohne|nicht|kein\p{L}{0,2}|nie|statt|eigene\p{L}?|separat|fehl\p{L}+|sin|ni|falta\p{L}*|aparte|propi[oa]s?|en lugar|sans|pas|non|aucune?|jamais|manqu\p{L}+|propre|séparément)(?!\p{L})
  |-free(?!\p{L})|frei(?!\p{L})
`;

/** What a text says is there, or done, and the brief says is not. */
export function deniedThings(text: string, ledger: Ledger): Stretch[] {
  const denied = deniedIn(ledger);
  if (denied.length === 0) return [];
  const { written } = ledger.language;
  const found: Stretch[] = [];
  const saysSo = (start: number, end: number): boolean => {
    const [from, to] = sentenceAround(text, { start, end });
    return sayingSo.test(text.slice(from, to));
  };
  const judge = (words: readonly Part[], at: number, way: Way, isInParcel = false): void => {
    const head = headOf(words, written);
    if (head === undefined) return;
    const stems = new Set(words.map(({ stem }) => stem));
    const isDenied = denied.some(
      (thing) =>
        (thing.way === way || (isInParcel && thing.way === 'left out')) &&
        thing.head === head.stem &&
        thing.stems.every((stem) => stems.has(stem)),
    );
    const start = at + words[0]!.start;
    const end = at + words.at(-1)!.end;
    // "Comes with easel? - no easel is extra": what is asked is not claimed.
    if (isDenied && text[end] !== '?' && !saysSo(start, end)) found.push({ start, end });
  };
  for (const match of matchesOf(having, text)) {
    const isInParcel = parcel.test(text.slice(Math.max(0, match.index - 12), match.index + match[0].length));
    let at = match.index + match[0].length;
    for (let entry = 0; entry < 4; entry += 1) {
      const { words, end } = thingFrom(text, at);
      judge(words, at, 'missing', isInParcel);
      const joint = furtherEntry.exec(text.slice(end, end + 16))?.[0];
      if (joint === undefined || words.length === 0) break;
      at = end + joint.length;
    }
  }
  for (const match of matchesOf(suited, text)) {
    const at = match.index + match[0].length;
    judge(thingFrom(text, at).words, at, 'unfit');
  }
  for (const match of matchesOf(told, text))
    judge(
      partsOf(match[1]!).filter(({ small }) => !small),
      match.index + match[0].lastIndexOf(match[1]!),
      'missing',
      /(?:comes?|included|lieg\p{L}+|Lieferumfang|dabei|inklusive|vienen?|incluid[oa]s?|incluse?|fournie?s?)$/iu.test(
        match[0],
      ),
    );
  // A thing told in two words is another thing in no sentence: "hot water", "online booking".
  const isSure = ({ way, stems }: DeniedThing): boolean =>
    way === 'refused' || (way === 'missing' && stems.length > 1);
  const parts = denied.some(isSure) ? partsOf(text) : [];
  for (const thing of denied) {
    const { stems, head } = thing;
    const place = isSure(thing) ? parts.find(({ stem }) => stem === head) : undefined;
    if (place === undefined) continue;
    const [from, to] = sentenceAround(text, place);
    const near = new Set(parts.filter(({ start }) => from <= start && start < to).map(({ stem }) => stem));
    if (stems.every((stem) => near.has(stem)) && !saysSo(place.start, place.end)) found.push(place);
  }
  return found.map(({ start, end }) => ({ start, end }));
}
