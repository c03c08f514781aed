import type { Brief } from '#rules/listing/listing.ts';
import { programDeeds } from '#rules/offers/program-deeds.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { theApp } from './app-sentence.ts';
import { opensWithAppOrder } from './app-order.ts';
import { mayBeThirdPerson } from './finite-verb.ts';

const verbFirst = /^(\p{Ll}{2,}s)\s(?=\p{L})/u;

/** What programs do, by words that are things as well. */
const alsoThings =
  /^(?:plans|schedules|tracks|counts|records|logs|splits|books|scores|rates|maps|charts|sorts|notes|lists|ranks|matches|times|guides|measures|monitors|forecasts|budgets|shares|stores|scans|queries|quizzes|coaches|drills|checks|alarms|plots|models)$/u;

/** The first sentence of an app's text behind the app's name: "erinnert an die Müllabfuhr in deiner Straße"; empty where it opens otherwise. */
export function behindAppName({ fields, product }: Brief): string {
  const [first = ''] = product.description
    .trimStart()
    .replace(theApp, '')
    .split(/[!?\n]|\.(?!\d)/u);
  const name = [fields['appName'] ?? '', product.name].find(
    (own) => own !== '' && first.startsWith(`${own} `),
  );
  return name === undefined ? '' : first.slice(name.length + 1);
}

/** "Plans shared dinners" of "Potluck plans shared dinners.": what an English app does behind its name; empty for any other opening. */
export function deedBehindName(brief: Brief): string {
  const { platform, language } = brief;
  if (language.written !== 'en' || platforms[platform].subject !== 'app') return '';
  const rest = behindAppName(brief);
  const verb = verbFirst.exec(rest)?.[1];
  return verb !== undefined && (alsoThings.test(verb) || mayBeThirdPerson(verb)) ? rest : '';
}

/** Whether a type is nothing but the app's name or the beginning of what it does: "rota" of "Rota schedules shifts". */
export function isDeedOfApp(type: string, brief: Brief): boolean {
  const deed = deedBehindName(brief);
  if (deed === '' || type === '') return false;
  const said = foldWord(type);
  const own = foldWord(brief.fields['appName'] ?? brief.product.name);
  return said === own || foldWord(deed).startsWith(said) || `${own} ${foldWord(deed)}`.startsWith(said);
}

const teaches =
  /^teaches (?!(?:you )?how )(?:you )?((?:\p{Ll}[\p{Ll}-]+ ){0,2}\p{Ll}[\p{Ll}-]+)(?= (?:on|with|for|in|by|from|at|to)\s|[,;:]|$)/u;

/** "Shared dinner planner" of "Potluck plans shared dinners", "map reading" of what an app teaches: its kind by its first deed. */
export function kindByDeed(brief: Brief): string {
  const deed = deedBehindName(brief);
  if (deed === '') return '';
  const taught = teaches.exec(deed)?.[1];
  return taught ?? programDeeds(`It ${deed}`)[0] ?? '';
}

const toolEnd =
  /\s(?:tracker|planner|scanner|counter|recorder|identifier|splitter|converter|calculator|manager|finder|inventory|catalogue|catalog|reminder|blocker|organi[sz]er)$/u;

/** What no order of the text says as shortly. */
const keptEnd = /\s(?:inventory|catalogue|catalog|reminder)$/u;

/**
 * "Wine tracker" of a Cellar Notes that is told by "keep track of your wine": the deed of the first sentence, where no word of the
 * name says what it is done to; of a name of one word only where nothing else tells it. English.
 */
export function deedBeside({ product, fields }: Brief, isLast = false): string {
  const [first = ''] = product.description.split(/(?<=[.!?])\s|\n/u);
  const isKept = isLast || /^(?:(?:know|see|remember) what|remember to)(?!\p{L})/iu.test(first);
  if (!opensWithAppOrder(first) && !isKept) return '';
  const deed = programDeeds(first)[0] ?? '';
  const named = new Set(stemsOf(fields['appName'] ?? product.name));
  const said = stemsOf(first);
  return (isLast ? keptEnd : toolEnd).test(deed) &&
    (named.size > 1 || isKept) &&
    ![...stemsOf(deed), ...said].some((stem) => named.has(stem)) &&
    deed.split(' ').length < 4
    ? deed
    : '';
}
