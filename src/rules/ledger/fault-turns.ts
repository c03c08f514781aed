import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { conditionPatterns } from './condition-patterns.ts';
import { tellsUndenied } from './denied-fault.ts';
import { saysTurnElsewhere } from './fault-turns-elsewhere.ts';

/**
 * "One door hinge squeaks", "the left arm creaks", "one slat wobbles": what a part of it does by now. Nobody sells a new thing so.
 * English.
 */
export const partAils =
  /(?:^|[.!?,;\n]\s?|\b(?:and|but) )(?:one|the|a|an|left|right|front|rear|back)(?! (?:\p{L}+ ){0,2}(?:never|no|not|hardly|rarely)\b) (?:[\p{L}-]+ ){1,3}(?:(?:squeaks|creaks|wobbles|rattles|flickers|leaks|drips)(?: (?:a (?:bit|little)|slightly|sometimes|occasionally|when \p{L}[^.;\n]{0,40}))?|sticks (?:a (?:bit|little)|slightly|sometimes|occasionally))(?=$|[.,;!\n])/iu;

/**
 * How sellers tell in whole sentences what ails a used thing, beside the words of `conditionPatterns`: what no longer works,
 * how long a battery lasts, what a lens, a book or a cloth has suffered. Of goods known as used only: "holds only half" of a
 * new jug is its size.
 */
