import { getDomain } from 'tldts';
import { isPlaceholderTitle, titlesFirstPage } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';
import { foldWord } from '#rules/text/words.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { hostOf, nameInTitle, separators, spelledPlainly, withoutDots } from './brand-in-title.ts';
import { withoutWelcome } from './slogan.ts';
import { businessInData, legalForm } from './named-by-data.ts';

/** Name of the site: Open Graph's site name, else what the title, the page's data, its text or its logo name. */
export function brandOf(facts: PageFacts): string {
  return facts.derive(readBrand);
}

function readBrand(facts: PageFacts): string {
  const host = hostOf(facts);
  const titled = nameInTitle(facts, host);
  const name =
    socialContent(facts.derive(readSocialTags), 'og:site_name') ||
    // "Abogados" on roblesmarinabogados.es is what they are, and the page may spell who.
    (isPieceOf(titled, host) ? nameInText(facts, host) : '') ||
    titled ||
    businessInData(facts) ||
    (spelledPlainly(nameOfHomeLink(facts, false)) === host ? nameOfHomeLink(facts, false) : '') ||
    unshouted(nameInText(facts, host), facts) ||
    nameOfHomeLink(facts, true) ||
    nameBesideHome(facts) ||
    nameWelcomed(facts) ||
    nameSaid(facts);
  // Nobody types the legal form, and a title has no room for it.
  return name.replace(legalForm, '');
}

/** Share of a host that a name spells at least. */
const leastOfHost = 0.5;

function isPieceOf(name: string, host: string): boolean {
  const folded = spelledPlainly(name);
  return folded !== '' && host.includes(folded) && folded.length < host.length * leastOfHost;
}

