import type { Token } from '#rules/text/words.ts';

const negations = new Set(
  'not no never without non isnt doesnt dont cannot cant wont neither nor nicht kein keine keinen keiner ohne nie sin nunca ni ne pas sans jamais aucun aucune libre frei avoid except'.split(
    ' ',
  ),
);
const ofFrench = /(?<!\p{L})(?:tous|toutes|les?|la|des|du|et|avec|sans|pour|feux)(?!\p{L})/iu;
const parcelWords = new Set(
  'included supplied needed required necessary inbegriffen enthalten incluido incluida inclus incluse fourni fournie'.split(
    ' ',
  ),
);
const washed = new Set(['machine', 'hand', 'wash']);
const freeSuffix = new Set(['free', 'frei', 'freie', 'freier', 'freies']);

/** Whether a text denies what tokens of it claim: "no plastic", "BPA-free", "die Spülmaschine verträgt es nicht". */
export function isNegated(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to];
  if (after !== undefined && freeSuffix.has(after.folded) && after.start - tokens[to - 1]!.end === 1)
    return true;
  for (let index = from - 1; index >= 0 && index >= from - 5; index -= 1) {
    const token = tokens[index]!;
    const next = tokens[index + 1]!.start;
    const isSpace = next === token.end + 1 && text[token.end] === ' ';
    const gap = isSpace ? '' : text.slice(token.end, next);
    if (gap.includes(';')) return false;
    // In the sentence before it nothing denies it; what stands behind it may.
    if (/[.!?\n]/.test(gap)) break;
    // "Non-slip backing, mesh window" has a mesh: the hyphen binds what is denied to the next word, and so does "non".
    const isBound = index < from - 1 && (text[token.end] === '-' || token.folded === 'non');
    // "Adapter not included, plastic": what is denied is that it comes with it.
    const deniesParcel = index < from - 1 && parcelWords.has(tokens[index + 1]!.folded);
    // "No crinkle noise, machine wash warm": the order behind the comma is denied by nothing.
    const isParted = text.slice(token.end, tokens[from]!.start).includes(',');
    const isOrder = from > 0 && isParted && washed.has(tokens[from]!.folded);
    // "Nicht für die Mikrowelle, Spülmaschine geht".
    const isAllowed = isParted && allows.test(text.slice(tokens[to - 1]!.end));
    // "Cable, no plug, dishwasher safe bowl": what is safe is told, and only "not" would take it back.
    if (token.folded === 'no' && isParted && tokens[to - 1]!.folded === 'safe') continue;
    // "Tous feux dont induction": the French word for "of which".
    if (token.folded === 'dont' && ofFrench.test(text)) continue;
    if (!negations.has(token.folded) || isBound || deniesParcel || isOrder || isAllowed) continue;
    // "Ohne Palmöl, vegan": what is said behind the comma is denied only in a row that an "or" ends.
    const between = text.slice(token.end, tokens[from]!.start);
    if (
      without.has(token.folded) &&
      between.includes(',') &&
      !alternatives.test(`${between}${text.slice(tokens[to - 1]!.end).slice(0, rowEnd)}`)
    )
      continue;
    // "Lampe sans fil en verre", "vestido sin mangas de lino": what it has none of ends before its stuff.
    if (without.has(token.folded) && ownCut.test(between)) continue;
    return true;
  }
  return (
    insteadOf.test(text.slice(Math.max(0, tokens[from]!.start - 40), tokens[from]!.start)) ||
    isDeniedBehind(text, tokens, to)
  );
}

/** "Rinse it rather than putting it in the dishwasher." */
const insteadOf =
  /(?<!\p{L})(?:rather than|instead of|(?:replacement|substitute|alternative) (?:for|to)|(?:keep|leave)(?: (?:it|them))? (?:out of|away from)|statt|anstatt|(?:Ersatz|Alternative) (?:für|zu)|alternativa al?|alternative (?:au|à la|aux)|en lugar de|en vez de|plutôt que|au lieu de)\s[^.,;:!?\n]{0,30}$/iu;
const allows =
  /^\s(?:geht|ja|okay|ok|fine|yes|sí|oui|(?:ist|is|are|va|es) (?:okay|ok|kein problem|in ordnung|erlaubt|möglich|fine|safe|bien|possible))(?!\p{L})/iu;
const without = new Set('without ohne sin sans'.split(' '));
const noneOf =
  'fil|manches?|coutures?|bretelles|armatures?|col|lacets|doublure|cables?|mangas|costuras|tirantes|aros|forro|sleeves|seams|Ärmel|Träger|Kragen|Futter|Nähte|Bügel';
/** Behind "without": what a thing has none of, as a trait of its own, before the joint of what it is made of. */
const ownCut = new RegExp(`^\\s(?:${noneOf})\\s(?:en|de|aus|in)(?!\\p{L})`, 'iu');
/** "Lampe sans fil en ", before its stuff. */
export const endsInOwnCut = new RegExp(
  `(?<!\\p{L})(?:without|ohne|sin|sans)\\s(?:${noneOf})\\s(?:en|de|aus|in)\\s$`,
  'iu',
);
const alternatives = /\s(?:or|nor|oder|noch|o|ni|ou)\s/iu;
const rowEnd = 40;
const appliance =
  /^(?:dishwashers?|microwaves?|oven|freezer|washing machine|tumble dryer|spülmaschine|geschirrspüler|mikrowelle|backofen|gefrierschrank|waschmaschine|lavavajillas|microondas|horno|congelador|lavadora|lave-vaisselle|micro-ondes?|four|congélateur|machine à laver)$/iu;
const denials =
  /^[^.,;:!?\n]{0,50}?(?<!\p{L})(?:not|never|isn[’']t|damages?|ruins?|harms?|nicht|nie|kein[a-z]*|schadet|zerstört|no|nunca|daña\p{L}*|estropea\p{L}*|pas|jamais|abîm\p{L}+|endommag\p{L}+)(?!\p{L})/iu;

/** "For the dishwasher it is not made", "die Spülmaschine verträgt es nicht". */
function isDeniedBehind(text: string, tokens: readonly Token[], to: number): boolean {
  const last = tokens[to - 1]!;
  const first = tokens[to - 2];
  const isOne = appliance.test(text.slice(last.start, last.end));
  const isTwo = first !== undefined && appliance.test(text.slice(first.start, last.end));
  return (isOne || isTwo) && denials.test(text.slice(last.end).split(joint)[0] ?? '');
}

const joint = /\s(?:and|but|und|aber|y|pero|et|mais|sondern)\s/iu;
