import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What opens a row of single words that lean on it: "speaks English, Arabic and Spanish", "free tea, coffee and wifi". */
const opensRow: Record<WrittenLanguage, RegExp> = {
  en: longPattern('iu')`
    ^(?:(?:\p{L}+ ){0,3}speaks?|(?:(?:we|i|they) )?(?:also )?(?:fluent in|serv(?:e|es|ing)|cover(?:s|ing)?
        |open|accepts?|takes?|includes?|including|works? (?:with|on|in)|fits?|repairs?|ships? to
        |delivers? to|delivery to|(?:trained|certified|qualified|experienced|based|made|available) (?:in|for
          |on)|free|from|with|in|for))(?=\s)
  `,
  de: /^(?:(?:\p{L}+ ){0,3}(?:sprechen|spricht)|(?:wir )?(?:sprachen?:?|fließend|geöffnet|offen|liefern|inklusive|kostenlose[rs]?|gratis|mit|für|in|auf))(?=\s)/iu,
  es: /^(?:(?:\p{L}+ ){0,3}habla(?:mos|n)?|cubrimos|servimos|abierto|abrimos|incluye|entregamos|con|en|para)(?=\s)/iu,
  fr: /^(?:(?:\p{L}+ ){0,3}parl(?:e|ons|ent)|(?:nous )?(?:couvrons|desservons|livrons)|ouvert|inclut|inclus|avec|en|pour)(?=\s)/iu,
  other: /^$/u,
};
const name = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}(?: \\p{Lu}[\\p{L}\\p{M}’'-]{1,30})?";
/** "Parts for John Deere": names that follow share its preposition. */
const opensNames = new RegExp(` (?:for|in|to|of|serving|covering|für|nach|para|a|pour|à) ${name}$`, 'u');
/** "Visitas en español": the other languages share its preposition, and Spanish and French write them small. */
const opensLanguages =
  /\s(?:in|auf|en) (?:english|welsh|german|french|spanish|deutsch|englisch|französisch|español|castellano|inglés|francés|alemán|italiano|portugués|catalán|euskera|gallego|français|anglais|allemand|espagnol|italien|néerlandais)$/iu;
const bare = /^[\p{L}\p{M}’'-]+$/u;
const barePair = /^[\p{L}\p{M}’'-]+ (?:and|&|und|y|e|et) [\p{L}\p{M}’'-]+$/u;
/** A name of two words stands in a row like one, and the last two stand joined: "serving Leeds, Harrogate and West Yorkshire". */
const bareName = new RegExp(
  `^${name}(?: (?:and|&|und|y|et) ${name})?(?: (?:from|since|in|with|up to|ab|seit|desde|depuis) .{1,60})?$`,
  'u',
);

/** "Pick up from home, school or work", "book by the hour, day or week": the row shares the preposition before its first. */
const opensChoice =
  /\s(?:from|by|to|at|in|on|for|of|per|with|von|nach|bei|zu|im|am|für|pro|desde|en|por|para|a|de|à|chez|par|pour)(?: (?:the|your|a|an|der|die|das|dem|den|el|la|los|las|le|les|votre))? [\p{L}\p{M}’'-]+$/iu;
const choice = /^[\p{L}\p{M}’'-]+ (?:or|oder|o|ou) [\p{L}\p{M}’'-]+$/iu;
/** "Helmets, locks and maps included": so does what is said of all of them at the end. */
const sharedEnd =
  /^[\p{L}\p{M}’'-]+ (?:and|&|und|y|et) [\p{L}\p{M}’'-]+ (?:(?:are |all |is )?(?:included|provided|supplied|accepted|spoken|available|welcome|inclusive)|inklusive|inbegriffen|gesprochen|incluid[oa]s|inclus(?:es)?|compris(?:es)?)$/iu;

/** "Free delivery over £35, vegan": what ends in a figure has said what it is about. */
function isOpener(piece: string, language: WrittenLanguage): boolean {
  return opensRow[language].test(piece) && !/\d$/u.test(piece);
}

/**
 * Pieces of a list put together again where a single word says too little alone: neither "Arabic" nor "Cake" is a fact.
 * What is joined is the advertiser's own text, with its commas and its "and".
 */
export function joinBareWords(pieces: readonly string[], said: string, language: WrittenLanguage): string[] {
  const last = pieces.at(-1) ?? '';
  const isChoice = choice.test(last);
  const rows: { from: number; to: number; isOpen: boolean; isBare: boolean; isOfLanguages: boolean }[] = [];
  let at = 0;
  for (const piece of pieces) {
    const from = said.indexOf(piece, at);
    // A piece that was changed on its way cannot be found again.
    if (from < 0) return [...pieces];
    at = from + piece.length;
    const before = rows.at(-1);
    const isBare = bare.test(piece);
    if (
      before !== undefined &&
      // Every German noun has a capital: "Festpreis nach Besichtigung, Einbau in 2 Wochen" are two facts.
      ((before.isOpen && bareName.test(piece) && (language !== 'de' || isBare)) ||
        (before.isOfLanguages && barePair.test(piece)) ||
        (before.isOpen && piece === last && isChoice) ||
        (before.isBare && piece === last && sharedEnd.test(piece)) ||
        (isBare && (before.isOpen || before.isBare)))
    )
      before.to = at;
    else
      rows.push({
        from,
        to: at,
        isOpen:
          isOpener(piece, language) ||
          opensNames.test(piece) ||
          opensLanguages.test(piece) ||
          (isChoice && opensChoice.test(piece)),
        isBare,
        isOfLanguages: opensLanguages.test(piece),
      });
  }
  return rows.map(({ from, to }) => said.slice(from, to));
}
