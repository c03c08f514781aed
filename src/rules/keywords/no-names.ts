/** "Some wardrobe boxes", "about 20 boxes": how many there are is searched by nobody. */
const howMany =
  /^(?:about|approx|approximately|around|roughly|nearly|almost|over|some|few|several|many|various|lots|plenty|all|both|each|every|any)\s/iu;
/** "Laundry basket folds": what the thing does in the seller's sentence. */
const doesSomething =
  /\s(?:folds|fits|comes|works|keeps|makes|takes|gives|lasts|needs|measures|weighs|extends|opens|closes|sits|hangs|cleans|heats|cools|protects|helps|stops|slides|holds|contains|includes|features|offers|lets|allows|becomes|looks|feels|arrives|uses|has|is)$/iu;
/** "Four dentist", "two hygienists": how many there are is searched by nobody; "two tone" and "four poster" describe. */
const countedOne =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?!tone|piece|seater|person|man|way|ply|poster|player|season|pocket|layer|row|door|speed|pint|string|cup|slice|sided|part|in)\p{L}+$/iu;

/** "Day review" of what was used every day. */
const timeReviewed = /^(?:day|week|month|year|time|hour|minute)s?\s(?:review|tutorial|test)$/iu;

/** Whether an English phrase of two words or more counts things or tells what one does, and names nothing. */
export function namesNothing(phrase: string): boolean {
  return (
    howMany.test(phrase) || countedOne.test(phrase) || doesSomething.test(phrase) || timeReviewed.test(phrase)
  );
}
