import type { Phrase } from './sentence-grammars.ts';

const numbers = 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze';
/** What a thing has, with the article that it has in the sentence. */
const had = new RegExp(
  String.raw`^(?:d[’']|de )?(?:(?<one>une?\s|le\s|la\s|l[’']|d[’'](?=\p{L}))|(?<many>(?:${numbers}|\d+)\s)|(?:des\s|les\s|de la\s|du\s|de\s))?(?<thing>\p{L}[\p{L}\d’'/.-]*(?:\s[\p{L}\d’'/.-]+){0,6})$`,
  'iu',
);
/** Nouns that say nothing without what stands behind them, or how the thing fares. */
const noThing =
  /^(?:contenance|capacité|volume|taille|longueur|largeur|hauteur|profondeur|diamètre|épaisseur|poids|dimensions?|forme|format|design|aspect|look|style|prix|ans?|mois|jours?|semaines?|heures?|minutes?|litres?|grammes?|grand|grande|grands|grandes|petite?s?|bon|bonne|beau|belle|joli|jolie|nouveau|nouvelle|excellente?|meilleure?|parfaite?|large|vaste|longue?|léger|légère|haute?|faible|très|plusieurs|différente?s?|nombreu\p{L}+|odeur|goût|confort|maintien|avantages?|possibilité|touche|allure|charme|finition|rendu|effet|qualité|prise|vrai\p{L}*|véritable|autres?|même|peu|beaucoup|trop|place|rayures?|traces?|tache|taches|trous?|fissures?|éclats?|marques?|défauts?|accrocs?|impacts?|usure|photos?|film|couleurs?|coloris)(?!\p{L})/iu;
const flawed =
  /(?<!\p{L})(?:cassée?s?|abîmée?s?|rayée?s?|usée?s?|manquante?s?|fissurée?s?|déchirée?s?|tachée?s?|rouillée?s?|défectueu\p{L}+|décolorée?s?|fendue?s?|légèrement|idéale?s?|parfaite?s?|superbe|magnifique|votre|vos|notre|nos|son|sa|ses|leur|leurs|vous|tout(?:e|es)?|tous)(?!\p{L})/iu;

const ofTime = /(?:^|\s)(?:ans?|mois|jours?|semaines?|heures?|minutes?)$/u;

function hadThing(entry: string): string {
  const { thing = '', many = '' } = had.exec(entry)?.groups ?? {};
  if (thing === '' || noThing.test(thing) || flawed.test(thing) || ofTime.test(thing)) return '';
  // A bare noun says little.
  if (many === '' && !thing.includes(' ') && thing.length < 10) return '';
  return `${many}${thing}`;
}

