import { colourStems } from '#rules/keywords/attribute-words.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { ofEveryLetter } from '#rules/ledger/word-edges.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';
import { isOwn } from './own-fact.ts';

/** A stuff that a fact names, with what its sentence says around it. */
export interface Stuff {
  fact: Fact;
  /** Where it stands in the value of the fact. */
  start: number;
  end: number;
  /** What the sentence says up to it, and behind it. */
  before: string;
  behind: string;
  draft: Draft;
}

/** Wrapping, and thread or print on the thing: nobody buys the thing as made of them. */
const aside = ofEveryLetter(
  longPattern('iu')`
  \b(?:pouch|bags?|box(?:es)?|boxed|envelope|parcel|packag\p{L}*|wrap\p{L}*|packed|sent|ships?|delivered
    |thre?a?d|geprägt\p{L}*|prägung|schriftzug|beutel|säckchen|karton|verpack\p{L}*|versand|umschlag|garn
    |caja|bolsa|sobre|envuelt\p{L}*|envía|hilo|boîte|pochette|housse|emball\p{L}*|livré\p{L}*|tube|fil
    |papier|im glas|dose|se envían|envasad\p{L}*|tarro|bote|frasco|estuche|pot|étui|flacon|sachet|caixa
    |scatola|busta|doos|doosje|pudełk\p{L}*|opakowan\p{L}*|kartong|æske|eske)\b
`,
);

const colourBefore = longPattern('iu')`
  ^(?:amber|charcoal|slate|sand|pearl|coral|(?:rose )?gold|silver|copper|bronze|ivory|emerald|ruby|turquoise
    |oak|walnut|chestnut)\s(?:(?:and|or|&)\s\p{L}+\s)?(?:glass|jars?|bottles?|tins?|ceramic|stoneware|cotton
    |linen|wool|leather|satin|velvet|silk|polyester|nylon|lace|tulle|chiffon|organza|felt|yarn|paper|card
    |tan|(?:matte? |satin |lustre |luster )?glaze)\b
`;

/** "Ruby throat", "silver lettering": colours of what is shown. */
const shownPart =
  /^\s(?:throat|eyes?|wings?|tail|head|belly|lips|heart|letter(?:s|ing)?(?!\s(?:openers?|rack|tray|holder|plate|scales?))|trim|edges?|stars?|moon)\b/iu;

/** "Foam seals", "steel rings": what a small part is made of, the thing is not. */
const smallPart =
  /^\s(?:split )?(?:seals?|rings?|screws?|anchors?|gaskets?|rivets?|clips?|feet|eyelets?|strings|nails|spokes|frets|zips?|zippers?|(?:screen )?lens(?:es)?|screens?|collar|cuffs?|piping|(?:elbow )?patch(?:es)?|(?:\p{Ll}+ )?(?:templates?|manuals?|leaflets?|instructions|booklets?)|(?:\p{Ll}+ )?mou?lds?)\b/iu;

/** "Iron oxide": what colours a glaze is no metal. */
const ofCompound =
  /^[\s-](?:molybdenum|vanadium|oxides?|sulphates?|sulfates?|chlorides?|nitrates?|engravings?|etchings?)\b/iu;

/** "Wax finish": with what the thing is rubbed at last. */
const rubbedIn =
  /^(?:wax|beeswax|oil|lacquer|varnish|shellac)\s(?:finish(?:ed)?|coat(?:ing)?|seal(?:ed)?|polish(?:ed)?|oil(?:ed)?)(?!\p{L})/iu;

/** "Mousse refaite", "cuero cambiado": a part that was renewed. */
const renewed =
  /^\s(?:refaite?s?|changée?s?|remplacée?s?|neuf|neuve?s?|cambiad[oa]s?|nuev[oa]s?|ersetzt|erneuert|replaced|renewed)(?!\p{L})/iu;

/** "New glass lens not fitted": what is denied is no material. */
const notFitted =
  /^(?: \p{L}+)? (?:is )?not (?:fitted|included|installed|supplied|original)\b|^\p{L}+ (?:\p{L}+ )?(?:\p{L}+ )?not fitted\b/iu;

/** "Grip rubber slightly loose": a flaw tells of a part. */
const worn =
  /^(?: (?:slightly|a bit|a little|very|bit))? (?:loose|sticky|worn|perished|cracked|peeling|split|torn)\b/iu;

/** "Llega en bolsita de algodón": what the wrapping is made of, the thing is not. */
const packedIn = longPattern('iu')`
  ^(?:(?:it|they|each(?: one)?) )?(?:arrives?|comes? (?:in|packed|wrapped|boxed)
    |(?:displayed|kept|stored|housed|lived|shown) (?:in|on|behind|under)|packed|wrapped|sent in|llegan?
    |vienen?|se (?:entrega|envía)n?|(?:livré|envoyé|emballé|présenté|(?:en)?roulé)e?s?|kommt in|wird in
    |geliefert|verpackt)(?!\p{L})
`;

