import type { Brief } from '#rules/listing/listing.ts';
import { isMaker } from './maker-in-name.ts';

/**
 * The whole name of a maker who is called by two ("Gustav Becker"), where the first alone was found and both the name of the thing
 * and its text say the second right behind it. A maker that everybody knows has the name of a line there ("Kienzle Boutique").
 */
export function withFamilyName(maker: string, { product }: Brief): string {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(maker) || isMaker(maker.toLowerCase())) return maker;
  const at = product.name.indexOf(`${maker} `);
  const next =
    at === -1
      ? ''
      : (/^\p{Lu}\p{Ll}{2,}(?=\s|$)/u.exec(product.name.slice(at + maker.length + 1))?.[0] ?? '');
  const both = `${maker} ${next}`;
  const isSaid = ['von', 'by', 'de', 'par'].some((joint) => product.description.includes(`${joint} ${both}`));
  return next !== '' && isSaid ? both : maker;
}
