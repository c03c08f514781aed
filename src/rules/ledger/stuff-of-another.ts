import { longPattern } from '#rules/text/long-pattern.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';

/** "Lens glass clean", "back glass cracked": how a part is, not what the device is made of. */
const glass = /^(?:glass|glas|vidrio|verre)$/iu;
const glassPart =
  /\bglass[- ]head(?:s|ed)?\b|\b(?:(?:lens|screen|display|back|rear|viewfinder) glass|glass (?:back|is (?:clean|clear)|clean|clear of)|(?:clean|clear) glass)\b/iu;
/** "Mesh window, mesh pockets": what a part lets through, not what the thing is made of. */
const meshPart = /\bmesh (?:window|pocket|panel|insert|pouch|vent|side|divider)s?\b/iu;

/** What is named after a stuff and is none of the thing: "wood glue", "silver ink", "satin stitch". */
const afterStuff =
  /^[ -](?:glue|stain|filler|screws?|cleaner|polish|ink|print(?:ed)?|foil|lettering|writing|stitch(?:es)?|paint|patterns?|patterned|motifs?)\b/iu;

/** "Oak tree", "birch forest", "pine cones": what a picture shows or a wreath is wound of, and no wood. */
const grown =
  /\b(?:oak|walnut|birch|pine|maple|ash|beech|cherry|cedar|willow|olive|elm|bamboo|apple|fir|spruce|larch|rowan|cypress|eucalyptus|palm|cotton|linden|poplar|hazel|alder|hawthorn|magnolia|ebony)[ -](?:trees?|lea(?:f|ves)|forests?|groves?|woodlands?|branch(?:es)?|blossoms?|cones?|needles?|sprigs?|saplings?|boughs?|catkins?|flowers?|blooms?|fields?)\b/iu;

/** "Heißfolienprägung in Gold", "lettering in silver": the colour of what stands on it. */
const beforeStuff =
  /(?:prägung|schrift|druck|stempel|lettering|foil(?:ing)?|ink|print(?:ed)?|writing|letters|impresión|letras|dorure|impression|lettres)\s(?:in|en)\s$|(?<!\p{L})(?:finitions?|acabado|imitación|imitation|aspect|décor)\s$/iu;

/** "Polymer clay cutter set", "leather punch": what the tool is used on, and too soft to make one of. */
const workedStuff =
  /^(?:(?:polymer|air[- ]dry|modell?ing) )?clay$|^(?:leather|fabric|paper|felt|foam|cardboard|vinyl|glass|wood)$/iu;
const toolBehind =
  /^[ -](?:cutters?|punch(?:es)?|extruders?|shears|scissors|carving|burning|dyes?|sealers?|conditioners?|strippers?|restorers?|markers?)(?!\p{L})/iu;

/** "Set with an iron", "iron rest": what presses cloth, and no metal. */
const iron =
  /(?<!\p{L})(?:(?:an?|the|your|hot|warm|cool|cold|steam|dry|travel|flat) iron(?! (?:base|frame|body|handle|plate|pan|skillet|pot|legs?|rods?|bars?|gate|ring|hook|bracket|stand)s?(?!\p{L}))|iron (?:rest|on|holder|safe))(?!\p{L})/iu;

function isOfAnother(stuff: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(stuff.toLowerCase());
  return (
    (/^iron$/iu.test(stuff) && iron.test(sentence)) ||
    (at !== -1 && afterStuff.test(sentence.slice(at + stuff.length))) ||
    (at !== -1 && workedStuff.test(stuff) && toolBehind.test(sentence.slice(at + stuff.length))) ||
    (at !== -1 && beforeStuff.test(sentence.slice(0, at))) ||
    // "Storm Glass" between its marks is a name.
    (at !== -1 &&
      /["“„][^"”“]{0,40}$/u.test(sentence.slice(0, at)) &&
      /^[^"”“]{0,20}["”“]/u.test(sentence.slice(at + stuff.length))) ||
    // The whole clause, "Schrift in Gold".
    beforeStuff.test(stuff.replace(/\p{L}+$/u, '')) ||
    /^\p{L}+ (?:glue|stain|filler|cleaner|polish)\b/iu.test(stuff) ||
    // The whole clause, "orange butterfly gold pattern".
    /\s(?:gold|silver|bronze|copper) (?:patterns?|prints?|motifs?|lettering|writing|foil)$/iu.test(stuff) ||
    (/^(?:satin|silk)$/iu.test(stuff) && /\bstitches\b/iu.test(sentence))
  );
}

/** Whether the wood is named as a plant everywhere in a sentence, or a clause names the plant and no stuff. */
function namesGrown(text: string, sentence: string): boolean {
  const rest = (text.includes(' ') ? text : sentence).replace(new RegExp(grown, 'giu'), ' ');
  const stuff = claimHits(rest, 'en').filter(({ payload }) => payload.kind === 'material');
  return text.includes(' ')
    ? stuff.length === 0
    : !stuff.some(({ start, end }) => rest.slice(start, end).toLowerCase() === text.toLowerCase());
}

/** "Wax jacket", "wax cotton hat": what the cloth is treated with, and nothing that the thing is made of. */
const waxed =
  /\bwax(?:ed)? (?:cotton|cloth|canvas|jackets?|coats?|parkas?|gilets?|vests?|hats?|caps?|trousers|bags?|backpacks?|aprons?|finish)\b/iu;

