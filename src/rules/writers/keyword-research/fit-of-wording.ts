import type { Slot } from '#rules/keywords/slot.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { isPeople } from '#rules/offers/people.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { ResearchBrief } from './brief.ts';
import { suits } from './fit-of-phrase.ts';
import { served } from './offer-kind.ts';
import type { Offer } from './offers.ts';
import { holds } from './held-words.ts';

/** Works are quoted for, lessons and treatments have a price list. */
const quote = /quote|Angebot|presupuesto|devis/u;
const booked =
  /(?:lessons?|class(?:es)?|courses?|tours?|trips?|massages?|treatments?|sessions?|retreats?|visits?|kurse?|unterricht|training|behandlung|massage|^(?:clases|cursos?|masajes?|tratamientos?|excursion\p{L}*|visitas?|cours|stages?|ateliers?|massages?|soins?|séances?))(?:\s|$)/u;

const isGiven =
  /^(?:(?:registered )?charit(?:y|ies|able \p{L}+)|non-?profits?(?: organi[sz]ation)?|ngo|food ?bank|gemeinnützig\p{L}*(?: \p{L}+)?|wohltätig\p{L}*|stiftung|ong|asociación benéfica|association caritative)$/iu;
const priced =
  /cost|price|quote|Kosten|kostet|Preis|Angebot|precio|cuesta|tarifa|presupuesto|prix|tarif|devis|coûte/u;

/** A house where people come at a time of their own. */
const byAppointment = /(?:praxis|salon|studio|kanzlei|werkstatt|arzt|friseur)/iu;

function hasPriceList({ name }: Offer, { industry }: ResearchBrief): boolean {
  return (
    /^(?:education|healthcare|beauty)|therap|physio|praxis|zahn|arzt|dentist|clinic|clínica|clinique/iu.test(
      industry,
    ) || booked.test(name)
  );
}

const ofOneThing = longPattern('iu')`
  (?:kaffee|espresso|espressobohnen|kaffeebohnen|tee|honig|milch|eier|kartoffeln|spargel|obst|gemüse|fleisch
    |fisch|coffee|coffee beans|tea|honey|eggs|milk|fruit|mushrooms?|vegetables|meat|beef|lamb|fish|café|té
    |miel|huevos|carne|pescado|fruta|verdura|aceite de oliva|thé|œufs|viande|poisson|fruits|légumes)$
`;

/** Of what broke nobody asks how to get rid of it. */
export const isBroken =
  /damage$|^(?:lost|broken|cracked|flat|dead|faulty|missing|torn|chipped|defekte|kaputte)\s/iu;

/** "Owners of antique" of "owners of antique and modern chairs": whoever has, buys or makes something is described, and typed by nobody. */
const ownersOf =
  /^(?:\p{L}+ )?(?:owners|buyers|users|makers|importers|exporters|collectors|sellers|fans|lovers|managers|operators|keepers|besitzer|halter|käufer|dueños|propietarios|propriétaires|possesseurs|acheteurs)\s(?:of|von|de|del|des|du|d['’])/iu;

/** "Gatos en Triana" are no audience. */
const whereabouts = /\s(?:in|en|à|im|bei|near)\s\p{Lu}/u;

const supply =
  /(?:cord|beads|yarn|fabric|thread|clay|wire|findings|charms|patterns?|suppl(?:y|ies)|garn|wolle|stoff|perlen|hilo|tela|abalorios|tissu|laine|perles)(?: \d.*)?$/iu;

/** Whether people put a wording around an offer: nobody asks for the ingredients of coffee, or for two things at once. */
export function fitsWording(pattern: string, offer: Offer, brief: ResearchBrief): boolean {
  const { name, kind } = offer;
  // Cord and beads are what a present is made from.
  if (/gift|Geschenk|regalo|cadeau/u.test(pattern) && supply.test(name)) return false;
  // "En qué consiste fontanería" asks about everything.
  if (!name.includes(' ') && /consiste/u.test(pattern)) return false;
  // What an app has is typed beside it where its text says so.
  const trait = /^\{x\} (widget|offline)$/iu.exec(pattern)?.[1]?.toLowerCase();
  if (trait !== undefined && !(brief.form.description ?? '').toLowerCase().includes(trait)) return false;
  // "Knitting help for beginners" says already for whom.
  if (pattern === '{x} for beginners' && / for /u.test(name)) return false;
  // Of a show nobody looks for a tutorial, and what a charity does is given.
  if (/podcast/iu.test(name) && kind === 'topic') return false;
  if (isGiven.test(brief.industry) && priced.test(pattern)) return false;
  if (/Ablauf/u.test(pattern) && /\s(?:leihen|mieten|ausleihen)$/u.test(name)) return false;
  if (quote.test(pattern) && hasPriceList(offer, brief)) return false;
  if (/Termin/u.test(pattern) && kind === 'venue' && !byAppointment.test(name)) return false;
  if (/choose|choisir|elegir/u.test(pattern) && served.test(foldWord(name))) return false;
  if (/ingr[eé]dient|zutaten/iu.test(pattern) && ofOneThing.test(name)) return false;
  const isKept = /ingredient|zutaten|store|aufbewahren|conserv/iu.test(pattern);
  return !(isKept && /\s(?:and|und|y|et|&)\s/u.test(name));
}

/** For whom an offer is looked for. */
export function audiencesOf(offer: Offer, brief: ResearchBrief): Slot[] {
  const { audiences, offers, form } = brief;
  // "Mid-century furniture" behind "owners of antique and": what they have, and nobody.
  const isOwned = (text: string): boolean =>
    /\s(?:of|von|de|del|des|du)\s/iu.test(form.targetAudience ?? '') &&
    brief.language.written !== 'other' &&
    isBehindOf(text, form.targetAudience ?? '') &&
    !isPeople(text, brief.language.written);
  return audiences.filter(
    ({ text, source }) =>
      !isOwned(text) &&
      (!source.startsWith('products.') || isSaidOfOffer(text, offer, brief)) &&
      suits(text, offer) &&
      !whereabouts.test(text) &&
      !ownersOf.test(text) &&
      !offers.some(({ name }) => holds(text, name)),
  );
}

/** Characters of an enumeration in which a part may hang on the one before it. */
const longestBefore = 80;

/** Whether a part of an enumeration stands behind another one that says of what: "owners of antique and modern chairs". */
function isBehindOf(text: string, audience: string): boolean {
  const at = audience.toLowerCase().indexOf(text.toLowerCase());
  return (
    at > 0 &&
    /\s(?:and|or|&|und|oder|y|o|et|ou)\s$/iu.test(audience.slice(0, at)) &&
    /\s(?:of|von|de|del|des|du)\s[^,;]*$/iu.test(audience.slice(Math.max(0, at - longestBefore), at))
  );
}

/** Whether the sentence that names an audience speaks of this offer: boards are for touring, and the bags beside them may not be. */
function isSaidOfOffer(text: string, offer: Offer, { offers, form }: ResearchBrief): boolean {
  if (offers.length < 2) return true;
  const head = stemsOf(offer.name).at(-1) ?? '';
  const others = offers.filter((other) => other !== offer).flatMap(({ name }) => stemsOf(name).at(-1) ?? []);
  const telling = splitSentences(form.description ?? '').filter((sentence) =>
    sentence.toLowerCase().includes(text.toLowerCase()),
  );
  return telling.some((sentence) => {
    const stems = new Set(stemsOf(sentence));
    return stems.has(head) || !others.some((other) => stems.has(other));
  });
}
