import { foldWord } from '#rules/text/words.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';

/** What a form was given where a name was to stand: "x", "Product 1", "VIDEO 12", "test". */
const placeholder =
  /^(?:[x.\-?_*]{1,4}|n\/?a|tbd|tba|test|todo|untitled|unnamed|no name|name|title|(?:my |new )?(?:product|item|article|listing|video|clip|film|produkt|artikel|producto|artículo|vídeo|produit|objet|vidéo|prodotto|produto)(?:\s?(?:#|no\.?|nr\.?|n[°º]\.?)?\s?\d{1,4})?|\d{1,3})$/iu;
/** "Produktname: Tischlampe Nora": what the thing is called, in a row of its own. */
const nameRow =
  /^[^\S\n]*(?:[-•*][^\S\n]*)?(?:product (?:name|title)|item name|title|produkt(?:name|titel|bezeichnung)|artikel(?:name|bezeichnung)|titel|nombre(?: del (?:producto|artículo))?|título|nom(?: du produit)?|titre|nome(?: del prodotto| do produto)?|productnaam|nazwa(?: produktu)?)\s?:[^\S\n]*([^\n|;]{3,70}?)[^\S\n]*[.;|]?(?:\n|$)/imu;
const longest = 60;
const mostWords = 7;
const opensNoName =
  /^(?:i|we|it|this|these|here|in|for|my|our|ich|wir|das|dies\p{L}*|yo|este|esta|esto|je|nous|ceci|ce|cette)\s/iu;

/** The first words of a text that name what it is about; empty where they name nothing. */
function calledInText(description: string, isVideo: boolean): string {
  const [line = ''] = description.trim().split(/[.!?\n]/u);
  const front = isVideo
    ? line.split(/\s[-–—:]\s/u)[0]!
    : line.split(/[,;:(]|\s(?:with|that|which|is|has|mit|con|avec|met|z|com)\s/u)[0]!;
  const whole = front.replace(/^(?:an?|the|ein|eine|un|una|une|der|die|das|el|la|le)\s/iu, '').trim();
  const isLong = !isVideo && countPieces(whole) > mostWords;
  const own = isLong
    ? whole.split(/\s(?:in|for|from|made|aus|für|im|en|para|pour|per|voor|van)\s/iu)[0]!
    : whole;
  const isFair = own.length <= longest && countPieces(own) <= (isVideo ? mostWords + 4 : mostWords);
  return isFair &&
    !/(\p{L})\1{3}/iu.test(own) &&
    countPieces(own) > 0 &&
    /\p{L}{3}/u.test(own) &&
    !opensNoName.test(`${own} `)
    ? own.charAt(0).toUpperCase() + own.slice(1)
    : '';
}

/**
 * A product whose name is none, called as its text calls it; and one whose text has a row with its full name, called so.
 * A name that a seller chose stays.
 */
export function withRealName(
  product: { name: string; description: string },
  subject: 'product' | 'app' | 'video' | 'page',
): { name: string; description: string } {
  const { description } = product;
  const name = product.name.trim();
  const isNone = placeholder.test(name);
  const row = nameRow.exec(description);
  const told = row?.[1]?.trim() ?? '';
  // "Lampe", told in full as "Tischlampe Nora".
  const isFuller =
    told !== '' && foldWord(told).includes(foldWord(name)) && piecesOf(told).length <= mostWords + 3;
  if (row !== null && told !== '' && (isNone || isFuller)) {
    const rest = `${description.slice(0, row.index)}${description.slice(row.index + row[0].length)}`.trim();
    if (rest !== '') return { name: told, description: rest };
  }
  // "Product name: fog maker" in a sheet tells the reader nothing that the listing does not.
  if (!isNone && row !== null && subject === 'product') {
    const rest = `${description.slice(0, row.index)}${description.slice(row.index + row[0].length)}`.trim();
    if (rest !== '') return { name: product.name, description: rest };
  }
  if (!isNone || subject === 'app' || subject === 'page') return product;
  const called = calledInText(description, subject === 'video');
  return called === '' ? product : { name: called, description };
}
