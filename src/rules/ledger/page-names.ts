import type { Brief } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { namesHouse } from './house-or-article.ts';
import { opensWithOrder, shapeOf } from './shape.ts';

const pageName = longPattern('iu')`
  ^(?:(?:the )?home(?:page| page)?|start(?:seite)?|about(?: us| me)?|our (?:story|team|work)
    |(?:our )?services|(?:get in )?contact(?: us)?|faqs?|prices|pricing|gallery|portfolio|team|blog|news
    |imprint|privacy|testimonials|reviews|locations?|opening hours|landing page|treatments|fees|rates|menu
    |classes|courses|shop|booking|bookings|events|projects|history|behandlungen|speisekarte|kurse|termine
    |tratamientos|tarifas|cursos|prestations|über uns|leistungen|kontakt|preise|galerie|aktuelles|impressum
    |inicio|sobre (?:nosotros|mí)|quiénes somos|servicios|contacto|precios|galería|accueil|à propos
    |qui sommes-nous|nos services|services|tarifs|galerie)$
`;

const listLabel = /^(?:(?:web)?site|pages?|seiten?|páginas?)\s?:\s/iu;

const kindEnds =
  /\s(?:in|with|for|at|on|by|since|where|that|which|who|run|im|mit|für|en|con|para|à|avec|pour|dans)\s|[.,:;\n]/iu;

/** "Dental practice" of "Home: dental practice in Cork with four dentists": what the text of the first page opens with; empty where that is no kind. */
export function openingKind(description: string): string {
  const [, label = '', rest = ''] = /^([^:\n]{3,24}):\s(.*)/su.exec(description) ?? [];
  const text = label !== '' && pageName.test(label.trim()) ? rest : description;
  const front = text.split(kindEnds)[0]!.trim();
  return /^(?!(?:we|i|our|my|wir|ich|nous|somos)\s)\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}$/iu.test(front)
    ? front
    : '';
}

/** What stands behind "Rosterly is a" where a text opens so with the name it tells of; the whole text elsewhere. */
export function behindNameIs(description: string, name: string): string {
  if (name === '' || !description.startsWith(name)) return description;
  const rest = /^ (?:is|are) (?:an? |the |our )?(?=\p{L})/u.exec(
    description.slice(name.length, name.length + 12),
  );
  return rest === null ? description : description.slice(name.length + rest[0].length);
}

/** "Donate to Second Bowl", "Volunteer with us": what a page asks people to do is its whole offer, and no thing in it. */
function isAsked(name: string): boolean {
  return /^(?:donate|volunteer|fundraise|sponsor|support|join|visit|book|hire|give|leave a (?:gift|legacy)|adopt|become|apply|enrol|stay|learn to|learn how to)\s\p{L}/iu.test(
    name,
  );
}

/** Whether a page bears the name of its firm, or the front of it: "Finch" of Finch CRM, "Harbour Lights" of a Harbour Lights B&B. */
export function isOwnersName(name: string, owner: string): boolean {
  // "Wool Riot 2026" of Wool Riot: the fair of a year.
  const [own, firm] = [name.replace(/\s20\d\d$/u, ''), owner].map((text) => text.trim().toLowerCase());
  return own !== '' && (own === firm || firm!.startsWith(`${own} `));
}

/** "Staff scheduling software" of "Rosterly is staff scheduling software for cafés": the kind of an English page that bears its owner's name. */
function kindOfOwner(name: string, owner: string, description: string): string {
  // "Ledgerleaf for charities" of Ledgerleaf bears its name too.
  const own = name.trim().replace(/\sfor\s.{3,60}$/u, '');
  if (!isOwnersName(own, owner) || (own !== name.trim() && own.toLowerCase() !== owner.trim().toLowerCase()))
    return '';
  const told = behindNameIs(description.trimStart(), own);
  const kind = openingKind(told.replace(/^(?:an?|the) /iu, ''));
  const isNamed = told !== description.trimStart();
  // "Cafe in Whitby" of Kettle & Crumb: one word is enough for a house.
  return (kind.includes(' ') || isNamed || namesHouse(kind)) &&
    shapeOf(kind, 'en') === 'noun' &&
    !opensWithOrder(kind)
    ? kind.replace(/\p{L}+/gu, (word) => (/^\p{Lu}{2,5}$/u.test(word) ? word : word.toLowerCase()))
    : '';
}

const mostAsked = 5;

/** What an English page is of, where its name is its owner's or what people are asked to do; empty elsewhere. */
export function pageKind({ product, businessName }: Brief, name: string): string {
  const ofOwner = kindOfOwner(product.name, businessName, product.description);
  if (ofOwner !== '') return ofOwner;
  return isAsked(name) && name.split(' ').length <= mostAsked ? name.replace(/ as an? /iu, ' ') : '';
}

/** "About us, Services, Contact": whether a page is called by nothing but what pages of any site are called. */
export function namesOnlyPages(name: string): boolean {
  const entries = name
    .replace(listLabel, '')
    .split(/\s?[,;/|&+–—-]\s|\s(?:and|und|y|et)\s/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries.length > 0 && entries.every((entry) => pageName.test(entry));
}

const isHome = /^(?:(?:the )?home(?:page| page)?|start(?:seite)?|landing page|inicio|accueil)$/iu;
/** German nouns keep their capital. */
const germanNames =
  /^(?:über uns|leistungen|kontakt|preise|galerie|aktuelles|impressum|behandlungen|speisekarte|kurse|termine)(?!\p{L})/iu;

/** "Boatyard: about us, services, contact" of a form that calls its page so; any other name as it is. */
export function pageWithKind(typed: string, category: string, type: string): string {
  const kind = category.trim() || type.charAt(0).toUpperCase() + type.slice(1);
  if (kind === '' || !namesOnlyPages(typed)) return typed;
  const name = typed.replace(listLabel, '');
  // The first page of a site is called by what it is of.
  if (isHome.test(name.trim())) return kind;
  if (germanNames.test(name)) return `${kind}: ${name}`;
  return `${kind}: ${name.charAt(0).toLowerCase()}${name.slice(1).replace(/(?<=[,&/] )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())}`;
}
