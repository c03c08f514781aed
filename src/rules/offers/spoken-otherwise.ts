import { opensWithOrder } from '#rules/ledger/shape.ts';
import type { SpokenLanguage } from './deeds.ts';
import { germanVerbs } from './german-deeds.ts';

/**
 * A sentence that says what is done and not who does it, as somebody says it who does: "Prom dresses to hire" are hired out,
 * "gutters cleared, moss removed" clears and removes. Null for all others.
 */
export function spokenByUs(sentence: string, language: SpokenLanguage): string | null {
  return letOut(sentence, language) ?? doneTo(sentence, language);
}

const count =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|zwei|drei|vier|fünf)\s/iu;
/** Homes and rooms are looked for "to rent", and not by a "desk rental". */
const homes =
  /(?<!\p{L})(?:flats?|houses?|homes?|apartments?|bungalows?|studios?|offices?|desks?|rooms?|units?|workspaces?|shops?|land|paddocks?|fields?|condos?)$/iu;

const letting: Readonly<Record<SpokenLanguage, readonly (readonly [said: RegExp, verb: string])[]>> = {
  en: [
    [
      /^([^.:;!?]{3,90}?)\s(?:(?:is|are)\s)?(?:available\s)?(?:to buy or )?(?:to |for |on )hire(?!\p{L})/iu,
      'we hire',
    ],
    [/^([^.:;!?]{3,90}?)\s(?:(?:is|are)\s)?(?:available\s)?(?:to|for) rent(?!\p{L})/iu, 'we rent'],
    [/^([^.:;!?]{3,90}?)\scan be hired(?!\p{L})/iu, 'we hire'],
    [
      /^([^.:;!?]{3,60}?(?:hall|room|barn|space|studio|pitch|court|venue|sauna|pavilion)s?)\scan be booked(?!\p{L})/iu,
      'we hire',
    ],
    [/^(?:borrow|hire)\s(.+)$/iu, 'we hire'],
    [/^rent\s(.+)$/iu, 'we rent'],
    [/^([^.:;!?]{3,90}?)\scan be rented(?!\p{L})/iu, 'we rent'],
  ],
  de: [
    [/^(?:(?:bei uns|hier) )?(?:mieten sie|mietet ihr|mietest du)\s(.+)$/iu, 'wir vermieten'],
    [/^(?:(?:bei uns|hier) )?(?:leihen sie|leiht ihr|leihst du)\s(.+)$/iu, 'wir vermieten'],
    [/^(\p{Lu}[^.:;!?]{3,90}?)\s(?:zu vermieten|zum? mieten|zur miete)(?!\p{L})/iu, 'wir vermieten'],
    [/^(\p{Lu}[^.:;!?]{3,90}?)\szum (?:aus)?leihen(?!\p{L})/iu, 'wir vermieten'],
  ],
  es: [
    [/^(?:se alquilan?|alquila)\s(.+)$/iu, 'alquilamos'],
    [/^([^.:;!?]{3,90}?)\s(?:en|de) alquiler(?!\p{L})/iu, 'alquilamos'],
  ],
  fr: [
    [/^([^.:;!?]{3,90}?)\s(?:à louer|en location)(?!\p{L})/iu, 'nous louons'],
    [/^louez\s(.+)$/iu, 'nous louons'],
  ],
};

/** "Our boats sleep four, and day boats": another sentence stands before. */
const before = /^(?:our|the) .*,\s(?:and|but)\s/iu;
/** "Klaviere zum Kauf oder zur Miete" */
const orSold = /\s(?:zum kauf oder|for sale or|to buy or|en venta o|à vendre ou)$/iu;
const denied = /(?<!\p{L})(?:not|no|never|nicht|keine?|nunca|pas|aucun)(?!\p{L})/iu;
const speaks =
  /^(?:we|i|you|it|they|this|wir|ich|sie|nosotros|nous|je|on)\s|(?<!\p{L})(?:is|are|have|has)(?!\p{L})/iu;

function letOut(sentence: string, language: SpokenLanguage): string | null {
  for (const [said, verb] of letting[language]) {
    const row = said.exec(sentence)?.[1]?.replace(before, '').replace(orSold, '').replace(count, '');
    if (row === undefined || denied.test(row) || speaks.test(row) || opensWithOrder(row)) continue;
    if (verb === 'we rent' && homes.test(row)) continue;
    return `${verb} ${language === 'de' ? row : lowerFirst(row)}`;
  }
  return null;
}

/** Verbs whose participle behind a thing tells a service; what is painted, carved and printed may be goods. */
const served: Readonly<Partial<Record<SpokenLanguage, ReadonlyMap<string, string>>>> = {
  en: new Map(
    (
      'repair fix mend iron wash treat survey service maintain install clean restore remove clear unblock sharpen replace tune reupholster upholster ' +
      'hire rent design empty prune fell alter translate valet groom insulate refurbish renovate rewire repoint'
    )
      .split(' ')
      .map((verb): [string, string] => [englishParticiple(verb), verb])
      .concat([
        ['fitted', 'fit'],
        ['trimmed', 'trim'],
        ['mown', 'mow'],
        ['dealt', 'remove'],
        ['built', 'build'],
        ['swept', 'sweep'],
        ['supplied', 'supply'],
      ]),
  ),
  de: new Map(germanVerbs.split(' ').map((verb): [string, string] => [germanParticiple(verb), verb])),
  es: new Map(
    'reparamos arreglamos restauramos tapizamos retapizamos limpiamos afilamos lacamos barnizamos rehabilitamos reformamos instalamos desatascamos podamos'
      .split(' ')
      .flatMap((verb) =>
        ['os', 'as'].map((end): [string, string] => [verb.replace(/mos$/u, `d${end}`), verb]),
      ),
  ),
  fr: new Map(
    'réparons restaurons rénovons nettoyons débouchons ramonons élaguons affûtons cannons rempaillons retapissons décapons'
      .split(' ')
      .flatMap((verb) => ['és', 'ées'].map((end): [string, string] => [verb.replace(/ons$/u, end), verb]))
      .concat([
        ['recouverts', 'refaisons'],
        ['recouvertes', 'refaisons'],
        ['refaits', 'refaisons'],
        ['refaites', 'refaisons'],
        ['entretenus', 'entretenons'],
        ['entretenues', 'entretenons'],
      ]),
  ),
};

