import { longPattern } from '#rules/text/long-pattern.ts';

/** Days, feasts, seasons and turns of a life by which people search. */
const days = longPattern('iu')`
  birthday|wedding|bridal|bridesmaid|hen (?:party|do)|bachelor|engagement|anniversar|christmas|xmas|advent|easter
  |halloween|thanksgiving|valentine|mother|father|grandparent|teacher|graduat|prom(?!\p{L})|christening|baptism
  |communion|confirmation|baby|new born|newborn|nursery|house-?warming|new home|retire|farewell|leaving|thank you
  |sympathy|memorial|school|college|university|black friday|new year|burns night|bonfire|patrick|4th of july
  |fourth of july|independence|labou?r day|hanukkah|chanukah|passover|diwali|holi|eid(?!\p{L})|ramadan|nowruz
  |chinese new|lunar|pride|holiday|festive|festival|party|harvest|gift|present|stocking|secret santa|camping
  |picnic|bbq|barbecue|beach|ski|hunting|fishing|garden|spring|summer|autumn|fall(?!\p{L})|winter|season|year
`;

/** Whether an English text names a day or a time of the year: "rainy weekends" are none on which anything is given. */
export function isKnownDay(text: string): boolean {
  return days.test(text);
}

/** A day as it is typed: without the gift behind it, and without how it is liked before it ("beliebt zur Hochzeit"). */
export function dayAlone(text: string): string {
  return text.replace(
    /\s+(?:gifts?|geschenke?|regalos?|cadeaux?)$|(?<=wedding) season$|^\p{L}+ (?:zur|zum) (?=\p{L}+$)/iu,
    '',
  );
}