const faultTurns: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    \bbatter(?:y|ies)\b(?:(?!\bnot\b|\bnever\b|n[’']t)[^.;]){0,40}?\b(?:(?:only|just|barely) (?:lasts?|holds?|runs?|manages?|gives?)
      |(?:lasts?|holds?|runs?|gives?) (?:for )?(?:only|just|barely|(?:about |around |roughly )?half)
      |drains?|dies|goes flat|(?:is|are) (?:a (?:bit|little) |rather |quite |very )?(?:weak|tired|swollen))
    |\b(?:lid|box|seam|sole|case|cover|corner|edge|spine|hinge|clip|tab|handle|leg|arm|latch|strap|bag|tube|hose|casing|rim)s? (?:is |are |has |have )?(?:split|snapped)(?! (?:level|key|ring|screen|air|into|in place|shut|on)\b)
    |\b(?:scrapes?|scraped)(?= (?:on|to|at|along|across|near)\b)|\b(?:cup|glass|mug|water|coffee|tea) rings?\b|\bcorners? (?:is |are )?(?:blown|bumped|crushed|rubbed|bashed)
    |\b(?:one|a|two) (?:knobs?|handles?|buttons?|foot|feet|legs?|wheels?|screws?|keys?) (?:(?:is|are) )?(?:different|odd|mismatched|replaced|not matching)
    |\b(?:bit|little|slightly|rather|quite) (?:jumpy|erratic|glitchy|crackly|wobbly|notchy)\b
    |\b(?:started|starting|begun|beginning) (?:to )?(?:peel|crack|flake|fray|rust|fade|lift|yellow|tear|split|bobble|pill|sag|go)(?:ing)?\b
    |(?:^|[,.;]\s?|\b(?:and|but|some|with) )(?:the )?(?:\p{L}+ )?(?:paint|varnish|lacquer|veneer|plating|chrome|enamel|gilding|finish|leatherette|leather|vinyl|covering|decal|edging|laminate)\s(?:(?:is|are) )?(?:(?:a (?:bit|little)|slightly) )?(?:flaking|lifting|peeling|chipping|bubbling|cracking)\b(?! without)
    |\baction (?:is )?(?:(?:a (?:bit|little)|rather|quite|too) )?high\b|\((?:one|1) (?:drifts|sticks|broken|faulty|cracked)\)
    |\bwhitening (?:on|to|at|along|(?:of )?(?:the )?(?:back|front|edges|corners))\b|(?<!\b(?:no|any|without)\s)\b(?:some|a bit of|bit of|a little|slight) (?:pitch|resin|sap|limescale|residue|adhesive)(?=$|[,.;]| (?:on|at|in|around|inside)\s)
    |\bholds? (?:much |a lot |a bit |a little )?less (?:charge|air|power)\b
    |\bno longer (?:works?(?!\p{L}| for (?:us|me))|holds?|charges?|closes?|locks?|lights?|reads?|spins?|plays?|fires?
      |connects?|pairs?|seals?|heats?|latch(?:es)?)
    |\b(?:(?:does|do) not|(?:doesn|don)[’']t) (?:always |fully |quite |properly )?(?:respond|work|close|shut|lock
      |latch|light up|focus|spin|seal|register|eject|heat up|stay (?:up|shut|closed|on|put))
      (?! (?:with|on|in|for|through|unless|without|under|over|outdoors))
    |\b(?:has|have) (?:failed|died|given up|perished)
    |\b(?:paint|finish|plating|gilding|gilt|lacquer|varnish|colou?r|print|transfers?|decals?|label|coating|silvering|enamel|lettering|blueing|bluing|nickel|chrome) (?:is |has )?(?:mostly|partly|nearly|all|almost|long|largely|half) (?:gone|worn|missing|flaked|rubbed)\b
    |\b(?:has|have|is|are) gone (?:a (?:bit|little) |slightly |rather |quite )?(?:thin|tacky|sticky|hard|brittle|dark
      |flat|milky|matt|baggy|bobbly|limp|rusty)
    |(?<!\b(?:no|any|without|or|free of|free from|clear of)\s)\b(?:fungus|haze|balsam separation|lens separation)\b
    |(?<!(?:\bnever|\bnot|n[’']t)\s)\b(?:overheats?|misfires?|stalls)\b
    |\breads? (?:about |around )?(?:an?|one|two|half a?|\d+) (?:stops?|degrees?) (?:high|low|over|under|out|off)
    |\b(?:runs?|is) (?:about |around |some )?(?:a few|a couple of|\p{L}+|\d+) (?:seconds|minutes) (?:slow|fast)
    |\b(?:loses|gains) (?:about |around )?(?:a few|a couple of|\p{L}+|\d+) (?:seconds|minutes)
    |\b(?:catch(?:es)?|rattles?|squeaks?|clicks?|grinds?|whines?) (?:at the (?:bottom|top|end|corner)|slightly|sometimes
      |occasionally|a (?:bit|little))
    |\bmakes? (?:an?|some) (?:\p{L}+ )?(?:noise|rattle|squeak|whine|grinding)
    |(?<!(?:\bnever|\bnot|n[’']t)\s)\bsmells? (?:slightly |faintly |strongly |a (?:bit|little) )?(?:of (?:smoke|cigarettes?
      |tobacco|damp|mould|mothballs|dogs?|pets?|petrol)|musty|damp|smoky)
    |(?<!\b(?:no|any|without|or)\s)\b(?:pencil|ink|pen|biro) (?:notes?|writing|marking|underlining|annotations?|inscriptions?)
    |\b(?:sunned|foxed|dog-?eared|price[- ]clipped|ex-library)\b
    |\b(?:pages?|leaf|leaves|corners?) (?:is|are|has been|have been) (?:(?!not |never )\p{L}+ )?(?:folded|turned|loose|detached|clipped)
    |\b(?:owner|school|library)[’']?s?[’']? (?:name|stamp|inscription) (?:on|inside|to|in)\b
    |\bspine (?:is |has )?(?:slightly )?(?:cocked|rolled|slanted|leaning)
    |\b(?:gears?|chain) (?:slips?|jumps?|skips?)\b
    |\b(?:is|are|gets?) (?:rather |quite |very |slightly )?(?:temperamental|saggy|sagging|buckled|misaligned|out of true)\b
    |\bneeds? (?:air|oil(?:ing)?|bleeding|tightening|re-?gluing|re-?stringing|a service|a new)\b
    |\bneeds? (?:an? )?(?:firm|hard|good|gentle|bit of an?|few) (?:push|press|pull|tap|nudge|shove|knock|twist|tries)
    |\bcould (?:really )?do with (?:an? )?(?:new|sand|(?:re-?)?paint|clean|polish|wash|oil|service|bit of|good|repair|touch|tighten)
    |\bjumps (?:between|about|around)|(?<!\b(?:never|not)\s)\bstruggles to\b
    |\b(?:has|have) (?:(?!not |never |hardly )\p{L}+ )?(?:rubbed|dulled|flaked|bubbled|shrunk|stretched|warped|bowed|hardened|dried out)\b
    |\bworn (?:smooth|through|thin|away)\b|\b(?:stiffly|sluggishly)\b
    |\b(?:is|are) (?:rather |quite |very |now |a (?:bit|little) |slightly )?(?:stiff|noisy|wobbly|dull|blunt|tatty|squeaky|creaky|leaky|hazy|cloudy|foggy|yellowed|discolou?red|tarnished)(?=$|[,.;]|\s(?:and|but|when|at|on|in|under)\s)
    |\b(?:cover|cap|lid|knob|screw|button|foot|handle|label|key|clip|catch|flap)s?(?: (?:of|for|on) (?:the|one) \p{L}+)? (?:is|are|has|have) (?:long )?gone(?: missing)?(?=$|[,.;])
    |\b(?:has|have|had|was|were) (?:been )?(?:glued|re-?glued|patched|welded|taped|re-?soldered|straightened|re-?stitched|touched up|bent back|filled in|darned|mended)\b
    |\b(?:is|are) not (?:the )?originals?(?=$|[,.;]|\s(?:and|but)\s)|\bswapped for\b
    |(?<!\b(?:no|any|without|or)\s)\b(?:tooth|teeth|claw|scorch|heat|glue|sticker|sky|ring|burn|rub|pen|tide|rust|kerb|scuff) (?:marks?|residue)\b
    |\b(?:has|have) lost (?:an?|one|two|three|four|its|their|some)\b
    |(?<!\b(?:no|any|without|or)\s)\bmarks (?:around|along|under|inside|where)\b
    |\bstopped (?:working|charging|responding|turning|spinning|locking|lighting)
    |\b(?:runs?|plays?|spins?) (?:slightly|a (?:bit|little)) (?:slow|fast)
    |(?:n[’']t|\bnot)(?: \p{L}+){1,4} as (?:\p{L}+ ){1,2}as (?:it|they|when|before|new)(?! (?:looks?|sounds?|seems?|appears?))\b
    |\b(?:less|longer|shorter|slower|weaker|duller|louder|noisier) than (?:it|they) (?:was|were|did|used to|should)
    |\b(?:only|just|barely) (?:lasts?|runs? for|holds? (?:an? |\p{L}+ )?(?:charge|air)|works? (?:when|if|after|plugged))\b|\blasts? only\b
    |\b(?:but|though|although|yet|if) (?:it (?:is|gets|runs) |they (?:are|get|run) )?(?:a (?:bit|little|touch) |rather |quite |very |fairly |pretty |slightly )?
      (?:noisy|stiff|wobbly|weak|dim|sluggish|squeaky|creaky|tatty|tired|dull|blunt)(?=$|[,.;]|\s(?:when|on|at|in|and|now)\s)
    |\b(?:gets?|getting|starting to get|becoming|a touch|somewhat|increasingly|(?:a (?:bit|little)|rather) too) (?:noisy|stiff|wobbly|weak|dim|sluggish|loose|tired)\b
    |\b(?:has|have|needs?) to be (?:pressed|pushed|held|jiggled|wiggled|nudged|forced|propped)\b
    |\btakes? (?:a few|several|two|three|some) (?:tries|goes|attempts|presses|pulls)\b|\bslow to (?:start|focus|charge|respond|boot|warm up|open|close)\b
    |\b(?:was|lasted|held) (?:\p{L}+ ){1,3}when new\b|\bused to (?:last|hold|run|be)\b|\bdown from (?:\p{L}+ ){1,3}when new
    |(?<!\b(?:no|any|without|or)\s)\b(?:light|slight|some|tiny|minor|edge|corner|bit of) (?:dust|whitening|oxidation|corrosion|silvering)(?=$|[,.;]| (?:on|at|along|of|to|in|near|around)\s)
    |(?:^|[,.;]\s?|\b(?:and|but) )(?:the )?(?:\p{L}+ )?(?:blades?|latch(?:es)?|hinges?|zips?|zippers?|knobs?|pedals?|switch(?:es)?|buttons?|keys?|lids?|locks?|bolts?|valves?|slides?|clasps?|buckles?|brakes?|clutch|throttle|drawers?|doors?|castors?|casters?)
      \s(?:(?:is|are) )?(?:(?:a (?:bit|little)|slightly|rather|quite|very) )?(?:stiff|dull|blunt|sticky|loose|wobbly|sluggish)(?=$|[,.;]|\s(?:but|and|when|at|in)\s)
    |(?<!\b(?:no|any|without|or|for|free of)\s)\b(?:small|tiny|neat|old|few|one|two|three|some|little) (?:darns?|mends?|patches|repairs?|snags?|pulls|pinholes|moth holes|nibbles)(?=$|[,.;]| (?:near|on|at|in|along|to|and)\s)
    |\bcleaned at (?:some|one) (?:time|point)\b|\bshiny (?:keys|space ?bar)\b
    |\b(?:display|screen|lcd) (?:has|shows) (?:\p{L}+ ){1,4}(?:stripes?|lines?|bleed|burn[- ]?in)\b
    |\b(?:hesitates|cuts out|drops out)\b|\b(?:drips|leans|sags|droops|pulls to one side) (?:a (?:bit|little)|slightly|when|from|at)\b|\bflea bites?\b
    |\b(?:fan|motor|pump|engine|drive|compressor|it) (?:gets|is|runs|becomes) (?:(?:a (?:bit|little)|quite|rather|very) )?loud\b
    |\b(?:knife|utensil|cutlery|handling|storage|tool|cup) marks\b
    |\b(?:past|not at) (?:its|their) best\b|\bseen better days\b|\b(?:shows?|showing) (?:its|their) age\b
    |(?<!\b(?:no|nothing|never|not|without)\b[^.;]{0,24})\b(?:creaks|rattles|flickers)(?=$|[,.;]|\s(?:and|but|when|on|in)\s)
    |\b(?:sometimes|occasionally) (?:skips|sticks|freezes|drops|fails|jumps|crackles|flickers|slips|catches|cuts)\b
  `,
  de: longPattern('iu')`
    (?<!\p{L})(?:nur noch (?:rund |etwa |ca\. |knapp |zur )?(?:die hälfte|hälfte|halb\p{L}*|teilweise)
      |(?:hält|halten) (?:leider |aber )?nur noch|ausgefallen|reagier(?:t|en) nicht|schließ(?:t|en) nicht
      |riech(?:t|en) (?:leicht |etwas |stark |ein wenig )?(?:nach (?:rauch|keller|tabak|hund|öl)|muffig)
      |verblichen|ausgebleicht|namenseintrag|besitzvermerk|bleistift(?:notiz|eintr|strich|anstreich)\p{L}*
      |(?:an|unter)streichungen|eselsohr(?:en)?|fungus|glaspilz|linsenpilz
      |geht (?:etwa |rund |ca\. )?(?:\p{L}+|\d+) (?:minuten|sekunden) (?:nach|vor)|klebrig geworden|durchgesessen
      |durchgelegen|spring(?:t|en) (?:manchmal |gelegentlich )?über|(?:ist|sind) ab(?=$|[.,;])|sitzt locker|überhitzt
      |akkus? (?:ist |sind )?(?:schwach|müde|hinüber|tot)|springt zwischen|lässt sich (?:nur |etwas )?schwer
      |(?:ist|sind|wurde|wurden) (?:\p{Ll}+ )?(?:geklebt|geleimt|gelötet|geschweißt)(?! und)|(?:ist|sind) nicht (?:mehr )?original
      |ha(?:t|ben) (?:\p{L}+ ){0,3}einen (?:kleinen |großen |feinen )?(?:sprung|riss)|ging(?:en)? verloren|verloren gegangen|(?:etwas|ein wenig|leichter) staub|fäden gezogen
      |zeig(?:t|en) \p{L}+ (?:blenden?|grad) zu (?:viel|wenig)|verliert (?:etwas |leicht )?(?:öl|luft|wasser)
      |kerben?|wackelkontakt|kalk(?:belag|ränder|flecken)|akkus? [^.;,]{0,30} statt \d+|(?:läuft|lädt|dreht) langsamer als|aber (?:(?:er|sie|es) ist )?(?:(?:etwas|ein wenig|recht|ziemlich|leider) laut|(?:etwas |ein wenig |recht |ziemlich |sehr |leider )?(?:schwach|schwergängig|stumpf|wackelig|locker|matt|träge))(?=$|[,.;]| (?:und|bei|auf|im|in|beim)\s)
      |löcher|nicht mehr (?:so |ganz |richtig )?(?:\p{L}+ )?(?:wie früher|wie am anfang|wie neu)|(?:schwächer|leiser|lauter|langsamer|kürzer) als (?:früher|am anfang|neu)
      |braucht (?:mehrere|einige|zwei|drei) (?:anläufe|versuche)|in die jahre gekommen|setzt (?:manchmal |gelegentlich )?aus|aussetzer)(?!\p{L})
  `,
  es: longPattern('iu')`
    (?<!\p{L})(?:duran? (?:solo |sólo |apenas )?la mitad|ya no (?:dura|aguanta|funciona|carga|cierra|enciende|responde)n?
      |no (?:responde|cierra|enciende)n?|(?<!no )huelen? a (?:tabaco|humo|humedad|cerrado)|(?:se )?(?:atrasa|adelanta) (?:unos |algo |un poco|casi )?(?:\p{L}+|\d+) (?:minuto|segundo)s?|se (?:atrasa|adelanta) \p{L}+
      |hongos en|(?<!sin )(?:algo|un poco) de (?:polvo|óxido|holgura)|subrayad[oa]s?(?: a lápiz)?|(?:notas|anotaciones|escrito) a lápiz
      |nombre del (?:anterior|antiguo) (?:dueño|propietario)|se (?:ha|han) (?:despegado|soltado|roto)
      |se sobrecalientan?|cuestan? (?:un poco )?(?:abrir|cerrar|girar|encender)|ha(?:n)? (?:dejado de|perdido)|hacen? más ruido|con dificultad
      |se (?:ha|han) (?:levantado|hundido)|ennegrecid[oa]s?|vibran? (?:bastante|mucho)|cierran? mal
      |dejó de funcionar|no (?:es|son) (?:el |la |los |las )?original(?:es)?|pierden? (?:aire|aceite|agua)
      |desconchon(?:es)?|pero (?:(?:es|son|est[áa]n?) )?(?:algo |un poco |bastante |muy )?(?:ruidos|lent|floj|débil|dur)[oa]?s?(?=$|[,.;]| (?:y|a|al|en|con|cuando)\s)
      |ya no (?:\p{L}+ ){1,3}(?:tanto|como antes|como al principio|igual)|tardan? (?:mucho |un poco |bastante )?en (?:arrancar|encender|enfocar|cargar)|ha(?:n)? visto días mejores)(?!\p{L})
  `,
  fr: longPattern('iu')`
    (?<!\p{L})(?:ne (?:tient|tiennent|dure|durent|charge|chargent|ferme|répond|répondent) plus|tient moins longtemps
      |ne (?:répond|ferme)(?:ent)? (?:pas|pas bien|mal)|odeur de (?:tabac|fumée|renfermé|cave)|sent (?:le tabac|la fumée
        |le renfermé)|(?:avance|retarde) (?:de (?:\p{L}+|\d+) (?:minute|seconde)s?|un peu)|champignons? (?:dans|sur)|accrochent? (?:un peu|parfois|légèrement)
      |nom de l[’']ancien\p{L}* propriétaire|(?:passages|mots|lignes) soulignés|annot(?:ée?s?|ations?)|ferment? mal
      |dos (?:est )?(?:passé|insolé)|surchauffent?|(?:n[’']est|ne sont) pas d[’']origine|a cessé de|(?:marche|fonctionne|répond)(?:ent)? (?:une fois sur deux|mal|par moments)|chauffe (?:après|beaucoup)
      |a pris l[’']humidité|(?:a|ont) déteint|grincent?|(?:est|sont) (?:un peu |assez |très )?dure?s? à|porte(?:nt)? quelques marques
      |ne s[’']allument? plus|moisie?s?|(?:a|ont|prend|prennent) (?:du|un peu de) jeu|mais (?:(?:ils?|elles?) (?:est|sont) )?(?:un peu |assez |très |plutôt )?(?:bruyant|lent|faible|dur|mou|molle)e?s?(?=$|[,.;]| (?:et|à|au|en|quand)\s)
      |ne (?:\p{L}+ ){1,2}plus (?:aussi|autant)|moins (?:bien|longtemps|fort) qu[’'](?:avant|au début|à l[’']origine)
      |(?:met|mettent) (?:du temps|un peu de temps) à|(?:a|ont) (?:un peu )?du mal à|a connu des jours meilleurs
      |perd (?:de l[’'](?:huile|air|eau)|un peu d[’'](?:huile|air|eau))|a(?: été|vait été) (?:recollée?|ressoudée?))(?!\p{L})
  `,
};

/** Whether a text tells a fault of a used thing by a word or by a turn, and does not deny it. */
export function tellsFault(text: string, language: WrittenLanguage): boolean {
  if (language === 'other') return conditionPatterns.other.flaw.test(text) || saysTurnElsewhere(text);
  const turns = faultTurns[language];
  return (
    tellsUndenied(conditionPatterns[language].flaw, text) ||
    (turns !== undefined && tellsUndenied(turns, text))
  );
}

/** Whether a text names a fault, were it to deny it: "has never warped". */
export function namesFault(text: string, language: WrittenLanguage): boolean {
  return conditionPatterns[language].flaw.test(text) || faultTurns[language]?.test(text) === true;
}
