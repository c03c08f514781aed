import { gemstoneLines } from './gemstones.ts';

/**
 * Materials with their names in English; German; Spanish; French, forms parted by commas. The first English
 * form is the id. A longer name ("stainless steel") is another material than a shorter one ("steel"), but
 * backs it. Source: writing guide §4.2 (about 150 materials, and what handmade goods add to them) and §7.
 */
export const materialLines = `${gemstoneLines}stainless steel, inox; Edelstahl, rostfreier Stahl; acero inoxidable; acier inoxydable, acier inox, inox
surgical steel; Chirurgenstahl; acero quirúrgico; acier chirurgical
damascus steel; Damaststahl, Damaszenerstahl; acero de damasco, acero damasco; acier damas
spring steel; Federstahl; acero de resorte; acier à ressort
galvanised steel, galvanized steel; verzinkter Stahl; acero galvanizado; acier galvanisé
carbon steel; Carbonstahl, Kohlenstoffstahl; acero al carbono; acier au carbone
cast iron; Gusseisen; hierro fundido; fonte
wrought iron; Schmiedeeisen; hierro forjado; fer forgé
steel; Stahl; acero; acier
iron; Eisen; hierro; fer
zinc alloy; Zinklegierung, Zinkdruckguss; aleación de zinc; alliage de zinc
magnesium alloy; Magnesiumlegierung; aleación de magnesio; alliage de magnésium
titanium alloy; Titanlegierung; aleación de titanio; alliage de titane
aluminium alloy, aluminum alloy; Aluminiumlegierung; aleación de aluminio; alliage d’aluminium
aluminium, aluminum, alloy; Aluminium, Alu; aluminio; aluminium
brass; Messing; latón; laiton
bronze; Bronze; bronce; bronze
copper; Kupfer; cobre; cuivre
tin, tinplate; Zinn, Weißblech; hojalata, estaño; étain, fer-blanc
zinc; Zink; zinc, cinc; zinc
titanium; Titan; titanio; titane
tungsten, tungsten carbide; Wolfram, Wolframcarbid; tungsteno, carburo de tungsteno; tungstène
niobium; Niob; niobio; niobium
nickel; Nickel; níquel; nickel
chrome; Chrom; cromo; chrome
pewter; Hartzinn; peltre; étain poli
platinum; Platin; platino; platine
gold filled, gold-filled; Goldfilled; oro laminado; gold filled
gold plated, gold-plated; vergoldet; chapado en oro, bañado en oro; plaqué or
gold vermeil, vermeil; Vermeil; vermeil; vermeil
gold; Gold; oro; or jaune, or rose, or blanc
silver plated, silver-plated; versilbert; chapado en plata; plaqué argent, métal argenté
sterling silver; Sterlingsilber, 925er Silber; plata de ley; argent massif, argent sterling
fine silver; Feinsilber; plata fina; argent fin
nickel silver; Neusilber; alpaca plateada; maillechort
silver; Silber; plata; argent 925
metal; Metall; metal; métal
full-grain leather, full grain leather; Vollleder, Narbenleder; piel plena flor; cuir pleine fleur
vegan leather, faux leather, pu leather, leatherette; Kunstleder, veganes Leder; polipiel, cuero vegano, cuero sintético; similicuir, simili cuir, cuir vegan
leather, veg tan leather, vegetable tan leather, chrome tan leather, veg tan, vegetable tan; Leder, Rindsleder, Rindleder, Rinderleder, Büffelleder, Glattleder, Naturleder, Blankleder, Sattelleder, Nappaleder, Schafleder, Schweinsleder; cuero, piel; cuir
suede; Wildleder, Veloursleder; piel de ante, gamuza; daim
lambskin, lamb leather; Lammleder, Lammnappa; piel de cordero; cuir d’agneau
calfskin, calf leather; Kalbsleder; piel de becerro, piel de ternera; cuir de veau
goatskin, goat leather; Ziegenleder; piel de cabra; cuir de chèvre
cowhide; Kuhfell; piel de vaca; peau de vache
deerskin, buckskin; Hirschleder, Rehleder; piel de ciervo; cuir de cerf
horsehair; Rosshaar; crin de caballo; crin de cheval
boar bristle; Wildschweinborsten, Wildschweinborste; cerdas de jabalí; poils de sanglier
nubuck; Nubuk; nobuk; nubuck
sheepskin; Schaffell, Lammfell; piel de oveja; peau de mouton
faux fur; Kunstfell; pelo sintético; fausse fourrure
fur; Fell, Pelz; pelo natural; fourrure
organic cotton; Bio-Baumwolle, Biobaumwolle; algodón orgánico, algodón ecológico; coton bio, coton biologique
pima cotton; Pima-Baumwolle; algodón pima; coton pima
cotton; Baumwolle; algodón; coton
linen; Leinen; lino; lin
hemp; Hanf; cáñamo; chanvre
jute; Jute; yute; jute
ramie; Ramie; ramio; ramie
sisal; Sisal; sisal; sisal
coir; Kokosfaser; fibra de coco; fibre de coco
abaca; Abacá; abacá; abaca
kapok; Kapok; miraguano; kapok
buckwheat hulls, buckwheat husks; Buchweizenschalen, Buchweizenspelzen; cáscara de trigo sarraceno; balles de sarrasin, cosses de sarrasin
wheat straw; Weizenstroh; paja de trigo; paille de blé
loofah, luffa; Luffa; lufa, luffa; luffa, loofa
merino wool, merino; Merinowolle, Merino; lana merino, merino; laine mérinos, mérinos
lambswool, lamb’s wool; Lammwolle; lana de cordero; laine d’agneau
wool; Wolle, Schurwolle, Schafwolle, Schafschurwolle, Bergschafwolle, Rohwolle, Filzwolle, Neuwolle; lana, lana de oveja, lana virgen; laine, laine de mouton, laine vierge
cashmere; Kaschmir, Kaschmirwolle; cachemira; cachemire
alpaca; Alpaka, Alpakawolle; alpaca; alpaga
mohair; Mohair; mohair; mohair
angora; Angora; angora; angora
camel hair; Kamelhaar; pelo de camello; poil de chameau
yak wool; Yakwolle; lana de yak; laine de yak
silk; Seide; seda; soie
oilcloth; Wachstuch; hule; toile cirée
satin; Satin; satén; satin
velvet; Samt; terciopelo; velours
corduroy, needlecord; Cord; pana; velours côtelé
boucle, bouclé; Bouclé, Boucle; bouclé; tissu bouclé, bouclette
chenille; Chenille; chenilla; tissu chenille
double gauze, cotton gauze; Double Gauze, Double-Gauze; doble gasa; double gaze, gaze de coton
terry cloth, terry towelling, french terry, cotton terry; Frottee, Frottier; felpa; tissu éponge
sherpa; Sherpa, Teddyfleece; borreguito; sherpa
poplin; Popeline; popelina; popeline
percale; Perkal; percal; percale
seersucker; Seersucker; seersucker; seersucker
chambray; Chambray; chambray; chambray
organza; Organza; organza; organza
batiste; Batist; batista; batiste
monks cloth, monk's cloth; Panamagewebe; tela panamá; toile monks
hessian, burlap; Sackleinen; arpillera; toile de jute
waxed cotton; gewachste Baumwolle; algodón encerado; coton ciré
waxed canvas; gewachstes Canvas, gewachster Canvas; lona encerada; toile cirée épaisse
denim; Denim, Jeansstoff; tela vaquera, denim; denim
flannel; Flanell; franela; flanelle
fleece; Fleece; forro polar; polaire
felt; Filz; fieltro; feutre, feutrine
tweed; Tweed; tweed; tweed
oxford fabric, oxford cloth; Oxfordgewebe, Oxford-Gewebe; tejido oxford; tissu oxford
canvas; Segeltuch, Canvas; lona; toile
muslin; Musselin; muselina; mousseline
chiffon; Chiffon; gasa; mousseline de soie
tulle; Tüll; tul; tulle
lace; Spitze; encaje; dentelle
jersey; Jersey; punto jersey; jersey
viscose, rayon; Viskose; viscosa, rayón; viscose
modal; Modal; modal; modal
lyocell, tencel; Lyocell, Tencel; lyocell, tencel; lyocell, tencel
bamboo viscose, bamboo rayon; Bambusviskose; viscosa de bambú; viscose de bambou
cupro; Cupro; cupro; cupro
acetate; Acetat; acetato; acétate
bamboo; Bambus; bambú; bambou
polyester; Polyester; poliéster; polyester
nylon, polyamide; Nylon, Polyamid; nailon, nylon, poliamida; nylon, polyamide
acrylic; Acryl; acrílico; acrylique
spandex, elastane, lycra; Elasthan, Spandex; elastano, spandex; élasthanne
polypropylene; Polypropylen; polipropileno; polypropylène
polyethylene; Polyethylen; polietileno; polyéthylène
polycarbonate; Polycarbonat; policarbonato; polycarbonate
neoprene; Neopren; neopreno; néoprène
microfibre leather, microfiber leather; Mikrofaserleder; piel de microfibra; cuir microfibre
microfibre, microfiber; Mikrofaser; microfibra; microfibre
mesh; Netzgewebe, Mesh; malla; maille filet
cordura; Cordura; cordura; cordura
ripstop; Ripstop; ripstop; ripstop
oak; Eiche, Eichenholz, Wildeiche, Räuchereiche, Mooreiche; roble, madera de roble; chêne, bois de chêne
walnut wood, walnut; Nussbaum, Walnussholz, Nussbaumholz; nogal, madera de nogal; noyer, bois de noyer
beech; Buche, Buchenholz, Kernbuche, Rotbuche; haya, madera de haya; hêtre, bois de hêtre
birch; Birke, Birkenholz; abedul, madera de abedul; bouleau, bois de bouleau
pine; Kiefer, Kiefernholz; pino, madera de pino; pin massif, bois de pin
spruce; Fichte, Fichtenholz; abeto rojo; épicéa
cedar; Zeder, Zedernholz; cedro, madera de cedro; cèdre, bois de cèdre
maple; Ahorn, Ahornholz; arce, madera de arce; érable, bois d’érable
ash wood, solid ash, european ash, white ash, olive ash, steamed ash; Esche, Eschenholz; fresno, madera de fresno; frêne, bois de frêne
driftwood; Treibholz; madera flotante, madera de deriva; bois flotté
reclaimed wood; Altholz; madera recuperada; bois de récupération
willow, buff willow, brown willow, white willow; Weide, Weidenholz; madera de sauce; saule
elm, elm wood; Ulme, Ulmenholz, Rüster; olmo, madera de olmo; orme
yew, yew wood; Eibe, Eibenholz; madera de tejo; bois d’if
poplar; Pappel, Pappelholz; álamo, chopo; peuplier
alder wood, solid alder; Erle, Erlenholz; aliso; aulne
sycamore; Bergahorn; sicomoro; sycomore
chestnut wood; Kastanienholz; madera de castaño; bois de châtaignier, châtaignier
hazel wood; Haselholz, Haselnussholz; madera de avellano; bois de noisetier, noisetier
rosewood; Palisander, Palisanderholz; palisandro; palissandre
sapele; Sapeli; sapeli; sapelli
iroko; Iroko; iroko; iroko
padauk, padouk; Padouk; padauk; padouk
wenge; Wenge; wengué; wengé
zebrawood, zebrano; Zebrano; zebrano; zebrano
purpleheart; Amarantholz; madera de amaranto; bois d’amarante
sheesham; Sheesham, Sheeshamholz; madera de sheesham; sheesham
eucalyptus wood; Eukalyptusholz; madera de eucalipto; bois d’eucalyptus
balsa, balsa wood; Balsa, Balsaholz; madera de balsa; balsa
apple wood, applewood; Apfelholz, Apfelbaumholz; madera de manzano; bois de pommier
pear wood, pearwood; Birnholz, Birnbaumholz; madera de peral; bois de poirier
plum wood; Pflaumenholz, Zwetschgenholz; madera de ciruelo; bois de prunier
coconut shell; Kokosschale; cáscara de coco; coque de coco
cherry wood; Kirschholz, Kirschbaum, Kirschbaumholz; madera de cerezo; merisier
olive wood, olivewood; Olivenholz; madera de olivo; bois d'olivier
stone pine; Zirbe, Zirbenholz, Zirbelkiefer; pino cembro; pin cembro
linden wood, basswood, limewood; Linde, Lindenholz; madera de tilo; tilleul massif, bois de tilleul
fir wood, solid fir; Tannenholz; madera de abeto; sapin massif, bois de sapin
douglas fir, douglas wood; Douglasie, Douglasienholz; pino oregón, madera de douglas; douglas massif, bois de douglas
larch; Lärche, Lärchenholz; alerce, madera de alerce; mélèze, bois de mélèze
acacia; Akazie, Akazienholz; acacia; acacia
teak; Teak, Teakholz; teca; teck
mahogany; Mahagoni; caoba; acajou
ebony; Ebenholz; ébano; ébène
mango wood; Mangoholz; madera de mango; bois de manguier
rubberwood; Gummibaumholz; madera de hevea; hévéa
hardwood; Hartholz; madera dura; bois dur
softwood; Weichholz; madera blanda; bois tendre
solid wood; Massivholz; madera maciza; bois massif
plywood; Sperrholz; contrachapado; contreplaqué
mdf, fibreboard, fiberboard; MDF, Faserplatte; mdf, tablero de fibra; mdf, panneau de fibres
particleboard, chipboard; Spanplatte; aglomerado; aggloméré
veneer; Furnier; chapa de madera; placage
wood, wooden, timber; Holz, aus Holz; madera; bois
cork; Kork; corcho; liège
rattan; Rattan; ratán; rotin
wicker; Korbgeflecht; mimbre; osier
seagrass; Seegras; junco marino; jonc de mer
water hyacinth; Wasserhyazinthe; jacinto de agua; jacinthe d’eau
woven rush, natural rush, bulrush; Binsen, Binsengeflecht; enea, anea; jonc tressé
cane webbing, natural cane, woven cane; Wiener Geflecht; rejilla de ratán; cannage
banana fibre, banana fiber; Bananenfaser; fibra de banana; fibre de bananier
straw; Stroh; paja; paille
raffia; Bast; rafia; raphia
paper; Papier, Naturpapier, Recyclingpapier, Büttenpapier, Fotopapier, Aquarellpapier; papel; papier
cardboard; Karton, Pappe; cartón; carton
cardstock; Bastelkarton; cartulina; papier cartonné
kraft paper; Kraftpapier; papel kraft; papier kraft
washi paper; Washi-Papier; papel washi; papier washi
papier-mâché, papier mâché, papier mache, paper mache; Pappmaché; papel maché; papier mâché
cellulose; Zellulose; celulosa; cellulose
bagasse; Bagasse; bagazo; bagasse
stoneware; Steinzeug; gres; grès
earthenware; Steingut, Irdenware; loza; faïence
terracotta; Terrakotta; terracota; terre cuite
bone china; Knochenporzellan; porcelana de hueso; porcelaine tendre
porcelain; Porzellan; porcelana; porcelaine
ceramic; Keramik; cerámica; céramique
stained glass; Buntglas, Tiffanyglas; vidrio emplomado; vitrail
sea glass; Meerglas, Strandglas; vidrio marino; verre de mer
polymer clay; Polymerton; arcilla polimérica; pâte polymère, argile polymère
clay; Ton; arcilla; argile
concrete; Beton; hormigón; béton
jesmonite; Jesmonite; jesmonita; jesmonite
terrazzo; Terrazzo; terrazo; terrazzo
cement; Zement; cemento; ciment
plaster, gypsum; Gips; yeso; plâtre
marble; Marmor; mármol; marbre
granite; Granit; granito; granit
slate; Schiefer; pizarra; ardoise
travertine; Travertin; travertino; travertin
sandstone; Sandstein; arenisca; grès naturel
soapstone; Speckstein; esteatita; stéatite
alabaster; Alabaster; alabastro; albâtre
limestone; Kalkstein; piedra caliza; pierre calcaire
basalt; Basalt; basalto; basalte
crystal; Kristall, Kristallglas; cristal tallado; cristal
borosilicate glass, borosilicate; Borosilikatglas; vidrio de borosilicato, borosilicato; verre borosilicate, borosilicate
tempered glass; gehärtetes Glas, Sicherheitsglas; vidrio templado; verre trempé
glass; Glas; vidrio; verre
enamel; Emaille, Email-Beschichtung; esmalte; émail
horn; Horn; cuerno natural; corne
resin; Kunstharz, Harz; resina; résine
epoxy; Epoxid, Epoxidharz; epoxi; époxy
silicone; Silikon; silicona; silicone
natural rubber; Naturkautschuk; caucho natural; caoutchouc naturel
rubber; Gummi, Kautschuk; caucho, goma; caoutchouc
latex; Latex; látex; latex
memory foam; Memoryschaum; espuma viscoelástica, viscoelástica; mousse à mémoire de forme
foam; Schaumstoff; espuma; mousse
eva; EVA; eva; eva
peva; PEVA; peva; peva
tpu; TPU; tpu; tpu
tpe; TPE; tpe; tpe
pla; PLA; pla; pla
petg; PETG; petg; petg
hdpe; HDPE; hdpe; hdpe
nitrile; Nitril; nitrilo; nitrile
abs; ABS; abs; abs
pvc, vinyl; PVC, Vinyl; pvc, vinilo; pvc, vinyle
melamine; Melamin; melamina; mélamine
plastic; Kunststoff, Plastik; plástico; plastique
acrylic glass, plexiglass; Acrylglas, Plexiglas; metacrilato; plexiglas
carbon fibre, carbon fiber; Kohlefaser, Carbon; fibra de carbono; fibre de carbone
fibreglass, fiberglass; Glasfaser, Fiberglas; fibra de vidrio; fibre de verre
kevlar; Kevlar; kevlar; kevlar
goose down; Gänsedaune; plumón de oca; duvet d'oie
down filling, feather; Daune, Daunen; plumón; duvet
soy wax; Sojawachs; cera de soja; cire de soja
coconut wax; Kokoswachs; cera de coco; cire de coco
rapeseed wax; Rapswachs; cera de colza; cire de colza
beeswax; Bienenwachs; cera de abeja; cire d'abeille
paraffin; Paraffin; parafina; paraffine
wax; Wachs; cera; cire
`;
