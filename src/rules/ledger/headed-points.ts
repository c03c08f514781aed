import { countPieces } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { quietEnglish } from './shouted-english.ts';

/**
 * Sellers on the big marketplaces write points with a heading each: "【360° ROTATION】Ball joint …", "COMPLETE SET - 12 jars …",
 * "Lightweight: only 1.7 lb". A point is told as it stands; its heading is read as one and not as shouting.
 */

/** Headings of one to six words in capitals before a colon or a stroke. */
const shoutedHead =
  /^((?:[-*•–—★☆\p{Extended_Pictographic}\p{RI}\uFE0F\u20E3]\s?|\d{1,2}(?:[.)]\s|\uFE0F?\u20E3\s?)){0,4})((?:\d{1,3}\s?[°%]?\s)?\p{Lu}[\p{Lu}\d]*(?:[ &/+'’,°%.-]{1,3}[\p{Lu}\d]+){0,7})(?:\s?[:：]|\s[-–—|])\s+(?=\S)/u;
const bracketed =
  /^\s*(?:\p{Extended_Pictographic}\uFE0F?\s?){0,3}\[([\p{L}\d][^\]\n]{1,44})\]\s*[:：]?\s*(?=\S)/u;
const leastLetters = 4;
const leastPoints = 3;
/** What stands before a point: a stroke, a star, a picture, its number. */
const marks =
  /^(?:[-*•–—★☆\p{Extended_Pictographic}\p{RI}\uFE0F\u20E3]\s?|\d{1,2}(?:[.)]\s|\uFE0F?\u20E3\s?)){1,4}/u;
/** Words behind the heading of a point. */
const fewestWords = 4;
const headed =
  /^(?:[-*•–—★☆\p{Extended_Pictographic}\p{RI}\uFE0F\u20E3]\s?|\d{1,2}(?:[.)]\s|\uFE0F?\u20E3\s?)){0,4}[\p{L}\d][^:.!?\n]{1,44}[:：]\s+\S/u;
/** Headings that only praise what stands below them. */
const praises = longPattern('iu')`
  ^(?:hohe (?:qualität|sicherheit)(?: (?:&|und) \p{L}+)?|(?:great|perfect|ideal|best|wonderful|thoughtful|amazing) (?:[\p{L}-]+ ){0,2}(?:gifts?|choice
      |present)(?: [\p{L}]+){0,3}|(?:excellent|premium|superior|high|top|best
      |good)[- ]quality(?: [\p{L}&-]+){0,3}|hochwertige (?:qualität|verarbeitung|materialien)
    |premium[- ]?qualität|(?:das )?(?:perfekte|ideale) geschenk|geschenkidee
    |(?:el |le )?(?:regalo|cadeau) (?:ideal|perfecto|idéal|parfait)|(?:idée|idea) (?:cadeau|de regalo)
    |alta calidad|haute qualité)$
`;
const service = longPattern('iu')`
  ^(?:(?:our|friendly|worry[- ]free|24\/7|excellent|customer|after[- ]?sales?
      |\d+[- ](?:months?|years?|hours?))[ -])*(?:service|support|guarantee|warranty|promise
    |after[- ]?sales?)$|^(?:100% )?satisfaction(?: guaranteed?)?$|^(?:kunden-?)?service$
  |^zufriedenheit\p{L}*$|^servicio(?: \p{L}+){0,3}$|^service (?:client|après-vente)$
  |^satisfait ou remboursé$
`;
/** What a line of service says beside what it promises. */
const asksToWrite =
  /(?<!\p{L})(?:contact|reach out|email us|message us|questions?|problems?|satisf\p{L}+|kontaktieren|fragen|zufrieden\p{L}*|contáct\p{L}*|contactar|pregunt\p{L}*|contactez|questions?)(?!\p{L})/iu;

function isShouted(head: string): boolean {
  return /\p{Lu}{3}/u.test(head) && (head.match(/\p{Lu}/gu) ?? []).length >= leastLetters;
}

