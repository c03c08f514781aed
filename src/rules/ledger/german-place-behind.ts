import { claimHits } from './claim-index.ts';
import { isMaker } from './maker-in-name.ts';
import { isGermanNoun } from './small-german.ts';

/** Where a thing is fixed, hung or laid, and what a part belongs to: behind another noun of a German name no thing of its own. */
const fixedTo =
  /^(?:Fenster|Tür|Haustür|Balkontür|Terrassentür|Zimmertür|Auto|Pkw|Kofferraum|Rückbank|Motorrad|Roller|Moped|Mofa|Vespa|Traktor|Rasenmäher|Wohnwagen|Wohnmobil|Boot|Kinderwagen|Buggy|Rollator|Rollstuhl|Waschmaschine|Spülmaschine|Geschirrspüler|Kühlschrank|Backofen|Dunstabzugshaube|Staubsauger|Laptop|Tablet|Handy|Smartphone|Kamera|Drucker|Gitarre|Aquarium|Terrarium|Pool|Teich|Gewächshaus|Heizkörper|Waschbecken|Badewanne|Dusche|Toilette)$/u;
/** Before these the noun behind is the thing: whose it is, in which style and for which room. */
const tellsKind =
  /^(?:Kinder|Damen|Herren|Baby|Mädchen|Jungen|Garten|Küchen?|Bad|Balkon|Wohnzimmer|Schlafzimmer|Terrassen?|Camping|Reise|Spielzeug|Modell|Puppen|Holz|Kunststoff|Schiebe|Elektro|Oldtimer|Sport|Mini|Gaming|Büro|Industrie|Akku|Benzin|Diesel|Hand|Premium|Design|Vintage|Retro|Dach)$/iu;
/** In what a stuff is sold: "Bienenwachspapier Rolle". */
const soldAs = /^(?:Rolle|Rollen|Bogen|Bögen|Packung|Stange)$/u;
const leastNoun = 6;
const leastStuff = 9;
const longestBefore = 32;
/** "Ein Fenster aus …": what stands so is sold; "für dein Auto" only says where the thing goes. */
const opensThing = /(?:^|[.!?\n]\s?|(?<!\p{L})(?:eine?|unsere?|meine?)\s(?:\p{Ll}+\s)?)$/u;

/**
 * "Fliegengitter" of "Fliegengitter Fenster", "Vergaser" of "Vergaser Vespa PX 200": the noun before what it is made for, where the
 * text does not say that this is sold. Empty where the last noun is the thing.
 * @param last the noun that the order of the words makes the head
 */
export function nounBeforePlace(front: string, last: string, description: string): string {
  const words = front.split(/\s+/u);
  const at = words.indexOf(last);
  // "Fahrradsitz Römer Jockey": behind its maker stands the model.
  const isModel = at > 1 && isMaker(words[at - 1]!.toLowerCase()) && !isGermanNoun(last.toLowerCase());
  const noun = (isModel ? words[at - 2] : words[at - 1]) ?? '';
  const isStuff = soldAs.test(last) && noun.length >= leastStuff;
  const isBehind = isModel || fixedTo.test(last) || isStuff;
  if (!isBehind) return '';
  const isNoun =
    noun.length >= leastNoun &&
    /^\p{Lu}[\p{Ll}-]+$/u.test(noun) &&
    !tellsKind.test(noun) &&
    !isMaker(noun.toLowerCase()) &&
    isGermanNoun(noun.toLowerCase()) &&
    (isStuff ||
      !claimHits(noun, 'de').some(({ payload }) => payload.kind === 'material' || payload.kind === 'colour'));
  if (!isNoun) return '';
  const said = description.indexOf(last);
  return said !== -1 && opensThing.test(description.slice(Math.max(0, said - longestBefore), said))
    ? ''
    : noun;
}