/** "VW campers" stay so. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "Gekürzt", "repariert", "ersetzt"; what is parted or irregular is left out. */
function germanParticiple(verb: string): string {
  const stem = verb.replace(/e?n$/u, '');
  const end = /[td]$/u.test(stem) ? 'et' : 't';
  return /^(?:be|er|ver|ent|zer|über)|ieren$/u.test(verb) ? stem + end : `ge${stem}${end}`;
}

function englishParticiple(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  return verb.endsWith('y') ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

/** What may stand behind a participle that tells of a deed: how, where, when and by whom it is done. */
const behindDeed: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /^(?:in|on|at|by|with|for|to|from|of|within|inside|outside|or|the|same|every|each|all|any|while|when|where|as|near|across|around|between|before|after|without|up|out|off|down|back|away|again|overnight|professionally|here|today|too|free|\p{L}+ly|\d.*)$/iu,
  de: /^(?:in|im|ins|am|an|auf|bei|beim|mit|von|vom|für|zu|zum|zur|nach|ab|bis|ohne|durch|vor|aus|oder|wie|gern|auch|hier|ganzjährig|rund|\d.*)$/u,
  es: /^(?:en|a|al|con|por|para|de|del|desde|sin|según|o|como|todo|toda|nuev[oa]s?|\d.*)$/iu,
  fr: /^(?:en|à|au|aux|avec|par|pour|de|du|des|dans|sur|sans|chez|dès|depuis|ou|comme|toute?s?|tous|\d.*|d['’].*)$/iu,
};

const joint = /,\s(?:(?:and|und|y|et)\s)?|\s(?:and|und|y|et)\s/u;
const speakers: Readonly<Record<SpokenLanguage, string>> = { en: 'we ', de: 'wir ', es: '', fr: 'nous ' };

/** The same of what may be goods, too: "chairs reupholstered and furniture painted" is done, "mugs painted by hand" are sold. */
const perhapsServed: typeof served = {
  en: new Map(
    'paint sand stain engrave frame polish wax strip plaster print'
      .split(' ')
      .map((verb): [string, string] => [englishParticiple(verb), verb]),
  ),
  es: new Map([
    ['pintados', 'pintamos'],
    ['pintadas', 'pintamos'],
  ]),
  fr: new Map([
    ['taillés', 'taillons'],
    ['taillées', 'taillons'],
    ['repeints', 'peignons'],
    ['repeintes', 'peignons'],
  ]),
};
/** A participle that no list has: "souches rognées" names nothing that people look for. */
const unknownParticiple: Readonly<Partial<Record<SpokenLanguage, RegExp>>> = {
  es: /(?:ad|id)[oa]s$/u,
  fr: /(?:[ée]e?s|is|ises|us|ues)$/u,
};

/** "Wasp nests, rats and mice dealt with": the row up to its participle is what it is done to. */
function doneTo(sentence: string, language: SpokenLanguage): string | null {
  const sure = served[language];
  if (sure === undefined || speaks.test(sentence.slice(0, 60))) return null;
  const verbOf = (word = ''): string | undefined => sure.get(word) ?? perhapsServed[language]?.get(word);
  const clauses: string[] = [];
  let waiting: string[] = [];
  let isSure = false;
  for (const entry of sentence.split(joint)) {
    const words = entry.split(' ');
    // "Pools designed, built and maintained": one thing, three deeds.
    const more = verbOf(words[0]);
    if (more !== undefined && clauses.length > 0 && waiting.length === 0) {
      clauses[clauses.length - 1] = `${more}, ${clauses.at(-1)!}`;
      isSure ||= sure.has(words[0]!);
      continue;
    }
    const at = words.findIndex((word, index) => index > 0 && verbOf(word) !== undefined);
    if (at < 0 && words.length > 1 && unknownParticiple[language]?.test(words.at(-1)!) === true) continue;
    // "Heat treated pallets": what a thing underwent before it is sold.
    if (at >= 0 && words[at + 1] !== undefined && !behindDeed[language].test(words[at + 1]!)) return null;
    // "Hip to gable extensions" end in what they are.
    const thing = (at < 0 ? entry : words.slice(0, at).join(' ')).replace(/ to (?=\p{L}+ \p{L}+s$)/u, '-to-');
    // "Family run, established in 1982" is nothing that something is done to.
    if (!/^[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}$/u.test(thing) || /(?:run|owned|ed)$/u.test(thing)) break;
    waiting.push(language === 'de' ? thing : lowerFirst(thing));
    if (at < 0) continue;
    isSure ||= sure.has(words[at]!);
    clauses.push(`${verbOf(words[at])!} ${waiting.join(', ')}`);
    waiting = [];
  }
  return isSure ? speakers[language] + clauses.join(', ') : null;
}
