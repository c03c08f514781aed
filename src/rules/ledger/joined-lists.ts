import { countPieces } from '#rules/text/spaces.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { deniesOther, goesOn, leansElsewhere, pricesOther, saysHow, saysOfPrice } from './clause-joints.ts';
import { endOfColonList, enumeration } from './colon-list.ts';
import {
  countsThings,
  endOfChoices,
  endOfNouns,
  endOfSorts,
  endOfUses,
  germanDoing,
  included,
  isShortEntry,
  listedPart,
  missing,
  namesRegion,
  ownKind,
  startOfGrinds,
  withoutBound,
  whenDone,
} from './list-ends.ts';
import { isTraitOfPart, namesPart, opensApart } from './part-nouns.ts';
import { opensWithDoing } from './shape.ts';
import { doesAbroad } from './does-abroad.ts';
import { goesOnWithPlaces } from './places-in-row.ts';

const opensContents =
  /^(?:(?:(?:it|they) )?(?:comes? with|includes?|including|complete with|supplied with)|w zestawie|zestaw zawiera|in dotazione|nella confezione|acompanha|na caixa|wordt geleverd met|součástí je|v balení|в комплекте|у комплекті)\s/iu;
const opensList =
  /^(?:w zestawie|zestaw zawiera|in dotazione|nella confezione|acompanha|na caixa|součástí je|v balení|в комплекте|у комплекті)\s[^,]*$|^(?:sizes?|tallas?|tailles?|größen?) \p{Lu}{1,3}$|^(?:no|without|free (?:from|of)|keine?|ohne|sin|sans|farben?|colou?rs?|colores?|couleurs?|coloris|kleuren|motive?|prints?|scents?|flavou?rs?|düfte|sorten|sabores)\s[^,]*$|(?:^|\s)(?:such as|with|without|ohne|sin|sans|free (?:of|from)|for|(?<!\d\s)in|of|from|including|featuring|showing|includes?|contains?|between|inkl\.?|inklusive|inclusief|medföljer|medfølger|incl\.?|einschl\.?|incluye|incluido|comprend|mit|für|aus|von|nach|im Raum|rund um|zwischen|con|para|de|avec|pour|voor|met|per|dla|для|su|sulla?|em|no|na|op|adatt[oaei] a|comes with|works? on|runs? on|fits|to(?=\s\p{L})|(?:that|which|who)\s\p{L}+)\s[^,]*$|:\s/iu;

