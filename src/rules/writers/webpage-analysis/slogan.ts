import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const slogan = longPattern('iu')`
  ^(?:the place where|der ort,? |el lugar (?:donde|que)|l['’]endroit où|le lieu où|h[ae]llo|hi|hey|hola
    |bonjour|salut|ciao|moin|servus|because|everything|all (?:you|your)|we|we['’](?:re|ve)|our|your|you
    |let(?:['’]s)?|where|every|it['’]s|making|bringing|life|love|loving|experience|discover|here|simply
    |(?:transform|elevate|upgrade|unlock|unleash|reimagine|boost|empower|simplify|enhance|refresh|enjoy|feel
      |bring) (?:your|the)|get|stop|start|never|no more|say|meet|weil|wir|unser\p{L}*|ihr\p{L}*|dein\p{L}*
    |wo|alles|porque|tu|su|nuestr\p{L}*|donde|vive|desconecta|disfruta|relájate|respira|escápate|descubr\p{L}+|parce qu\p{L}*|votre|notre|nos|vos|là où
    |découvr\p{L}+|évadez-vous|ressourcez-vous|rilassati|perché|(?:il|la|i|le) (?:tu[oae]|tuoi|vostr[oaie])|scopri|seus?|suas?|jouw|uw)(?!\p{L})
`;

/** "Your vet in Kendal", "Votre ostéopathe à Vienne": the trade and where it is. */
const ofTown =
  /^(?:[Yy]our|[Ii]hr\p{L}{0,2}|[Dd]ein\p{L}{0,2}|[TtSs]u|[Vv]otre)\s\p{L}[\p{L}\s’'-]{2,40}\s(?:in|à|en|aus)\s\p{Lu}/u;
const whose = /^(?:your|ihre?|deine?|tu|su|votre)\s(?=\p{L})/iu;

/** "Our wines", "Nos vins". */
const ours = /^(?:our|nos|notre|unsere?|nuestr[oa]s?|(?:il|la|i|le) nostr[oaie])\s(?=\p{L}+$)/iu;

/** Such a heading without whose it is: people search for the trade and the thing. */
export function withoutWhose(heading: string): string {
  if (!ofTown.test(heading) && !ours.test(heading)) return heading;
  const rest = heading.replace(ours, '').replace(whose, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** "A roof over your head you can rely on", "Care that your family deserves". */
const promises = longPattern('iu')`
  (?<!\p{L})(?:for (?:every|any) (?:occasion|need|budget|taste|body|home|season|size|age)
    |für (?:jeden (?:anlass|bedarf|geschmack)|jedes alter)|pour (?:toutes les occasions|tous les goûts)
    |para (?:toda|cada) ocasión|per ogni (?:occasione|esigenza)|(?:that|which) (?:fits?|works?
    |suits?) (?:around |for )?you(?:rs?)?|you can (?:rely|trust|count|afford|believe)
    |you(?:r \p{L}+)? (?:deserves?|will love|need)|you['’]ll love)(?!\p{L})
`;

/** "Defendemos tus derechos" */
const weDoForYou =
  /^\p{L}{3,}(?:amos|emos|imos) (?:con |por |para |a )?(?:tus?|sus?|vuestr[oa]s?)(?!\p{L})/iu;
/** "Caring for your pets like family", "Bringing music to every home". */
const isPromiseInProgress =
  /^\p{L}+ing (?!(?:and|&) )(?:.* )?(?:your|you|every|everyone|our|people|lives?|dreams?|memories|like family|with (?:care|love|passion))(?!\p{L})/iu;

/** Units of a heading that are read; what is longer is no heading. */
const longestHeading = 300;
/** "Get paid faster. Stress less." */
const isTwoSentences = /\p{Ll}{2}[.!] \p{Lu}.*[.!]$/u;

/** "The BEST Lentil Soup EVER!!", "NOCHE DE JAZZ". */
export function isCry(heading: string): boolean {
  if (heading.length > longestHeading) return false;
  if (isShouting(heading) || /!!|\b(?:BEST|EVER|BUY|NOW|SALE)\b/u.test(heading)) return true;
  return (
    /\p{Lu}{4}\P{L}+\p{Lu}{4}|\p{Lu}{4}.*\s\p{Lu}{4}/u.test(heading) && heading === heading.toUpperCase()
  );
}

/** "Because every pet deserves kindness" greets and promises; what is offered stands in the text. */
export function isSlogan(heading: string): boolean {
  if (heading.length > longestHeading) return false;
  const said = heading.replace(/^[\s¡¿"“„«]+/u, '');
  // "¡Aprende inglés de verdad!" cries from its first sign to its last.
  if (/^\s*¡[^!¡]{3,100}!\s*$/u.test(heading)) return true;
  return (
    (slogan.test(said) ||
      promises.test(said) ||
      isPromiseInProgress.test(said) ||
      weDoForYou.test(said) ||
      isTwoSentences.test(said)) &&
    !said.endsWith('?') &&
    !ofTown.test(said) &&
    !ours.test(said)
  );
}

const welcome =
  /^(?:welcome to|(?:herzlich )?willkommen (?:bei|beim|im|in|auf)|bienvenid[oa]s? a|bienvenue (?:à|au|aux|chez|dans|sur)|benvenut[oaie] (?:da|dal|alla?|nell?a?|in|presso)|welkom (?:bij|in|op)|bem-vind[oa]s? (?:ao?|à)|witamy w)(?: (?:the|der|dem|den|das|la|le|les|el|los|las))? /iu;

/** A heading without the greeting in front of a name; "Willkommen in unserem Shop" names nothing and stays. */
export function withoutWelcome(heading: string): string {
  const rest = heading.trim().replace(welcome, '');
  return /^[\p{Lu}\p{N}]/u.test(rest) ? rest : heading;
}