const rate =
  /^une? (?<what>autonomie|puissance) (?:maximale )?(?:de |d[’'])(?<amount>\d[\d.,\u00A0\u202F ]*\s?[\p{L}/]+)$/u;

function hadThings(list: string): string[] {
  return list.split(/,\s(?:et\s)?|\set\s/u).flatMap((entry) => {
    const { what, amount } = rate.exec(entry)?.groups ?? {};
    return what === undefined ? [hadThing(entry)] : what === 'puissance' ? [] : [`${what} de ${amount}`];
  });
}

const mayBe = String.raw`(?:tous les |toutes les |la plupart des )`;

/** One reading of a clause: how it says something, and what a title says instead. */
interface Reading {
  said: RegExp;
  says: Phrase['says'];
  told: (match: RegExpExecArray, ending: string | null) => string[];
}

const is = '(?:est|sont)';
const readings: readonly Reading[] = [
  {
    says: 'part',
    // "Est équipée d'un bouchon étanche et d'une anse", "possède une poche intérieure".
    said: new RegExp(
      String.raw`^(?:${is} (?:également |aussi )?(?:équipée?s?|dotée?s?|munie?s?|pourvue?s?|ornée?s?|garnie?s?|agrémentée?s?|composée?s?) (?:de |(?=d[’']))|(?:(?:a|ont)(?= (?:une?|des|le|la|les|l[’']|\d|${numbers}))|possède|possèdent|représente|représentent|offre|offrent|comporte|comportent|intègre|intègrent) |(?:dispose|disposent|bénéficie|bénéficient) (?:de |(?=d[’'])))(.+)$`,
      'u',
    ),
    told: ([, list = '']) => hadThings(list),
  },
  {
    says: 'trait',
    // "Est rempli de mousse orthopédique", "doublée en satin".
    said: new RegExp(
      String.raw`^${is} (?:entièrement )?((?:remplie?s?|garnie?s?|rembourrée?s?|doublée?s?|recouverte?s?|tapissée?s?|bordée?s?|brodée?s?|huilée?s?|cirée?s?|gravée?s?|reliée?s?|émaillée?s?) (?:à la main |main )?(?:de |d[’']|en |avec |à )(?:une? |la |l[’'])?[\p{L}’'-]+(?: [\p{L}\d’'-]+){0,4})$`,
      'u',
    ),
    told: ([, told = '']) => [told],
  },
  {
    says: 'trait',
    said: new RegExp(
      String.raw`^${is} (?:entièrement )?(\p{L}+(?:é|i|u|it|ert)e?s? (?:à la main|à froid|main))(?=\s|$)`,
      'u',
    ),
    told: ([, told = '']) => [told],
  },
  {
    // "A une épaisseur de 5 mm".
    says: 'figure',
    said: /^(?:a|ont|possède|offre) une? (?<side>épaisseur|longueur|largeur|hauteur|profondeur|diamètre) (?:totale? )?de (?<measure>\d[\d.,]* ?(?:mm|cm|m|mètres?|pouces))$/u,
    told: ({ groups }) => {
      const { side = '', measure = '' } = groups ?? {};
      return [`${measure} ${/^[éh]/u.test(side) ? `d’${side}` : `de ${side}`}`];
    },
  },
  {
    // "Est imprimée sur un papier d'art mat de 250 g".
    says: 'trait',
    said: /^(?:est|sont) ((?:imprimée?s?|peinte?s?|dessinée?s?) sur) (?:un |du |une |de la )?(papier|toile|bois|coton|lin)((?: (?:d[’'])?\p{Ll}{3,}){0,2})(?=\s|$)/u,
    told: ([, done = '', on = '', what = '']) => [`${done} ${on}${what}`],
  },
  {
    says: 'trait',
    said: /^est (débloquée?(?: (?:tout opérateur|tous opérateurs))?)(?=\s|$)/u,
    told: ([, told = '']) => [told],
  },
  { says: 'figure', said: /^de (\d.*)$/u, told: ([, measure = '']) => [measure] },
  {
    says: 'trait',
    said: /^fait main$/u,
    told: (_match, ending) => [ending === null ? '' : `fait${ending} main`],
  },
  {
    says: 'trait',
    said: new RegExp(String.raw`^${is} (certifiée?s? \p{Lu}[\p{L}-]+(?: \d+)?)$`, 'u'),
    told: ([, told = '']) => [told],
  },
  {
    says: 'use',
    // "Convient aux chiens jusqu'à 30 kg", "est adapté aux peaux sensibles", "est conçu pour les débutants".
    said: new RegExp(
      String.raw`^(?:(?:convient|conviennent)|${is} (?:adaptée?s?|destinée?s?|parfaitement adaptée?s?|compatibles?)|${is} (?:conçue?s?|prévue?s?|pensée?s?|faite?s?)) ${'(?:également |aussi |parfaitement |particulièrement )?'}(?:aux |pour (?:les )?|à (?=${mayBe}|une? ))(.+)$`,
      'u',
    ),
    told: ([, whom = '']) => [forWhom(whom)],
  },
  {
    says: 'trait',
    // "Se plie facilement", "se lave à 30 °C", "se recharge en USB-C".
    said: /^se (plie|replie|démonte|lave|recharge|range|règle|empile|nettoie)(nt)?(?:\s(?:également|aussi|très|facilement|rapidement|simplement|entièrement|sans effort))*(?:\s((?:à la main|en machine|à plat|à \d+\s?(?:°\s?C?|degrés)|en USB-C|en hauteur|à sec|en (?:quelques |trois |deux )?secondes)))?(?=\s|$)/u,
    told: ([, verb = '', several, how = '']) => {
      const able = ables[verb];
      return able === undefined
        ? []
        : [`${able}${several === undefined ? '' : 's'}${how === '' ? '' : ` ${how}`}`];
    },
  },
  {
    says: 'trait',
    said: /^s[’'](ajuste|adapte|empile|étend)(nt)? (à (?:tous les |toutes les |la plupart des )?[\p{L}’' -]+)$/u,
    told: ([, verb = '', several, how = '']) => {
      const able = ables[verb];
      return able === undefined ? [] : [`${able}${several === undefined ? '' : 's'} ${how}`];
    },
  },
  {
    says: 'trait',
    said: /^(passe|passent) (?:également |aussi )?(?:au|en) (lave-vaisselle|micro-ondes|sèche-linge|machine)(?=\s|$)/u,
    told: ([, , where = '']) => [where === 'machine' ? '' : `compatible ${where}`],
  },
  {
    says: 'trait',
    said: /^résiste(?:nt)? (?:bien )?((?:à la |à l[’']|aux |au )[\p{L}’'-]+(?: \p{L}+)?)$/u,
    told: ([, what = ''], ending) => [ending === null ? '' : `résistant${ending} ${what}`],
  },
  {
    says: 'part',
    said: /^(?:sent|sentent) ((?:(?:le|la|les) |l[’'])\p{L}+(?: \p{L}+)?(?:(?:, | et )(?:(?:le|la|les) |l[’'])\p{L}+){0,3})$/u,
    told: ([, scents = '']) => [scents.replaceAll(/(?<=^|\s)(?:(?:le|la|les)\s|l[’'])/gu, '')],
  },
  {
    says: 'figure',
    said: /^(?:tourne|pivote|tournent|pivotent) (?:à |sur |de )(\d+\s?(?:degrés|°))(?=\s|$)/u,
    told: ([, turn = '']) => [`rotation à ${turn}`],
  },
  {
    says: 'figure',
    said: /^(?:brûle|brûlent) (?:pendant )?((?:environ |jusqu[’']à |plus de )?\d+ heures)(?=\s|$)/u,
    told: ([, time = '']) => [`${time} de combustion`],
  },
  {
    says: 'figure',
    said: /^(?:supporte|supportent|atteint|atteignent) (?:un poids (?:maximal )?de |une (?:température|vitesse) de )?(?:jusqu[’']à )?(\d[\d.,\u00A0\u202F ]*\s?(?:kg|km\/h|degrés|°C|° C|watts|W))(?=\s|$)/u,
    told: ([, most = '']) => [`jusqu’à ${most}`],
  },
  {
    says: 'figure',
    said: /^(?:éclaire|éclairent|délivre|délivrent|produit|produisent) (?:à |jusqu[’']à )?(\d[\d.,\u00A0\u202F ]* ?lumens)(?=\s|$)/u,
    told: ([, light = '']) => [light],
  },
  {
    says: 'figure',
    said: /^(?:pèse|mesure|pèsent|mesurent) jusqu[’']à (\d[\d.,]*\s?(?:kg|g|m|cm))(?=\s|$)/u,
    told: ([, most = '']) => [`jusqu’à ${most}`],
  },
  {
    says: 'figure',
    said: new RegExp(
      String.raw`^(?:${is} (?:disponibles?|proposée?s?|déclinée?s?)|(?:existe|existent)|se (?:décline|déclinent)) en ((?:${numbers}|\d+) (?:couleurs|coloris|tailles|teintes|modèles|formats|parfums))$`,
      'u',
    ),
    told: ([, told = '']) => [told],
  },
  {
    says: 'figure',
    said: /^(?:est|sont) en (taille (?:\p{Lu}{1,3}|\d{2}(?:[-/]\d{2})?))$/u,
    told: ([, size = '']) => [size],
  },
  {
    // "Existe en écru, en ocre et en bleu canard": one of them is chosen.
    says: 'figure',
    said: /^(?:(?:est|sont) disponibles?|existe|existent|se décline|se déclinent) en ([\p{L}\d]+(?: x \d+ cm| \p{Ll}+)?(?:, (?:en )?[\p{L}\d]+(?: x \d+ cm| \p{Ll}+)?){0,3} et (?:en )?[\p{L}\d]+(?: x \d+ cm| \p{Ll}+)?)$/u,
    told: ([, list = '']) => [
      list.replaceAll(/(?<=, | et )en /gu, '').replace(/ et (?=[\p{L}\d]+(?: x \d+ cm| \p{Ll}+)?$)/u, ' ou '),
    ],
  },
  {
    says: 'figure',
    said: /^chauffe(?:nt)? en (\d+ (?:secondes|minutes))(?=\s|$)/u,
    told: ([, time = '']) => [`chauffe en ${time}`],
  },
  {
    says: 'trait',
    said: new RegExp(String.raw`^${is} (.+)$`, 'u'),
    told: ([, list = '']) => list.split(/,\s|\set\s/u).filter((word) => isTrait(word)),
  },
];

const ables: Readonly<Record<string, string>> = {
  plie: 'pliable',
  replie: 'repliable',
  démonte: 'démontable',
  lave: 'lavable',
  recharge: 'rechargeable',
  règle: 'réglable',
  empile: 'empilable',
  ajuste: 'ajustable',
  adapte: 'adaptable',
};

const trait =
  /^(?:\p{Ll}{3,}[ai]bles?|étanches?|imperméables?|antidérapante?s?|antibactérienne?s?|hypoallergéniques?|isothermes?|respirante?s?|végane?s?|vegan|amovibles?|réversibles?|biodégradables?|compostables?|ignifugée?s?|déhoussables?|sans [\p{Ll}’'-]+(?: [\p{Ll}-]+)?)(?: (?:à la main|en machine|en hauteur|à \d+ ?(?:°\s?C?|degrés)))?$/u;
const noTrait =
  /^(?:disponible|confortable|agréable|formidable|incroyable|possible|impossible|indispensable|responsable|valable|remarquable|adorable|sensible|visible|stable|durable|fiable|inoubliable|véritable|semblable|capable|convenable|impeccable|sans (?:défaut|danger|souci|problème|doute|effort|risque))/u;

const isTrait = (word: string): boolean => trait.test(word) && !noTrait.test(word);

/** Characters of the longest phrase. */
const longest = 36;

/** "Bébés dès la naissance et jusqu'à 15 kg": where all has no room, the front is true all the same. */
function shortened(told: string): string {
  return told.length <= longest - 5 ? told : told.split(/,\s|\set\s/u)[0]!;
}

const listed = /(?<=, | et )(?:aux|au|à la|à les|à l[’'])\s?/gu;

/** "Aux jambes, aux aisselles et au maillot" behind one "pour"; half of such a list says less than the thing is for. */
function forWhom(whom: string): string {
  if (/(?<!\p{L})comme(?!\p{L})|^(?:vous|cette?|ceux|celles|\p{Ll}+er (?!\p{Ll}+s$))/u.test(whom)) return '';
  const row = whom.replaceAll(listed, '');
  return row === whom ? `pour ${shortened(whom)}` : `pour ${row}`;
}

/** What a French predicate says in few words. */
export function frenchPhrases(clause: string, ending: string | null): Phrase[] {
  for (const { said, told, says } of readings) {
    const match = said.exec(clause);
    const phrases = match === null ? [] : told(match, ending).filter((phrase) => phrase !== '');
    if (phrases.length > 0) return phrases.map((text) => ({ text, says }));
  }
  return [];
}