/** "RIVERSIDE JUDO CLUB" as the title or a sentence writes it. */
function unshouted(name: string, { head, text }: PageFacts): string {
  if (name === '' || !isShouting(name)) return name;
  const written = `${head.title ?? ''}\n${text.main.slice(0, 2_000)}`;
  for (
    let at = 0, lower = written.toLowerCase();
    (at = lower.indexOf(name.toLowerCase(), at)) >= 0;
    at += 1
  ) {
    const found = written.slice(at, at + name.length);
    if (found !== name) return found;
  }
  // Short ones may be letters of a name: "TSV".
  return name
    .replaceAll(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replaceAll(/(?<=\p{Ll}['’])S(?!\p{L})/gu, 's');
}

/** "Kayak Sella Norte" of "Inicio | Kayak Sella Norte": beside the word for the first page stands whose it is. */
function nameBesideHome({ head }: PageFacts): string {
  const parts = (head.title ?? '').split(separators).map((part) => part.trim());
  const others = parts.filter((part) => !titlesFirstPage(part));
  const [name = ''] = others;
  const isName =
    parts.length === 2 && others.length === 1 && /^\p{Lu}/u.test(name) && name.length <= longestName;
  return isName && !isPlaceholderTitle(name) ? name : '';
}

/** "Welkom bij De Fietsdokter" over a text that begins with it. */
function nameWelcomed({ head, headings, text }: PageFacts): string {
  // "Willkommen bei Optik Hainz." is a description, too.
  const described = head.description?.split(/[.!,–|]/u)[0]?.trim() ?? '';
  const greeted = withoutWelcome(described);
  if (
    greeted !== described &&
    greeted.length <= longestName &&
    /^\p{Lu}/u.test(greeted) &&
    !isPlaceholderTitle(greeted)
  )
    return greeted;
  const said = headings.find(({ level, text: heading }) => level < 3 && heading !== '')?.text ?? '';
  if (said.length > longestWelcome) return '';
  const name = withoutWelcome(said).replace(/[.!]+$/u, '');
  const isName = name !== said && name.length <= longestName && !isPlaceholderTitle(name);
  return isName && text.main.slice(said.length, said.length + 300).includes(name) ? name : '';
}

/** What leads to the first page of this site and speaks on this one: the logo. A link to another's first page names another. */
function nameOfHomeLink({ anchors, parts, text, source }: PageFacts, mustSpeak: boolean): string {
  // An address in the footer begins with whose it is.
  const isFooted = (name: string): boolean =>
    parts.blocks.some((block) => block.region.around && block.text.startsWith(`${name},`));
  const own = getDomain(source.finalUrl);
  const names = anchors
    .slice(0, 12)
    .flatMap(({ url, name }) =>
      url !== null && /^https?:\/\/[^/]+\/?$/u.test(url) && (own === null || getDomain(url) === own)
        ? name.replace(/\slogo$/iu, '')
        : [],
    );
  return (
    names.find(
      (name) =>
        name.length > 2 &&
        name.length <= 30 &&
        /^\p{Lu}/u.test(name) &&
        !isPlaceholderTitle(name) &&
        (!mustSpeak || text.main.includes(name) || isFooted(name)),
    ) ?? ''
  );
}

const longestName = 40;
const longestWelcome = 80;
const nameWords = String.raw`\p{Lu}[\p{L}\p{N}’'&-]{1,30}(?: (?:(?:&|and|und|et|y|of|de|du|la|the) ){0,2}\p{Lu}[\p{L}\p{N}’'&-]{0,30}){0,4}`;
/** A name with its legal form where a sentence begins, since others are named inside of one; a title does without the form: "Thornbury Tree Surgeons Ltd". */
const registered = new RegExp(
  `(?:^|[.!?]\\s)(${nameWords}) (?:Ltd|Limited|LLC|Inc|PLC|GmbH|UG|KG|OHG|SARL|SASU?|EURL|SRL|S\\.?L\\.?U?\\.?)(?![\\p{L}\\p{N}])`,
  'u',
);
/** Who speaks where a text begins: "At Lumen, we", "Chez Plume & Sel, nous". One word behind "bei" or "en" may be any noun. */
const speaking = new RegExp(
  `^(?:(?:At|Chez) (${nameWords}),? (?:we|you|nous|vous|on)(?!\\p{L})|(?:Bei|En(?: el| la)?) (?!(?:el|la|los|las) )(${nameWords.replace('{0,4}', '{1,4}')}) (?:\\p{Ll}+ (?:wir|Sie|Ihr)|\\p{Ll}+mos)(?!\\p{L}))`,
  'u',
);

/** The name that the page gives to whoever speaks on it. */
function nameSaid({ text }: PageFacts): string {
  const blocks = text.mainBlocks.filter(({ heading }) => heading === 0).slice(0, 4);
  for (const { text: said } of blocks) {
    const read = said.slice(0, 400);
    const spoken = speaking.exec(read);
    const name = spoken?.[1] ?? spoken?.[2] ?? registered.exec(read)?.[1];
    if (name !== undefined) return name;
  }
  return '';
}

/** French names keep theirs: "Le Fournil d'Anna". Elsewhere it belongs to the sentence. */
const leadingArticle = /^(?:le|la|les)\s|^l['’]/iu;

/** A row of words with capitals that spells the host: "Teehaus Morgenrot"; in the menu or the footer, else in the text. */
function nameInText(facts: PageFacts, host: string): string {
  const { headings, parts, text } = facts;
  if (host.length < 5) return '';
  const isFrench = facts.derive(readProse).language.written === 'fr';
  const around = parts.blocks.filter(({ region }) => region.around).map((block) => block.text.slice(0, 200));
  const main = [...headings.slice(0, 10).map((heading) => heading.text), text.main.slice(0, 2_000)];
  const found =
    nameSpelled([...around.slice(0, 5), ...around.slice(-8)], host, isFrench) ||
    nameSpelled(main, host, isFrench);
  if (found !== '') return found;
  // "Lanterna" on lanterna-soho.com.
  const named = headings.find(({ level, text: heading }) => level < 3 && heading !== '');
  const folded = spelledPlainly(named?.text ?? '');
  return folded.length > 4 && host.startsWith(folded) ? named!.text.trim() : '';
}

const rows =
  /\p{Lu}[\p{L}\p{N}’'-]*(?: (?:& )?(?:(?:and|und|et|y|e|de|da|di|del|della|dei|des|der|dos|los|las|la|le|of|for|the|du|van|von|für|pour|zum|zur|am) )?(?:[dl]['’])?\p{Lu}[\p{L}\p{N}’'-]*){0,3}/gu;

const says =
  /^ (?:is|are|has|have|was|were|offers?|provides?|makes?|sells?|ist|sind|hat|haben|bietet|es|son|tiene|ofrece|est|sont|propose) /u;
const longestVerb = 12;
/** Letters of a name that begins the host. */
const leastFront = 6;

function nameSpelled(texts: readonly string[], host: string, isFrench: boolean): string {
  let front = '';
  const whole = texts.join('\n');
  for (const { 0: row, index } of whole.matchAll(rows)) {
    const words = row.split(' ');
    // "Thornbury Tree Care has two climbers" names who has them by the whole row.
    const isSubject = says.test(whole.slice(index + row.length, index + row.length + longestVerb));
    for (let from = 0; from < words.length; from += 1) {
      // Nearly every row is another name: its first letter tells.
      if (!isFrench && foldWord(words[from]!.charAt(0)) !== host.charAt(0)) continue;
      for (let to = words.length; to > from; to -= 1) {
        const name = words.slice(from, to).join(' ');
        const spelled = spellingsOf(name, isFrench);
        if (spelled.includes(host)) return name;
        // "Clínica Vital" on clinicavitalfisio.es: two words that begin the host, and most of it.
        // "Halloran's has poured pints" on halloranspub.com.
        const isFront =
          !endsSmall.test(name) &&
          (name.includes(' ') || (isSubject && to === words.length && from === 0)) &&
          spelled.some(
            (one) => host.startsWith(one) && one.length >= leastFront && one.length >= host.length * 0.6,
          );
        const full = isSubject ? words.slice(from).join(' ') : name;
        if (isFront && full.length > front.length) front = full;
      }
    }
  }
  return front;
}

const endsSmall = /\s\p{Ll}{1,4}$/u;
const smallInside =
  /(?<=\p{L}) (?:of the|of|de la|de|del|della|dei|des|du|der|dos|the|und|and|et|y|&) (?=\p{Lu})/gu;

/** How a host spells a name. "Ferme des Trois Tilleuls" stands on ferme-trois-tilleuls.fr, "Le Fournil d'Anna" stands on fournilanna.fr. */
function spellingsOf(name: string, isFrench: boolean): string[] {
  const written = [name];
  if (/[äöü]/iu.test(name)) written.push(withoutDots(name));
  if (name.includes('&')) written.push(name.replaceAll('&', 'and'));
  if (isFrench) written.push(name.replace(leadingArticle, '').replace(/(?<!\p{L})[dl]['’](?=\p{Lu})/gu, ''));
  if (name.includes(' ')) written.push(...written.map((one) => one.replaceAll(smallInside, ' ')));
  return written.map(spelledPlainly);
}
