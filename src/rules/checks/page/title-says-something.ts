import { longPattern } from '#rules/text/long-pattern.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

/** What editors and templates call the first page of a site, and its greeting. */
const firstPage =
  'home ?page|home|index|welcome(?: to (?:our|my) (?:web ?site|site|home ' +
  '?page|store|shop|page))?|startseite|(?:herzlich )?willkommen(?: auf (?:unserer|meiner) ' +
  "(?:homepage|web ?site|seite|internetseite|webseite))?|(?:page d[’']?)?accueil|bienvenue(?: sur " +
  '(?:notre|mon) site(?: web| internet)?)?|inicio|p[aá]gina ' +
  '(?:principal|inicial|iniziale)|bienvenid[oa]s?(?: a (?:nuestra|mi) (?:web|página)(?: ' +
  'web)?)?|início|bem-vind[oa]s?|benvenut[oaie](?: (?:sul|nel) (?:nostro|mio) sito)?|welkom|strona ' +
  'główna|witamy|domů|etusivu|hjem|ana ?sayfa|ホーム|トップ(?:ページ)?|首页|首頁|الرئيسية|الصفحة ' +
  'الرئيسية|главная(?: страница)?';
/** Titles that editors and templates leave behind. */
const generic = new RegExp(
  `^(?:${firstPage}|untitled(?: document| page)?|new page|page \\d*|document|default|test|unbenannt(?:es dokument)?|sans titre|sin t[ií]tulo|senza titolo|react app|vite app|vite \\+ \\w+(?: \\+ ts)?|create next app|(?:nuxt|vue|svelte|sveltekit|angular|ionic|expo) app|next\\.js|(?:coming|launching|opening) soon|(?:(?:site|website|page) )?under construction|in kürze(?: verfügbar)?|demnächst|(?:(?:diese |unsere )?(?:seite|website|webseite) )?(?:ist )?im aufbau|próximamente|(?:(?:página|web|sitio) )?en construcción|(?:site )?en construction|bientôt(?: en ligne| disponible)?|loading|just a moment|site title|your site title|(?:404 )?(?:page )?not found|(?:my|mon|mein|mi) (?:site|blog|website|sitio|web)(?: web| internet)?|meine (?:seite|homepage|website)|just another wordpress site|lorem ipsum)(?:[.!]|\\.{2,3}|…)?$`,
  'iu',
);
/** "Welcome to our practice", "Bienvenue au cabinet": what has a name would stand with a capital. German houses have one. */
const greeting = longPattern('u')`
  ^(?:[Ww]elcome to (?:our|my|the)(?: \p{Ll}[\p{L}-]*){1,2}|(?:[Hh]erzlich )?[Ww]illkommen (?:in
    |auf) (?:unserer?|unserem|meiner|meinem) \p{L}+|[Bb]ienvenue (?:au|à la|dans (?:notre|mon|le|la)|à notre
    |sur (?:notre|mon)) \p{Ll}[\p{L}-]*|[Bb]ienvenid[oa]s? a (?:nuestr[oa]|mi|la|el) \p{Ll}[\p{L}-]*
    |[Bb]envenut[oaie] (?:nel|nella|al|alla)(?: nostr[oa]| mi[oa])? \p{Ll}[\p{L}-]*|[Ww]elkom (?:in|op
    |bij) (?:onze|ons|de|het|mijn) \p{Ll}[\p{L}-]*|[Bb]em-vind[oa]s? (?:ao
    |à)(?: noss[oa]| meu| minha)? \p{Ll}[\p{L}-]*)[.!]?$
`;
const longestGreeting = 60;

/** "Home | Millbrook Roofing", "Autoescuela La Rotonda - Inicio". */
const ofFirstPage = new RegExp(
  `^(?:${firstPage})[.!]?\\s{0,3}(?:[|•·»–—:-])|[|•·»–—-]\\s{1,3}(?:${firstPage})[.!]?$`,
  'iu',
);

const firstPageAlone = new RegExp(`^(?:${firstPage})[.!]?$`, 'iu');

/** Whether a title or heading is one that an editor left behind or a greeting alone: it names no subject. */
export function isPlaceholderTitle(title: string): boolean {
  const plain = title.trim();
  return generic.test(plain) || (plain.length <= longestGreeting && greeting.test(plain));
}

/** Whether a title says that its page is the first one of a site, whatever its address is. */
export function titlesFirstPage(title: string): boolean {
  const plain = title.trim();
  return ofFirstPage.test(plain) || firstPageAlone.test(plain);
}

export const titleSaysSomething: PageCheck = {
  id: 'title-says-something',
  subject: 'Words of the title',
  titleGood: 'The title says what the page is about',
  titleBad: 'The title is a placeholder',
  why: 'A title such as "Home" matches no search and is usually replaced by Google.',
  lacks: ({ head }) => (head.title ? null : 'The page has no title.'),
  judge: ({ head }) => {
    const title = (head.title ?? '').trim();
    const placeholder = isPlaceholderTitle(title);
    const wasted = !placeholder && ofFirstPage.test(title);
    return {
      score: placeholder ? 0 : wasted ? 0.5 : 1,
      found: head.title ?? '',
      expected: 'What the page offers, in the words that people search for',
      ...(wasted && { wrong: 'A part of the title is a placeholder' }),
      fix: 'Name the product, service or subject of the page, then the brand.',
      elements: head.titleElements.slice(0, 1),
    };
  },
};
