import { toldInNews } from '#rules/ledger/app-news.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { tellsLiability, tellsRenewal } from '#rules/ledger/store-terms.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { remembering } from '#rules/text/remembering.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** "Oder für ein neues Laptop", "fokussiert zu bleiben", "using edge AI": what goes on from the words before it. */
const goesOn: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^(?:using|via) |^\p{L}+ing\s(?:\p{L}+\s){0,3}(?:it|them|this|that)$/iu,
  de: /^(?:oder|und|sondern|aber|pro)\s|^\p{L}{4,} zu \p{Ll}{3,}n$|^ohne \p{L}[^.]{0,40} zu \p{Ll}{3,}n$/iu,
  es: /^(?:y|e|o|pero|sino|que)\s/iu,
  fr: /^(?:et|ou|mais|que|qui|dont)\s/iu,
};
/** Rows of countries and languages: one of them is nothing that an app does. */
const rowOf =
  /(?<!\p{L})(?:countries|languages|available in|países|idiomas|disponible en|sprachen|ländern?|verfügbar in|langues|pays)(?!\p{L})/iu;

/** "Most people lose their keys, hunting pockets and bags": what readers suffer from. */
const ofReaders = /^(?:most|many|some|few) (?:people|of us|users|parents|drivers|students|apps)\b/iu;
const paid =
  /(?<!\p{L})(?:plan (?:semanal|mensual|anual)|suscripci[oó]n(?:es)?|jahresabo|monatsabo|abonnement (?:annuel|mensuel))(?!\p{L})/iu;

/** "GPX-Datei laden, Startzeit wählen, fertig." */
const isDone = /^(?:fertig|done|that['’]s it|listo|ya está|c['’]est prêt|et voilà|voilà|terminé)[.!]?$/iu;

/** Whether a piece of an app's text says nothing by itself: half a sentence, what a voice of the app says, its own name, one of a row. */
export function isHalfFunction(text: string, { brief, name, language }: Draft): boolean {
  if (/^["“„«]/u.test(text) || goesOn[language.written]?.test(text)) return true;
  if (foldWord(text).replaceAll(' ', '') === foldWord(name).replaceAll(' ', '')) return true;
  const { description } = brief.product;
  // "Themes: Dunkel" of "Themes: dunkel, hell und schwarz".
  if (/^\p{Lu}[\p{L} ]+: \p{L}+$/u.test(text) && description.includes(`${text}, `)) return true;
  if (isDone.test(text) || paid.test(text) || toldInNews(text, description)) return true;
  const piece = text.toLowerCase();
  // "Prevent any disease" of "not intended to prevent any disease" would be a false promise.
  const { terms, rows } = saidAside(description);
  if (terms.some((sentence) => sentence.includes(piece))) return true;
  return rows.some((sentence) => {
    const at = sentence.toLowerCase().indexOf(piece);
    return at > 0 && rowOf.test(sentence.slice(0, at)) && /(?:[:,]|\p{L})\s$/u.test(sentence.slice(0, at));
  });
}

/** Texts asked of in turn are those of a few products, each up to the longest description. */
const mostHeld = 100_000;

/** Sentences of a text that tell no function, in small letters, and those with a row of countries or languages, as they are. */
const saidAside = remembering((description: string) => {
  const sentences = splitSentences(description.replaceAll('\n', '. '));
  return {
    terms: sentences
      .filter(
        (sentence) =>
          ofReaders.test(sentence) ||
          paid.test(sentence) ||
          tellsLiability(sentence) ||
          tellsRenewal(sentence),
      )
      .map((sentence) => sentence.toLowerCase()),
    rows: sentences.filter((sentence) => rowOf.test(sentence)),
  };
}, mostHeld);
