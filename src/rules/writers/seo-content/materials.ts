import { colourStems } from '#rules/keywords/attribute-words.ts';
import { coloursOffered } from '#rules/keywords/said-tags.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { sentAsFile } from '#rules/ledger/sent-as-file.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { ofEveryLetter } from '#rules/ledger/word-edges.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';
import { isOwn } from './own-fact.ts';
import { firstWords } from '#rules/text/first-words.ts';

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
  /^\s(?:throat|eyes?|wings?|tail|head|belly|lips|heart|letter(?:s|ing)?|trim|edges?|stars?|moon)\b/iu;

/** "Foam seals", "steel rings": what a small part is made of, the thing is not. */
const smallPart =
  /^\s(?:split )?(?:seals?|rings?|screws?|anchors?|gaskets?|rivets?|clips?|feet|eyelets?|zips?|zippers?|(?:screen )?lens(?:es)?|screens?|collar|cuffs?|piping|(?:elbow )?patch(?:es)?)\b/iu;

/** "Iron oxide": what colours a glaze is no metal. */
const ofCompound = /^\s(?:oxides?|sulphates?|sulfates?|chlorides?|nitrates?)\b/iu;

/** "Wax finish": with what the thing is rubbed at last. */
const rubbedIn =
  /^(?:wax|beeswax|oil|lacquer|varnish|shellac)\s(?:finish(?:ed)?|coat(?:ing)?|seal(?:ed)?|polish(?:ed)?)(?!\p{L})/iu;

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
/** Adjectives of materials, which a field of materials names by their noun. */
const nounOf: Readonly<Record<string, string>> = {
  wooden: 'wood',
  woollen: 'wool',
  woolen: 'wool',
  silken: 'silk',
};
const colourOf =
  /(?:verde|rosso|blu|grigio|giallo|bianco|nero|rosa|azzurro|groen|rood|blauw|grijs|gris|blanco|blanc|blanche|vert|verte|bleu|rouge|azul|rojo|marrón)\s$/iu;
const germanCompound = /^\p{Lu}\p{Ll}{2,}(?:wolle|leder|holz|leinen|seide|stahl|glas|filz|samt|garn)$/u;

const namedColour =
  /(?<!\p{L})(?:colou?ris|couleurs?|teintes?|farb(?:e|en|ton)|color(?:es)?|tonos?|colore|kleur|cor|färg|kolor) ?:? (?:\p{L}+ )?$/iu;
const printedOn = /^ (?:geprägt|bedruckt|bestickt|gedruckt|gestickt|gelasert)/u;

const alsoColour = /^(?:amber|coral|copper|gold|silver|bronze|ivory|pearl|slate|sand|charcoal|turquoise)$/u;

function isColourBeside(before: string, material: string): boolean {
  if (!alsoColour.test(material)) return false;
  const word = /(?<!\p{L})(\p{L}{3,16}) (?:and|&) $/u.exec(before.slice(-24))?.[1] ?? '';
  return colourStems.has(stemOf(word.toLowerCase()));
}

const likened = /\b(?:as|like) (?:an? |the )?$/iu;
const shadeBehind = /^ (?:green|blue|red|brown|gr[ae]y|yellow|pink|purple|white|black)(?!\p{L})/iu;

function onlyLikened({ value, quote }: Fact, { start, end }: { start: number; end: number }): boolean {
  const at = Math.max(0, quote.indexOf(value));
  return likened.test(quote.slice(0, at + start)) || shadeBehind.test(quote.slice(at + end));
}

/** The clause of the quote that holds the fact. */
function clauseOf(fact: Fact): string {
  return fact.quote.split(/[,;.]\s/u).find((clause) => clause.includes(fact.value)) ?? fact.quote;
}

/**
 * Names of the real materials of the brief, without figures, each once, at most 13.
 * @param facts those to read, or all that the brief tells
 */
