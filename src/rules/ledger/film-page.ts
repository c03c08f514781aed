import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What stands below a film on its page and says nothing of it: whom to follow, where to subscribe, who paid for it, what there is
 * to buy, whose the rights are, and the headings over all of these. The lines of chapters stay.
 */

const stamp = /^\W{0,4}\d{1,2}:\d{2}/u;
const link =
  /https?:\/\/|www\.|(?:^|\s)@[\w.]{3,}\s*$|(?:facebook|twitter|instagram|tiktok|youtube|twitch|patreon)(?:\.com)?\/[\w.@-]+/iu;
/** Lines that only send readers elsewhere. */
const sends = longPattern('iu')`
  ^[^\p{L}\d]{0,8}(?:(?:(?:please |and |also |don['’]t forget to |make sure to |click (?:here )?to )?(?:subscribe|follow|like and subscribe|like (?:us|my|our|marvel)|hit the bell|turn on notifications)\b(?! (?:the (?!hosts|channel|show|podcast|team|artist|band|cast)|these|this|along|each|my (?:steps|routine|journey)|a |in|how|along|(?:me|us|him|her|them) (?:as|on (?:my|our|a|the|this)|through|while|around|to|into|from|for|in|up|down|across))\b)
      |(?:join|support|become)(?: \p{L}+){0,4} (?:discord|patreon|member(?:ship)?|newsletter|insider|channel)\b
      |(?:my|our|official)? ?(?:instagram|insta|facebook|twitter|tiktok|snapchat|discord|patreon|twitch|spotify|website|store|shop|merch(?:andise)?|newsletter|podcast|second channel|social media|socials)(?: (?:id|page|account|link))?\s?(?:[:@►▶-]|$)
      |(?:get|grab|buy|pre-?(?:order|book)|shop|stream|download|watch|listen)\b[^.!?\n]{0,60}(?:\s(?:here|now|below|on (?:spotify|itunes|apple music|amazon|disney\+?))|perks)[^\p{L}\d]{0,8}$
      |(?:stay (?:tuned|updated|connected|in (?:the|touch))|for (?:even )?(?:more|business|inquiries|enquiries|sponsorships?|collabs?))\b[^.!?\n]{0,60}(?:to|loop|updated|inquiries|enquiries|updates?|touch|news|videos|content|!)?\s?[:.!]?$
      |(?:special )?(?:thanks|thank you|shout ?out) to\s?:?$|(?:(?:big|huge|many|special) )?thanks to \p{Lu}[^.!?\n]{1,30} for [^.!?\n]{3,70}[.!]{0,3}$|follow (?:me|us|my friends|the hosts)(?! (?:as|on (?:my|our|a|the|this)|through|while|around|to|into|from|for|in|up|down|across)\b)[^.!?\n]{0,40}$|(?:about|find|contact|connect with|reach|visit|support) (?:me|us|him|her|them|the (?:channel|artist|host|band))\s?[:.!]?$
      |(?:presenting |our |today['’]s )?sponsors?\s?:?$|(?:movie |film |video )?credits\s?:?$|(?:links?|resources|gear|equipment|my gear|tools)(?: (?:mentioned|used|i use|in this video))?\s?:?$|terms and conditions apply|i['’]m hiring|affiliate
      |(?:timestamps?|time ?codes?|chapters?|debate topics|topics|contents?|outline|in this video)\s?:?$|want to (?:work|collab|chat|talk)\b[^.!?\n]{0,40}\?$|(?:earn|reward|redeem)\b[^.!?\n]{0,60}(?:points|rewards|insider|fandom)
      |about \p{Lu}[^.!?\n]{2,40}:$|(?:outt?ro|intro|background) (?:song|music|track)s?\s?[^\p{L}\s]
      |©|(?:\(c\) )?copyright\b|all rights reserved|\p{Lu}[^.!?\n]{2,40}\bpvt\.? ltd\.?$|official [\p{L} ]{2,30} (?:form|store|site))
    |(?:kanal|jetzt|hier) abonnieren|abonnier(?:e|t|en)\b|folg(?:e|t|en sie)? (?:mir|uns)\b|(?:kapitel|inhalt|links?|social media|unterstützen|direkt unterstützen|ausrüstung|equipment|werbung|impressum|musik|quellen)(?: \([\p{L} ]{2,20}\))?\s?:?$
    |(?:paypal|iban|bic|steady|ko-?fi)\s?:
    |abonne[zs]?(?:-(?:vous|toi))?\b|suivez[- ](?:moi|nous)\b|(?:chapitres?|sommaire|liens?|réseaux sociaux|mes réseaux|partenaires?|crédits?)\s?:?$|rejoi(?:ns|gnez)\b[^.!?\n]{0,40}(?:discord|communauté|newsletter)
    |(?:suscr[ií]b(?:ete|anse|ase)|s[ií]gueme|s[ií]guenos|seguime|suscribite)(?!\p{L})|(?:videos|vídeos) nuevos (?:todos|cada|los)\b|a las \d{1,2}\s?(?:pm|am|h)\b|¿?quieres (?:profundizar|saber|aprender) más\??$|(?:contenido del (?:video|vídeo)|cap[ií]tulos|minutos|enlaces?|redes(?: sociales)?|mis redes|patrocinador(?:es)?|créditos|índice)\s?:?$|(?:reserva|agenda) tu (?:cita|consulta|llamada|plaza)(?!\p{L}))
`;
/** Sentences that thank or name whoever paid for the film, and what they offer its viewers. */
const paid = longPattern('iu')`
  (?<!\b(?:not|no|never|without|aren['’]t|isn['’]t) (?:a |any )?)\b(?:sponsor(?:s|ed|ing|ship)?|promo ?code|coupon code|discount code|affiliate links?|paid partnership|brought to you by)\b|\buse (?:my |the |our )?code\b|\bcommission\b[^.!?]{0,60}\b(?:cost|link|purchase)|\bas an amazon associate\b
  |\bget (?:an? )?(?:extra )?\d{1,2}\s?% off\b|\btickets? (?:and ppv )?on sale\b|\bsign up for your free\b
  |(?<!\p{L})(?:gesponsert|sponsoring|werbung wegen|affiliate-?links?|mit dem code|rabattcode)(?!\p{L})|(?<!\p{L})(?:sponsorisée?|sponsor de (?:la|cette) vidéo|code promo|liens? affiliés?)(?!\p{L})|(?<!\p{L})(?:patrocinad[oa]|patrocina|código de descuento|enlaces de afiliad[oa]s?|con el código)(?!\p{L})
`;
/** "Sponsored by Farewill.": who paid, and nothing that is offered, has to be told to viewers. */
const discloses =
  /^(?:this (?:video|episode|film) (?:is|was) )?(?:sponsored by|(?:a )?paid partnership with|(?:dieses video ist )?gesponsert von|(?:vidéo |épisode )?sponsorisée? par|(?:vídeo |video |episodio )?patrocinad[oa] por)\s[^.!?:,%]{2,40}[.!]?$/iu;
