const counted = /\d\s?pounds\b/iu;
const paid =
  /[£$€]|^\d[\d.,]* ?pounds\b|\b(?:costs?|priced?(?: at)?|prices?(?: is| are)?|asking|pay|paid|worth|offers?(?: over| around| of)?|fees?|deposit(?: of)?|retails?(?: at)?|(?<!\b(?:rated|suitable|suited|safe|good|made|built|designed|tested|approved) )for|from)\s(?:only |just |about |around )?\d[\d.,]{0,12} ?pounds\b|\d ?pounds (?:each|ono|obo|the lot|cash|firm|off|postage|posted|collected)\b/iu;

/**
 * A clause about goods whose pounds nobody pays, with the sign of the unit: "The maximum load is 66 lb". Sellers in the United
 * States weigh in pounds, and a clause about money says so.
 */
export function withPoundsWeighed(text: string): string {
  return counted.test(text) && !paid.test(text) ? text.replace(/(?<=\d\s?)pounds\b/giu, 'lb') : text;
}
