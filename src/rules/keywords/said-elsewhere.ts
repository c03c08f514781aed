import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { abroadGrammarOf, holdsVerb } from '#rules/ledger/abroad-grammar.ts';
import { tellsFault } from '#rules/ledger/fault-turns.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import { behindFilmNoun, filmTagsAbroad, withTurkishTrait } from './film-noun-abroad.ts';
import { isStuff, wordOnShelf } from './thing-words.ts';

/** How a sentence says what a thing is made of: "è realizzata in", with the words up to the next joint as its group. */
const madeOf: Readonly<Record<string, RegExp>> = {
  it: longPattern('iu')`
    (?<!\p{L})(?:fatt|realizzat|prodott|cucit|tessut|lavorat|scolpit|modellat|costruit)[oaie]\s(?:a mano\s)?
    ((?:in|di)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[.,;]|\s(?:e|ed|nel|nella|con|per|da|che|a|\d\S*)\s|$)
  `,
  pt: longPattern('iu')`
    (?<!\p{L})(?:feit|fabricad|produzid|tecid|costurad|esculpid|moldad|confeccionad)[oa]s?\s(?:à mão\s)?
    ((?:de|em)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[.,;]|\s(?:e|na|no|com|para|por|que)\s|$)
  `,
  nl: longPattern('iu')`
    (?<!\p{L})(?:gemaakt|vervaardigd|geweven|gebreid|genaaid|gehaakt|gesneden|gedraaid)\s(?:met de hand\s)?
    ((?:van|uit)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[.,;]|\s(?:en|in|met|voor|die|dat)\s|$)
  `,
  pl: longPattern('iu')`
    (?<!\p{L})(?:wykonan|zrobion|uszyt|tkan|utkan|wydziergan|wyrzeźbion|ulepion)\p{L}{1,2}\s(?:ręcznie\s)?
    ((?:ze?)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[.,;]|\s(?:i|oraz|w|we|z|na|dla|przez)\s|$)
  `,
  cs: longPattern('iu')`
    (?<!\p{L})(?:vyroben|ušit|tkan|utkan|pleten|vyřezan)\p{L}{0,2}\s(?:ručně\s)?
    ((?:ze?)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[.,;]|\s(?:a|v|ve|s|na|pro)\s|$)
  `,
  sv: longPattern('iu')`
    (?<!\p{L})(?:gjord|tillverkad|vävd|stickad|sydd|drejad|snidad|virkad)[ea]?\s(?:för hand\s)?
    ((?:av|i)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[.,;]|\s(?:och|i|med|på|för|som)\s|$)
  `,
  da: longPattern('iu')`
    (?<!\p{L})(?:lavet|fremstillet|vævet|strikket|syet|drejet|hæklet)\s(?:i hånden\s|med hånden\s)?
    ((?:af|i)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[.,;]|\s(?:og|i|med|på|til|som)\s|$)
  `,
  no: longPattern('iu')`
    (?<!\p{L})(?:laget|vevd|strikket|sydd|dreid|heklet)\s(?:for hånd\s)?
    ((?:av|i)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[.,;]|\s(?:og|i|med|på|til|som)\s|$)
  `,
};

/** In these what describes a noun stands behind it. */
const describedBehind = /^(?:it|pt)$/u;
const slavicAdjective = /(?:ej|ego|ych|ich|ého|ých|é|ího)$/u;

/** "Van massief eikenhout" and, of the same stuff, "van eikenhout". */
function fewerWords(made: string, tag: string): string[] {
  const [joint = '', ...words] = piecesOf(made);
  if (words.length < 2) return [made];
  if (describedBehind.test(tag)) return [made, `${joint} ${words[0]!}`];
  if (tag !== 'pl' && tag !== 'cs') return [made, [joint, ...words.slice(1)].join(' ')];
  const nouns = words.filter((word) => !slavicAdjective.test(word));
  return [...new Set([made, [joint, ...nouns].join(' '), `${joint} ${nouns[0] ?? words[0]!}`])];
}

const nominative = /(?:[nwktscr]a|[ny]|ki|é|á|ý)$/u;

