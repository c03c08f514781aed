const asked =
  /(?<![\p{L}-])(vegan|vegetarian|organic|waterproof|scented|perfumed|stackable|foldable|dimmable|handmade|gluten[- ]free|dairy[- ]free|cruelty[- ]free|(?:dishwasher|microwave|oven|freezer)[- ]safe|machine[- ]washable)(?:\?|\s?:) no(?:pe)?(?!\p{L})[,:;.!]?/giu;
/** "BPA: no" of a sheet, "contains milk? No": a stuff that is not in it. */
const missing =
  /(?<=^|[\n,;] ?|[.!?] )(?:(?:contains|with|any) )?(bpa|pvc|pthalates|phthalates|latex|gluten|parabens?|sulfates?|sulphates?|lead|nickel|cadmium|formaldehyde|milk|dairy|lactose|nuts|peanuts|soy|soya|eggs?|wheat|sugar|added sugar|caffeine|alcohol|gelatine?|silicones?|fragrance|perfume|dyes|preservatives|additives|fillers|gmos?|microplastics?|plastic)(?:\?| ?:) no(?:ne)?(?=\s*(?:[.,;!\n]|$))/giu;
/** "Dishwasher safe: Yes" of a sheet. */
const confirmed =
  /(?<=^|\n)([^\S\n]*(?:[-•*] )?\p{Lu}[\p{L}]{2,20}(?:[- ]\p{L}{3,12})?) ?: ?yes[.;]?(?=[^\S\n]*(?:\n|$))/giu;

/** What it does, in one word: "Folds: yes" of a sheet. */
const does =
  /^(?:folds|tilts|rotates|swivels|reclines|opens|stacks|nests|floats|dims|extends|locks|vibrates|oscillates|spins|glows|collapses)(?: (?:flat|up|down|out))?$/iu;

/** A part whose word is a verb as well: alone it would read as an order. */
const hasPart =
  /^(?:handle|lid|zip|cover|case|stand|strap|hook|hood|light|lock|bell|basket|drawer|mirror|timer|remote|filter|pump)$/iu;

/** What lies beside a used thing. */
const isBeside = /^(?:original )?(?:charger|manual|instructions|receipt|paperwork|accessories)$/iu;

/** "Handle: yes", "Folds: yes", "Offline: yes" of a sheet, as a seller says them. */
function confirmedRow(row: string): string {
  const [mark = ''] = /^[^\S\n]*(?:[-•*] )?/u.exec(row) ?? [];
  const what = row.slice(mark.length).trim();
  if (does.test(what)) return `${mark}It ${what.toLowerCase()}`;
  if (/^(?:original )?(?:box|packaging)$/iu.test(what)) return `${mark}It comes in its ${what.toLowerCase()}`;
  if (isBeside.test(what)) return `${mark}Comes with the ${what.toLowerCase()}`;
  if (hasPart.test(what)) return `${mark}It has a ${what.toLowerCase()}`;
  return /^offline$/iu.test(what) ? `${mark}Works offline` : row;
}

/** "Vegan? No, honey.": a seller who asks himself says what the thing is not; read as two sentences it was a vegan mask. */
export function answeredNo(text: string): string {
  if (!text.includes('? ') && !text.includes(': ')) return text;
  const told = text
    .replace(confirmed, (_said, what: string) => confirmedRow(what))
    .replace(missing, (_said, stuff: string) => {
      const isCode = /^(?:bpa|pvc|gmos?)$/iu.test(stuff);
      return isCode ? `${stuff} free` : `No ${stuff.toLowerCase()}`;
    });
  return told.replace(asked, (whole, what: string) => {
    const end = /[.!]$/u.test(whole) ? '.' : /[,:;]$/u.test(whole) ? ':' : '';
    return `Not ${what.toLowerCase()}${end}`;
  });
}
