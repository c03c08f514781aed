import { longPattern } from '#rules/text/long-pattern.ts';
import type { Form } from './unsaid-forms.ts';

/** Claims of scope and of keeping: with or for how many things it is right, what it keeps as it is, how it may be washed. */
export const scopeForms: readonly Form[] = [
  // "Works on every hob", "für Hecken aller Art": more than those that the seller names.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?:works?|compatible|usable|can be used) (?:on|with|in|for)|fits?|suits?|(?:suitable|right|good|ideal|perfect|made) for)
        (?: \p{L}+)? (?:every|any|all(?: (?:kinds|types|sorts|makes|sizes|models))?(?: of)?)(?! (?:day|year|time|night|day|season|of)(?!\p{L})) \p{L}{3,}
      |(?<!\p{L})(?:passt|passen|eignet|geeignet|verwendbar|kompatibel|läuft|funktioniert)(?: \p{L}+){0,2} (?:zu|auf|in|an|für|mit) (?:jede[rnms]?|alle[nr]?)(?= \p{L})
      |(?<!\p{L})aller Art(?!\p{L})|(?<!\p{L})für alle \p{Lu}\p{L}+ geeignet
      |(?<!\p{L})(?:sirven?|apt[oa]s?|compatibles?|funcionan?|valen?|adecuad[oa]s?) (?:para|con|en) (?:cualquier|tod[oa]s? (?:tipos?|clases?|l[oa]s))(?!\p{L})
      |(?<!\p{L})(?:convien(?:t|nent)|compatibles?|adaptée?s?|fonctionne(?:nt)?|s[’']adapte(?:nt)?) (?:à|avec|sur|pour) (?:tous?|toutes?|n[’']importe|chaque)(?!\p{L})
    `,
    kind: 'fit',
    unless:
      /(?<!\p{L})(?:every|any|all|most|universal\p{L}*|one size|jede[rnms]?|alle[nr]?|cualquier|tod[oa]s?|tous|toutes?|universel\p{L}*)(?!\p{L})/iu,
  },
  // "Keeps your feet dry": what is dry by itself keeps nothing so.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})keeps? (?:\p{L}+ ){1,3}(?:dry|clean|safe|secure|comfortable|tidy|upright|in shape)(?!\p{L})
      |(?<!\p{L})(?:hält|halten) (?:\p{L}+ ){1,3}(?:trocken|sauber|sicher|in Form)(?!\p{L})
      |(?<!\p{L})mantienen? (?:\p{L}+ ){1,3}(?:sec[oa]s?|limpi[oa]s?|segur[oa]s?)(?!\p{L})
      |(?<!\p{L})gard(?:e|ent) (?:\p{L}+ ){1,3}(?:au sec|secs?|sèches?|propres?)(?!\p{L})
    `,
    kind: 'property',
    unless:
      /(?<!\p{L})(?:keep|kept|stay|hält|halten|bleib|mantien|mantener|gard)\p{L}*|wick|water-?(?:proof|resist|repel)|wasser(?:dicht|fest|abweis)|impermeab|étanche/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:machine[- ]|hand[- ])?washable|(?:\p{L}+)?waschbar\p{L}{0,2}|lavables?)(?!\p{L})/giu,
    kind: 'care',
    unless: /wash|wasch|wäsch|lav[aeé]|lessive|laund|spül/iu,
  },
  // What comes off it.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:can be|may be|is|are) (?:easily |quickly |fully )?(?:removed|detached|taken (?:out|off|apart))(?!\p{L})
      |(?<!\p{L})(?:lässt|lassen) sich (?:\p{L}+ ){0,2}(?:abnehmen|herausnehmen|zerlegen)(?!\p{L})
      |(?<!\p{L})(?:se quitan?|se desmontan?|se pueden? (?:quitar|desmontar))(?!\p{L})
      |(?<!\p{L})(?:s[’']enlève(?:nt)?|se démonte(?:nt)?|se retire(?:nt)?)(?!\p{L})
    `,
    kind: 'property',
    unless:
      /remov|detach|take|taken|apart|(?<!\p{L})off(?!\p{L})|(?:comes?|lifts?|slides?|pulls?) (?:off|out)|separat|abnehm|herausnehm|zerleg|quita|desmont|desarm|enlèv|enlev|démont|amovible|retire/iu,
  },
  // What it does not take on.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?:does|do|will) not|(?:doesn|don|won)[’']t|never) (?:takes? (?:on|up)|holds?(?: on to)?|absorbs?|retains?|picks? up|keeps?) (?:any |the )?(?:odou?rs?|smells?|tastes?|flavou?rs?|stains?)
      |(?<!\p{L})(?:nimmt|nehmen) (?:keine[nr]? |weder )(?:Gerüche|Geruch|Geschmack|Flecken)
      |(?<!\p{L})no (?:coge|retiene|absorbe|guarda)n? (?:los |las |el )?(?:olores|olor|sabores|sabor|manchas)
      |(?<!\p{L})(?:ne (?:prend|retient|garde|prennent|retiennent|gardent)|n[’']absorbe(?:nt)?) (?:pas|ni) (?:les |le |l[’']|d[e’'] ?)?(?:odeurs?|goûts?|taches?)
    `,
    kind: 'property',
    unless:
      /odou?r|smell|taste|flavou?r|stain(?!less)|geruch|gerüche|geschmack|fleck|olor|sabor|mancha|odeur|goût|tache/iu,
  },
  // What a shop takes, and what it would show elsewhere.
  {
    pattern:
      /(?<!\p{L})(?:we accept|you can pay|wir (?:akzeptieren|nehmen)|zahlbar|aceptamos|se puede pagar|nous acceptons|paiement (?:par|en))(?!\p{L})/giu,
    kind: 'service',
    unless:
      /accept|\bpay|cash|card|akzept|zahl|bar\b|acept|pag[oa]|tarjeta|efectivo|paie|payer|espèces|carte/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:[Ll]inks? (?:to|for|is|are|below|in)|[Tt]he link (?:to|for|is)|Links? (?:zu|zum|zur|unten|sind)|(?:los )?enlaces? (?:a|en|está)|(?:les )?liens? (?:vers|sont|en))(?!\p{L})/gu,
    kind: 'contents',
    unless: /(?<!\p{L})(?:links?|linked|enlaces?|liens?|https?)(?!\p{L})/iu,
  },
  // "New lessons every week".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})new (?:\p{L}+ )?\p{L}+ (?:every|each) (?:day|week|month)(?!\p{L})
      |(?<!\p{L})(?:jede|jeden) (?:Tag|Woche|Monat) neue(?!\p{L})|(?<!\p{L})neue \p{L}+ jede[n]? (?:Tag|Woche|Monat)
      |(?<!\p{L})nuev[oa]s \p{L}+ cada (?:día|semana|mes)|(?<!\p{L})de nouve(?:aux|lles) \p{L}+ chaque (?:jour|semaine|mois)
    `,
    kind: 'offer',
    unless: /every|each|weekly|daily|monthly|jede|wöchentlich|täglich|cada|semanal|diari|chaque|hebdo/iu,
  },
];
