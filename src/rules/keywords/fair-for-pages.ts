import { placeOf } from '#rules/ledger/place-in-text.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';

/** "Class" of a puppy class, "Tisch" of a Mittagstisch, "blog post" of what is read: by these nobody finds a page. */
export function anyOfPages(brief: Brief): (candidate: Candidate) => boolean {
  const { product, fields, businessName } = brief;
  const name = product.name.toLowerCase();
  const owner = businessName.toLowerCase();
  const towns = `${fields['location'] ?? ''}, ${placeOf(brief)?.text ?? ''}`
    .split(/[,(]/u)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  const said = `${name}\n${product.description.toLowerCase()}`;
  const isWork = work.test(name);
  const isHalf = halfInText(said, name);
  return ({ phrase, source, sure, built: isBuilt }) => {
    if (source === 'targetKeywords') return false;
    const text = phrase.toLowerCase();
    if (text === name) return false;
    // "Landkreis Rosenheim": where it is done is nothing that anybody offers.
    if (towns.includes(text)) return true;
    if (ofFigure.test(text) || (name.includes('guide to ') && /^(?:\p{L}+ )?guides?$/u.test(text)))
      return true;
    // "Cardboard woodland burials" of coffins that are made of it.
    if (isBuilt && isWork && !owner.includes(text.split(' ')[0]!) && isOfStuff(text, said)) return true;
    // "Göttingen zum Festpreis" of a "Schlüsseldienst in Göttingen zum Festpreis".
    if (towns.some((part) => text.startsWith(`${part} `) && jointFirst.test(text.slice(part.length))))
      return true;
    const town = towns.find((part) => text.endsWith(` ${part}`));
    const bare = town === undefined ? text : text.slice(0, -town.length - 1);
    if (isHalf(bare)) return true;
    // "Steels", "drawings": of what and by what it is made is no trade.
    if (stuffOrPaper.test(bare) && !name.includes(bare.slice(bare.lastIndexOf(' ') + 1).replace(/s$/u, '')))
      return true;
    // "Peluquería canina para baño", of which no text says "para baño".
    const whatFor = isBuilt && sure !== true ? (/ ((?:para|pour) \p{L}+)$/u.exec(bare)?.[1] ?? '') : '';
    if (whatFor !== '' && !said.includes(whatFor)) return true;
    if (isHeldThere(bare, product) || /^(?:typical|average|usual|recent) /u.test(bare)) return true;
    // "Software Kosten" of a Dienstplan-Software, "formación Gijón": a shelf.
    if (shelfAlone.test(bare) && !isOwnHead(bare, name)) return true;
    // "Pied de la cathédrale": where it stands.
    if (
      /^(?:pied|cœur|bord|bout|coin|centre|pas|minutes?|orillas?|pie|lado) d(?:e|u|el|es)(?:\s|$)/u.test(bare)
    )
      return true;
    // "Cambiamos bombines y cerraduras", "réparons vos vélos": what the house says that it does.
    if (!source.startsWith('business') && saidByHouse.test(bare)) return true;
    if (bare.startsWith('hand ') && name.includes('second hand ')) return true;
    // "Stay" of a stay and play group.
    if (halfOfPair.test(bare) && name.startsWith(`${bare} and `)) return true;
    // "One-day bread" of a one-day bread course.
    if (opensWithTime.test(bare) && name.startsWith(`${bare} `) && learnt.test(name.slice(bare.length)))
      return true;
    if (deedAlone.test(bare) && name.includes(` ${bare}`)) return true;
    // "Small breweries" of a software for them.
    if (bare.endsWith('s') && name.includes(` for ${bare}`) && /(?:software|app|system|crm) for /u.test(name))
      return true;
    // "Therapie" of "manuelle Therapie", "Beschwerden nach Operationen": without what tells which they find any.
    if (ofEvery.test(bare) && !name.startsWith(bare)) return true;
    // "Young people" of a support for them.
    if (name.includes(` for ${bare}`) && peopleAlone.test(bare)) return true;
    // "Day course cost" of a basket making day course.
    const timed = timedAlone.exec(bare)?.[0].replace(/ (?:cost|price)s?$/u, '');
    if (timed !== undefined && name.includes(` ${timed}`)) return true;
    return alone.test(bare) || (isHalfThing.test(bare) && name.endsWith(bare) && !name.endsWith(` ${bare}`));
  };
}

/** "At Archway sports hall": the house in which it is held, by its name. English. */
function isHeldThere(bare: string, { name, description }: Brief['product']): boolean {
  const at = bare.includes(' ') ? description.toLowerCase().indexOf(` at ${bare}`) : -1;
  return at !== -1 && /^\p{Lu}/u.test(description.slice(at + 4)) && !name.toLowerCase().includes(bare);
}

const stuffOrPaper =
  /^(?:(?:structural |all |own |new |technical )?(?:steels?|drawings?|paperwork|plans|materials?|parts?|tools?|timbers?|bricks?|forms?|documents?|certificates?)|building (?:regulations|regs|control|notices?)|planning permission)$/u;
/** Shelves of firms and programs, with or without what they cost. */
const shelfAlone =
  /^(?:software|apps?|tools?|programme?|systeme?|online-?kurse?|cours|stages?|ateliers?|cursos?|clases|talleres|kurse?|formations?|formaci[óo]n|educaci[óo]n|servicios?|salud|commerce|comercio|santé|gesundheit|bildung|dienstleistungen?)(?: (?:kosten|preise?|precio|prix))?$/u;
/** "Software" of an offer that is called by no more. */
const isOwnHead = (bare: string, name: string): boolean =>
  new RegExp(`^${bare.split(' ')[0]!}(?!\\p{L})`, 'u').test(name) && !name.includes(' ');

/** "14 in ballet classes", "sq ft", "repairs same day": how many fit in, how large and how soon it is. */
const ofFigure =
  /^\d+ in |^(?:sq|square) (?:ft|feet|foot|m|metres?|meters?)(?: \p{L}+)?$|s (?:same|next) day$|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve) (?:piece|day|hour|week|course|man|bed|storey|point|step)(?: \p{L}+)?$/u;
