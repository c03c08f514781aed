import type { FieldValue } from '#contract/seo-content.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { mayBePlaceholder, placeholders } from '#rules/facts/placeholders.ts';
import { mayPromote, promotionsIn } from '#rules/facts/promotion.ts';
import { cutClaim } from '#rules/ledger/claim-cut.ts';
import { mayInstruct, withoutInstructions } from '#rules/ledger/instructions.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Ledger, Listing, Repair } from './listing.ts';

/** Finds that are cut in one text at most; a text with more is advertising through and through. */
const mostCuts = 30;

/**
 * Takes out what no listing should say whatever the platform: sentences that talk to a writing machine, offers and
 * rank that the seller does not state, pressure and bait, in all four written languages at once, since a model may
 * answer in another language than it was asked in.
 */
export function plainSpeech(
  listing: Listing,
  platform: Platform,
  ledger: Ledger,
): { listing: Listing; repairs: Repair[] } {
  const together = fieldRules(platform)
    .map((rule) => textOfField(listing[rule.id]))
    .join('\n');
  const doubts: Doubts = {
    instructs: mayInstruct(together),
    brief: mayPromote(together) ? briefOf(ledger) : null,
    strange:
      /:\/\/|www\.|@|\.[a-z]{2}|\s\.\s?[a-z]{3}|\bdot\b/iu.test(together) || mayBePlaceholder(together)
        ? saidIn(ledger)
        : null,
  };
  const plain: Listing = {};
  const repairs: Repair[] = [];
  for (const rule of fieldRules(platform)) {
    const value = listing[rule.id];
    if (value === undefined) continue;
    const removed: string[] = [];
    plain[rule.id] = plainValue(value, doubts, removed);
    if (removed.length > 0)
      repairs.push({
        field: rule.id,
        reason: 'Taken out, because it advertises instead of describing.',
        removed: [...new Set(removed)].join(', '),
      });
  }
  return { listing: plain, repairs };
}

function briefOf(ledger: Ledger): string {
  return ledger.sentences
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
}

const leastSaid = 3;

function saidIn(ledger: Ledger): (found: string) => boolean {
  const brief = briefOf(ledger);
  return (found) => {
    const bare = found.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?|\/$/gu, '');
    // What a cut has left of an address stands in any text.
    return bare.length >= leastSaid && brief.includes(bare);
  };
}

/** What a first look at all fields together gives reason to look for in each. */
interface Doubts {
  /** Somebody may talk to a writing machine. */
  instructs: boolean;
  /** The seller's text in lower case; null where nothing advertises. */
  brief: string | null;
  /** Whether the seller wrote an address or a placeholder; null where none is written. */
  strange: ((found: string) => boolean) | null;
}

function plainValue(value: FieldValue, doubts: Doubts, removed: string[]): FieldValue {
  if (typeof value === 'string') return plainText(value, doubts, removed);
  const texts: string[] = [];
  const pairs: { name: string; value: string }[] = [];
  for (const entry of value) {
    if (typeof entry === 'string') texts.push(plainText(entry, doubts, removed));
    // A name says no more than half a sentence: one that loses any of it is none.
    else if (plainText(entry.name, doubts, removed) === entry.name)
      pairs.push({ name: entry.name, value: plainText(entry.value, doubts, removed) });
  }
  return pairs.length > 0 ? pairs : texts;
}

const help =
  'help|assist|write|create|generate|provide|comply|fulfil|do that|continue|helfen|schreiben|erstellen|ayudar|escribir|crear|generar|cumplir|aider|écrire|créer|générer|répondre';