/** "450 ml" and "11 cm de diámetro" end what they tell; nothing is listed behind them. */
const measured =
  /(?:^|\s)[-–−+±]?\d[\d.,]*\s?(?:°?\p{L}{0,3}|litr\p{L}{1,3}|liters?|pollici|polegadas|pulgadas|pouces|gram\p{L}{0,3}|stuks|sztuk|pezzi|peças)(?:\s(?:de\s|d[’'])(?:alt[oau]r?a?|anch[oura]*|larg[oeur]*|fondo|profundidad|diámetro|grosor|haut\p{L}{0,3}|long\p{L}{0,5}|diamètre|profondeur|épaisseur))?$/u;
/** What a part fits bears figures: "VW Golf Mk7 2012 to 2020, Audi A3 8V and Seat Leon 5F". */
const fitsOthers =
  /^(?:fits?|suits|available for(?= \S*\p{Lu})|compatible with|works with|(?:(?:(?:can|may) be )?used|doubles|serves) as an?|passend für|passt|compatible(?: con| avec)?)\s/iu;

/** "Pastillas para Yamaha MT-07 2014-2020, XSR 700 y Tracer 700": models of one list. */
const namesModels = /(?:(?:^|\s)(?:para|pour|für)|\p{L}\sfor)\s\p{Lu}[\p{L}-]+\s(?:\S+\s)?\S*\d/u;
const isFit = (part: string): boolean => fitsOthers.test(part) || (hasFigure(part) && namesModels.test(part));

const many = /\p{Ll}{2}[^s\P{L}]s$/u;

const headed = /[\p{L}\d]\s?:\s/u;
const opensWithAnd = /^(?!ET\s\d)(?:and|und|y|et)\s/iu;

/** Joins "with oat" + "chamomile and honey" again: short pieces that end in "… and …" and hang on a preposition. */
export function joinEnumerations(parts: readonly string[]): readonly string[] {
  if (parts.length < 2) return parts;
  const [opening = '', second = ''] = parts;
  // "Burns pine needles, burlap or wood pellets, fuel not included": the list ends before what is missing.
  if (parts.length > 2 && missing.test(parts.at(-1)!))
    return [...joinEnumerations(parts.slice(0, -1)), parts.at(-1)!];
  // "Après ouverture, conserver au frais": when something is done is told with it.
  if (whenDone.test(opening)) return joinEnumerations([`${opening}, ${second}`, ...parts.slice(2)]);
  if (isPurposeList(parts) || isListOfWords(parts) || addsList(parts)) return [parts.join(', ')];
  if (isListOfIncluded(parts) || isListOfTitles(parts)) return [parts.join(', ')];
  const sorts = endOfSorts(parts);
  if (sorts > 0) {
    const whole = parts.slice(0, sorts + 1).join(', ');
    // "… and helical stairs in steel, oak and glass": what all of them are of goes on.
    return opensList.test(parts[sorts]!)
      ? joinRows([whole, ...parts.slice(sorts + 1)])
      : [whole, ...joinEnumerations(parts.slice(sorts + 1))];
  }
  if (isDoneToAll(parts) || hasArticleEach(parts)) return [parts.join(', ')];
  if (germanDoing.test(opening) && enumeration.test(` ${second} `) && countPieces(second) < 7)
    return [`${opening}, ${second}`, ...joinEnumerations(parts.slice(2))];
  const uses = endOfUses(parts);
  if (uses > 0) return [parts.slice(0, uses + 1).join(', '), ...joinEnumerations(parts.slice(uses + 1))];
  if (isListOfSizes(parts) || areSafeAlike(parts)) return [parts.join(', ')];
  const ground = startOfGrinds(parts);
  if (ground !== -1) return [...joinEnumerations(parts.slice(0, ground)), parts.slice(ground).join(', ')];
  const each = parts.findIndex((_, at) => at > 0 && hasArticleEach(parts.slice(at)));
  if (each !== -1) return [...joinRows(parts.slice(0, each)), parts.slice(each).join(', ')];
  return joinRows(parts);
}

/** "Native flowers for shade including foxglove, red campion, wood avens": what is included goes on to the end. English. */
const namesIncluded = /\p{L} (?:including|such as) (?:\p{L}[\p{L}’'-]* ){0,3}\p{L}[\p{L}’'-]*$/iu;
const entryOfIncluded = /^(?:and )?\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}$/u;

function isListOfIncluded(parts: readonly string[]): boolean {
  return (
    parts.length > 2 &&
    namesIncluded.test(parts[0]!) &&
    parts.slice(1).every((part) => entryOfIncluded.test(part) && !ownKind.test(part))
  );
}

/** Names in capitals in a row: "Includes Amazing Grace, Be Thou My Vision, It Is Well". English. */
const opensTitles =
  /^(?:it )?(?:includes?|including|contains) (?:\p{Lu}[\p{L}’'-]* ){1,5}\p{Lu}[\p{L}’'-]*$/u;
const titleEntry = /^(?:and )?\p{Lu}[\p{L}’'-]*(?: (?:\p{Lu}[\p{L}’'-]*|of|the|to|in|a|and)){1,6}$/u;

function isListOfTitles(parts: readonly string[]): boolean {
  return (
    parts.length > 2 &&
    opensTitles.test(parts[0]!.replace(/^I/u, 'i')) &&
    parts.slice(1).every((part) => titleEntry.test(part))
  );
}

/** "For squats, glutes, physical therapy" is one list even without an "and". */
function isPurposeList(parts: readonly string[]): boolean {
  return (
    /^(?:for|für|para|pour|(?:(?:perfect|great|ideal|lovely|best|nice) )?(?:gift|geschenk|regalo|cadeau|idée cadeau|presente|cadeau) (?:for|für|para|pour|voor)|suits?|(?:suitable|suited|good|great|ideal|perfect|lovely|handy|useful|meant|intended|made|designed) for|with|mit|con|avec)\s\p{L}+(?:\s\p{L}+){0,2}$/iu.test(
      parts[0]!,
    ) && parts.slice(1).every(isShortEntry)
  );
}

/** "Six browning levels, plus defrost, reheat and cancel buttons": the noun at the end is that of all behind "plus". */
function addsList(parts: readonly string[]): boolean {
  return parts.length > 2 && /^plus\s\p{Ll}/u.test(parts[1]!) && isClosedList(parts);
}

/** "Pesos, dólares y reales [con el cambio del día]": what hangs on a whole list makes its last entry no longer one. Spanish, Italian, Portuguese. */
const hungOn =
  /(?<=^(?:\p{L}+ )?\p{L}+ [ye] \p{L}+(?: de \p{L}+)?) (?:con|com|para|por|per|según|sin|sem|senza) .*$/u;

/** Whether short entries without a measure or a kind of their own end in one with an "and". */
function isClosedList(parts: readonly string[]): boolean {
  return (
    enumeration.test(` ${parts.at(-1)!} `) &&
    parts
      .slice(1)
      .every(
        (part) =>
          countPieces(part.replace(hungOn, '')) <= 5 &&
          !/\d[^\p{L}]*$|\d\s?\p{L}{1,2}(?!\p{L})/u.test(part) &&
          !ownKind.test(part),
      )
  );
}

/** "Fig, cedar and black pepper": one alone says nothing. */
function isListOfWords(parts: readonly string[]): boolean {
  return /^\p{L}+$/u.test(parts[0]!) && !ownKind.test(parts[0]!) && !opensApart(parts) && isClosedList(parts);
}

/** "I bring table, towels and oils", "we repair bikes, scooters and prams". English. */
const doneByUs =
  /^(?:I|we) (?:also )?(?!(?:are|am|have|had|was|were|do|did|can|will|would|may)\s)\p{Ll}{3,}\s\p{Ll}/iu;

/** "En Bogotá retapizamos salas, comedores y cabeceros". */
const weDoInSpanish =
  /(?:^|\s)(?!(?:tramos|tamos|gramos|kilogramos|remos|ramos|racimos|pésimos|extremos|máximos|mínimos|últimos|mismos)\s)\p{L}{3,}(?:amos|emos|imos) \p{Ll}{4,}$/iu;

/** "Tracks income, bills, savings and debt", "notez semis, arrosages et récoltes": what a verb does to all of it. */
function isDoneToAll(parts: readonly string[]): boolean {
  return (
    isClosedList(parts) &&
    (opensWithDoing(parts[0]!) ||
      doneByUs.test(parts[0]!) ||
      weDoInSpanish.test(parts[0]!) ||
      doesAbroad.test(parts[0]!) ||
      /^(?!(?:assez|chez)\s)\p{L}{2,}ez\s/iu.test(parts[0]!))
  );
}

/** "Notre menuiserie pose des fenêtres, des volets et des portes": each with the article that the verb asks for. */
function hasArticleEach(parts: readonly string[]): boolean {
  const article =
    /(?<!\p{L})\p{L}{3,24}(?: \p{L}{1,24}){0,5} (des|les|los|las) \p{L}{1,24}(?: \p{L}{1,24}){0,2}$/u.exec(
      parts[0]!,
    )?.[1];
  return (
    article !== undefined &&
    parts.slice(1).every((part) => part.startsWith(`${article} `) && !ownKind.test(part)) &&
    new RegExp(` (?:et|y) ${article} `, 'u').test(parts.at(-1)!)
  );
}

/** "Sizes S, M, L, XL" is one list without an "and". */
function isListOfSizes(parts: readonly string[]): boolean {
  return (
    /^(?:sizes?|größen?|tallas?|tailles?) \S+$/iu.test(parts[0]!) &&
    parts
      .slice(1)
      .every((part) =>
        /^(?:\d?X{0,3}[SML]|\d{1,2}T|one size|\d{2}|small|medium|large|\d{1,2}\s?[-–]\s?\d{1,2}\s?(?:m|mths?|months?|y|yrs?|years?))$/iu.test(
          part,
        ),
      )
  );
}

/** "Oven (no lid), microwave, freezer and dishwasher safe": what is safe is each of them. */
function areSafeAlike(parts: readonly string[]): boolean {
  return (
    /^\p{L}+(?: and| or) \p{L}+ (?:safe|proof|friendly|resistant|compatible)$/iu.test(parts.at(-1)!) &&
    parts.slice(0, -1).every((part) => /^\p{L}+(?: \([^()]{1,30}\))?$/u.test(part))
  );
}

/** Joins piece by piece what goes on from the one before it, and every list with its entries. */
function joinRows(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]!;
    const before = joined.at(-1);
    const together = before === undefined ? null : goingOn(before, part);
    if (together !== null) {
      joined[joined.length - 1] = together;
      continue;
    }
    const end = endOfList(parts, index);
    if (end !== null) {
      joined.push(parts.slice(index, end + 1).join(', '));
      index = end;
    } else if (before !== undefined && /^(?:top|upper|bottom|lower)[- ]rack(?: only)?$/iu.test(part)) {
      // "Dishwasher safe, top rack": the rack of the dishwasher.
      joined[joined.length - 1] = `${before} (${part.toLowerCase()})`;
    } else joined.push(before === undefined ? part : part.replace(opensWithAnd, ''));
  }
  return joined;
}

