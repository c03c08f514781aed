import { holdsElement, type PageElement } from '#rules/page/document/tree.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import type { Anchor } from '#rules/facts/page/link-facts.ts';

/** Words that say nothing about the target, in the languages of Lighthouse's link-text audit that are common here. */
const generic = new Set(
  (
    'click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this|link|' +
    'hier|hier klicken|hier geht es weiter|mehr|mehr erfahren|mehr lesen|mehr informationen|weiter|weiterlesen|klicken sie hier|' +
    'aquí|aqui|haz clic aquí|más|más información|leer más|ver más|seguir leyendo|' +
    'cliquez ici|ici|en savoir plus|lire la suite|plus|plus d’informations|voir plus|suite|' +
    'clique aqui|mais|saiba mais|leia mais|ver mais|clicca qui|qui|scopri di più|leggi tutto|altro|' +
    'klik hier|lees meer|meer|meer informatie|czytaj więcej|więcej|tutaj|läs mer|mer|klicka här|' +
    'подробнее|читать далее|здесь|тут|ещё|もっと見る|詳細|詳しくはこちら|こちら|点击这里|更多|了解更多|여기|더보기|자세히 보기|' +
    'اضغط هنا|المزيد|devamı|devamını oku|buraya tıklayın|tıklayın|daha fazla'
  ).split('|'),
);

/** Longest of these with what may follow it, in UTF-16 units. */
const longest = 30;

function isNamed({ kind, name }: Anchor): boolean {
  return (kind === 'internal' || kind === 'external') && name !== '';
}

/** Most names end with a letter, so that there is nothing to cut. */
const endsPlainly = /[a-z\d]$/i;

function isGeneric(name: string): boolean {
  if (name.length > longest) return false;
  if (endsPlainly.test(name)) return generic.has(name.toLowerCase());
  return generic.has(name.toLowerCase().replace(/[\s.…!»>→:]+$/u, ''));
}

/** "Start" in a menu is the first page of the site. */
function isOfFirstPage(url: string | null): boolean {
  return url !== null && /^https?:\/\/[^/]+\/?(?:index\.\w+)?$/u.test(url);
}

/** The name of a command, such as `link`, says what it leads to. */
function isCodeElement({ tagName }: PageElement): boolean {
  return tagName === 'code' || tagName === 'kbd';
}

export const linkText: PageCheck = {
  id: 'link-text',
  outsidePatch: true,
  subject: 'Words of links',
  titleGood: 'Links say where they lead',
  titleBad: 'Some links do not say where they lead',
  why: 'The words of a link are what search engines and screen readers know of its target (Lighthouse, link-text).',
  lacks: ({ anchors }) => (anchors.some(isNamed) ? null : 'The page has no links with text.'),
  judge: ({ anchors }) => {
    const named = anchors.filter(isNamed);
    const faulty = named.filter(
      ({ name, url, element }) =>
        isGeneric(name) && !isOfFirstPage(url) && !holdsElement(element, isCodeElement),
    );
    return {
      score: Math.max(0, 1 - (faulty.length / named.length) * 4 - (faulty.length > 0 ? 0.2 : 0)),
      found:
        faulty.length === 0
          ? 'No empty phrase'
          : `${faulty.length} of ${named.length}: ${[...new Set(faulty.map(({ name }) => name))].slice(0, 5).join(', ')}`,
      expected: 'Words that name the target',
      fix: 'Write what is behind the link: “Prices of stoneware mugs” in place of “here”.',
      elements: faulty.map(({ element }) => element),
    };
  },
};
