const asked =
  /(?<![\p{L}-])(vegan|vegetarian|organic|waterproof|scented|perfumed|stackable|foldable|dimmable|handmade|gluten[- ]free|dairy[- ]free|cruelty[- ]free|(?:dishwasher|microwave|oven|freezer)[- ]safe|machine[- ]washable)(?:\?|\s?:) no(?:pe)?(?!\p{L})[,:;.!]?/giu;
/** "Dishwasher safe: Yes" of a sheet. */
const confirmed =
  /(?<=^|\n)([^\S\n]*(?:[-•*] )?\p{Lu}[\p{L}]{2,20}(?:[- ]\p{L}{3,12})?) ?: ?yes[.;]?(?=[^\S\n]*(?:\n|$))/giu;

/** "Vegan? No, honey.": a seller who asks himself says what the thing is not; read as two sentences it was a vegan mask. */
export function answeredNo(text: string): string {
  if (!text.includes('? ') && !text.includes(': ')) return text;
  return text.replace(confirmed, '$1').replace(asked, (whole, what: string) => {
    const end = /[.!]$/u.test(whole) ? '.' : /[,:;]$/u.test(whole) ? ':' : '';
    return `Not ${what.toLowerCase()}${end}`;
  });
}