/** "No paraffin": what the thing is not made of. */
const absent =
  /(?:^|\s)(?:no|non|not|without|free (?:of|from)|zero|kein\p{L}*|ohne|frei von|sin|sans|aucune?)\s(?:\p{L}+\s)?$/iu;

/** "Dries in 20 seconds on 80 gsm paper", "balm for oiled wood": on what it is used. */
const usedOn =
  /\b(?:dr(?:y|ies)|writes?|works?|sticks?|glides?|slides?|stands?|sits?|rolls?|runs?|safe|soft|gentle|kind|easy|used?|suits?|suitable|ideal)\b[^,;.]*\bon\b[^,;.]*$|\bfor (?:\p{L}+,? ){0,3}$/iu;
const colourOf =
  /(?:verde|rosso|blu|grigio|giallo|bianco|nero|rosa|azzurro|groen|rood|blauw|grijs|gris|blanco|blanc|blanche|vert|verte|bleu|rouge|azul|rojo|marrón)\s$/iu;
const namedColour =
  /(?<!\p{L})(?:colou?ris|couleurs?|teintes?|farb(?:e|en|ton)|color(?:es)?|tonos?|colore|kleur|cor|färg|kolor) ?:? (?:\p{L}+ )?$/iu;
const printedOn = /^ (?:geprägt|bedruckt|bestickt|gedruckt|gestickt|gelasert)/u;

const alsoColour = /^(?:amber|coral|copper|gold|silver|bronze|ivory|pearl|slate|sand|charcoal|turquoise)$/u;

const alsoShade = /^(?:terracotta|slate|sand|charcoal|amber|coral|ivory|pearl|stone|copper|rust)$/iu;

const colourNext =
  /^ (?:and|&) (?:(?:soft|light|dark|pale|bright|deep|warm|dusty) )?(\p{L}{3,12})(?!\p{L})/iu;

function isColourBeside(before: string, material: string): boolean {
  if (!alsoColour.test(material)) return false;
  const word = /(?<!\p{L})(\p{L}{3,16}) (?:and|&) $/u.exec(before.slice(-24))?.[1] ?? '';
  return colourStems.has(stemOf(word.toLowerCase()));
}

const likened = /\b(?:as|like) (?:an? |the )?$/iu;
const shadeBehind = /^ (?:green|blue|red|brown|gr[ae]y|yellow|pink|purple|white|black)(?!\p{L})/iu;

/** "Martelé sur un tas en acier", "martillado sobre un yunque de acero": on or with what it is made. Spanish and French. */
const workedOn = longPattern('iu')`
  (?<!\p{L})(?:(?:martel|forg|batt|embout|façonn|travaill|form|repass|séch)\p{L}{1,3} (?:à la main )?(?:sur|avec) (?:une?|mon|ma|notre|le|la)\s
      |(?:martill|forj|golpe|trabaj|model)ad[oa]s? (?:a mano )?(?:sobre|con) (?:una?|mi|el|la)\s)
  \p{L}+ (?:en|de)\s$
`;
/** The same in German, where what is done stands behind: "auf einem Amboss aus Stahl gehämmert". */
const onSomething = /(?<!\p{L})(?:auf|mit) (?:einem|einer|meinem|dem) \p{L}+ aus\s$/iu;
const hammered = /^ (?:gehämmert|geschmiedet|geformt|getrieben|geschlagen)(?!\p{L})/u;

const isOfTool = ({ before, behind }: Stuff): boolean =>
  workedOn.test(before) || (onSomething.test(before) && hammered.test(behind));

/** The clause of the quote that holds the fact. */
function clauseOf(fact: Fact): string {
  return fact.quote.split(/[,;.]\s/u).find((clause) => clause.includes(fact.value)) ?? fact.quote;
}

/** Whether a fact is told of what the thing comes in. */
export function isOfWrapping(fact: Fact, draft: Draft): boolean {
  const clause = clauseOf(fact);
  return packedIn.test(clause) || (aside.test(clause) && !isOwn(fact, draft));
}

/**
 * Whether the words around a stuff say that the thing is not made of it.
 * @param offered the colours among which the buyer chooses
 */
export function isNoMaterial(stuff: Stuff, offered: readonly string[]): boolean {
  const { fact, start, end, before, draft } = stuff;
  const word = fact.value.slice(start, end).toLowerCase();
  return (
    absent.test(fact.value.slice(0, start)) ||
    // "Amber glass": the colour of the glass, not fossil resin.
    colourBefore.test(fact.quote.slice(before.length)) ||
    // "Navy, coral or sage": one of the colours.
    offered.includes(word) ||
    rubbedIn.test(fact.value.slice(start)) ||
    isOfTool(stuff) ||
    // "Green and amber sommerso": a colour beside another.
    isColourBeside(before, word) ||
    // "Cabe una cuchara de madera grande": what goes into it.
    heldBefore.test(before) ||
    (draft.language.written === 'en' ? isNoneInEnglish(stuff) : isNoneAbroad(stuff, word)) ||
    isOfPart(stuff)
  );
}

