/** `cosa, cosa: palabras` / `objet, objet : mots`, more of `related-words.ts`; the same rule holds for every word. */
export const romanceFamilies = {
  es: `
botella, botella térmica, termo, cantimplora: agua beber bebida hidratacion cantimplora termo deporte gimnasio excursion senderismo colegio oficina
parrilla, barbacoa, plancha: barbacoa asar asado carne brasa jardin terraza camping excursion utensilio cocinar
juego destornilladores, destornilladores, destornillador: herramienta atornillador puntas tornillos reparacion bricolaje movil portatil taller kit
luz, luz led, tira de luz, luz armario: lampara iluminacion iluminar noche hogar pasillo dormitorio escalera bombilla
rascador, rascador gatos, alfombra rascador: gato felino mascota aranar juego unas mueble
comedero, bebedero, fuente para gatos: mascota perro gato comida agua plato cuenco
correa, arnés, collar perro: mascota perro paseo pasear cachorro adiestramiento
escobillas, limpiaparabrisas, escobillas limpiaparabrisas: coche auto automovil vehiculo repuesto recambio cristal parabrisas lluvia
soporte móvil, soporte de móvil: telefono smartphone celular base sujecion
cargador, cable: carga enchufe conexion corriente telefono movil
esterilla, esterilla yoga: pilates ejercicio gimnasio fitness suelo entrenamiento
caja fuerte: seguridad cerradura combinacion valores
organizador, caja, cesta: almacenaje ordenar guardar armario cajon hogar
tijeras de podar, tijera de podar, podadora: jardin jardineria poda ramas arbusto rosal planta herramienta
regadera de ducha, regadera de mano, alcachofa de ducha, cabezal de ducha: bano grifo aseo lluvia fontaneria
manguera, regadera: jardin riego regar planta terraza cesped huerto
collar, pulsera, pendientes, anillo, broche, colgante, tobillera, gargantilla: joya joyeria bisuteria complemento accesorio adorno
alianza, anillo de compromiso: boda compromiso matrimonio joya joyeria
reloj, reloj de pulsera, reloj de pared, despertador: hora horas tiempo esfera minutos
gafas, gafas de sol: lentes anteojos montura ojos
cartera, monedero, tarjetero: billetera monedas billetes tarjetas dinero bolsillo
bolso, bandolera, bolsa, tote bag: complemento accesorio hombro compras asa diario
mochila: espalda escuela viaje excursion senderismo colegio macuto
neceser, maleta, bolsa de viaje, estuche: viaje equipaje organizador vacaciones aseo cosmeticos
cinturón: correa hebilla pantalon complemento accesorio
bufanda, gorro, guantes, pañuelo, diadema: invierno complemento accesorio abrigo frio
calcetines: media medias pie pies ropa
jersey, sudadera, chaqueta, abrigo, cárdigan: ropa prenda abrigo moda invierno
camiseta, camisa, vestido, falda, blusa, top: ropa prenda moda outfit vestuario
pantalón, vaqueros, leggings, pantalones: ropa prenda moda vestuario
pijama, albornoz, camisón: ropa dormir noche casa
zapatillas, botas, sandalias, zapatos: calzado pie pies caminar suela
taza, vaso, copa: cafe te beber desayuno vajilla infusion bebida cocina oficina
plato, cuenco, bol, ensaladera, fuente: vajilla mesa servir comida cocina menaje
jarra, tetera, decantador: bebida servir mesa agua te infusion
jarrón, florero: flores decoracion ramo mesa hogar salon
botella, botella de agua, termo, cantimplora: agua beber bebida hidratacion deporte gimnasio excursion oficina
fiambrera, táper, recipiente: comida almuerzo tartera conservar cocina oficina colegio
tabla de cortar: cocina cortar picar servir queso pan menaje
cuchillo, cuchillo de cocina: hoja corte cortar cocina chef cuberteria
sartén, olla, cazuela, cacerola, wok: cocina cocinar freir menaje guisar asar fogon bateria
molde, molde de horno, rodillo de cocina, cortador de galletas: reposteria hornear horno masa pasteles cocina galletas
especiero, molinillo, molinillo de pimienta, salero, mortero: especias cocina moler sal pimienta condimento
panera, azucarero, mantequera, bote: cocina conservar almacenaje desayuno despensa
colador, rallador, abrelatas, sacacorchos, espátula, cucharón: utensilio cocina cocinar menaje herramienta
hervidor, cafetera, molinillo de café, prensa francesa: cafe cocina electrodomestico infusion bebida barista
tostadora, batidora, freidora de aire, robot de cocina: electrodomestico cocina cocinar
delantal, paño de cocina, manopla de horno, trapo: cocina cocinar horno textil menaje
mantel, camino de mesa, servilletas, salvamanteles, posavasos, bandeja: mesa comedor servir textil hogar cubierto
vela, vela aromática, velas: cera aroma decoracion hogar luz fragancia mecha ambiente
portavelas, candelabro, farol: velas luz decoracion mesa hogar
ambientador, difusor, incienso: aroma fragancia hogar perfume olor
maceta, macetero, jardinera: plantas jardin balcon terraza flores interior tiesto
corona, guirnalda, flores secas: decoracion puerta pared flor hogar ramo
marco, marco de fotos, álbum, álbum de fotos, libro de firmas: fotografia recuerdo foto familia boda
espejo: pared baño recibidor reflejo dormitorio
lámina, póster, cuadro, tapiz, macramé: pared decoracion arte salon imagen dormitorio
escultura, figura: decoracion arte hogar coleccion adorno
lámpara, lámpara de mesa, lámpara de pie, aplique: luz iluminacion salon dormitorio lectura foco
alfombra, felpudo: suelo salon entrada decoracion hogar tapete
cortina, estor: ventana salon dormitorio textil hogar
cojín, funda de cojín, almohada: sofa decoracion salon cama textil funda
manta, colcha, edredón: sofa cama abrigo salon dormitorio textil plaid
funda nórdica, sábanas, juego de sábanas, colchón: cama dormitorio dormir ropa textil descanso edredon
cama, mesita de noche, cómoda, armario, estantería, estante: mueble dormitorio salon almacenaje mobiliario balda
mesa, mesa de comedor, mesa de centro, escritorio: mueble salon comedor oficina mobiliario cocina
silla, sofá, sillón, taburete, banco: mueble asiento salon mobiliario sentarse comedor
perchero, zapatero, colgador: recibidor entrada pared ganchos abrigos orden
cesta, cesto, caja, organizador: almacenaje orden organizador baño ropa juguetes
joyero: joyas anillos pendientes orden almacenaje
cortina de ducha, jabonera, alfombrilla de baño: baño ducha lavabo aseo
toalla, toalla de playa: baño ducha playa piscina secar manos
jabón, gel de ducha: baño ducha lavar manos higiene limpieza cuidado piel
champú, acondicionador, mascarilla capilar, aceite de pelo: pelo cabello lavado capilar cuidado ducha
horquilla, coletero, pasador, pinza: pelo cabello peinado moño coleta accesorio
crema facial, sérum facial: piel cosmetica cuidado rostro cara hidratacion belleza
    crema, sérum, loción, bálsamo: piel cosmetica cuidado hidratacion belleza
perfume, colonia: fragancia aroma agua
sales de baño, bomba de baño: bañera baño espuma relajacion spa
esterilla, esterilla de yoga, mancuernas, comba: ejercicio deporte gimnasio entrenamiento fitness pilates
tienda de campaña, saco de dormir, silla de camping: camping acampada montaña senderismo aire libre
linterna, frontal: luz camping noche emergencia
bicicleta, casco, alforja, luz de bici: bici ciclismo ciclista rueda paseo
caña de pescar, señuelo: pesca pescar pescador
cama para perro, correa, arnés, comedero, collar de perro: mascota perro cachorro paseo animales
rascador, juguete para gato: mascota gato felino arañar juego
casa para pájaros, comedero de pájaros: jardin aves nido naturaleza
saco de dormir bebé, saco bebé, manta de bebé, babero, pelele, chupetero, sonajero, mordedor: bebe recien nacido infantil canastilla dientes
peluche, muñeca, juguete, bloques: juguete juego infantil jugar niños
puzle, juego de mesa, baraja: juego familia jugar mesa piezas
cuaderno, agenda, diario, libreta, planificador: papeleria escribir notas apuntes oficina escuela bloc
pluma, bolígrafo, lápiz: papeleria escribir escritura oficina tinta
lana, patrón, kit de bordado, bastidor: labores punto ganchillo costura manualidades tejer coser
tarjeta, invitación, tarjeta de felicitación: papeleria sobre celebracion fiesta felicitar evento
adorno navideño, calendario de adviento: navidad arbol decoracion fiestas
llavero, marcapáginas, imán: accesorio llaves llave libro detalle nevera
placa, cartel, letrero: pared puerta casa decoracion nombre
taladro, destornillador, martillo, sierra: herramienta bricolaje taller reparacion obra
funda de móvil, funda móvil, carcasa: telefono smartphone celular carcasa protector
funda de portátil: ordenador laptop oficina viaje
teclado, ratón, monitor: ordenador pc oficina escritorio
auriculares, altavoz, tocadiscos: audio musica sonido escuchar
cámara, objetivo, trípode: fotografia foto fotografo imagen
cargador, batería externa, cable: carga movil enchufe energia
regadera, manguera, tijeras de podar: jardin jardineria plantas riego huerto
barbacoa, parrilla: jardin asar terraza carne
café, café en grano: bebida grano tueste espresso molido desayuno
té, infusión: bebida hojas tetera taza hierbas
miel, mermelada, confitura: desayuno untar tostada despensa dulce
aceite de oliva, vinagre, especias: cocina cocinar aliño ensalada condimento despensa
chocolate, galletas, turrón: dulce postre merienda goloso
aspiradora, fregona, escoba: limpieza suelo hogar polvo
`,
  fr: `
gourde, gourde isotherme, bouteille isotherme: bouteille eau boire boisson hydratation thermos sport école randonnée bureau voyage trek marche vélo camping
essuie-glace, essuie-glaces, balais essuie-glace, balai essuie-glace: voiture auto automobile véhicule pare-brise pluie vitre remplacement rechange raclette
lampe frontale: torche randonnée course trail spéléo bivouac pêche tête lumière éclairage
poêle, sauteuse: cuisinière friture saisir omelette crêpe ustensile
sécateur, cisaille, taille-haie: jardin jardinage taille branche rosier arbuste haie outil plante
tuyau, arrosoir: jardin arrosage arroser plante pelouse potager balcon
perceuse visseuse, perceuse, visseuse: outillage bricolage vissage perçage atelier mèche vis travaux électroportatif
laisse, harnais, collier chien: chien animal promenade balade chiot dressage
gamelle, fontaine, fontaine à eau: chien chat animal eau nourriture écuelle abreuvoir
arbre à chat, griffoir: chat félin animal griffer jeu
tapis de souris: ordinateur bureau clavier gaming gamer sous-main informatique
tapis de yoga: pilates gym fitness étirement exercice sol
support téléphone: smartphone mobile portable socle fixation
câble, chargeur: charge prise connexion branchement téléphone
boîte, panier, organisateur: rangement ranger placard tiroir maison étagère
planche à découper: cuisine découpe découper billot cuisinier
collier, bracelet, boucles d'oreilles, bague, broche, pendentif, chaîne: bijou bijoux bijouterie accessoire parure ornement
alliance, bague de fiançailles: mariage fiançailles bijou noces
montre, horloge, réveil, horloge murale: heure temps cadran minutes
lunettes, lunettes de soleil: monture yeux solaire optique
portefeuille, porte-monnaie, porte-cartes: monnaie billets cartes argent poche étui
sac, sac à main, sac bandoulière, tote bag, cabas, pochette: besace accessoire épaule courses shopping quotidien maroquinerie
sac à dos: école voyage randonnée cartable dos
trousse, trousse de toilette, valise, sac de voyage: voyage bagage rangement vacances week-end cosmétiques
ceinture: boucle pantalon accessoire taille
écharpe, bonnet, gants, foulard, bandeau, snood: hiver accessoire froid cou tête
chaussettes: pied pieds bas vêtement
pull, gilet, sweat, veste, manteau, blouson: vêtement mode hiver habit haut
t-shirt, chemise, robe, jupe, chemisier, top: vêtement mode habit tenue haut
pantalon, jean, legging: vêtement mode bas habit tenue
pyjama, peignoir, chemise de nuit: nuit dormir vêtement maison
chaussons, baskets, bottes, sandales, chaussures: chaussure pied pieds marche semelle
tasse, mug, gobelet: café thé boire boisson petit-déjeuner vaisselle infusion bureau cuisine
assiette, bol, saladier, plat: vaisselle table repas cuisine servir service
carafe, théière, pichet: boisson servir table eau thé infusion
vase: fleurs bouquet décoration table salon intérieur
verre, verre à vin: boire boisson vaisselle bar dégustation
gourde, bouteille, thermos: bouteille eau boire boisson hydratation sport école randonnée bureau
boîte à lunch, boîte à goûter, bento: repas déjeuner pique-nique école bureau contenant
planche à découper, planche: cuisine couper trancher servir fromage pain apéritif
couteau, couteau de cuisine: lame coupe couper cuisine chef tranchant
poêle, casserole, cocotte, faitout, wok: cuisine cuisson cuisiner feu ustensile batterie
moule, moule à gâteau, rouleau à pâtisserie, emporte-pièce: pâtisserie four gâteau pâte cuisine biscuits
moulin, moulin à poivre, salière, mortier, étagère à épices: épices cuisine moudre sel poivre condiment
beurrier, boîte à pain, corbeille à pain, bocal: cuisine conservation rangement petit-déjeuner
passoire, râpe, ouvre-boîte, tire-bouchon, spatule, fouet: ustensile cuisine cuisiner accessoire
bouilloire, cafetière, moulin à café: café cuisine électroménager thé boisson barista
grille-pain, mixeur, friteuse, robot: électroménager cuisine cuisiner appareil
tablier, torchon, gant de cuisine, manique: cuisine cuisiner four linge textile
nappe, chemin de table, set de table, serviettes, dessous de verre, plateau: table repas linge service décoration couvert
bougie, bougie parfumée, bougies: cire parfum décoration mèche ambiance maison lumière
bougeoir, photophore, lanterne: bougies lumière décoration table
diffuseur, encens, parfum d'intérieur: parfum senteur maison arôme
pot de fleurs, cache-pot, jardinière: plantes jardin balcon terrasse intérieur fleurs
couronne, guirlande, fleurs séchées: décoration porte mur fleur bouquet maison
cadre, cadre photo, album photo, livre d'or: photographie souvenir famille mariage photos
miroir: mur salle entrée reflet chambre
affiche, poster, tableau, tenture, macramé: mur décoration art salon image chambre murale
sculpture, figurine, statuette: décoration art maison collection
lampe, lampe de table, lampadaire, suspension, applique, veilleuse: luminaire éclairage lumière salon chambre lecture
tapis d'éveil, tapis de jeu: bébé éveil motricité nourrisson jouet chambre
tapis, paillasson: sol salon entrée décoration maison
rideau, store, voilage: fenêtre salon chambre textile
coussin, housse de coussin, taie: canapé décoration salon lit textile
plaid, couverture, couvre-lit: canapé lit salon chambre jeté textile
housse de couette, drap, parure de lit, matelas: lit chambre literie couchage linge sommeil
lit, table de chevet, commode, armoire, étagère, bibliothèque: meuble mobilier chambre salon rangement
table, table à manger, table basse, bureau: meuble mobilier salon cuisine travail
chaise, canapé, fauteuil, tabouret, banc: meuble mobilier siège assise salon
porte-manteau, patère, meuble à chaussures: entrée rangement mur crochet vêtements
panier, corbeille, boîte, panier à linge: rangement organisation maison linge jouets
boîte à bijoux, porte-bijoux: bijoux rangement bagues colliers
rideau de douche, porte-savon, tapis de bain: salle bain douche lavabo
serviette, serviette de bain, serviette de plage: bain douche plage piscine sécher
savon, gel douche: bain douche lavage mains hygiène toilette
shampoing, après-shampoing, huile capillaire: cheveux capillaire lavage soin douche
barrette, chouchou, pince à cheveux, élastique: cheveux coiffure chignon queue accessoire
crème visage, sérum visage: soin peau cosmétique visage hydratation beauté
    crème, sérum, baume, lait corporel: soin peau cosmétique hydratation beauté
parfum, eau de toilette: senteur fragrance eau
sels de bain, bombe de bain: baignoire bain détente spa
tapis de yoga, haltères, corde à sauter: sport exercice fitness gym entraînement pilates
tente, sac de couchage, chaise de camping: camping randonnée bivouac outdoor plein air
lampe frontale, lampe torche: éclairage lumière camping nuit
vélo, casque vélo, sacoche vélo, éclairage vélo: bicyclette cyclisme cycliste balade
canne à pêche, leurre: pêche pêcheur poisson
laisse, harnais, gamelle, panier pour chien, collier pour chien: animal chien chiot promenade
arbre à chat, griffoir, jouet pour chat: animal chat félin griffer jeu
nichoir, mangeoire: jardin oiseaux nature nid
couverture bébé, bavoir, attache-tétine, hochet, barboteuse: bébé naissance nourrisson layette puériculture
peluche, doudou, poupée, jouet: jouet enfant jeu jouer câlin
puzzle, jeu de société, jeu de cartes: jeu famille jouer pièces
carnet, agenda, journal, cahier: papeterie écrire notes bureau école
stylo, stylo plume, crayon: papeterie écrire écriture bureau encre
laine, patron, kit broderie, tambour à broder: tricot crochet couture loisirs créatifs aiguille
carte, carte de vœux, faire-part, invitation: papeterie enveloppe fête célébration annonce
boule de noël, calendrier de l'avent: noël sapin décoration fêtes
porte-clés: trousseau accessoire clé petit cadeau
marque-page, signet: livre lecture lire lecteur roman
tapis de sol, matelas autogonflant, matelas gonflable: camping tente couchage randonnée bivouac nuit
aimant, magnet: accessoire clés clé livre trousseau frigo
plaque, pancarte, panneau: porte mur maison décoration
perceuse, tournevis, marteau, scie: outil bricolage atelier réparation travaux
coque, coque de téléphone, support téléphone: smartphone mobile portable étui protection
housse d'ordinateur: portable pc bureau pochette
clavier, souris, écran: ordinateur pc bureau informatique
casque audio, enceinte, platine vinyle: audio musique son écoute
appareil photo, objectif, trépied: photographie photo photographe image
chargeur, batterie externe, câble: charge téléphone prise énergie
arrosoir, sécateur, tuyau d'arrosage: jardin jardinage plantes potager
barbecue, brasero: jardin grillade terrasse feu
café, café en grains: boisson grain torréfaction expresso moulu
thé, tisane, infusion: boisson feuilles théière tasse plantes
miel, confiture: petit-déjeuner tartine tartiner épicerie
huile d'olive, vinaigre, épices: cuisine cuisiner salade assaisonnement épicerie
chocolat, biscuits, bonbons: gourmandise dessert goûter douceur
casque antibruit, casque anti-bruit, bouchons d'oreilles: bruit protection auditive ouïe chantier bricolage
moule à madeleines, moule à muffins, moule à cake, moule à tarte: pâtisserie gâteau four pâte cuisson dessert cuisiner
croquettes, pâtée, friandises: nourriture animal alimentation aliment gamelle repas
litière, caisse de transport, panier chat: animal félin minou
tabouret, marchepied, escabeau: assise marche hauteur
souffleuse à neige, pelle à neige, grattoir: hiver déneigement neige entrée allée
démarreur, alternateur, plaquettes de frein, rétroviseur: pièce auto voiture rechange garage réparation mécanique
barres de toit, coffre de toit, attelage, housse de siège: voiture auto transport bagages
platine vinyle, vinyle, disque vinyle: musique hifi tourne-disque 33 tours collection
bd, bande dessinée, roman, livre: lecture lire lecteur collection histoire
attrape-rêve, attrape-rêves, mobile bébé: décoration chambre mur suspension sommeil
pantoufles, chaussons bébé: pied marche maison intérieur
coffret thé, coffret infusion: boisson infuser feuilles dégustation
sérum cils, mascara, eye-liner, fard à paupières: yeux maquillage cosmétique beauté regard
rouge à lèvres, vernis à ongles, gloss: maquillage cosmétique beauté
jeu de cartes, jeu de société, jeu de dés: jouer soirée partie famille amis
guitare, ukulélé, violon, flûte, accordéon: musique instrument jouer musicien orchestre
pupitre, support guitare, cordes guitare: musique partition instrument accessoire
moulinet, épuisette, boîte à leurres: pêche pêcheur poisson rivière
moustiquaire: moustiques insectes mouches été protection
gants de jardin, gants de jardinage: jardinage jardin jardiner protection rosier
gants de boxe: boxe combat entraînement sport
chaise longue, transat, parasol, salon de jardin, hamac: jardin terrasse balcon été détente extérieur
tondeuse, débroussailleuse, motoculteur, souffleur: jardin pelouse gazon entretien
serre de jardin, tuteur, terreau, engrais: jardin potager plante jardiner légumes
mangeoire, abreuvoir, perchoir: oiseaux jardin animal nourrir
luge, skis, raquettes, chaussures de ski: hiver neige montagne glisse
porte-vélo, antivol, pompe à vélo, sonnette: cyclisme bicyclette accessoire
draisienne, tricycle, trottinette: rouler enfant jouer extérieur
lit bébé, table à langer, transat bébé, chaise haute: puériculture chambre naissance
biberon, tétine, sucette: nourrisson naissance puériculture
cartable, classeur, trousse scolaire: école rentrée classe élève
classeur, agrafeuse, perforatrice, bac à courrier: bureau papier rangement fournitures
tissu, coupon de tissu, fermeture éclair: couture coudre loisir créatif
pinceau, aquarelle, peinture acrylique: peindre art dessin loisir créatif
tampon encreur, autocollant, sticker: scrapbooking loisir créatif papeterie
farine, pâtes, riz, lentilles: cuisine épicerie cuisiner recette
jus, sirop, limonade, vin, bière: boisson apéritif verre
fromage, saucisson, terrine, rillettes: apéritif épicerie tartine charcuterie
plancha, pierre à pizza, ustensiles barbecue: barbecue grillade jardin cuisson
échelle, serre-joint, établi, niveau à bulle: bricolage outil atelier travaux
collier de serrage, serre-câble: câble fixation rangement bricolage électricité
aspirateur, balai: ménage sol nettoyage maison
`,
};
