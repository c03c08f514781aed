import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * "Pokazuje tempo, dystans i tętno", "acepta pesos, dólares y reales", "cadastre doses, horários e estoque": verbs of what apps and
 * sets do, or tell their user to do, to a whole list. In Spanish and in languages that are not written in full.
 */
export const doesAbroad: RegExp = longPattern('iu')`
  ^(?:pokazuje|wyświetla|mierzy|liczy|oblicza|zapisuje|rejestruje|śledzi|filtruje|tworzy|rozpoznaje|sortuje|zawiera|obejmuje
    |filtra|mostra|mede|calcula|registra|regista|acompanha|organiza|controla|reconhece|inclui|aceita|lembra
    |misura|calcola|organizza|gestisce|riconosce|include|comprende|traccia|segna|accetta|ricorda
    |toont|meet|telt|filtert|bewaart|berekent|herkent|sorteert|bevat
    |visar|mäter|räknar|filtrerar|sparar|skapar|beräknar|innehåller|viser|måler|beregner|indeholder
    |zobrazuje|ukazuje|měří|počítá|filtruje|ukládá|vytváří|rozpozná|obsahuje|zahrnuje
    |contient|comprend|inclut|mesure|affiche|calcule|détecte|reconnaît|accepte|protège(?:nt)?|élimine(?:nt)?|supporte(?:nt)?|convien(?:t|nent)|s[’']adapte(?:nt)?|sirven? para|valen? para|se adaptan? a|encajan? en
    |acepta|agrupa|ordena|clasifica|separa|exporta|importa|genera|resume|analiza|sincroniza|escanea|regroupe|classe|trie|exporte|importe|partage|génère|enregistre
    |muestra|mide|calcula|registra|guarda|organiza|controla|reconoce|filtra|cuenta|detecta|convierte|compara|lee|trae
    |anot[aá]|registr[aá]|guard[aá]|organiz[aá]|control[aá]|program[aá]|eleg[ií]|elige|compart[ií]|comparte|busc[aá]|consult[aá]|agreg[aá]|añade|carg[aá]
    |cadastre|registre|registe|anote|crie|organize|controle|acompanhe|gerencie|planeje|planeie|adicione|salve|guarde|consulte|compartilhe|partilhe|calcule|escolha
    |annota|registra|crea|organizza|pianifica|aggiungi|salva|gestisci|condividi|consulta|controlla|scegli|monitora
    |twórz|planuj|zapisuj|dodawaj|śledź|notuj|kontroluj|porządkuj|wybieraj
    |maak|plan|bewaar|volg|beheer|noteer|registreer|vergelijk|skapa|planera|spara|följ|registrera|jämför
    |vytvářejte|plánujte|sledujte|ukládejte|zapisujte)\s(?!(?:che|que|si|se|cu[aá]nto|dat|att|że)\s)\p{L}
`;