const sentenceEnd = /(?<=[.!?…])\s+(?=[^\s])/u;
/** "BodyArmor", "Ship Station": a name alone above a line that is left out. */
const nameAlone = /^[\p{L}\d&' -]{2,30}$/u;

const ingredients = /^\W{0,4}(ingredients?|zutaten|ingredientes|ingrédients)(?: [^:\n]{2,30})?\s?:?$/iu;
const method =
  /^\W{0,4}(?:method|instructions|directions|preparation|zubereitung|preparación|elaboración|préparation)\s?:?$/iu;
const amount =
  /^[-–•*▢\s]{0,4}(?:\d|[½¼¾⅓⅔⅛]|(?:a|one|two|half|pinch|salt|pepper|oil|water|eine?|etwas|prise|salz|sal|una?|sel)(?!\p{L}))/iu;
const group = /^[-–•*\s]{0,4}\p{L}[^.!?\n:]{2,40}:$/u;
const fewestAmounts = 2;

/** "Ingredients" over lines of amounts: one sentence, which a line alone is not. */
function withIngredients(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = ingredients.exec(lines[at]!.trim())?.[1];
    let end = at + 1;
    if (head !== undefined)
      while (end < lines.length && (amount.test(lines[end]!) || group.test(lines[end]!))) end += 1;
    if (head === undefined || end - at <= fewestAmounts) {
      if (!method.test(lines[at]!.trim())) out.push(lines[at]!);
      continue;
    }
    // "For the sauce:" over its own amounts is a line of its own.
    const parts: string[] = [];
    for (const line of lines.slice(at + 1, end)) {
      const told = line
        .replace(/^[-–•*▢\s]+/u, '')
        .trim()
        .replace(/[.,;]$/u, '');
      const last = parts.at(-1);
      if (group.test(told)) parts.push(told);
      else if (last === undefined)
        parts.push(`${head.charAt(0).toUpperCase()}${head.slice(1).toLowerCase()}: ${told}`);
      else parts[parts.length - 1] = `${last}${last.endsWith(':') ? '' : ','} ${told}`;
    }
    out.push(...parts.map((part) => `${part}.`));
    at = end - 1;
  }
  return out;
}

