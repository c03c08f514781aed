import { longPattern } from '#rules/text/long-pattern.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import { stemOf } from '#rules/text/words.ts';

const afterThese =
  /(?:^|[^\p{L}])(?:de|del|du|des|la|el|los|las|le|les|un|una|une|con|avec|tus?|sus?|cada|chaque|votre|vos|nos|mes|leurs?|mis|son|sa|ses|ton|ta|tes|y|et|para|pour|en|à|aux?)\s+(\p{L}{4,}(?:-\p{L}+)*)|[ld][’'](\p{L}{4,}(?:-\p{L}+)*)/giu;
/** "Minuteur, mode cuisine, rappels.": the nouns of a list, up to their joint. */
const listed =
  /(?<=(?:^|[,.:;]|\d)\s?)(\p{L}{4,})(?=\s?(?:[,.;]|$)|\s(?:et|y|de|du|des|d[’']|con|avec|par|por|para|pour)\s)/giu;

const ordered = longPattern('iu')`
  ^(?:autres?|années?|doigts?|fois|façon|manière|suite|moment|otr[oa]s?|dedos?|ve(?:z|ces)|manera|forma|petite?s?|grande?s?|longs?|longues?|bonne?s?|belles?|beaux|nouve\p{L}+|chaudes?|froide?s?|comprise?s?|plusieurs
    |mêmes?|premi(?:er|ère)s?|derni(?:er|ère)s?|prochaine?s?|suivante?s?|précédente?s?|anciens?|anciennes?|vrais?|vraies?|próxim[oa]s?|siguientes?|anterior(?:es)?|antigu[oa]s?|chacune?|gestes?|données?|quels?|quelles?|combien|quand|comment|boire|dire|faire|mettre|prendre|suivre|voir|números?|escribe|cuánt[oa]s?|nächstes|deja|dejan|deje|pensad[oa]s?|diseñad[oa]s?|cread[oa]s?|primer[oa]?s?|último?a?s?
    |dentro|fuera|seulement|environ|mieux|quand|lorsque|ensuite|propres?|disponibles?|livrée?s?|fournie?s?|pensée?s?|conçue?s?|créée?s?|faite?s?|aprende|crea|controla|organiza|descubre|encuentra|elige|guarda
    |añade|recibe|comparte|planifica|gestiona|reconoce|graba|compara|registra|funciona\p{L}*
    |fonctionne\p{L}*|gratis|gratuit\p{L}*|solo|sola|propi[oa]s?|mism[oa]s?|nuev[oa]s?|appli|application
    |aplicación|incluye|abonnement|suscripción|mois|mes|años?|euros?|publicité|publicidad|anuncios|annonces
    |compte|cuenta|conexión|connexion|propres?|navega|calcula|exporta|importa|sincroniza|escanea|mide|anota
    |filtra|avisa|muestra|permite|ayuda|sugiere|propone|ajoute|affiche|rappelle|permet|exporte|importe
    |calcule|minutos|horas|días|minutes|heures|jours|\p{L}*[áéíó]\p{L}{1,4}(?:l[oae]s?|me|te|nos|se))$
`;

/** "Eltern sehen den Fortschritt": what stands before the verb of a German sentence, unless it only points. */
const germanSubject =
  /(?:^|[.!?]\s)(?!(?:Dabei|Damit|Danach|Dazu|Jede[rsnm]?|Alle[sn]?|Viele|Einige|Hier|Jetzt|Immer|Außerdem|Diese[rsnm]?|Unsere?|Deine?|Meine?|Ihre?|Sonst|Zudem|Zuerst|Wenn|Sobald|Auch|Dann|Dort|Heute|Manche|Andere|Beide)\s)(\p{Lu}\p{Ll}{4,})(?=\s\p{Ll}+(?:en|t)\s)/gu;

/** "Für jeden Tag des Jahres". */
const germanTimes =
  /^(?:Jahres|Tages|Monats|Moments?|Weise|Mitternacht|Beginn|Anfangs?|Endes?|Minutentakt|Nächstes|Erstes|Letztes)$/u;

/** "Tu répartis ton salaire", "t'apprend": the verb behind its pronoun finds nobody. */
const behindPronoun =
  /(?<!\p{L})(?:tu|vous|on|ils?|elles?|nous|je)\s(?:(?:ne|te|se|vous|les?|la)\s|[tsln][’'])*(\p{L}{3,})|[tj][’'](\p{L}{3,})/giu;

/** Stems of the verbs that stand behind their pronoun. French. */
export function verbsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(behindPronoun)].map((match) => stemOf(match[1] ?? match[2] ?? '')));
}

const genitive =
  /(?<!\p{L})((?:d|ein|dein|mein|unser|ihr|sein|eur)es\s(?:\p{Ll}+en\s)?)(\p{Lu}\p{L}{2,}?)(e?s)(?!\p{L})/giu;

/** "Tierarzttermine deines Hundes": nobody types the dog in the genitive. German. */
function inNominative(text: string): string {
  return text.replace(genitive, (said: string, front: string, noun: string, ending: string) => {
    // "Des Jahres" is no time that is searched, "Kaffees" loses its last letter alone, "Käses" and "Zeugnisses" none.
    if (germanTimes.test(noun + ending) || /(?:nis|[sßz])$/u.test(noun)) return said;
    return `${front}${noun}${ending === 'es' && noun.endsWith('e') ? 'e' : ''}`;
  });
}

const dative = /(?<=(?<!\p{L})(?:von|mit|aus|bei|nach|zu|zwischen)\s)(\p{Lu}\p{L}+e[lr]?)n(?!\p{L})/gu;

/** "Fundstellen von Pilzen" of a text that says "Pilze" too: as it stands there, and not as its preposition bends it. German. */
export function inFirstCase(text: string): string {
  return text.replace(dative, (said: string, plain: string) =>
    wholeWordsAt(text, plain) === -1 ? said : plain,
  );
}

/** Nouns without a tagger: German by their capital, Spanish and French by the article or preposition before them. */
export function nounsOf(text: string, language: 'de' | 'es' | 'fr', isApp: boolean): string[] {
  if (language === 'de') {
    const told = /(?<!\p{L})\p{Ll}{1,5}es /iu.test(text) ? inNominative(text) : text;
    return [
      ...(told.match(/(?<![.!?:]\s|^)(?<!\p{L})\p{Lu}\p{L}{3,}/gu) ?? []).filter(
        (word) => !(isApp && germanTimes.test(word)),
      ),
      ...(isApp ? [...text.matchAll(germanSubject)].map(([, noun = '']) => noun) : []),
    ];
  }
  // "Biberons", "saisons": where nobody says "nous" the ending is no verb's.
  const isOurs = /(?<!\p{L})nous(?!\p{L})/iu.test(text);
  return [...text.matchAll(afterThese), ...(isApp ? text.matchAll(listed) : [])]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter(
      (word) =>
        !/(?:[aei]rse|[aei]r|ez|amos|emos|imos)$/u.test(word) &&
        !(word.endsWith('ons') && isOurs) &&
        !ordered.test(word),
    );
}
