const written: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  '&': '-',
};

/** URL handle: lower-case letters without accents, digits and hyphens, cut at a hyphen. Empty for other scripts. */
export function slugOf(text: string, max: number): string {
  const slug = text
    .toLowerCase()
    .replace(/[ßæœøđłþð&]/gu, (letter) => written[letter] ?? '')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  if (slug.length <= max) return slug;
  const cut = slug.slice(0, max + 1).lastIndexOf('-');
  return slug.slice(0, cut > 0 ? cut : max).replace(/-+$/u, '');
}
