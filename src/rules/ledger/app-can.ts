import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { opensWithAppOrder } from './app-order.ts';
import { splitSentences } from './clauses.ts';
import { isThirdPerson } from './finite-verb.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

/** What a full sentence says that the reader can do with the app, up to the first joint behind its object. */
const can: Readonly<Record<Written, RegExp>> = {
  en: /(?:(?:^|\s)(?:[Yy]ou can|lets you|allows you to|makes it easy to|teaches you (?:how )?to|helps you(?: to)?|enables you to)|^\p{Lu}\p{Ll}{3,}(?:s|ren) can)(?: also| then| even| simply| easily)? (\p{Ll}{3,} (?:(?:your|all|any|the|an?) |for (?=\p{Ll}{4,} \p{Ll}{4,}))?(?:[\p{Ll}-]{3,} )??[\p{Ll}-]{3,})(?=[.,;]| (?:with|from|on|in|to|so|for|by|as|and|or|into|at|of|that|which|when|if|between|per)\s|$)/u,
  de: /(?:(?:^|\s)(?:[Dd]u kannst|kannst du|und kannst|können Sie|Sie können)|^\p{Lu}\p{L}{3,}n können)(?: auch| außerdem| jederzeit)? (?:(?:die|den|das|einen?) )?((?:(?:deine|eigene|alle|neue|Ihre) )?\p{Lu}[\p{L}-]{3,})(?: (?:von|mit|in|aus|für|an|als|auf|nach|zu) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+| jederzeit| direkt| schnell| einfach| bequem| selbst)?( \p{Ll}{3,}n)(?=[\s,.]|$)/u,
  es: /(?:^|\s)(?:[Pp]uedes|[Pp]ermite|[Pp]odrás|[Tt]e ayuda a)(?: también)? (\p{Ll}{2,}(?:ar|er|ir) (?:(?:tus?|los|las|el|la|una?) )?(?!(?:cada|algo|todo|todos|todas|cómo|cuándo|dónde|varios|varias|otros|otras|más|entre|desde|hasta|sobre)\s)\p{Ll}{4,}(?: (?:por|de) (?!tod[oa]s?\s|cada\s)\p{Ll}{4,})?)(?=[\s,.]|$)/u,
  fr: /(?:^|\s)(?:[Vv]ous pouvez|[Pp]ermet (?:aux? [^,.]{3,30} )?d(?:e |[’'])|vous aide à|vous permet d(?:e |[’'])|tu peux)(?: également| aussi| ensuite)? ?(\p{Ll}{3,}(?:er|ir|re) (?:(?:vos|votre|tes|ta|ton|leurs?|les|la|le|une?|des|de (?:bonnes|bons|nouvelles|nouveaux)) |l[’'])\p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,})?)(?!, (?:le |la |les |une? |des |l[’']))(?=[\s,.]|$)/u,
};

/** "The app automatically sorts your transactions": what the app does with what is the reader's. English. */
const does =
  /(?:^|[.!?]\s)(?:[Tt]he app|It) (?:(?:also|automatically|even|then) )?(\p{Ll}{3,}(?<!s)s) (your|all your) ((?:\p{Ll}{3,} )?\p{Ll}{4,})(?=[.,;]| (?:with|from|on|in|to|so|for|by|as|and|or|into|at|of|that|which|when|if|between|per)\s)/u;

/** "Sort your transactions" of what the app does; empty where no sentence says so. */
function deedOfApp(sentence: string): string[] {
  const [, verb = '', whose = '', object = ''] = does.exec(sentence) ?? [];
  if (verb === '') return [];
  const base = verb.replace(/ies$/u, 'y').replace(/(?<=ch|sh|x|ss|zz|o)es$|(?<!y)s$/u, '');
  return [`${base} ${whose} ${object}`];
}

