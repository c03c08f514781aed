import { longPattern } from '#rules/text/long-pattern.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { partsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { isDenied, type Unsaid, type Written } from './brief-words.ts';
import { stemsKnown } from './known-stems.ts';
import { isSellers } from './sellers-words.ts';

/** "Ideal for", "geeignet für", "perfecto para": behind it stands for whom or what a thing would be. */
const rightFor: Readonly<Record<Written, RegExp>> = {
  en: longPattern('giu')`
    (?<!\p{L})(?:also|even|ideal|perfect|great|good|handy|lovely|nice|wonderful|fantastic|brilliant|excellent|popular|best|a (?:great|good|perfect|lovely) (?:choice|gift|present|option|pick)) (?:for|with) ([^.!?:;,()\n<–—]{2,80})
  `,
  de: longPattern('giu')`
    (?<!\p{L})(?:auch|ideal|ideale[snr]?|perfekt\p{L}{0,2}|gut|schön|toll\p{L}{0,2}|bestens|hervorragend|geeignet) (?:geeignet )?(?:für|zum|zur|als) ([^.!?:;,()\n<–—]{2,80})
  `,
  es: /(?<!\p{L})(?:también|ideal(?:es)?|perfect[oa]s?|buen[oa]s?|apt[oa]s?|pensad[oa]s?|genial(?:es)?|recomendad[oa]s?) (?:también )?(?:para|como) ([^.!?:;,()\n<–—]{2,80})/giu,
  fr: /(?<!\p{L})(?:aussi|idéale?s?|parfaite?s?|bon(?:ne)?s?|adaptée?s?|conçue?s?|pensée?s?|recommandée?s?) (?:aussi )?(?:pour|aux?|à|en) ([^.!?:;,()\n<–—]{2,80})/giu,
};
/** Whoever buys it. */
const anybody =
  /^(?:you|your|yours|anyone|anybody|everyone|everybody|those|people|someone|somebody|who|alle|jeden?|dich|sie|euch|ihr|ihre[nmr]?|todos|todo|cualquiera|quien|ti|tus?|tous|toutes|chacun|vous|votre|vos|ceux)$/iu;

/** For whom or what a text says that its thing is right, where no word of that is the seller's. */
export function forUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  return matchesOf(rightFor[language], text)
    .filter(({ 1: what = '', index }) => {
      if (isDenied(text, index)) return false;
      const told = partsOf(what).filter(({ small, text: word }) => !small && !anybody.test(word));
      const known = stemsKnown(prepared);
      return (
        told.length > 0 &&
        !told.some(
          ({ text: word, stem }) =>
            /\p{N}/u.test(word) || isSellers(word, prepared, language) || known.has(stem),
        )
      );
    })
    .map(({ 0: said, index }) => ({ start: index, end: index + said.trimEnd().length, kind: 'deed' }));
}
