import { withoutOpenEnd } from '#rules/fit/open-ends.ts';
import { materialStems } from '#rules/keywords/attribute-words.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemOf } from '#rules/text/words.ts';
import { headOfWhom } from '#rules/offers/whom-row.ts';
import { mostWords } from './list-words.ts';
import { shortName } from './short-name.ts';
import { selling } from './wares.ts';

/** From here on a name tells details that nobody types. */
const tail: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: longPattern('iu')`
    \s(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|every|with|in small groups|including|featuring|that
      |which|who|from|by|made|starting|as well|too|available|within|across|designed|fitted|(?:the )?same day
      |overnight|at weekends|(?:first|last) \p{L}+day|all year|in a day|when|per week|a week|in and around
      |(?:on|by|near|at|behind|above|opposite|overlooking) the)(?:\s.*)?$
  `,
  de: longPattern('iu')`
    \s(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|am \p{Lu}\p{Ll}+tag
      |am (?:abend|morgen|vormittag|nachmittag|wochenende)|abends|morgens
      |im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr
        |frühling|sommer|herbst|winter)|vom|ab|bis \d+|übers? \p{Lu}\p{Ll}+|auf anfrage|nach absprache
      |pro (?:woche|monat|tag)|jede woche|am (?:hafen|markt|marktplatz|bahnhof|park|dom|rathaus)|jeden|mit
      |am selben tag|über nacht|binnen \d+|innerhalb|inklusive|inkl\.|aus|von|die|der|das)(?:\s.*)?$
  `,
  es: /\s(?:los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|todos los|todas las|cada|con|desde|de \d|de lunes|de martes|todo el|en \d|de todas las marcas|por semana|en (?:verano|invierno|primavera|otoño)|incluye|que|hech[oa]s?)(?:\s.*)?$/iu,
  fr: /\s(?:le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tous les|chaque|avec|dès|depuis|de \d|toute l['’]|(?:en|sous) \d|toutes marques|par semaine|(?:en|au) (?:été|hiver|printemps|automne)|incluant|qui|fait(?:e|s|es)?)(?:\s.*)?$/iu,
  other: /$^/u,
};

/** "Samstags Schlachtplatte", "los viernes pan de centeno": when there is something is no part of its name. */
const atTime = longPattern('iu')`
  ^(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mittag|abend)s|täglich
    |jeden \p{Lu}?\p{Ll}+|im (?:sommer|winter|frühling|herbst)|on \p{L}+days
    |(?:los|las|el|le|les) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundis?|mardis?
      |mercredis?|jeudis?|vendredis?|samedis?|dimanches?)|en (?:verano|invierno|été|hiver)|dazu|auch|sowie
    |zudem|además|también|aussi|plus|also)\s(?=\p{L})
`;

/** "Dining chair seats £35 each": what it costs is told behind its name. */
const price =
  /,?\s(?:(?:from|only|just|ab|nur|für|desde|por|solo|à partir de|dès|pour)\s)?(?:[£$€]\s?\d|\d[\d.,]{0,8}\s?(?:[£$€]|euros?|pounds?|dollars?)(?!\p{L})).*$/iu;
/** "A party boat": an article that no name begins with. */
const oneOf = /^an?\s(?!levels?(?!\p{L}))(?=\p{L}{2}|\d)/iu;

/** "Two campervans" are looked for as campervans. */
const counted =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre)\s(?=(?!seaters)\p{L}{3,}s$)/iu;

/** "One hand coffee grinder" of a firm that makes no other; a one bedroom apartment and one to one lessons keep their figure. */
const onlyOne =
  /^(?:just |only )?one (?!(?:to|on|off|day|week|way|hour|minute|page|stop|time|man|person|room|bed|bedroom|piece|size|night|year|month|storey|touch|side|litre|pot|pan)(?!\p{L}))(?=\p{L}{3,} \p{L}{3})/iu;

/** "Cat tree of solid beech": people type its stuff before it, or not at all. */
const ofStuff = /^(\p{L}[\p{L} -]{2,30}?) of ((?:solid |pure |real |recycled )?\p{L}{3,})$/iu;

function withoutStuff(name: string): string {
  const [, thing = name, stuff = ''] = ofStuff.exec(name) ?? [];
  return stuff !== '' && materialStems.has(stemOf(stuff.split(' ').at(-1)!.toLowerCase())) ? thing : name;
}

/** "Proper scones" are looked for as scones. */
const praise =
  /^(?:proper|delicious|tasty|lovely|great|beautiful|stunning|amazing|gorgeous|wonderful|honest|friendly|leckere[rs]?|köstliche[rs]?|hochwertige[rs]?|deliciosos?|deliciosas?|ricos|ricas|délicieu(?:x|ses?)|bons|bonnes)\s(?=\p{L})/iu;

/** "Ferienwohnung mit Hund", "cottage with hot tub": a house is looked for with what it has. */
const besideIt = longPattern('iu')`
  ^(?:\p{L}*ferien(?:wohnung|haus)\p{L}*|\p{L}*hotel\p{L}*|(?:\S+ )?(?:cottages?|lodges?|cabins?|apartments?
      |huts?|pods?|yurts?|treehouses?|chalets?|villas?)|glamping|casas? rural(?:es)?|gîtes?
    |chambres? d['’]hôtes) (?:mit|with|con|avec) \S+(?: \S+)?$|^\p{L}{5,} mit \p{L}+$
  |^(?:wartung|reparatur|reinigung|pflege|montage|vermietung|installation|beratung|einbau
    |austausch) von \S+(?: und)?(?: \S+)?$
`;

/** What an offer is called when people look for it, of what its seller says of it; empty where that names nothing. */
export function nameIn(said: string, language: WrittenLanguage): string {
  const plain = plainOf(said)
    .replace(price, '')
    .replace(language === 'en' ? oneOf : /$^/u, '')
    .replace(selling, '')
    .replace(counted, '')
    .replace(onlyOne, '')
    .replace(atTime, '')
    .replace(praise, '');
  const head = language === 'en' ? headOfWhom(plain) : plain;
  if (head !== plain) return head.toLowerCase();
  const words = plain.split(' ').length;
  const isCut = words > mostWords || (tail[language].test(plain) && !besideIt.test(plain));
  const short = isCut ? plain.replace(tail[language], '') : plain;
  const cut = language === 'other' ? short.slice(0, 60) : shortName(short, language);
  const held = cut === plain ? plain : withoutOpenEnd(cut.replace(/[,\s]+$/u, '')).replace(/[,\s]+$/u, '');
  const kept = language === 'en' ? withoutStuff(held) : held;
  // "Machined from aluminium": how it is made, behind the thing of the row.
  if (language === 'en' && /^\p{L}{4,}[^e\P{L}]ed(?<!bed|shed)$/u.test(kept)) return '';
  if (!/\p{L}{2}/u.test(kept)) return '';
  if (language === 'other') return kept;
  // What a mended German text still writes small is a noun where it stands alone.
  return language === 'de'
    ? kept.replace(/^\p{Ll}(?=\p{Ll}{5,}$)/u, (first) => first.toUpperCase())
    : kept.toLowerCase();
}

/** The first piece of what is said, without marks. */
export function plainOf(said: string): string {
  return said
    .split(/[|(–—:;]|\s-\s/u)[0]!
    .replace(/["“”*#<>]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