/** A text whose shouted headings end in a colon, whatever the seller set behind them. */
export function withColons(text: string): string {
  if (!/\p{Lu}{3}|\[/u.test(text)) return text;
  return text
    .split('\n')
    .map((given) => {
      // "[Strong adhesive] 3M backing …": a heading in brackets of its own.
      const line = given.replace(bracketed, '$1: ');
      const found = shoutedHead.exec(line);
      if (found === null || !isShouted(found[2]!)) return line;
      // "BR GREEN – D3963 – OO GAUGE": a row with a stroke between all its entries heads nothing.
      if (isRowOfStrokes(line)) return line;
      return `${found[1]!}${found[2]!}: ${line.slice(found[0].length)}`;
    })
    .join('\n');
}

const isRowOfStrokes = (line: string): boolean =>
  !/\p{Ll}{2}/u.test(line) && line.split(/\s[-–—]\s/u).length > 2;

/** An English text whose shouted headings read as the start of a sentence. */
export function calmHeads(text: string): string {
  if (!/\p{Lu}{3}/u.test(text)) return text;
  return text
    .split('\n')
    .map((line) => {
      const found = shoutedHead.exec(line);
      // What is shouted from end to end is calmed as a whole.
      if (found === null || !isShouted(found[2]!) || !/\p{Ll}{2}/u.test(line)) return line;
      const head = quietEnglish(found[2]!);
      return `${found[1]!}${head.charAt(0).toUpperCase()}${head.slice(1)}: ${line.slice(found[0].length)}`;
    })
    .join('\n');
}

/** Headings of a whole part of a sheet, alone in their line. */
const sheetPart = longPattern('iu')`
  ^(?:about (?:this|the) (?:item|product)|how (?:to order|it works)|(?:item|product) info(?:rmation)?
    |(?:product |item )?(?:specifications?|specs|features?|details?|description|parameters?|highlights
      |technical data|eigenschaften|merkmale)
    |(?:die )?technischen? (?:daten|details)(?: sind(?: folgende)?)?|(?:produkt|artikel)(?:details|merkmale|eigenschaften|beschreibung)
    |(?:características|especificaciones)(?: (?:principales|generales|técnicas|destacadas|del producto))?
    |caractéristiques(?: (?:principales|techniques|du produit))?|points forts|atouts
    |(?:conseils? (?:d['’] ?(?:utilisation|entretien|application))|mode d['’]emploi|(?:modo|instrucciones) de (?:uso|empleo)|pflegehinweise?|anwendung|nachhaltigkeit|zertifizierungen|durabilité|sostenibilidad|certificaciones)
    |(?:größen|maß)tabelle|guide des tailles|guía de tallas|résultats?|immédiatement|après \d+ (?:jours|semaines) d['’]utilisation
    |(?:approx(?:\.|imate(?:ly)?)? )?(?:item |garment |flat[ -]lay )?measurements?(?: \([^)]{2,40}\)
      | (?:taken )?(?:(?:lying|laying|laid) )?flat)?)\s?:?$
`;
/** Whether a line heads a whole part of a sheet and says nothing by itself. */
export const isSheetPart = (line: string): boolean => sheetPart.test(line);

/** What lies in the box, alone in its line before its entries. */
const boxPart =
  /^(?:(?:package|packing|box|pack|set|kit) (?:included|includes?|contents?|list)|what(?:[’']?s| is) (?:in(?:side)? the (?:box|pack|parcel)|included)|in the box|includes|(?:liefer|packungs|set)(?:umfang|inhalt)|(?:wird )?verkauft (?:wird )?(?:mit|zusammen mit)|mit dabei(?: (?:ist|sind))?|se (?:vende|entrega) con|vendue?s? avec|livrée?s? avec|contenido(?: del paquete)?|(?:el (?:set|pack|lote|juego|kit|conjunto|paquete|precio|producto) )?(?:incluye|contiene)|(?:zum|im) (?:set|lieferumfang|paket|angebot)(?: sind| ist)? (?:gehör(?:en|t)|enthalten|dabei)|dazu gehör(?:en|t)|le (?:lot|kit|set) (?:comprend|contient)|contenido del kit|contenu(?: de la boîte| du (?:colis|kit|coffret))?|das ist (?:alles )?drin|(?:was|das) (?:du |ihr |sie )?(?:bekommst|erhältst|bekommt|bekommen|erhalten)(?: du| ihr| sie)?|lo que (?:recibes|recibirás)|¿?qué (?:incluye|recibes|recibirás)\??|(?:ce que )?vous recevez|dans (?:la|le|votre|ce) (?:boîte|kit|colis|coffret|box)|en la caja|co otrzymuj(?:esz|ecie)\??|cosa ricev(?:i|erai)\??|wat (?:krijg je|je krijgt)\??|o que (?:recebe|vai receber)\??|im (?:paket|set|karton)|in der (?:box|packung|schachtel))\s?[:：]$/iu;

/** Whether a line heads what lies in the box: "Package included:". */
export const isBoxPart = (line: string): boolean => boxPart.test(line);

/** "Condition:" alone in its line, above what the state is. English. */
const stateHead = /^(?:item )?conditions?\s?[:：]$|^CONDITION$/iu;
/** Heads over rows and paragraphs that tell themselves what they are. English. */
const emptyHead =
  /^(?:item )?(?:materials?|fabric|compatibility|fitment|colou?rs?|shipping|returns?|payment|notes?|details|description)\s?[:：]$/iu;

/** "CONDITION", "GIFT", "AGE" alone in their line, in capitals: they head what stands below. English. */
const loneHead =
  /^[^\p{L}\d]{0,4}(?:AGES?|SIZES?|SIZING|CARE|CONDITION(?: REPORT)?|GIFTS?|GIFTING|DETAILS|COLOU?RS?|TURNAROUND|DELIVERY|POSTAGE|SHIPPING|RETURNS|MATERIALS?|FEATURES?|SPECS|FABRIC|FIT|ABOUT|FAQS?|NOTES?|DIMENSIONS|DESCRIPTION|INGREDIENTS|STORAGE|PERSONALI[SZ]ATION|MADE WELL|WELL MADE)[^\p{L}\d]{0,4}$/u;

/** Lines whose head stands alone above them: the state behind its label, others without their head. */
function withHeadsOverText(lines: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const bare = lines[at]!.trim();
    const next = (lines[at + 1] ?? '').trim();
    if (stateHead.test(bare) && next !== '' && !headed.test(next) && !/[:：]$/u.test(next)) {
      told.push(`Condition: ${next}`);
      at += 1;
    } else if (!(emptyHead.test(bare) || loneHead.test(bare)) || next === '') told.push(lines[at]!);
  }
  return told;
}

/** Spanish and French lists go on in small letters: "contenido: tela de lino, bastidor de bambú"; a name keeps its capital. */
const romanceBox = /^(?:contenid|contenu|dans |en la |el (?:set|pack|lote)|le (?:lot|kit|set)|incluye)/iu;
const entryIn = (box: string, entry: string): string =>
  romanceBox.test(box) && /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(entry)
    ? entry.charAt(0).toLowerCase() + entry.slice(1)
    : entry;

/** A copied sheet without the headings of its parts, and what lies in the box behind its label: "Package included:" above "1 x adapter". */
export function withoutSheetParts(text: string): string {
  if (!text.includes('\n')) return text;
  const told: string[] = [];
  let box: string | null = null;
  for (const line of withHeadsOverText(text.split('\n'))) {
    const bare = line.trim();
    if (box !== null && bare !== '' && !headed.test(bare) && !bare.endsWith(':')) {
      box += `${/[:：]$/u.test(box) ? ' ' : ', '}${entryIn(box, bare.replace(marks, '').replace(/^[-*•]\s*|[.,;]$/gu, ''))}`;
      continue;
    }
    if (box !== null) told.push(box);
    box = boxPart.test(bare) ? bare : null;
    if (box === null && !sheetPart.test(bare.replace(marks, ''))) told.push(line);
  }
  if (box !== null) told.push(box);
  return told
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Text without the points that only promise service, and without headings that only praise. */
export function withoutEmptyHeads(text: string): string {
  if (!isHeaded(text)) return text;
  const lines = text.split('\n').flatMap((line) => {
    const { head, body } = partsOfPoint(line);
    if (service.test(head) && asksToWrite.test(body)) return [];
    if (praises.test(head)) return [`${body.charAt(0).toUpperCase()}${body.slice(1)}`];
    // The mark before a heading would hide from its label what it is.
    return [head === '' ? line : line.replace(marks, '')];
  });
  return lines.join('\n');
}

/** "Editeur : …", "Edad recomendada: …": labels of a data sheet, which head no point. */
const rowLabel = longPattern('iu')`
  ^(?:ingredients(?: \([^)]{1,12}\))?|inci|[ée]diteur|collection|auteure?|langue|poche|broché|relié|dimensions?(?: du produit)?|date|référence|âge(?: recommandé)?|public
    |editorial|autora?|idioma|páginas|edad(?: recomendada)?|referencia|fecha|medidas|dimensiones|peso|talla|material|color
    |verlag|autorin|autor|sprache|seiten|altersempfehlung|alter|maße|gewicht|größe|farbe|marke|zustand|état|estado|couleur|matière|taille|poids
    |verpackung|zubereitung|zertifizierung(?:en)?|füllmenge|schwierigkeit(?:sgrad)?|niveau|haltbarkeit|lagerung|zutaten|allergene|herkunft|verschluss|waschen|trockner|lieferumfang
    |conditionnement|préparation|certifications?|difficulté|fermeture|conservation|ingrédients|allergènes|origine|lavage|entretien|contenu|durée
    |envase|presentación|preparación|certificación|certificaciones|nivel|dificultad|cierre|conservación|ingredientes|alérgenos|origen|lavado|cuidados|contenido|duración
    |composición|fabricación|confección|certificados?|procedencia|herstellung|fertigung|zertifikate?|materialien|composition|fabrication|confection|certificats?)\s?[:：]
`;

/** A point without its mark and its stop, its heading and what stands behind it; the heading is empty where it has none. */
export function partsOfPoint(sentence: string): { text: string; head: string; body: string } {
  const text = sentence
    .replace(marks, '')
    .replace(/[.!?…。！？]+$/u, '')
    .trim();
  const colon = headed.test(text) && !rowLabel.test(text) ? text.search(/[:：]/u) : -1;
  return {
    text,
    head: colon === -1 ? '' : text.slice(0, colon).trim(),
    body: text.slice(colon + 1).trim(),
  };
}

/**
 * Whether a text is a row of points with a heading each. The lines of a data sheet ("Voltage: 18 V") have no more than a value
 * behind theirs.
 */
export function isHeaded(text: string): boolean {
  if (!text.includes(':') && !text.includes('：')) return false;
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const heads = lines.map(partsOfPoint).filter(({ head }) => head !== '');
  const points = heads.filter(({ body }) => countPieces(body) >= fewestWords);
  return points.length >= leastPoints && points.length * 2 > heads.length && heads.length * 2 > lines.length;
}

/** Whether rows with a heading each stand in a text one below the other: "Masters: over 18, Thursday 8 pm" of a club's page. */
export function hasHeadedRows(text: string): boolean {
  let rows = 0;
  for (const line of text.includes(': ') ? text.split('\n') : []) {
    if (!/\p{L}/u.test(line)) continue;
    const { head, body } = partsOfPoint(line);
    rows = head !== '' && countPieces(body) >= fewestWords ? rows + 1 : 0;
    if (rows >= leastPoints) return true;
  }
  return false;
}
