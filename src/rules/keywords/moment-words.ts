/** Days on which something is given or worn, people whom it is for, and how both are typed; of shops in one language. */
export interface MomentWords {
  /** The word as a seller writes it, and as it is typed behind the thing. */
  days: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
  /** Whether a sentence speaks of a gift. */
  gift: RegExp;
  /** The word for a gift before whom or when; null where it closes a compound. */
  giftWord: string | null;
  denied: RegExp;
  /** "Con nombre": the thing bears a name, and how that is typed. */
  named: readonly [RegExp, string];
  /** "Con disegno di", "illustratie van een": before what is shown on the thing. */
  shown: RegExp;
  /** "Per chi fa yoga": what those like whom it is given to. */
  fans: RegExp;
}

/** "Boda/s mariage": what stands before a stroke may close on what stands behind it; a colon brings how it is typed. */
function wordsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [written = '', typed = ''] = entry.split(':');
    const [stem = '', ending] = written.split('/');
    const own = typed === '' ? stem : typed;
    found.set(stem, own);
    if (ending !== undefined) found.set(`${stem}${ending}`, own);
  }
  return found;
}

/** By the first two letters of the language. */
export const momentWords: Readonly<Record<string, MomentWords>> = {
  es: {
    days: wordsOf(
      'boda/s, bautizo/s, cumpleaños, navidad, navidades:navidad, comunión, comuniones:comunión, aniversario/s, jubilación, san valentín, día de la madre, día del padre, nacimiento/s, baby shower, graduación, despedida/s, feria/s, romería/s, halloween, reyes',
    ),
    people: wordsOf(
      'mamá, papá, abuela/s, abuelo/s, hermana, hermano, amiga/s, amigo, profesora/s, profesor, profesores:profesor, maestra/s, maestro, pareja/s, novia/s, novio/s, madrina/s, padrino/s, dama/s de honor:dama de honor, damas de honor:dama de honor, invitados, invitadas:invitada, niñas:niña, niños:niño, bebé/s, recién nacido, mujer, hombre, testigos',
    ),
    gift: /(?<!\p{L})(?:regal\p{L}+|detalles?)(?!\p{L})/iu,
    giftWord: 'regalo',
    denied: /(?<!\p{L})(?:no|nunca|sin|excepto|salvo)(?!\p{L})/iu,
    named: [
      /(?<!\p{L})con (?:el |tu |su |un |cualquier )?nombre(?!\p{L})|(?<!\p{L})nombre (?:grabado|bordado|personalizado)/iu,
      'con nombre',
    ],
    shown:
      /(?<!\p{L})(?:con )?(?:dibujo|ilustración|motivo|estampado|diseño|grabado) de (?:un |una |unas |unos )?(\p{Ll}{4,})(?!\p{L})/giu,
    fans: /(?<!\p{L})para (?:quien|quienes|los que|amantes)(?: \p{Ll}+)? (?:(?:el|la|los|las|del?) )?(\p{Ll}{4,})(?!\p{L})/iu,
  },
  fr: {
    days: wordsOf(
      'anniversaire/s, mariage/s, naissance/s, baptême/s, noël, communion/s, crémaillère, retraite, saint-valentin:saint valentin, saint valentin, fête des mères, fête des pères, baby shower, rentrée, pâques, halloween, pacs, evjf',
    ),
    people: wordsOf(
      'maman/s, papa/s, mamie/s, papi, papy, grand-mère:grand mère, sœur, frère, amie/s, maîtresse/s, maître, atsem, nounou/s, témoin/s, marraine/s, parrain, couple/s, mariés, invités, bébé/s, femme/s, homme/s, enfant/s, fille/s, garçon/s',
    ),
    gift: /(?<!\p{L})(?:cadeaux?|offrir|offre)(?!\p{L})/iu,
    giftWord: 'cadeau',
    denied: /(?<!\p{L})(?:pas|jamais|sans|sauf|ni)(?!\p{L})/iu,
    named: [/(?<!\p{L})prénom(?!s? de l)/iu, 'prénom'],
    shown:
      /(?<!\p{L})(?:dessin|illustration|motifs?|imprimé|gravure) (?:de |d[’']|du )?(?:une? |petite?s? )?(\p{Ll}{4,})(?!\p{L})/giu,
    fans: /(?<!\p{L})(?:pour (?:ceux|celles) qui \p{Ll}+|amateurs|passionnée?s?|fans) (?:du |de la |de l[’']|de |d[’']|le |la |les )(\p{Ll}{4,})(?!\p{L})/iu,
  },
  de: {
    days: wordsOf(
      'Taufe, Hochzeit/en, Geburt, Geburtstag/e, Weihnachten, Ostern, Muttertag, Vatertag, Valentinstag, Einschulung, Konfirmation, Kommunion, Firmung, Jubiläum, Ruhestand, Einzug, Nikolaus, Verlobung, Babyparty, Halloween, Advent, Adventszeit:Advent',
    ),
    people: wordsOf(
      'Mama, Papa, Oma, Opa, Freundin, Schwester, Bruder, Lehrerin, Lehrer, Erzieherin, Kollegin, Trauzeugin, Trauzeugen:Trauzeuge, Patentante, Brautpaar, Braut, Babys:Baby, Kinder, Damen, Herren, Mädchen, Jungen:Jungen',
    ),
    gift: /geschenk|schenken|mitbringsel/iu,
    giftWord: 'Geschenk',
    denied: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|ohne|außer)(?!\p{L})/iu,
    named: [
      /(?<!\p{L})mit (?:(?:dem|deinem|ihrem|eurem|einem) )?(?:Wunsch)?[Nn]amen(?!\p{L})|(?<!\p{L})(?:Wunschname|Namensgravur|Name graviert|Name gestickt)/u,
      'mit Namen',
    ],
    shown:
      /(?<!\p{L})(?:Motiv|Aufdruck|Illustration|Zeichnung):? (?:eine[rs]? )?(\p{Lu}\p{Ll}{3,})(?!\p{L})/gu,
    fans: /(?<!\p{L})für (?:alle|jeden|jede),? (?:die|der) (?:\p{Ll}+ )?(\p{Lu}\p{Ll}{3,})(?!\p{L})/u,
  },
  it: {
    days: wordsOf(
      'matrimonio, matrimoni:matrimonio, battesimo, battesimi:battesimo, nascita, nascite:nascita, comunione, comunioni:comunione, cresima, cresime:cresima, compleanno, compleanni:compleanno, natale, anniversario, laurea, lauree:laurea, san valentino, festa della mamma, festa del papà, pensione, nozze, pasqua, halloween, baby shower',
    ),
    people: wordsOf(
      'mamma, papà, nonna, nonne:nonna, nonno, nonni, sorella, fratello, amica, amiche:amica, amico, maestra, maestre:maestra, madrina, padrino, testimone, testimoni, sposa, sposi, damigella, damigelle:damigella, invitati, neonato, neonati:neonato, neonata, bimba, bimbo, bambini:bambino, donna, uomo, coppia',
    ),
    gift: /(?<!\p{L})(?:regal\p{L}+|pensierino|dono)(?!\p{L})/iu,
    giftWord: 'regalo',
    denied: /(?<!\p{L})(?:non|senza|mai|tranne)(?!\p{L})/iu,
    named: [
      /(?<!\p{L})(?:con|col) (?:il |tuo |un )?nome(?!\p{L})|nome (?:inciso|ricamato|personalizzato)/iu,
      'con nome',
    ],
    shown:
      /(?<!\p{L})(?:disegno|illustrazione|motivo|stampa|decoro|forma) (?:a forma )?(?:di |d[’']|a |con )(?:un[ao]? |un[’'])?(\p{Ll}{4,})(?!\p{L})/giu,
    fans: /(?<!\p{L})per (?:chi|amanti)(?: (?:fa|ama|pratica|adora))? (?:(?:il|lo|la|i|gli|le|del|della|dei) |l[’'])?(\p{Ll}{4,})(?!\p{L})/iu,
  },
  pt: {
    days: wordsOf(
      'casamento/s, batizado/s, baptizado/s, batismo, baptismo, nascimento, comunhão, aniversário/s, natal, dia da mãe, dia do pai, dia das mães, dia dos pais, dia dos namorados, formatura, reforma, páscoa, chá de bebé, chá de bebê, noivado, bodas',
    ),
    people: wordsOf(
      'mãe, pai, avó, avô, avós, irmã, irmão, amiga/s, amigo, professora/s, madrinha/s, padrinho/s, noiva/s, noivo, noivos, convidados, bebé/s, bebê/s, crianças:criança, mulher, homem, casal, educadora/s',
    ),
    gift: /(?<!\p{L})(?:presentes?|prendas?|oferecer|lembranç\p{L}+|presentear)(?!\p{L})/iu,
    giftWord: 'presente',
    denied: /(?<!\p{L})(?:não|sem|nunca|exceto)(?!\p{L})/iu,
    named: [
      /(?<!\p{L})com (?:o |um |seu )?nome(?!\p{L})|nome (?:gravado|bordado|personalizado)/iu,
      'com nome',
    ],
    shown:
      /(?<!\p{L})(?:desenho|ilustração|motivo|estampa|padrão) (?:de |do |da )(?:uma? )?(\p{Ll}{4,})(?!\p{L})/giu,
    fans: /(?<!\p{L})para (?:quem|amantes)(?: (?:faz|ama|pratica|gosta de|adora))? (?:(?:o|a|os|as|de|do|da) )?(\p{Ll}{4,})(?!\p{L})/iu,
  },
  nl: {
    days: wordsOf(
      'doop, geboorte, verjaardag/en, bruiloft/en, huwelijk, kerst, sinterklaas, moederdag, vaderdag, valentijn, communie, jubileum, afscheid, pensioen, verhuizing, babyshower, pasen',
    ),
    people: wordsOf(
      'mama, papa, oma, opa, zus, broer, vriendin, juf, juffen:juf, meester, collega/s, getuige/n, bruid, bruidspaar, baby/s, kinderen:kind, dames, heren, meisjes:meisje, jongens:jongen, peter, meter',
    ),
    gift: /cadeau|geven|geschenk/iu,
    giftWord: null,
    denied: /(?<!\p{L})(?:niet|geen|zonder|nooit|behalve)(?!\p{L})/iu,
    named: [/(?<!\p{L})met (?:de |een |je |jouw |eigen )*naam(?!\p{L})/iu, 'met naam'],
    shown:
      /(?<!\p{L})(?:illustratie|tekening|afbeelding|print|motief) van (?:een |de |het )?(\p{Ll}{4,})(?!\p{L})/giu,
    fans: /(?<!\p{L})voor (?:wie van|liefhebbers van|fans van) (\p{Ll}{4,})(?!\p{L})/iu,
  },
};
