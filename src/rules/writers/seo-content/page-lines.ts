import { onIsland } from '#rules/ledger/island.ts';
import { placeOf } from '#rules/ledger/place-in-text.ts';
import { countWords } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import { isBesidePlace } from '#rules/writers/google-ads/place.ts';
import { saysLabel } from './behind-label.ts';
import { inLine } from './bullet-line.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { clauseGap, type Draft, labelled, labelOf } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { isHalfLine } from './half-line.ts';
import { isAmount } from './page-intro.ts';
import { isBusinessText } from '#rules/ledger/business-text.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Telling } from './telling.ts';
import { amount as tellsAmount } from './title-words.ts';
import { inTownElsewhere } from './town-elsewhere.ts';

/** "In the Cotswolds"; "the Tavistock branch" is one in Tavistock. */
function isNamedBehindThe(place: string, description: string): boolean {
  const [, ...behind] = description.split(` the ${place}`);
  return behind.some(
    (rest) =>
      !/^ (?!and |in |of |or |to |for |with |from |on |at |by |is |are |since |near )\p{Ll}/u.test(rest),
  );
}

/** "In Leeds"; "near Skipton" of a barn whose text says so. */
export function there(draft: Draft, place: string): string {
  // "Campsite near Hathersage": not in it, by its own name.
  if (draft.brief.product.name.toLowerCase().includes(` near ${place.toLowerCase()}`)) return `near ${place}`;
  const joint = placeOf(draft.brief)?.joint ?? '';
  // "Near Totnes" of a form says itself where.
  if (isBesidePlace(place)) return place;
  if (joint !== '') return `${joint} ${place}`;
  if (draft.language.written === 'other') return inTownElsewhere(place, draft.language);
  const island = draft.language.written === 'en' ? onIsland(place) : '';
  if (island !== '') return island;
  // "In the Cotswolds": as its own text says.
  const isNamedWith =
    draft.language.written === 'en' && isNamedBehindThe(place, draft.brief.product.description);
  return draft.lexicon.inPlace(isNamedWith ? `the ${place}` : place);
}

/** A thing and where it is; a name that ends in a place of its own takes the town behind a comma: "Retiro de yoga en Galicia". */
export function placed(thing: string, draft: Draft, place: string): string {
  const where = there(draft, place);
  const own =
    / (in|en|à) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?: (?:and|und|y|et) (?:(?:the|la|le|el) )?\p{Lu}[\p{L}’'-]+)?$/u.exec(
      thing,
    )?.[1];
  return own !== undefined && where.startsWith(`${own} `) ? `${thing}, ${place}` : `${thing} ${where}`;
}

/** What stands before the hours of something of a page, and is none of them. */
const opensOther =
  /^(?:spaces?|places?|slots?|class(?:es)?|lessons?|sessions?|walks?|dogs?|cats?|we|i|our)\s/iu;

/** What hours are told by beside days and figures. German, Spanish, French. */
const hourWord = longPattern('iu')`
  ^(?:de|del|a|al|los?|las?|el|y|e|o|en|con|cita|previa|por|le|les|du|des?|au|et|ou|von|vom|bis|und|am|an|ab|um|nach|im|zu|jeden?|jede|tous|toutes
    |todos?|todas?|cada|abiert[oa]s?|abrimos|cerrad[oa]s?|cerramos|ouverts?|ouverte?s?|fermée?s?|geöffnet|geschlossen|offen\p{L}*|\p{L}*sprechstunden?
    |\p{L}*(?:zeiten|termine?)|horarios?|horaires?|heures?|horas?|uhr|auch|également|también|anmeldung(?:en)?|inscripci[óo]n(?:es)?|inscriptions?|beratung|öffnung|barbetrieb|küche|cocina|cuisine|cours|unterricht|täglich|diario|tardes?|mañanas?|noches?|matin|soirs?|midi|abends?|morgens?
    |vormittags?|nachmittags?|sauf|salvo|excepto|außer|jours?|días?|tagen?|fériés?|festivos?|feiertag\p{L}*|accueil|permanence|bureau|büro|ladenzeit
    |citas?|consultas?|atención|recepción|visitas?)$
`;
const isCourse = /^(?:cursos?|cours|formation|stages?|talleres|taller)(?!\p{L})|kurse?$|\bcourses?$/iu;
const dayOrFigure =
  /(?<!\p{L})(?:lun|mar|mi[eé]r|jue|vie|s[áa]b|dom|lundi|jeudi|vendredi|samedi|dimanche|mercredi|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|werktag|wochentag)\p{L}*|\d/iu;

/** "Menú del día de martes a viernes": what is to be had on these days, and when nobody is there. German, Spanish, French. */
function namesOther(text: string): boolean {
  const at = dayOrFigure.exec(text)?.index ?? 0;
  return text
    .slice(0, at)
    .split(/[\s,;:]+/u)
    .some((word) => word !== '' && !hourWord.test(word));
}

/** "Hours: spaces on Mondays", "Price: fixed fees: £90": what says itself of what it tells stands behind no label. */
function hasOwnSubject(kind: string, text: string): boolean {
  return saysOfWhat.test(text) || /:\s/u.test(text) || (kind === 'hours' && opensOther.test(text));
}

/** Whether hours abroad are those of something that is offered, or a price is that of the same. */
function isOfOther(kind: string, { text, quote }: Unit, { language, units }: Draft): boolean {
  if (language.written === 'en') return false;
  if (kind === 'hours') return namesOther(text);
  return (
    kind === 'price' &&
    units.some((other) => other.kind === 'hours' && other.quote === quote && namesOther(other.text))
  );
}

