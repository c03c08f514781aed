import { tellsFault } from '#rules/ledger/fault-turns.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

type Written = 'en' | 'de' | 'es' | 'fr';

/** What sets the second half of a clause against the first. */
const contrary: Readonly<Record<Written, RegExp>> = {
  en: /,?\s(?:but|although|though|yet|(?:apart|aside) from|except for|other than|save for)\s/iu,
  de: /,?\s(?:aber|allerdings|jedoch|bis auf)\s/iu,
  es: /,?\s(?:pero|aunque|salvo|excepto)\s/iu,
  fr: /,?\s(?:mais|par contre|sauf|hormis)\s/iu,
};
/** The subject of the first half, where it is no pronoun. */
const subject = longPattern('iu')`
  ^(?:the|its|their|both|one|der|die|das|el|la|los|las|le|les)?\s?(?<noun>(?!(?:it|they|this|these|er|sie|es|ils?|elles?|ça)\s)\p{L}[\p{L}-]{1,20}(?:\s(?!is\s|are\s)\p{L}[\p{L}-]{1,20}){0,2}?)
    \s(?:is|are|has|have|was|looks?|works?|runs?|ist|sind|hat|läuft|funktioniert|es|son|está|están|tiene|tienen|funciona|est|sont|a|fonctionne)\s
`;
const pronoun = /^(?:it|they|er|sie|es|ils?|elles?)\s(?=\p{Ll})/iu;
/** What has no subject of its own. */
const bare = longPattern('iu')`
  ^(?:has|have|is|are|does|do|shows?|needs?|hat|haben|ist|sind|zeigt|braucht|tienen?|est[áa]n?|presentan?|a|ont|est|sont
    |(?:a\s(?:bit|little)\s|rather\s|quite\s|very\s|slightly\s|etwas\s|leicht\s|algo\s|un\spoco\s|bastante\s|un\speu\s|assez\s)?(?!an?\s|the\s|one\s|two\s|some\s|there\s|un[ea]?\s|ein\p{L}*\s)\p{Ll}{3,}(?:\s(?:on|at|in|when|bei|auf|im|en|al|à|au|sur)\s|$))
`;

/**
 * The half of a clause that tells a fault, without the praise that it is set against: "back has a small dent" of "screen is
 * perfect but the back has a small dent"; what has no subject of its own keeps the first one.
 */
export function faultHalf(piece: string, language: Written): string {
  const joint = contrary[language].exec(piece);
  if (joint === null) return piece;
  const first = piece.slice(0, joint.index);
  const second = piece.slice(joint.index + joint[0].length);
  const isSecond = tellsFault(second, language);
  if (tellsFault(first, language)) return isSecond ? piece : first;
  if (!isSecond) return piece;
  const rest = second.replace(pronoun, '');
  const noun = subject.exec(`${first} `)?.groups?.['noun'] ?? '';
  return noun !== '' && (rest !== second || bare.test(rest)) ? `${noun} ${rest}` : rest;
}
