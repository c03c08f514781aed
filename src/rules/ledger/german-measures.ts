import { matchesOf } from '#rules/text/pattern-finds.ts';

/**
 * A predicate in few words: a `part` that the thing has, a `trait` of one word, how it is (`state`), a `use` or whom it is for, a
 * `measure` with its name, the `stuff` that it is made of, what it is `without`, a `count` of its pieces, a bare `figure` that stands elsewhere as a fact, its one `colour`, what it is
 * `called` with its adjective.
 */
export interface GermanPhrase {
  text: string;
  says:
    | 'part'
    | 'trait'
    | 'state'
    | 'use'
    | 'measure'
    | 'stuff'
    | 'without'
    | 'count'
    | 'figure'
    | 'colour'
    | 'called';
  /** "Mit auslaufsicherem Deckel"; empty where it has no such form. */
  behindWith?: string;
  /** Said in a row of words and no sentence: a title tells the bare stuff as well. */
  inRow?: true;
  /** "Durchmesser" and "28 cm". */
  row?: { name: string; value: string };
}

const figure = String.raw`(?:f\/\d[\d.,]*|\d[\d.,]*(?:(?: ?[x×–-] ?| bis )\d[\d.,]*){0,2} ?(?:mm|cm|m|km|g|kg|ml|cl|l|Litern?|Metern?|Zentimetern?|Millimetern?|Kilometern?|Gramm|Kilogramm|Kilo|Watt|W|kW|Volt|V|mAh|Ah|Wh|bar|Stunden|Minuten|Tagen?|Zoll|GB|TB|Nm|Lumen|g\/m²|Grad|dB|Hz)(?![\p{L}/]))`;
const about = String.raw`(?:(?:bis zu|etwa|rund|ca\.|circa|nur|maximal|lediglich|insgesamt) )?`;
const dimension = String.raw`\p{L}*(?:[Dd]urchmesser|[Ll]änge|[Bb]reite|[Hh]öhe|[Tt]iefe|[Gg]ewicht|[Vv]olumen|[Vv]ermögen|[Kk]apazität|[Ll]eistung|[Ss]tärke|[Dd]icke|[Ll]aufzeit|[Rr]eichweite|[Uu]mfang|[Gg]rammatur|[Ss]pannung|[Dd]rehmoment|[Bb]renndauer|[Aa]kkulaufzeit|[Bb]elastbarkeit|[Tt]raglast|[Pp]ackmaß|[Dd]iagonale|[Hh]elligkeit|[Bb]rennweite|[Ll]ichtstrom|[Ss]peicher|[Aa]uflösung|[Ll]autstärke|[Mm]ahlgrad)`;
const oneSide = String.raw`(?:(?:einen|eine|ein|das)\s)?(?:maximale[ns]?\s)?(${dimension}) von (${about}${figure})`;
export const hasMeasure = new RegExp(
  `^(?:hat|haben|besitzt|besitzen|bietet)\\s${oneSide}(?:(?:,| und|, und)\\s${oneSide}){0,2}$`,
  'u',
);
const eachSide = new RegExp(oneSide, 'gu');
const isMeasure = new RegExp(`^(?:beträgt|liegt bei|betragen|ist) (${about}${figure})$`, 'u');
const isDimension = new RegExp(`^(?:Der|Die|Das) (?:maximale )?(${dimension})$`, 'u');
const says = new RegExp(`^(?:misst|messen|fasst|fassen|hat die Maße|haben die Maße) (${figure})$`, 'u');
const longIs = new RegExp(
  `(?:^|\\s)((?:etwa |rund |nur )?(?:${figure}|(?:zwei|drei|vier|fünf|sechs|acht|zehn) Meter) (?:lang|breit|hoch|tief|dick|stark|schwer|groß))(?=$|,)`,
  'u',
);
const fitsRound = new RegExp(
  `^(?:passt|passen|eignet sich|ist) für (?:einen|eine|ein|den|die) (${dimension}) von (${figure})$`,
  'u',
);
const carries = new RegExp(
  `^(?:trägt|tragen|hält|halten)\\s(?:Lasten )?(?:bis zu|bis)\\s(\\d[\\d.,]* ?(?:kg|Kilogramm|Kilo))(?: (?:stand|aus))?$`,
  'u',
);
/** How long a battery lasts. */
export const lasts = new RegExp(`^(?:hält|reicht)\\s(${about}\\d[\\d.,]* (?:Stunden|Tage))(?: lang)?$`, 'u');

/** "Metern" behind "von" are "Meter" in a row of figures. */
const plain = (measure: string): string =>
  measure
    .replace(/(?<=(?:Lit|Met|met)er)n$/u, '')
    .replace(/(?<=Tage)n$/u, '')
    .replace(/^(?:nur|lediglich|insgesamt) /u, '');

function sideOf(name: string, given: string): GermanPhrase {
  const value = plain(given);
  return { text: `${value} ${name}`, says: 'measure', row: { name, value } };
}

const holdsCharge =
  /^(?:hat|haben|fasst|besitzt|liefert) (\d[\d.,]* ?(?:mAh|Ah|Wh|Volt|V)(?: und \d[\d.,]* ?(?:mAh|Ah|Wh))?)(?: Kapazität)?$/u;

/** What a clause measures of the thing, or what a sentence about one of its sides says: "Der Durchmesser beträgt 28 cm". */
export function measuresIn(clause: string, part: string): GermanPhrase[] {
  if (!/\d/u.test(clause) && !clause.includes(' Meter ')) return [];
  const own = isDimension.exec(part)?.[1];
  const told = own === undefined ? undefined : isMeasure.exec(clause)?.[1];
  if (own !== undefined && told !== undefined) return [sideOf(own, told)];
  if (part.endsWith('Akku')) {
    const battery = holdsCharge.exec(clause)?.[1];
    return battery === undefined ? [] : [{ text: `Akku mit ${battery}`, says: 'part' }];
  }
  if (part !== '') return [];
  if (hasMeasure.test(clause))
    return matchesOf(eachSide, clause).map(([, name = '', given = '']) => sideOf(name, given));
  const [, round = '', range = ''] = fitsRound.exec(clause) ?? [];
  if (round !== '') return [{ text: `für ${range} ${round}`, says: 'use' }];
  const load = carries.exec(clause)?.[1];
  if (load !== undefined) return [{ text: `bis ${load} belastbar`, says: 'state' }];
  const bare = says.exec(clause)?.[1];
  if (bare !== undefined) return [{ text: plain(bare), says: 'figure' }];
  const side = /^(?:ist|sind|misst)\s/u.test(clause) ? longIs.exec(clause)?.[1] : undefined;
  return side === undefined ? [] : [{ text: side.replace(/ groß$/u, ''), says: 'measure' }];
}