const whenFirst =
  /^(?:nachts?|abends|tagsüber|werktags|wochentags|sonntags|samstags|am wochenende|an (?:sonn|feier)|la nuit|le (?:soir|week-end|dimanche|samedi)|de noche|los (?:sábados|domingos|festivos)|los fines de semana)(?!\p{L})/iu;

/** "Werktags 8 bis 18 Uhr kostet die Öffnung 79 Euro, nachts 129 Euro": a price that hangs on when is none of the hours, and one of two no price. */
function isHalfOfRates(kind: string, text: string, { units }: Draft): boolean {
  if (kind === 'hours') return tellsAmount.test(text);
  return (
    kind === 'price' &&
    (whenFirst.test(text) || units.some((other) => other.kind === 'hours' && tellsAmount.test(other.text)))
  );
}

/** "Price $285 for one", "Prices: £9 a week". */
const behindPrice = /^prices?(?: is| are)?\s?:?\s([£$€]\s?\d.*)$/iu;

/** Words of a body from which it needs no lines of facts beside its sentences. */
const enoughBody = 40;
const fewestLines = 2;
const longestLine = 60;
/** "Card and cash" tells how it is paid, and no price. */
const saysPrice = /\d|\bfree\b.*\p{L}|\p{L} free\b|kostenlos|gratis|gratuit/iu;
/** "Price: appointments last 45 minutes and cost £52": a sentence with its subject stands behind no label. */
const saysOfWhat =
  /^(?:an? |the |our |all |each |most )?(?:\p{L}+ ){1,4}(?:lasts?|costs?|takes?|starts?|includes?|is|are|comes?|runs?)\s/iu;
/** Up to what a load is insured. */
const insured = /versicher|insur|assur|seguro|deposit|kaution|caution|fianza/iu;
const lineKinds = ['hours', 'price', 'duration', 'certificate'] as const;

/**
 * What readers of a page look up, each behind its label: "Hours: Mon to Fri 8-6", "Price: £89 fixed", "Location:
 * Sheffield". Only where the text itself is short; of several offers each names its own.
 */
export function factLines(draft: Draft, place: string, told: readonly string[]): string[] {
  const words = told.reduce((sum, sentence) => sum + countWords(sentence), 0);
  if (draft.language.written === 'other' || words >= enoughBody) return [];
  const lines: string[] = [];
  for (const kind of lineKinds) {
    const values = draft.units
      .filter(
        (unit) =>
          unit.kind === kind &&
          // A licence that a course leads to vouches for nobody.
          !(kind === 'certificate' && isCourse.test(draft.type)) &&
          unit.shape !== 'sentence' &&
          unit.shape !== 'order' &&
          !(draft.language.written === 'en' && hasOwnSubject(kind, unit.text)) &&
          !isOfOther(kind, unit, draft) &&
          !isHalfOfRates(kind, unit.text, draft) &&
          unit.text.length <= longestLine &&
          !(draft.shares && !unit.path.startsWith('products.')) &&
          (unit.path.endsWith('.description') || isBusinessText(unit.path)) &&
          (kind !== 'price' || (saysPrice.test(unit.text) && !insured.test(unit.text))) &&
          !isHalfLine(unit, draft) &&
          labelled(draft, kind, unit.text) !== unit.text,
      )
      .map((unit) => inLine(unit.text, draft));
    // "Prices from £65" brings its label.
    for (const { text, kind: own, shape, path } of draft.units)
      if (
        own === kind &&
        shape !== 'sentence' &&
        path.startsWith('products.') &&
        text.length <= longestLine &&
        saysLabel(text, labelOf(draft, kind))
      ) {
        // "Price $285 for one" beside "$395 for a pair": one label for both.
        const amount = values.length > 0 ? behindPrice.exec(text)?.[1] : undefined;
        if (amount === undefined) lines.push(upperFirst(text));
        else values.unshift(amount);
      }
    // "Precio: 65 €; 48 €" says not of what.
    const bare = new Set(values.filter(isAmount)).size;
    const isLoose = draft.language.written === 'en' && bare > 0 && new Set(values).size > 1;
    if (values.length > 0 && bare < 2 && !isLoose)
      lines.push(labelled(draft, kind, [...new Set(values)].join(clauseGap(draft))));
  }
  const isTold = (line: string): boolean => {
    const value = foldWord(line.replace(/^[^:]{2,30}\s?:\s/u, ''));
    return told.some(
      (sentence) => foldWord(sentence).startsWith(value) && sentence.length > value.length + 2,
    );
  };
  const untold = lines.filter((line) => !isTold(line));
  lines.splice(0, lines.length, ...untold);
  if (place !== '' && place.length <= longestLine && !draft.shares)
    lines.push(
      labelled(
        draft,
        'place',
        there(draft, place).replace(
          /^(?:in|on|en|à) (?:the (?=\p{Lu}))?/u,
          place.startsWith('the ') ? 'the ' : '',
        ),
      ),
    );
  return lines.length < fewestLines ? [] : lines;
}

const capital = /^\p{Lu}(?=\p{Ll}+s(?:\s\p{Ll}|,|$))/u;

/** "Grands débutants" of the form as they stand behind "pour": without one of their own and, in Spanish and French, small. */
export function peopleOf(audience: string, written: Draft['language']['written']): string {
  const people = audience.replace(/^(?:for|für|para|pour)\s/iu, '');
  return written === 'fr' || written === 'es'
    ? people.replace(capital, (letter) => letter.toLowerCase())
    : people;
}

/** "Yarn shop on Stricklandgate, Kendal": the town alone is no point. */
export function withoutTown(points: Telling['points'], place: string): Telling['points'] {
  const towns = new Set([place, ...place.split(/[,(]/u)].map((part) => foldWord(part.trim())));
  return points.filter(({ text }) => place === '' || !towns.has(foldWord(text)));
}
