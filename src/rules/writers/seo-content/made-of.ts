import { stemsOf } from '#rules/text/words.ts';

const itIsMade =
  /^(?:it|they|each one)(?:[’']s|\sis|\sare|[’']re)\s(?:(?:hand|entirely|all|fully)[ -]?)?(?:made|sewn|knitted|woven|crafted|built|carved|turned|cut)\s(?:from|of|out of|in)\s(?:(?:solid|soft|thick|natural|organic|recycled|pure|real|heavy|smooth|durable|food-grade|water-resistant|waterproof|tear-resistant|stretchy|breathable)\s)?$/iu;

/** Whether an English sentence says that the thing is made of a material: "It is made from 100% cotton with a 2.5 TOG filling". */
export function isMadeOf(sentence: string, material: string): boolean {
  const at = sentence.indexOf(material);
  return at > 0 && itIsMade.test(sentence.slice(0, at));
}

const subject =
  /^(?:it|they|this|these|each one|the (?:bag|set|unit|piece|whole (?:thing|set)|finished \p{L}+))\s(?=holds?|measures?|weighs?|stands?)|^(?:this|these|the|our|each)\s((?:\p{L}[\p{L}-]*\s){1,4}?)(?=holds?|measures?|weighs?|stands?)/iu;
const measuring =
  /(?:^|[\s,])(?:holds?|measures?|weighs?|stands?)\s(?:about|around|roughly|only|just|up to)?\s?$/iu;

/** Whether a measure stands right behind its verb in a sentence about the thing: "The bag measures 48 x 33 cm, holds 35 litres". */
export function isToldOfThing(sentence: string, measure: string, type: string): boolean {
  const opening = subject.exec(sentence);
  const noun = opening?.[1]?.trim() ?? '';
  if (opening === null || (noun !== '' && !stemsOf(noun).includes(stemsOf(type).at(-1) ?? ''))) return false;
  return measuring.test(sentence.slice(0, Math.max(0, sentence.indexOf(measure))));
}
