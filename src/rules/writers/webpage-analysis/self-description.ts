import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { capitalized } from './page-words.ts';
import { partsOfBusiness, withoutTownOf } from './parts-named.ts';
import { isCatchAll } from './every-site.ts';
import { quieted } from './quieted.ts';
import { besideTown } from './beside-town.ts';
import { behindTown, inTown, isHome, townOf } from './town.ts';

const longestDescription = 48;
const isSaid =
  /^\s(?:is|are|ist|sind|es|est|è|é)\s(?:(?:an?|the|eine?|der|die|das|een|uma?|una?|une|uno|il|lo|el|la|le)\s|(?:un|l)['’])(?=\p{L})/iu;
/** "Are chartered accountants in Bury St Edmunds" */
const areMany =
  /^\s(?:are|sind|sont|son)\s((?:\p{Ll}[\p{L}-]+\s){0,3}\p{Ll}[\p{L}-]+s|(?:\p{Ll}[\p{L}-]+\s){0,2}\p{Lu}[\p{L}-]+)\s(?=(?:in|à|en|a|for|für|pour|para|based)\s\p{L})/u;
const makes = longPattern('iu')`
  ^\s(?:makes|sells|builds|bakes|offers|brews|roasts|baut|fertigt|verkauft|bietet|backt|fabrique|vend
    |propose|cuit|prépare|cultive|élabore|torréfie|fabrica|vende|ofrece|produce
    |offre|verkoopt|bakt|maakt|biedt|brouwt|faz|oferece|produz)\s(?!an?\s|eine[nm]?\s|den\s|une?\s|una?\s)(?:(?:every|each|chaque|cada)\s\p{L}+\s
    |tous les jours\s|täglich\s|jeden (?:Tag|Morgen)\s)?(?:the\s|its\s|our\s|their\s|des\s|les\s|las\s|los\s
    |son\s|sa\s|ses\s|leurs?\s|sus?\s|ihre?n?\s|seine?n?\s)?(.+)$
`;
/** Where a business lies, without the participle that says so. */
const stands =
  /\s(?:installée?|située?|implantée?|basée?|based|located|situad[oa]|ubicad[oa]|con sede)\s((?:à|in|en|a)\s\p{Lu})/u;
const liesIn =
  /^\s(?:ligt|staat|fica|si trova|is located|is|se encuentra|está|se trouve|est située?|liegt|befindet sich)\s((?:a|ad|in|en|à)\s\p{Lu}[\p{L}’'-]+(?:\s(?:(?:del?|di|am|an der|on|upon|la|le|sur)\s)?\p{Lu}[\p{L}’'-]+){0,2})/u;
/** "In the heart of Leeds", "nel centro di Mantova": in the town. */
const inHeart =
  /\s(nel|in the|au|dans le|en el|im)\s(?:(?:very |historic |old )?(?:heart|cent(?:re|er))|centro(?: storico)?|cuore|cœur|centre(?:-ville)?|corazón|herzen|zentrum)\s(?:di|of|de|von)\s(?=\p{Lu})/iu;
const joints: Readonly<Record<string, string>> = {
  nel: 'a',
  'in the': 'in',
  au: 'à',
  'dans le': 'à',
  'en el': 'en',
  im: 'in',
};
const goesOn =
  /[,;:(–—.].*$|\s(?:that|which|where|who|with|for|since|founded|established|based|set|nestled|tucked|run|working|serving|covering|offering|specialising|specializing|mit|für|seit|que|con|para|desde|fundad[oa]|qui|avec|pour|depuis|installée?|fondée?|située?|che|per|dal)(?:\s.*)?$/iu;
const ourselves =
  /^(?:We are|We['’]re|I am|I['’]m|Wir sind|Ich bin|Somos|Soy|Nous sommes|Je suis|Siamo|Sono)\s(?:an?|eine?|una?|une|uno)\s/u;
/** "Plombier chauffagiste à Rennes depuis 1992, nous installons …" */
const apposition =
  /^(\p{Lu}\p{Ll}+(?:\s\p{Ll}[\p{L}-]+){0,4}\s(?:in|à|en|a|em)\s\p{Lu}[\p{L}’'-]{2,25})(?:\s(?:since|seit|depuis|desde|dal)\s\d{4})?,\s(?:we|wir|nous|je|I)\s/u;
const oneself = /^(?:I|Ich|Soy|Je|Sono)(?!\p{L})/u;
/** "Je suis Lucie Fabre, ostéopathe D.O. à Annecy." */
const introduces = longPattern('u')`
  ^(?:I am|I['’]m|My name is|Ich bin|Mein Name ist|Soy|Me llamo|Je suis|Je m['’]appelle|Sono
    |Mi chiamo) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2},(?: an?| eine?)? ([^,!?\n]{4,40} (?:in|à|en
    |a) \p{Lu}[\p{L}’'-]+)
`;
/** What a seller calls itself beside what it is. */
const kindly = longPattern('iu')`
  ^(?:(?:friendly|passionate|dedicated|leading|professional|trusted|young
    |(?:small )?famil(?:y|ies)[- ](?:run|owned)(?:(?: and|,| &)[- ](?:family[- ])?(?:run|operated|managed))?
    |familiengeführte[rs]?|freundliche[rs]?|engagierte[rs]?|jeune|joven)(?:,| and)?\s)+
`;
/** "Mixed choir from Whitby" of "we are a friendly mixed choir of about sixty singers from Whitby and the coast". */
function ownDescription(rest: string, tag: string, isOne: boolean): string {
  const [inside = ''] = /\s(?:in|from|aus|en|de|à|a|di)\s\p{Lu}[\p{L}’'-]{1,30}/u.exec(rest) ?? [];
  const where = besideTown(rest, tag) || inside;
  const what = rest
    .replace(kindly, '')
    .replace(/\s(?:of (?:about|around|over|more|\d|\p{L}+ \p{L}+ from)|mit|con|avec)\s.*$/u, '')
    .replace(goesOn, '')
    .trim();
  const placed = what.includes(where.trim()) ? what : `${what}${where}`;
  // "I am a big believer in good food" names no trade; who says a place with it does.
  if (isOne && where === '') return '';
  return what.length >= 6 && placed.length <= longestDescription ? capitalized(placed) : '';
}

/** What any business may be: its parts say more. */
const isVague = longPattern('iu')`
  ^(?:(?:small|local|independent|family(?:[- ](?:run|owned))?|kleine[rs]?|pequeñ[oa]|petite?) )*(?:firm
    |company|business|team|group|familienbetrieb|familienunternehmen|unternehmen|betrieb|firma|team
    |entreprise familiale|entreprise(?=$| [àen])|société|équipe|empresa(?: familiar)?|equipo|azienda
    |impresa)(?!\p{L})
`;
/** Somebody speaks or acts: a sentence, and no name of what is offered. */
export const speaks =
  /(?<!\p{L})(?:i|my|we|our|us|you|your|is|are|has|have|welcome|ich|mein\p{L}*|wir|sie|ihr|unser\p{L}*|ist|sind|haben|finden|yo|mi|nosotros|nuestr\p{L}*|es|son|somos|tenemos|je|mon|ma|mes|nous|vous|votre|notre|nos|est|sont|avons|siamo|è|sono|offriamo)(?!\p{L})/iu;

/** What a page says that its business is, else what its parts are called. Empty where it says neither. */
export function selfDescription(facts: PageFacts, brand: string): string {
  return saidOfItself(facts, brand) || partsInTown(facts, brand);
}

/** What the first parts of a business's page are called, with its town: "Roof repairs, Flat roofs in Shrewsbury". */
export function partsInTown(facts: PageFacts, brand: string): string {
  const town = townOf(facts);
  const [first, second] = partsOfBusiness(facts, brand).map((part) => withoutTownOf(town, part));
  return first === undefined
    ? ''
    : [first, second].filter((part) => part !== undefined).join(', ') + behindTown(facts);
}

/**
 * What a page says that its business is: "Spokes & Co is an independent bike shop in Kendal", or a first line such as
 * "Fresh pasta and natural wine in Soho." Empty where it does not.
 */
export function saidOfItself(facts: PageFacts, brand: string): string {
  const blocks = facts.text.mainBlocks.filter(({ heading }) => heading === 0).slice(0, 4);
  const { tag } = facts.derive(readProse).language;
  // Over a portfolio stands who made it.
  const isOpen = facts.headings.some(({ level, text }) => level === 1 && isCatchAll(text));
  for (const { text } of blocks) {
    const [, who] = introduces.exec(text.slice(0, 200)) ?? [];
    if (who !== undefined && who.length <= longestDescription && (isHome(facts) || isOpen))
      return capitalized(who);
    for (const sentence of text.slice(0, 400).split(/(?<=[.!?])\s/u)) {
      const weAre = isHome(facts) || isOpen ? ourselves.exec(sentence) : null;
      if (weAre !== null) {
        const own = ownDescription(sentence.slice(weAre[0].length), tag, oneself.test(weAre[0]));
        if (own !== '') return own;
      }
      const [, trade = ''] = isHome(facts) ? (apposition.exec(sentence) ?? []) : [];
      if (trade.length > 6 && trade.length <= longestDescription && !speaks.test(trade)) return trade;
      const at = sentence.indexOf(brand);
      if (at === -1 || at > 12) continue;
      const place = liesIn.exec(sentence.slice(at + brand.length));
      if (place !== null) return `${brand} ${place[1]}`;
      const made =
        makes
          .exec(sentence.slice(at + brand.length))?.[1]
          ?.replace(goesOn, '')
          .trim() ?? '';
      if (made.length >= 6 && made.length <= longestDescription) return capitalized(made);
      const behind = sentence.slice(at + brand.length);
      const said = isSaid.exec(behind) ?? (areMany.test(behind) ? /^\s\p{L}+\s/u.exec(behind) : null);
      if (said === null) continue;
      const rest = behind
        .slice(said[0].length)
        .replace(stands, ' $1')
        .replace(inHeart, (_, where: string) => ` ${joints[where.toLowerCase()]} `);
      const what = rest.replace(goesOn, '').trim();
      const [part, other] = isVague.test(what) ? partsOfBusiness(facts, brand) : [];
      if (part && other) return `${part}, ${other}${inTown.exec(rest)?.[0] ?? ''}`;
      if (what.length < 6 || what.length > longestDescription) continue;
      // "A grooming salon for dogs and cats in Asheville" lies in Asheville.
      const [where = ''] = inTown.exec(rest) ?? [];
      const placed = what.includes(where.trim()) ? what : `${what}${where}`;
      return capitalized(placed.length <= longestDescription ? placed : what);
    }
  }
  const line = blocks[0]?.text.split(/(?<=[.!?])\s/u)[0]?.replace(/\.$/u, '') ?? '';
  if (
    isHome(facts) &&
    line.length >= 12 &&
    line.length <= longestDescription &&
    !speaks.test(line) &&
    /^\p{Lu}[^!?:]*$/u.test(line)
  )
    return quieted(line, facts).replaceAll(/\s[-–—•·|]\s/gu, ', ');
  return isHome(facts) ? namedFirst(line) : '';
}

/** "Descenso del Sella en canoa" of a longer first line: a Romance noun with its "de" names what there is; a verb has none behind it. */
function namedFirst(line: string): string {
  const [clause = ''] = line.split(/[,:;(]/u);
  if (!/^\p{Lu}\p{Ll}{3,}\s(?:de|del|du|des|di|do|da|d['’])/u.test(clause) || speaks.test(clause)) return '';
  const short = clause
    .replace(/\s(?:desde|hasta|con|para|pour|avec|depuis|jusqu|da|per)(?:\s|['’]).*$/u, '')
    .trim();
  return short.length >= 12 && short.length <= longestDescription ? short : '';
}

const detailBeforeTown =
  /^(\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}?)\s(?:of|for|a|à|de|di|von|für|aus)\s.{1,40}?(\s(?:in|à|en|a)\s\p{Lu}.+)$/u;

/** "Ristorante a conduzione familiare a Mantova" as "Ristorante a Mantova", where the name of the business needs the room. */
export function withoutDetail(said: string): string {
  return said.replace(detailBeforeTown, '$1$2');
}

const program =
  /^\s(?:is|are)\s((?:(?:free|open-source|online|\p{Ll}[\p{Ll}-]{2,})\s){0,3}(?:software|platform|app|tool)(?: for (?:\p{Ll}[\p{L}-]*\s?){1,2}?(?=[,.;]|\sand\s|\sthat\s|\swho\s))?)/u;

/** What a program is and for whom: "Invoicing software for freelancers". Empty where the page's beginning does not say it. */
export function programIn({ text }: PageFacts, brand: string): string {
  for (const { text: block } of text.mainBlocks.filter(({ heading }) => heading === 0).slice(0, 3)) {
    if (!block.startsWith(brand)) continue;
    const said = program.exec(
      block.slice(brand.length, brand.length + 200).replace(/^(\s(?:is|are)) an?(?=\s)/u, '$1'),
    );
    if (said?.[1] !== undefined && said[1].length <= longestDescription) return capitalized(said[1]);
  }
  return '';
}