/** What a model says in place of a text, or before it. */
const refusal = new RegExp(
  `(?<!\\p{L})(?:i(?:[’']m| am) (?:very |really )?(?:sorry|afraid),? (?:but |that )?(?:i|we|this|as an?)(?=[’'\\s])|i(?:[’']m| am) (?:unable|not able) to (?:${help})|i (?:can(?:no|[’'])t|cannot|won[’']t|am unable to) (?:${help})|as an? (?:ai|language model)|es tut mir leid, (?:aber )?(?:ich|das)|ich kann (?:\\p{L}+ ){0,4}nicht (?:${help})|als (?:ki|sprachmodell)|lo siento, (?:pero )?no|no puedo (?:${help})|como (?:ia|modelo de lenguaje)|(?:je suis )?désolée?, (?:mais )?je ne|je ne peux pas (?:\\p{L}+ )?(?:${help})|en tant qu[’'](?:ia|intelligence)|(?:sure|certainly|of course)[!,.] here(?:[’']s| is| are)|here(?:[’']s| is| are) (?:the|your|an?) (?:\\p{L}+[- ]){0,3}(?:listing|description|title|json|text|result)|hier (?:ist|sind) (?:\\p{L}+[- ]){1,3}(?:beschreibung|meta-beschreibung|produktbeschreibung|titel|text|json)(?=:)|aquí (?:tienes?|está) (?:\\p{L}+[- ]){1,3}(?:descripción|título|texto|json)(?=:| optimi)|voici (?:\\p{L}+[- ]){1,3}(?:description|titre|texte|fiche|json)(?=:| optimi))(?!\\p{L})`,
  'iu',
);
const mayRefuse =
  /sorry|afraid|unable|can[’']?not|can[’']t|won[’']t|an ai|language model|leid|nicht|als ki|sprachmodell|lo siento|no puedo|como ia|modelo de|désol|je ne|en tant|here|hier |aquí|voici/iu;

/** Takes out sentences in which a model refuses or introduces its answer. */
function withoutRefusal(text: string, removed: string[]): string {
  if (!mayRefuse.test(text) || !refusal.test(text)) return text;
  return text
    .replace(/^(?:sure|certainly|of course)[!.,]\s(?=here(?:[’']s| is| are)\s)/iu, '')
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?:])\s+/u)
        .filter((sentence) => {
          const refuses = refusal.test(sentence);
          if (refuses) removed.push(sentence.slice(0, 80));
          return !refuses;
        })
        .join(' '),
    )
    .join('\n')
    .trim();
}

/** An address with the verb that asks to follow it. */
const address = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"“”()]*/giu;
/** The same without its beginning, with its dot in words, and of a letter box. */
const bareAddress = longPattern('giu')`
  (?<![\p{L}\p{N}.@-])(?:[a-z\d-]{2,63}\.){1,4}(?:com|net|org|info|biz|shop|store|online|site|website
    |example|test|xyz|app|dev|link|click|live|page|club|top|vip|co\.uk|io|tv|ly|gg|de|fr|eu|uk|nl|ru|cn|jp
    |co|ca|ch|pl|cc)(?![\p{L}\p{N}-])(?:\/[^\s<>"“”()]{0,200})?
  |(?<![\p{L}\p{N}.@-])(?:[a-z\d-]{2,63}\.){1,4}[a-z]{2,12}\/[^\s<>"“”()]{2,200}
  |(?<![\p{L}\p{N}.-])[a-z\d-]{2,40}\s\.\s?(?:com|net|org|shop|store)(?!\p{L})
  |(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,40}\s?[[(]?\s?dot\s?[\])]?\s?(?:com|net|org|shop|store)(?!\p{L})
  |(?<![\p{L}\p{N}])[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}
`;

/** Takes out sentences with what a template left, and those that lead to an address which the brief does not give. */
function withoutStrangers(text: string, said: (found: string) => boolean, removed: string[]): string {
  let current = text;
  for (let cut = 0; cut < mostCuts; cut += 1) {
    const found = [...placeholders, address, bareAddress]
      .flatMap((pattern) => [...current.matchAll(pattern)])
      .find(([match]) => !said(match.replace(/[.,;:!?]+$/u, '')));
    // What was cut out between two stops leaves both.
    if (found === undefined) return cut === 0 ? current : current.replace(/(?<!\.)\.\s?\.(?!\.)/gu, '.');
    removed.push(found[0]);
    const end = found.index + found[0].length;
    const shorter = cutClaim(current, { start: found.index, end, kind: 'link' });
    current =
      shorter.length < current.length ? shorter : `${current.slice(0, found.index)} ${current.slice(end)}`;
  }
  return '';
}

function plainText(given: string, { instructs, brief, strange }: Doubts, removed: string[]): string {
  const own = withoutRefusal(given, removed);
  const text = strange === null ? own : withoutStrangers(own, strange, removed);
  let current = instructs ? withoutInstructions(text) : text;
  if (brief === null) return current;
  for (let cut = 0; cut < mostCuts; cut += 1) {
    // Repeated marks and picture signs are no phrase; fitting takes care of them.
    const found = promotionsIn(current, brief).find(({ text: said }) => /\p{L}{3}|#/u.test(said));
    if (found === undefined) return current;
    removed.push(found.text);
    const end = found.start + found.text.length;
    const shorter = cutClaim(current, { start: found.start, end, kind: 'superlative' });
    current =
      shorter.trim() !== '' && shorter.length < current.length
        ? shorter
        : `${current.slice(0, found.start)} ${current.slice(end)}`;
  }
  return '';
}
