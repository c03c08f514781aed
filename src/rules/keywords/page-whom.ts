import { splitSentences } from '#rules/ledger/clauses.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { built, type Candidate } from './candidate.ts';
import { singularOf } from './plain-words.ts';
import type { Slots } from './slots.ts';

type Language = 'de' | 'en' | 'es' | 'fr';

/** Whom a firm says that it works for, as a row behind its verb. */
const receives: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  de: /(?:^|\s)(?:behandel[nt]|betreu(?:e|t|en)|unterrichte[nt]?|begleite[nt]?|berate[nt]?|berät|empfängt) ((?:\p{Lu}[\p{L}-]+(?:, | und )){1,5}\p{Lu}[\p{L}-]+)(?=[.!,;]|\s(?:in|mit|bei|ab|von|aus)\s|$)/u,
  es: /(?:^|\s)(?:atiende|atienden|atendemos|atiendo|recibe|recibimos|trata|tratamos|acompañamos) a ((?:\p{Ll}+(?: \p{Ll}+)?(?:, | y | e )(?:a )?){1,5}\p{Ll}+(?: \p{Ll}+)?)(?=[.!;]|\s(?:en|con|desde)\s|$)/u,
  fr: /(?:^|\s)(?:reçoit|reçois|recevons|accueille|accueillons|accompagne|accompagnons|suit|suivons|soigne|soignons) ((?:les \p{Ll}+(?: \p{Ll}+)?(?:, | et )){1,5}les \p{Ll}+(?: \p{Ll}+)?)(?=[.!;]|\s(?:à|dans|en|dès|de)\s|$)/u,
};
/** "Judo club for kids and adults": whom the name of an English offer is for. */
const namedFor = /\sfor (\p{Ll}{3,})(?:,? (?:and|&) (\p{Ll}{3,}))?(?= (?:in|near) \p{Lu}|$)/u;
/** "Dienstplan-Software für Cafés und Bäckereien". */
const namedForAbroad: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  de: /\sfür (\p{Lu}[\p{L}-]{3,}(?:, \p{Lu}[\p{L}-]{3,})*(?: und \p{Lu}[\p{L}-]{3,})?)(?=$|\s(?:in|im|bei)\s|,?\s[–|])/u,
  es: /\spara (\p{Ll}{4,}(?:, \p{Ll}{4,})*(?: y \p{Ll}{4,})?)(?=$|\sen\s)/u,
  fr: /\spour (\p{Ll}{4,}(?:, \p{Ll}{4,})*(?: et \p{Ll}{4,})?)(?=$|\sà\s)/u,
};
/** What stands for everybody. */
const everyone = longPattern('iu')`
  ^(?:adultes?|adult[oa]s?|erwachsene|alle|patient\p{L}*|kund\p{L}*|menschen|clients?|client[ae]s?|clientes?|tous|todo\p{L}*
    |mädchen und jungen|personen|personnes|personas|public|gens)$
`;
/** What is held for them, behind what is learned or done: "judo club". */
const held = /\s(?:clubs?|class(?:es)?|lessons|courses?|workshops?|sessions|school|academy|camps?)$/u;
/** Words behind "for" that name no people. English. */
const nobody =
  /^(?:people|clients?|homes?|business(?:es)?|weddings?|events?|parties|birthdays?|holidays?|days|weeks|hours|pounds|less|sales?|rentals?|gardens?|houses?|windows|doors|offices|shops|cars|boats|bikes)$/u;
const mostWhom = 4;
const mostRead = 800;

const joinedAs: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: ' für ',
  es: ' para ',
  fr: ' pour ',
};
const joint: Readonly<Record<Exclude<Language, 'en'>, string>> = { de: ' für ', es: ' para ', fr: ' ' };

