import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { offerPlace } from './english-place.ts';
import { namedHousePlace, townOfPage } from './named-house-place.ts';
import { ownHouseTown } from './romance-own-place.ts';
import { germanTowns } from './words/german-towns.ts';
import { englishTowns } from './words/english-towns.ts';
import { placeOfSheet } from './page-sheet.ts';
import { platforms } from '#rules/platforms/index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** A place and the path of the text that names it. */
export interface NamedPlace {
  text: string;
  source: string;
  /** The small word before it where that is not "in": "near Skipton". English. */
  joint?: string;
}

const name = String.raw`(\p{Lu}\p{Ll}{2,}(?:[- ](?:St\.? )?\p{Lu}\p{Ll}{2,}|-(?:on|upon|under|am|an|der|sur|lès)-\p{Lu}\p{Ll}+){0,2})`;

const frenchName = String.raw`((?:L[ae]s? )?\p{Lu}\p{Ll}{2,}(?:[- ]\p{Lu}\p{Ll}{2,}|-(?:sur|lès|en|les|de)-\p{Lu}\p{Ll}+){0,2})`;
/** "Vélo Littoral loue des vélos à La Rochelle depuis 2014": where the first sentence says that it is done. */
const frenchFirst = String.raw`^(?![^.!?\n]*(?<!\p{L})(?:né|étudi|form|héberg|expédi|livr|envo|train|vol|trajet|voyag|voyage)\p{L}*\s)[^.!?\n]{3,100}?\p{Ll}[^\p{Lu}.!?\n]{0,20} à ${frenchName}(?= (?:depuis|et|pour|dans|sur|avec|en)\s|[,.])`;

/**
 * Whoever works or lives at a place, then the place: "roofing firm in Norwich", "estudio de pilates en Valencia". That
 * data is stored in Ireland and coffee grown in Peru says nothing of where a firm works.
 */
const atPlace: Readonly<Record<WrittenLanguage, RegExp | null>> = {
  en: new RegExp(
    String.raw`\b(?:firm|company|business|studio|salon|spa|clinic|practice|surgery|shop|store|restaurant|caf[eé]|bakery|garage|agency|office|school|nursery|gym|hotel|guesthouse|b&b|workshop|team|dentists?|solicitors?|lawyers?|accountants?|electricians?|plumbers?|roofers?|builders?|gardeners?|photographers?|cleaners?|painters?|decorators?|joiners?|carpenters?|movers?|vets?|tutors?|[Bb]ased|[Ll]ocated|homeowners|landlords|households|homes|gardens|customers|clients|families|parents|couples|people|residents|owners|(?<!boy |girl )(?:choir|orchestra|society)|(?:cricket|football|rugby|tennis|hockey|bowls|chess|book|running|cycling|swimming|boxing|judo|climbing|rowing|sailing|gardening|camera|photography|knitting|youth|social) club|campsite|call-?outs?(?: within \d+ hours)?)(?: and \p{Ll}+)? (?:in|near|across|around) (?:central |north |south |east |west |greater |the city of |the (?:very )?(?:heart|cent(?:re|er)|middle) of )?${name}`,
    'u',
  ),
  de: new RegExp(
    String.raw`(?<!\p{L})(?:\p{L}*(?:[Bb]etrieb|[Pp]raxis|[Ss]tudio|[Ww]erkstatt|[Ff]irma|[Kk]anzlei|[Ss]chule|[Aa]gentur|[Bb]üro|[Ss]alon|[Gg]ärtnerei|[Bb]äckerei|[Dd]ienst|[Ff]achgeschäft)|Café|Restaurant|Hotel|Familien|Haushalte|Hausbesitzer|Kunden|Eltern) in ${name}`,
    'u',
  ),
  es: new RegExp(
    String.raw`(?<!\p{L})(?:[Ee]mpresa|[Ee]studio|[Cc]línica|[Cc]onsulta|[Tt]aller|[Tt]ienda|[Rr]estaurante|[Pp]eluquería|[Aa]cademia|[Dd]espacho|[Cc]entro|[Gg]imnasio|[Ee]scuela|[Hh]otel|[Aa]gencia|[Ff]ontaneros?|[Cc]errajeros?|[Pp]intores|[Jj]ardineros?|[Ee]lectricistas?|[Ff]amilias|[Cc]lientes|[Vv]ecinos|[Hh]ogares|[Cc]asa rural|[Cc]urso|[Cc]lases|[Aa]lojamiento|[Aa]partamento)(?: (?:de|y|para|familiar|dental|canina)(?: [\p{Ll}\d]+){0,4}?)?(?: para \p{Ll}+)? en (?:el (?:centro|barrio|casco antiguo) de |pleno centro de )?${name}|(?<!\p{L})[Pp]resencial(?:es|mente)? en ${name}|(?<!\p{L})en el barrio (?:de |del )?\p{Lu}\p{Ll}+(?: de|,) ${name}|(?:^|[.!?] )(?:Trabajamos|Trabajo|Atendemos|Atiendo) (?:[\p{Ll}]+ ){0,4}en ${name}|(?:^|[.!?] )(?:Soy|Somos) (?!(?:\p{Ll}+,? ){0,6}(?:expert|especiali|licenciad|formad|máster|diplomad|graduad|titulad))(?:\p{Ll}+,? ){1,6}en ${name}|^(?:Alquilamos|Reparamos|Organizamos|Impartimos|Ofrecemos|Hacemos|Montamos|Instalamos|Cuidamos|Limpiamos|Doy|Imparto) (?:[\p{Ll}]+ ){1,6}en ${name}`,
    'u',
  ),
  fr: new RegExp(
    String.raw`(?<!\p{L})(?:[Ee]ntreprise|[Ss]tudio|[Cc]abinet|[Aa]telier|[Bb]outique|[Rr]estaurant|[Ss]alon|[Éé]cole|[Cc]entre|[Aa]gence|[Hh]ôtel|[Gg]arage|[Pp]lombiers?|[Éé]lectriciens?|[Cc]ouvreurs?|[Ff]amilles|[Cc]lients|[Pp]articuliers)(?: (?:de|d’|d'|et|familial|familiale|dentaire)(?: ?\p{Ll}+){0,3}?)? à ${frenchName}|(?:[Ii]ntervien(?:t|nent|s)|(?:se|nous) trouv(?:e|ent|ons)|(?:[Ss]itué|[Ii]nstallé|[Bb]asé|[Ii]mplanté)e?s?)(?: \p{Ll}+)? à ${frenchName}|(?:[Mm]on|[Mm]a|[Nn]otre|[Nn]os) (?:cabinet|atelier|boutique|studio|salon|garage|école|agence|centre)s? (?:de|d’|d'|à) ?${frenchName}|(?:au (?:centre|cœur)|dans le (?:centre|cœur|quartier \p{Ll}+)|à deux pas du centre) d(?:e |[’'])${frenchName}|${frenchFirst}`,
    'u',
  ),
  other: null,
};

