import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { splitSentences } from './clauses.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

/** What a full sentence says that the reader can do with the app, up to the first joint behind its object. */
const can: Readonly<Record<Written, RegExp>> = {
  en: /(?:^|\s)(?:you can|lets you|allows you to|helps you(?: to)?|enables you to)(?: also| then| even| simply| easily)? (\p{Ll}{3,} (?:(?:your|all|any|the|an?) )?(?:[\p{Ll}-]{3,} )??[\p{Ll}-]{3,})(?=[.,;]| (?:with|from|on|in|to|so|for|by|as|and|or|into|at|of|that|which|when|if|between|per)\s|$)/iu,
  de: /(?:^|\s)(?:du kannst|kannst du|können Sie|Sie können)(?: auch| außerdem)? ((?:(?:deine|eigene|alle|neue|Ihre) )?\p{Lu}[\p{L}-]{3,} \p{Ll}{3,}n)(?=[\s,.]|$)/iu,
  es: /(?:^|\s)(?:puedes|permite|podrás|te ayuda a)(?: también)? (\p{Ll}{2,}(?:ar|er|ir) (?:(?:tus?|los|las|el|la|una?) )?\p{Ll}{4,}(?: (?:por|de) \p{Ll}{4,})?)(?=[\s,.]|$)/iu,
  fr: /(?:^|\s)(?:vous pouvez|permet de|permet d[’']|tu peux)(?: également| aussi)? ?(\p{Ll}{3,}(?:er|ir|re) (?:(?:vos|votre|tes|ta|ton|les|la|le|une?|des) )\p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,})?)(?=[\s,.]|$)/iu,
};

/** What a full sentence says that the app holds, shows or makes: the rest of it is a list of things. */
const holds: Readonly<Record<Written, RegExp>> = {
  en: /(?:^|\s)(?:offers|includes|contains|features|provides|comes with|shows|creates|generates) (?!you\s|how\s|what\s|where\s|when\s)([^.;:]{4,160})/iu,
  de: /(?:^|\s)(?:bietet|enthält|umfasst|zeigt|erstellt) (?!dir,|dich)([^.;:]{4,160})/iu,
  es: /(?:^|\s)(?:ofrece|incluye|contiene|reúne|genera|muestra|crea) (?!que\s)([^.;:]{4,160})/iu,
  fr: /(?:^|\s)(?:propose|comprend|contient|offre|inclut|réunit|crée|génère|affiche) ([^.;:]{4,160})/iu,
};

/** How many there are, and whose: "more than 80 guided meditations", "un planificador semanal". */
const counted =
  /^(?:(?:more than|over|about|up to|a collection of|a|an|the|your|über|mehr als|rund|einen|eine|ein|más de|hasta|unas|unos|una|un|plus de|environ|une|des|les|vos|tus|los|las) )*(?:\d[\d.,\u00A0\u202F]*(?:\s\d{3})* |(?:two|three|four|five|six|ten|twelve|zwei|drei|vier|fünf|zwölf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq) )?(?:de )?/iu;
/** A thing by its name alone, in the form in which it may stand without its article. */
const thing: Readonly<Record<Written, RegExp>> = {
  en: /^(?:\p{Ll}[\p{L}-]{2,} ){1,2}\p{Ll}[\p{L}-]{2,}$/u,
  de: /^(?:\p{Ll}{3,}e )?\p{Lu}[\p{L}-]{5,}$/u,
  es: /^\p{Ll}{4,}(?: (?:de|por) \p{Ll}{4,}| \p{Ll}{4,}(?:es|os|as|al))$/u,
  fr: /^\p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,}| \p{Ll}{4,}(?:ées?|elles?|els?|iques?|aires?))$/u,
};
const joints: Readonly<Record<Written, RegExp>> = {
  en: /\s(?:in|for|with|of|from|to|by|on|at|so|that|which|as)\s.*$/u,
  de: /\s(?:mit|für|von|aus|in|zu|pro|nach|im)\s.*$/u,
  es: /\s(?:con|para|en|a|que|según)\s.*$/u,
  fr: /\s(?:avec|pour|en|à|qui|dans|sur|dont|grâce)\s.*$/u,
};
const lists = /,\s|\s(?:and|und|y|et)\s/u;
const mostSentences = 8;

const sentencesOf = (brief: Brief): readonly string[] =>
  brief.product.description.split('\n').flatMap(splitSentences).slice(0, mostSentences);

/** A language whose full sentences are read here; null for any other. */
function writtenOf({ language: { written } }: Brief): Written | null {
  return written === 'other' ? null : written;
}

/** "Share your inventory" of "You can share your inventory with up to five family members": what the reader does with an app. */
export function readerDeeds(brief: Brief): string[] {
  const written = writtenOf(brief);
  if (written === null) return [];
  return sentencesOf(brief).flatMap((sentence) => {
    const deed = can[written].exec(sentence)?.[1] ?? '';
    return deed === '' || leansOn.test(deed) ? [] : [deed];
  });
}

/** "See it", "choose from", "get more": nothing that says what is done. */
const leansOn =
  /^(?:be|get|have|see|choose|feel|keep|stay|play|also)\s|\s(?:it|them|more|everything|anything|from|with|one|way|ways|time)$|^\p{Ll}+ly\s/iu;

/** "Guided meditations, sleep stories" of "It includes more than 80 guided meditations and 30 sleep stories": what an app holds, without how many. */
export function heldThings(brief: Brief): string[] {
  const written = writtenOf(brief);
  if (written === null) return [];
  return sentencesOf(brief).flatMap((sentence) =>
    (holds[written].exec(sentence)?.[1] ?? '')
      .split(lists)
      .map((entry) => entry.replace(counted, '').replace(joints[written], '').trim())
      .filter(
        (entry) =>
          thing[written].test(entry) &&
          !/\s(?:you|it|is|are|can)(?:\s|$)|(?:purchases|levels|level|languages|ads|compras)$/u.test(entry),
      ),
  );
}
