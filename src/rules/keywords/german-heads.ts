import { isWholeNoun } from '#rules/ledger/small-german.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Last parts of compounds that name the thing by themselves; a split is allowed only into these (writing guide §4.6). */
const heads = longPattern('iu')`
  (?<=\p{L}{3})(seife|kerzen?|tassen?|schalen?|karten|tuch|tücher|ampel|pantoffeln|figur|figuren|glocke
    |lampe|tasche|(?<!lichter)kette|ohrringe|decke|kissen|karte|schal|mütze|(?<!schlüssel|bügel|wasch|reiß|sprung|snow|skate|trieb|schwung)brett|teller|becher|vase|korb
    |krug|schüssel|armband|anhänger|beutel|balsam|rucksack|regal|tisch|stuhl|hocker|poster|wandbild
    |kunstdruck|kalender|schild|notizbuch|album|kranz|laterne|leuchte|teppich|hülle|aufkleber|stempel|dose
    |topf|kanne|halsband|leine|haken|box|kiste|etui|puppe|girlande|rahmen|anleitung|schnittmuster|vorlage
    |haarspange|gürtel|brosche|(?<!s)topper|untersetzer|schmuck|spielzeug|schürze|wandbehang|kleid|bluse
    |mühle|spiegel|pfanne|vorhang|brettchen|socken|pullover|handschuhe|stirnband|mäppchen|täschchen|kästchen
    |körbchen|deckchen|halterung|(?<!büsten|buch|aufent|unter|er|be|füll|feder)halter|(?<!ver)ständer
    |organizer|abdeckung|aufbewahrung|löffel|bürste|pinsel|eimer|truhe|(?<!rasier)hobel|(?<!hecken|geflügel|ast|reb|garten|rosen|gras|baum|blech)schere|zange|sieb
    |(?<=socken|strick|häkel|filz|schaf|alpaka|merino|effekt)wolle|(?<=häkel|strick|stick|näh|socken|makramee|baumwoll)garn
    |(?<=silber|gold|finger|verlobungs|ehe|trau|partner|freundschafts|siegel|stapel)ring|jacke|weste|spender|liege|mappe|buggyboard)$
`;

/** "Ständer" of a "Notenständer": what holds something is searched by what it holds alone. */
const saysLittle = /^(?:ständer|halter)$/iu;

/** "Hundehandtuch", "Geschirrtuch": what one wipes by, and no cloth to wear. */
const wipes =
  /(?:hand|bade|strand|dusch|geschirr|küchen|taschen|putz|spül|staub|wachs|mull|spuck|mikrofaser|tisch|spann|boden)t(?:uch|ücher)$/iu;

/** "Taschenkalender", "Taschenmesser": what goes into a pocket, and no bag of the sort. */
const pocketSize =
  /^Taschen(?:kalender|lampe|messer|rechner|uhr|tuch|tücher|buch|bücher|spiegel|wärmer|ofen|schirm|format|geld|radio|formularbuch|ausgabe)/u;

/** "Olivenölseife" → "Seife"; undefined where the last part is no such name. Web-safe. */
export function lastPartOf(compound: string): string | undefined {
  const part = heads.exec(compound)?.[1];
  return part === undefined || saysLittle.test(part) || wipes.test(compound)
    ? undefined
    : part.charAt(0).toUpperCase() + part.slice(1);
}

/** Shorter compounds are searched as they stand. Letters. */
const longCompound = 15;
const leastRest = 6;
/** "Nacht" of a "Nachttischlampe" is no front of it. */
const leastFront = 7;

/**
 * "Fahrrad" and "Lenkertaschenhalterung" of a "Fahrradlenkertaschenhalterung": a long compound behind the longest noun that it
 * opens with; undefined for a shorter one and where either side is no noun that is known.
 */
export function splitCompound(compound: string): readonly [front: string, rest: string] | undefined {
  const lower = compound.toLowerCase();
  // "Schlüsselanhänger" is searched in one word.
  if (
    compound.length < longCompound ||
    !/^\p{Lu}\p{Ll}+$/u.test(compound) ||
    pocketSize.test(compound) ||
    isWholeNoun(lower)
  )
    return undefined;
  for (let end = lower.length - leastRest; end >= leastFront; end -= 1) {
    const front = withoutJoint(lower.slice(0, end));
    // "Reinigung Bürste" is typed by nobody.
    if (front === undefined || /(?:ung|heit|keit|schaft)$/u.test(front)) continue;
    const rest = capital(lower.slice(end));
    if (heads.test(rest) || heads.test(`xxx${lower.slice(end)}`) || typeHits(rest, 'de').length > 0)
      return [capital(front), rest];
  }
  return undefined;
}

/** What German makes of a verb and joins to a noun: "Verlängerung", "Abdeckung", "Halterung". */
const deed =
  /(?<=\p{L}{4})((?:ver|be|er|ent|zer|ab|an|auf|aus|ein|um|vor|zu|über|unter)\p{L}{3,9}ung|(?:halter|heiz|kühl|dicht|leit|lager|sicher|reinig|steuer|füll|feder|führ|kuppl|schalt|sammel|teil|rechn|planung)ung)$/u;

/** "wasserhahn" and "verlängerung" of a long compound, in small letters, for a field of single words; empty for a shorter word. */
export function partsOfCompound(compound: string): string[] {
  const lower = compound.toLowerCase();
  if (compound.length < longCompound - 3 || !/^\p{L}+$/u.test(lower)) return [];
  const known = splitCompound(compound);
  if (known !== undefined) return known.map((part) => part.toLowerCase());
  const rest = deed.exec(lower)?.[1];
  if (rest === undefined) return [];
  const front = lower.slice(0, -rest.length).replace(/(?<=e)n$|(?<=\p{L}{4}[^s])s$/u, '');
  // "Niederspannung" holds no "nied", and "fern" of a "Fernbedienung" is typed by nobody.
  return isWholeNoun(front) ? [front, rest] : [];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Kleider" and "Taschen" as they stand or without the letter that joins them to the next part. */
function withoutJoint(front: string): string | undefined {
  return [front, front.replace(/(?<=[et])n$|(?<=\p{L}{4})s$/u, '')].find((word) => isWholeNoun(word));
}
