import type { Platform } from '#rules/platforms/platform.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import { withSharpS } from './german-sharp-s.ts';
import { asLabel, bareHeading, marksBefore } from './heading-marks.ts';
import { withNutritionInRow } from './told-whole.ts';
import { isBoxPart, isSheetPart, withoutSheetParts } from './headed-points.ts';
import { isPartHeading, withoutHeadingsAbroad } from './headings-abroad.ts';
import { isUnlikeEnglish, tongueAbroad } from './shouted-runs.ts';

/**
 * Parts of a text that was pasted out of a shop, each below its heading: what buyers said, what else one may like, how one orders.
 * German, Spanish and French, and the same of Italian, Dutch, Polish and Portuguese; English has `listing-layout.ts`.
 */

/** What stands below says nothing of the thing: it goes with its heading. */
const goneHeading = longPattern('iu')`
  ^(?:(?:das )?(?:sagen|meinen|denken) (?:unsere|meine|die|andere) (?:\p{L}+ )?(?:kund\p{L}*|käufer\p{L}*|nutzer\p{L}*|gäste|leser\p{L}*)(?: (?:über|zu) .{2,30})?
      |was (?:unsere |meine |andere )?(?:kund\p{L}*|käufer\p{L}*) (?:sagen|meinen)|(?:kunden|käufer)(?:stimmen|meinungen|bewertungen|rezensionen|feedback)|(?:echte )?(?:bewertungen|rezensionen|erfahrungen unserer kunden)
      |das könnte (?:dir|dich|ihnen|sie|euch) (?:auch |ebenfalls )?(?:gefallen|interessieren)|(?:dazu passt|passt (?:gut |perfekt )?dazu|passend dazu|ähnliche (?:artikel|produkte)|weitere (?:artikel|produkte|designs|modelle))
      |zahlung(?:smöglichkeiten|sarten|smethoden)?|bezahlung|widerruf(?:srecht|sbelehrung)?|impressum|folge? (?:mir|uns)(?: .{2,30})?
    |(?:lo que )?(?:dicen|opinan|piensan) (?:nuestr[oa]s|mis|l[oa]s|de nosotr[oa]s) ?(?:client[ea]s|compradores|usuari[oa]s)?(?: .{2,30})?|opiniones(?: (?:de|reales).{2,30})?|reseñas(?: .{2,20})?|valoraciones|testimonios
      |también (?:te|os|le) (?:puede|podría|pueden|va a|gustará)(?: \p{L}+)?|(?:combínal[oa]|queda (?:muy )?bien|combina) con|(?:métodos?|formas?|opciones) de pago|pagos?|síguenos(?: .{2,30})?|redes sociales
    |(?:les )?avis(?: (?:clients?|de nos client\p{L}*|vérifiés))?|(?:ce qu['’](?:en disent|ils en disent)|ils en parlent|ce que disent|ce qu['’]en pensent)(?: .{2,30})?|témoignages
      |vous (?:aimerez|pourriez aimer|allez aimer|apprécierez)(?: (?:peut-être|sûrement))?(?: (?:aussi|également))?|à (?:découvrir|voir) (?:aussi|également)|(?:moyens?|modes?) de paiement|paiements?|suivez[- ](?:moi|nous)(?: .{2,30})?
    |dicono di noi|cosa dicono (?:i |di noi )(?:nostri )?clienti|recensioni|(?:ti )?potrebbe(?:ro)? (?:anche )?(?:interessarti|piacerti|piacere)|(?:metodi di )?pagament[oi]|domande
    |wat (?:onze )?klanten (?:zeggen|vinden)|(?:klant)?beoordelingen|dit vind je misschien ook (?:leuk|mooi)|betaling|betaalmethoden|vragen
    |opinie(?: klientów)?|co mówią klienci|zobacz (?:też|także|również)|(?:formy )?płatności|pytania
    |o que dizem (?:os )?(?:nossos )?clientes|avaliações|também (?:lhe |te )?pode interessar|você também pode gostar|(?:formas|métodos|meios) de pagamento|dúvidas)$
`;
/** "Vous aimerez aussi : notre shampoing": the same in one line. */
const goneLine = longPattern('iu')`
  ^(?:das könnte (?:dir|dich|ihnen|sie|euch) (?:auch |ebenfalls )?(?:gefallen|interessieren)|dazu passt|passend dazu|passt (?:gut |perfekt )?dazu
    |también (?:te|os|le) (?:puede|podría|pueden|va a) (?:gustar|interesar)|combínal[oa] con
    |vous (?:aimerez|pourriez aimer)(?: peut-être)?(?: (?:aussi|également))?|à (?:découvrir|voir) (?:aussi|également)
    |(?:auch|ebenfalls) (?:erhältlich|verfügbar) (?:in|als|mit)|gibt es auch (?:in|als|mit)|(?:también disponible|disponible también) (?:en|como|con)|(?:existe|disponible) (?:aussi|également) en|(?:aussi|également) disponibles? en
    |(?:bewertung|rezension|kundenstimme|opinión|reseña|valoración|avis|témoignage) (?:von|de|d['’]) ?[^:\n]{2,40})\s?[:–—…]
`;
/** Over the steps of an order; a thing's own steps stand below the same words. */
const orderHeading = longPattern('iu')`
  ^(?:so (?:bestell(?:st du|t ihr|en sie)|geht(?:['’]?s| es| die bestellung)|funktioniert(?:['’]?s| es| die bestellung)|einfach geht(?:['’]?s| es))|(?:bestell|personalisierungs)(?:ablauf|vorgang|hinweise?|anleitung|information(?:en)?)|wie (?:bestelle ich|funktioniert(?:['’]?s| es| die bestellung))|ablauf(?: der bestellung)?
    |cómo (?:(?:lo|la|los|las) pid[oe]s?|se piden?|pedirl[oa]s?|pedir|comprar|funciona|personalizar(?:lo|la|los|las)?|hacer (?:el|tu|un) pedido|realizar (?:el|tu|un) pedido|encargar(?:lo|la)?)|pasos (?:para|a seguir).{0,30}|personalización
    |comment (?:commander|(?:ça|cela) (?:marche|fonctionne|se passe)|passer (?:sa |votre |la )?commande|personnaliser(?: .{2,30})?)|(?:pour )?(?:passer )?commander|personnalisation
    |come (?:ordinare|acquistare|funziona|personalizzare(?: .{2,30})?)|(?:zo|hoe) bestel(?:len|t|)(?: je| u| ik)?|hoe werkt het|jak (?:zamówić|kupić|to działa|złożyć zamówienie)|como (?:encomendar|comprar|pedir|funciona|personalizar(?: .{2,30})?))$
`;
/** What is to be engraved or written says what one may choose. */
const writtenStep =
  /(?<!\p{L})(?:namen?|text|datum|initialen|buchstaben|wunsch\p{L}*|gravur|nombre|iniciales|texto|fecha|frase|prénom|initiales?|texte|date|phrase|gravure|nome|testo|data|naam|tekst|imię|datę|napis)(?!\p{L})/iu;
