import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Who is asked to describe a business often copies its website: the menu, when it is open, what customers wrote and what the
 * law asks for come along. None of it is said of what is offered, and what stands there point by point is one list.
 */

/** Names of pages in a menu, alone in a line or between bars. */
const menuEntry = longPattern('iu')`
  ^(?:home(?: ?page)?|about(?: us)?|contact(?: us)?|(?:our )?services|what we do|shop|store|blog|news|(?:our )?gallery
    |portfolio|basket|cart|check-?out|log ?in|sign (?:in|up)|(?:my )?account|faqs?|menu|search|(?:our )?reviews
    |testimonials|prices?|pricing|bookings?|book (?:now|online)|(?:meet )?(?:the|our) team|find us|follow us|careers
    |(?:privacy|cookie)(?: policy| settings)?|terms(?: (?:and|&) conditions)?|startseite|über uns|kontakt
    |(?:unsere )?leistungen|impressum|datenschutz(?:erklärung)?|agb|galerie|aktuelles|termine?|preise|anfahrt
    |karriere|team|warenkorb|anmelden|suche|inicio|(?:sobre )?nosotros|quiénes somos|contacto|(?:nuestros )?servicios
    |galería|tienda|carrito|aviso legal|política de (?:privacidad|cookies)|accueil|à propos|(?:nos )?(?:services
      |prestations)|actualités|tarifs|panier|mentions légales|connexion|chi siamo|contatti|servizi|over ons|diensten
    |o nas|oferta|kontakt|sobre nós|contato|contacto)(?: ?\(\d+\))?$
`;
const bars = /\s*[|•·»›]\s*|\s[>/]\s|\s{2,}/u;

/** "Monday 8:00 - 17:30", "Mo-Fr 9-18 Uhr", "Sunday closed". */
const hours = longPattern('iu')`
  ^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?
    |(?:mo|di|mi|do|fr|sa|so)\.?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?
    |lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)
  (?![\p{L}])[^\n]{0,40}(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h)?|closed|geschlossen|ruhetag|cerrado|fermé)[^\p{L}\n]{0,10}$
`;
/** A heading over what stands below it, which it does not add to. */
const heading = longPattern('iu')`
  ^(?:our (?:services|opening (?:hours|times)|prices|team|customers|work)|(?:opening|business) (?:hours|times)|hours|services
    |what (?:our )?(?:customers|clients|people) say(?: about us)?|why (?:choose )?us|contact details|where to find us
    |öffnungszeiten|sprechzeiten|unsere (?:leistungen|angebote|preise|öffnungszeiten)|leistungen|das sagen unsere kunden
    |kundenstimmen|so finden sie uns|horarios?(?: de apertura)?|nuestros servicios|opiniones|dónde estamos|nos services
    |horaires(?: d['’]ouverture)?|nos prestations|ils nous font confiance|où nous trouver)\s?[:!]?$
`;
const skipLink =
  /^(?:skip to (?:main )?(?:content|navigation)|zum (?:haupt)?inhalt(?: springen| wechseln)?|(?:saltar|ir) al contenido(?: principal)?|aller au contenu(?: principal)?|toggle navigation|back to top|nach oben)$/iu;
const reached =
  /^(?:(?:tel|phone|telephone|call(?: us)?|fax|mobile|mob|e-?mail|mail|telefon|teléfono|tél)\.?\s?:\s?\S[^\n]{0,80}|\S{2,40}@\S{2,40}\.\S{2,10})$/iu;
/** A street with its postcode. */
const address =
  /^[^.!?\n]{3,80}[\s,](?:\p{Lu}{1,2}\d{1,2}\p{Lu}?\s\d\p{Lu}{2}|\p{Lu}{2}\s\d{5}|\d{4,5}\s\p{Lu}[\p{L} -]{2,30})$/u;
