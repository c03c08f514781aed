import { splitSentences } from '#rules/ledger/clauses.ts';
import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { upperFirst } from './english-words.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

/** Where a sentence says what the app does, or what its reader does with it; what is done follows. */
const opens: Readonly<Record<Written, RegExp>> = {
  en: /^(?:It|The app) (?:also |then |even |automatically )?(?=\p{Ll}{3,}s\s)/u,
  de: /^(?:Die App|Sie) (?=\p{Ll}{3,}t\s)/u,
  es: /^(?:(?:La (?:aplicación|app) )?(?=\p{Ll}{3,}[ae]\s)|(?=\p{Lu}\p{Ll}{3,}[ae]s\s))/u,
  fr: /^(?:(?:L[’'](?:application|appli)|Elle) (?=\p{Ll}{3,}[et]\s)|Vous (?=\p{Ll}{3,}ez\s))/u,
};
const joints: Readonly<Record<Written, RegExp>> = {
  en: /, (?:and )?| and (?=\p{Ll}{3,}s\s)/u,
  de: /, | und (?=\p{Ll}{3,}t\s)/u,
  es: /, (?:y )?| y (?=\p{Ll}{2,}s?\s)/u,
  fr: /, (?:et )?| et (?=\p{Ll}{3,}(?:e|t|ez)\s)/u,
};
/** A deed with its object; a piece without its verb belongs to the one before it. */
const deed: Readonly<Record<Written, RegExp>> = {
  en: /^\p{Ll}{2,}[^s\P{L}]s (?!(?:of|in|on|to|for|with|as|and|or|from|by|at)\s)\p{L}/u,
  de: /^\p{Ll}{3,}t (?:\p{L}|\d)/u,
  es: /^\p{Ll}{3,}[ae] (?:los|las|el|la|tus?|cada|una?|cuánt|qué|cuándo)/u,
  fr: /^\p{Ll}{3,}(?:e|t|ez) (?:les?|la|l[’']|vos|votre|chaque|une?|des|combien|quand)/u,
};
/** What an app is, has, needs or costs is none of its deeds. */
const noDeed: Readonly<Record<Written, RegExp>> = {
  en: /^(?:is|has|does|was|costs|needs|requires|supports|runs|works|comes|takes|uses|exists|asks|remains|stays|lets|helps|allows|means|makes|gets|gives|makes)\s|(?<!\p{L})(?:it|them|this|that|so|both)$/u,
  de: /^(?:ist|hat|kostet|braucht|gibt|lässt|läuft|bleibt|kommt|geht|steht|funktioniert|enthält|hilft|benötigt|verlangt)\s/u,
  es: /^(?:cuesta|tiene|está|funciona|existe|puede|hace|falta|cabe|permite|ayuda|para|cada|esta|ella|una|nada|viene|sale|una?)\s/u,
  fr: /^(?:est|sont|coûte|existe|reste|fonctionne|peut|doit|permet|aide|pouvez|avez|êtes|devez|n[’']|ne|marche|tient|suffit|contient|entre|notre|votre|cette)(?:\s|$)/u,
};
const endsOpen =
  /\s(?:and|or|of|to|for|with|in|on|by|from|the|an?|your|und|oder|mit|für|im|in|vor|y|o|de|del|con|para|en|et|ou|du|des|avec|pour|à|au|the|when|if|que|qui)$/iu;
const mostSentences = 8;

/** "Marca" of "marcas": what the reader does, as the store tells it. */
function asTold(piece: string, written: Written): string {
  return written === 'es' ? piece.replace(/^(\p{Ll}{3,}[ae])s(?=\s)/u, '$1') : piece;
}

/**
 * "Logs every loaf with a photo" of "It works out flour and water and logs every loaf with a photo": what the sentences of an
 * app's text say one by one that it does, or that one does with it.
 */
export function saidDeeds({ product, language }: Brief): string[] {
  const { written } = language;
  if (written === 'other') return [];
  return splitSentences(product.description)
    .slice(0, mostSentences)
    .flatMap((sentence) => {
      const front = opens[written].exec(sentence)?.[0];
      if (front === undefined) return [];
      const rest = sentence.slice(front.length).replace(/[.!]+$/u, '');
      const pieces = `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`.split(joints[written]);
      return pieces
        .filter((_, at) => {
          // "Calculates yeast, flour and water": what follows without a verb of its own is done the same to.
          const next = pieces[at + 1];
          return next === undefined || isDeed(asTold(next, written), written);
        })
        .map((piece) => asTold(piece, written))
        .filter(
          (piece) =>
            isDeed(piece, written) &&
            !endsOpen.test(piece) &&
            !/[()"“;:?]|(?<!\p{L})(?:no|not|never|nicht|kein\p{L}*|nie|nunca|ningun[ao]?|ne|pas|aucune?)(?!\p{L})/iu.test(
              piece,
            ),
        )
        .map(upperFirst);
    });
}

function isDeed(piece: string, written: Written): boolean {
  return deed[written].test(piece) && !noDeed[written].test(piece);
}
