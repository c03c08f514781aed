const pageName =
  /^(?:(?:the )?home(?:page| page)?|start(?:seite)?|about(?: us| me)?|our (?:story|team|work)|(?:our )?services|(?:get in )?contact(?: us)?|faqs?|prices|pricing|gallery|portfolio|team|blog|news|imprint|privacy|testimonials|reviews|locations?|opening hours|landing page|treatments|fees|rates|menu|classes|courses|shop|booking|bookings|events|projects|history|behandlungen|speisekarte|kurse|termine|tratamientos|tarifas|cursos|prestations|über uns|leistungen|kontakt|preise|galerie|aktuelles|impressum|inicio|sobre (?:nosotros|mí)|quiénes somos|servicios|contacto|precios|galería|accueil|à propos|qui sommes-nous|nos services|services|tarifs|galerie)$/iu;

const listLabel = /^(?:(?:web)?site|pages?|seiten?|páginas?)\s?:\s/iu;

const kindEnds = /\s(?:in|with|for|at|on|by|since|im|mit|für|en|con|para|à|avec|pour|dans)\s|[.,:;\n]/iu;

/** "Dental practice" of "Home: dental practice in Cork with four dentists": what the text of the first page opens with; empty where that is no kind. */
export function openingKind(description: string): string {
  const [, label = '', rest = ''] = /^([^:\n]{3,24}):\s(.*)/su.exec(description) ?? [];
  const text = label !== '' && pageName.test(label.trim()) ? rest : description;
  const front = text.split(kindEnds)[0]!.trim();
  return /^(?!(?:we|i|our|my|wir|ich|nous|somos)\s)\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}$/iu.test(front)
    ? front
    : '';
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
