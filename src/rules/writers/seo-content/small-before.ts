import { longPattern } from '#rules/text/long-pattern.ts';

const smallWord = longPattern('iu')`
  ^(?:per|just|only|simply|purely|nothing|mostly|also|still|soft|rich|warm|cosy|cozy|gentle|thick|and|or
    |with|for|in|of|on|to|under|over|from|by|without|not|non|no|more|very|extra|every|each|set|pair|pack|box
    |lot|bundle|full|complete|other|same|such|these|those|all|its|your|healthy|little|small|big|nice|lovely
    |cute|simple|good|great|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen
    |sixteen|twenty|thirty|forty|fifty|hundred|several|many|both|dozen|lit(?:re|er)s?|pints?|gallons?
    |inch(?:es)?|foot|feet|person|seater|piece|pound|ounces?)$
`;

/** Whether a word before a thing tells nothing that its name would take: small words, counts and praise. */
export const isSmallBefore = (word: string): boolean => smallWord.test(word);
