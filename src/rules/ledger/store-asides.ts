import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What the page of an app says to its readers and not of the app: where to write, whom to follow, thanks, what the press wrote, and
 * the links below.
 */

/** A sentence, with its stop or its colon. */
const sentence = /[^.!?:\n]*(?:(?:[.:](?=\S)|:(?=[^\n]))[^.!?:\n]*)*(?:[.!?:…]+["”’)]?|$)[^\S\n]*/gmu;
const contact = longPattern('iu')`
  ^\((?:\p{L}+ )?20\d\d\)$|^[^\p{L}\n]{0,6}(?:(?:please |just |so |and |then |simply )?(?:find|follow|like|join|contact|email|e-mail|write|reach(?: out)?|message|mail|drop|send|let|tell)(?: to)? (?:us|me)(?!\p{L})
      (?: a (?:line|mail|message|note)| (?:know|out|at|on|via|by|online|here|anytime|today)|\s?[:@!]|[^.!?\n]{0,80}(?:@|https?:|www\.|facebook|instagram|twitter|discord|telegram|reddit|tiktok|feedback|e-?mail|support))
    |for (?:more|any|further|additional) (?:info(?:rmation)?|details|questions|help|support|queries)\b[^.!?\n]{0,80}(?:visit|see|go to|contact|check|e-?mail|write|head)
    |(?:we|i)(?:['’]d| would) (?:love|like|be (?:happy|glad)) to (?:hear|answer|get|receive|know)
    |(?:we|i) (?:appreciate|value|welcome) (?:your|any|all)[^.!?\n]{0,20} (?:feedback|suggestions?|reviews?|ratings?|support)
    |(?:if you (?:have|enjoy|like|love|need|run|find|encounter|experience)\b|any |got |have )[^.!?\n]{0,100}(?:contact|e-?mail|write|reach out|let (?:us|me) know|(?:rate|review)(?:\s|$)|leave a|drop (?:us|me)|suggestions?\?|questions?\?|feedback\?|ideas?\?|problems?\?)
    |(?:questions|suggestions|feedback|problems|bugs|ideas)(?:, | or | and |\/)[^.!?\n]{0,60}\?
    |(?:please )?(?:rate|review) (?:us|the app|our app)|(?:please )?leave (?:us )?a (?:review|rating)
    |(?:thank you|thanks) (?:so much |very much )?for (?:your|using|download|choosing|trying|support)
    |(?:learn|read|see|find out) more (?:below|above|here|at|on)|(?:visit|see|check out) (?:us|our (?:web ?site|home ?page|faq|page|blog))\b
    |follow(?: us)?(?: on| for)?\s?:?$|(?:and|with)? ?(?:so )?(?:much |many |lots )?(?:, )?more!?$|and much,? much more
    |download (?:[\p{L}\d' -]{2,30} )?(?:now|today)\b|get (?:it|the app|started) (?:now|today)\b|try it (?:now|today|for free today)\b
    |(?:vielen |besten )?dank(?:e)? (?:für|an)\b|bleib(?:t)? (?:gesund|dran|neugierig)|wir freuen uns (?:auf|über)\b|viel (?:spaß|erfolg|freude)
    |(?:folge|folgt|folgen sie|schreib|schreibt|schreiben sie|besuch|besuche|besuchen sie|kontaktiere|kontaktieren sie) (?:uns|mir)\b
    |(?:hast du|habt ihr|haben sie|bei|du hast|noch) (?:noch )?(?:fragen|probleme\p{L}*|ideen|feedback|anregungen|wünsche|vorschläge)
    |(?:weitere|mehr) (?:infos?|informationen)\b|auf \S+\.\p{L}{2,4} find\p{L}+ (?:du|sie|ihr)\b|und (?:vieles|vieles,? vieles|noch viel|viel|einiges) mehr
    |(?:lade|laden sie|hol dir|holen sie sich)\b[^.!?\n]{0,40}\b(?:jetzt|heute)\b|jetzt (?:herunterladen|laden|installieren)
    |merci (?:de|d['’]|pour|à)\b|(?:suivez|rejoignez|contactez|écrivez)-(?:nous|moi)\b|n['’]hésitez pas à (?:nous|me|laisser)\b
    |pour (?:plus|toute?s?) (?:d['’]?\s?)?(?:infos?|informations?|questions?|renseignements?|aide)\b|(?:des |une |vos )?(?:questions?|suggestions?|remarques?|idées?)\b[^.!?\n]{0,60}\?
    |et (?:bien|beaucoup|plein) (?:plus|d['’]autres)(?: encore)?|téléchargez\b[^.!?\n]{0,60}(?:maintenant|aujourd['’]hui)
    |(?:muchas )?gracias (?:por|a)\b|(?:síguenos|siguenos|contáctanos|contactanos|escríbenos|escribenos|visítanos|visitanos|únete a nosotros|contáctame|escríbeme)(?!\p{L})
    |para (?:más|mas|cualquier) (?:información|informacion|detalles|duda|consulta|ayuda)|[¿]?(?:tienes|tiene|alguna?|dudas|preguntas|sugerencias)\b[^.!?\n]{0,60}\?
    |y (?:mucho|muchas?|muchos|mucho,? mucho) (?:más|mas)|(?:¡)?(?:descarga|descárga(?:la|lo)|descargue)\b[^.!?\n]{0,60}(?:ahora|hoy|ya)(?!\p{L}))
`;
const asksToWrite =
  /(?<!\p{L})(?:schreib|mail|write|contact|contáct|escr[ií]b|écri|melde|send|visit|besuch)\p{L}*[^.!?\n]{0,160}(?:@[\w-]|https?:|www\.)/iu;
/** "Wired: “The podcast app that everybody needs.”": what somebody wrote. */
const pressLine =
  /^[^\S\n]*(?:[-•*★☆⭐]\uFE0F?[^\S\n]?){0,6}\p{L}[\p{L}\d.,&'’ -]{1,40}\s?[:–—-]\s?["“„«][^"“”„«»\n]{3,240}["”“»][.!]?[^\S\n]*$/u;
const pressHead =
  /^[^\p{L}\n]{0,4}(?:the press|what (?:the press|users|people|customers|others|our users)|press|reviews?|testimonials|critics|die presse|presse(?:stimmen)?|das sagen|la presse|la prensa|lo que dicen|ce que)\b[^.!?\n]{0,60}[:.!]?$/iu;
/** "https://…", "Facebook: https://…", "info@example.org" alone in a line. */
const linkLine =
  /^[^\p{L}\n]{0,6}(?:[\p{L} &()/’'.-]{0,40}\s?[:–—-]?\s?)?(?:https?:\/\/|www\.)\S+[.!]?$|^[^\p{L}\n]{0,6}(?:[\p{L} ,&/’'-]{0,60}\s?:\s?)?[\w.+-]{2,40}@[\w.-]{3,40}$|^[^\p{L}\n]{0,6}(?:facebook|instagram|twitter|x|tiktok|discord|telegram|reddit|youtube|website|web|mail|e-?mail)\s?[:–—-]\s?\S{3,80}$/iu;
/** "Find us online at:" above a link. */
const opensLinks = /[:,]$|\b(?:at|on|visit|here|unter|auf|sur|en|ici|aquí|hier)\s?:?$/iu;

/** "⚠️ IMPORTANT MEDICAL DISCLAIMER: this is no device": the label of what nobody answers for. */
const noticeLabel =
  /^(\W{0,4})(?:important\s)?(?:(?:medical|legal|health)\s)?(?:disclaimer|notice|no warranties|user responsibility|(?:medical )?consultation required|haftungsausschluss|avertissement|aviso(?: legal)?)\s?:\s+(?=\p{L})/gimu;

/** One of its words stands in every text that has anything to take out. */
const sign =
  /@|20\d\d\)|https?:|www\.|\b(?:us|me|more|download|thanks?|feedback|rate|review|get|follow|press|questions?|any)\b|dank|mehr|bleib|freuen|fragen|spaß|folg|schreib|lade|hol|besuch|merci|suivez|contact|hésitez|plus|télécharg|gracias|síguenos|siguenos|escr|más|descarg|visít|presse|prensa|reviews|dicen|disent/iu;

/** An app's text without what its page says to readers. Text that is nothing else stays. */
export function withoutStoreAsides(given: string): string {
  const text = given.replace(noticeLabel, '$1');
  if (!sign.test(text)) return text;
  const lines = text.split('\n');
  const out: string[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines.slice(at + 1).find((other) => other.trim() !== '') ?? '';
    if (linkLine.test(line.trim()) || pressLine.test(line)) continue;
    if (pressHead.test(line.trim()) && pressLine.test(next)) continue;
    if (!sign.test(line) && !linkLine.test(next.trim())) {
      out.push(line);
      continue;
    }
    const parts = line.match(sentence)?.filter((part) => part.trim() !== '') ?? [line];
    const isAside = parts.map(
      (part, place) =>
        contact.test(part.trim()) ||
        asksToWrite.test(part) ||
        (place === parts.length - 1 &&
          linkLine.test(next.trim()) &&
          opensLinks.test(part.trim()) &&
          place > 0),
    );
    const kept = parts.filter(
      (part, place) =>
        !isAside[place] &&
        // "Do you have ideas for new cards? Write us": what is asked before it goes with it.
        !(isAside[place + 1] && /\?\s*$/u.test(part) && place > 0
          ? true
          : isAside[place + 1] &&
            /^[^\p{L}]{0,4}(?:do|did|have|is|are|¿|hast|haben|avez|tienes)\b.*\?\s*$/iu.test(part)),
    );
    const isOpener =
      kept.length === 1 &&
      linkLine.test(next.trim()) &&
      opensLinks.test(kept[0]!.trim()) &&
      line.length < 140;
    if (kept.length === parts.length && !isOpener) out.push(line);
    else if (kept.length > 0 && !isOpener) out.push(kept.join('').trimEnd());
  }
  const plain = out
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return /\p{L}/u.test(plain) ? plain : text;
}
