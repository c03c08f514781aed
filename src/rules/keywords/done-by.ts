import type { Brief } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';

const endsDone = /^(.+\S) (\p{Ll}{2,}ed|built|made|taught|grown|sewn|cut|woven|written|led)(?= |$)/u;

/** "Clear aligners fitted" of "clear aligners fitted by Dr Osei": what is done by whom is searched without it. English. */
export function withoutDoneBy({ product }: Brief): (candidate: Candidate) => Candidate {
  const text = product.description.toLowerCase();
  if (!/ed by | (?:built|made|taught|grown|sewn|cut|woven|written|led) by /u.test(text))
    return (candidate) => candidate;
  return (candidate) => {
    const [whole = '', thing = '', deed = ''] = endsDone.exec(candidate.phrase.toLowerCase()) ?? [];
    if (
      candidate.source === 'targetKeywords' ||
      !thing.includes(' ') ||
      !text.includes(`${thing} ${deed} by `)
    )
      return candidate;
    return { ...candidate, phrase: `${thing}${candidate.phrase.slice(whole.length)}` };
  };
}
