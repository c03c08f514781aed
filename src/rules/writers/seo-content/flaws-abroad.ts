import { withoutDenied } from '#rules/ledger/condition-patterns.ts';
import { tellsFault } from '#rules/ledger/fault-turns.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { faultHalf } from './fault-half.ts';

type Written = 'de' | 'es' | 'fr';

/** Where one fault ends and the next begins. */
const parting: Readonly<Record<Written, RegExp>> = {
  de: /[,;]\s(?!aber |unten|oben|hinten|vorne|innen|außen|links|rechts)(?:und\s)?|\s(?:und|sowie)\s(?=(?:der|die|das|den|am|im|an|auf|einen?|einem|einer|ein|einige|mehrere|leichte|kleine|hat)\s)/u,
  es: /[,;]\s(?!pero |abajo|arriba|detrás|delante|dentro|por)(?:y\s)?|\sy\s(?=(?:el|la|los|las|un|una|unos|unas|algun\p{L}+|le|tiene|tienen|faltan?|está|están)\s)/u,
  fr: /[,;]\s(?!mais |en bas|en haut|à l|derrière|devant|dessous|au dos|sans)(?:et\s)?|\set\s(?=(?:(?:le|la|les|une?|des|quelques|il|elle|petites?|légères?)\s|l[’']))/u,
};

const opener: Readonly<Record<Written, RegExp>> = {
  de: /^(?:leider |nur |aber )?(?:(?:hat|haben|es gibt|es hat|mit|er hat|sie hat|es sind|weist) )?/iu,
  es: /^(?:(?:detalles?|defectos?|desperfectos?|ojo|nota)\s?:\s)?(?:pero |solo |eso sí )?(?:(?:tienen?|hay|presenta|con) )?(?:(?:le|les) (?=faltan?\s))?/iu,
  fr: /^(?:mais |juste |seulement )?(?:(?:il y a|elle a|il a|présente|avec) )?/iu,
};
/** "Un mando no va": of two, one, which is said with its article. */
const article: Readonly<Record<Written, RegExp>> = {
  de: /^(?:der|die|das) /iu,
  es: /^(?:el|la|los|las) /iu,
  fr: /^(?:(?:le|la|les) |l[’'])/iu,
};

/** What is in order, by how it goes on. */
const inOrder = longPattern('iu')`
  (?<!\p{L})(?:ist aber|(?:ist|sind|liegt|liegen) (?:auch |noch )?(?:dabei|bei|vorhanden|enthalten)|funktioniert|lässt sich|in ordnung|einwandfrei|repariert|erneuert|behoben|ausgetauscht
    |pero funciona|funciona bien|reparad\p{L}*|arreglad\p{L}*|cambiad\p{L}*|réparée?s?|refaite?s?|remplacée?s?|changée?s?|fonctionne)(?!\p{L})
`;
/** "Mit Ringwear und einem Einriss": what hangs on a preposition of the piece before it stands in no row. */
const governed = /^(?:einem|einer)\s/u;
const denies = /^(?:kein\p{L}*|ohne|nicht|weder|sans|pas|aucune?|ni|sin|ning\p{L}+|no|ni)\s/iu;
/** "Einige" and "mehrere" bring what is there; "einen kleinen Riss" is "kleiner Riss" where nothing governs it. */
const masculine = /^einen ((?:\p{Ll}+en )*)(?=\p{Lu})/u;
const placeFirst =
  /^((?:Am|Im|An|Auf|In|Unter|Neben|Hinter) (?:(?:der|dem|den|einer|einem) )?(?:\p{Ll}+e[nmr]? )?\p{Lu}[\p{L}-]+) (?:sind|ist|befinde[nt] sich|gibt es|hat es) (\S.*)$/u;

function inGerman(text: string): string {
  const [, place, what] = placeFirst.exec(text) ?? [];
  const told = place === undefined ? text : `${what!} ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  return told.replace(masculine, (_, traits: string) => traits.replaceAll(/en(?= )/gu, 'er'));
}

/** "Les roues avant sont un peu usées": a row needs no verb. */
const without = (text: string, language: Written): string =>
  language === 'fr'
    ? text
        .replace(/^(\p{L}+(?: \p{L}+){0,2}) (?:est|sont) /u, '$1 ')
        .replace(
          /^((?!il |elle )\p{L}{3,}(?: \p{L}+){0,2}) (?:a|ont|présente(?:nt)?|porte(?:nt)?) (?=(?:une?|des|de|quelques|\d|deux|trois) )/u,
          '$1 avec ',
        )
    : language === 'es'
      ? text
          .replace(/^(\p{L}{3,}(?: \p{L}+){0,2}) (?:está|están) (?!en |a |de |para )(?=\p{Ll})/u, '$1 ')
          .replace(/^(\p{L}{3,}(?: \p{L}+){0,2}) (?:tienen?|presentan?|llevan?) (?!que )/u, '$1 con ')
      : text;

/** The faults that one clause tells, in the seller's words and without what leads to them. German, Spanish, French. */
export function faultsAbroad(text: string, language: Written): string[] {
  return (
    text
      .split(parting[language])
      .map((piece) => faultHalf(piece.replace(/[.\s]+$/u, ''), language))
      .filter(
        (piece) =>
          !denies.test(piece) &&
          !governed.test(piece) &&
          !inOrder.test(piece) &&
          tellsFault(withoutDenied(piece, language), language),
      )
      .map((piece) => {
        const bare = piece.replace(opener[language], '');
        return without((language === 'de' ? inGerman(bare) : bare).replace(article[language], ''), language);
      })
      // "Eingerissen" alone says of nothing what it is.
      .filter((fault) => fault.includes(' ') || (language === 'de' && /^\p{Lu}/u.test(fault)))
  );
}
