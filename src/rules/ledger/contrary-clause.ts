import { longPattern } from '#rules/text/long-pattern.ts';

/** "The screen is perfect but …": what is said of a subject, up to the word that sets the next clause against it. */
const before = longPattern('iu')`
  ^\s*(?!(?:no|nothing|none|neither|nichts|kein\p{L}{0,2}|nada|ning\p{L}+|rien|aucune?)\s)(?<subject>(?:\p{L}[\p{L}’'-]{0,24}\s){1,6}?)(?<verb>is|are|was|looks?|ist|sind|es|son|está|están|est|sont)
    \s(?:(?:still|absolutely|really|in|the|immer noch|noch|todavía|encore)\s){0,2}$
`;
const contrary = longPattern('iu')`
  ^(?:\s[^\s,.;:]{1,20}){0,5}?,?\s(?:but|although|though|aber|allerdings|pero|aunque|mais)\s
`;
/** "Perfect apart from one scratch": what it has, where the praise is gone. English. */
const exceptFor =
  /^\s(?:apart from|except for|other than|bar|save for)\s(?=(?:an?|one|two|three|some|light|minor|small|slight|faint)\s\p{L})/iu;
const pronoun = /^(?:it|they|er|sie|es|ils?|elles?)\s/iu;
const verb = longPattern('iu')`
  ^(?:has|have|had|does|do|is|are|was|were|shows?|needs?|hat|haben|zeigt|tienen?|presentan?|a|ont|présentent?)\s
`;
const ownSubject = longPattern('iu')`
  ^(?:the|its|their|one|two|three|some|a|an|there|der|die|das|ein|eine|ihr|el|la|los|las|un|una|hay|le|les|une|l[’']\p{L}+|il y a)
    (?:\s|(?<=[’']\p{L}{1,24}\s))
`;
/** "… but the seat is not": without the first clause nobody knows what it is not. */
const leansBack =
  /\s(?:is|are|was|does|do|has|have|ist|sind|hat|está|es|est|a)(?:\s(?:not|nicht|pas)|n[’']t)?[.!]*\s*$/iu;
const fewestWords = 4;

/**
 * "The screen is perfect but the back glass has a crack": the praise goes, what is set against it stays, and what has no
 * subject of its own keeps the first one, so that a fault is told of the part that has it. Null where that cannot be told.
 */
export function withoutPraisedHalf(sentence: string, start: number, end: number): string | null {
  const { subject, verb: said } = before.exec(sentence.slice(0, start))?.groups ?? {};
  const after = sentence.slice(end);
  const excepted = exceptFor.exec(after)?.[0];
  if (subject !== undefined && excepted !== undefined)
    return `${subject.trimEnd()} ${said === 'are' ? 'have' : 'has'} ${after.slice(excepted.length)}`;
  const joint = contrary.exec(after)?.[0];
  if (subject === undefined || joint === undefined) return null;
  const rest = after.slice(joint.length);
  if (rest.split(/\s+/u).length < fewestWords || leansBack.test(rest)) return null;
  const lead = /^\s*/u.exec(sentence)?.[0] ?? '';
  if (pronoun.test(rest)) return `${lead}${subject.trim()} ${rest.replace(pronoun, '')}`;
  if (verb.test(rest)) return `${lead}${subject.trim()} ${rest}`;
  return ownSubject.test(rest)
    ? `${lead}${rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`
    : null;
}
