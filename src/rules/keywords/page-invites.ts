import { firstWords } from '#rules/text/first-words.ts';
import { built, type Candidate } from './candidate.ts';

const mostRead = 1200;
/** "A small charity that runs a café": who runs a house, before the house. */
const runBy =
  /\b(charity|community group|community business|co-?operative|social enterprise) (?:that|which) (?:runs?|has|owns|operates) (?:an?|the|our) (\p{Ll}{4,})(?=\s(?:in|at|on|for|and|where|near|with)\s|[.,;])/iu;
/** "You can also hire the room upstairs", "the barn is for hire". */
const forHire =
  /\b(?:you can (?:also )?(?:hire|book|rent) (?:the|our|a) (?:\p{Ll}+ )?|to hire (?:the|our) (?:\p{Ll}+ )?)(hall|room|barn|studio|kitchen|garden|field|pitch|marquee|workshop)(?!\p{L}|s)|\b(hall|room|barn|studio|kitchen|field|pitch) (?:is|are) (?:also )?(?:available |free )?(?:for|to) hire\b/iu;
const wantsHelp =
  /\b(?:you can (?:also )?|come and |,? or )volunteer\b|\bvolunteers? (?:are )?(?:always )?(?:welcome|wanted|needed)\b|\bbecome a volunteer\b|\bnew volunteers\b/iu;

/**
 * What an English page invites to beside its offer, and by whom its house is run, as people look for it: "charity café", "room hire
 * morpeth", "volunteering".
 */
export function pageInvites(description: string, place: string, source: string): Candidate[] {
  const text = firstWords(description, mostRead);
  const [, who = '', house = ''] = runBy.exec(text) ?? [];
  const hired = forHire.exec(text);
  const room = hired?.[1] ?? hired?.[2] ?? '';
  const found = [
    house === '' ? '' : `${who} ${house}`,
    room === '' ? '' : `${room} hire`,
    wantsHelp.test(text) ? 'volunteering' : '',
  ].filter((phrase) => phrase !== '');
  const town = place.toLowerCase();
  return found
    .map((phrase) => phrase.toLowerCase())
    .flatMap((phrase) => [
      ...(town === '' ? [] : [{ ...built(`${phrase} ${town}`, 'place', source), sure: true, least: 0.4 }]),
      ...(phrase.includes(' ') ? [{ ...built(phrase, 'use', source), sure: true, least: 0.38 }] : []),
    ]);
}
