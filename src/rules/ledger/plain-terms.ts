import type { FactKind } from '#rules/listing/listing.ts';

const fetched =
  /^(?:(?:you|buyer|will|you[’']ll) )*needs? (?:an? )?(?:van|trailer|truck|pick-?up truck|(?:big|large|estate) car|(?:2|two|3|three) (?:people|men|strong)|collecting|picking up|help)\b/iu;
const assembled =
  /^(?:(?:some|full|easy|self|simple|minor|adult) )?assembly(?: (?:is )?(?:required|needed|necessary))?(?: with \p{L}.*| \([^()]*\))?$|^requires? (?:some |full |self )?assembly$/iu;

/** "Collection Wakefield WF2". */
const fetchedAt = /^(?:[Cc]ollect(?:ion)?|[Pp]ick-?up) (?:(?:from|in|at|near) )?\p{Lu}\p{L}/u;

/** "30 degree wash". */
const washed = /^\d0 ?(?:degrees?|°|deg)(?: ?c)? (?:(?:machine|hand|gentle|cool|cold) )?wash$/iu;

/** "Sold as seen no returns": on what terms it is sold. */
const soldAs = /^(?:(?:being )?sold as (?:seen|is)|no (?:returns|refunds))(?!\p{L})/iu;

/** "Needs van", "assembly required": what an English buyer has to do, and nothing that the thing has. */
export function plainTerm(text: string): FactKind | null {
  if (fetchedAt.test(text)) return 'shipping';
  if (text.endsWith('wash') && washed.test(text)) return 'care';
  if (soldAs.test(text)) return 'shipping';
  if (!text.includes('eed') && !text.includes('ssembly')) return null;
  if (fetched.test(text)) return 'shipping';
  return assembled.test(text) ? 'limit' : null;
}