/** What a full sentence says that the app holds, shows or makes: the rest of it is a list of things. */
const holds: Readonly<Record<Written, RegExp>> = {
  en: /(?:^|\s)(?:offers|includes|contains|features|provides|comes with|shows|creates|generates|calculates|supports) (?!you\s|how\s|what\s|where\s|when\s|who\s|which\s)([^.;:]{4,160})/iu,
  de: /(?:^|\s)(?:bietet|enthält|umfasst|zeigt|erstellt|berechnet)(?: die App| sie)?(?: dir| auf Wunsch| automatisch| daraus){0,2} (?!dir,|dich)((?:[^.;:]|\.(?=\d)){4,160})/iu,
  es: /(?:^|\s)(?:ofrece|incluye|contiene|reúne|genera|muestra|crea|calcula)(?: automáticamente)? (?!que\s)([^.;:]{4,160})/iu,
  fr: /(?:^|\s)(?:propose|comprend|contient|offre|inclut|réunit|crée|génère|affiche|calcule|envoie|grâce à)(?: automatiquement)? ([^.;:]{4,160})/iu,
};

/** How many there are, and whose: "more than 80 guided meditations", "un planificador semanal". */
const counted =
  /^(?:(?:more than|over|about|up to|a collection of|a|an|the|your|über|mehr als|rund|einen|eine|ein|más de|hasta|unas|unos|una|un|plus de|environ|une|des|les|le|la|el|vos|tus|los|las) )*(?:\d[\d.,\u00A0\u202F]*(?:\s\d{3})* |(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|zwölf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq) )?(?:de )?/iu;
