import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import type { OfferTexts } from './offer-texts.ts';

/** Whether what is sold is a program, of which the list names parts: "expense tracking", "mileage log". */
export function isDigital({ industry, description, products, businessName }: OfferTexts): boolean {
  if (!/technolog|software|saas|\bapps?\b/iu.test(industry)) return false;
  if (description.startsWith(`${businessName} `) && doing.test(description.slice(businessName.length)))
    return true;
  return /(?<!\p{L})(?:apps?|\p{L}*software|saas|platform|plugin|program|programa|plataforma|plateforme|herramienta|outil|appli|application|\p{L}*plattform|\p{L}{3,12}programm|plattform|logiciel|aplicación|(?:tracking|management|booking|ticketing|scheduling|pos) system|crm|erp|cms)(?!\p{L})/iu.test(
    [description, ...products, businessName].join('\n'),
  );
}

/** "Tally Desk keeps stock counts right": who says so of the name alone speaks of a program. */
const doing =
  /^\s(?:keeps|lets|helps|tracks|turns|sends|shows|reads|automates|manages|connects|watches|finds|replaces|checks|counts|plans|syncs|hilft|erinnert|verwaltet|plant|verbindet|ayuda|permite|gestiona|organiza|recuerda|controla|aide|permet|gère|organise|suit|rappelle|automatise)\s/u;

const program =
  /\b(?:app|software|platform|plugin|extension|api|tool|tracker|crm|erp|saas|system|program)s?\b/u;

/**
 * What a program does, as people look for it: "stock counting app", in the word that the seller has for the whole. One
 * word such as "reports" names too little.
 */
export function asProgram(name: string, { products, description }: OfferTexts): string {
  if (/^(?:an?\s|the\s)?(?:app|software|platform|plugin|tool|system|program)s?$/u.test(name)) return '';
  if (program.test(name)) return name;
  const [word] =
    /\b(?:app|software|platform|plugin|program|system)\b/iu.exec([...products, description].join('\n')) ?? [];
  if (word === undefined) return name;
  return name.includes(' ') ? `${singularPhrase(name)} ${word.toLowerCase()}` : '';
}

/** By these the opening of a description names the whole: "booking app for dog groomers". */
export const programWords = ['app', 'software', 'platform', 'plugin', 'tool', 'system'];

/** The same of an app of a shop: "step counter", "novel planner". */
export const appWords = [
  ...programWords,
  ...(
    'counter timer planner journal diary log calculator scanner editor player reader tracker coach tutor finder converter ' +
    'recorder translator keyboard wallet organizer organiser checker reminder notebook dictionary quiz game puzzle builder ' +
    'maker generator monitor alarm clock calendar'
  ).split(' '),
];

/** "Cloud accounting software" of "LedgerLeaf is cloud accounting software for …": what a program says that it is. */
export function whatItIs(description: string): string[] {
  const said =
    /^(?:\p{Lu}\S{0,30}(?: \p{Lu}\S{0,30}){0,2}|it|this) is (?:an? |the )?((?:[\p{L}\p{N}&-]{1,20} ){0,3}[\p{L}-]{2,20})(?=\s(?:that|which|for|to|with|by|where)\s|[.,:;])/u.exec(
      description.trim(),
    )?.[1];
  if (said === undefined) return [];
  const thing = said.replace(praising, '');
  return thing.includes(' ') && !vague.test(thing) ? [thing] : [];
}

/** Words before a kind of program that nobody types. */
const praising =
  /^(?:(?:simple|easy|free|new|modern|powerful|smart|beautiful|all-in-one|complete|the|fast|tiny|little)[ ,]+)+/iu;
/** "Your companion", "one place": no kind of anything. */
const vague =
  /(?:^|\s)(?:your|our|my|way|place|companion|friend|home|answer|solution|partner|everything)(?:\s|$)/iu;
