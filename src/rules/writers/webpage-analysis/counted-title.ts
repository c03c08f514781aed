import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { capitalized } from './page-words.ts';
import { isPromotional } from './passing-words.ts';
import { shares } from './parts-named.ts';
import { readPhrases } from './phrases.ts';

/** "10 Tips", "7 Fehler": counts something and names nothing. */
const counted = longPattern('iu')`
  ^(?:(?:top|the|my|our|die|meine|mis|los|mes|les) )?\d{1,3} (?:(?:best|simple|easy|quick|useful|great|common|gute|einfache
      |einfaches|besten|häufige|mejores|simples|meilleurs|meilleures|migliori) )?
    (?:tips?|tricks?|ideas?|ways|reasons|things|facts|mistakes|hacks|secrets|rules|steps|questions|lessons|tipps|gründe
      |fehler|ideen|fragen|regeln|schritte|consejos|razones|errores|trucos|pasos|conseils|idées|raisons|erreurs|astuces
      |étapes|consigli|idee|motivi|errori|passi)$
`;
/** Times that a page speaks of a topic which nothing of its head names. */
const oftenSaid = 3;

/** What such a title counts the tips of: "Sourdough starter: 10 Tips". The subject as it is where it names something. */
export function withTopic(subject: string, facts: PageFacts): string {
  if (!counted.test(subject.trim())) return subject;
  const phrases = facts
    .derive(readPhrases)
    .filter(
      ({ text, words, count }) =>
        count >= (words > 1 ? 2 : oftenSaid) && !shares(subject, text) && !isPromotional(text),
    );
  const topic = phrases.find(({ words }) => words > 1) ?? phrases[0];
  return topic === undefined ? subject : `${capitalized(topic.text)}: ${subject}`;
}