const jointFirst =
  /^ (?:zum|zur|mit|für|ab|und|oder|im|am|von|con|para|y|desde|sin|avec|pour|et|sans|with|for|and|from|by)(?!\p{L})/u;
const alone =
  /^(?:class(?:es)?|courses?|sessions?|workshops?|lessons?|services?|events?|days?|weekends?|people who .+|.+ for (?:people|anyone|everyone|everybody|those)|visits?|blog posts?|articles?|goes|does|makes|gets|open|morning)$/u;
/** "Removal" of ear wax removal. */
const deedAlone = /^(?:removals?|repairs?|cleaning|hire|replacements?|installations?)$/u;
/** How long something takes that is learnt or watched, before what it is of, and what closes its name. */
const opensWithTime =
  /^(?:(?:one|two|three|four|five|six|half|full|\d)[- ](?:day|week|hour|month)|weekend|evening|half-term|all-day) /u;
const learnt =
  /^ (?:courses?|class(?:es)?|workshops?|lessons?|schools?|tours?|walks?|tastings?|sessions?|experiences?|retreats?|camps?|clubs?|trips?)(?: for .+)?$/u;

const ofEvery =
  /^(?:therapien?|behandlung(?:en)?|medizin|beschwerden|probleme|schmerzen|erkrankungen|übungen|willkommen|angebote)$/u;
const peopleAlone =
  /^(?:\p{L}+ )?(?:people|adults|children|kids|parents|families|women|men|teenagers|beginners|students|businesses|landlords|tradespeople)$/u;
/** How long a course is, without what is learnt there. English. */
const timedAlone =
  /^(?:(?:half|full|one|two|three)[- ])?(?:day|weekend|week|evening|morning|taster) (?:courses?|class(?:es)?|workshops?|lessons?|retreats?|camps?|sessions?)(?: (?:cost|price)s?)?$/u;
/** A firm's own sentence. Spanish, French, German. */
const saidByHouse =
  /^\p{L}{3,}[aei]mos\s|^\p{L}{3,}ons (?:vos|votre|les?|la|des?|une?)\s|(?:^|\s)(?:ihre[nmr]?|eure[nmr]?|deine[nmr]?)\s/u;

/** "Stay and play", "back and neck pain": a half that says nothing alone. */
const halfOfPair = /^(?:stay|back|meet|eat|mix|drop|hop|sip|try|sit|come)$/u;

/** Of these a figure says which: "3.5 tonne horseboxes". */
const measureFirst =
  /^(?:tonne|ton|seat|seater|berth|person|litre|liter|gallon|hour|minute|day|night|week|month|year|mile|acre|foot|metre|meter|inch|storey|piece|man|course|step|star|way|point|lane|hole|bed|bedroom)\s/u;

/**
 * Whether a phrase of a page is half of what its text says each time: "tonne horseboxes" of a 3.5 tonne one, "self drive" of "self
 * drive 3.5 tonne horseboxes", "indoor axe" of "indoor axe throwing" where that is the offer.
 */
function halfInText(said: string, name: string): (bare: string) => boolean {
  return (bare) => {
    if (!bare.includes(' ') || name.includes(bare)) return false;
    const pieces = said.split(bare);
    if (pieces.length === 1) return false;
    const last = bare.slice(bare.lastIndexOf(' ') + 1);
    return pieces.slice(1).every((behind, at) => {
      if (measureFirst.test(bare) && /\d ?$/u.test(pieces[at]!)) return true;
      if (/^ \d[\d.,]{0,6} \p{Ll}/u.test(behind)) return true;
      const next = /^ (\p{Ll}+ing)(?!\p{L})/u.exec(behind)?.[1];
      return next !== undefined && name.includes(`${last} ${next}`);
    });
  };
}

/** Names of what is done for people, which is made of nothing. */
const work =
  /(?:ing|ment|tion|care|hire|repairs?|removals?|burials?|funerals?|lessons?|class(?:es)?|courses?|walks?|tours?|checks?|surveys?|visits?|camps?|therapy)$/u;

/** Whether a phrase opens with a stuff that no text sets before what follows it there. */
function isOfStuff(text: string, said: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  return materialStems.has(stemsOf(first)[0] ?? '') && !said.includes(`${first} ${second}`);
}
const isHalfThing =
  /^(?:tisch|platz|karte|haus|hof|raum|tag|fahrt|werk|stand|zeug|mittel|stoff|blatt|stück)$/u;
