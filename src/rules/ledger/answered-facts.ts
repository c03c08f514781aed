import type { FactKind } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Words that answer a question although the fact was read as another kind. */
const answers: Partial<Record<FactKind, RegExp>> = {
  // The materials of languages that are not read in full.
  material: longPattern('iu')`
    (?<!\p{L})(?:cotone|lino|lana|legno|ceramica|gr[eè]s|vetro|acciaio|ottone|argento|pelle|cuoio|seta
      |algodão|linho|lã|madeira|cerâmica|vidro|aço|latão|prata|couro|fio|katoen\p{L}*|linnen|wol(?:len)?
      |hout\p{L}*|eiken\p{L}*|keramie\p{L}*|aardewerk|staal|stalen|messing|zilver\p{L}*|leer|leren
      |bawełn\p{L}*|lnian\p{L}*|wełn\p{L}*|drewn\p{L}*|ceramik\p{L}*|ceramiczn\p{L}*|szkł\p{L}*|srebr\p{L}*
      |skór\p{L}*|bomull\p{L}*|linne|ull|trä|stengods|stål|läder|bomuld|uld|træ|tre|skinn)(?!\p{L})
  `,
  // "Gratis bis 50 Teile", "Free for one port": up to where it costs nothing.
  price:
    /(?<!\p{L})[Ff]ree(?:,| with ads| to (?:use|download|play|try)(?!\p{L}))|\bads can be (?:removed|turned off)\b|\b(?:one[- ]time|in-app) purchase|(?<!\p{L})(?:kostet|costs?|cuesta|coûte)(?: \p{L}+){0,3}? [€£$]?\d|\b[Ff]rom \d[\d.,]* (?:a|per) (?:night|week|month|hour|day|person)(?!\p{L})|(?:^|[.;!\n] ?)Free (?:for|up to) |(?<!\p{L})(?:[Gg]ratis|[Kk]ostenlos|[Kk]ostenfrei|[Gg]ratuite?s?|[Gg]ratuitas?) (?:bis|mit|für|hasta|para|con|jusqu[’']|avec|pour)|(?:[Bb]is|[Hh]asta|[Jj]usqu[’']à) (?:zu )?\d+ \p{L}+ (?:gratis|kostenlos|gratuit\p{L}*)/u,
  colour: /(?<!\p{L})(?:colou?rs?|farben?|color(?:es)?|couleurs?)\s?:/iu,
  care: /\b(?:(?:hand|machine)[- ]wash(?:ed|able)?|wash|washed (?:in|by|at|out)|wipe|rinse|clean with|dust|polish|abwaschen|abwischen|waschbar|reinigen|lavar|limpiar|cepillar|pasar un paño|laver|essuyer|nettoyer|dépoussiérer|entretien|lavables?|se (?:lave|lavent|nettoie|nettoient)|eliminar el polvo|si (?:lava|lavano|pulisce|puliscono)|lavare|lavabil[ei]|pulire|limpa(?:m)?-se|lava(?:m)?-se|lavável|laváveis|wassen|wasbaar|afwasbaar|schoon ?maken|schoon te maken|afnemen)(?!\p{L})/iu,
  power:
    /\b(?:batter(?:y|ies)|A{2,3}|CR\d{4}|USB|mAh|rechargeable|plugs?|mains|solar|cord(?:ed|less)|wired|powered|kinetic|wind-up|hand[- ]crank\p{L}*|akkus?|batterien?|netzteil|pilas|batería|recargable|piles|batterie|secteur)(?!\p{L})|\d ?(?:V|W|volts?|watts?|mAh)(?!\p{L})/iu,
  // Where an app keeps what it is told.
  safety: longPattern('iu')`
    (?<!\p{L})(?:(?:stays?|stored|saved|kept|remains?) (?:only |safely )?(?:on|in) (?:your|the|their) (?:own )?(?:phone|device|tablet|icloud|iphone|ipad)
      |(?:bleib(?:t|en)|gespeichert) (?:nur |alle )?(?:auf|in) (?:dem|deinem|ihrem) (?:handy|gerät|smartphone|telefon|tablet)
      |(?:se quedan?|se guardan?|permanecen?) (?:solo |todos? )?en (?:el|tu|su) (?:móvil|teléfono|celular|dispositivo)
      |rest(?:e|ent) (?:uniquement )?(?:sur|dans) (?:votre|ton|le) (?:téléphone|appareil|mobile)
      |(?:resta(?:no)?|rimangono) sul (?:tuo )?(?:telefono|dispositivo)|blij(?:ft|ven) op je (?:telefoon|toestel)
      |(?:no|without|any) tracking|collects? (?:no|nothing)|nothing is (?:uploaded|shared|collected)|keine daten(?:sammlung|weitergabe)
      |mit niemandem geteilt|nicht weitergegeben|no (?:se )?(?:comparte|recopila)[mn]?|ne collecte (?:aucune|pas))(?!\p{L})
  `,
  size: /(?<!\p{L})(?:en taille|[Ss]izes?:?(?: are| run| from| in)?(?: UK| US| EU)?) (?:[XSML]{1,4}|\d{1,2})(?!\p{L})|\b[Oo]ne size\b/u,
  age: /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?:years?|yrs?|months?|mths?) old|jahre alt|años de uso|ans d[’']âge)\b|(?:^|[.!?]\s)(?:il|elle|ils|elles) (?:a|ont) (?:environ |à peine |presque |moins de )?[\p{L}\d-]+ (?:ans?|mois)(?!\p{L})|(?:^|[.!?]\s)tienen? (?:unos |casi |apenas |menos de )?[\p{L}\d]+ (?:años?|mes(?:es)?)(?!\p{L})|(?<!\p{L})(?:ist|sind) (?:etwa |rund |ca\. |circa |knapp |gut |fast |erst |ungefähr )?(?:\d+|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?:jahre?|monate?) alt(?!\p{L})|\b\d+ ?[-–] ?\d+ ?(?:months?|mths?|years?|yrs?)\b|\b(?:19[5-9]\d|20[0-4]\d)\b|\b(?:circa|c\.|ca\.?|um|vers|hacia) ?1[5-9]\d\d\b|\b1[5-9]\d0s\b|\b(?:used|bought|owned)\b.{0,20}\b(?:days?|weeks?|months?|years?)\b|\bsince\b|\b\d+\+? (?:years?|yrs?)['’]?(?: of)? experience|\b(?:doing|taught|done|been)\b[^.]{0,24}\b\d+\+? (?:years?|yrs?)\b/iu,
  contents:
    /\b(?:you(?:['’]ll| will)? (?:only |just )?need (?:an? |the |only |some )|(?:do not|don['’]t) need (?:any|an?)|(?:equipment|knowledge|experience|tools) (?:is|are) (?:needed|required)|brauchst du|du brauchst|im Preis|inbegriffen|includ(?:ed|es|ing)|comes? with|kit has|set has|with (?:box|charger|cable|bag|case)|w\/|body only|(?:livré|vendu|fourni)e?s? avec|le (?:lot|kit|pack|coffret|tout) (?:comprend|contient)|all (?:parts|screws|pieces)|(?:fehl(?:t|en)|vorhanden|liegt bei|liegen bei|mit dabei|faltan?|vienen? con|incluyen?|il manque|est fournie?|inclus[oaie]?|incluíd[oa]s?|inbegrepen|meegeleverd)(?!\p{L}))/iu,
  audience: new RegExp(
    String.raw`\bconvien(?:t|nent) (?:également |aussi |parfaitement )?(?:aux? |à la |à l[’'])(?!lave|micro|sèche|plupart)\p{L}|\b(?:for|für|para|pour) (?:adults?|beginners?|kids|children|seniors?|erwachsene|kinder|anfänger|adultos|niños|principiantes|adultes|enfants|débutants)(?!\p{L})|\bfor (?:[\p{L}-]+ ){0,3}?(?:\p{L}{2,}(?:ers|ors|ists|ians|ees|ants|ents|folk|mates|smiths)|\p{L}*people|famil(?:y|ies)|teams?|couples|nurses|carers|cafés?|cafes?|restaurants?|shops?|schools?|firms|businesses|companies|charities|clubs|households|friends|landlords|teens|toddlers|babies|men|women|girls|boys|anyone|everyone|those|groups|bands|gyms|salons|agencies|breweries|bakeries|farms|churches|practices|clinics|vets|coaches|nannies|mums|dads|moms|enthusiasts|fans|experts|agents|singles|choirs|crews|dogs|cats)(?!\p{L})|\b(?:to|teach(?:es)?|trains?|advises?|treats?|supports?|helps?) (?:children|adults|beginners|students|families|couples|freelancers|landlords|homeowners|seniors|toddlers|teenagers)(?!\p{L})|(?<!\p{L})(?:unterricht|berat|begleit|betreu|behandel)e?[nt]+ (?:\p{Ll}+e )?(?:Kinder|Erwachsene|Freiberufler|Eigentümer|Familien|Paare|Menschen|Unternehmen|Selbstständige|Senioren|Jugendliche|Schüler|Gründer)(?!\p{L})|(?<!\p{L})berät (?:\p{Ll}+e )?\p{Lu}\p{L}+`,
    'iu',
  ),
  story:
    /\b(?:[Tt]aught|[Ll]ed|[Mm]ade|[Rr]un|[Ww]ritten|[Hh]eld) by \p{Lu}|\b(?:female|male|qualified|native|experienced) (?:teacher|instructor|tutor|coach|trainer)s?\b|\b(?:imparte|impartid[oa] por|animée? par|donnée? par)\b/u,
  origin: longPattern('u')`
    \b(?:knotted|knitted|sewn|printed|poured|carved|stitched|built|thrown|turned|painted|forged|assembled
      |spun|dyed|baked|brewed|bottled|pressed|blown|spliced|crafted|roasted|distilled|fermented|blended|cured
      |smoked|churned|harvested|picked|grown|raised|milled|cast|bound|etched|woven|felted|cut)\b[^.]{0,20}\b(?:in|on|near|at)\s(?:the\s)?\p{Lu}
    |\b[Dd]istilled (?:in|on|near|at) (?:the )?\p{Lu}
    |\b(?:geröstet|genäht|gewebt|gebaut|gedruckt|produziert|getöpfert)\b.{0,20}\bin \p{Lu}
    |\b[Pp]roduct of \p{Lu}|\b(?:made|grown|roasted|woven|hergestellt|gefertigt|fabriqu\p{L}+
      |hech[oa]s?(?: a mano)?|tissée?s?)\s(?:in|en|à)\s|\b(?:from|aus|de) \p{Lu}\p{Ll}+
  `,
  duration:
    /\b(?:tempi di (?:lavorazione|consegna|produzione|realizzazione)|prazo de (?:entrega|produção|fabrico)|levertijd|maaktijd|\d+ (?:giorni|settimane|dias|dagen|werkdagen|weken)|fertig in|versandfertig|délai|listo en|se hace en|plazo|delivery|lasts|keeps|takes)\b|\bavailable (?:now|immediately|from|on|\d{1,2}(?:st|nd|rd|th)? \p{Lu}|\p{Lu}\p{Ll}{2,8}\.? \d)|\b\d+ (?:hours|days|weeks|months|tagen?|werktagen?|wochen|jours|semaines|días|semanas)(?!\p{L})/iu,
};

/** Whether a text answers the question of a kind of fact that was read as none of it. */
export function isAnswered(kind: FactKind, prose: string): boolean {
  return answers[kind]?.test(prose) === true;
}
