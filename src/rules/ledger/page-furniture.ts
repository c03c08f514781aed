import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Who copies a whole page of a shop or a supplier brings along what stands around the text: the path to the shelf, buttons, how
 * parcels are sent and taken back, what buyers wrote and what else there is to buy. None of it is said of the thing, and things
 * that "you may also like" are other ones.
 */

/** Headings of parts that say nothing of the thing; a part ends at the next heading. */
const aside = longPattern('iu')`
  ^(?:(?:free |fast |our )?(?:shipping|delivery|postage|returns?|refunds?|payments?|ordering)
      (?:(?: (?:and|&) | ?\/ ?)(?:shipping|delivery|postage|returns?|refunds?|payments?|exchanges?|handling|packaging))*
      (?: (?:policy|info(?:rmation)?|details|options|methods?|terms))?
    |(?:customer |product |verified )?(?:reviews?|ratings?|testimonials|feedback|questions?|q ?& ?a)
      (?: (?:and|&) (?:reviews?|ratings?|answers?))?(?: \(\d+\))?
    |you (?:may|might) also (?:like|need|be interested in)|related (?:products|items)|similar (?:products|items)
    |(?:customers|people) (?:who (?:bought|viewed) this )?also (?:bought|viewed|liked)|frequently bought together
    |recently viewed|more from (?:this|our) (?:shop|store|seller|collection)|complete the look
    |(?:our )?newsletter|sign up(?: now)?|stay in touch|follow us|share(?: this)?|contact(?: us)?|about (?:us|the seller|our (?:shop|store|company))
    |(?:terms|conditions)(?: (?:and|&) conditions)?|feedback policy
    |versand(?:kosten|informationen)?(?: (?:und|&) (?:rückgabe|retouren?|zahlung|lieferung))?|(?:rückgabe|retouren?|widerruf|zahlung)
      (?:sarten|srecht)?(?: (?:und|&) (?:versand|umtausch|lieferung))?|lieferung(?: (?:und|&) (?:versand|rückgabe|zahlung))?
    |(?:kunden)?bewertungen|rezensionen|kundenmeinungen|das könnte (?:ihnen|dir) auch gefallen|ähnliche (?:artikel|produkte)
    |kunden kauften auch|zuletzt angesehen|über uns|kontakt|impressum
    |env[ií]os?(?: y (?:devoluciones|entregas?|pagos?))?|devoluciones(?: y (?:envíos|cambios|reembolsos))?|(?:formas|métodos|medios) de (?:pago|envío)
    |(?:opiniones|valoraciones|reseñas)(?: de (?:los )?clientes)?|también te puede interesar|te puede interesar
    |(?:productos|artículos) (?:relacionados|similares)|quizás te guste|sobre nosotros|contacto|boletín
    |livraison(?: (?:et|&) (?:retours?|paiement))?|expédition(?: (?:et|&) retours?)?|retours?(?: (?:et|&) (?:échanges|remboursements?|livraison))?|(?:moyens de )?paiement
    |avis(?: (?:des )?clients)?|vous aimerez (?:aussi|peut-être)|vous pourriez (?:aussi )?aimer|produits (?:similaires|associés|apparentés)
    |à propos(?: de nous)?|nous contacter
    |spedizione(?: e resi)?|resi(?: e rimborsi)?|recensioni(?: dei clienti)?|potrebbe (?:anche )?piacerti|potrebbe interessarti
    |verzending(?: (?:en|&) retour(?:neren)?)?|retourneren|klantbeoordelingen|misschien vind je dit ook leuk|dit vind je misschien ook leuk
    |wysyłka(?: i zwroty?)?|zwroty?|opinie(?: klientów)?|może ci się spodobać
    |envio(?: e devoluções)?|devoluções|avaliações(?: dos clientes)?|você também pode gostar)\s?[:!?]?$
`;
/** Headings of parts that are about the thing. */
const about = longPattern('iu')`
  ^(?:(?:product |item |technical )?(?:description|details?|features?|specifications?|specs|data|information|overview|highlights|materials?|dimensions|sizes?|size guide)
    |care(?: instructions)?|warranty|guarantee|key features|about (?:this|the) (?:item|product)
    |(?:produkt)?beschreibung|(?:technische )?(?:daten|details)|eigenschaften|merkmale|pflege(?:hinweise)?|garantie|maße|produktdetails
    |descripción(?: del producto)?|características|especificaciones|detalles|cuidados?|garantía|medidas|ficha técnica
    |description(?: du produit)?|caractéristiques|détails|entretien|fiche technique
    |descrizione|caratteristiche|omschrijving|kenmerken|specificaties|opis(?: produktu)?|cechy|dane techniczne|descrição|especificações)\s?:?$
`;
const box =
  /^(?:(?:package|packing|box|pack|set|kit) (?:included|includes?|contents?|list)|what[’']?s (?:in the box|included)|in the box|includes|lieferumfang|contenido(?: del paquete)?|contenu(?: de la boîte| du colis)?)$/iu;
/** "Home > Kitchen > Bread boxes", "Startseite » Garten » Schläuche". */
const path =
  /^[^.!?>»›\n]{2,40}(?:\s[>»›]\s[^.!?>»›\n]{2,60}){2,8}$|^(?:home|start(?:seite)?|shop|inicio|accueil)(?:\s[/|]\s[^.!?/|\n]{2,60}){2,8}$/iu;
const button = longPattern('iu')`
  ^(?:(?:quantity: ?\d{1,2}|menge: ?\d{1,2}|add(?:ed)? to (?:cart|basket|bag|wish ?list|favou?rites)|buy (?:it )?now|in stock|out of stock|read (?:more|less)|show (?:more|less)
      |see more|view (?:more|details)|learn more|quantity|qty|only \d+ left(?: in stock)?|save for later|compare|share|print|back to top
      |read on|find out more|book now|contact us|mehr dazu|jetzt (?:buchen|kaufen|anfragen)|in den warenkorb|(?:auf|zum|zur) (?:lager|merkzettel|wunschliste)|auf die wunschliste|sofort lieferbar|mehr (?:lesen|anzeigen|erfahren)|weiterlesen|menge
      |añadir (?:al carrito|a la cesta|a favoritos)|comprar ahora|en stock|ver más|leer más|cantidad
      |ajouter (?:au panier|aux favoris)|acheter maintenant|en stock|voir plus|lire la suite|quantité
      |aggiungi al carrello|leggi (?:di più|tutto)|in winkelwagen|op voorraad|lees meer|dodaj do koszyka|czytaj więcej|adicionar ao carrinho|ler mais)
      [.!:]?\s?){1,4}$
`;
const pageRow = longPattern('iu')`
  ^(?:(?:sku|ean|upc|asin|gtin|mpn|art(?:ikel)?\.?-?\s?n(?:r|ummer)\.?|item (?:no\.?|number)|ref(?:erencia|erence|\.)?|référence|réf\.?)\s?[:#]?\s?[\p{L}\d./-]{0,30}\d[\p{L}\d./-]{0,30}
    |(?:customer )?(?:rating|bewertung|valoración|note)\s?:\s?[^\n]{0,160}\d[^\n]{0,160}|\d(?:[.,]\d)? (?:out of|von|de|sur) 5[^\n]{0,160}
    |(?:(?:regular |sale |list |our )?price|was|now|you save|uvp|preis|precio|pvp|prix)\s?:?\s[^\n]{0,160}(?:[$£€]\s?\d|\d\s?[$£€])[^\n]{0,160}
    |\d(?:[.,]\d)? (?:stars?|sterne|estrellas|étoiles)(?:\s[^\n]{0,160})?|\(?\d[\d.,]{0,6} (?:reviews?|ratings?|bewertungen|opiniones|avis)\)?
    |(?:[$£€]\s?\d[\d.,]{0,8}|\d[\d.,]{0,8}\s?€)
    |(?:©|\(c\)|copyright)\s[^\n]{0,160}|[^\n]{0,160}all rights reserved[^\n]{0,160}|sign up (?:for|to) (?:our|the) newsletter[^\n]{0,160}
    |newsletter (?:abonnieren|bestellen)[^\n]{0,160}|(?:impressum|datenschutz|agb|privacy policy|terms of service|cookie settings)[. ](?:[^\n]{0,80})
    |(?:subscribe|suscríbete|inscrivez-vous|abonnez-vous)\s[^\n]{0,160}(?:newsletter|boletín)[^\n]{0,160})$
`;
const headingLength = 50;
const fewestLines = 6;
const fewestSigns = 2;

const isHeading = (line: string): boolean => line.length <= headingLength && aside.test(line);

/** A line alone above others, without an end of a sentence: where one part ends and the next begins. */
function opensPart(line: string, before: string | undefined): boolean {
  return (
    about.test(line) ||
    box.test(line) ||
    ((before ?? '') === '' && /^\p{Lu}[\p{L} &’'/-]{2,40}:?$/u.test(line) && line.split(' ').length <= 4)
  );
}

/** A description without the parts of a copied page that are not about the thing; what is no page stays as it is. */
export function withoutPageFurniture(text: string, isProduct: boolean): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => line !== '' && !button.test(line));
  const parts = lines.filter((line) => isHeading(line) || path.test(line)).length;
  const signs = parts + lines.filter((line) => pageRow.test(line)).length;
  if (!isProduct || lines.length < fewestLines || parts === 0 || signs < fewestSigns)
    return told.length === 0 || told.length === lines.length ? text : withoutButtons(lines);
  const kept: string[] = [];
  let isAside = false;
  for (const [at, line] of lines.entries()) {
    if (isHeading(line)) isAside = true;
    else if (opensPart(line, lines[at - 1])) isAside = false;
    if (isAside || path.test(line) || pageRow.test(line) || button.test(line) || about.test(line)) continue;
    // "Bread Box with Window - Double Layer": the title of the page.
    const isTitle = kept.every((above) => above === '') && !/[.!?]$/u.test(line);
    kept.push(box.test(line) ? `${line}:` : isTitle ? line.replace(/\s[-–—|]\s/gu, ', ') : line);
  }
  const plain = kept
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' ? text : plain;
}

const withoutButtons = (lines: readonly string[]): string =>
  lines
    .filter((line) => line === '' || !button.test(line))
    .join('\n')
    .trim();
