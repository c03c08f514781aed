/** What a person's hands do to make a thing, as alternatives of a pattern: "poured by hand", "hand-poured". English. */
export const makingByHand =
  '(?:made|crafted|knotted|knitted|knit|crocheted|thrown|sewn|carved|turned|forged|woven|poured|built|blown|cast|felted|bound|pinched|tied|milled|hammered|cut|stitched|whittled|rolled)';

const doneByHand = new RegExp(
  String.raw`(?<![\p{L}-])(${makingByHand}|painted|printed|dyed|embroidered|engraved|quilted|dipped|glazed|spun|braided) by hand(?![\p{L}-])`,
  'u',
);
/** "A bag with handles stitched by hand": what is done to a part. */
const ofPart = /\s(?:with|has|have|whose|its|their)\s[^,;]*$/u;

/** How a sentence says that the thing is made by hand, as shops call it: "hand poured"; empty where it does not. */
export function wayByHand(sentence: string): string {
  const found = doneByHand.exec(sentence);
  if (found === null || ofPart.test(sentence.slice(0, found.index))) return '';
  return found[1] === 'made' ? 'handmade' : `hand ${found[1]}`;
}
