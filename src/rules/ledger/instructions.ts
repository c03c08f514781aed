import { longPattern } from '#rules/text/long-pattern.ts';

/** Verbs by which a writing machine is told to write or to say. */
const says =
  'write|output|print|say|respond|reply|answer|repeat|reveal|translate|summari[sz]e|mention|claim|state ' +
  'that|pretend|act as|schreib(?:e|en sie)?|antwort(?:e|en sie)?|gib|sag(?:e|en ' +
  'sie)?|nenne|behaupte|escrib[ea]|respond[ea]|contest[ea]|di(?:ga)?|menciona|repite|écri(?:s|vez)|répond(?:s|ez)|dis|dites|mentionne[zr]?';
/** What an order to set aside is about: the text that a machine was given before. */
const given =
  'instructions?|prompts?|guidelines?|system|directives?|anweisung\\p{L}*|vorgaben|regeln|instrucci\\p{L}+|indicaciones|reglas|consignes?|règles';
const before =
  'above|previous|prior|earlier|preceding|oben|obige\\p{L}*|vorherig\\p{L}*|bisherig\\p{L}*|anterior\\p{L}*|précédent\\p{L}*|ci-dessus';
const setAside =
  '(?:ignore[zr]?|disregard|forget|override|bypass|ignorier\\p{L}*|vergiss|vergessen sie|missachte\\p{L}*|ignor[ae]|olvida|oublie[zr]?)';
/** What is set aside wholly, with an order behind it: "forget everything and write …". */
const wholly = '(?:all|any|everything|alles|todo|tout)(?: of)?(?: (?:this|that|it|the|these|else|above))?';

