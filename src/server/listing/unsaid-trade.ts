import { matchesOf } from '#rules/text/pattern-finds.ts';
import { foldWord, partsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, isOfBrief, setOf, type Unsaid } from './brief-words.ts';
import { isSaidOtherwise } from './alike-verbs.ts';
import { isNeutral } from './neutral.ts';
import { isSellers } from './sellers-words.ts';
import { isOfRoot, isRootOfBrief } from './word-roles.ts';

/** What a seller says to do, by the verb behind "we" and its like. */
const doing =
  /(?<!\p{L})(?:[Ww]e|I|[Ww]ir|[Ii]ch|[Nn]ous)(?: (?:also|even|always|gladly|can|will|auch|gern|gerne|pouvons|vous|te|the))? (\p{Ll}{3,})(?!\p{L})/gu;

/** "Sticke ich", "fahren wir": behind what opens a German sentence the verb comes first. */
const inverted = /(?<!\p{L})(\p{Ll}{2,}en) wir(?!\p{L})|(?<!\p{L})(\p{Ll}{3,}e) ich(?!\p{L})/gu;

/** "Recogemos tu bici": a Spanish verb says who does it. */
const spanish =
  /(?<=^|[.!?\n>]\s?|(?:^|\s)(?:también|además|te|os|se lo|lo|la|los|las)\s)(?!(?:kilo|mili)?gramos|extremos|últimos|máximos|próximos|mínimos|tramos|ramos|supremos)(\p{L}{2,}(?:amos|emos|imos))(?!\p{L})/giu;

/** Verbs of anybody who sells or writes, which promise nothing. */
const plain = setOf(
  'are was were have had has know see think love like hope keep take make use start show tell give come talk ask answer help work need want call look say find feel believe wish try put get let live mean look ' +
    'can will may also still just never only often both all each then now not had began did does been would could should always spend spent ' +
    'sind waren haben hatte habe wissen sehe sehen denken denke mag lieben liebe hoffen hoffe halten nehmen nehme nutze nutzen benutze benutzen beginne beginnen zeige zeigen sage sagen gebe geben komme kommen rede reden ' +
    'frage fragen antworte helfe helfen arbeite arbeiten brauche brauchen will wollen rufe finde finden glaube wünsche versuche stelle stellen lege kann können werde werden auch noch nur nicht selbst bin bei beide alle dann jetzt immer mochte mochten wurde wurden darf durfen soll sollen muss mussen gern gerne ' +
    'meet file jede jeden jedes einen eine einem einer ein den die das dem der mit durch für in im ins bei zu zum zur auf aus an am von vom um nach ihn sie es ihnen euch dir dich uns ihre ihr ihren ' +
    'verkaufe verkaufen zwischen neben gegen wegen seit bis voudrais voudrions devons sommes avons savons voyons pensons aimons espérons gardons prenons faisons utilisons commençons montrons disons donnons venons parlons demandons somos estamos tenemos hacemos vamos damos ponemos queremos podemos vendemos vemos sabemos trabajamos contamos llevamos quedamos empezamos terminamos abrimos cerramos hablamos usamos explicamos mostramos enseñamos aprendemos vivimos creemos esperamos ayudamos necesitamos haremos veremos tendremos dejamos seguimos  aidons travaillons voulons trouvons croyons mettons pouvons aussi vous nous toujours tous deux',
);

/** What anybody of a trade does with what the brief names; who repairs a thing has to say so. */
const ofTrade = setOf(
  'handle offer provide kümmern kümmere bieten biete machen mache übernehmen übernehme erledigen erledige proposons réalisons ofrecemos realizamos atendemos',
);

/** "We handle rewiring", "wir kümmern uns um Kronen": of things that the brief of a trade names. */
function isDoneWith(verb: string, behind: string, prepared: Prepared): boolean {
  const { written } = prepared.ledger.language;
  if (prepared.platform.subject !== 'page' || written === 'other' || !ofTrade.has(verb)) return false;
  const things = partsOf(behind).filter(({ small, stem }) => !small && !isNeutral(stem, written));
  const [first] = things;
  return (
    first !== undefined &&
    (isSellers(first.text, prepared, written) || isSaidOtherwise(foldWord(first.text), foldedBrief(prepared)))
  );
}

/** "We grind it" of what is ground, "nous cuisons" of what is "cuit". */
const isOfPast = (verb: string, prepared: Prepared): boolean => {
  const { written } = prepared.ledger.language;
  if (written === 'other') return false;
  return written === 'en' ? isOfRoot(verb, prepared, written) : isRootOfBrief(verb, prepared, written);
};

/** What a seller would do of which the brief has no word: "We lend you a bike", "wir kaufen Altgold". */
export function tradeUnsaid(text: string, prepared: Prepared): Unsaid[] {
  if (prepared.platform.subject === 'app') return [];
  const brief = foldedBrief(prepared);
  const matches = matchesOf(doing, text);
  if (prepared.ledger.language.written === 'de') matches.push(...matchesOf(inverted, text));
  if (prepared.ledger.language.written === 'es') matches.push(...matchesOf(spanish, text));
  return matches
    .filter((match) => {
      const verb = foldWord(match[1] ?? match[2] ?? '');
      if (plain.has(verb) || /(?:ed|ly|ing)$/u.test(verb) || isOfBrief(verb, brief)) return false;
      // "I paint it" of what is painted.
      if (
        verb.length > 3 &&
        new RegExp(`(?<!\\p{L})(?:ge)?${verb.slice(0, Math.max(4, verb.length - 2))}`, 'u').test(brief)
      )
        return false;
      const behind = text.slice(match.index + match[0].length).split(/[.!?;\n]/u)[0] ?? '';
      const before =
        text
          .slice(0, match.index)
          .split(/[.!?;\n]/u)
          .at(-1) ?? '';
      if (
        isDoneWith(
          verb,
          match[2] === undefined && match[1] !== undefined && before.trim() === ''
            ? behind
            : `${before} ${behind}`,
          prepared,
        )
      )
        return false;
      return !isSaidOtherwise(verb, brief) && !isOfPast(verb, prepared);
    })
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, kind: 'service' }));
}
