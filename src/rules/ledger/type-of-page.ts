import { foldWord } from '#rules/text/words.ts';
import { askedThing } from './asked-thing.ts';
import { isConfirmed } from './confirmed-noun.ts';
import { serviceName } from './half-adjective.ts';
import type { NameRead, TypedName } from './name-read.ts';
import { isService } from './name-signs.ts';
import { offerOf } from './offer-of-page.ts';
import { namesOnlyPages, openingKind, pageKind } from './page-names.ts';
import { offerOfSentence, personOfPage } from './said-page-name.ts';
import { sharedServices } from './shared-service.ts';
import { cased } from './video-type.ts';

const guideTo =
  /^(?:an?|the|our|my|your) (?:[\p{L}’'-]+ ){0,2}guide to (?:the |your |an? )?(\p{Ll}[\p{L} -]{3,32})$/iu;

/** What a page is about where its name is a list of pages or what a visitor asks for; null for every other name. */
export function typeOfPageName({
  brief,
  language,
  description,
  isPage,
  isEnglishPage,
  written,
}: TypedName): string | null {
  // "About us, services, contact" of a boatyard: what it is stands in the category alone.
  if (isPage && namesOnlyPages(brief.product.name)) {
    const shelf = brief.product.category.trim() || openingKind(description);
    if (shelf !== '') return cased(shelf, language);
  }
  // "Dr. med. Lena Brandt – Hautärztin in Regensburg", "Preparamos a niños para los exámenes".
  const said = isPage
    ? (personOfPage(brief.product, language)?.trade ?? offerOfSentence(brief.product, language))
    : '';
  if (said !== '') return cased(said, language);
  const taught = isEnglishPage ? taughtIn(brief.product.name, description) : '';
  if (taught !== '') return cased(taught, language);
  // "A plain guide to heat pump noise" is about the noise.
  const topic = isEnglishPage ? guideTo.exec(written.trim())?.[1] : undefined;
  if (topic !== undefined) return cased(topic, language);
  const asked = isEnglishPage ? askedThing(written) || pageKind(brief, written) : '';
  return asked === '' ? null : cased(asked, language);
}

const introduces =
  /^(?:an? )?(?:introduction|intro|beginner['’]?s['’]? introduction) to (?:the )?(\p{Ll}[\p{L}-]{2,}(?: \p{Ll}[\p{L}-]{2,}){0,2})$/iu;

/** "Beekeeping course" of an "Introduction to beekeeping" whose text speaks of a course. English. */
function taughtIn(name: string, description: string): string {
  const topic = introduces.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  const form =
    /(?<!\p{L})(course|workshop|class)(?:es)?(?!\p{L})/iu.exec(description)?.[1]?.toLowerCase() ?? '';
  return topic === '' || form === '' || topic.endsWith(form) ? '' : `${topic} ${form}`;
}

/** "Two room B&B in a weaver's cottage": where people stay is looked for by what it is, and not by its walls. English. */
const lodgingIn =
  /(?:^|\s)(b&b|b and b|bed (?:and|&) breakfast|guest ?house|hotel|hostel|bunkhouse|campsite|glamping(?: site)?)(?=\s(?:in|on|above|at|inside) (?:an?|the|our) )/iu;

/** Houses and groups that are known by what they are for: "Northfield Toy Library", "Wren Mending Club". English. */
const houseOfThings =
  /(?:^|\s)(\p{L}{3,}) (library|museum|club|society|exchange|swap|shed|pantry|festival|market|fair|sanctuary|rescue|league|collective|orchestra|choir|band)$/iu;

const plainOffer = /^\p{L}{3,}(?: \p{L}{3,}){1,2}$/u;

/** What the name of a page says is offered, as a whole: "teeth whitening" is no tray, "flat roof replacement" no flat. */
export function offerOfPage(read: NameRead): string | null {
  const { brief, language, isPage, isEnglishPage, written, front, byName, known } = read;
  if (!isPage) return null;
  if (isEnglishPage) {
    if (sharedServices(written).length > 0) return cased(written.trim(), language);
    const lodging = lodgingIn.exec(written)?.[1];
    if (lodging !== undefined) return cased(lodging, language);
    if (isService(front, byName)) return cased(serviceName(front), language);
    const [, things = '', house = ''] = houseOfThings.exec(front) ?? [];
    if (house !== '' && known !== undefined && !house.toLowerCase().includes(known.text.toLowerCase()))
      return cased(`${things} ${house}`.toLowerCase(), language);
    // "Best compost for raised beds" is about no beds.
    const judged = /^(?:the )?(?:best|cheapest|top \d{1,2}) (\p{L}{3,}(?: \p{L}{3,}){0,2})$/iu.exec(
      front,
    )?.[1];
    if (judged !== undefined) return cased(judged, language);
    // "Eye tests": a page's offer of two or three plain words is searched as a whole.
    if (known === undefined && plainOffer.test(front)) return cased(front, language);
  }
  // "Wallbox Installation" and "cambio de bañera por plato de ducha": a page's offer is the whole of what is done, no ware in it.
  const offer = offerOf(front, byName, known?.start ?? 0, brief);
  return offer === '' ? null : cased(offer, language);
}

/**
 * "Bell tent sleepovers" where all that was read of a page's name is the known thing inside it: the last word is what is offered,
 * and the text speaks of it. Empty for every other name. English.
 */
export function offerBehindThing(
  { brief, language, isEnglishPage, front, byName, known }: NameRead,
  type: string,
): string {
  if (!isEnglishPage || known === undefined || foldWord(type) !== foldWord(known.text)) return '';
  const isLast =
    !byName.includes(' ') && front.endsWith(` ${byName}`) && known.end < front.length - byName.length;
  return isLast && plainOffer.test(front) && isConfirmed(byName, brief) ? cased(front, language) : '';
}