/** The noun of a name, by where its language puts it; in Slavic ones by the first sentence, which names it again. */
function nounOf(name: string, opening: string, tag: string, joint: RegExp | undefined): string {
  const front = piecesOf(name.split(/[,(–—|]/u)[0]!.split(joint ?? /(?!)/u)[0] ?? '').filter((word) =>
    /^\p{L}{3,}$/u.test(word),
  );
  if (describedBehind.test(tag)) return front[0] ?? '';
  if (tag !== 'pl' && tag !== 'cs') return front.at(-1) ?? '';
  const said = opening.toLowerCase();
  const named = front.filter((word) => said.includes(word.toLowerCase()));
  return named.find((word) => !nominative.test(word)) ?? named[0] ?? '';
}

/** The thing with what its sentence says that it is made of: "koc z wełny merynosów". In languages that are not written in full. */
export function madeElsewhere({ product, platform, language }: Brief, joint: RegExp | undefined): string[] {
  const tag = /^n[bn]/u.test(language.tag) ? 'no' : language.tag.slice(0, 2);
  const pattern = madeOf[tag];
  if (pattern === undefined || platforms[platform].subject !== 'product') return [];
  const [opening = ''] = product.description.slice(0, 400).split(/[.!?\n]/u);
  // "Gehaakt van 100% katoen": how much of it is told beside the thing.
  const made = pattern.exec(tag === 'pl' || tag === 'cs' ? opening : opening.replace(wholly, ''))?.[1];
  const onShelf = tag === 'nl' ? wordOnShelf(piecesOf(product.name), product.category) : '';
  const thing = made === undefined ? '' : onShelf || nounOf(product.name, opening, tag, joint);
  // "Vävda i Småland": where, and not of what.
  if (made === undefined || thing === '' || /\p{Lu}/u.test(made)) return [];
  return fewerWords(made, tag).map((stuff) => `${thing} ${stuff}`);
}

const wholly = /(?<=\s)100\s?%\s/u;
const insteadOf = /vegan|sint[eé]t|synth|ecol[oó]g|ekolog|(?<!\p{L})(?:eco|finta|imitac|sztuczn)/iu;

/** "Vegan leer", "aço inoxidável": without its adjective it is another stuff, or half of its name. */
function isOneName(value: string, tag: string): boolean {
  return insteadOf.test(value) || (tag === 'pt' && /^aço \p{Ll}+$/u.test(value));
}

/**
 * The thing with what the first sentence says it is made of, as it is typed: "babydeken merinowol", "borsa pelle". Dutch
 * names the thing last before a joint, Italian, Portuguese and Polish first.
 */
export function thingAndMaterial(brief: Brief, ledger: Ledger, joint: RegExp | undefined): string[] {
  const { tag } = ledger.language;
  if (tag !== 'it' && tag !== 'pt' && tag !== 'nl') return [];
  const front = piecesOf(brief.product.name.split(/[,(–—|]/u)[0]!.split(joint ?? /(?!)/u)[0] ?? '').filter(
    (word) => /^\p{L}{3,}$/u.test(word) && !isStuff(word, ledger),
  );
  const thing =
    wordOnShelf(front, brief.product.category) || ((tag === 'nl' ? front.at(-1) : front[0]) ?? '');
  const [opening = ''] = brief.product.description.split(/[.!?\n]/u);
  if (thing === '' || !foldWord(opening.split(/[,;]/u)[0]!).includes(foldWord(thing))) return [];
  // "In sughero con fodera in cotone": what a part is made of stands behind its joint.
  const said = opening.split(
    /[,;]|\s(?:con|com|met|med|z|ze|ile)\s|\s(?:e|en|i|oraz|och|og)\s(?:ha|tem|possui|heeft|ma|posiada|har)\s/u,
  )[0]!;
  return (
    ledger.facts
      .filter(({ kind, value }) => kind === 'material' && said.includes(value))
      // "Vegan leer", "pelle sintetica": without its adjective it is another stuff.
      .map(({ value }) => (isOneName(value, tag) ? value : (piecesOf(value).at(tag === 'nl' ? -1 : 0) ?? '')))
      .filter(
        (material) =>
          /^\p{Ll}{3,}(?: \p{Ll}{3,})?$/u.test(material) && !foldWord(thing).includes(foldWord(material)),
      )
      .slice(0, 2)
      .map((material) => `${thing} ${material}`)
  );
}

const learning = longPattern('iu')`
  (?:imparer(?:ai|ete)\sa|impari\sa|vi\smostro\scome|ti\smostro\scome|aprender(?:á|ás|ão)\sa|aprende\sa
  |lära\sdig\satt|lär\sdu\sdig\satt|lærer\sdu\sat|lærer\sdu\så|nauczysz\ssię|naučíte\sse|naučíš\sse|leer\sje)\s
  ([^.!?\n]{8,120})
`;

/** "Impastare, stendere la sfoglia e tagliare le tagliatelle": what a film says that one learns in it, one entry each. */
export function learnedElsewhere({ product, language }: Brief): string[] {
  if (language.written !== 'other') return [];
  const list = learning.exec(product.description.slice(0, 800))?.[1] ?? '';
  return list
    .split(/,\s|\s(?:ed?|och|og|oraz|i|a|en)\s/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry.includes(' ') && piecesOf(entry).length < 5 && !/\d/.test(entry));
}

const mostBehind = 40;
const howTo = /^(?:como|come|hoe|hur man|hvordan man|sådan|slik|jak|cum|як|как)\s(?=\p{L}{3,}\s\p{L})/u;
const because =
  /\s(?:e|ed|och|og|i|oraz|en|che|que|som|die|dat|który|která|perché|porque|så|protože|omdat|want|ponieważ|bo|eftersom|fordi|потому)\s(?!\d)/u;
const selling =
  /^(?:vendo|prodávám|prodám|ik verkoop|sprzedam|sprzedaję|(?:jag )?säljer|(?:jeg )?(?:sælger|selger)|estou vendendo|продаю|продам)\s/iu;

/** "Objektiv Helios 44-2 z roku 1978": the name of a used thing as its owner's first sentence goes on with it; empty where it does not. */
export function sellersName(name: string, brief: Brief): string {
  const [opening = ''] = brief.product.description.split(/[.!?\n]/u);
  const told = opening.toLowerCase();
  if (selling.test(opening)) return told.includes(name.toLowerCase()) ? longerInText(name, brief) : '';
  if (!told.startsWith(`${name.toLowerCase()} `)) return '';
  // "Câmera Zenit 12XP com lente Helios 44-2": a text that opens with the name and says with a joint what belongs to the thing.
  const longer = longerInText(name, brief);
  const joint = hangsBehind[brief.language.tag.slice(0, 2)];
  const grammar = abroadGrammarOf(brief.language.tag);
  const more = longer.slice(name.length + 1);
  const isHung = joint?.test(more) === true && (grammar === undefined || !holdsVerb(more, grammar));
  return isHung && !tellsFault(more, 'other') ? longer : '';
}

/** Joints by which what a thing is made of or comes with hangs on it. */
const hangsBehind: Readonly<Record<string, RegExp>> = {
  it: /^(?:in|con|di|da)\s|^\p{Ll}{2,}(?:at|it|ut|t)[oaie] (?:a|in|con|da)\s/u,
  pt: /^(?:de|em|com)\s|^\p{Ll}{2,}(?:ad|id|t)[oa]s? (?:à|em|com|de|por)\s/u,
  nl: /^(?:van|met)\s/u,
  pl: /^(?:z|ze)\s|^(?:ręcznie )?\p{Ll}{3,}[nt][yae] (?:ręcznie$|na|z|ze|w)(?:\s|$)/u,
  cs: /^(?:z|ze|s|se)\s|^(?:ručně )?\p{Ll}{3,}[nt][ýáé] (?:na|z|ze|v|s)\s/u,
  sv: /^(?:med|i|av)\s/u,
  da: /^(?:med|i|af)\s/u,
  no: /^(?:med|i|av)\s/u,
  nb: /^(?:med|i|av)\s/u,
  ru: /^(?:с|со|из)\s/u,
  uk: /^(?:з|із)\s/u,
  ro: /^(?:din|cu)\s/u,
  el: /^(?:από|με)\s/u,
};

/** "Come fare la pasta fresca all’uovo in casa": the film's name as its own text goes on with it; empty where it does not. */
export function longerInText(name: string, { product, language, platform }: Brief): string {
  if (language.written !== 'other' || name.length < 4) return '';
  // "Aprenda a fazer pão de queijo mineiro" of a film "Como fazer pão de queijo".
  const said = name.toLowerCase().replace(howTo, '');
  const told = product.description.toLowerCase();
  // "Preparo la pasta all'uovo a mano" of a film "Come fare la pasta all'uovo".
  const made = said === name.toLowerCase() ? '' : said.replace(/^\p{L}+\s/u, '');
  const found = [said, made].find(
    (text) => text.length > 3 && text.includes(text === made ? ' ' : '') && told.includes(text),
  );
  if (found === undefined) {
    if (platforms[platform].subject !== 'video') return '';
    if (language.tag.startsWith('tr')) {
      const full = withTurkishTrait(name, product.description);
      return full === name ? '' : full;
    }
    const hung = behindFilmNoun(name, product.description, language.tag);
    return hung === '' ? '' : `${name}${hung}`;
  }
  const end = told.indexOf(found) + found.length;
  const behind =
    /^\s(?:[^.,;:!?()\n]|(?<=\d)[.,](?=\d)){3,80}/u.exec(product.description.slice(end))?.[0] ?? '';
  const more = behind.split(because)[0]!.trimEnd();
  return more === '' || more.length > mostBehind ? '' : `${name}${more}`;
}

/** Searches of a film by its name as its text goes on with it, by what one learns in it and by the end of its name. */
export function filmSearches(brief: Brief): string[] {
  return [
    longerInText(brief.product.name, brief),
    ...learnedElsewhere(brief),
    ...filmTagsAbroad(brief),
  ].filter((phrase) => phrase !== '');
}
