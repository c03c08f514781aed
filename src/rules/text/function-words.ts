/**
 * Words that carry no subject in the four written languages: articles, prepositions, conjunctions,
 * pronouns, forms of "be" and "have". They are left out of overlap, repetition and stuffing, as the
 * platforms themselves exempt them (Amazon's repeated-word rule of 21 Jan 2025 names the same classes).
 * Words that also name goods stay out, whatever their language: a "hat", a "watering can", faux "fur".
 */
const lists = [
  // English
  'a an and are as at be been but by do does each every for from has have if in into is it its may ' +
    'more most no nor not of off on one onto or other our out over own per so than that the their them ' +
    'then there these they this those to too two under up us use used using very via was we were when ' +
    'which while who will with without you your',
  // German
  'aber alle als am an auch auf aus bei beim bis das dass dem den der des die dies diese dieser du ' +
    'durch ein eine einem einen einer eines er es haben ich ihr ihre im in ins ist ja jede jeden jeder ' +
    'jedes kann kein keine mit nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so uber ' +
    'um und uns unter vom von vor war was wenn wie wir wird zu zum zur zwei',
  // Spanish
  'al algo ante como con cada cuando de del desde donde dos e el ella en entre era es esa ese esta este esto fue ha han hasta hay la las le les lo los mas me mi muy no nos o os para pero por que se ser si sin sobre su sus te tu tus u un una unas uno unos y ya yo',
  // French
  'a au aux avec ce ces cet cette chaque comme d dans de des deux dont du elle en entre est et il ils je l la le les leur lui ma mais me mes moi mon n ne ni nos notre nous on ont ou par pas plus pour qu que qui s sa sans se ses sont sous sur ta te tous toutes tu un une vos votre vous y',
];

const words: ReadonlySet<string> = new Set(lists.flatMap((list) => list.split(' ')));

/** Whether a folded word or stem (lower case, no accents) carries no subject of its own. */
export function isFunctionWord(folded: string): boolean {
  return words.has(folded);
}
