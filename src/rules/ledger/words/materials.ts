/**
 * Materials with their names in English; German; Spanish; French, forms parted by commas. The first English
 * form is the id. A longer name ("stainless steel") is another material than a shorter one ("steel"), but
 * backs it. Source: writing guide §4.2 (about 150 materials) and §7.
 */
export const materialLines = `
stainless steel, inox; Edelstahl, rostfreier Stahl; acero inoxidable; acier inoxydable, acier inox
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
silver; Silber; plata; argent 925
metal; Metall; metal; métal
full-grain leather, full grain leather; Vollleder, Narbenleder; piel plena flor; cuir pleine fleur
vegan leather, faux leather, pu leather, leatherette; Kunstleder, veganes Leder; polipiel, cuero vegano, cuero sintético; similicuir, simili cuir, cuir vegan
leather; Leder, Rindsleder; cuero, piel; cuir
suede; Wildleder, Veloursleder; piel de ante, gamuza; daim
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
merino wool, merino; Merinowolle, Merino; lana merino, merino; laine mérinos, mérinos
lambswool, lamb’s wool; Lammwolle; lana de cordero; laine d’agneau
wool; Wolle, Schurwolle; lana; laine
cashmere; Kaschmir; cachemira; cachemire
alpaca; Alpaka; alpaca; alpaga
mohair; Mohair; mohair; mohair
angora; Angora; angora; angora
silk; Seide; seda; soie
oilcloth; Wachstuch; hule; toile cirée
satin; Satin; satén; satin
velvet; Samt; terciopelo; velours
corduroy; Cord; pana; velours côtelé
denim; Denim, Jeansstoff; tela vaquera, denim; denim
flannel; Flanell; franela; flanelle
fleece; Fleece; forro polar; polaire
felt; Filz; fieltro; feutre
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
bamboo; Bambus; bambú; bambou
polyester; Polyester; poliéster; polyester
nylon, polyamide; Nylon, Polyamid; nailon, nylon, poliamida; nylon, polyamide
acrylic; Acryl; acrílico; acrylique
spandex, elastane, lycra; Elasthan, Spandex; elastano, spandex; élasthanne
polypropylene; Polypropylen; polipropileno; polypropylène
polyethylene; Polyethylen; polietileno; polyéthylène
polycarbonate; Polycarbonat; policarbonato; polycarbonate
neoprene; Neopren; neopreno; néoprène
microfibre, microfiber; Mikrofaser; microfibra; microfibre
mesh; Netzgewebe, Mesh; malla; maille filet
cordura; Cordura; cordura; cordura
ripstop; Ripstop; ripstop; ripstop
oak; Eiche, Eichenholz; roble; chêne
walnut wood, walnut; Nussbaum, Walnussholz; nogal; noyer
beech; Buche, Buchenholz; haya; hêtre
birch; Birke, Birkenholz; abedul; bouleau
pine; Kiefer, Kiefernholz; pino; pin massif, bois de pin
spruce; Fichte, Fichtenholz; abeto rojo; épicéa
cedar; Zeder, Zedernholz; cedro; cèdre
maple; Ahorn, Ahornholz; arce; érable
ash wood; Esche, Eschenholz; fresno; frêne
driftwood; Treibholz; madera flotante, madera de deriva; bois flotté
cherry wood; Kirschholz, Kirschbaum; madera de cerezo; merisier
olive wood, olivewood; Olivenholz; madera de olivo; bois d'olivier
stone pine; Zirbe, Zirbenholz, Zirbelkiefer; pino cembro; pin cembro
linden wood, basswood, limewood; Linde, Lindenholz; madera de tilo; tilleul massif, bois de tilleul
larch; Lärche, Lärchenholz; alerce; mélèze
spruce; Fichte, Fichtenholz; abeto rojo; épicéa
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
wicker; Korbgeflecht, Weide; mimbre; osier
seagrass; Seegras; junco marino; jonc de mer
straw; Stroh; paja; paille
raffia; Bast; rafia; raphia
paper; Papier, Naturpapier, Recyclingpapier, Büttenpapier, Fotopapier, Aquarellpapier; papel; papier
cardboard; Karton, Pappe; cartón; carton
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
cement; Zement; cemento; ciment
plaster, gypsum; Gips; yeso; plâtre
marble; Marmor; mármol; marbre
granite; Granit; granito; granit
slate; Schiefer; pizarra; ardoise
travertine; Travertin; travertino; travertin
sandstone; Sandstein; arenisca; grès naturel
soapstone; Speckstein; esteatita; stéatite
onyx; Onyx; ónix; onyx
rose quartz; Rosenquarz; cuarzo rosa; quartz rose
quartz; Quarz; cuarzo; quartz
jade; Jade; jade; jade
amethyst; Amethyst; amatista; améthyste
turquoise stone; Türkis-Stein; piedra turquesa; pierre turquoise
pearl, freshwater pearl; Perle, Süßwasserperle; perla; perle
mother-of-pearl, mother of pearl; Perlmutt; nácar; nacre
amber; Bernstein; ámbar; ambre jaune, ambre véritable, ambre de la Baltique
coral; Koralle; coral natural; corail
diamond; Diamant; diamante; diamant
ruby; Rubin; rubí; rubis
sapphire; Saphir; zafiro; saphir
emerald; Smaragd; esmeralda; émeraude
opal; Opal; ópalo; opale
moonstone; Mondstein; piedra lunar, piedra luna, piedra de luna; pierre de lune
zirconia; Zirkonia; circonita; zircone
crystal; Kristall, Kristallglas; cristal tallado; cristal
borosilicate glass, borosilicate; Borosilikatglas; vidrio de borosilicato, borosilicato; verre borosilicate, borosilicate
tempered glass; gehärtetes Glas, Sicherheitsglas; vidrio templado; verre trempé
glass; Glas; vidrio; verre
enamel; Emaille, Email-Beschichtung; esmalte; émail
horn; Horn; cuerno natural; corne
resin; Kunstharz, Harz; resina; résine
epoxy; Epoxid, Epoxidharz; epoxi; époxy
silicone; Silikon; silicona; silicone
rubber; Gummi; caucho, goma; caoutchouc
latex; Latex; látex; latex
memory foam; Memoryschaum; espuma viscoelástica, viscoelástica; mousse à mémoire de forme
foam; Schaumstoff; espuma; mousse
eva; EVA; eva; eva
tpu; TPU; tpu; tpu
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
rapeseed wax; Rapswachs; cera de colza; cire de colza
beeswax; Bienenwachs; cera de abeja; cire d'abeille
paraffin; Paraffin; parafina; paraffine
wax; Wachs; cera; cire
`;
