import { longPattern } from '#rules/text/long-pattern.ts';
import type { Form } from './unsaid-forms.ts';

const isSeen =
  /(?<!\p{L})(?:seen?|sees|visible|notice\p{L}*|spot|shows?|sieht|sichtbar|auffäll\p{L}*|fällt|bemerk\p{L}*|ven?|notan?|apreci\p{L}*|voi(?:en)?t|visibles?|remarqu\p{L}*)(?!\p{L})/iu;

/** Claims beside the thing itself: what it would be kept in, that nothing else is missing, that nobody sees its fault, who else trusts the seller. */
export const besideForms: readonly Form[] = [
  // "A carry case comes along": that the brief has a case says nothing of what one carries in it.
  {
    pattern:
      /(?<!\p{L})(carry(?:ing)?|storage|travel|transport|drawstring|dust|gift)[- ](?:case|bag|box|pouch|sack|tin|cover)(?!\p{L})/giu,
    kind: 'contents',
    isToldBy: 1,
  },
  {
    pattern:
      /(?<!\p{L})(Trage|Aufbewahrungs|Transport|Geschenk|Reise|Staub)(?:tasche|beutel|box|karton|hülle|koffer|schachtel|verpackung|dose|kiste|papier)(?!\p{L})/giu,
    kind: 'contents',
    isToldBy: 1,
  },
  {
    pattern:
      /(?<!\p{L})(?:caja|bolsa|estuche|papel|funda|coffret|boîte|pochette|sac|papier|emballage)(?: de | d[’'])?(regalo|cadeau|viaje|voyage|transporte?|rangement)(?!\p{L})/giu,
    kind: 'contents',
    isToldBy: 1,
  },
  // "The invoice is still there": papers of a thing.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?:original |purchase |sales )?(?:invoice|receipt|warranty card|service book|log ?book|proof of purchase)|(?:original)?rechnung(?! (?:getragen|ziehen))|kaufbeleg|quittung|garantiekarte|serviceheft|scheckheft|kassenbon
        |(?:factura|ticket|recibo|justificante|prueba)(?: (?:original|de (?:la )?compra))|factura|facture|ticket de caisse|bon de garantie|preuve d[’']achat|carnet d[’']entretien)(?!\p{L})
    `,
    kind: 'contents',
    unless:
      /invoice|receipt|warranty|service|log ?book|proof|rechnung|beleg|quittung|heft|kassenbon|factura|ticket|recibo|justificante|facture|garantie|preuve|entretien|papers?|papiere|papeles|papiers/iu,
  },
  // "Used only for hanging pictures", "nur für Regale benutzt": for what it was used.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?:has |have )?(?:been |was |were )?(?:only |just |mainly |mostly )(?:ever )?used (?:for|to|by|in|on|at|with)|used (?:only|just|mainly|mostly) (?:for|to|by|in|on|at|with))(?!\p{L})[^.!?;:\n<]{2,60}
      |(?<!\p{L})(?:nur|ausschließlich|hauptsächlich|lediglich) (?:für|zum|zur|in|im|auf|bei|beim|von|an) [^.!?;:\n<]{2,50}? (?:benutzt|gebraucht|verwendet|eingesetzt|genutzt|gefahren|getragen)(?!\p{L})
      |(?<!\p{L})(?:usad|utilizad)[oa]s? (?:solo |sólo |únicamente |solamente )(?:para|en|por|con)(?!\p{L})[^.!?;:\n<]{2,60}
      |(?<!\p{L})(?:n[’'](?:a|ont) (?:servi|été utilisée?s?) que (?:pour|à|dans|par)|(?:servi|utilisée?s?) (?:seulement|uniquement) (?:pour|à|dans|par))(?!\p{L})[^.!?;:\n<]{2,60}
    `,
    kind: 'history',
    unless: longPattern('iu')`
      (?:only|just|mainly|mostly) (?:ever )?used|used (?:only|just|mainly|mostly|for|to|by|in|on|at|with)(?!\p{L})|(?:nur|ausschließlich|hauptsächlich|lediglich) [^.!?\n]{2,60}(?:benutzt|gebraucht|verwendet|eingesetzt|genutzt|gefahren|getragen)
        |(?:usad|utilizad)[oa]s? (?:solo |sólo |únicamente |solamente )?(?:para|en|por|con)|(?:servi|utilisée?s?) (?:seulement |uniquement |que )?(?:pour|à|dans|par)
    `,
  },
  // "Descarga la lista", "download the pattern": what a video, an app or a parcel would hand over.
  {
    pattern:
      /(?<!\p{L})(?:downloads?|downloadable|herunterladen|lade(?:n Sie)? (?=[^.!?\n]{2,40}herunter)|descárga\p{L}*|descargas?|descargar\p{L}*|télécharge\p{L}*)(?!\p{L})/giu,
    kind: 'deed',
    unless: /download|herunterlad|descarg|descárg|télécharg|digital|pdf|csv/iu,
  },
  // "Complete apart from the battery": what the seller names as missing is not all that is.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})complete (?:apart from|except|but for|bar|save for|other than)(?!\p{L})|(?<!\p{L})(?:otherwise|everything else is) (?:complete|intact|fine|perfect|as new|original|working)(?!\p{L})
      |(?<!\p{L})(?:komplett|vollständig) bis auf(?!\p{L})|(?<!\p{L})(?:ansonsten|sonst) (?:komplett|vollständig|intakt|einwandfrei|tadellos|perfekt|original|heil)(?!\p{L})
      |(?<!\p{L})complet[oa] (?:salvo|excepto|menos)(?!\p{L})|(?<!\p{L})por lo demás (?:está )?(?:complet|perfect|intact|nuev)[oa](?!\p{L})
      |(?<!\p{L})complète? (?:sauf|hormis|à part)(?!\p{L})|(?<!\p{L})(?:sinon|pour le reste)(?: \p{L}+)? (?:complète?|intacte?|parfaite?|impeccable)(?!\p{L})
    `,
    kind: 'history',
    unless:
      /complet|komplett|vollständig|complèt|otherwise|ansonsten|(?<!\p{L})sonst|por lo demás|sinon|pour le reste/iu,
  },
  // "Carry drinking water in it", "lista para coser": what it is fit for at once.
  {
    pattern:
      /(?<!\p{L})(?:(?:drinking|potable) water|drinks? (?:from|out of)|Trinkwasser|agua potable|eau potable)(?!\p{L})/giu,
    kind: 'deed',
    unless: /drink|potable|trink|beb(?:er|ida)|boi(?:re|sson)/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:ready (?:to|for)|(?:sofort |direkt )?(?:bereit (?:für|zum|zur)|startklar|einsatzbereit|gebrauchsfertig)|list[oa]s? para|prête?s? (?:à|pour))(?!\p{L})/giu,
    kind: 'deed',
    unless: /ready|bereit|startklar|fertig|list[oa]s? para|prête?s? (?:à|pour)/iu,
  },
  // "Regalo un candado": what would come on top.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:te |os |le |les )?regal(?:o|amos) (?:también )?(?:una?|el|la|los|las|otr[oa]|dos|tres) \p{L}{3,}
      |(?<!\p{L})(?:schenke|gebe|lege|gibt es|kommt) (?:ich |noch |auch )?(?:\p{L}+ ){0,3}(?:obendrauf|gratis dazu|noch dazu)(?!\p{L})
      |(?<!\p{L})(?:j[’']offre|nous offrons) (?:aussi )?(?:une?|le|la|les|des) \p{L}{3,}
    `,
    kind: 'contents',
    unless: /regal|obendrauf|gratis|dazu|offr|offert/iu,
  },
  // "…, which you cannot see once it stands": a fault that would do no harm.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:which|that) (?:(?:you|one|nobody|no one) (?:(?:can(?:not|[’']t)|will(?: not)?|won[’']t|would(?: not|n[’']t)?|do(?:es)?(?: not|n[’']t)|hardly|barely|scarcely|never|really|even|ever) ){1,3}(?:sees?|notices?|spots?)|(?:(?:is|are) )?(?:hardly|barely|scarcely|not) (?:visible|noticeable|seen|shows?))(?!\p{L})[^.!?;:,\n<]{0,60}
      |(?<!\p{L})(?:was|die|den|das|der) (?:man )?(?:\p{L}+ ){0,3}(?:nicht|kaum|nie) (?:mehr )?(?:sieht|bemerkt|auffällt|sichtbar ist|zu sehen ist)(?!\p{L})[^.!?;:,\n<]{0,60}
      |(?<!\p{L})que (?:no|apenas|casi no) se (?:ven?|notan?|aprecian?)(?!\p{L})[^.!?;:,\n<]{0,60}
      |(?<!\p{L})(?:qui|que l[’']on|qu[’']on) ne (?:se )?(?:voi(?:en)?t|remarque(?:nt)?)(?!\p{L})[^.!?;:,\n<]{0,60}
    `,
    kind: 'tail',
    unless: isSeen,
  },
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?<!(?:which|that) )(?:you|one|nobody|no one) (?:(?:can(?:not|[’']t)|will(?: not)?|won[’']t|would(?: not|n[’']t)?|do(?:es)?(?: not|n[’']t)|hardly|barely|scarcely|never|really|even|ever) ){1,3}(?:notices?|spots?)(?!\p{L})
      |(?<!\p{L})(?:fällt|fallen) (?:\p{L}+ ){0,2}(?:nicht|kaum) auf(?!\p{L})
      |(?<!\p{L})(?<!que )(?:no|apenas|casi no) se (?:notan?|aprecian?)(?!\p{L})
    `,
    kind: 'history',
    unless: isSeen,
  },
  // "Pubs and hotels send me their seating": who else comes to the seller.
  {
    pattern: longPattern('giu')`
      (?<=^|[.!?;:>\n–]\s{0,2})(?:(?:many|several|local|other|most|even|some|the) ){0,2}(?:\p{L}+s|people|men|women) (?:(?:and|or) \p{L}+s )?(?:(?:in|from|of|around|across|near) \p{L}+ )?(?:send|bring|trust|call|hire|book|recommend|ask|choose|know|pay|rely on|come to|return to) (?:me|us)(?!\p{L})
      |(?<=^|[.!?;:>\n–]\s{0,2})(?:(?:viele|auch|andere|die|selbst) ){0,2}\p{Lu}\p{L}+ (?:und \p{Lu}\p{L}+ )?(?:schicken|bringen|vertrauen|buchen|empfehlen|beauftragen|rufen|fragen|holen) (?:mir|mich|uns)(?!\p{L})
      |(?<=^|[.!?;:>\n–]\s{0,2})(?:(?:muchos|también|otros|los|las) ){0,2}\p{L}+s (?:y \p{L}+s )?(?:me|nos) (?:envían|mandan|traen|llaman|confían|encargan|recomiendan|piden)(?!\p{L})
      |(?<=^|[.!?;:>\n–]\s{0,2})(?:(?:beaucoup de|les|des|plusieurs) )?\p{L}+s (?:et (?:les |des )?\p{L}+s )?(?:m[’']|me |nous )(?:envoient|apportent|confient|appellent|recommandent|demandent)(?!\p{L})
    `,
    kind: 'praise',
    unless:
      /(?<!\p{L})(?:send|bring|trust|call|hire|book|recommend|ask|choose|know|rely on|come to) (?:me|us)(?!\p{L})|(?<!\p{L})(?:mir|mich|uns|me|nos|nous)(?!\p{L})[^.!?]{0,30}(?:schick|bring|vertrau|buch|empfehl|beauftrag|envían|mandan|traen|confían|encarg|recom|envoient|apport|confi|recommand)/iu,
  },
];
