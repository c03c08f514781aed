import { claimHits } from './claim-index.ts';
import { typeHits } from './type-hits.ts';

/** Letters that are read one by one, though they name a stuff or a thing: "PVC", "TV". */
const letters =
  /^(?:P?EVA|U?PVC|PU|ABS|MDF|L?[HL]DPE|TPU|TPE|PLA|PETG|LED|OLED|LCD|GPS|SSD|HDD|TV|PC|CD|DVD|LP|VHS|UV|BMX|SUV|ATV|AC|RAM|USB|DAB|RAV|VCR|CRT|BBQ|DSLR|SLR|IPAD|IPOD|IPHONE|IMAC)S?$/u;

/** "Eames Era Molded TEAK Plywood ICE BUCKET": stuffs and things that an English title of small letters shouts, in its own letters. */
export function withoutStressedNouns(name: string): string {
  if (!/\p{Lu}{3}/u.test(name) || (name.match(/\p{Ll}{2,}/gu) ?? []).length < 2) return name;
  const stuffs = claimHits(name, 'en').filter(
    ({ payload: { kind } }) => kind === 'material' || kind === 'colour',
  );
  let told = name;
  for (const { start, end } of [...stuffs, ...typeHits(name, 'en')]) {
    const said = name.slice(start, end);
    if (!/^\p{Lu}{3,}(?: \p{Lu}{3,})*$/u.test(said) || said.split(' ').some((word) => letters.test(word)))
      continue;
    // "BIRTH FLOWER NECKLACE": a run that is loud as a whole is calmed as one.
    if (/\p{Lu}{2}\P{L}{1,2}$/u.test(name.slice(0, start)) || /^\P{L}{1,2}\p{Lu}{2}/u.test(name.slice(end)))
      continue;
    const calm = said.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase());
    told = told.slice(0, start) + calm + told.slice(end);
  }
  return told;
}