/** "Norwich and 20 miles round", "within 15 miles of Leeds", "covering York": where a firm drives to. English. */
const around = new RegExp(
  String.raw`(?:^|[,.;:]\s)${name}(?: and|,)? (?:up to |within )?\d{1,3} ?miles? (?:round|around|radius)|\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|a few) ?miles? (?:of|from|around|round|outside) ${name}|\b(?:day|days|hours?|morning|afternoon|evening|weekend|workshop|class|classes|course|held|run|taught|lessons) in ${name}|\b[Ww]ithin ${name} and (?:up to |within )?\d{1,3} ?miles?|\b(?:[Cc]overing|[Ss]erving|[Tt]hroughout|[Aa]ll over) (?:all of |most of )?${name}`,
  'u',
);

/** "Swindon", "Exeter city centre", "Didsbury M20": a clause that says nothing but where a thing is. English. */
export function isTown(text: string): boolean {
  return (
    englishTowns.has(text.split(' ')[0]!) &&
    /^\p{L}+(?: (?:area|city|town|centre|center|[A-Z]{1,2}\d{1,2}[A-Z]?))*$/u.test(text)
  );
}

/** The town that an English offer ends in: "Dog grooming in Harrogate", "Portrait photographer Cardiff". */
function atEnd(offer: string): string {
  const inPlace = new RegExp(String.raw`\s(?:in|near|around|across) ${name}$`, 'u').exec(offer)?.[1];
  if (inPlace !== undefined) return noPlace.test(inPlace) ? '' : inPlace;
  const words = offer.trim().split(/\s+/u);
  return (
    [2, 1]
      .map((count) => words.slice(-count).join(' '))
      .find((end) => words.length > 1 && englishTowns.has(end)) ?? ''
  );
}

const noPlace =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German|French|Spanish|Italian|Europe|America|Asia|Africa|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Deutsch|Englisch|Europa)(?: |$)/u;