/** "Unsere Praxis behandelt Hunde, Katzen und Heimtiere": whom and what a firm works for is one row. German. */
const germanWork =
  /\s(?:behandel|reparier|warte|reinig|liefer|bau|montier|verkauf|vermiet|restaurier|pfleg|schneide|fertig|betreu|unterrichte|druck|bestick|näh|gestalt|plan|versorg|transportier|entsorg)(?:e?t|n|en) (?:\p{Ll}+e )?\p{Lu}[\p{L}-]+$/u;
const germanPair = /^\p{Lu}[\p{L}-]+ (?:und|oder) \p{Lu}[\p{L}-]+$/u;

/** A piece and the one that goes on from it, as one; null where the second stands alone. */
function goingOn(before: string, part: string): string | null {
  if (
    goesOn.test(part) ||
    deniesOther(before, part) ||
    leansElsewhere.test(part) ||
    (before.includes('auf der einen') && part.includes('auf der anderen')) ||
    saysOfPrice.test(part) ||
    pricesOther.test(part) ||
    namesRegion(before, part) ||
    isTraitOfPart(before, part) ||
    (germanWork.test(before) && germanPair.test(part)) ||
    goesOnWithPlaces(before, part) ||
    (/^\d+(?:, \d+){0,6}$/u.test(before) && /^\p{L}.* (?:and|or) /u.test(part))
  )
    return `${before}, ${part}`;
  return included.test(part) ? `${before} (${part})` : null;
}

