import { longPattern } from '#rules/text/long-pattern.ts';
import { withoutStoreAsides } from './store-asides.ts';
import { linesOfPage } from './store-lines.ts';

/**
 * Makers paste what stands on their page of a store of apps: parts under headings in capitals, labels over points, lists of
 * countries and formats, what is planned, and what belongs to a paid plan alone. Headings head functions and are none; what is
 * planned is none yet.
 */

const bullet = /^\s*(?:[-–—•*·▪►✓✔☑➤→>~●◦○‣⁃■◆★☆+]|\p{Extended_Pictographic}\uFE0F?)\s*/u;
const marks =
  /\p{Extended_Pictographic}|\uFE0F|\u200D|\u20E3|[#*=_~|•–—►▶★☆●○■◆✓✔→]|(?<!\p{L})-|-(?!\p{L})/gu;
/** Names that keep small letters among capitals. */
const deviceNames =
  /(?<!\p{L})(?:iOS|iPadOS|macOS|watchOS|tvOS|visionOS|iPhone|iPad|iCloud|iMessage|eSIM|eBook|[vV]\d[\d.]*|and|und|y|et)(?!\p{L})/gu;
const longestHead = 80;
const fewestLetters = 4;
const fewestHeads = 2;
const longestLead = 140;
const wordsOfLabel = 6;
const wordsOfEntry = 3;
const fewestEntries = 3;

/** Headings of any part, in any letters. */
const commonHead = longPattern('iu')`
  ^(?:(?:special|key|main|top|more|other|additional|core|app|all|some|the|our|great) )?(?:features?|functions?|highlights)
    (?: (?:include|at a glance|overview))?$|^(?:how it works|how to use(?: it)?|what you get|what you can do|before you start
    |who (?:is it|it['’]?s|is this) for|why (?:choose |use |you['’]ll love )?[\p{L}\d' -]{2,30}|good to know|permissions?(?: used)?
    |getting started|get started|simple and practical|privacy(?: first)?|your privacy|in short|and more|notes?|links?|disclaimer)$
  |^(?:weitere |alle |die |unsere )?(?:features|funktionen|highlights|vorteile|merkmale)(?: (?:im überblick|auf einen blick))?$
  |^(?:haupt|zusatz|kern)funktionen$|^(?:so funktioniert(?:['’]?s| es| [\p{L} ]{2,20})|für wen(?: ist [\p{L} ]{2,20})?|warum [\p{L}\d' -]{2,30}
    |berechtigungen|hinweise?|datenschutz)$
  |^(?:autres |principales )?(?:fonctions|fonctionnalités|caractéristiques|points forts|atouts)(?: (?:principales|clés|incluses))?$
  |^(?:comment ça marche|pour qui|pourquoi (?:choisir )?[\p{L}\d' -]{2,30}|confidentialité|autorisations|bon à savoir|en bref|remarques?)$
  |^(?:otras |principales )?(?:funciones|funcionalidades|características|ventajas)(?: (?:principales|clave|destacadas))?$
  |^(?:cómo funciona|para quién(?: es)?|por qué (?:elegir )?[\p{L}\d' -]{2,30}|sencillo y práctico|privacidad|permisos|notas?)$
`;
/** Headings over what the app does not do yet, and labels before one such thing. */
const planned =
  /^(?:coming soon|(?:what['’]s )?(?:coming )?next|planned(?: features)?|roadmap|upcoming(?: features)?|in (?:the )?works|future (?:features|updates|plans)|bald(?: verfügbar)?|demnächst(?: verfügbar)?|in planung|geplant(?:e funktionen)?|bientôt(?: disponible)?|prochainement|à venir|próximamente|muy pronto)$/iu;
const plannedPoint =
  /^(?:coming soon|bald verfügbar|demnächst(?: verfügbar)?|bientôt(?: disponible)?|prochainement|próximamente)\s?[:–—-]\s/iu;
/** "Premium features", "Evaluate Day Pro": over what a paid plan alone has. */
const planHead =
  /(?:^|\s)(pro|premium|plus|gold|vip)(?:$|\s?[-–—:]|[ -](?:features?|version|plan|subscription|members?(?:hip)?|users?|upgrade|funktionen|version|abo|mitgliedschaft|funciones|versión|suscripción|fonctions|fonctionnalités|abonnement)(?!\p{L}))/iu;

const forAll = /(?<!\p{L})(?:free|basic|kostenlos|gratis|gratuit)(?!\p{L})/iu;

const plain = (line: string): string =>
  line
    .replace(marks, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\s?[:?!]$/u, '');
const countWords = (text: string): number => text.split(/\s+/u).length;

/** "📊 INTELLIGENT HEALTH TRACKING", "USE IT ON ALL iOS DEVICES": a line in capitals; what it asks for in brackets is a fact. */
function isShouted(line: string): boolean {
  const bare = plain(line);
  if (bare.length > longestHead || bare.includes('(') || /[.;]$/u.test(bare)) return false;
  const letters = bare.replace(deviceNames, '');
  return !/\p{Ll}/u.test(letters) && (letters.match(/\p{Lu}/gu) ?? []).length >= fewestLetters;
}

interface Line {
  text: string;
  /** The next line that says something, or empty. */
  next: string;
  /** Whether no line is left out before it. */
  isNextAtOnce: boolean;
  before: string;
}

/** "Vehicles:" above its points, or above a part of its own. */
function isLabelHead({ text, next, isNextAtOnce, before }: Line): boolean {
  const told = text.trim().replace(/<\/?[a-z]{1,6}>/gu, '');
  // "Tips" alone above its points.
  if (
    before === '' &&
    !isNextAtOnce &&
    bullet.test(next) &&
    /^\p{Lu}[\p{L} ]{2,30}$/u.test(told) &&
    countWords(told) <= wordsOfEntry
  )
    return true;
  if (!/^\p{Lu}[^.!?:;,()\d]{1,44}\s?:$/u.test(told) || countWords(told) > wordsOfLabel) return false;
  return next !== '' && (bullet.test(next) || (!isNextAtOnce && before === ''));
}

const wordsOfHead = 4;
const wordsBelow = 6;

/** "Purchases" over "Record every load with its weight and price.": headings in small letters, of which a text has several. */
function mixedHeads(lines: readonly string[]): ReadonlySet<number> {
  const heads = new Set<number>();
  lines.forEach((line, at) => {
    const told = line.trim();
    const below = (lines[at + 1] ?? '').trim();
    const isHead =
      at > 0 &&
      lines[at - 1]!.trim() === '' &&
      /^\p{Lu}[\p{L}\d&’' -]{2,40}$/u.test(told) &&
      countWords(told) <= wordsOfHead &&
      /[.!]$/u.test(below) &&
      !bullet.test(below) &&
      countWords(below) >= wordsBelow;
    if (isHead) heads.add(at);
  });
  return heads.size >= fewestHeads ? heads : new Set();
}

/** Points of one to three words below a line that ends in a colon: a list that its line opens ("in the following countries:"). */
function entriesBelow(lines: readonly string[], at: number): string[] {
  const entries: string[] = [];
  for (const line of lines.slice(at + 1)) {
    if (line.trim() === '') {
      if (entries.length > 0) break;
      continue;
    }
    const entry = line.replace(bullet, '').trim();
    if (!bullet.test(line) || countWords(entry) > wordsOfEntry || /[.!?:,]$/u.test(entry)) break;
    entries.push(entry);
  }
  return entries;
}

/** Lines up to the end of the part that a heading opens: up to the next heading, or an empty line behind its points. */
function endOfPart(lines: readonly string[], at: number, isHead: (at: number) => boolean): number {
  let end = at + 1;
  while (end < lines.length && lines[end]!.trim() === '') end += 1;
  while (end < lines.length && lines[end]!.trim() !== '' && !isHead(end)) end += 1;
  return end;
}

/** "Pro" of a heading over what that plan has; empty where the app itself is called so. */
function planIn(head: string, name: string): string {
  const plan = planHead.exec(head)?.[1]?.toLowerCase() ?? '';
  if (plan === '' || name.toLowerCase().split(/\s+/u).includes(plan)) return '';
  return plan === 'vip' ? 'VIP' : plan.charAt(0).toUpperCase() + plan.slice(1);
}

/** "Introducing Pinewall: your climbing diary.": what the app is, told of it. */
const welcome =
  /^(\s*)(?:introducing|meet|welcome to|say hello to) (\p{Lu}[\p{L}\d'’ .+&-]{1,40}?)(?:\s?[:–—,]|\s-)\s+(your|the|an?|our)\s+(?=\p{L})/iu;
const withoutWelcome = (text: string): string =>
  text.replace(
    welcome,
    (_all, space: string, name: string, article: string) => `${space}${name} is ${article.toLowerCase()} `,
  );

/** An app's text without the headings of its page in a store, and with what such a page lists in lines that can be read. */
export function withoutStorePage(given: string, name: string): string {
  const text = withoutStoreAsides(withoutWelcome(given));
  if (!text.includes('\n')) return text;
  const { lines, marked } = linesOfPage(text);
  const shouted = lines.map((line) => isShouted(line));
  const told = lines.filter((line) => line.trim() !== '').length;
  const heads = shouted.filter(Boolean).length;
  // A maker who shouts all of it heads nothing.
  const areHeads = heads >= fewestHeads && heads * 2 <= told;
  const mixed = mixedHeads(lines);
  const nextOf = (at: number): string => lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';
  const isHead = (at: number): boolean => {
    const line = lines[at]!;
    const next = nextOf(at);
    if (next === '') return false;
    if ((areHeads && shouted[at] && at > 0) || mixed.has(at) || marked.has(at)) return true;
    const bare = plain(line);
    if (commonHead.test(bare) || planned.test(bare)) return !bullet.test(line) || bullet.test(next);
    return isLabelHead({
      text: line,
      next,
      isNextAtOnce: (lines[at + 1] ?? '').trim() !== '',
      before: (lines[at - 1] ?? '').trim(),
    });
  };
  const out: string[] = [];
  let plan = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const bare = plain(line);
    const entries = line.trim().endsWith(':') && line.length < longestLead ? entriesBelow(lines, at) : [];
    if (entries.length >= fewestEntries && !commonHead.test(bare)) {
      out.push(`${line.trim()} ${entries.join(', ')}.`);
      at += entries.length;
      while (lines[at] !== undefined && lines[at]!.replace(bullet, '').trim() !== entries.at(-1)) at += 1;
      continue;
    }
    // "Pinewall - know the way": what closes the page calls its name and says no more.
    if (nextOf(at) === '' && line.startsWith(`${name} - `)) continue;
    if (plannedPoint.test(line.replace(bullet, ''))) continue;
    if (!isHead(at)) {
      const isPoint = plan !== '' && bullet.test(line) && !/[.!?:]$/u.test(line.trim());
      if (line.trim() !== '' && !bullet.test(line) && !line.trim().endsWith(':')) plan = '';
      out.push(isPoint ? `${line.trimEnd()} (${plan})` : line);
      continue;
    }
    const own = planIn(line.trim(), name);
    // "The plan adds:" stands below the heading of the plan.
    if (own !== '' || shouted[at] || forAll.test(bare)) plan = own;
    if (planned.test(bare)) at = endOfPart(lines, at, isHead) - 1;
    else out.push('');
  }
  const kept = out
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return /\p{L}/u.test(kept) ? kept : given;
}
