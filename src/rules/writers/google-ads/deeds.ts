import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What is done for somebody, in the last word of its English name. */
const englishDeed =
  /(?:ing|ments?|[st]ions?|analysis|repairs?|services?|works?|jobs?(?: in \d+ (?:days?|hours?))?|hire|rentals?|graphy|videos?|surveys?|control|delivery|design|maintenance|replacements?|removals?|security|embroidery|upholstery|trade-?ins|orders|lay-?away|loans?|bought|schemes?|trade accounts?|test (?:rides?|drives?)|finance|part[- ]?exchanges?)$/iu;
/** German says it last as well, Spanish and French first. */
const deeds: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: englishDeed,
  de: /^(?:restaurierung|reparatur|aufarbeitung|verleih|vermietung|montage)(?!\p{L})|(?:restaurierung|aufarbeitung|reparatur(?:en)?|service|verleih|vermietung|montage|wartung|änderung(?:en)?|beratung|reinigung|inspektion|lieferung|einbau|leasing|probefahrt(?:en)?|finanzierung|inzahlungnahme)$/iu,
  es: /^(?:reparaci[oó]n(?:es)?|alquiler|mantenimiento|arreglos?|montaje|instalaci[oó]n|limpieza|asesor[ií]a|revisi[oó]n|copias? de llaves|duplicado|afilado|lavado|tapizado|enmarcado|cambio|impresi[oó]n|confecci[oó]n|bordado|grabado|restauraci[oó]n|personalizaci[oó]n|recogida|visitas?|servicios?)(?!\p{L})/iu,
  fr: /^(?:réparations?|location|entretien|retouches?|montage|installation|pose|nettoyage|révisions?|livraison|reproduction de clés|affûtage|aiguisage|gravure|encadrement|impression|broderie|restauration|personnalisation|visites?)(?!\p{L})/iu,
};

/** Things by their last words that end like a deed. */
const things = longPattern('iu')`
  (?:ornaments?|garments?|instruments?|supplements?|monuments?|implements?|ointments?|pigments?|cushions?
    |lotions?|potions?|onions?|medallions?|collections?|editions?|(?:art|fire|clock)works?
    |(?<!\p{L})(?:ear)?rings?|bedding|clothing|lighting|flooring|paintings?|drawings?|mould(?:ing|ings)
    |mold(?:ing|ings)|strings?|(?<!\p{L})icing|wings?|springs?|stockings?|leggings?|puddings?|tubing|fencing
    |decking|siding|shelving|matting|netting|webbing|awnings?|railings?|trimmings?|packaging|stuffing
    |filling|seasonings?|dressings?|wedding|herrings?|designs?|videos?|subscriptions?)$
`;
const taught =
  /(?<!\p{L})(?:class(?:es)?|lessons?|workshops?|courses?|\p{L}*kurse?|clases|cursos?|talleres?|cours|ateliers?|tastings?(?!\s(?:menus?|rooms?|plates?|boxe?s?|sets?))|\p{L}*verkostung(?:en)?|catas?(?=\sde\s)|dégustations?(?=\sde\s))(?!\p{L})|\scamps?$/iu;

/** Whether a shop offers to do it: nobody stocks it or has a range of it. */
export function isDoneForBuyers(name: string, language: WrittenLanguage): boolean {
  return taught.test(name) || (isDeed(name, language) && !things.test(name));
}

/** What firms are asked for in Spanish, by the first word of its name: a meal among vines is asked of none. */
const spanishOrder = longPattern('iu')`
  ^(?:\p{L}+(?:ci[oó]n(?:es)?|si[oó]n(?:es)?|mientos?|ajes?|ería|eza)|diseño|desarrollo|reformas?|mudanzas?
    |catering|servicios?|asesor\p{L}*|consultor\p{L}*|auditor\p{L}*|fotograf\p{L}*|v[ií]deos?|poda|obras?
    |alquiler|arreglos?|cambios?|control|transporte|seguros?|software|imprenta|marketing|publicidad|seo
    |páginas?|tiendas?|limpiezas?|traslados?|vaciados?|derribos?|cerramientos?|tejados?|pintura|electricidad
    |plagas?|organización|gestión|nóminas|contabilidad|organizadores|dj|m[úu]sica|grupos?|maestro
    |azafatas)(?!\p{L})
`;

const frenchOrder =
  /^(?:\p{L}+(?:erie|ages?|ments?|tions?|isme|ture)|pose|travaux|entretien|fourniture|vente|location|conseil|transport)(?!\p{L})/iu;

/** Whether a service is one that customers ask a firm and a quote for. Told in Spanish and French alone. */
export function isAskedOfFirms(name: string, language: WrittenLanguage): boolean {
  if (language === 'fr') return frenchOrder.test(name);
  return language !== 'es' || spanishOrder.test(name);
}

/** Whether it is taught: people join it, whatever house it is. */
export function isTaught(name: string): boolean {
  return taught.test(name);
}

/** Whether a name says what is done. */
export function isDeed(name: string, language: WrittenLanguage): boolean {
  return deeds[language]?.test(name) ?? false;
}

const funerals =
  /(?<!\p{L})(?:funerals?|undertakers?|cremations?|mortuar(?:y|ies)|\p{L}*bestatt\p{L}*|trauerhilfe|funerari[ao]s?|tanatorios?|pompes funèbres|obsèques)(?!\p{L})/iu;

/** Whether the dead are buried there: nobody is asked what they are looking for, or for plans and quotes. */
export function isFuneral({ industry, businessName }: { industry: string; businessName: string }): boolean {
  return funerals.test(`${industry} ${businessName}`);
}

const caterers = /(?<!\p{L})(?:cater(?:ers?|ing)|traiteurs?|partyservice)(?!\p{L})/iu;

/** Whether the meals are brought: nobody comes for a table, all ask what it costs. */
export function isCaterer({ industry }: { industry: string }): boolean {
  return caterers.test(industry);
}

/** Rooms, parties and what lists the dishes: at a restaurant's, and eaten by nobody. */
const noDish = longPattern('iu')`
  (?<!\p{L})(?:dining|bookings?|reservations?|private hire|events?|part(?:y|ies)|catering|functions?|weddings?|rooms?|music|quiz|hampers?
    |vouchers?|menus?|christenings?|baptisms?|wakes?|birthdays?|banquets?|showers?|taufen?
    |kommunion(?:en|sfeiern?)?|konfirmation(?:en)?|comuniones|bautizos|banquetes|baptêmes?|communions?
    |\p{L}*(?:saal|säle|räume|feiern|hochzeiten|menüs?|gutscheine?)|salón(?:es)?|salas?|terrazas?|eventos?
    |celebraciones|bodas|cumpleaños|menús?|salles?|terrasses?|événements?|mariages?|anniversaires?|traiteur
    |privatisation)(?!\p{L})
`;

export function isNoDish(name: string): boolean {
  return noDish.test(name);
}
