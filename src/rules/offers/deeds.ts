import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** Languages whose sentences about an offer are read. */
export type SpokenLanguage = Exclude<WrittenLanguage, 'other'>;

/** "We sell", "we run": what follows is what people look for. */
export const giving: Readonly<Record<SpokenLanguage, string>> = {
  en:
    'offer|provide|buy and sell|sell|let|rent ' +
    'out|run|make|build|bake|brew|roast|grow|produce|supply|stock|craft|create|organise|organize|host|arrange|deliver|handle|do|specialise ' +
    'in|specialize in|focus on|manufacture|publish|print|distill|distil|write|set ' +
    'up|draft|prepare|import|distribute|plan|carry ' +
    'out|perform|weave|sew|knit|forge|cast|hand-?make|handcraft|pour|raise|breed|farm|cure|smoke|press|mill|ferment|pickle|dye|spin|blend|bottle|assemble|fabricate|curate|carry|throw',
  de:
    'bieten|verkaufen|führen|bauen|fertigen|machen|backen|brauen|rösten|produzieren|liefern|übernehmen|veranstalten|organisieren|erledigen|gestalten|drucken|nähen|planen|schreiben|erstellen|unterrichten|planen ' +
    'und ' +
    'bauen|zeigen|vertreiben|importieren|züchten|keltern|räuchern|gießen|weben|stricken|töpfern|schmieden|drechseln',
  es:
    'ofrecemos|vendemos|hacemos|fabricamos|elaboramos|realizamos|organizamos|producimos|impartimos|damos|servimos|suministramos|cultivamos|horneamos|tostamos|preparamos|gestionamos|redactamos|montamos|llevamos(?= ' +
    '(?:(?:la|los|las|tus|su|sus|el) ' +
    ')?(?:contab|impuest|nómin|fiscal|gesti|papel|redes|market|herenc|divorc|separac|custod|accident|despid|extranjer|penal))|tenemos|hago|vendo|ofrezco|elaboro|fabrico|preparo|imparto|cocino|organizo|monto|produzco|redacto|importamos|distribuimos|confeccionamos|cocinamos|tejemos|cosemos|criamos|editamos|publicamos|embotellamos|curamos',
  fr: 'proposons|offrons|vendons|faisons|fabriquons|réalisons|organisons|produisons|créons|assurons|fournissons|donnons|cultivons|torréfions|confectionnons|préparons|gérons|rédigeons|montons|concevons|aménageons|propose|vends|fais|fabrique|réalise|organise|crée|donne|rédige|conçois|confectionne|vend|fait|conçoit|fournit|produit|prépare|cuisine|cultive|élève|élevons|cuisons|cuisinons|brassons|brasse|cousons|tricotons|tissons|importons|distribuons|éditons|imprimons|forgeons|soufflons|tournons',
};

/** "We help small firms with …": whom stands before what. */
export const helping: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /^(?:helps?|supports?|assists?|advises?|defends?|represents?)\s(.+?)\s(?:charged with|accused of|facing|dealing with|living with|struggling with|with|in|on|against)\s(.+)$/u,
  de: /^(?:unterstützen|beraten|begleiten|betreuen|helfen)\s(.+?)\s(?:bei|beim|in|mit|zu|rund um)\s(?:der |dem |den |die )?(.+)$/u,
  es: /^(?:ayudamos|asesoramos|asistimos|acompañamos|apoyamos)\s(?:a\s)?(.+?)\s(?:con|en)\s(?:la |el |los |las |su |sus )?(.+)$/u,
  fr: /^(?:aidons|accompagnons|conseillons|assistons|soutenons)\s(.+?)\s(?:pour|dans|en|avec|sur)\s(?:la |le |les |leur |leurs |l['’])?(.+)$/u,
};
