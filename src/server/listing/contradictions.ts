import type { Ledger } from '#rules/listing/listing.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { contentStemsOf, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { appliances, washer } from './appliances.ts';
import type { Unsaid } from './brief-words.ts';
import { isAllowedForPart } from './moved-facts.ts';
import { type Stuff, stuffs } from './stuff-looks.ts';

/** What the brief denies, which a text may not say. */
interface Denied {
  /** Appliances that the brief denies or does not speak of, by their number. */
  appliances: ReadonlySet<number>;
  /** Activities that the brief says to take the thing off for. */
  activities: readonly RegExp[];
  /** Stems of what is not in the parcel or not on the thing. */
  things: ReadonlySet<string>;
  /** Stems of what the brief says is in it. */
  contained: ReadonlySet<string>;
  /** Stems of faults that the brief tells. */
  faults: ReadonlySet<string>;
  /** The brief speaks of stuffs that only look like what they are called after. */
  looks: readonly Stuff[];
}

/** What is done with a thing on; only what the brief says to take it off for is closed to it. */
const activities: readonly RegExp[] = [
  /(?<!\p{L})(?:sw[iau]m\p{L}*|pool|schwimm\p{L}*|nadar|piscina|nager|piscine)(?!\p{L})/giu,
  /(?<!\p{L})(?:shower\p{L}*|dusch\p{L}*|ducha\p{L}*|douche\p{L}*|bath(?:e|es|ing)?|baden|bañar\p{L}*)(?!\p{L})/giu,
  /(?<!\p{L})(?:sleep\p{L}*|schlaf\p{L}*|dormir)(?!\p{L})/giu,
];
const takenOff =
  /(?<!\p{L})(?:before|off|remove|keep\p{L}* (?:\p{L}+ )?(?:dry|away)|ablegen|abnehmen|ausziehen|bevor|vor dem|antes|quita\p{L}*|retir\p{L}+|avant|enlev\p{L}+)(?!\p{L})/iu;

/** Behind which a text speaks of washing at some heat, so that a machine may be meant. */
const washesWarm =
  /(?<!\p{L})(?:wash|wasch|lava)\p{L}{0,12}[^.;\n]{0,40}\d{2}\s?(?:°|degrees|grad|grados|degrés)/iu;

const negation = longPattern('iu')`
  (?<!\p{L})(?:no|not|never|nothing|nobody|nichts|nada|rien|niente|without|avoid|cannot|neither|nor|isn[’']t
    |don[’']t|doesn[’']t|won[’']t|can[’']t|shouldn[’']t|mustn[’']t|rather than|instead of|instead|keep out
    |out of|away from|damages?|ruins?|harms?|hurts?|except|nicht|nie|niemals|kein\p{L}*|ohne|statt|anstatt
    |weder|schadet|zerstört|sin|nunca|ni|jamás|evita|evite|daña|estropea|en lugar|en vez|ne|n[’']\p{L}+|pas
    |jamais|sans|aucune?|évite[zr]?|abîm\p{L}+|au lieu|non|mai|senza|evitare|niet|geen|nooit|zonder|não
    |nunca|sem|nie|ikke|inte|не|нельзя)(?!\p{L})|不可|できません|ません|避け|不能|불가
`;
const clauseEnds = /[.!?;\n。！？]/u;

/** The sentence around a place, without its stop. */
function sentenceAround(text: string, start: number, end: number): string {
  let from = start;
  while (from > 0 && !clauseEnds.test(text[from - 1]!) && text[from - 1] !== '>') from -= 1;
  let to = end;
  while (to < text.length && !clauseEnds.test(text[to]!) && text[to] !== '<') to += 1;
  return text.slice(from, to);
}

/** The same without what is excepted behind the place: "Dishwasher safe except the lid" denies nothing of the dishwasher. */
function beforeExceptions(text: string, start: number, end: number): string {
  const sentence = sentenceAround(text, start, end);
  const at = sentence.indexOf(text.slice(start, end)) + end - start;
  return `${sentence.slice(0, at)}${sentence.slice(at).replace(exceptions, '')}`;
}
const exceptions =
  /(?<!\p{L})(?:except|außer|ausser|salvo|excepto|sauf|hormis|(?:without|ohne|sin|sans) (?:the|its|den|die|das|el|la|los|las|le|les))(?!\p{L}).{0,200}$/iu;