/** Clothes and soft furnishings: "Maple Cardigan" and "Willow Midi Dress" bear a name. */
const ofCloth =
  /\b(?:dress(?:es)?|gowns?|cardigans?|sweaters?|jumpers?|pullovers?|skirts?|shirts?|tees?|blouses?|tops?|trousers|pants|leggings|jeans|shorts|coats?|jackets?|hoodies?|sweatshirts?|vests?|pyjamas|pajamas|rompers?|jumpsuits?|playsuits?|dungarees|overalls|bloomers|bonnets?|scar(?:f|ves)|shawls?|wraps?|snoods?|cowls?|socks?|mittens?|gloves?|hats?|beanies?|swimsuits?|bikinis?|kimonos?|robes?|ponchos?|totes?|tote bags?|towels?|blankets?|throws?|quilts?|rugs?|cushions?|pillows?|curtains?|bedding|duvet covers?|pillowcases?|aprons?|bibs?|swaddles?|tea towels?|yarn)$/iu;
const hard =
  /^(?:oak|walnut|beech|birch|pine|spruce|cedar|maple|willow|elm|yew|poplar|alder|sycamore|larch|acacia|teak|mahogany|ebony|rosewood|marble|granite|opal|onyx|topaz|agate|obsidian|peridot)$/iu;

/** Whether a hard stuff stands before cloth and no part of it. English. */
export function isNameOfCloth(stuff: string, sentence: string, type: string): boolean {
  if (!hard.test(stuff) || !ofCloth.test(type)) return false;
  const at = sentence.toLowerCase().indexOf(stuff.toLowerCase());
  return at !== -1 && !clothPart.test(sentence.slice(at + stuff.length));
}
const clothPart =
  /^\s(?:wood(?:en)?\s)?(?:buttons?|toggles?|beads?|beaded|buckles?|rings?|hoops?|clasps?|studs?|snaps?|rivets?|zips?|handles?|brooch|pins?|dowels?|rods?|hangers?)\b/iu;

/** "The set comes in a canvas roll": the stuff of what a thing is sent or kept in. English. */
const sentIn =
  /(?:^|\s)(?:comes?|arrives?|ships?|(?:is|are) (?:supplied|sent|delivered|packed|sold|stored)) (?:packed |rolled |wrapped )?in (?:an? |its |their )(?:own |small |little |simple |sturdy |matching )?(?<stuff>[\p{L}-]+) (?:roll|pouch|bag|box|case|tin|tube|sleeve|wallet|envelope|carton|sack)(?=$|[.,;]|\s(?:and|with|for|that|which)\s)/u;

function isOfItsParcel(stuff: string, sentence: string): boolean {
  const said = sentence.toLowerCase();
  return (
    said.includes(' in ') &&
    sentIn.exec(said)?.groups?.['stuff'] === stuff.toLowerCase() &&
    said.split(stuff.toLowerCase()).length === 2
  );
}

/** "In vasetto di vetro con coperchio di legno": what holds the thing and closes it. Italian, Portuguese, Dutch, Nordic, Polish. */
const holds = longPattern('iu')`
  (?<!\p{L})(?:vasett[oi]|barattol[oi]|bicchier[ei]|bottigli[ae]|flacon[ei]|scatol[ae]|lattin[ae]|coperchi[oi]|tapp[oi]|frascos?|potes?|copos?
    |garrafas?|caixas?|latas?|tampas?|rolhas?|potje|pot|fles|flesje|doos|blik|deksel|dop|burk|flaska|lock|ask|låda|krukke|flaske
    |låg|lokk|eske|słoi\p{L}+|butel\p{L}+|pude\p{L}+|pokryw\p{L}+|wieczk\p{L}+)\s(?:di|in|de|em|van|av|i|z|ze)\s$
`;

function isOfHolder(stuff: string, sentence: string): boolean {
  const at = sentence.indexOf(stuff);
  return at > 0 && holds.test(sentence.slice(Math.max(0, at - 24), at));
}

/** "Ton tief" of a bell, "Ton: f" of a bowl: how it sounds. German. */
const tone = /(?<!\p{L})Ton:? (?:tief|hoch|hell|dunkel|klar|voll|[a-hA-H](?:is|es)?\d?(?![\p{L}-]))/u;

/** Whether a stuff is named for what another thing is, or for what a picture shows. */
export function isOfAnotherThing(text: string, sentence: string, language: WrittenLanguage): boolean {
  return (
    isOfAnother(text, sentence) ||
    (/^ton$/iu.test(text) && tone.test(sentence)) ||
    (language === 'en' && isOfItsParcel(text, sentence)) ||
    (language === 'other' && isOfHolder(text, sentence)) ||
    (language === 'en' && /^wax$/iu.test(text) && waxed.test(sentence)) ||
    (language === 'en' && grown.test(sentence) && namesGrown(text, sentence))
  );
}

/** Whether glass or mesh is of a part whose state or use the clause tells. */
export function isOfPart(text: string, clause: string): boolean {
  return (glass.test(text) && glassPart.test(clause)) || (/^mesh\b/iu.test(text) && meshPart.test(clause));
}