export function materialNames(draft: Draft, facts = draft.ledger.facts): string[] {
  const names: string[] = [];
  const groups = new Map<string, string>();
  const offered =
    draft.language.written === 'en' ? coloursOffered(firstWords(draft.brief.product.description, 800)) : [];
  const lowerOf = ({ value }: Fact, { start, end }: { start: number; end: number }): string =>
    value.slice(start, end).toLowerCase();
  if (sentAsFile.test(draft.brief.product.description)) return names;
  for (const fact of facts) {
    if (packedIn.test(clauseOf(fact))) continue;
    if (fact.kind !== 'material' || (aside.test(clauseOf(fact)) && !isOwn(fact, draft))) continue;
    // "Schafwolle": a compound that ends in its material is named whole.
    if (draft.language.written === 'de' && germanCompound.test(fact.value)) {
      if (!names.includes(fact.value)) names.push(fact.value);
      continue;
    }
    for (const hit of claimHits(fact.value, draft.language.written)) {
      if (hit.payload.kind !== 'material') continue;
      if (absent.test(fact.value.slice(0, hit.start))) continue;
      // "Light as a feather", "pine green": like what it is, and the shade of a colour.
      if (draft.language.written === 'en' && onlyLikened(fact, hit)) continue;
      // "Amber glass": the colour of the glass, not fossil resin.
      if (colourBefore.test(fact.quote.slice(Math.max(0, fact.quote.indexOf(fact.value)) + hit.start)))
        continue;
      if (
        draft.language.written === 'en' &&
        !isOwn(fact, draft) &&
        usedOn.test(fact.quote.slice(0, Math.max(0, fact.quote.indexOf(fact.value)) + hit.start))
      )
        continue;
      const behind = fact.quote.slice(fact.quote.indexOf(fact.value) + hit.end);
      // "Navy, coral or sage": one of the colours.
      if (offered.includes(lowerOf(fact, hit))) continue;
      if (rubbedIn.test(fact.value.slice(hit.start))) continue;
      // "Green and amber sommerso": a colour beside another.
      if (
        isColourBeside(
          fact.quote.slice(0, Math.max(0, fact.quote.indexOf(fact.value)) + hit.start),
          lowerOf(fact, hit),
        )
      )
        continue;
      // "Sterling silver ring" of a stacking ring is the thing itself.
      const part = smallPart.exec(behind)?.[0].trim() ?? '';
      const isOfPart =
        part !== '' &&
        !foldWord(behind).startsWith(` ${foldWord(draft.type)}`) &&
        stemsOf(draft.type).at(-1) !== stemsOf(part).at(-1);
      if (
        draft.language.written === 'en' &&
        (notFitted.test(behind) || notFitted.test(fact.quote) || worn.test(behind))
      )
        continue;
      if (isOfPart || ofCompound.test(behind) || shownPart.test(behind) || renewed.test(behind)) continue;
      // "Bois d'olivier": a shop that takes no apostrophe would print two halves.
      const name = fact.value
        .slice(hit.start, hit.end)
        .replace(/^(?!cire)\p{L}+ d[’'](?=\p{L})/iu, '')
        .replace(/(?<=\p{L})[’']s(?!\p{L})/u, 's')
        .replace(/[^\p{L}\p{N}\s]/gu, ' ')
        .trim();
      // "La leggenda" is no wool, "verde rame" no copper, "gris perla" no pearl, "fonte homogène" no cast iron.
      const { written, tag } = draft.language;
      const front = fact.quote.slice(0, fact.quote.indexOf(fact.value) + hit.start);
      if (written === 'other' && /^la$/iu.test(name) && tag !== 'pt') continue;
      if (written !== 'en' && (colourOf.test(front) || /^\s(?:homogène|complète|douce)/u.test(behind)))
        continue;
      // "Coloris argile": a colour by the name of a stuff; "in Gold geprägt": with what is printed on it.
      if (written !== 'en' && (namedColour.test(front) || (front.endsWith(' in ') && printedOn.test(behind))))
        continue;
      const isCode =
        /^\p{Lu}{2,5}$/u.test(name) &&
        !/^(?:WAX|WOOL|OAK|PINE|TEAK|BRASS|STEEL|IRON|GLASS|CLAY|SILK|LINEN|SUEDE|DENIM|FELT|METAL|WOOD|GOLD|STONE|PAPER|NYLON|SATIN|LACE|CORK|JUTE)$/u.test(
          name,
        );
      const lower = name.toLowerCase();
      const cased = draft.language.written === 'de' || isCode ? name : (nounOf[lower] ?? lower);
      if (
        names.some(
          (known) =>
            known.toLowerCase() === cased.toLowerCase() ||
            (known.toLowerCase().endsWith(` ${cased.toLowerCase()}`) &&
              groups.get(known) === hit.payload.group),
        )
      )
        continue;
      // "Buff willow" says which willow it is.
      const wider = names.findIndex(
        (known) =>
          cased.toLowerCase().endsWith(` ${known.toLowerCase()}`) && groups.get(known) === hit.payload.group,
      );
      groups.set(cased, hit.payload.group);
      if (wider === -1) names.push(cased);
      else names[wider] = cased;
    }
  }
  if (draft.language.written !== 'en') joinStuffs(names, draft);
  // "Sterling silver" says which silver it is.
  const fine = draft.ledger.facts.find(
    ({ kind, value }) => kind === 'material' && /^(?:sterling|fine) silver$|^solid gold$/iu.test(value),
  );
  if (draft.language.written === 'en' && fine !== undefined) {
    const at = names.indexOf(fine.value.toLowerCase().split(' ')[1]!);
    if (at !== -1) names[at] = fine.value.toLowerCase();
  }
  // Of soy a candle can only be made; the brief's own word, since the wax is not named.
  const told = `${draft.name} ${draft.brief.product.description}`;
  if (/\bsoy\b[^.;]{0,30}\bcandles?\b/iu.test(told) && !names.some((name) => name.includes('soy')))
    names.unshift('soy');
  return names.slice(0, 13);
}

/** "Madera" and "haya" of "madera de haya" are one stuff, and "Leder" beside "Sattelleder" is no second one. */
function joinStuffs(names: string[], { brief, language }: Draft): void {
  const told = `${brief.product.name}\n${brief.product.description}`.toLowerCase();
  for (const wide of names.slice()) {
    const narrow = names.find(
      (name) =>
        name !== wide &&
        (name.startsWith(`${wide} de `) ||
          (language.written === 'de'
            ? name.length > wide.length + 2 && name.toLowerCase().endsWith(wide.toLowerCase())
            : told.includes(`${wide} de ${name}`))),
    );
    if (narrow === undefined) continue;
    if (language.written !== 'de' && !narrow.startsWith(`${wide} de `))
      names[names.indexOf(narrow)] = `${wide} de ${narrow}`;
    names.splice(names.indexOf(wide), 1);
  }
}
