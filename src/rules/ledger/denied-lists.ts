/** What texts deny in rows: allergens, additives and stuffs. A row of other things may deny its first alone ("no pets, quiet home"). */
const denied: readonly (readonly [RegExp, string])[] = [
  [
    row(
      'no|without|free of|free from',
      'gluten|soya?|dairy|milk|lactose|nuts?|peanuts|eggs?|sugar|wheat|corn|fish|shellfish|gelatine?|preservatives|colou?rs|flavou?rs|colou?rings|flavou?rings|additives|parabens?|sul(?:f|ph)ates?|silicones?|fragrances?|perfumes?|phthalates|alcohol|dyes|fillers|bpa|bps|pvc|lead|cadmium|latex|gmos?|yeast|palm ' +
        'oil|plastics?|aluminium|aluminum|mineral ' +
        'oil|talc|formaldehyde|caffeine|sweeteners|salt|starch|binders|magnesium ' +
        'stearate|microplastics|nickel',
    ),
    'or',
  ],
  [
    row(
      'ohne|frei von',
      'gluten|soja|milch|laktose|nüsse|erdnüsse|ei(?:er)?|zucker|weizen|mais|fisch|gelatine|konservierungsstoffe?|konservierungsmittel|farbstoffe?|aromen|aromastoffe|zusatzstoffe|parabene?|sulfate|silikone?|parfüm|parfum|duftstoffe|alkohol|füllstoffe|bpa|pvc|blei|latex|gentechnik|hefe|palmöl|plastik|aluminium|mineralöle?|mikroplastik|nickel|süßstoffe|trennmittel|salz|geschmacksverstärker',
    ),
    'oder',
  ],
  [
    row(
      'sin|libre de',
      'gluten|soja|leche|lactosa|lácteos|frutos ' +
        'secos|huevo|azúcar(?:es)?|trigo|maíz|gelatina|conservantes|colorantes|aromas|aditivos|parabenos|sulfatos|siliconas|perfume|fragancias?|alcohol|bpa|pvc|plomo|látex|levadura|aceite ' +
        'de palma|plástico|aluminio|aceites? minerales?|níquel|edulcorantes|sal|transgénicos',
    ),
    'ni',
  ],
  [
    row(
      'sans',
      'gluten|soja|lait|lactose|noix|arachides|œufs?|sucres?(?: ajoutés)?|blé|maïs|gélatine|conservateurs?|colorants?|arômes|additifs|parabènes?|sulfates?|silicones?|parfum|alcool|bpa|pvc|plomb|latex|levure|huile de palme|plastique|aluminium|huiles? minérales?|nickel|édulcorants?|sel|ogm',
    ),
    'ni',
  ],
];
/** "Free from: SLS, PEGs, palm oil" of a line by itself, whatever it counts up. English. */
const lineOfFree =
  /^([^\p{L}\d\n]{0,4}free (?:from|of)):? ((?:[\p{L}\d][\p{L}\d -]{1,24}, ){1,11})(?!(?:and|or)\s)([\p{L}\d][\p{L}\d -]{1,24})(?=\.?$)/gimu;
const sign = /(?<!\p{L})(?:no|without|free|ohne|frei|sin|libre|sans)[\s:]/iu;

function row(opening: string, things: string): RegExp {
  const thing = String.raw`(?:added |artificial )?(?:${things})`;
  return new RegExp(
    String.raw`(?<!\p{L})((?:${opening}) ${thing})((?:, ${thing}){1,11})(?![\p{L}-]|[ -]free(?!\p{L})|,? (?:or|and|oder|und|ni|y|o|et|ou) )`,
    'giu',
  );
}

/**
 * "No gluten, soy, dairy" with the small word that says that all of them are denied: parted by commas alone, what is not in
 * it would be told of it.
 */
export function withDeniedRows(text: string): string {
  if (!text.includes(',') || !sign.test(text)) return text;
  return denied.reduce(
    (told, [pattern, joint]) =>
      told.replace(pattern, (_whole, first: string, rest: string) => {
        const at = rest.lastIndexOf(', ');
        return `${first}${rest.slice(0, at)} ${joint} ${rest.slice(at + 2)}`;
      }),
    text.replace(
      lineOfFree,
      (_whole, opening: string, rest: string, last: string) => `${opening} ${rest.slice(0, -2)} or ${last}`,
    ),
  );
}
