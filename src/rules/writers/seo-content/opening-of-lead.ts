import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { programDeeds } from '#rules/offers/program-deeds.ts';
import { foldWord } from '#rules/text/words.ts';
import { detailCase } from './case.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { type Message } from './messages.ts';
import { lacksName } from './opening-phrase.ts';
import { behindName, untoldKind } from './untold-kind.ts';
import { withTopic } from './with-topic.ts';

const needsHelp = /^(?:remember|learn|stop|quit|sleep|relax)(?!\p{L})/iu;

/** The seller's sentence that opens the text of an app, a film or a service, with the name that it lacks. */
export function sentenceOfLead(lead: Message, draft: Draft, messages: readonly Message[]): string {
  const { verbatim } = lead;
  if (draft.platform.subject === 'video') return withTopic(verbatim, draft);
  const appName = draft.brief.fields['appName'] ?? '';
  const isEnglishApp = draft.language.written === 'en' && appName !== '';
  if (isEnglishApp && lacksSubject(lead)) return `${appName} ${lowerFirst(verbatim)}`;
  const named = behindName(verbatim, appName, draft);
  if (named !== '') return named;
  if (isEnglishApp && isUnnamedOrder(lead, appName, draft, messages))
    return `${appName} ${needsHelp.test(verbatim) ? 'helps' : 'lets'} you ${lowerFirst(verbatim)}`;
  const whatItIs = untoldKind(verbatim, appName, draft);
  if (whatItIs !== '') return `${whatItIs} ${upperFirst(verbatim)}`;
  if (lacksName(lead, draft)) return `${draft.name}: ${detailCase(verbatim, draft)}`;
  // "A daily word puzzle." is no sentence yet.
  const isKindOnly = isEnglishApp && /^An?\s/u.test(verbatim) && !lead.whole;
  return isKindOnly ? `${appName} is ${lowerFirst(verbatim)}` : verbatim;
}

/** "Keeps track of house plants" lacks its subject. */
function lacksSubject({ units }: Message): boolean {
  return units[0]!.shape === 'verb' && !units[0]!.label;
}

/** "Split bills with friends on trips": an order says not of which app, where its text names it nowhere. English. */
function isUnnamedOrder(
  { verbatim, units }: Message,
  appName: string,
  { type }: Draft,
  messages: readonly Message[],
): boolean {
  return (
    // So does a "wine tracker" that is called so by "keep track of your wine".
    (foldWord(type) === foldWord(appName) || programDeeds(verbatim)[0] === type) &&
    (units[0]!.shape === 'order' || opensWithAppOrder(verbatim)) &&
    /^\p{Lu}\p{Ll}+ (?!not\b)/u.test(verbatim) &&
    !/^(?:never|always|please|no|stop|say|forget|meet|get ready)\b/iu.test(verbatim) &&
    !messages.some((message) => foldWord(message.verbatim).includes(foldWord(appName)))
  );
}
