import { longPattern } from '#rules/text/long-pattern.ts';

const spanishHouse = longPattern('u')`
  (?<!\p{L})(?:[Nn]uestr[oa]|[Mm]i|[Ll]a|[Ee]l|[Uu]na?|[Ss]omos una?)\s(?:taller|escuela|estudio|clínica|consulta
    |tienda|restaurante|peluquería|academia|despacho|centro|gimnasio|hotel|agencia|panadería|pastelería
    |floristería|librería|obrador|bodega|residencia|guardería|club|local|granja|carpintería|ferretería
    |zapatería|frutería|carnicería|farmacia|óptica|imprenta|vivero|albergue|camping)
    (?: familiar| veterinari[ao]| infantil| artesanal| ecológic[ao])?(?: de \p{Ll}{4,}(?: y \p{Ll}{4,})?)?
    \s(?:de|en)\s(\p{Lu}\p{Ll}{2,}(?:[ -](?:de |del |la |los )?\p{Lu}\p{Ll}{2,})?)(?!\p{L})
`;

const frenchHouse = longPattern('u')`
  (?<!\p{L})(?:[Nn]otre|[Mm]on|[Mm]a|[Uu]ne?|[Ll]a|[Ll]e|[Ll][’'])\s?(?:boulangerie|pâtisserie|boucherie
    |charcuterie|fromagerie|librairie|crèche|micro-crèche|clinique|pharmacie|ferme|brasserie|chocolaterie
    |ébénisterie|menuiserie|serrurerie|ferronnerie|imprimerie|auto-école|club|association|gîte|camping
    |pension|refuge|institut|épicerie|pépinière|jardinerie|galerie|théâtre|poissonnerie|mercerie|bijouterie
    |horlogerie|cordonnerie|blanchisserie|pizzeria|brocante|recyclerie|ressourcerie|restaurant|salon|studio
    |école|atelier|boutique|cabinet|garage|centre|agence|hôtel)
    (?: (?:bio|artisanale?|familiale?|vétérinaire|associati(?:f|ve)|solidaire|dentaire|paysanne?))?
    (?: (?:de |d[’'])\p{Ll}{4,}(?: et \p{Ll}{4,})?)?
    \sà\s((?:L[ae]s? )?\p{Lu}\p{Ll}{2,}(?:-(?:sur|lès|en|les|de)-\p{Lu}\p{Ll}+|[- ]\p{Lu}\p{Ll}{2,}){0,2})
    (?!\p{L})
`;

/** "Autoescuela en Valladolid: permisos B y A2": a house that opens its text without an article. */
const spanishOpening = longPattern('u')`
  ^(?:Autoescuela|Gestoría|Asesoría|Notaría|Inmobiliaria|Cerrajería|Fontanería|Lavandería|Tintorería|Heladería|Cervecería
    |Cafetería|Barbería|Joyería|Relojería|Funeraria|Ludoteca|Copistería|Mercería|Pescadería|Quesería|Chocolatería|Panadería
    |Pastelería|Floristería|Librería|Carpintería|Ferretería|Zapatería|Frutería|Carnicería|Farmacia|Óptica|Imprenta|Vivero
    |Albergue|Camping|Bodega|Guardería|Hostal|Pensión|Taller|Escuela|Academia|Clínica|Peluquería|Tapicería)
    (?: familiar| veterinaria| infantil| artesanal| mecánico)?(?: de \p{Ll}{4,}(?: y \p{Ll}{4,})?)?
    \sen\s(\p{Lu}\p{Ll}{2,}(?:[ -](?:de |del |la |los )?\p{Lu}\p{Ll}{2,})?)(?!\p{L})
`;

/** "Escuela de Montessori" names whose way it teaches. */
const noTown = /^(?:Montessori|Waldorf|Pilates|Yoga|Reiki|Enero|Navidad|Semana|Inglés|Francés|Noël|Pâques)/u;
/** Somebody learned or met there, and the firm is elsewhere. */
const elsewhere =
  /(?:estudi|form[éó]|formad|trabaj[éó]|aprend[ií]|conoc|antes|vend(?:e|en|emos) (?:a|en)|étudié|appris|travaillé|formée?s?|avant|ancienne?|quitté|livr)\p{L}{0,12}(?:\s[^\s.]{1,14}){0,3}\s?$/iu;

/** "Nuestro taller de Gijón", "notre boulangerie bio à Nantes": the town of the house that a text calls its own; empty where it names none. */
export function ownHouseTown(description: string, language: 'es' | 'fr'): string {
  const text = description.slice(0, 600);
  const found = (language === 'es' ? spanishHouse : frenchHouse).exec(text) ?? spanishOpening.exec(text);
  const town = found?.[1] ?? '';
  if (found === null || noTown.test(town) || elsewhere.test(text.slice(0, found.index))) return '';
  return town;
}