/** A thing by its name alone, in the form in which it may stand without its article. */
const thing: Readonly<Record<Written, RegExp>> = {
  en: /^(?:\p{Ll}[\p{L}-]{2,} ){1,2}\p{Ll}[\p{L}-]{2,}$/u,
  de: /^(?:\p{Ll}{3,}e )?\p{Lu}[\p{L}-]{5,}$/u,
  es: /^\p{Ll}{4,}(?: (?:de|por) \p{Ll}{4,}| \p{Ll}{4,}(?:es|os|as|al))$/u,
  fr: /^\p{Ll}{4,}(?: (?:de |des |du |d[’'])\p{Ll}{4,}| \p{Ll}{4,}(?:ées?|és|elles?|els?|iques?|aires?|[ai]bles?|ifs?|ives?|eux|euses?|ales?|aux|antes?|ants)| (?:claires?|simples|chaque (?:jour|semaine|matin|soir)|hors ligne|en direct))$/u,
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
    const match = can[written].exec(sentence);
    const first = match === null ? '' : `${match[1]!}${match[2] ?? ''}`;
    const opened = match?.index ?? opensGerman.exec(sentence)?.index;
    const others = written === 'fr' && maySeveral.test(sentence) ? [...sentence.matchAll(furtherDeed)] : [];
    return [
      ...(first === '' ? [] : [first]),
      ...(opened === undefined ? [] : furtherDeeds(sentence.slice(opened), first, written)),
      ...(written === 'en' ? deedOfApp(sentence) : []),
      ...(written === 'de' ? germanPassive(sentence) : []),
      ...others.map((other) => other[1]!),
    ]
      .map((deed) => deed.replace(/ leur(s?) /u, (_whose, many) => (many === '' ? ' votre ' : ' vos ')))
      .filter((deed) => !leansOn.test(deed));
  });
}

const nextDeed =
  /^(\p{Ll}{3,} (?:(?:your|the|an?|all) )?(?:[\p{Ll}-]{3,} )??[\p{Ll}-]{3,})(?=$| (?:with|from|on|in|to|so|for|by|as|into|at|of|that|which|when|if|between|per|without)\s)/u;
const nextGermanDeed =
  /^(?:(?:die|den|das|einen?) )?((?:(?:deine|eigene|alle|neue|Ihre) )?\p{Lu}[\p{L}-]{3,})(?: (?:von|mit|in|aus|für|an|als|auf|nach|zu) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)?( \p{Ll}{3,}n)$/u;

const opensGerman = /(?:^|\s)(?:[Dd]u kannst|kannst du|können Sie|Sie können)\s/u;

/** "Set reminders" of "Parents can assign tasks, set reminders and decide …": what the sentence goes on to say that one does. */
function furtherDeeds(sentence: string, first: string, written: Written): string[] {
  if (written !== 'en' && written !== 'de') return [];
  return sentence
    .replace(/[.!?]+$/u, '')
    .split(written === 'en' ? /, (?:and )?| and /u : /, | und /u)
    .slice(1)
    .flatMap((piece) => {
      const match = (written === 'en' ? nextDeed : nextGermanDeed).exec(piece);
      const deed = match === null ? '' : `${match[1]!}${match[2] ?? ''}`;
      const isDeed = deed !== '' && deed !== first && (written === 'de' || opensWithAppOrder(deed));
      return isDeed ? [deed] : [];
    });
}

/** "Belege exportieren" of "Die Belege lassen sich als PDF exportieren". */
function germanPassive(sentence: string): string[] {
  const [, thing = '', verb = ''] =
    /^(?:Die|Der|Das|Deine|Alle) (\p{Lu}[\p{L}-]{3,}) (?:lässt|lassen) sich (?:[^,.]{2,40} )?(\p{Ll}{4,}n)[.!]?$/u.exec(
      sentence,
    ) ?? [];
  return thing === '' ? [] : [`${thing} ${verb}`];
}

/** Those that say to what: "find the cause" leaves open of what, where "share your inventory" does not. */
export function plainDeeds(brief: Brief): string[] {
  return readerDeeds(brief).filter((deed) => brief.language.written !== 'en' || !/ (?:the|an?) /u.test(deed));
}

/** "Permet de partager les dépenses, de fixer un budget par catégorie": what stands behind the first. */
const maySeveral = /(?:^|\s)(?:permet|pouvez|aide à)\s/iu;
const furtherDeed =
  /(?:,| et)(?: (?:de|à)| d[’'])? ?(\p{Ll}{3,}(?:er|ir|re) (?:(?:vos|votre|leurs?|les|la|le|une?|des) |l[’'])\p{Ll}{4,}(?: (?:de |d[’'])\p{Ll}{4,})?)(?=[\s,.]|$)/gu;
/** "Des statistiques claires vous montrent vos progrès": what does something for the reader is a thing that the app has. */
const doesForReader =
  /^(?:Des|Une?|Les|Le|La) (\p{Ll}{4,}(?: (?:de |d[’'])?\p{Ll}{4,})?) (?:vous|te|t[’']) ?\p{Ll}{4,}(?=\s)/u;

/** "See it", "choose from", "get more": nothing that says what is done. */
const leansOn =
  /^(?:be|get|have|see|choose|feel|keep|stay|play|also)\s|\s(?:it|them|more|everything|anything|from|with|one|way|ways|time)$|^\p{Ll}+ly\s/iu;

/** "Guided meditations, sleep stories" of "It includes more than 80 guided meditations and 30 sleep stories": what an app holds, without how many. */
export function heldThings(brief: Brief): string[] {
  const written = writtenOf(brief);
  if (written === null) return [];
  return sentencesOf(brief).flatMap((sentence) =>
    (
      (written === 'fr' ? doesForReader.exec(sentence)?.[1] : undefined) ??
      holds[written].exec(sentence)?.[1] ??
      ''
    )
      .split(lists)
      .map((entry) => entry.replace(/^à /u, '').replace(counted, '').replace(joints[written], '').trim())
      .filter(
        (entry) =>
          thing[written].test(entry) &&
          !(written === 'en' && (entry.endsWith('ly') || isThirdPerson(entry.split(' ')[0]!))) &&
          // "A seven day forecast" has lost its count.
          !/^(?:keine?|who|(?:day|week|hour|minute|month|year)(?= ))\s|\s(?:you|it|is|are|can)(?:\s|$)|(?:purchases|levels|level|languages|ads|members|users|people|players|devices|accounts|compras)$/u.test(
            entry,
          ),
      ),
  );
}
