import type { Brief, PagePart, SheetRow, WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces } from '#rules/text/spaces.ts';

/**
 * What firms fill in instead of sentences: a sheet of labels and values ("Area: Leeds", "Tarif horaire : 58 €"). Its rows are the
 * parts of the page, each below its own heading (docs/decisions/0051-parts-of-a-page.md).
 */

const fewestRows = 4;
/** Share of the lines that have to be rows: a text with a few of them tells itself. */
const mostlyRows = 0.7;
const row = /^\s*(?:[-•*·–]\s?)?(\p{L}[\p{L}\d’' /&().-]{1,34}?)\s?[:：]\s*(\S[^\n]{0,300})$/u;
const longestLabel = 5;
const fewestDigits = 9;

/** Parts by their labels in the four languages; what is none of them is a fact of the offer. */
const labels: readonly (readonly [PagePart, RegExp])[] = [
  [
    'contact',
    /^(?:phone|tel(?:ephone|éfono|efon)?|téléphone|teléfono|mobile|móvil|handy|portable|e-?mail|mail|contact|kontakt|contacto|whats ?app|fax|website|web|call(?: us)?|text|rufnummer|notruf(?:nummer)?)$/iu,
  ],
  [
    'service',
    /^(?:(?:our |main )?services?(?: offered)?|we offer|what we (?:do|offer)|treatments?|courses?|classes|jobs|work|works|repairs|menu|dishes|unsere leistungen|leistungen|angebot|behandlungen|kurse|schwerpunkte|rechtsgebiete|prestations?|services proposés|soins|cours|spécialités|domaines|servicios?|tratamientos?|cursos?|clases|especialidades|carta|platos)$/iu,
  ],
  [
    'hours',
    /^(?:(?:opening|office|shop|surgery|visiting|consulting) )?(?:hours|times)$|^(?:open|opens|openings?|closed|öffnungszeiten|sprechzeiten|sprechstunden?|geöffnet|bürozeiten|horaires?|horaires d[’']ouverture|ouvert(?:ure)?|fermé|fermeture|horarios?|abierto|cerrado|apertura)$/iu,
  ],
  [
    'place',
    /^(?:(?:service |coverage )?areas?(?: (?:covered|served|we (?:cover|serve)))?|location|place|town|city|address|where|based in|(?:we )?cover(?:s|ing)?|we serve|serving|einzugsgebiet|einsatzgebiet|gebiet|ort|standort|lage|stadt|adresse|anschrift|zone(?: d[’']intervention)?|secteur|lieu|ville|situation|localisation|adresse|zonas?|lugar|ciudad|localidad|ubicación|dirección|población)$/iu,
  ],
  [
    'price',
    longPattern('iu')`
      (?:^|\s)(?:prices?|cost|costs|fees?|rates?|charge|pricing|deposit|from|surcharge|discounts?|finance|funding|tarifs?|prix|acompte
        |caution|forfait|devis|preise?|kosten|gebühr|honorar|stundensatz|kaution|anzahlung|rabatt|ab|finanzierung|precios?|tarifas?|coste
        |fianza|señal|presupuesto|desde|descuentos?)(?:$|\s)|(?:preis|kosten|gebühr|satz|honorar|pauschale|reinigung)$
    `,
  ],
  [
    'terms',
    /^(?:payments?|parking|booking|bookings|how to book|cancellation|cancellations|guarantee|warranty|insurance|insured|notice|minimum (?:hire|stay|order)|min\.? (?:hire|stay|order)|(?:not )?included|includes|extras?|excluded|pets|dogs|access|accessibility|check[- ]?in|check[- ]?out|arrival|departure|collection|delivery|returns?|languages?|terms|please note|note|bring|what to bring|dress code|age limit|payment methods?|zahlung|zahlungsarten|parken|parkplätze|buchung|stornierung|garantie|gewährleistung|versicherung|mindestaufenthalt|haustiere|hunde|barrierefreiheit|anreise|abreise|abholung|lieferung|sprachen|hinweis|nicht enthalten|inklusive|enthalten|mitbringen|paiements?|règlement|stationnement|parking|réservation|annulation|assurance|séjour minimum|animaux|accès|arrivée|départ|retrait|livraison|langues|non inclus|inclus|compris|à noter|pago|formas de pago|aparcamiento|reservas?|cancelación|garantía|seguro|estancia mínima|mascotas|acceso|llegada|salida|recogida|entrega|envío|idiomas|no incluye|incluye|nota)$/iu,
  ],
];

/** "Lock change from" and "£65" are one phrase. */
export const opensAmount = /(?:^|\s)(?:from|ab|dès|à partir de|desde|a partir de)$/iu;

/** "Price", "Opening hours": what its part's heading says already. */
export const saysItsPart = longPattern('iu')`
  ^(?:prices?|pricing|preise?|prix|tarifs?|precios?|tarifas?|(?:opening )?(?:hours|times)|öffnungszeiten|horaires?(?: d[’']ouverture)?
    |horarios?|contact|kontakt|contacto)$
`;

/** "Urgencias: 24 horas, tel. 600 555 014": whom to call, whatever its label is. */
const dialled = /(?:^|\D)\+?\d{2,5}(?:[ -]?\d{2,5}){2,4}(?!\d)/u;

const costs =
  /^(?:from |ab |dès |desde |à partir de |only |just )?(?:[£$€]\s?\d|\d[\d.,]*\s?(?:€|euros?|EUR)(?!\p{L}))/iu;

function partOf(label: string, value: string): PagePart {
  if (dialled.test(value) && value.replace(/\D/gu, '').length >= fewestDigits) return 'contact';
  const part = labels.find(([, pattern]) => pattern.test(label))?.[0];
  // "Shared: £15 per person": what it costs, whatever is shared.
  return part ?? (costs.test(value) ? 'price' : 'fact');
}

/** The rows of a description that is a sheet; none for a text with a few rows in it. */
function sheetRowsOf(description: string): SheetRow[] {
  if (!description.includes(':') && !description.includes('：')) return [];
  const lines = description.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < fewestRows) return [];
  const rows = lines.flatMap((line) => {
    const [, label = '', value = ''] = row.exec(line) ?? [];
    if (label === '' || countPieces(label) > longestLabel) return [];
    return [{ label, value: value.trim().replace(/[.;,]$/u, ''), part: partOf(label, value) }];
  });
  return rows.length >= fewestRows && rows.length >= lines.length * mostlyRows ? rows : [];
}

/** What is neither a town nor a county though a capital opens it. */
const noPlaceName =
  /^(?:All|Alle|Toda|Toute?|The|Within|Up|Im|In|En|Near|Over|Across|Online|On|At|Near|UK|Umkreis|Rayon|\d)(?![\p{L}])/u;
const placeName =
  /^((?:(?:La|Le|Les|El|Los|Las|San|Santa|Saint|St\.?|Bad|New|Great) )?\p{Lu}[\p{L}’'-]+(?: (?:upon|on|under|sur|de|del|am|an der) (?:la )?\p{Lu}[\p{L}’'-]+| \p{Lu}[\p{Ll}’'-]{2,}){0,2})(?=$|[,;(/+&]|\s(?:and|und|et|y|&|\+|in|im|within|up|\d|–|-|\())/u;

const nearTown = /^\p{Lu}[^,]{3,40},\s(near \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)(?=$|,)/u;

/** The first place that a sheet names where it says its area or its town: the one that a firm names first is its own. */
export function placeOfSheet(rows: readonly SheetRow[]): string {
  for (const { part, label, value } of rows) {
    if (part !== 'place') continue;
    // A street is where the house stands, and not what it is searched by: "4 rue des Lices, Avignon".
    const isAddress = /^(?:address|adresse|anschrift|dirección)$/iu.test(label);
    const told = isAddress ? value.slice(value.lastIndexOf(', ') + 2).replace(/^\d{4,5} /u, '') : value;
    if (isAddress && (!value.includes(', ') || /\d/u.test(told))) continue;
    // "Brackenfold Farm, near Ripon": the town beside the house is what is searched.
    const beside = nearTown.exec(told)?.[1];
    if (beside !== undefined) return beside;
    const name = placeName.exec(told)?.[1] ?? '';
    if (name !== '' && !noPlaceName.test(name)) return name;
  }
  return '';
}

const joints = { en: ' and ', de: ' und ', es: ' y ', fr: ' et ' } as const;
const fewestEntries = 3;

/** "Lockouts, lock changes and safe opening": a row of short entries as it is said. */
function asRow(value: string, language: Exclude<WrittenLanguage, 'other'>): string {
  const entries = value.split(/,\s+/u);
  const isRow =
    entries.length >= fewestEntries &&
    !/[.;:()]|, (?:near|next to|opposite|off|by|close to) /u.test(value) &&
    !/\s(?:and|und|y|e|et|or|oder|o|ou)\s/u.test(entries.at(-1)!) &&
    entries.every((entry) => countPieces(entry) <= 5 && /\p{L}/u.test(entry));
  if (!isRow) return value;
  const last = entries.at(-1)!;
  const joint = language === 'es' && /^h?i(?!e)/iu.test(last) ? ' e ' : joints[language];
  return `${entries.slice(0, -1).join(', ')}${joint}${last}`;
}

/** The product of a page whose description is a sheet: its rows beside the text, and lists in the text as they are said. */
export function withPageSheet(product: Brief['product'], language: WrittenLanguage): Brief['product'] {
  if (language === 'other') return product;
  const sheet = sheetRowsOf(product.description);
  if (sheet.length === 0) return product;
  const description = product.description
    .split('\n')
    .map((line) => {
      const [, label = '', value] = row.exec(line) ?? [];
      if (value === undefined) return line;
      // "Lock change from: £65" is said in one breath.
      if (opensAmount.test(label) && /\d/u.test(value)) return `${label} ${value}`;
      // "Suitable for: weddings, parties, proms" says for whom by its label.
      if (/^\p{L}+ (?:for|für|pour|para)$/u.test(label)) return `${label} ${asRow(value, language)}`;
      return `${line.slice(0, line.length - value.length)}${asRow(value.replace(/[;,]$/u, ''), language)}`;
    })
    .join('\n');
  return { ...product, description, sheet };
}

const longestArea = 60;
const areaName = /^(?:all |toute? |toda )?\p{Lu}[^\d()]*$/u;

/** "Doncaster, Rotherham and Barnsley": the towns that a sheet names beside its first; that one alone where it tells more of them. */
export function areaOfSheet(rows: readonly SheetRow[], place: string, language: WrittenLanguage): string {
  if (place === '' || language === 'other') return place;
  const value = rows.find((told) => told.part === 'place' && told.value.startsWith(place))?.value ?? '';
  const names = value.split(/,\s+|\s(?:and|und|y|et|&)\s/u);
  const isArea =
    names.length > 1 && value.length <= longestArea && names.every((name) => areaName.test(name));
  return isArea ? asRow(value, language) : place;
}
