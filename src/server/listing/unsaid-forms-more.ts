import { longPattern } from '#rules/text/long-pattern.ts';
import type { Form } from './unsaid-forms.ts';

/** More claims that are told by how they are said: what a fault does not do, who did it, how it changes, what is free. */
export const moreForms: readonly Form[] = [
  // That a fault does no harm, and is mended in a moment.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?:does|do|did|will) not|never|doesn[’']t|don[’']t|didn[’']t|won[’']t) (?:affect|impair
        |influence|hinder|impact|interfere|detract|show|bother)(?!\p{L})
      |(?<!\p{L})(?:just|only) needs?(?!\p{L})|(?<!\p{L})(?:braucht|muss|müsste) nur(?!\p{L})
      |(?<!\p{L})(?:easily|quickly) (?:fixed|repaired|mended|removed|sanded|polished)
      |(?<!\p{L})(?:beeinträchtig\p{L}+|stör(?:t|en))(?: [\p{L}]+){0,4} (?:nicht|kaum)(?!\p{L})
      |(?<!\p{L})(?:ohne|keine) (?:Einfluss|Auswirkung\p{L}*|Beeinträchtigung)
      |(?<!\p{L})no afectan?(?!\p{L})|(?<!\p{L})n[’']affect(?:e|ent) (?:pas|en rien)
      |(?<!\p{L})ne (?:gêne|nuit|gênent|nuisent) pas
    `,
    kind: 'history',
    unless:
      /affect|impair|hinder|needs|fix|braucht|muss|beeinträchtig|stör|einfluss|auswirkung|afect|gêne|nuit/iu,
  },
  // Who did it: "replaced by a technician".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:\p{L}{3,}ed|made|built|sewn|woven|cut|chosen|written|drawn|done|worn|taught|run|given
        |sold|kept|bound|spun|thrown|blown|grown) by (?:an?|the|our|my|local|real|skilled|trained|certified
        |professional)\s(?:(?!in|of|from|for|with|at|on|and|who|that|to|near
          |since)\p{L}[\p{L}’'-]*\s){0,2}(\p{L}{4,})(?=[\s.,;!?]|$)
    `,
    kind: 'name',
    isToldBy: 1,
  },
  // How it grows better, which only time tells.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:gets?|becomes?|grows?|turns?) (?:even |ever )?(?:\p{L}{2,12}er|better
        |more \p{L}{3,})(?: \p{L}+)? (?:with|over|each|every|as)(?!\p{L})
      |(?<!\p{L})(?:outlasts?|outlives?|überdauert|überlebt)(?!\p{L})
      |(?<!\p{L})wird (?:mit jede[rm] \p{L}+ )?(?:immer )?\p{L}+er(?! als)(?= mit|[.,!])
      |(?<!\p{L})cada vez más(?!\p{L})|(?<!\p{L})de plus en plus(?!\p{L})
    `,
    kind: 'lasting',
    unless: /gets|become|grows|soften|wird|cada vez|de plus en plus/iu,
  },
  // How long it lasts, in words.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:last|lasts|keep|keeps|work|works|hold|holds|run|runs|stay|stays|burn|burns) (?:for )?(?:the|a|an|all
        |your) (?:(?:whole|entire|full|long) )?(?:day|night|week|weekend|evening|month|season|year|winter
        |summer|lifetime|shift|morning|afternoon)s?(?! (?:bag|trip))(?: long)?(?!\p{L})
      |(?<!\p{L})(?:hält|halten|läuft|brennt|reicht|reichen)(?: \p{L}+){0,2} (?:den ganzen|die ganze
        |das ganze|einen ganzen|eine ganze|eine halbe|einen halben|ein halbes|ein ganzes) \p{L}+
      |(?<!\p{L})dura(?:n)? (?:todo el|toda la|todo un|toda una|medio|media) \p{L}+
      |(?<!\p{L})(?:dure|durent|tient|tiennent) (?:tout le|toute la|toute une|tout un|une demi-)\s?\p{L}+
    `,
    kind: 'lasting',
    unless: /all (?:day|night)|whole (?:day|night)|tag\b|nacht|todo el|toda la|toute la|tout le/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:stunden|tage|wochen|monate)lang|for (?:weeks|months|days|hours)(?: on end| and \p{L}+)?|durante (?:semanas|meses|días|horas)|pendant des (?:semaines|mois|jours|heures))(?!\p{L})/giu,
    kind: 'lasting',
    unless:
      /(?:stunden|tage|wochen|monate)|weeks|months|hours|days|semanas|meses|horas|semaines|mois|heures/iu,
  },
  // "Warmer than wool".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?!rather|other|later|sooner|either|never|over|under|longer)\p{L}{3,}er
        |(?:more|less) \p{L}{3,}) than (?!it(?!\p{L})|its|you|they|usual|one|two|three|a |an )\p{L}{3,}
      |(?<!\p{L})(?:ist|sind|bleibt|wirkt|hält) (?:\p{L}+ )?\p{L}{3,}er als \p{L}{3,}
      |(?<!\p{L})más \p{L}{3,} que (?!nunca|tú|de)\p{L}{3,}|(?<!\p{L})plus \p{L}{3,} que (?!jamais|vous
        |de)\p{L}{3,}
    `,
    kind: 'comparison',
    unless: /(?<!\p{L})(?:than|als|más|plus)(?!\p{L})/iu,
  },
  // What costs nothing: "collection is free", "free for a week".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:is|are|comes?|ships?) (?:always |completely )?free(?=[.,;!\n]|$
        |\s(?:for|with|on|if|when|in|within|to try)(?!\p{L}))|(?<!\p{L})free (?:for|during) (?:a|one
        |the first|your first|\d+) \p{L}+|(?<!\p{L})free (?:\p{L}{2,12} )?(?:trial|sample|samples|returns?|exchange|pick-?up
        |collection|delivery|shipping|postage|gift|quote|estimate|consultation|upgrade|updates?)(?!\p{L})
    `,
    kind: 'offer',
    unless: /(?<![\p{L}-])free(?! (?:of|from))(?!\p{L})|costs nothing|no charge/iu,
  },
  // "Pet-free", "worry-free": what is not there, of which the brief has no word.
  {
    pattern:
      /(?<!\p{L})(?!feel|for|is|are|be|set|get|gets|it|hands|and|with|your|you|the|work|run|runs|play|app|always|completely|totally|totaly|them)(\p{L}{3,20})[- ]free(?! (?:of|from|to|for|with|time|hand|space|delivery|shipping|trial)(?!\p{L}))(?!\p{L})/giu,
    kind: 'exclusion',
    isToldBy: 1,
  },
  // What it keeps at which heat.
  {
    pattern:
      /(?<!\p{L})(?:(?:hot|warm) (?:and|or|as well as) cold|cold (?:and|or|as well as) (?:hot|warm)|keeps? (?:\p{L}+ ){0,2}(?:hot|warm)|hält (?:\p{L}+ ){0,2}(?:heiß|warm)|mantiene (?:\p{L}+ ){0,2}caliente|garde (?:\p{L}+ ){0,2}(?:au )?chaud)(?!\p{L})/giu,
    kind: 'property',
    unless: /(?<!\p{L})(?:hot|warm|heiß|caliente|chaud)/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:keeps? (?:\p{L}+ ){0,2}(?:cold|cool|chilled|fresh)|hält (?:\p{L}+ ){0,2}(?:kalt|kühl|frisch)|mantiene (?:\p{L}+ ){0,2}(?:fr[ií][oa]|fresc[oa])s?|garde (?:\p{L}+ ){0,2}(?:au )?(?:froid|frais))(?!\p{L})/giu,
    kind: 'property',
    unless: /(?<!\p{L})(?:cold|cool|chill|fresh|insulat|kalt|kühl|frisch|fr[ií]o|fresc|froid|frais|fraîch)/iu,
  },
  // Where what one types into an app stays.
  {
    pattern:
      /(?<!\p{L})(?:data|entries|notes|photos) (?:never|always|only)? ?(?:leaves?|stays?|remains?|belongs?)(?!\p{L})|(?<!\p{L})Daten (?:bleiben|verlassen)|(?<!\p{L})datos (?:no salen|nunca salen|se quedan)|(?<!\p{L})données (?:ne quittent|restent)/giu,
    kind: 'function',
    unless:
      /(?<!\p{L})(?:data|cloud|servers?|daten|datos|données)(?!\p{L})|(?:kept|stored|saved|stays?) on/iu,
  },
  // What it does to something else, told by a verb of effect.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(prevents?|cures?|heals?|boosts?|relieves?|reduces?|eliminates?|kills?|fights?|soothes?
        |improves?|detoxifies|purifies|strengthens?|verhindert|hemmt|fördert|lindert|reduziert|heilt
        |verbessert|previenen?|reducen?|alivian?|mejoran?|eliminan?|curan?|combaten?|prévient|réduit|soulage
        |améliore|élimine|guérit|combat|apaise|favorise)(?= \p{L})
    `,
    kind: 'effect',
    isToldBy: 1,
  },
  // What somebody is who works for one.
  {
    pattern:
      /(?<!\p{L})(trained|qualified|accredited|licen[sc]ed|certified|vetted|dbs|ausgebildete?[rns]?|zertifiziert\p{L}*|geprüfte?[rns]?|titulad[oa]s?|certificad[oa]s?|diplômée?s?|agréée?s?|certifiée?s?)(?!\p{L})/giu,
    kind: 'certificate',
    isToldBy: 1,
  },
  // "Im Viererset".
  {
    pattern:
      /(?<!\p{L})(?:zweier|dreier|vierer|fünfer|sechser|achter|zehner|zwölfer)-?(?:set|pack)s?(?!\p{L})/giu,
    kind: 'pack',
  },
  // Where one is found.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:find us|we are|we[’']re|located|situated|findest du uns|finden Sie uns|nos encuentras
        |estamos|nous sommes|situés?)(?: \p{L}+)? (?:next to|opposite|behind|near|close to|beside
        |across from|neben|gegenüber|hinter|nahe|junto a|frente a|cerca de|à côté de|en face de
        |près de)(?: (?:the|dem|der|du|de la|la|el|le))? (\p{L}{3,})
    `,
    kind: 'place',
    isToldBy: 1,
  },
  // Who would make it: "our dermatologists".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:our(?: own)?(?: \p{L}+)? (\p{L}{3,}(?:ologists|ists|icians|smiths|wrights|makers|experts|engineers
        |designers|chefs|masters)|makers|experts|engineers|designers|chefs|weavers|potters|carpenters|growers)|unsere[rn]? (\p{L}{3,}(?:innen|meister|experten|handwerker|schneider|tischler))
        |nos (\p{L}{2,}istes|artisans|\p{L}+iciens|couturières|tisserande?s|potiers|experts)
        |nuestr[oa]s (artesan[oa]s|costurer[oa]s|expert[oa]s|carpinter[oa]s|ebanistas|tejedor[ae]s|maestr[oa]s))(?!\p{L})
    `,
    kind: 'doer',
  },
  // By how much, without a figure.
  {
    pattern:
      /(?<!\p{L})(?:by (?:half|an? (?:third|quarter))|um die Hälfte|um ein (?:Drittel|Viertel)|a la mitad|de moitié|d[’']un (?:tiers|quart))(?!\p{L})/giu,
    kind: 'number',
  },
  // Whom it would fit.
  {
    pattern:
      /(?<!\p{L})(?:fits (?:everyone|everybody|anyone|any size|all sizes)|passt (?:jedem|jeder|allen)(?! \p{L})|queda bien a (?:todos|todas)|va à tout le monde)(?!\p{L})/giu,
    kind: 'fit',
    unless: /(?<!\p{L})(?:one size|einheitsgr|talla única|taille unique)/iu,
  },
  // How it was owned.
  {
    pattern:
      /(?<!\p{L})(?:(?:one|first|single|previous|original|only|sole) (?:\p{L}+ )?owner|aus erster Hand|Erstbesitz\p{L}*|(?:un solo|único) dueño|(?:de )?première main)(?!\p{L})/giu,
    kind: 'state',
    unless: /(?<!\p{L})(?:owners?|owned|besitz\p{L}*|erste[rn]? hand|dueñ[oa]|première main)(?!\p{L})/iu,
  },
  // What it would help with.
  {
    pattern:
      /(?<!\p{L})(?:helps? (?:you |to |with |(?:your )?(?:baby|child|dog|cat|kids) ){0,2}(?:sleep|relax|unwind|focus|concentrate|recover|digest|lose weight)|hilft (?:dir |Ihnen )?(?:beim|zu) (?:Einschlafen|Schlafen|Entspannen|Abnehmen)|ayuda(?: al? \p{L}+)? a (?:dormir|relajar\p{L}*|descansar)|aide(?: \p{L}+)? à (?:dormir|se détendre|s[’']endormir))(?!\p{L})/giu,
    kind: 'effect',
    unless: /(?<!\p{L})(?:sleep|relax|unwind|focus|concentrat|schlaf|entspann|dormir|relaj|descans|déten)/iu,
  },
  // How soon it would be dry, and how long it would last.
  {
    pattern:
      /(?<!\p{L})(?:dr(?:y|ies) (?:fast|quick(?:ly)?|in (?:minutes|no time))|trockne[nt] schnell|secan? rápido|sèchent? (?:vite|rapidement))(?!\p{L})/giu,
    kind: 'property',
    unless: /(?<!\p{L})(?:quick|fast|schnell|rápid|vite|rapide)/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:lasts?|(?:hold|keep)s? (?:their|its|the|a)? ?(?:charge|shape|colou?r)|charge lasts?)(?: \p{L}+){0,3}? (?:all|the whole) (?:day|night|week)(?!\p{L})/giu,
    kind: 'property',
    unless: /(?<!\p{L})(?:all|whole) (?:day|night|week)/iu,
  },
  // Where it would be charged.
  {
    pattern:
      /(?<!\p{L})(?:charge[sd]?|charging|recharge[sd]?) (?:\p{L}+ ){0,2}?(?:in|from|at|off) (?:the|a|any|your) (\p{L}{3,})|(?<!\p{L})(?:lädt|laden|aufladen|geladen)(?: \p{L}+){0,2}? (?:im|am|an der|in der) (\p{L}{3,})/giu,
    kind: 'function',
    isToldBy: 1,
  },
  // How often something was done.
  {
    pattern:
      /(?<!\p{L})(?:twice|three times|several times|zweimal|dreimal|mehrmals|mehrfach|dos veces|varias veces|deux fois|trois fois|plusieurs fois)(?!\p{L})/giu,
    kind: 'number',
    unless: /twice|two|times|zwei|drei|mehr|veces|dos|fois|deux|trois|double|doppelt|doble/iu,
  },
  // With how few hands.
  {
    pattern:
      /(?<!\p{L})(?:with|mit|con|avec) (?:just |only |nur )?(?:one|a single|einer|una(?: sola)?|une(?: seule)?) (?:hand|mano|main)(?!\p{L})/giu,
    kind: 'function',
    unless: /one[- ]hand|single[- ]hand|einhänd|einer hand|una(?: sola)? mano|une(?: seule)? main/iu,
  },
  // What it would come in.
  {
    pattern:
      /(?<!\p{L})(?:in|inside) (?:an?|its own|their own|einer|einem|una|un|une) (?:\p{L}+ )?(gift ?box(?:es)?|gift ?bag|pouch|velvet bag|tin|Geschenkbox|Geschenkverpackung|Samtbeutel|caja de regalo|bolsita|coffret|pochette)(?!\p{L})/giu,
    kind: 'contents',
    isToldBy: 1,
  },
  // How long it would last.
  {
    pattern:
      /(?<!\p{L})lasts? (?:for |about |around |up to |at least |well over |over |almost |nearly ){0,3}(?:an?(?! (?:hour|day|week|month|year)(?!\p{L}))|several|many|a few|some|the) (?:\p{L}+ )?(hours?|days?|weeks?|months?|years?|seasons?|summers?|winters?)(?!\p{L})/giu,
    kind: 'lasting',
    isToldBy: 1,
  },
  // What each would have for itself.
  {
    pattern:
      /(?<!\p{L})(?:of (?:its|their) own|(?:hat|haben|bekommt) (?:eine?n? )?eigene[ns]?|su propi[oa]|(?:sa|son) propre)(?!\p{L})/giu,
    kind: 'contents',
    unless: /(?<!\p{L})(?:own|private|eigen\p{L}*|propi[oa]s?|propres?)(?!\p{L})/iu,
  },
  {
    pattern:
      /(?<!\p{L})looks? (?:as good as |like |almost |nearly )?new(?!\p{L})|(?<!\p{L})sieh(?:t|en) (?:aus wie neu|neu aus)(?!\p{L})/giu,
    kind: 'history',
    unless: /(?<!\p{L})(?:new|neu\p{L}{0,2})(?!\p{L})/iu,
  },
];
