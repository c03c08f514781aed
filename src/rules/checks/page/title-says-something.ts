import type { PageCheck } from '#rules/checks/page-check.ts';

/** Titles that editors and templates leave behind, in the written languages. */
const generic =
  /^(?:untitled(?: document| page)?|home ?page|home|index|welcome(?: to (?:our|my) (?:web ?site|site|home ?page|store|shop|page))?|new page|page \d*|document|default|test|startseite|(?:herzlich )?willkommen(?: auf (?:unserer|meiner) (?:homepage|web ?site|seite|internetseite|webseite))?|unbenannt(?:es dokument)?|accueil|bienvenue(?: sur (?:notre|mon) site(?: web| internet)?)?|sans titre|inicio|p[aá]gina principal|bienvenid[oa]s?(?: a (?:nuestra|mi) (?:web|página)(?: web)?)?|sin t[ií]tulo|react app|vite app|next\.js|(?:my|mon|mein|mi) (?:site|blog|website|sitio|web)(?: web| internet)?|meine (?:seite|homepage|website)|just another wordpress site|lorem ipsum)[.!]?$/iu;

/** Whether a title or heading is one that an editor left behind or a greeting alone: it names no subject. */
export function isPlaceholderTitle(title: string): boolean {
  return generic.test(title.trim());
}

export const titleSaysSomething: PageCheck = {
  id: 'title-says-something',
  subject: 'Words of the title',
  titleGood: 'The title says what the page is about',
  titleBad: 'The title is a placeholder',
  why: 'A title such as "Home" matches no search and is usually replaced by Google.',
  lacks: ({ head }) => (head.title ? null : 'The page has no title.'),
  judge: ({ head }) => {
    const placeholder = isPlaceholderTitle(head.title ?? '');
    return {
      score: placeholder ? 0 : 1,
      found: head.title ?? '',
      expected: 'What the page offers, in the words that people search for',
      fix: 'Name the product, service or subject of the page, then the brand.',
      elements: head.titleElements.slice(0, 1),
    };
  },
};
