import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';
import { isLookedForFirst } from './key-figure.ts';

const oneSide = /(?:^|\s)(?:height|width|depth|diameter|thick(?:ness)?|tall|high|wide|deep|across)(?:\s|$)/iu;

const standing =
  /(?:candles?|tapers?|candlesticks?|figurines?|statues?|sculptures?|gnomes?|vases?|christmas trees?)$/iu;

/** "Kabel 75 cm": how far it is from the socket. German. */
const ofLead = /^(?:Netz|Strom|Anschluss|USB-|Lade)?[Kk]abel(?:länge)? (?:\p{L}+ )?\d/u;

/** "Cord length 1.2 m", "2 m power cable". English. */
const ofEnglishLead =
  /^(?:(?:power|mains|usb|charging) )?(?:cord|cable|lead|flex)(?: length)?:? \d|^\d[\d.,]*[ -]?(?:m|cm|ft|feet|foot|in|inch|inches)(?: long)? (?:(?:power|mains|usb|charging) )?(?:cord|cable|lead|flex)$/iu;
const lead = /\b(?:cord|cable|lead|flex)s?\b/iu;

/** What is chosen by how wide it is across. */
const isRound =
  /(?:earring|hoop|ring|wreath|plate|gasket|seal|castor|caster|wheel|coaster|tyre)s?(?: set)?$/u;

/** How heavy a mug is and how wide a bottle: buyers look for what it does first. What is sold by weight is named by it. */
export function saysLittle(fact: Fact, draft: Draft): boolean {
  const { kind, value, source } = fact;
  const { language, category } = draft;
  if (language.written === 'de' && ofLead.test(value)) return true;
  if (language.written !== 'en' || source.endsWith('.name') || isLookedForFirst(fact, draft)) return false;
  if (kind === 'weight') return category !== 'food' && category !== 'beauty';
  if (kind === 'size' && ofEnglishLead.test(value) && !lead.test(draft.type)) return true;
  if (
    kind === 'size' &&
    /^(?:bases?|rim|opening|mouth|handles?|straps?|drop|tube|plate|lugs?|shaft|pin|post|stem|spout|hem|lid|legs?|wire|stack|heel|sole|floor) \d/iu.test(
      value,
    )
  )
    return true;
  // A candle and a figure are chosen by how tall they are.
  if (standing.test(draft.type) && /\d[^,;]{0,12}\s(?:tall|high)$/iu.test(value)) return false;
  if (/^(?:outer |outside )?diameter \d/iu.test(value) && isRound.test(draft.type)) return false;
  return kind === 'size' && oneSide.test(value) && !/\d\s?[x×]\s?\d/iu.test(value);
}

/** "Min height: 230 mm", "wheels: 700c": a row of a sheet names the side or the part that has the measure. */
const rowOfPart =
  /^(?!(?:height|length|width|diameter|size|dimensions?|power|volume|output)\s?:)[^:.\d]{2,30}\s?:\s/iu;
/** "50 52 54 56 58": the sizes from which a buyer chooses. */
const sizesInRow = /^\d{1,3}(?:[ ,/]{1,2}\d{1,3}){2,}$/u;

const letteredRow =
  /(?:^|[\s,:])(?:X{0,3}[SML]|small|medium|large):? \d[^,;.]{0,16}[,;] ?(?:X{0,3}[SML]|small|medium|large):? \d/iu;

/** "38 cm" of a "seat height 38 cm": the figure alone would be another side's. */
export function isSideOnly({ kind, value, source, quote }: Fact, { ledger, language }: Draft): boolean {
  if (language.written === 'en' && (kind === 'size' || kind === 'number' || kind === 'capacity')) {
    // How the holes of its bracket are spaced.
    if (sizesInRow.test(value) || /\bVESA\b/u.test(value)) return true;
    // "S 28-36cm, M 36-44cm": one of the sizes to choose is not that of the thing.
    if (kind === 'size' && letteredRow.test(quote)) return true;
    if (/^\d/u.test(value) && !oneSide.test(value) && rowOfPart.test(quote) && !source.endsWith('.name'))
      return true;
  }
  return (
    kind === 'size' &&
    !oneSide.test(value) &&
    ledger.facts.some(
      (other) =>
        other.kind === 'size' &&
        other.source === source &&
        other.quote === quote &&
        other.value.length > value.length &&
        // "Measures 180 cm in length and 30 cm in width" tells which is which.
        !/^measures? \d| and \d/u.test(other.value) &&
        other.value.includes(value) &&
        (oneSide.test(other.value) || ofEnglishLead.test(other.value)),
    )
  );
}

/** "Packmaß 40 x 35 x 15 cm", "plegada 20 x 30 cm": how big it is where it is put away, and how big its parcel is. */
const putAway =
  /(?:(?:Pack|Falt|Klapp|Transport|Verpackungs|Karton|Paket)(?:maß|größe)e?n?|(?:zusammen|ein)(?:geklappt|gelegt|gefaltet|gerollt)|gefaltet|(?:re)?pliée?s?|roulée?s?|dimensions (?:du (?:colis|carton)|pliée?s?)|(?:plegad|doblad|enrollad|recogid)[oa]s?)(?: (?:misst|messen|es|sie|er|ist|nur|etwa|mide|miden|mesure|mesurent|il|elle|de|se queda en|ocupa))*:? $/iu;

/** "Kabel 2,20 m lang": right behind a part. German. */
const behindPart =
  /(?:^|[\s,;])\p{L}*(?:[Kk]abel|[Ll]eitung|[Gg]riff|[Ss]tiel|[Hh]enkel|[Rr]iemen|[Gg]urt|[Ss]chnur|[Kk]linge|[Dd]eckel|[Ss]ockel|[Bb]ügel|[Ll]ehne) $/u;

/** Whether a measure is that of the thing put away, or of a part that stands before it. German, Spanish and French. */
export function isPutAway({ kind, value, quote }: Fact): boolean {
  if (kind !== 'size') return false;
  const at = value.search(/\d/u);
  const before = quote.slice(0, Math.max(0, quote.indexOf(value)) + Math.max(0, at));
  return putAway.test(before) || (at === 0 && behindPart.test(before));
}

/** "Hauteur 40" measures nothing without its unit. */
export const bareSide =
  /^(?:hauteur|largeur|longueur|profondeur|höhe|breite|länge|tiefe|alto|ancho|largo|altura|fondo)\s\d+$/iu;
