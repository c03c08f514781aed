import { detailCase } from './case.ts';
import { type Draft, labelOf } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { type Message, proseOf } from './messages.ts';
import { standsUp, tidySentence } from './sentence.ts';
import { subjectName } from './subject.ts';
import { labelByKind } from './topics.ts';

/** A common sentence told for this product. */
export function retold(message: Message, draft: Draft, rank: number): string {
  const { written } = draft.language;
  if (written === 'other') return message.verbatim;
  // "Returns within 14 days." holds for each thing as it stands; a later one tells it joined or behind another label.
  if (message.path === 'shippingDetails' && draft.twin === 0) return message.verbatim;
  if (written === 'en') {
    const built = proseOf(message, { text: upperFirst(subjectName(draft)), plural: draft.plural }, draft);
    if (built.aboutSubject) return built.text;
  }
  const text = written === 'en' ? lowerFirst(message.verbatim) : message.verbatim;
  const { subject } = draft.platform;
  const own = written === 'en' && subject !== 'page' ? saidOfThing(message, text, draft) : '';
  if (own !== '') return own;
  const key = message.units.length === 1 && !message.whole ? labelByKind[message.kind] : undefined;
  if (key !== undefined && (message.topic === 'condition' || message.topic === 'terms')) {
    const label = ofThing(labelOf(draft, key), draft.lexicon.labels[key][0]);
    const name = upperFirst(subjectName(draft));
    // "Kommode weiß: gebraucht - gut." The state says by itself what it is.
    if (written !== 'en' && message.topic === 'condition' && !name.includes(':') && subject === 'product')
      return tidySentence(`${name}${draft.lexicon.colon}${detailCase(text, draft)}`, written);
    const head =
      draft.platform.subject === 'page'
        ? `${name.replace(/^An? /u, '')}, ${lowerFirst(label)}`
        : written === 'en'
          ? `${label} of ${subjectName(draft)}`
          : `${label}, ${subjectName(draft)}`;
    return tidySentence(`${head}${draft.lexicon.colon}${text}`, written);
  }
  // "The recycled glass carafe is dishwasher safe": what it stands is said of it.
  if (written === 'en' && standsUp.test(text))
    return tidySentence(`${upperFirst(subjectName(draft))} ${draft.plural ? 'are' : 'is'} ${text}`, 'en');
  // "Collection only." holds for each thing as it stands.
  if (written === 'en' && message.topic === 'terms' && text.endsWith(' only.')) return message.verbatim;
  const about = draft.lexicon.sentences.about(subjectName(draft), text);
  return tidySentence(about[(draft.brief.product.index + rank) % about.length]!, written);
}

/** "How it gets to you" is a sentence, and goes before no "of the desk". */
const ofThing = (label: string, plain: string): string =>
  /^(?:how|when|where|what|why|who|if) /iu.test(label) ? plain : label;

const handover =
  /^(pick-?up|collection|delivery|shipping|postage) (?!(?:is|are|was|can|will|only)(?!\p{L}))/iu;
const done = /^(?:[a-z]{3,}(?:ed|wn)|made|sent|built|cut|sewn|grown|kept|sold|bought) (?!by\s(?:I|we)\s)/u;

/** "Used - Good", "pick-up from Headingley", "posted the day it is roasted" as sentences of their own about the thing. */
function saidOfThing({ path, topic }: Message, text: string, draft: Draft): string {
  const name = subjectName(draft);
  const are = draft.plural ? 'are' : 'is';
  if (path === 'itemCondition' || path === 'facebookCondition') {
    // "Very Good" of a record.
    const grade =
      /^(?:very |extremely )?(?:good|fair|acceptable|excellent|poor|mint)(?= ?(?:condition)?\.$)/iu.exec(
        text,
      )?.[0];
    if (grade !== undefined) return `${upperFirst(name)} ${are} in ${grade.toLowerCase()} condition.`;
    if (/^like new\.$/iu.test(text)) return `${upperFirst(name)} ${are} like new.`;
    const state = /^(used|new|pre-owned|refurbished)(?: ?[-–—,] ?(.+?))?\.$/iu.exec(text);
    if (state === null) return '';
    const [, what = '', how = ''] = state;
    const told = /^(?:very )?(?:good|fair|acceptable|excellent|poor)$/iu.test(how)
      ? `, in ${how.toLowerCase()} condition`
      : how === ''
        ? ''
        : `, ${how.toLowerCase()}`;
    return `${upperFirst(name)} ${are} ${what.toLowerCase()}${told}.`;
  }
  // "Ships by FedEx in a hard case."
  if (topic === 'terms' && /^ships? (?:by|from|with|in|within|via|the|next|same)(?!\p{L})/iu.test(text))
    return tidySentence(
      `${upperFirst(name)} ${draft.plural ? 'ship' : 'ships'}${text.replace(/^ships?/iu, '')}`,
      'en',
    );
  const front = handover.exec(text)?.[1];
  if (front !== undefined && topic === 'terms')
    return tidySentence(`${upperFirst(front)} of ${name} ${text.slice(front.length + 1)}`, 'en');
  return done.test(text) ? tidySentence(`${upperFirst(name)} ${are} ${text}`, 'en') : '';
}