/** Index of the last entry of the list that a piece opens, its own where nothing follows; null where it opens none. */
function endOfList(parts: readonly string[], index: number): number | null {
  const part = parts[index]!;
  if (part.includes(':') && headed.test(part)) return endOfColonList(parts, index);
  const fits = isFit(part);
  if (!fits && (!opensList.test(part) || saysHow.test(part) || measured.test(part))) return null;
  let end = endOfClosed(parts, index, fits);
  if (end === index && fits) end = endOfFits(parts, index);
  if (end === index) end = endOfNouns(parts, index);
  if (end === index) end = endOfChoices(parts, index);
  // "For clothes, bedding, pillows": single words behind it are what it is for.
  if (end === index && /^(?:for|para|pour|für) \p{L}+s$/iu.test(part))
    while (/^\p{Ll}+$/u.test(parts[end + 1] ?? '') && !ownKind.test(parts[end + 1]!)) end += 1;
  // "In Tampa, Brandon and Riverview: skim, vacuum, brush".
  return headed.test(parts[end]!) ? endOfColonList(parts, end) : end;
}

/** The entry with the "and" of a list: "comes with case, key, 3 bobbins, a chipped bobbin cover and the manual". */
function endOfClosed(parts: readonly string[], index: number, fits: boolean): number {
  const isContents = opensContents.test(parts[index]!);
  const most = fits || isContents ? 9 : 6;
  for (let at = index + 1; at < parts.length; at += 1) {
    const entry = parts[at]!;
    if (countPieces(listedPart(withoutBound(entry))) > most || isNoEntry(entry, fits)) break;
    if (enumeration.test(` ${entry} `) || opensWithAnd.test(entry)) return at;
    if (countPieces(entry) > (isContents ? 5 : 3)) break;
  }
  return index;
}

function isNoEntry(entry: string, fits: boolean): boolean {
  return (
    (!fits && /(?<!\p{Lu})\d/u.test(withoutBound(entry)) && !countsThings(entry)) ||
    /^not (?:for|suitable|recommended|intended|meant) |\s[Ii]ncluded$|^\p{Ll}{3,}t \p{Lu}\p{L}+ und /u.test(
      entry,
    )
  );
}

function endOfFits(parts: readonly string[], index: number): number {
  let end = index;
  // "Fits beagles, border collies, spaniels": many of a kind in a row are one list without an "and".
  if (many.test(parts[index]!))
    while (
      end + 1 < parts.length &&
      many.test(parts[end + 1]!) &&
      countPieces(parts[end + 1]!) < 4 &&
      // "Fits elongated bowls, stainless hinges": behind what it fits stands what it has.
      !namesPart(parts[end + 1]!)
    )
      end += 1;
  if (end === index)
    while (/^\p{Lu}[\p{L}-]+ (?:\S+ )?(?:\S*\d|[IVX]{1,4}$)|^\p{Lu}{1,3}\d{1,4}$/u.test(parts[end + 1] ?? ''))
      end += 1;
  return end;
}