/** What is used over the net from anywhere, at the end of a name or before whom it is for: "staff rota software", "logiciel de caisse". */
const usedAnywhere: Readonly<Record<WrittenLanguage, RegExp | null>> = {
  en: longPattern('iu')`
    (?<!\p{L})(?:software|web apps?|(?:mobile |phone )?apps?|saas|crm|plug-?ins?|browser extensions?
      |online (?:courses?|shop|store|tools?|class(?:es)?|calculator|planner|booking system)|templates?
      |e-?books?|newsletters?|podcasts?|webinars?|wordpress themes?|api|dashboard|invoicing tool)(?=$
      |\s(?:for|with|to|that|by)\s|\s?[,:(|–-])
  `,
  de: /(?:Software|(?<!\p{L})Apps?|-App|Online-?Kurs|Plug-?in|Vorlagen?|Onlineshop|Online-Shop|E-Book|Newsletter|Podcast)(?=$|\s(?:für|mit|zum|zur)\s|\s?[,:(|–])/iu,
  es: /(?<!\p{L})(?:software|app|aplicaci[óo]n(?: m[óo]vil| web)?|plugin|(?:curso|tienda)(?: \p{L}+)? online|libro electr[óo]nico|podcast)(?=$|\s(?:de|para|con)\s|\s?[,:(|–-])/iu,
  fr: /(?<!\p{L})(?:logiciel|appli|application (?:mobile|web)|plugin|(?:cours|boutique|formation)(?: \p{L}+)? en ligne|podcast|livre num[ée]rique)(?=$|\s(?:de|d[’']|pour|avec)|\s?[,:(|–-])/iu,
  other: null,
};

/** Whether a page offers what nobody looks for by a town: the place of its form is where the firm sits. */
export function isUsedAnywhere({ platform, product, language }: Brief): boolean {
  if (platforms[platform].subject !== 'page') return false;
  const pattern = usedAnywhere[language.written];
  if (pattern === null) return false;
  // "LedgerLite is bookkeeping software for charities": so its own name says nothing of it.
  const { name: own, description } = product;
  const isCalled = description.startsWith(`${own} is `) || description.startsWith(`${own} ist `);
  const called = isCalled ? (/^[^.!?\n,]{3,120}/u.exec(description)?.[0] ?? '') : '';
  return pattern.test(own) || pattern.test(called);
}

/** "Online" of a form's location: from where it can be had, and no town. */
const everywhere =
  /^(?:(?:100 ?% )?on-?line|remote(?:ly)?|virtual(?:ly)?|world-?wide|nation-?wide|anywhere|everywhere|internet|zoom|weltweit|bundesweit|überall|en línea|a distancia|en ligne|à distance|in remoto|a distanza|zdalnie)(?=$|[\s,(/|&+])/iu;

/** Whether what stands as a place in a form names none on the map. */
export function isEverywhere(place: string): boolean {
  return everywhere.test(place);
}

/**
 * Where the firm behind a page works: the location of the form, else the town that its description, its audience or the
 * offer names. Null for everything but pages, where a place is not what is searched.
 */
export function placeOf(brief: Brief): NamedPlace | null {
  const { fields, bodyTexts, product, platform, language } = brief;
  if (platforms[platform].subject !== 'page' || isUsedAnywhere(brief)) return null;
  const given = fields['location'] ?? '';
  if (isEverywhere(given)) return null;
  if (given !== '')
    return { text: asNamed(given, product.name), source: 'location', ...nearOnly(given, brief) };
  const pattern = atPlace[language.written];
  if (pattern === null) {
    const town = townOfPage(product.description, language.tag);
    return town === '' ? null : { text: town, source: `products.${product.index}.description`, joint: '' };
  }
  if (language.written === 'en') {
    const town = atEnd(product.name);
    if (town !== '') return { text: town, source: `products.${product.index}.name` };
  }
  const inSheet = placeOfSheet(product.sheet ?? []);
  if (inSheet !== '') return { text: inSheet, source: `products.${product.index}.description`, joint: '' };
  const texts = [
    { path: 'targetAudience', text: fields['targetAudience'] ?? '' },
    ...bodyTexts,
    { path: `products.${product.index}.description`, text: product.description },
  ];
  for (const { path, text } of texts) {
    const driven = language.written === 'en' ? around.exec(text) : null;
    const match = driven ?? pattern.exec(text);
    const found = match?.slice(1).find((part) => part !== undefined);
    // "Support by chat from people in Bristol": where somebody answers is not where the firm's customers are.
    const answers =
      driven === null &&
      match !== null &&
      /\b(?:support|chat|help|phone|calls?|answered|hosted|emails?)\b[^.!?\n]*$/iu.test(
        text.slice(0, match.index),
      );
    if (found !== undefined && !answers && !noPlace.test(found))
      return { text: found, source: path, joint: jointBefore(text, found) };
  }
  const source = `products.${product.index}.description`;
  const german = language.written === 'de' ? germanPlace(product.description, source) : null;
  if (german !== null) return german;
  const house =
    language.written === 'other'
      ? null
      : (namedHousePlace(product.description, brief.businessName, language.written) ??
        // "Traducción jurada de alemán a español en Málaga": the offer by its name, then where.
        (language.written === 'es' || language.written === 'fr'
          ? namedHousePlace(product.description.split(/[.!?\n]/u)[0]!, product.name, language.written)
          : null));
  if (house !== null) return { ...house, source };
  if (language.written === 'es' || language.written === 'fr') {
    const town = ownHouseTown(product.description, language.written);
    return town === '' ? null : { text: town, source, joint: '' };
  }
  if (language.written !== 'en') return null;
  for (const { path, text } of texts.toReversed()) {
    const offered = path === 'targetAudience' ? null : offerPlace(text);
    if (offered !== null) return { ...offered, source: path };
  }
  return null;
}

/** "Asador en Vitoria" of a form whose location is Vitoria-Gasteiz: the town by the name that the offer calls it. */
function asNamed(given: string, offer: string): string {
  const short =
    /^(\p{Lu}\p{L}{2,})(?:-\p{Lu}\p{L}+|[ -](?:am|im|an der|in der|upon|on|sur|de) \p{Lu}\p{L}+)$/u.exec(
      given.trim(),
    )?.[1];
  const isCalled =
    short !== undefined &&
    !offer.includes(given) &&
    [' in ', ' en ', ' à '].some((joint) => offer.endsWith(`${joint}${short}`));
  return isCalled ? short : given;
}

/** "On a sheep farm near Keswick" of a form whose location is Keswick: nothing there says that it stands in the town. English. */
function nearOnly(given: string, { language, product }: Brief): { joint?: string } {
  const town = given.split(/[,(]/u)[0]!.trim();
  const { description } = product;
  return language.written === 'en' &&
    description.includes(` near ${town}`) &&
    !description.includes(` in ${town}`)
    ? { joint: 'near' }
    : {};
}

/** "Wir arbeiten in Münster und im Umkreis von 40 km". */
const germanWork =
  /(?<!\p{L})(?:Wir|Ich) (?:arbeiten?|fahren?|kommen?|beraten?|betreuen?|behandeln|behandle|unterrichten?)(?: [\p{Ll}\d]+,?){0,5} in (\p{Lu}[\p{Ll}-]+)(?!\p{L})/gu;

/** "Freie Trauerrednerin in Bonn und …": the town that the first sentence says, where no verb makes another thing of it. */
function germanPlace(description: string, source: string): NamedPlace | null {
  const first = /^[^.!?\n]{3,160}/u.exec(description)?.[0] ?? '';
  if (
    /(?<!\p{L})(?:\p{L}*(?:gefertigt|hergestellt|produziert|geboren|studiert|ausgebildet|gehostet)|aus|nach|Server|Sitz)(?!\p{L})/u.test(
      first,
    )
  )
    return null;
  for (const [, town = ''] of first.matchAll(/ in (\p{Lu}[\p{Ll}-]+)(?!\p{L})/gu))
    if (germanTowns.has(town)) return { text: town, source, joint: '' };
  for (const [, town = ''] of description.matchAll(germanWork))
    if (germanTowns.has(town)) return { text: town, source, joint: '' };
  return null;
}

/** "Near" of a "hotel near Whitby", which stands in no Whitby. */
function jointBefore(text: string, place: string): string {
  const before = text.slice(0, text.indexOf(place));
  // "3 miles from Lulworth Cove" is not in it.
  if (
    /(?<!within |up to )\b(?:\d{1,2}(?:\.\d)?|two|three|four|five|six|seven|eight|nine|ten|a few) ?miles? (?:from|outside) $/u.test(
      before,
    )
  )
    return 'near';
  return /\b(near|across|around) $/u.exec(before)?.[1] ?? '';
}

/** "Mobile hairdresser barnsley wombwell": a page's offer ends where the town of the form begins. English. */
export function upToPlace(name: string, { fields, platform, language }: Brief): string {
  if (language.written !== 'en' || platforms[platform].subject !== 'page') return name;
  const given = (fields['location'] ?? '').split(/[,(/]/u)[0]!.trim();
  const place = (given === '' ? atEnd(name) : given).toLowerCase();
  if (place === '') return name;
  const at = ` ${name.toLowerCase()} `.indexOf(` ${place} `);
  const front =
    at < 1
      ? ''
      : name
          .slice(0, at - 1)
          .replace(/[\s,|–—-]{1,6}(?:(?:in|near|around|for|at)\s?)?$/iu, '')
          .trim();
  return /\p{L}{3}/u.test(front) ? front : name;
}

/** "Norwich" of "Norwich and 20 miles around", "York" of "York, North Yorkshire". */
export function townOf(place: string): string {
  return place.split(/[,(]|\s(?:and|\+)\s(?=(?:within |about |up to )?\d)/u)[0]!.trim();
}
