/**
 * Words of shops in languages that are not written in full, which none of English, German, Spanish and French has in
 * the same letters (accents left out): measures, materials, colours, ways of sending. Lists of facts have few function
 * words, and those of Italian or Portuguese ("a", "in", "de") are English, French or Spanish ones too.
 */
export const shopWords: Readonly<Record<string, string>> = {
  it:
    'misure colore colori spedizione chiusura altezza larghezza lunghezza profondità pelle cotone ' +
    'legno vetro argento acciaio ottone seta tasca cerniera regolabile sfoderabile lavabile gradi ' +
    'usato usata usate usati nuovo nuova condizioni taglia taglie fatti fatte cucita cucito ricamato ' +
    'ricamata dipinto dipinta blu bianco bianca rosso rossa giallo grigio pezzi pezzo confezione ore ' +
    'giorni consegna ritiro scatola dimensioni diametro prezzo cuscino tazza borsa sciarpa lampada ' +
    'tavolo sedia olio formaggio miele disponibile perfetta lezioni corso scarpe camicia maglia',
  pt:
    'cor cores tamanho tamanhos largura comprimento couro algodão madeira prata aço vidro novo peças ' +
    'peça caixa preço branco preto vermelho cinza castanho ajustável lavável bom boa portes brincos ' +
    'pulseira colar caneca almofada cadeira jantar fecho lã útil úteis artesanato bolso bolsos sapatos ' +
    'camisola relógio aulas encomenda primeira branqueamento orçamento serviço serviços reparação limpeza',
  nl:
    'kleur kleuren maat maten katoen hout houten zilver staal gemaakt handgemaakt verzending werkdagen ' +
    'gebruikt nieuw nieuwe hoogte breedte lengte verstelbaar wasbaar geschikt stuks prijs levering ' +
    'ophalen doos tas stoel fiets wit zwart rood blauw groen geel grijs bruin graden zonder leren riem ' +
    'ketting oorbellen dagen jaar linnen rits sluiting eikenhout snijplank kaars vloer jas schoenen ' +
    'tweedehands gratis gebruikte fietsen reparatie klaar terwijl winkel bezorging afspraak',
  pl:
    'wymiary kolor kolory rozmiar skóra bawełna drewno drewniana drewniany drewniane srebro wysyłka ' +
    'używany używana nowy nowe stan dobry bardzo odbiór wysokość szerokość długość waga średnica cena ' +
    'sztuk szt dni godzin wykonana wykonany robiona biały czarny czerwony niebieski zielony szary ' +
    'torebka kubek świeca stół krzesło prezent idealny',
  sv: 'storlek färg bomull trä läder handgjord frakt skick begagnad höjd bredd längd vikt tvättas ullen',
  da: 'størrelse farve bomuld træ læder sølv håndlavet fragt brugt højde længde vægt',
  ro: 'culoare mărime dimensiuni bumbac lemn piele argint livrare realizat nouă înălțime lățime',
  cs: 'barva velikost bavlna dřevo kůže stříbro doprava nový použitý výška šířka délka vyrobeno',
};