/** Orders that are told from what is said of goods by their words alone. */
const orders = [
  `${setAside}\\b[^.!?\\n]{0,40}(?<!\\p{L})(?:the above|${given})(?!\\p{L})`,
  `${setAside}\\b[^.!?\\n]{0,30}(?<!\\p{L})(?:${before})(?=\\s*(?:$|[.,:;!?]|and|und|y|et|${given}|messages?|text|texte?s?|rules?|orders?|context|content|input|sentences?|ones?)(?!\\p{L}))`,
  `${setAside}\\b[^.!?\\n]{0,30}(?<!\\p{L})(?:your|these|any|all|previous) (?:of your )?rules`,
  `${setAside} ${wholly}\\s*(?:,|;|and|und|y|et)\\s*(?:just |then |only )?(?:${says})(?!\\p{L})`,
  "(?:you are|you[’']re) (?:now )?an? (?:ai|language model|chatbot|large language|(?:helpful |unrestricted )?assistant(?! (?:teacher|manager|coach|to|at|in|who)))",
  'you are now (?:an? |in )?(?:\\p{L}+ )?(?:dan|pirate|mode|model|ai|bot|assistant|different|unrestricted|free (?:of|from)|allowed to (?:say|write))(?!\\p{L})',
  'du bist (?:jetzt|nun) ein(?:e)?(?!\\p{L})|eres ahora un|ahora eres un|tu es (?:maintenant|désormais) une?(?!\\p{L})|vous êtes (?:maintenant|désormais) une?(?!\\p{L})',
  '(?:respond|reply|output) (?:\\p{L}+ )?(?:only|exactly|nothing but)(?!\\p{L})',
  '(?:only|just) (?:respond|reply|output) (?:with|in|by|as|["“])',
  '(?:antworte|gib|schreib(?:e)?) (?:\\p{L}+ )?(?:nur|ausschließlich|genau) (?:mit|noch|aus|das wort|„|")',
  '(?:responde|contesta|escribe) (?:\\p{L}+ )?(?:solo|sólo|únicamente|solamente|exactamente) (?:con|la palabra|en|«|")',
  '(?:réponds|répondez|écris|écrivez) (?:\\p{L}+ )?(?:uniquement|seulement|exactement) (?:par|avec|le mot|en|«|")',
  '(?:reveal|repeat|show|print|output|leak) (?:\\p{L}+ ){0,4}(?:system |hidden |secret |your |initial )(?:prompt|instructions)|(?:reveal|leak) (?:\\p{L}+ ){0,3}(?:prompt|instructions)(?!\\p{L})',
  'new instructions? (?:for (?:you|the (?:ai|model|assistant|writer))|follow|are as follows)|prompt injection|as an ai(?! (?:camera|tool|pin))|(?:system|developer|hidden) prompt(?!\\p{L})',
  "(?:note|message|attention|instructions?|hinweis|nota|remarque)(?:,)? (?:to|for|an|für|para|pour|a)?\\s?(?:the |any |all |die |das |la |el |l[’'])?(?:ai|a\\.i\\.|llm|(?:large )?language model|writing model|model that|ki|ia|sprachmodell|modelo de lenguaje|modèle de langage)(?!\\p{L})",
  '(?:note|message|instructions?|hint) (?:to|for) (?:the |any |all )?(?:writing )?(?:model|copywriter|assistant|bot|generator)\\s?:',
  'from now on,? (?:you (?:are|must|will|only)|always|answer|write|reply|respond)(?!\\p{L})',
].join('|');
/** "Answer only with YES", "write exactly the word …": said to a machine where the very words follow. */
const dictates =
  /(?<!\p{L})(?:[Ww]rite|[Pp]rint|[Ss]ay|[Aa]nswer|WRITE|PRINT|SAY|ANSWER) (?:\p{L}+ )?(?:only|exactly|nothing but|ONLY|EXACTLY)\s*(?:with\s+)?(?:(?:the (?:word|words|text|phrase|following))(?!\p{L})|["“'«:]|\p{Lu}{3,})/u;
const marks = '<\\|?(?:im_start|system|endoftext)|\\[\\/?INST\\]';
/** What stands between the marks of a talk with a machine. */
const wrapped = /\[INST\][^[\]]{0,600}\[\/INST\]|<\|im_start\|>[^<>]{0,600}<\|im_end\|>/giu;
/** A message of such a talk in JSON, with what closes the text before it; it goes on to the end of the line. */
const roleMessage =
  /[\]}"'\s]{0,9}\{\s{0,3}["']?role["']?\s{0,3}:\s{0,3}["']?(?:system|user|assistant|developer)[^\n]*/giu;
/** Names of the sides of a talk with a machine, which are labels of sellers too ("System: Windows 11"). */
const role =
  '(?:system|assistant|developer|user|human|ai|llm|chatgpt|gpt|bot|sistema|système|benutzer|nutzer|assistent|ki|usuario|asistente|ia|utilisateur)';
/** What a machine is told or says behind its side's name, and nobody says of goods behind a label. */
const talk = `(?:please |now |bitte |por favor |s[’']il te plaît )?(?:(?:${says}|${setAside})(?!\\p{L})|(?:add|include|insert|set|rate|score|give|put|append) (?:[\\p{L}\\d]+ ){0,4}(?:titles?|descriptions?|listings?|stars?|score|ratings?|texts?|answers?|outputs?|links?|sentences?|words?|prices?|(?:hash)?tags?|keywords?|reviews?)(?!\\p{L})|you (?:are|must|will|should|have to|may now)(?!\\p{L})|from now on|new (?:rules?|tasks?|roles?|instructions?)|du (?:bist|musst)|eres|debes|tu (?:es|dois)|vous (?:êtes|devez)|sure[,!.]|of course[,!.]|certainly[,!.]|here (?:is|are) (?:the|your|a)(?!\\p{L})|i(?:[’']m| am) sorry|i can(?:no|[’'])t|as an? )`;
const label = `(?:^|[\\n.!?"“'<>()[\\]#*|-])\\s{0,3}(?:#{1,6}\\s{0,3}|[*_]{1,2})?${role}\\s{0,3}(?:message|mode|role)?[*_>]{0,2}\\s{0,3}`;

const injection = new RegExp(
  `(?<!\\p{L})(?:${orders})|${marks}|${label}[:：\\]][*_]{0,2}\\s{0,3}["“']?${talk}|(?<!#)#{2,6}\\s{0,3}(?:system|instructions?)\\s{0,3}(?::\\s{0,3}${talk}|(?:prompt|message|override)s?\\b)`,
  'iu',
);
/** A role that stands alone in its line, as in a written-out talk. */
const bareRole = new RegExp(
  `^\\s{0,3}(?:#{1,6}\\s{0,3}|[*_]{1,2})?${role}\\s{0,3}[*_]{0,2}[:：][*_]{0,2}\\s{0,3}$`,
  'iu',
);

const chances = longPattern('iu')`
  ignor|disregard|forget|overrid|bypass|vergiss|vergessen|missacht|olvida|oubli|system|assist|asist
  |developer|user|human|nutzer|usuario|utilisateur|chatgpt|llm|model|modèle|instruc|anweis|consigne|prompt
  |you are|you['’]re|du bist|eres|tu es|vous êtes|only|exactly|nothing but|nur|ausschlie|genau|sol[oa]|sólo
  |únicamente|exactamente|uniquement|seulement|exactement|an ai|from now on|\b(?:ai|ki|ia|gpt|bot)\s*[:：]|<
  |\[|##
`;

/** Without one of these no order to a machine is written; most texts, also joined ones, need no closer look. */
export function mayInstruct(text: string): boolean {
  return chances.test(text);
}

/** Whether a text talks to a writing machine instead of describing goods. */
export function instructs(text: string): boolean {
  return mayInstruct(text) && (injection.test(text) || dictates.test(text));
}

const followUp =
  /^["'“]?(?:instead|then|now|and|just|please)?,?\s*(?:write|output|print|say|respond|reply|answer|give|set|rate|score|include|add|insert|return|translate|pretend)\b/iu;

/** Drops an instruction and the orders that follow it in the same line. */
function keepsOnlyFacts(isOrdered: boolean): (sentence: string) => boolean {
  let ordered = isOrdered;
  return (sentence) => {
    if (instructs(sentence) || (ordered && followUp.test(sentence))) {
      ordered = true;
      return false;
    }
    return true;
  };
}

/**
 * Takes out sentences that talk to a writing machine instead of describing the product ("ignore the above …").
 * They are no facts and must never reach a text. A seller's own label ("System: Windows 11") stays. Returns the rest.
 */
export function withoutInstructions(given: string): string {
  if (!mayInstruct(given)) return given;
  const text = given.replaceAll(wrapped, ' ').replaceAll(roleMessage, '').replaceAll(/ {2,}/gu, ' ');
  if (text.trim() === '') return '';
  const lines = text.split('\n');
  const isRole = lines.map((line, index) => bareRole.test(line) && talksBehind(lines, index));
  if (!instructs(text) && !isRole.includes(true)) return text;
  return lines
    .map((line, index) =>
      isRole[index] === true
        ? ''
        : line
            .split(/(?<=[.!?])\s+|(?<=\))\s+(?=\p{Lu})/u)
            .filter(keepsOnlyFacts(isRole[index - 1] === true))
            .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Whether the line behind a role alone in its own is an order. */
function talksBehind(lines: readonly string[], index: number): boolean {
  const next = lines[index + 1] ?? '';
  return instructs(`${lines[index]!.trim()} ${next.trim()}`) || followUp.test(next);
}