/** "Les femmes enceintes, les nourrissons et les sportifs": each of them. */
function entriesOf(row: string): string[] {
  return row
    .split(/,\s| (?:et|y|e|und) /u)
    .map((entry) => entry.replace(/^(?:les|los|las|a) /u, '').trim())
    .filter((entry) => entry.length > 3 && !everyone.test(entry));
}

/**
 * What a page is searched by whose firm says for whom it works: "ostéopathe nourrissons Annecy", "judo for kids stroud"; a trade or an
 * offer with each of them, alone and in its town.
 */
export function forWhomOfPage(
  { name, description }: { name: string; description: string },
  slots: Slots,
  path: string,
  language: Language,
): Candidate[] {
  const head = slots.heads.find(({ text }) => text.split(' ').length < 4)?.text ?? '';
  const town = slots.places[0]?.text ?? '';
  if (head === '') return [];
  const named = language === 'en' ? '' : (namedForAbroad[language].exec(name)?.[1] ?? '');
  const phrases =
    language === 'en'
      ? [...programOf(head, name), ...inEnglish(head, name)]
      : [
          named,
          ...splitSentences(firstWords(description, mostRead)).map(
            (sentence) => receives[language].exec(sentence)?.[1] ?? '',
          ),
        ]
          .filter((row) => row !== '')
          .flatMap(entriesOf)
          .slice(0, mostWhom)
          // "Kinderarzt für Kinder" says it twice.
          .filter((whom) => !head.toLowerCase().startsWith(whom.toLowerCase().replace(/[ens]{1,2}$/u, '')))
          .map((whom) => `${head}${named.includes(whom) ? joinedAs[language] : joint[language]}${whom}`);
  const source = language === 'en' ? `${path}.name` : `${path}.description`;
  const place = language === 'en' ? town.toLowerCase() : town;
  return [...new Set(phrases)].flatMap((phrase) => [
    ...(place === '' || phrase.toLowerCase().includes(place.toLowerCase())
      ? []
      : [{ ...built(`${phrase} ${place}`, 'place', source), sure: true, least: 0.46 }]),
    { ...built(phrase, 'audience', source), sure: true, least: 0.43 },
  ]);
}

/** "Stock control software for small breweries": whose program it is. */
const usedBy =
  /\sfor (?:(?:small|independent|local|busy|growing|mobile|modern|uk) )?(\p{Ll}{3,}s)(?:,? (?:and|&) (?:small )?(\p{Ll}{3,}s))?$/u;
const program = /(?:^|\s)(?:software|app|system|crm)$/u;

/** "Brewery software", "brewery stock control software": a program by the trade that uses it. English. */
function programOf(head: string, name: string): string[] {
  const [, ...trades] = usedBy.exec(name) ?? [];
  const kind = program.exec(head)?.[0].trim() ?? '';
  return kind === ''
    ? []
    : trades
        .filter((trade): trade is string => trade !== undefined && !nobody.test(trade))
        .map((trade) => singularOf(trade))
        .flatMap((trade) => [`${trade} ${kind}`, ...(head === kind ? [] : [`${trade} ${head}`])]);
}

/** "Kids" as it stands before what is held, "adult" of adults. */
const asBefore = new Map(
  'kids:kids,children:kids,toddlers:toddler,adults:adult,teens:teen,teenagers:teen,beginners:beginner,seniors:senior,women:women’s,men:men’s'
    .split(',')
    .map((pair) => pair.split(':') as [string, string]),
);

function inEnglish(head: string, name: string): string[] {
  const whom = (namedFor.exec(name) ?? [])
    .slice(1)
    .filter((entry): entry is string => entry !== undefined)
    .filter((entry) => /s$|children|women|men/u.test(entry) && !nobody.test(entry));
  const bare = head.replace(held, '');
  const isHeld = bare !== head && bare !== '';
  return whom.flatMap((entry) => {
    const before = asBefore.get(entry);
    return [
      `${isHeld ? bare : head} for ${entry}`,
      ...(before === undefined || !isHeld ? [] : [`${before} ${bare}`]),
    ];
  });
}