/** A step of an order: the basket, what is chosen and written where. */
const orderStep = longPattern('iu')`
  ^(?:(?:bitte )?(?:[^.!?]{0,40}(?:auswählen|wählen|wähle|aussuchen|suche?n?)(?!\p{L})|wähle |wählt |wählen sie |such(?:e|t) |klick|schreib|trag|gib |geben sie |teil(?:e|t|en)? |nenn|füg|leg(?:e|t|en)? |schick)|[^.!?]{0,80}(?:warenkorb|eintragen|eingeben|angeben|mitteilen|in das feld|ins feld|bestellung abschließen|nachricht)
    |(?:elige|elegid?|escoge|selecciona|añade|agrega|escribe|escríbe|indica|indícanos|déjame|envía|envíanos|mándanos|dinos|haz clic|pon |cuéntanos|rellena|finaliza|realiza|completa)|[^.!?]{0,80}(?:carrito|cesta|casilla|mensaje privado|finalizar la compra)
    |(?:ajoute|choisi|sélectionne|indique|écri[vs]|note[zr]|précise|renseigne|envoye|clique|mette|complète|remplis|valide|passe[zr] (?:votre |la )?commande|laisse[zr]|communique)|[^.!?]{0,80}(?:panier|case |personnalisation|étape de paiement|message privé)
    |(?:scegli|seleziona|aggiungi|scrivi|indica|inserisci|kies|selecteer|vul|schrijf|voeg|geef|wybierz|wpisz|podaj|dodaj|escolha|selecione|adicione|escreva|indique|insira)(?!\p{L})|[^.!?]{0,80}(?:carrello|winkelwagen|mandje|koszyka?|carrinho|cesto)(?!\p{L}))
`;
/** "1- Ajoutez …", "2° Elige …", "3/ …": the numbers of steps. */
const stepNumber = /^\d{1,2}\s?(?:[-–°º.)/]|\uFE0F?\u20E3)\s*(?=\p{L})/u;

const mostWords = 6;
const fewestLetters = 4;
/** A heading that says what is not there, or where and of what it is made, is a fact. */
const tellsFact =
  /^(?:ohne|sin|sans|kein\p{L}*|nicht|no|100|made|hecho|hecha|fabriqué|handmade|für|para|pour|mit|con|avec)(?!\p{L})/iu;
/** "GESCHMACK" over one value: the heading is its label. */
const valueWords = 12;

/** "GRÖSSEN" as its small letters have it. */
const inSmall = (heading: string): string => heading.toLowerCase().replace(/^[¡¿]|\s?[?!]+$/gu, '');
const isOne = (pattern: RegExp, heading: string): boolean => pattern.test(withSharpS(inSmall(heading)));

const isShouted = (heading: string): boolean =>
  !/\p{Ll}|\d/u.test(heading) && (heading.match(/\p{Lu}/gu) ?? []).length >= fewestLetters;
