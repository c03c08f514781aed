import { longPattern } from '#rules/text/long-pattern.ts';
import type { Form } from './unsaid-forms.ts';

/** Claims in everyday words alone: what other people would do with a thing, how often something is to be done, whose it stays. */
export const peopleForms: readonly Form[] = [
  // "A partner can log too", "Kinder lieben es": people of whom the brief does not speak, as those who do something.
  {
    pattern: longPattern('giu')`
      (?<=^|[.!?;:>\n–]\s{0,2})(?:(?:an?|the|your|even|other|several|most|both|all|many|more) ){0,2}(?:partner|friend|guest|kid|child|children|famil|couple|beginner|newcomer|teacher|parent|colleague|visitor|customer|buyer|member|student|pupil|neighbour|neighbor|collector|professional)(?:s|ies|y)? (?:can|may|will|could|also|even|always|often|love|like|use|join|save|get|enjoy|ask|find|appreciate|take|learn|come|bring|swear|say|tell)(?!\p{L})
      |(?<=^|[.!?;:>\n–]\s{0,2})(?:(?:auch|die|deine|ihre|selbst|viele|andere|alle) ){0,2}(?:partner|freunde?|gäste|kinder|familien|paare|anfänger|einsteiger|lehrer|eltern|kollegen|besucher|kunden|mitglieder|schüler|nachbarn|sammler|profis) (?:können|dürfen|lieben|mögen|nutzen|finden|schätzen|nehmen|lernen|kommen|fragen|sagen|haben|freuen|und \p{Lu}\p{L}+ (?:können|lieben|mögen|nutzen|schätzen))(?!\p{L})
      |(?<=^|[.!?;:>\n–¡]\s{0,2})(?:(?:también|los|las|tus|sus|hasta|incluso|muchos|otros|a) ){0,3}(?:niñ[oa]s|amig[oa]s|invitad[oa]s|familias|principiantes|profesores|padres|clientes|visitantes|alumn[oa]s|vecinos|coleccionistas|profesionales) (?:pueden|les|la|lo|usan|disfrutan|aman|suelen|encuentran|aprenden|vienen|valoran)(?!\p{L})
      |(?<=^|[.!?;:>\n–]\s{0,2})(?:(?:même|les|vos|tes|aussi|beaucoup|autres|nos) ){0,3}(?:enfants|ami[es]{1,2}|invité[es]{1,2}|familles|débutants|professeurs|parents|clients|visiteurs|élèves|voisins|collectionneurs|professionnels) (?:l[’']|(?:peuvent|les|la|le|adorent|aiment|utilisent|trouvent|apprennent|viennent|apprécient)(?!\p{L}))
    `,
    kind: 'deed',
    unless:
      /partner|friend|guest|\bkids?\b|child|famil|couple|beginner|teacher|parent|colleague|visitor|customer|member|student|pupil|neighbo|collector|freund|gäste|kind(?!\p{L})|kinder|paare|anfänger|einsteiger|lehrer|eltern|kolleg|besucher|kund|mitglied|schüler|nachbar|sammler|niñ|amig|invitad|principiant|profesor|padres|client|visitant|alumn|vecin|enfant|\bamis?\b|invité|débutant|élève|voisin|collectionn/iu,
  },
  // "Rinse it once a year": how often, where the brief tells no such time.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:once|twice|three times|four times|every|each)(?: an?| other| two| three| few)? (day|week|month|year|morning|evening|night|season|spring|summer|autumn|winter|weekend)s?(?!\p{L})
    `,
    kind: 'number',
    isToldBy: 1,
  },
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:einmal|zweimal|dreimal|jede[nrs]?|alle (?:\p{L}+ )?)(?: im| pro| am| in der)? ?(tag|woche|monat|jahr|frühjahr|frühling|herbst|winter|sommer|morgen|abend|wochenende)(?:en|e|s|n)?(?!\p{L})
    `,
    kind: 'number',
    isToldBy: 1,
  },
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:una vez|dos veces|tres veces|cada)(?: al| a la| por| dos| tres)? (día|semana|mes|año|mañana|noche|temporada|primavera|verano|otoño|invierno)(?:e?s)?(?!\p{L})
      |(?<!\p{L})(?:(?:une|deux|trois) fois (?:par|l[’'])|chaque|tous les|toutes les)(?: deux| trois)? ?(?:jour|semaine|mois|ans?|année|matin|soir|saison|printemps|été|automne|hiver)s?(?!\p{L})
    `,
    kind: 'number',
    unless:
      /(?<!\p{L})(?:vez|veces|cada|diari|seman|mes|año|anual|fois|chaque|tous les|toutes les|quotidien|jour|semaine|mois|ans?|année)/iu,
  },
  // "Strop it before each use".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:before|after|between) (?:each|every) (?:use|wash|wear|ride|meal|walk|session|trip)(?!\p{L})|(?<!\p{L})(?:vor|nach) jede[mr] (?:Gebrauch|Benutzung|Wäsche|Tragen|Fahrt|Mahlzeit|Einsatz|Benutzen)(?!\p{L})
      |(?<!\p{L})(?:antes|después) de cada (?:uso|lavado|comida|salida)(?!\p{L})|(?<!\p{L})(?:avant|après) chaque (?:utilisation|usage|lavage|repas|sortie)(?!\p{L})
    `,
    kind: 'number',
    unless:
      /(?<!\p{L})(?:each|every|after|before) (?:use|wash|wear|ride|meal|walk|session|trip)|jede[mr] (?:gebrauch|benutzung|wäsche|tragen|fahrt|mahlzeit|einsatz)|(?:vor|nach) (?:dem )?gebrauch|cada|chaque/iu,
  },
  // "Your finds stay yours": who sees what one types.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:stays?|remains?|kept) (?:yours|private|with you|confidential)(?!\p{L})|(?<!\p{L})(?:bleibt|bleiben) (?:privat|bei (?:dir|ihnen)|deine sache|vertraulich)(?!\p{L})
      |(?<!\p{L})(?:siguen? siendo (?:tuy|suy)[oa]s?|qued[ae]n? en privado)(?!\p{L})|(?<!\p{L})(?:restent?|demeurent?) (?:à vous|privée?s?|confidentiel\p{L}{0,3})(?!\p{L})
    `,
    kind: 'function',
    unless: /yours|priva|confident|vertraulich|bei (?:dir|ihnen)|tuy[oa]/iu,
  },
];