/** "Machine wash cold, do not tumble dry": behind the comma something else is denied. */
const otherDenied =
  /,\s(?:(?:but|aber|pero|mais)\s)?(?:do not|don[’']t|never|not|nicht|nie|no|ne|pas)\s(.{3,200})$/iu;

/** "NO SEAMS DISHWASHER SAFE", "no plug, dishwasher safe bowl": another thing is denied before it. English. */
const otherBefore =
  /(?<!\p{L})no (?!(?:parts?|pieces?|items?|components?)(?!\p{L}))(?:\p{L}{2,20}s |\p{L}{2,20}, )(?=(?:dishwasher|microwave|oven|freezer)[ -]safe(?!\p{L}))/giu;

function isDeniedAt(text: string, start: number, end: number): boolean {
  const sentence = beforeExceptions(text, start, end).replace(otherBefore, '');
  const at = sentence.indexOf(text.slice(start, end));
  const other = otherDenied.exec(sentence);
  const isOther =
    other !== null && other.index > at && appliances.some((one) => other[1]!.search(one) !== -1);
  return negation.test(isOther ? sentence.slice(0, other.index) : sentence);
}

const without =
  /(?<!\p{L})(?:(?:no|without|kein\p{L}{0,2}|ohne|sin|sans|pas de|aucune?|senza|nessun[oa]?|zonder|geen|sem|nenhuma?)\s|pas d[’'])(?=(\p{L}[\p{L}’' -]{2,40}))/giu;
const notIncluded = longPattern('giu')`
  ((?:(?<![\p{L}-])\p{L}[\p{L}-]{1,30},?\s){1,3}?)(?:(?:in|on|auf|nella|in|sulla|op|na|sur|en) (?:the|dem|den|de|het|la) (?:photos?|pictures?|fotos?|foto[’']s|bild\p{L}*|imagen|imágenes|imagem) )?(?:(?:is|are|è|sono|is|zijn|é|são|está|estão) )?(?:not included|not supplied
    |sold separately|not part of (?:it|this|the \p{L}+)|(?:gehört|gehören) nicht dazu|no forman? parte|ne (?:fait|font) pas partie|(?:costs? )?extra(?=[.,;]|$)|gegen aufpreis|missing|fehlt|fehlen|faltan?|manque(?:nt)?|nicht (?:enthalten|dabei|inklusive
      |inbegriffen|im Lieferumfang)|(?:liegt|liegen) nicht bei|no (?:incluid[oa]s?|está incluid[oa])
    |non (?:inclus|incluse|fourni|fournie)s?|pas (?:inclus|fourni)e?s?
    |(?:non (?:è |sono )?(?:inclus|compres|fornit)|esclus)[oaie]|(?:(?:si )?(?:compran?o?|vendono|vende|vendut[oaie]|acquistan?o?) )(?:a parte|separatamente)|non (?:fa|fanno) parte
    |(?:niet (?:in)?begrepen|niet (?:mee)?geleverd)|(?:los|apart) (?:te koop|verkrijgbaar|verkocht)|(?:hoort|horen|zit|zitten) er niet bij|ontbre(?:ekt|ken)|manca(?:no)?
    |não (?:está |estão )?incluíd[oa]s?|(?:vend(?:e|em)-se|vendid[oa]s?|compra(?:m)?-se) (?:à parte|separadamente)|não (?:faz|fazem) parte|não v(?:em|êm) incluíd[oa]s?)(?!\p{L})
`;
/** "Falta la aguja", "il manque le couvercle": where the verb stands first. */
const lacks =
  /(?<!\p{L})(?:faltan?|(?:il )?manque(?:nt)?|es fehl(?:t|en)|lacks|(?:it is |is )?missing|manca(?:no)?|ontbre(?:ekt|ken))(?: (?:the|its|an?|el|la|los|las|una?|le|les|der|die|das|ein|eine|il|lo|gli|i|de|het|een|um|o|os))? (\p{L}[^.;\n]{2,40})/giu;
/** A shorter word names no thing. */
const shortestThing = 3;
/** Words that say of a part that it is one more: where one of them is denied, none of the others holds. */
const spares =
  'spare replacement ersatz ersatzteil repuesto recambio rechange ricambio scorta riserva reserve reserveonderdeel sobresselente suplente reserva';
const isSpare: ReadonlySet<string> = new Set(stemsOf(spares));
const thingEnds =
  /\s(?:in|on|at|of|near|im|bei|auf|en|de|dans|sur|and|or|for|und|oder|für|y|o|para|et|ou|pour|is|are|needed)\s|,/iu;
const faulty =
  /(?<!\p{L})(?:repair|mend|patch|chew|bite|rust|wear|moth|scuff|scratch|mark|stain|crack|chip|dent|tear|rip|hole|fray|fad|scrape|kratz|fleck|riss|delle|macke|schramm|loch|araña|rasguñ|mancha|grieta|golpe|rotur|ray|égratign|tach|fissur|éclat|trou)\p{L}*/giu;

const knownDenied = new WeakMap<Ledger, Denied>();

function deniedBy(prepared: Prepared): Denied {
  const { brief, ledger } = prepared;
  const before = knownDenied.get(ledger);
  if (before !== undefined) return before;
  // What else a row of names calls the thing ("Wäschetrockner" of a clothes horse) is said too.
  const text = [...ledger.sentences.map((sentence) => sentence.text), ...(brief.product.also ?? [])].join(
    '\n',
  );
  const closed = new Set<number>();
  for (const [at, pattern] of appliances.entries()) {
    const found = matchesOf(pattern, text);
    const isAllowed = found.some(({ 0: said, index }) => !isDeniedAt(text, index, index + said.length));
    // "The body does not go into the machine, the lid does."
    if (!isAllowed && !isAllowedForPart(at, prepared) && !(at === washer && washesWarm.test(text)))
      closed.add(at);
  }
  const things = new Set<string>();
  // What is there elsewhere in the brief is denied for a part of it only.
  let rest = text;
  for (const match of matchesOf(without, text)) {
    const said = (match[1] ?? '').split(thingEnds)[0]!;
    rest = rest.replace(`${match[0]}${said}`, ' ');
    for (const stem of contentStemsOf(said).slice(0, 2)) if (stem.length >= shortestThing) things.add(stem);
  }
  for (const stem of contentStemsOf(rest.replaceAll(notIncluded, ' '))) things.delete(stem);
  for (const match of matchesOf(notIncluded, text)) {
    // "Swivel and leash not included": each of them.
    for (const thing of (match[1] ?? '').split(/,\s|\s(?:and|und|y|et)\s/u)) {
      const last = contentStemsOf(thing).findLast((stem) => stem.length >= shortestThing);
      if (last !== undefined) things.add(last);
    }
  }
  for (const { 1: said = '' } of matchesOf(lacks, text)) {
    const first = contentStemsOf(said.split(thingEnds)[0]!).find((stem) => stem.length >= shortestThing);
    if (first !== undefined && !stemsOf(rest.replaceAll(lacks, ' ')).includes(first)) things.add(first);
  }
  if ([...things].some((thing) => isSpare.has(thing))) for (const spare of isSpare) things.add(spare);
  const faults = new Set(
    matchesOf(faulty, text)
      .filter(({ 0: said, index }) => !negation.test(sentenceAround(text, index, index + said.length)))
      .flatMap(({ 0: said }) => stemsOf(said)),
  );
  const contained = new Set(
    matchesOf(containing, text).flatMap(({ 1: said = '' }) =>
      /^(?:no|kein|pas|ni)/iu.test(said) ? [] : contentStemsOf(said),
    ),
  );
  const looks = stuffs.filter(
    ({ name, look }) =>
      matchesOf(look, text).length > 0 && matchesOf(name, text.replaceAll(look, ' ')).length === 0,
  );
  const closedTo = activities.filter((pattern) => {
    const said = matchesOf(pattern, text);
    return (
      said.length > 0 &&
      said.every(({ 0: word, index }) => {
        const sentence = sentenceAround(text, index, index + word.length);
        return negation.test(sentence) || takenOff.test(sentence);
      })
    );
  });
  const found = { appliances: closed, activities: closedTo, things, contained, faults, looks };
  knownDenied.set(ledger, found);
  return found;
}

/** Stems of what the brief says is not there. */
export const deniedThings = (prepared: Prepared): ReadonlySet<string> => deniedBy(prepared).things;

/** Where a thing is said to be in the parcel, and where it is the buyer who has to see for it. */
const inParcel = longPattern('iu')`
  (?<!\p{L})(?:comes? with|with it|already (?:inside|in|fitted|installed)|is fitted|are fitted
    |pre-?installed|bereits (?:drin|eingesetzt|eingelegt)|schon (?:drin|eingesetzt|eingelegt)
    |ya (?:puest|instalad|colocad)[oa]s?|déjà (?:install|mont|en place)\p{L}*|includ\p{L}+|suppli\p{L}+
    |delivered|in the box|you get|enthalten|dabei|geliefert|mitgeliefert|lieferumfang|liegt bei|liegen bei
    |inklusive|incluid[oa]s?|incluye|viene con|fournie?s?|inclus\p{L}*|livrée?s?|compres[oaie]|fornit[oaie]|in dotazione|nella (?:scatola|confezione)|in omaggio
    |inbegrepen|meegeleverd|(?:krijg|krijgt) je|erbij|bijgeleverd|incluíd[oa]s?|acompanham?|vem com|vêm com|na caixa|de oferta)(?!\p{L})
`;
/** "With a matching helmet", "mit LED-Leuchtmittel": right before the thing. */
const withIt =
  /(?<!\p{L})(?:with|in|there (?:is|are)|has|have|mit|es gibt|hat|con|en|hay|tiene|avec|dans|il y a|met|com)\s(?:\p{L}+[\s-]){0,2}(?:\p{L}+-)?$/iu;
const ownDuty =
  /(?<!\p{L})(?:lost|gone|missing|fehlt|verloren|perdido|perdu|bring|buy|order|own|need|separate\p{L}*|besorg\p{L}*|bestell\p{L}*|eigene\p{L}*|kaufen|benötig\p{L}*|compra\p{L}*|propi[oa]|necesita\p{L}*|achet\p{L}+|prévo\p{L}+|command\p{L}+|a parte|comprar\p{L}+|comprarl\p{L}|acquist\p{L}+|apart|los|koop\p{L}*|koop|à parte)(?!\p{L})/iu;
const freeOf =
  /(?<!\p{L})(?:(?:free|freed) (?:of|from)|frei von|libres? de|exempte?s? d[e’']|dépourvue?s? d[e’'])\s?(\p{L}[\p{L}’' -]{2,30})/giu;
const freeBehind = /(?<![\p{L}-])(\p{L}{3,20})[- ]?(?:free|frei)(?!\p{L})/giu;
const containing = /(?<!\p{L})(?:contains?|enthält|contienen?|contient)\s([^.;:!?\n]{3,80})/giu;
/** That a thing never changes is nobody's to say but the seller's. */
const lasting = longPattern('giu')`
  (?<!\p{L})(?:does not|do not|doesn[’']t|don[’']t|never|won[’']t|will not|cannot
    |can[’']t)(?: \p{L}+)? (?:tarnish|fade|rust|shrink|crack|warp|break|chip|peel|slip|leak|stain|smell
    |scratch|bleed|pill|wobble|tip over|wear out|lose (?:its|their) \p{L}+|go blunt|stick|get hot
    |gets? (?:hot|warm)|dries? out|irritate)(?!\p{L})|(?<!\p{L})(?:stays?|remains?|keeps?) (?:cool|sharp|dry
    |cold|warm|hot|soft|bright)(?!\p{L})|(?<!\p{L})(?:rostet|verblasst|bricht|reißt|verzieht sich
    |läuft) (?:nicht|nie|niemals)(?: \p{L}+)?|(?<!\p{L})(?:no|nunca|jamás) se (?:oxida|rompe|decolora|encoge
    |deforma|despinta|raya|mancha)n?(?!\p{L})|(?<!\p{L})non (?:si )?(?:arruggin|sbiad|scolor|romp|graffi|macchi|deform|restring)\p{L}+|(?<!\p{L})(?:roest|verkleurt|breekt|krimpt|krast|vervormt|kleurt) (?:niet|nooit)|(?<!\p{L})não (?:enferruja|desbota|risca|parte|encolhe|mancha|deforma|larga)m?(?!\p{L})|(?<!\p{L})ne (?:rouille|ternit|casse|rétrécit|décolore|déteint
    |se déforme|fuit)(?:nt)? (?:pas|jamais)(?!\p{L})
`;

/** What a text says against its brief: what that denies, the faults that it tells, a stuff that it only looks like. */
export function contradictionsIn(text: string, prepared: Prepared): Unsaid[] {
  const { ledger } = prepared;
  const denied = deniedBy(prepared);
  const found: Unsaid[] = [];
  const brief = ledger.sentences.map((sentence) => sentence.text.toLowerCase()).join('\n');
  for (const at of denied.appliances)
    for (const { 0: said, index } of matchesOf(appliances[at]!, text))
      if (!negation.test(beforeExceptions(text, index, index + said.length)))
        found.push({ start: index, end: index + said.length, kind: 'safety' });
  for (const pattern of denied.activities)
    for (const { 0: said, index } of matchesOf(pattern, text)) {
      const sentence = sentenceAround(text, index, index + said.length);
      if (!negation.test(sentence) && !takenOff.test(sentence))
        found.push({ start: index, end: index + said.length, kind: 'fit' });
    }
  for (const { name, look } of denied.looks) {
    const real = text.replaceAll(look, (said) => ' '.repeat(said.length));
    for (const { 0: said, index } of matchesOf(name, real))
      if (!negation.test(sentenceAround(text, index, index + said.length)))
        found.push({ start: index, end: index + said.length, kind: 'material' });
  }
  if (denied.things.size > 0)
    for (const { 0: word, index } of matchesOf(/\p{L}[\p{L}-]*/gu, text)) {
      const [stem = ''] = stemsOf(word).slice(-1);
      // "In the box:" heads a list of what comes.
      if (!denied.things.has(stem) || /in the $/iu.test(text.slice(Math.max(0, index - 7), index))) continue;
      const sentence = sentenceAround(text, index, index + word.length);
      const isWith = withIt.test(text.slice(Math.max(0, index - 24), index));
      if ((isWith || inParcel.test(sentence)) && !negation.test(sentence) && !ownDuty.test(sentence))
        found.push({ start: index, end: index + word.length, kind: 'contents' });
    }
  if (denied.contained.size > 0)
    for (const match of [...matchesOf(without, text), ...matchesOf(freeBehind, text)])
      if (
        contentStemsOf((match[1] ?? '').split(thingEnds)[0]!)
          .slice(0, 2)
          .some((stem) => denied.contained.has(stem))
      )
        found.push({ start: match.index, end: match.index + match[0].length, kind: 'exclusion' });
  for (const match of [
    ...matchesOf(freeOf, text),
    ...(denied.faults.size > 0 ? matchesOf(without, text) : []),
  ]) {
    const [first = '', second = ''] = stemsOf(match[1] ?? '');
    const isFault = denied.faults.has(first) || denied.faults.has(second);
    const isDenied = denied.things.has(first);
    if (
      isFault ||
      (matchesFree(match[0]) &&
        ledger.stems.has(first) &&
        !isDenied &&
        !brief.includes(match[0].toLowerCase()) &&
        !saysFree(match[1] ?? '', brief))
    )
      found.push({ start: match.index, end: match.index + match[0].length, kind: 'exclusion' });
  }
  for (const { 0: said, index } of matchesOf(lasting, text))
    if (!isSaidToLast(said, ledger)) found.push({ start: index, end: index + said.length, kind: 'lasting' });
  return found;
}

/** "Keeps cold for 12 hours" backs "stays cold", "hot handle" no "never gets hot". */
function isSaidToLast(said: string, ledger: Ledger): boolean {
  const words = stemsOf(said).filter((stem) => ledger.stems.has(stem));
  const isDenial = negation.test(said);
  return ledger.sentences.some(({ text }) => {
    if (isDenial && !negation.test(text)) return false;
    const stems = stemsOf(text);
    return words.some((word) => !keeping.has(word) && stems.includes(word));
  });
}

const keeping: ReadonlySet<string> = new Set(
  stemsOf(
    'stay stays remain remains keep keeps does do not never will wont cannot get gets its their to the on for no nunca ne pas jamais nicht nie se non mai si niet nooit não',
  ),
);

/** "PVC free" of what is free of PVC. */
function saysFree(things: string, brief: string): boolean {
  const [thing = ''] = things.toLowerCase().split(' ');
  return ['free', 'frei'].some((free) =>
    ['', ' ', '-'].some((joint) => brief.includes(`${thing}${joint}${free}`)),
  );
}

const matchesFree = (said: string): boolean => /^(?:free|frei|libre|exempt|dépourvu)/iu.test(said);
