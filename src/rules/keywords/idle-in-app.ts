import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Words that makers of apps use of any app: nobody finds one by them. */
const idle: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    ^(?:cutting|edge|revolutionary|revolution|unprecedented|effortless|following|aspect|timely|concise|default
      |incredible|amazing|convenient|possible|various|several|certain|everything|anything|whole|entire
      |exact|thing|breakthrough|excellence|world-class|next-generation|next-gen|possibility|experience
      |larger?|smaller?|bigger?|longer?|shorter?|faster|slower|easier|hander|handed|either|neither|thereof
      |virtually|application|different|wonderful|fantastic|appropriate|intuitive|comprehensive|seamless
      |big|large|small|tiny|huge|loud|odd|wrong|much|many|few|older|newer|younger|busy|real|total|readable|tap|sec|secs|get|digit|face
      |\p{L}{2,}[^e\P{L}]ed(?<!guided|shared|animated|spaced|united|advanced|rated|naked|sacred))$
  `,
  de: longPattern('iu')`
    ^(?:ihnen|ihrem|deine[nrm]|euch|direkte[nrms]?|leistungsstark\p{L}*|nachträglich\p{L}*|versessen|verschieden\p{L}*
      |blicke?s?|tipps?|klicks?|fingertipps?|handumdrehen|griff|weitere[nrms]?|jederzeit|deutsche[nrsm]?|wunderschön\p{L}*|bedeutungsvoll\p{L}*|gesamte[nrms]?)$
  `,
  fr: longPattern('iu')`
    ^(?:tout|quelques|conçue?s?|suggère|coup|véritables?|complément|remplacement|manière|façon|plusieurs
      |certaine?s|moindre|grâce|autres?|fond|coin|aise|besoin|secondes?|minutes?|classe)$
  `,
  es: longPattern('iu')`
    ^(?:propi[oa]s?|datos?|siempre|próxim[oa]s?|vistazo|limpia|dispara|desbloquea|elegantes?|cualquiera?|demás
      |verdader[oa]s?|manera|forma|fácilmente|rápidamente|automáticamente
      |según|segundos?|minutos?|durante|entre|desde|hasta|versión|pago|quien(?:es)?|después|luego|antes|vida|\p{L}{4,}aban?)$
  `,
};

/** Whether a word says nothing of an app that it would not say of any other. */
export function isIdleInApp(word: string, language: WrittenLanguage): boolean {
  return idle[language]?.test(word) ?? false;
}