const heldBefore =
  /(?<!\p{L})(?:caben?|entran?|contient|accueille|passt|passen|fasst|holds|fits|takes)\s(?:\p{L}+\s){1,4}(?:de |aus |en |of )?$/iu;
const treatedBefore =
  /\b(?:finished|rubbed|treated|oiled|sealed|waxed|polished|rubbed down|buffed) (?:with|in) (?:\p{L}+ ){0,2}$/iu;

/** What it is like, what it is used on and what it lacks. */
function isNoneInEnglish({ fact, start, end, before, behind, draft }: Stuff): boolean {
  // "Light as a feather", "pine green": like what it is, and the shade of a colour.
  if (likened.test(before) || shadeBehind.test(behind)) return true;
  // "Coral and soft yellow": one colour beside another.
  if (
    alsoColour.test(fact.value.slice(start, end).toLowerCase()) &&
    colourStems.has(stemOf(colourNext.exec(behind)?.[1]?.toLowerCase() ?? ''))
  )
    return true;
  // "Cycling jersey" is worn, and knitted of whatever the text says.
  if (/(?:^|\s)jersey$/iu.test(draft.type) && /^jersey$/iu.test(fact.value.slice(start, end))) return true;
  // "Polymer clay hoops in terracotta": of a thing whose stuff is told it is the colour.
  if (
    /\bin $/u.test(before) &&
    alsoShade.test(fact.value) &&
    claimHits(before, 'en').some(({ payload }) => payload.kind === 'material')
  )
    return true;
  if (!isOwn(fact, draft) && usedOn.test(before)) return true;
  // "Finished with beeswax to stop rust".
  if (/wax|oil|lacquer|shellac|varnish/iu.test(fact.value) && treatedBefore.test(before)) return true;
  return notFitted.test(behind) || notFitted.test(fact.quote) || worn.test(behind);
}

/** "Trattata con cera d'api": with what the face of a thing was rubbed. */
const treatedAbroad =
  /(?<!\p{L})(?:trattat[oaie]|rifinit[oaie]|lucidat[oaie]|tratad[oa]s?|acabad[oa]s?|encerad[oa]s?|polid[oa]s?|behandeld|afgewerkt|ingewreven|behandla[dt]|behandlet|zaimpregnowan[yae]|traitée?s?|finie?s?|cirée?s?|behandelt|gewachst|poliert|finitura|finiture|acabamento|afwerking|finition|acabado) (?:con|com|met|med|przy użyciu|woskiem|avec|à la|mit) (?:\p{L}+ (?:e |en |et |y |und )?)?$/iu;
const pressedOrSpun = /(?<!\p{L})(?:huiles?|graines?|fils?|aceite|semillas|hilo) (?:de |d[’'])$/iu;

/** "La leggenda" is no wool, "verde rame" no copper, "gris perla" no pearl, "fonte homogène" no cast iron. */
function isNoneAbroad({ before, behind, draft }: Stuff, word: string): boolean {
  const { written, tag } = draft.language;
  // "Huilée à l'huile de lin", "cousue au fil de lin": with what it is rubbed or sewn.
  if (
    pressedOrSpun.test(before) ||
    (/(?:wax|was|vax|voks|wosk|cera|cire|wachs)/iu.test(word) && treatedAbroad.test(before))
  )
    return true;
  // "Ton tief" of a bell, and the "jaspe" of a woven shawl.
  if (word === 'ton' && /^:? (?:tief|hoch|hell|dunkel|klar|voll|[a-h](?:is|es)?\d?(?!\p{L}))/u.test(behind))
    return true;
  if (word === 'jaspe' && /rebozo|telar|teñido|chal(?!\p{L})/iu.test(draft.brief.product.description))
    return true;
  if (written === 'other' && word === 'la' && tag !== 'pt') return true;
  if (colourOf.test(before) || /^\s(?:homogène|complète|douce)/u.test(behind)) return true;
  // "Coloris argile": a colour by the name of a stuff; "in Gold geprägt": with what is printed on it.
  return namedColour.test(before) || (before.endsWith(' in ') && printedOn.test(behind));
}

/** The stuff of a part, of what is shown or of a compound. */
function isOfPart({ behind, draft }: Stuff): boolean {
  const part = smallPart.exec(behind)?.[0].trim() ?? '';
  // "Sterling silver ring" of a stacking ring is the thing itself.
  const isPart =
    part !== '' &&
    !foldWord(behind).startsWith(` ${foldWord(draft.type)}`) &&
    stemsOf(draft.type).at(-1) !== stemsOf(part).at(-1);
  return isPart || ofCompound.test(behind) || shownPart.test(behind) || renewed.test(behind);
}
