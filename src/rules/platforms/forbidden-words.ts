/**
 * Words that several platforms refuse, by the reason for which they refuse them. English, Spanish, German and
 * French stand side by side, because a listing in one language is often judged by filters of all of them.
 * Words that also name things stay out: "top" is a shirt, "first" stands before "aid", "sale" is Italian for salt.
 */
import { guarded, openingsOf } from '#rules/text/guards.ts';

const escape = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** "Set the best before date" boasts of nothing. */
const noDate = String.raw`(?![\s-]+(?:before|by)(?!\p{L}))`;

/** "Cures 6 weeks", "cures in 24 hours": soap, resin and glue, and nobody who is ill. */
const noSetting = String.raw`(?!\s(?:(?:in|over|for|within|after|at least)\s)?(?:\d|(?:one|two|three|four|five|six|eight|ten|twelve)\s(?:minutes?|hours?|days?|weeks?|months?)(?!\p{L})))`;

/** Pattern of whole phrases, case-insensitive; a space in a phrase also matches a hyphen or several spaces. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const alternatives = phrases
    .toSorted((a, b) => b.length - a.length)
    .map(
      (phrase) =>
        escape(phrase).replaceAll(' ', String.raw`[\s-]+`) +
        (phrase === 'the best' ? noDate : phrase === 'cures' ? noSetting : ''),
    );
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  const openings = openingsOf(phrases);
  return openings === null ? pattern : guarded(pattern, { openings });
}

/** Whole phrases, or what `beside` matches, for which `sign` is needed. */
export function phrasePatternOr(beside: string, sign: RegExp, phrases: readonly string[]): RegExp {
  const pattern = new RegExp(`${beside}|${phrasePattern(phrases).source}`, 'giu');
  const openings = openingsOf(phrases);
  return openings === null ? pattern : guarded(pattern, { openings, sign });
}

/** Offers, rank and price talk. */
export const offerPhrases: readonly string[] = [
  'free shipping',
  'free delivery',
  'free gift',
  'free gifts',
  'free returns',
  'free sample',
  'fast shipping',
  'on sale',
  'flash sale',
  'big sale',
  'on clearance',
  'clearance sale',
  'sale price',
  'hot sale',
  'hot item',
  'hot deal',
  'best deal',
  'great deal',
  'special offer',
  'limited offer',
  'limited time',
  'limited time offer',
  'while stocks last',
  'black friday',
  'cyber monday',
  'best seller',
  'best sellers',
  'bestseller',
  'bestsellers',
  'best selling',
  'bestselling',
  'top seller',
  'top selling',
  'top rated',
  'lowest price',
  'low price',
  'best price',
  'best value',
  'discount',
  'discounts',
  'discounted',
  'bargain',
  'cheap',
  'cheapest',
  'big savings',
  'buy one get one',
  'money back',
  'quality guaranteed',
  'satisfaction guaranteed',
  'best quality',
  'envío gratis',
  'envio gratis',
  'envío gratuito',
  'en oferta',
  'oferta especial',
  'oferta limitada',
  'rebaja',
  'rebajas',
  'rebajado',
  'descuento',
  'descuentos',
  'más vendido',
  'más vendida',
  'mejor precio',
  'barato',
  'barata',
  'kostenloser versand',
  'gratisversand',
  'versandkostenfrei',
  'sonderangebot',
  'im angebot',
  'rabatt',
  'ausverkauf',
  'schnäppchen',
  'bestpreis',
  'tiefpreis',
  'meistverkauft',
  'verkaufsschlager',
  'geld zurück',
  'livraison gratuite',
  'livraison offerte',
  'en promo',
  'en promotion',
  'en solde',
  'soldes',
  'offre spéciale',
  'offre limitée',
  'meilleure vente',
  'meilleures ventes',
  'meilleur prix',
  'prix cassé',
  'pas cher',
  'satisfait ou remboursé',
];

/** Requests to act. */
export const callPhrases: readonly string[] = [
  'buy now',
  'buy today',
  'order now',
  'order today',
  'shop now',
  'add to cart',
  'add to basket',
  'click here',
  'click now',
  'download now',
  'download today',
  'install now',
  'update now',
  'get it now',
  'try it now',
  'try now',
  'play now',
  'subscribe now',
  'sign up now',
  'call now',
  'act now',
  'do not miss',
  "don't miss",
  'compra ahora',
  'compre ahora',
  'pide ahora',
  'haz clic',
  'descarga ahora',
  'descárgalo',
  'suscríbete ahora',
  'jetzt kaufen',
  'jetzt bestellen',
  'hier klicken',
  'jetzt herunterladen',
  'jetzt laden',
  'jetzt installieren',
  'achetez maintenant',
  'commandez maintenant',
  'cliquez ici',
  'téléchargez maintenant',
  'installez maintenant',
];

/** Rank and praise that nobody can prove. */
export const rankPhrases: readonly string[] = [
  'number one',
  'no. 1',
  'no.1',
  'best ever',
  'the best',
  "world's best",
  'world best',
  'best in class',
  'world class',
  'unbeatable',
  'unrivalled',
  'unmatched',
  'highest quality',
  'top quality',
  'perfect gift',
  'most popular',
  'el mejor',
  'la mejor',
  'número uno',
  'insuperable',
  'inigualable',
  'máxima calidad',
  'das beste',
  'der beste',
  'die beste',
  'nummer eins',
  'unschlagbar',
  'höchste qualität',
  'le meilleur',
  'la meilleure',
  'numéro un',
  'imbattable',
  'inégalé',
  'qualité exceptionnelle',
];

/** Promises of quality or refund. */
export const guaranteePhrases: readonly string[] = [
  'guarantee',
  'guarantees',
  'guaranteed',
  'money back',
  'full refund',
  'refund',
  'refunds',
  'risk free',
  'no risk',
  'lifetime warranty',
  'warranty',
  'garantía',
  'garantizado',
  'garantizada',
  'devolución del dinero',
  'reembolso',
  'garantie',
  'garantiert',
  'geld zurück',
  'rückerstattung',
  'garanti',
  'garantis',
  'garantie à vie',
  'remboursé',
  'remboursement',
];

/** Effects on health that marketplaces remove listings for. */
export const curePhrases: readonly string[] = [
  'cures',
  'heals',
  'instant results',
  'instant result',
  'miracle',
  'anti bacterial',
  'antibacterial',
  'antimicrobial',
  'antiviral',
  'kills germs',
  'kills bacteria',
  'weight loss',
  'fda approved',
  'clinically proven',
  'resultados inmediatos',
  'milagro',
  'heilt',
  'sofortige ergebnisse',
  'wundermittel',
  'guérit',
  'résultats immédiats',
  'miracle minceur',
];

/** Refusal lists that scare buyers away. */
export const hostilePhrases: readonly string[] = [
  'no time wasters',
  'time wasters',
  'no timewasters',
  'no lowball',
  'no lowballers',
  'lowballers',
  'no lowball offers',
  'serious only',
  'serious buyers only',
  'serious inquiries only',
  'serious enquiries only',
  'fcfs',
  'first come first served',
  'no scammers',
  "don't waste my time",
  'do not waste my time',
  'no low offers',
  'keine spaßanfragen',
  'nur ernstgemeinte anfragen',
  'abstenerse curiosos',
  'curieux s’abstenir',
  "curieux s'abstenir",
];
