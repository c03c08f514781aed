import { longPattern } from '#rules/text/long-pattern.ts';
import type { Form } from './unsaid-forms.ts';

/** Claims that texts of shops are full of, in words that tell facts elsewhere: how it is stowed, what comes off, how one pays. */
export const usualForms: readonly Form[] = [
  // "Packs into its own pocket", "rolls up small".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(packs|stows|tucks|rolls|folds|collapses|stuffs|squashes|breaks) (?:away|down|up|flat|small|into|neatly|easily|compactly)(?!\p{L})
    `,
    kind: 'property',
    unless: /(?<!\p{L})(?:fold|collaps|stow|pack(?:s|ed)? (?:away|down|up|into|small|flat))/iu,
    isToldBy: 1,
  },
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:lässt|lassen) sich (?:\p{L}+ ){0,3}(?:zusammenfalten|zusammenklappen|zusammenrollen|zusammenlegen|verstauen)(?!\p{L})
      |(?<!\p{L})se (?:pliega|dobla|enrolla|recoge)n? (?:plan[oa]s?|sobre|en|fácilmente|con facilidad)(?!\p{L})
      |(?<!\p{L})se (?:replie|plie|roule)(?:nt)? (?:à plat|dans|en|facilement|sur)(?!\p{L})
    `,
    kind: 'property',
    unless:
      /(?<!\p{L})(?:falt|klapp|roll|zusammen|verstau|pleg|plieg|dobl|enroll|recog|guard|pli|repli|roul|range)/iu,
  },
  // "The plates come out": what would come off it or apart.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:comes?|lifts?|slides?|pulls?|pops?|clips?|zips?|snaps?|unclips?|unscrews?|unbuttons?|detach(?:es)?) (?:right |straight |easily )?(?:out|off|apart)(?= (?:for|to|so|when|and|in|easily|after|without)(?!\p{L})|[.,;!]|$)
      |(?<!\p{L})(?:lässt|lassen) sich (?:\p{L}+ ){0,2}(?:abziehen|abschrauben|aushängen|auseinandernehmen|herausziehen|abknöpfen)(?!\p{L})
      |(?<!\p{L})se (?:separan?|extraen?|sacan?|desenroscan?)(?= (?:para|fácilmente|con|y)(?!\p{L})|[.,;!]|$)
      |(?<!\p{L})se (?:détachent?|dévissent?|déclipsent?)(?= (?:pour|facilement|et)(?!\p{L})|[.,;!]|$)
    `,
    kind: 'property',
    unless:
      /remov|detach|take|taken|apart|(?:come|lift|slide|pull|pop|clip|zip|snap|screw|button)s? (?:off|out)|unscrew|separat|abnehm|abzieh|abschraub|herausnehm|zerleg|auseinander|quita|desmont|separ|extra|saca|enlèv|enlev|démont|amovible|détach|déviss/iu,
  },
  // How one may pay.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(cash|bank transfers?|wire transfer|paypal|venmo|zelle|contactless|klarna|credit cards?|debit cards?|card payments?|instal?lments
        |Barzahlung|Überweisung|Ratenzahlung|Kreditkarte|Kartenzahlung|efectivo|transferencia|bizum|tarjeta de crédito|a plazos
        |espèces|virement|carte bancaire|chèque|en plusieurs fois)(?!\p{L})
    `,
    kind: 'service',
    isToldBy: 1,
  },
];
