import { behindAppName } from '#rules/ledger/app-deed-type.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

/** "Erinnert dich rechtzeitig an die Müllabfuhr": of what it reminds. */
const germanReminder =
  /^erinnert (?:(?:dich|sie|euch|rechtzeitig|zuverlässig|täglich) ){0,2}(an (?:(?:die|den|das|deine[nr]?|Ihre[nr]?|eure[nr]?) )?((?:\p{Ll}+e[nr]? )?\p{Lu}\p{L}{3,}))/u;
/** "Plant deine Mahlzeiten", "zeigt alle freien Ladesäulen": what it does it to. */
const germanObject =
  /^\p{Ll}{3,}t (?:(?:dir|Ihnen|euch) )?(?:(?:die|den|das|deine[nr]?|dein|Ihre[nr]?|Ihr|eure[nr]?|alle) )?((?:\p{Ll}{3,}e[nrs]? )?\p{Lu}\p{L}{4,})(?=$|[\s,])/u;
/** "Te dice a qué hora sale el próximo autobús": what is asked for. */
const spanishAnswer =
  /^(?:te|os|le)\s\p{L}+\s(?:a qué hora|cuándo|dónde|cuánto|qué|cómo)\s\p{L}+\s(?:el|la|los|las|un|una)\s((?:\p{L}+\s)?\p{L}{4,})(?=\s(?:desde|en|de|para|con|más|a|hasta)\s|$|,)/u;
const spanishObject =
  /^(?:(?:te|os|le)\s)?\p{L}{3,}\s(?:tus?|sus?|los|las|el|la)\s(\p{L}{4,}(?:\sde\s\p{L}{4,})?)(?=\s|$|,)/u;
/** "Apprend à lire les notes en clé de sol": what is learned. */
const frenchLearned = /^(?:vous\s|t['’])?apprend\sà\s(\p{L}+(?:er|ir|re)\s(?:\p{L}+\s)?\p{L}{4,})(?=\s|$|,)/u;
const frenchObject =
  /^(?:vous\s|te\s)?\p{L}{3,}e\s(?:vos|votre|tes|ton|ta|les|le|la)\s(\p{L}{4,}(?:\s(?:de\s|d['’])\p{L}{4,})?)(?=\s|$|,)/u;

/** What an app does, or does it to, by the words behind its name; German, Spanish and French, the fuller name first. */
export function doneBehindName(draft: Draft): string[] {
  const behind = behindAppName(draft.brief);
  const rest = /^\p{Ll}{2}/u.test(behind) ? behind : '';
  const found = (...patterns: readonly RegExp[]): string[] => {
    for (const pattern of patterns) {
      const thing = pattern.exec(rest)?.[1];
      if (thing !== undefined) return [upperFirst(thing)];
    }
    return [];
  };
  switch (rest === '' ? 'en' : draft.language.written) {
    case 'de': {
      const [, whole, thing] = germanReminder.exec(rest) ?? [];
      return whole === undefined ? found(germanObject) : [`Erinnerung ${whole}`, upperFirst(thing!)];
    }
    case 'es':
      return found(spanishAnswer, spanishObject);
    case 'fr':
      return found(frenchLearned, frenchObject);
    default:
      return [];
  }
}
