import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { singularOf } from './plain-words.ts';

/** What a sentence is told in, and what stands before it. */
export interface SentenceContext {
  language: WrittenLanguage;
  /** The sentence before it in the same text: empty when it is the first, undefined when it stands in none. */
  before: string | undefined;
  /** The one stuff that the name of the thing tells; empty where it tells none or several. */
  stuff?: string;
}

type Spoken = Exclude<WrittenLanguage, 'other'>;

/**
 * How a sentence leads from its subject to its stuff or colour: "this bag is 100%", "these scarves are hand knitted in pure",
 * "sie bestehen aus reiner". The first group is a pronoun, the second the subject by its name.
 */
const leadsTo: Readonly<Record<Spoken, RegExp>> = {
  en: longPattern('iu')`
    ^\s*(?:(they|it|these|this|mine|ours)|(?:this|these|the|each|every|our|my|all(?:\s(?:of\s)?(?:our|the|my))?)
      \s((?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]+))
    \s(?:is|are)\s(?:all\s|both\s|entirely\s)?
    (?:(?:hand[-\s])?(?:made|knitted|knit|woven|sewn|crocheted|carved|cast|turned|cut|thrown|felted|crafted|built)
      \s(?:by\shand\s)?(?:in|from|of|out\sof)\s)?
    (?:\d+\s?%\s)?(?:(?:pure|soft|real|genuine|natural|thick|heavy|organic|recycled|solid|washed|brushed)\s){0,2}$
  `,
  de: longPattern('iu')`
    ^\s*(?:(sie|er|es)|(?:diese[rs]?|der|die|das|jede[rs]?|alle|unsere?|meine?)\s((?:[\p{L}-]+\s)?[\p{L}-]+))
    \s(?:ist|sind|besteht|bestehen)\s(?:alle\s|komplett\s|ganz\s)?(?:aus\s)?
    (?:\d+\s?%\s)?(?:(?:rein|weich|echt|dick|fest|massiv|gekocht)(?:er|em|en|es|e)?\s){0,2}$
  `,
  es: longPattern('iu')`
    ^\s*(?:(son|es|están\shech[oa]s|está\shech[oa])|(?:est[eao]s?|el|la|los|las|cada|nuestr[oa]s?|mis?)
      \s((?:[\p{L}-]+\s){0,3}[\p{L}-]+)\s(?:es|son|está\shech[oa]|están\shech[oa]s))
    \s(?:tod[oa]s?\s)?(?:de\s|en\s)?(?:\d+\s?%\s?)?(?:de\s)?(?:pur[oa]\s)?$
  `,
  fr: longPattern('iu')`
    ^\s*(?:(elles?|ils?)|(?:(?:ce[st]?|cet|cette|le|la|les|chaque|nos|notre|mes|mon|ma)\s|l[’'])
      ((?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]+))
    \s(?:est|sont)\s(?:toute?s?\s|tous\s|entièrement\s)?
    (?:(?:faite?s?|fabriquée?s?|tricotée?s?|cousue?s?|tissée?s?|confectionnée?s?|coulée?s?|découpée?s?|taillée?s?|tournée?s?
        |sculptée?s?|moulée?s?|forgée?s?|réalisée?s?|crochetée?s?|façonnée?s?|constituée?s?)\s
      (?:(?:entièrement|artisanalement)\s)?(?:(?:à\sla\s)?main\s)?
      (?:(?:dans|par|chez)\s(?:mon|ma|mes|notre|nos|un|une|le|la|les)\s(?:[\p{L}’'-]+\s){1,4}?)?
      (?:avec\s(?:de\sla\s|du\s|une?\s|des\s|de\sl[’'])?)?)?
    (?:en\s|de\s)?(?:\d+\s?%\s?)?(?:de\s|en\s)?(?:pure?\s)?$
  `,
};

/**
 * How a maker says what he makes a thing of: "tejo estos bolsos a mano con", "esta camisa está confeccionada en Portugal con". The
 * group is the thing by its name.
 */
const makesOf: Partial<Record<Spoken, RegExp>> = {
  es: longPattern('iu')`
    ^\s*(?:(?:hago|(?:tej|hac|cos|elabor|fabric|confeccion|cre|bord|tall|torne|forj|realiz|produc|model|diseñ|imprim|pint|ilustr|encuadern|mont)\p{L}{0,3}?(?:o|emos|amos|imos))
        \s(?:cada|est[eao]s?|nuestr[oa]s?|mis?|l[ao]s|el|la|tod[oa]s\sl[ao]s)\s([\p{L}-]+)(?:\s[^\s,;.]+){0,12}?
      |(?:est[eao]s?|el|la|los|las|cada|nuestr[oa]s?)\s([\p{L}-]+)(?:\s[\p{L}\d-]+){0,5}?\s(?:está|están|es|son)
        \s(?:hech|fabricad|confeccionad|elaborad|tejid|cosid|realizad|tallad)[oa]s?(?:\s[^\s,;.]+){0,9}?)
    \s(?:con|en|de)\s(?:\d+\s?%\s(?:de\s)?)?(?:pur[oa]\s)?$
  `,
};

/** What may follow a stuff that is the whole thing's; "cotton on the outside" and "leather look" are less. */
const goesOn: Readonly<Record<Spoken, RegExp>> = {
  en: /^\s*(?:$|(?=(?:and|with|but|so|throughout|all over|inside and out)(?!\p{L})))/iu,
  de: /^\s*(?:$|(?=(?:und|mit|aber|gefertigt|gemacht|gestrickt|gehäkelt|genäht)(?!\p{L})))/iu,
  es: /^\s*(?:\d+\s?%)?\s*(?:$|(?=(?:y|con|pero|hech[oa]s?)(?!\p{L})))/iu,
  fr: longPattern('iu')`
    ^\s*(?:\d+\s?%)?\s*(?:(?:recyclée?|lavée?|massif|massive|bio|biologique|brute?|forgée?|épaisse?|naturelle?|végétale?|cirée?|peignée?
      |vierge|pleine\sfleur|véritable|inoxydable|18\/8|18\/10|\d+\s?%)\s*){0,2}(?:$|(?=(?:et|avec|mais)(?!\p{L})))
  `,
};
const another = /^\s*(?:and|und|y|e|et)\s(?:\d+\s?%\s)?(?:(?:de|en|aus)\s)?(\p{L}+)(?:\s(\p{L}+))?/iu;

