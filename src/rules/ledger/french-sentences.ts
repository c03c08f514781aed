import { longPattern } from '#rules/text/long-pattern.ts';
import { frenchPhrases } from './french-phrases.ts';
import type { Sentences } from './sentence-grammars.ts';

/** Verbs by which a French sentence says something of a thing; behind "se" and "ne" any word is one. */
export const frenchVerb = String.raw`(?:(?:ne |n[’'])?(?:se |s[’'])\p{L}+|(?:ne |n[’'])\p{L}+|(?:y |en |les? |la |l[’']|vous )?(?:est|sont|a|ont|mesure|mesurent|pèse|pèsent|contient|contiennent|possède|possèdent|dispose|disposent|offre|offrent|comprend|comprennent|compte|comptent|comporte|comportent|convient|conviennent|peut|peuvent|passe|passent|tient|tiennent|résiste|résistent|supporte|supportent|garde|gardent|reste|restent|existe|existent|fonctionne|fonctionnent|dure|durent|permet|permettent|protège|protègent|tourne|tournent|pivote|pivotent|chauffe|chauffent|atteint|atteignent|sent|sentent|brûle|brûlent|date|datent|provient|proviennent|arrive|arrivent|développe|développent|présente|présentent|représente|représentent|propose|proposent|inclut|incluent|intègre|intègrent|bénéficie|bénéficient|accueille|accueillent|pénètre|pénètrent|laisse|laissent|hydrate|nourrit|soulage|soutient|soutiennent|maintient|maintiennent|retient|retiennent|recharge|rechargent|recouvre|recouvrent|repose|reposent|ajoute|donne|donnent|rend|rendent|assure|assurent|garantit|empêche|empêchent|limite|limitent|capte|absorbe|absorbent|filtre|filtrent|consomme|consomment|porte|portent|affiche|affichent|fait|font|nettoie|nettoient|rentre|rentrent|suffit|suffisent|facilite|facilitent|apporte|apportent|réduit|réduisent|évite|évitent|produit|produisent|coupe|coupent|pèsera|fournit|fournissent|répond|répondent|accepte|acceptent|détecte|mémorise|diffuse|diffusent|parfume|parfument|éclaire|éclairent|transforme|redonne|redonnent|provoque|nécessite|nécessitent|demande|demandent|prend|prennent|vient|viennent|va|vont|ferme|ferment|ouvre|ouvrent|parle|parlent|crée|créent|envoie|envoient|synchronise|calcule|génère|aide|aident|réunit|enregistre|rappelle|montre|montrent|suit|classe|analyse|reconnaît|arrête|réveille|traduit|convertit))`;
const pointers = String.raw`(?:Ce|Cet|Cette|Ces|Le|La|Les|Notre|Nos|Mon|Ma|Mes|Chaque|Votre|Son|Sa|Ses|Un|Une|Toutes? (?:nos|les)|Tous (?:nos|les))\s|L[’']`;

/** What leads from a French verb to a measure of the thing itself. */
const measuring = longPattern('u')`
  ^(?:(?:mesure|mesurent|pèse|pèsent|contient|contiennent|fait|font)|(?:est|sont) (?:vendue?s? en \p{L}+ )?de|(?:a|ont|possède|offre|dispose)
    (?:\sd[’']|\s)(?:une?|de)\s(?:contenance|capacité|volume|longueur|largeur|hauteur|diamètre|épaisseur|poids|puissance|format)(?: de| d[’'])?
    |(?:développe|atteint|atteignent|délivre|affiche)(?: une puissance)?(?: de)?|(?:est|sont) en taille)
    (?:\s(?:seulement|environ|à peine|près de|à vide|au total|exactement))?\s$
`;

/**
 * "J'ai tricoté", "bien qu'il", "grâce à une reliure", "passent facilement", "planche à la main", "robot à une balance": words that
 * a sentence holds together.
 */
const cutOut = longPattern('iu')`
  ^[jtmsn][’']|qu[’']|^(?:grâce|bien|afin|ainsi|selon|lors|dès|chaque|dont|où|y|se|ne|car|puisque)\s|\s(?:ne|se|y)\s|\sà une?\s|\spour (?:les?|la)\s
    |\s(?:facilement|joliment|rapidement|parfaitement|doucement|automatiquement|régulièrement|simplement|également|seulement
      |environ|longtemps|\p{L}{2,}(?:usement|ivement|ellement|ablement|èrement|amment|emment))$
    |(?<!(?:[éiut]|ée|ie|ue|te)s?)\sà la main$|\sde la (?:cire|laine|soie|mousse|porcelaine|toile|résine|fourrure)$
    |\sen (?:france|espagne|italie|allemagne|belgique|suisse|europe|bretagne|provence|normandie|portugal|chine)$
`;