/** Over what a film is made with. */
const toolHead =
  /^\W{0,4}((?:tools?|equipment|materials?|supplies|parts|products|kit)(?: (?:and|&) (?:tools?|materials?|supplies|parts))?(?: (?:i |we )?(?:used|use|needed|need)| list)?|(?:what )?you(?:['’]ll| will)? need|werkzeug(?:e)?|material(?:ien)?|(?:das )?brauchst du|(?:herramientas|materiales)(?: (?:que (?:he usado|necesitas)|utilizad[oa]s|necesari[oa]s))?|(?:matériel|outils)(?: (?:utilisés?|nécessaires?))?)\s?:?$/iu;
/** A short line without a link, a price or a stop. */
const toolLine =
  /^[-–•*▢\s]{0,4}(?=[\p{L}\d])(?![^\n]*(?:https?:|www\.|[£$€]|\d:\d\d))[^\n.!?:]{3,50}[.,;]?$/u;

/** "TOOLS I USED" over a tool a line: one sentence. */
function withTools(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = toolHead.exec(lines[at]!.trim())?.[1];
    let end = at + 1;
    if (head !== undefined) while (end < lines.length && toolLine.test(lines[end]!.trim())) end += 1;
    if (head === undefined || end - at <= fewestAmounts) {
      out.push(lines[at]!);
      continue;
    }
    const tools = lines.slice(at + 1, end).map((line) => line.replace(/^[-–•*▢\s]+|[.,;\s]{1,3}$/gu, ''));
    out.push(
      `${head.charAt(0).toUpperCase()}${head.slice(1).toLowerCase().replace(/ i /gu, ' I ')}: ${tools.join(', ')}.`,
    );
    at = end - 1;
  }
  return out;
}

const longLine = 120;
/** A pointing hand behind an address, and the ends of sentences: "SUBSCRIBE 👉 https://… 👈 In this video I show …". */
const lineEnds = /(?<=[.!?…])\s+(?=\S)|\s*[\u{1F446}-\u{1F449}\u261D]\uFE0F?\s*(?=\p{Lu}\p{Ll})/u;

/** A long line that asks viewers for something beside what it tells of the film, in lines of its sentences. */
const inOwnLines = (line: string): string[] =>
  line.length > longLine && (sends.test(line.trim()) || link.test(line)) ? line.split(lineEnds) : [line];

/** A film's text without what its page asks of viewers. Of text that is nothing else its name stays. */
export function withoutFilmPage(text: string, name: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const lines = withTools(withIngredients(text.split('\n').flatMap(inOwnLines)));
  const state = lines.map((line) => {
    const told = line.trim();
    if (told === '') return 'blank';
    if (stamp.test(told)) return 'kept';
    return linesLeft(told) === '' ? 'left' : 'kept';
  });
  const out = lines.map((line, at) =>
    state[at] === 'kept' && !stamp.test(line.trim()) ? linesLeft(line) : line,
  );
  const kept = out.filter((line, at) => {
    if (state[at] === 'left') return false;
    if (state[at] === 'blank' || lines.length < 3) return true;
    const next = state[at + 1];
    const bare = line.replace(/^[^\p{L}\d]+|[^\p{L}\d:)]+$/gu, '');
    // A heading whose lines are gone heads nothing.
    const isHead =
      at > 0 &&
      (bare.endsWith(':') ||
        (bare.toUpperCase() === bare && /\p{Lu}{3}/u.test(bare)) ||
        nameAlone.test(bare));
    return !(
      isHead &&
      next === 'left' &&
      bare.length < (bare.endsWith(':') ? 90 : 60) &&
      !stamp.test(line.trim())
    );
  });
  const plain = kept
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return /\p{L}{3}/u.test(plain) || plain === text.trim() ? plain : name;
}

/** What of a line tells of the film: its sentences without those that send elsewhere or thank who paid. */
function linesLeft(line: string): string {
  if (sends.test(line.trim()) && (line.length < 120 || link.test(line))) return '';
  if (!link.test(line) && !paid.test(line)) return line;
  const parts = line.split(sentenceEnd);
  const isGone = parts.map((part) => link.test(part) || (paid.test(part) && !discloses.test(part.trim())));
  // "Want to work with me? Book a call at …": what is asked before it goes with it.
  const kept = parts.filter((part, at) => !isGone[at] && !(isGone[at + 1] && part.endsWith('?')));
  return kept.length === parts.length ? line : kept.join(' ').trimEnd();
}
