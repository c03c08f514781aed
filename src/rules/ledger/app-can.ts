import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { splitSentences } from './clauses.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

/** What a full sentence says that the reader can do with the app, up to the first joint behind its object. */
const can: Readonly<Record<Written, RegExp>> = {
  en: /(?:^|\s)(?:[Yy]ou can|lets you|allows you to|makes it easy to|teaches you (?:how )?to|helps you(?: to)?|enables you to)(?: also| then| even| simply| easily)? (\p{Ll}{3,} (?:(?:your|all|any|the|an?) )?(?:[\p{Ll}-]{3,} )??[\p{Ll}-]{3,})(?=[.,;]| (?:with|from|on|in|to|so|for|by|as|and|or|into|at|of|that|which|when|if|between|per)\s|$)/u,
  de: /(?:^|\s)(?:[Dd]u kannst|kannst du|können Sie|Sie können)(?: auch| außerdem)? ((?:(?:deine|eigene|alle|neue|Ihre) )?\p{Lu}[\p{L}-]{3,} \p{Ll}{3,}n)(?=[\s,.]|$)/u,
  es: /(?:^|\s)(?:[Pp]uedes|[Pp]ermite|[Pp]odrás|[Tt]e ayuda a)(?: también)? (\p{Ll}{2,}(?:ar|er|ir) (?:(?:tus?|los|las|el|la|una?) )?(?!(?:cada|algo|todo|todos|todas|cómo|cuándo|dónde|varios|varias|otros|otras|más|entre|desde|hasta|sobre)\s)\p{Ll}{4,}(?: (?:por|de) \p{Ll}{4,})?)(?=[\s,.]|$)/u,
  fr: /(?:^|\s)(?:[Vv]ous pouvez|permet de|permet d[’']|tu peux)(?: également| aussi)? ?(\p{Ll}{3,}(?:er|ir|re) (?:(?:vos|votre|tes|ta|ton|les|la|le|une?|des) )\p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,})?)(?=[\s,.]|$)/u,
};

/** What a full sentence says that the app holds, shows or makes: the rest of it is a list of things. */
const holds: Readonly<Record<Written, RegExp>> = {
  en: /(?:^|\s)(?:offers|includes|contains|features|provides|comes with|shows|creates|generates|calculates|supports) (?!you\s|how\s|what\s|where\s|when\s)([^.;:]{4,160})/iu,
  de: /(?:^|\s)(?:bietet|enthält|umfasst|zeigt|erstellt|berechnet)(?: dir| auf Wunsch| automatisch| daraus){0,2} (?!dir,|dich)([^.;:]{4,160})/iu,
  es: /(?:^|\s)(?:ofrece|incluye|contiene|reúne|genera|muestra|crea|calcula)(?: automáticamente)? (?!que\s)([^.;:]{4,160})/iu,
  fr: /(?:^|\s)(?:propose|comprend|contient|offre|inclut|réunit|crée|génère|affiche|calcule)(?: automatiquement)? ([^.;:]{4,160})/iu,
};

/** How many there are, and whose: "more than 80 guided meditations", "un planificador semanal". */
const counted =
  /^(?:(?:more than|over|about|up to|a collection of|a|an|the|your|über|mehr als|rund|einen|eine|ein|más de|hasta|unas|unos|una|un|plus de|environ|une|des|les|le|la|el|vos|tus|los|las) )*(?:\d[\d.,\u00A0\u202F]*(?:\s\d{3})* |(?:two|three|four|five|six|ten|twelve|zwei|drei|vier|fünf|zwölf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq) )?(?:de )?/iu;
/** A thing by its name alone, in the form in which it may stand without its article. */
const thing: Readonly<Record<Written, RegExp>> = {
  en: /^(?:\p{Ll}[\p{L}-]{2,} ){1,2}\p{Ll}[\p{L}-]{2,}$/u,
  de: /^(?:\p{Ll}{3,}e )?\p{Lu}[\p{L}-]{5,}$/u,
  es: /^\p{Ll}{4,}(?: (?:de|por) \p{Ll}{4,}| \p{Ll}{4,}(?:es|os|as|al))$/u,
  fr: /^\p{Ll}{4,}(?: (?:de |des |du |d[’'])\p{Ll}{4,}| \p{Ll}{4,}(?:ées?|elles?|els?|iques?|aires?))$/u,
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
    const first = can[written].exec(sentence)?.[1];
    const others = written === 'fr' && maySeveral.test(sentence) ? [...sentence.matchAll(furtherDeed)] : [];
    return [...(first === undefined ? [] : [first]), ...others.map((match) => match[1]!)].filter(
      (deed) => !leansOn.test(deed),
    );
  });
}

/** Those that say to what: "find the cause" leaves open of what, where "share your inventory" does not. */
export function plainDeeds(brief: Brief): string[] {
  return readerDeeds(brief).filter((deed) => brief.language.written !== 'en' || !/ (?:the|an?) /u.test(deed));
}

/** "Permet de partager les dépenses, de fixer un budget par catégorie": what stands behind the first. */
const maySeveral = /\s(?:permet|pouvez)\s/u;
const furtherDeed =
  /(?:,| et) (?:de |d[’'])(\p{Ll}{3,}(?:er|ir|re) (?:vos|votre|les|une?|des) \p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,})?)(?=[\s,.]|$)/gu;

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