/** How French sentences are read, and what a title says of them. */
export const french: Sentences = {
  subject: new RegExp(
    String.raw`^(?<pointer>${pointers})(?<noun>[\p{L}-]{2,})(?:\s(?!(?:qui|que|dont|et|mais)\s)[\p{L}\d’'/²-]+){0,9}?\s(?=${frenchVerb}\s)`,
    'iu',
  ),
  pronoun: /^(?:Il|Elle|Ils|Elles)\s(?=\p{L})/u,
  anyThing:
    /^(?:ensemble|lot|kit|produits?|articles?|modeles?|set|piece|coffret|pack|objet|appareil|exemplaire)$/u,
  isFeminine: (word) =>
    /^(?:elles?|la|cette|ma|sa|une|toutes (?:nos|les))$/iu.test(word.trim())
      ? true
      : /^(?:ils?|le|ce|cet|un|tous (?:nos|les))$/iu.test(word.trim())
        ? false
        : null,
  joint: new RegExp(
    String.raw`,?\s(?:et|mais)\s(?:(?:il|elle|ils|elles)\s)?(?=${frenchVerb}(?:\s|$))|,\s(?=${frenchVerb}\s)`,
    'u',
  ),
  hanging:
    /,?\s(?:qui|que|dont|où|ce qui|car|puisque|parce que|grâce à|afin|pour que|si bien|même|lorsque|quand|sans que|tout en)\s.*$|,?\s(?:qu|lorsqu|afin d)[’'].*$|, (?:y compris|notamment|dont|idéale?s?|parfaite?s?|pour)\s.*$/u,
  hedged:
    /(?<!\p{L})(?:pas|jamais|plus|aucune?|presque|parfois|en option|sur demande|au choix|non|hélas|cependant|sauf|ni)(?!\p{L})/iu,
  bare: /^(?:Convient|Conviennent|Supporte|Résiste|Passe|Pivote|Tourne|Dispose|Possède|Équipée?s?|Dotée?s?|Munie?s?|Disponibles?|Existe|Compatibles?|Adaptée?s?|Conçue?s?|Certifiée?s?|Se (?:plie|replie|démonte|recharge|range|règle|empile))\s/u,
  asPredicate: (text) => {
    const lower = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    return /^(?:équip|dot|muni|disponible|compatible|adapté|conçu|certifié)/u.test(lower)
      ? `est ${lower}`
      : lower;
  },
  ofSeller: /^(?:J[’']|Je |Nous |On |Vous |Vendue?s? |À vendre)/u,
  measured: {
    said: /^(?:J[’']|Je |Nous |On )[^,.]{3,40}?(?:mon|ma|mes|notre|nos|cet|cette|ce|une?) (?<noun>[\p{L}-]+)(?: (?!de\s)[\p{L}\d’'-]+){0,4}? de (?<measure>\d[\d.,]*\s?(?:Go|To|ml|cl|L|l|litres?|cm|m|pouces|W|watts|kg))(?![\p{L}\d])/u,
    clause: 'de ',
  },
  byHand: {
    said: /^(?:J[’']ai|Je|Nous avons|Nous) (?:\p{L}+ment )?(?:tricot|fabriqu|cous|coud|découp|taill|tiss|crochet|tourn|coul|brod|pein|façonn|réalis|confectionn|assembl|modél|model|sculpt|martel|reli|forg|mont)\p{L}* (?:moi-même |nous-mêmes )?(?:cet|cette|ce|ces|chaque|mes|nos|toute?s? (?:nos|mes)|tous (?:nos|mes)) (?<noun>[\p{L}-]+)(?:\s\S+)*? (?:à la main|moi-même)(?=[\s,]|$)/u,
    clause: 'fait main',
  },
  otherSubject: new RegExp(
    String.raw`,?\s(?:et|mais|tandis que)\s(?=(?:(?:sa|son|ses|le|la|les|leur|leurs|nos|notre|un|une)\s|l[’'])[\p{L}-]+(?:\s(?!et\s)[\p{L}’'-]+){0,4}?\s${frenchVerb}(?:\s|$))`,
    'u',
  ),
  shared:
    /,?\s(?:et|,)\s(?=disponibles? en |\p{Ll}{2,}(?:é|i|u|is|it|ert|eint)e?s?\s(?:de |d[’']|en |avec |à |au |aux |dans |par |pour |sur ))/u,
  being: /^(?:est|sont)\s/u,
  beforeVerb: /^(?:(?:ne|se|y|en|le|la|les|vous|nous)\s|[nsl][’'])+/u,
  withPart: (part) => `avec ${part.replace(/^(?:une?|des|du)\s/u, '')}`,
  filling: /(?:remplie?s?|garnie?s?|rembourrée?s?) (?:de |d[’'])(?:une? |la )?(\p{L}+)/u,
  forWhom: /\spour\s/u,
  cutOut,
  itsOwn: /^(?:sa|son|ses|leurs?)\s/iu,
  ageName: 'Âge',
  aged: new RegExp(String.raw`^(?:a|ont) ((?:un an|(?:\p{Ll}[\p{Ll}-]+|\d{1,2}) (?:ans|mois)))$`, 'u'),
  purpose: /(?<=\s)pour \p{L}+(?:er|ir|re)(?=\s|$)/u,
  phrases: frenchPhrases,
  ending: (isFeminine, isPlural) => `${isFeminine ? 'e' : ''}${isPlural ? 's' : ''}`,
  several: /^(?:Ils|Elles|Nos|Ces|Les|Mes|Tous|Toutes)\s/u,
  ofOne: (phrase) => phrase.replace(/^(\p{L}+(?:[éiu]e?|ert|able|ante?))s(?=\s|$)/u, '$1'),
  measuring,
  container:
    /^(?:Le|La|Chaque|Un|Une|L[’'])\s?(?:flacon|tube|pot|bocal|sachet|bouteille|boîte|paquet|spray|bidon|cartouche|barre|pain|unité) (?:contient|pèse|fait) (?:environ )?$/u,
};
