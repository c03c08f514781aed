/**
 * Countries and their adjectives, for origin claims, in English; German; Spanish; French. The first form is the id.
 * Names that are also common words (Turkey, China for porcelain) count only after a preposition or "made".
 */
export const placeLines = `
italy, italian; Italien, italienisch*; italia, italiano, italiana; italie, italien, italienne
france, french; Frankreich, französisch*; francia, francés, francesa; france, français, française
germany, german; Deutschland, deutsch*; alemania, alemán, alemana; allemagne, allemand, allemande
switzerland, swiss; Schweiz, schweizer*; suiza, suizo; suisse
austria, austrian; Österreich, österreichisch*; austria, austríaco; autriche, autrichien
spain, spanish; Spanien, spanisch*; españa, español, española; espagne, espagnol, espagnole
portugal, portuguese; portugiesisch*; portugués, portuguesa; portugais, portugaise
england, english; englisch*; inglaterra, inglés, inglesa; angleterre, anglais, anglaise
britain, british; britisch*, Großbritannien; gran bretaña, británico; grande-bretagne, britannique
scotland, scottish; Schottland, schottisch*; escocia, escocés; écosse, écossais
ireland, irish; Irland, irisch*; irlanda, irlandés; irlande, irlandais
wales, welsh; walisisch*; gales, galés; pays de galles, gallois
netherlands, dutch, holland; Niederlande, niederländisch*; países bajos, holandés; pays-bas, hollandais, néerlandais
belgium, belgian; Belgien, belgisch*; bélgica, belga; belgique, belge
denmark, danish; Dänemark, dänisch*; dinamarca, danés; danemark, danois
sweden, swedish; Schweden, schwedisch*; suecia, sueco; suède, suédois
norway, norwegian; Norwegen, norwegisch*; noruega, noruego; norvège, norvégien
finland, finnish; Finnland, finnisch*; finlandia, finlandés; finlande, finlandais
iceland, icelandic; Island, isländisch*; islandia, islandés; islande, islandais
scandinavia, scandinavian; Skandinavien, skandinavisch*; escandinavia, escandinavo; scandinavie, scandinave
poland, polish-made; Polen, polnisch*; polonia, polaco; pologne, polonais
czech; Tschechien, tschechisch*; checa, checo; tchèque
hungary, hungarian; Ungarn, ungarisch*; hungría, húngaro; hongrie, hongrois
romania, romanian; Rumänien, rumänisch*; rumanía, rumano; roumanie, roumain
bulgaria, bulgarian; Bulgarien, bulgarisch*; búlgaro; bulgarie, bulgare
greece, greek; Griechenland, griechisch*; grecia, griego; grèce, grec
turkish; türkisch*, Türkei; turquía, turco; turquie, turc
ukraine, ukrainian; ukrainisch*; ucrania, ucraniano; ukrainien
russia, russian; Russland, russisch*; rusia, ruso; russie, russe
japan, japanese; japanisch*; japón, japonés, japonesa; japon, japonais, japonaise
china, chinese; chinesisch*; chino; chine, chinois
korea, korean; koreanisch*; corea, coreano; corée, coréen
taiwan, taiwanese; taiwanisch*; taiwán; taïwan
vietnam, vietnamese; vietnamesisch*; vietnamita; vietnamien
thailand, thai; thailändisch*; tailandia, tailandés; thaïlande, thaïlandais
indonesia, indonesian; Indonesien, indonesisch*; indonesio; indonésie, indonésien
bali, balinese; balinesisch*; balinés; balinais
india, indian; Indien, indisch*; indio; inde, indien
nepal, nepalese; nepalesisch*; nepalí; népal, népalais
pakistan, pakistani; pakistanisch*; pakistaní; pakistanais
morocco, moroccan; Marokko, marokkanisch*; marruecos, marroquí; maroc, marocain
egypt, egyptian; Ägypten, ägyptisch*; egipto, egipcio; égypte, égyptien
kenya, kenyan; Kenia; keniano; kenyan
ethiopia, ethiopian; Äthiopien; etiopía, etíope; éthiopie, éthiopien
south africa, south african; Südafrika; sudáfrica; afrique du sud
ghana, ghanaian; ghanaisch*; ghanés; ghanéen
mexico, mexican; Mexiko, mexikanisch*; méxico, mexicano; mexique, mexicain
guatemala, guatemalan; guatemaltekisch*; guatemalteco; guatémaltèque
colombia, colombian; Kolumbien, kolumbianisch*; colombiano; colombie, colombien
peru, peruvian; peruanisch*; perú, peruano; pérou, péruvien
brazil, brazilian; Brasilien, brasilianisch*; brasil, brasileño; brésil, brésilien
argentina, argentinian; Argentinien; argentino; argentine, argentin
chile, chilean; chilenisch*; chileno; chili, chilien
usa, american, united states; amerikanisch*; estados unidos, estadounidense; états-unis, américain, américaine
canada, canadian; Kanada, kanadisch*; canadá, canadiense; canada, canadien
australia, australian; Australien, australisch*; australiano; australie, australien
new zealand; Neuseeland; nueva zelanda; nouvelle-zélande
europe, european; Europa, europäisch*; europeo, europea; européen, européenne
paris, parisian; pariser; parisino; parisien
london; Londoner; londres; londonien
bristol; ; ;
leeds; ; ;
sheffield; ; ;
manchester; ; ;
edinburgh; ; edimburgo; édimbourg
dublin; ; dublín;
berlin; Berliner; berlín; berlinois
munich; München, Münchner; múnich;
hamburg; Hamburger Hafen; hamburgo; hambourg
vienna; Wien, Wiener; viena; vienne
zurich; Zürich; zúrich;
milan; Mailand; milán;
rome; Rom; roma;
florence; Florenz; florencia;
venice; Venedig; venecia; venise
murano; ; ;
tuscany; Toskana; toscana; toscane
madrid; ; ;
barcelona; ; barcelona; barcelone
seville; Sevilla; sevilla; séville
lisbon; Lissabon; lisboa; lisbonne
porto; ; oporto;
amsterdam; ; ámsterdam;
copenhagen; Kopenhagen; copenhague; copenhague
stockholm; ; estocolmo;
provence; ; provenza; provençal
brittany; Bretagne; bretaña; bretagne
lyon; ; ;
limoges; ; ;
solingen; ; ;
black forest; Schwarzwald; selva negra; forêt-noire
bavaria; Bayern, bayerisch*; baviera; bavière
tokyo; Tokio; tokio;
kyoto; Kioto; kioto;
new york; ; nueva york;
california, californian; Kalifornien; californiano; californie
brooklyn; ; ;
texas; ; ;
oregon; ; oregón;
vermont; ; ;
bayern; Bayern; ;
sachsen; Sachsen; ;
thüringen; Thüringen; ;
hessen; Hessen; ;
niedersachsen; Niedersachsen; ;
brandenburg; Brandenburg; ;
mecklenburg; Mecklenburg; ;
rheinland; Rheinland; ;
saarland; Saarland; ;
westfalen; Westfalen; ;
württemberg; Württemberg; ;
schwaben; Schwaben; ;
franken; Franken; ;
tirol; Tirol; ;
südtirol; Südtirol; ;
kärnten; Kärnten; ;
steiermark; Steiermark; ;
vorarlberg; Vorarlberg; ;
burgenland; Burgenland; ;
wallis; Wallis; ;
graubünden; Graubünden; ;
tessin; Tessin; ;
allgäu; Allgäu; ;
schwarzwald; Schwarzwald; ;
erzgebirge; Erzgebirge; ;
eifel; Eifel; ;
solingen; Solingen; ;
meißen; Meißen; ;
meissen; Meissen; ;
berlin; Berlin; ;
hamburg; Hamburg; ;
münchen; München; ;
köln; Köln; ;
frankfurt; Frankfurt; ;
stuttgart; Stuttgart; ;
düsseldorf; Düsseldorf; ;
leipzig; Leipzig; ;
dresden; Dresden; ;
nürnberg; Nürnberg; ;
hannover; Hannover; ;
bremen; Bremen; ;
wien; Wien; ;
zürich; Zürich; ;
salzburg; Salzburg; ;
graz; Graz; ;
innsbruck; Innsbruck; ;
basel; Basel; ;
bern; Bern; ;
toskana; Toskana; ;
sizilien; Sizilien; ;
provence; Provence; ;
bretagne; Bretagne; ;
normandie; Normandie; ;
andalusien; Andalusien; ;
kreta; Kreta; ;
mallorca; Mallorca; ;
lappland; Lappland; ;
himalaya; Himalaya; ;
paris; Paris; ;
london; London; ;
mailand; Mailand; ;
rom; Rom; ;
venedig; Venedig; ;
florenz; Florenz; ;
murano; Murano; ;
kyoto; Kyoto; ;
tokio; Tokio; ;
new york; New York; ;
`;
