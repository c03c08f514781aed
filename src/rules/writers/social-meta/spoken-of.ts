import type { SocialBrief } from '#rules/social-meta/social-brief.ts';

/** "Our summer fair is on Saturday", "We take a rusty Raleigh from the skip": what an English sentence speaks of. */
const spoken = [
  /^(?:our|the|this|my)\s((?:\p{Ll}[\p{L}-]+\s){1,3}?)(?:is|are|opens?|starts?|begins?|takes|runs?|returns?)\s/iu,
  /^(?:we|i)\s\p{Ll}{3,}\s(?:an?|the|our|my|some|this)\s((?:[\p{L}\p{N}-]+\s){1,3}?[\p{L}\p{N}-]+\s?)(?=(?:from|with|in|to|for|into|onto|and|on|at|by|that|which|without|back)\s|$)/iu,
];
/** "Golden Hour tells photographers when …": the program by its name. */
const called = /^((?:\p{Lu}[\p{L}\p{N}]+\s){1,3})\p{Ll}{2,}s\s/u;

/** What a page is looked for by whose first sentence names nothing that is sold; empty where it speaks of no one thing. */
export function spokenOf({ subject, form, language }: SocialBrief): string[] {
  // "Pendellampe i valnøtt og messing": up to the first small word of a language that is not read.
  if (language.written === 'other' && form.contentType === 'product')
    return [/^\p{L}{4,}(?:\s\p{L}{4,}){0,2}(?=[\s,.]|$)/u.exec(subject)?.[0].toLowerCase() ?? ''].filter(
      Boolean,
    );
  if (language.written !== 'en') return [];
  if (form.contentType === 'app') {
    // "Know when the water turns. Slackwater shows tides …": in the second sentence as well.
    const name =
      called.exec(subject)?.[1]?.trim() ??
      (form.description.includes(`. ${form.businessName} `) ? form.businessName : undefined);
    return name === undefined ? [] : [`${name} app`];
  }
  const found = spoken.flatMap((pattern) => pattern.exec(subject)?.[1]?.trim() ?? []);
  return found.filter((thing) => thing.includes(' ')).slice(0, 1);
}