const isNone = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** Whether a line in capitals stands apart over others and tells nothing itself: "➸ WISSENSWERTES". */
function headsOnly(lines: readonly string[], at: number): boolean {
  const heading = bareHeading(lines[at]!);
  if (heading === '' || heading.split(/\s+/u).length > mostWords || !isShouted(heading)) return false;
  if (isPartHeading(heading) || isBoxPart(`${heading}:`) || isSheetPart(heading)) return false;
  if (at === 0 || !isNone(lines[at - 1]) || isNone(lines[at + 1])) return false;
  if (/[.!;,–—]$/u.test(lines[at]!.trim()) || tellsFact.test(heading)) return false;
  const next = bareHeading(lines[at + 1]!);
  if (next !== '' && isShouted(next)) return false;
  return (['de', 'es', 'fr'] as const).every(
    (language) => claimHits(heading.toLowerCase(), language).length === 0,
  );
}

/** The one value below a heading, without a stop; undefined where more stands there. */
function oneValue(lines: readonly string[], at: number): string | undefined {
  const value = lines[at + 1]?.trim() ?? '';
  if (!isNone(lines[at + 2]) || /[.!?:]$/u.test(value) || /:\s/u.test(value)) return undefined;
  return value.split(/\s+/u).length > valueWords || !/^[\p{L}\d]/u.test(value) ? undefined : value;
}

/** Whether a part ends before this line: another heading stands there. */
function isHeading(lines: readonly string[], at: number): boolean {
  const heading = bareHeading(lines[at]!);
  if (heading === '') return false;
  return (
    isOne(goneHeading, heading) ||
    isOne(orderHeading, heading) ||
    isPartHeading(heading) ||
    isBoxPart(`${heading}:`) ||
    isSheetPart(heading) ||
    headsOnly(lines, at) ||
    /^[^\s:]{3,30}\s?:$/u.test(lines[at]!.trim())
  );
}

/** "“Super weich” – Anke", "★★★★★ 4,9": what somebody said, also behind a blank line. */
const saidByBuyer = /^[^\p{L}\p{N}]{0,3}["“”„«»‘'★☆⭐]/u;

/** The end of a part on the shop: the next heading, or a blank line behind which nobody is quoted. */
function endOfPart(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at += 1) {
    if (isHeading(lines, at)) return at;
    if (isNone(lines[at]) && !saidByBuyer.test(lines[at + 1]?.trim() ?? '')) return at;
  }
  return lines.length;
}

/** A pasted description without its parts on the shop, and without headings in capitals that only part it. */
function withoutPartsAbroad(text: string): string {
  if (!text.includes('\n')) return text;
  const abroad = /\p{Lu}{4}/u.test(text) && isUnlikeEnglish(text);
  // "Czas realizacji": in German the second word may be a noun.
  const takesTwoWords = abroad && tongueAbroad(text) !== 'german';
  const lines = text.split('\n');
  const told: string[] = [];
  let inOrder = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const heading = bareHeading(line);
    if (goneLine.test(line.trim().replace(marksBefore, ''))) continue;
    if (heading !== '' && isOne(goneHeading, heading)) {
      inOrder = false;
      at = endOfPart(lines, at + 1) - 1;
      continue;
    }
    if (heading !== '' && isOne(orderHeading, heading) && !isNone(lines[at + 1])) {
      inOrder = true;
      continue;
    }
    if (abroad && headsOnly(lines, at)) {
      inOrder = false;
      const value = oneValue(lines, at);
      // What is no label is known by its value alone.
      if (value === undefined || (heading.includes(' ') && !takesTwoWords)) continue;
      told.push(`${asLabel(heading)}: ${value}`);
      at += 1;
      continue;
    }
    if (inOrder && isNone(line)) inOrder = false;
    const step = inOrder
      ? line
          .trim()
          .replace(stepNumber, '')
          .replace(/^[-•*]\s*/u, '')
      : '';
    if (step !== '' && orderStep.test(step) && !writtenStep.test(step)) continue;
    told.push(step === '' ? line : step);
  }
  const plain = told
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' ? text : plain;
}

/** An app's text without what its users say: how it is ordered and labelled is told by its functions. */
function withoutReviews(text: string): string {
  const lines = text.split('\n');
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heading = bareHeading(lines[at]!);
    if (heading !== '' && isOne(goneHeading, heading)) at = endOfPart(lines, at + 1) - 1;
    else told.push(lines[at]!);
  }
  return told.join('\n').trim() === '' ? text : told.join('\n');
}

/** A description without the headings of its parts; those over goods say what becomes of the part. */
export function withoutHeadings(text: string, subject: Platform['subject']): string {
  const parted =
    subject === 'product'
      ? withoutPartsAbroad(withNutritionInRow(text))
      : subject === 'app'
        ? withoutReviews(text)
        : text;
  return withoutSheetParts(withoutHeadingsAbroad(parted));
}