/** What a customer wrote: "Brilliant service" - Dave P. ★★★★★ */
const review = /^["“„«][^\n]{5,300}["”“»]\s?(?:[-–—,][^\n]{1,40})?$|^[^\n]{0,200}[★⭐]{3,5}[^\n]{0,40}$/u;
/** Sentences that every site has to carry. */
const legal =
  /(?<=^|[.!?|]\s?)[^.!?|\n]{0,120}(?:(?<!\p{L})cookies?(?!\p{L})|all rights reserved|alle rechte vorbehalten|todos los derechos|tous droits réservés|©|privacy policy|accept all|alle akzeptieren)[^.!?|\n]{0,80}(?:[.!?|]\s?|$)/giu;

const point = /^\s*(?:[-–—*+•·●▪►➤✓✔☑]\s*)(?=[\p{L}\p{N}£$€])/u;
const fewestPoints = 2;
const fewestSigns = 2;
const mostWords = 6;
/** What is longer between two bars is text. */
const longestEntry = 40;
/** How somebody works and what it costs stands for itself beside a list of what is done. */
const standsAlone =
  /^(?:no|not|fully|free|over|all|open|since|from|kein\p{L}*|kostenlos\p{L}*|seit|ab|sin|gratis|desde|sans|gratuit\p{L}*|dès|depuis)\s|[£$€%]|\d{3}|[.!?]\s/iu;

function isMenu(line: string): boolean {
  if (line.length > 400) return false;
  const parts = line.split(bars).filter((part) => part !== '');
  const pages = parts.filter((part) => menuEntry.test(part)).length;
  return (
    parts.length > 2 &&
    pages > 1 &&
    pages * 2 >= parts.length &&
    parts.every((part) => part.length <= longestEntry)
  );
}

/** A line that tells nothing of the business: part of the page around the text. */
function isAround(line: string): boolean {
  return (
    isMenu(line) ||
    [menuEntry, hours, heading, skipLink, reached, address, review].some((pattern) => pattern.test(line)) ||
    (line.includes(' | ') && line.split(' | ').every((part) => reached.test(part.trim())))
  );
}

/**
 * A business's description without what stands around the text of a copied website, and its points as one list. What is written
 * in sentences stays as it is.
 * @param isSmall whether names begin with small letters inside a line, as they do everywhere but in German
 */
export function toldOnPage(text: string, isSmall: boolean): string {
  if (!/[\n|]/u.test(text)) return text;
  const lines = text.split(/\r?\n/u).map((line) => line.trim());
  const signs = lines.reduce((sum, line) => sum + (isMenu(line) ? fewestSigns : isAround(line) ? 1 : 0), 0);
  const told =
    signs < fewestSigns
      ? lines
      : lines
          .filter((line) => !isAround(line))
          .map((line) => (line.length > 4_000 ? line : line.replace(legal, '').trim()));
  const whole = asLists(told, isSmall)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return whole === '' ? text : whole;
}

/** Points that stand one below the other, as a sentence that lists them. */
function asLists(lines: readonly string[], isSmall: boolean): string[] {
  const told: string[] = [];
  let points: string[] = [];
  const close = (): void => {
    told.push(...(points.length < fewestPoints ? points : listed(points, isSmall)));
    points = [];
  };
  for (const line of lines) {
    if (point.test(line)) points.push(line);
    else if (line !== '' || points.length === 0) {
      close();
      told.push(line);
    }
  }
  close();
  return told;
}

function listed(points: readonly string[], isSmall: boolean): string[] {
  const entries = points
    .map((line) => line.replace(point, '').replace(/[.;,:\s]+$/u, ''))
    // "Brakes & clutches" are two of a row.
    .flatMap((entry) => (/^\p{L}+ & \p{L}+$/u.test(entry) ? entry.split(' & ') : [entry]));
  const isThing = (entry: string): boolean =>
    entry.split(' ').length <= mostWords && !standsAlone.test(entry);
  const things = entries.filter(isThing);
  if (things.length < fewestPoints) return [...points];
  const row = things
    .map((entry, index) =>
      isSmall && index > 0 ? entry.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) : entry,
    )
    .join(', ');
  const others = entries.filter((entry) => !isThing(entry));
  return [row, ...others].map((said) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`);
}