/** A sentence that names what comes with the thing or is a part of it: "they" behind it may be those. */
const namesOthers: Readonly<Record<Spoken, RegExp>> = {
  en: /(?<!\p{L})(?:with|includ\p{L}*|plus|comes?|box|lining|filling|covers?|inside|back|handles?|straps?|laces?|buttons?|zips?|lids?|legs?|feet|wheels?|beads?|stones?|sheets?|pages?|cases?|bags?|pouch(?:es)?|pockets?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:mit|inklusive|dazu|dabei|beiliegend\p{L}*|\p{L}*(?:futter|füllung|bezug|bezüge|griffe?|henkel|gurte?|knöpfe?|deckel|beine|rollen|perlen|steine?|taschen?|beutel|karton|schachtel))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:con|incluy\p{L}*|además|viene[n]?|caja|forro|relleno|fundas?|asas?|correas?|botones|cremallera|tapas?|patas|ruedas|cuentas|piedras?|bolsas?|bolsillos?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:avec|inclu\p{L}*|livrée?s?|plus|boîte|doublure|garnissage|housses?|anses?|sangles?|boutons|couvercles?|pieds|roues|perles|pierres?|sacs?|pochettes?|poches?)(?!\p{L})/iu,
};
/** Between the words of a subject: the bag of "the strap of this bag" is not what is spoken of. */
const ofAnother = /\s(?:of|on|for|in|with|inside|at|to|von|für|im|an|del|sur|dans|pour|para|con|avec)\s/iu;

/** "En papel de algodón": the thing is of paper, and of no cotton. */
const ofCarrier =
  /\s(?:con|en)\s(?!(?:telas?|tejidos?|punto|madera|fibras?|lana|piel|cuero|hilo|mezcla|pasta)\s)\p{L}+\sde\s$/iu;

/**
 * Whether a clause says a stuff or a colour of the whole thing behind its verb: "this bag is 100% cotton and 40 cm wide", "elles
 * sont en laine".
 * @param heads words of each name of the thing, as stems
 */
export function isSaidOfWhole(
  clause: string,
  value: string,
  heads: readonly (readonly string[])[],
  { language, before, stuff = '' }: SentenceContext,
): boolean {
  if (language === 'other') return false;
  const at = clause.toLowerCase().indexOf(value.toLowerCase());
  if (at < 1) return false;
  const behind = clause.slice(at + value.length);
  const maker = makesOf[language]?.exec(clause.slice(0, at));
  if (maker != null && !isOneOfTwo(behind) && !ofCarrier.test(clause.slice(0, at)))
    return isNamed([maker[1] ?? maker[2] ?? ''], heads, language);
  const [, pronoun, subject = ''] = leadsTo[language].exec(clause.slice(0, at)) ?? [];
  if ((pronoun === undefined && subject === '') || !goesOn[language].test(behind) || isOneOfTwo(behind))
    return false;
  if (pronoun !== undefined) return before !== undefined && isAboutThing(before, heads, language);
  if (ofAnother.test(` ${subject} `)) return false;
  // "Das Glas ist rauchgrau" of a "Windlicht aus Glas": the thing has the colour of its stuff.
  const isStuff = stuff !== '' && !subject.includes(' ') && stemOf(subject) === stemOf(stuff);
  return (isStuff && colourStems.has(stemOf(value))) || isNamed(subject.split(' '), heads, language);
}

/** "Cotton and polyester": of neither alone. */
export function isOneOfTwo(behind: string): boolean {
  const [, ...words] = another.exec(behind) ?? [];
  return words.some((word) => {
    const stem = stemOf(word ?? '');
    return materialStems.has(stem) || colourStems.has(stem);
  });
}

/** Whether a subject is a name of the thing: by its last word in English and German, by its first one in Spanish and French. */
function isNamed(
  subject: readonly string[],
  heads: readonly (readonly string[])[],
  language: Spoken,
): boolean {
  const isFirst = language === 'es' || language === 'fr';
  const word = (isFirst ? subject[0] : subject.at(-1)) ?? '';
  return heads.some((words) => isSameName(word, (isFirst ? words[0] : words.at(-1)) ?? '', language));
}

/** "Scarves" of a scarf, "Mützen" of a "Häkelmütze". */
function isSameName(word: string, head: string, language: Spoken): boolean {
  const stem = stemOf(word);
  if (stem === head) return true;
  if (language === 'en') return stemOf(singularOf(word.toLowerCase())) === head;
  const root = withoutEnding(stem);
  return language === 'de' && root.length > 3 && withoutEnding(head).endsWith(root);
}

/** A German noun without what tells its number. */
const withoutEnding = (stem: string): string => stem.replace(/(?:en|er|[nes])$/u, '');

function isAboutThing(before: string, heads: readonly (readonly string[])[], language: Spoken): boolean {
  if (before === '') return true;
  const words = before.split(/[^\p{L}’'-]+/u).filter((word) => word !== '');
  const isOwn = (word: string): boolean => isNamed([word], heads, language);
  const others = words.filter((word) => !isOwn(word));
  return others.length < words.length && !namesOthers[language].test(others.join(' '));
}
