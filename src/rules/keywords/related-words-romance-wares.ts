/** `cosa, cosa: palabras` / `objet, objet : mots`, more of `related-words-romance.ts`; the same rule holds for every word. */
export const romanceWareFamilies = {
  es: `
molinillo, molinillo de sal, molinillo de pimienta: especias moler sal pimienta cocina mesa condimentar especiero
cafetera italiana, cafetera, cafetera moka: cafe espresso desayuno cocina fogon menaje barista infusion taza
botella de agua, botella térmica, termo: agua beber bebida gimnasio deporte oficina viaje senderismo excursion colegio
fiambrera, táper, lonchera: almuerzo comida oficina colegio transporte picnic conservar cocina
sartén, sartenes, juego de sartenes, olla, cacerola, cazuela: cocina cocinar fuego menaje guisar utensilio
tabla de cortar: cocina cortar verduras carne pan utensilio picar menaje
cuchillo, cuchillo de cocina: cortar cocina carne verduras hoja utensilio menaje
esterilla de yoga, colchoneta: yoga pilates gimnasio fitness ejercicio estiramientos suelo entrenamiento gimnasia meditacion deporte
mancuernas, pesas, pesa rusa: gimnasio fitness fuerza musculacion entrenamiento ejercicio deporte
tienda de campaña, carpa: camping acampada aire libre excursion dormir festival viaje
silla de camping, mesa de camping, mesa plegable, silla plegable: camping playa jardin terraza picnic aire libre acampada
saco de dormir, colchón hinchable: camping acampada dormir viaje excursion montaña albergue
mochila, mochila de senderismo: viaje excursion montaña senderismo escuela espalda equipaje aire libre
maleta, bolsa de viaje: viaje equipaje vacaciones avion escapada
arnés, arnés para perro, arnés antitirones: perro mascota paseo pasear pecho cachorro adiestramiento canino correa accesorio
correa, collar para perro: perro mascota paseo pasear cachorro adiestramiento canino accesorio
cama para perro, cama para gato: mascota descanso dormir colchoneta cachorro animal cojin
rascador, árbol para gatos: gato gatito arañar trepar jugar mascota uñas felino
comedero, bebedero: mascota perro gato comida agua alimentacion
tijeras de podar, podadora: jardin poda ramas arbustos jardineria plantas huerto
manguera, regadera, aspersor: jardin riego regar plantas terraza cesped huerto balcon
maceta, jardinera, macetero: plantas jardin balcon terraza flores huerto interior
sombrilla, parasol, toldo: jardin terraza playa sombra sol verano
lámpara de mesa, lámpara de pie, flexo, lámpara de noche: luz iluminacion dormitorio salon lectura escritorio noche iluminar
guirnalda de luces, tira led: luz iluminacion decoracion navidad fiesta jardin terraza
sábanas, funda nórdica, edredón: cama dormitorio dormir ropa descanso textil habitacion
toalla, toalla de baño: baño ducha secar playa piscina gimnasio aseo
alfombrilla de baño, cortina de ducha: baño ducha bañera aseo suelo
jabonera, dosificador de jabón, escobillero: baño lavabo aseo higiene accesorio
caja de almacenaje, cesta, organizador: orden almacenamiento guardar armario estanteria hogar ordenar
perchas, perchero, zapatero: ropa armario entrada recibidor orden colgar
soporte móvil, soporte para móvil: telefono smartphone base sujecion
cargador, batería externa, power bank: carga movil telefono bateria viaje corriente tablet
auriculares, cascos: musica audio sonido escuchar movil
alfombrilla de ratón, teclado, ratón: ordenador pc oficina escritorio teletrabajo
soporte portátil, funda portátil: ordenador oficina escritorio teletrabajo laptop
destornillador, juego de puntas, atornillador: herramienta bricolaje taller tornillos reparacion montaje
taladro, broca: herramienta bricolaje taller perforar obra montaje
puzle, rompecabezas, juego de mesa: jugar familia ocio entretenimiento pasatiempo piezas
limpiaparabrisas, alfombrillas de coche, funda de asiento: coche automovil vehiculo interior accesorio
portabebés, cochecito, silla de paseo: bebe paseo recien nacido padres infantil
funda de sofá, fundas de sofá, funda sofá, cubre sofá, funda de sillón: cubresofa cobertor salon sillon mueble textil proteccion tapiceria
funda de silla, fundas de silla, funda silla: comedor mueble textil asiento cobertor
funda de almohada, funda almohada: cama dormitorio textil dormir ropa
ventilador, ventilador de mesa, ventilador de pie, ventilador de techo: aire brisa verano calor refrescar climatizacion fresco oficina
calefactor, estufa, radiador: calor invierno calefaccion calentador hogar frio
humidificador, deshumidificador, purificador: aire ambiente humedad hogar dormitorio
mantel individual, bajoplato: mesa comedor vajilla servir
tendedero, plancha de ropa, tabla de planchar, pinzas de ropa: ropa colada lavado secar hogar planchado
cubo de basura, papelera: residuos desechos cocina hogar reciclaje basurero
escurreplatos, escurridor, estropajo: vajilla platos fregadero cocina lavar secar
afilador, piedra de afilar: cuchillos filo cocina afilar hoja
báscula de cocina, balanza: peso pesar cocina reposteria gramos
taza térmica, vaso térmico: cafe te viaje oficina bebida termo
abridor, abrebotellas: botella cerveza bar cocina bebida
funda de gafas: lentes estuche anteojos
riñonera: bolso cintura viaje correr festival
zapatillas de casa, pantuflas: calzado hogar pies invierno descanso
chanclas: calzado playa piscina verano pies ducha
paraguas: lluvia tormenta varillas otoño mojarse
ropa interior, calzoncillos, bragas, sujetador: lenceria prenda ropa intimo
cepillo de pelo, peine, secador, rizador: pelo cabello peinado peluqueria
cepillo de dientes, pasta de dientes, dentífrico: dental dientes boca higiene bucal
champú sólido, champú: pastilla capilar pelo lavado higiene ducha cuidado
maquinilla de afeitar, brocha de afeitar, jabón de afeitar: barba afeitado rasurar cuchilla
crema solar, protector solar: sol playa piel verano proteccion
lima de uñas, cortaúñas: manicura pedicura uñas manos
libro, novela, cuento: lectura leer historia literatura
disco de vinilo, vinilo: musica album tocadiscos coleccion escuchar
cámara de fotos, cámara instantánea: fotografia foto fotografo imagen
prismáticos, telescopio, lupa, microscopio: optica observar aumento naturaleza
alfombrilla de ratón, alfombrilla ratón: escritorio ordenador oficina mouse
regleta, alargador: enchufe corriente electricidad toma
impresora, cartucho: tinta imprimir oficina papel
videoconsola, mando, consola: videojuegos jugar gaming gamer
maqueta, coche en miniatura: coleccion modelismo miniatura hobby
moneda, sello, medalla: coleccion numismatica filatelia coleccionista
martillo, alicates, llave inglesa, lima, formón: herramienta taller bricolaje carpinteria reparacion
sierra, lijadora, amoladora, caladora: herramienta taller bricolaje carpinteria maquina
grifo, alcachofa, sifón: agua baño cocina fontaneria lavabo
buzón, timbre, tope de puerta, pomo: puerta casa entrada hogar
detector de humo, cámara de vigilancia: seguridad casa alarma vigilancia
compostador, compostera: compost abono jardin huerto residuos
tijeras de podar, azada, rastrillo, pala: jardin huerto jardineria tierra plantas
semillas, bulbos, plantón: huerto jardin siembra cultivo plantas
suculenta, cactus, planta: interior maceta decoracion jardin verde
tumbona, sombrilla, hamaca, silla de jardín: jardin terraza piscina playa verano exterior
comedero para pájaros, bebedero para pájaros, caja nido: aves jardin pajaro naturaleza
manta para caballo, cabezada, montura: caballo equitacion hipica montar
alforja, sillín, candado bici, timbre bici: ciclismo bicicleta ciclista bici repuesto
casco de moto, guantes de moto: motocicleta motorista moto carretera
bastón de senderismo, bastones: senderismo montaña excursion caminar trekking
gafas de natación, gorro de natación, bañador: piscina nadar natacion agua playa
balón, pelota, raqueta: deporte jugar partido entrenamiento equipo
banderines, globos, decoración de fiesta: fiesta cumpleaños celebracion decorar
belén, bola de navidad: navidad decoracion nacimiento adorno
kit de punto, kit de ganchillo, kit bordado: manualidades labores hobby tejer costura
queso: lacteo aperitivo tabla picoteo gourmet despensa
jamón, embutido, chorizo, salchichón, lomo: aperitivo gourmet charcuteria curado tapas
galleta, galletas, bizcocho, magdalenas: merienda desayuno dulce reposteria
frutos secos, almendras, nueces: snack aperitivo picar cocina reposteria
legumbres, lentejas, garbanzos, arroz: cocina guiso comida despensa
vino, vermut, licor, cerveza: bebida botella bodega brindis copa
móvil de cuna, móvil bebé: bebe habitacion infantil dormir cuna colgante carrusel nacimiento
saco de dormir bebé, arrullo, pelele: bebe dormir cuna noche recien nacido canastilla infantil
cochecito, trona, portabebés: bebe paseo infantil recien nacido
guitarra, ukelele, violín, flauta, acordeón: musica instrumento tocar cuerdas musico
atril, púa, cejilla: musica partitura instrumento guitarra
`,
  fr: `
moulin à poivre, moulin à sel, moulin à épices: épices moudre cuisine table assaisonner condiment broyeur
cafetière, cafetière italienne, cafetière à piston: café expresso cuisine petit-déjeuner barista tasse boisson
gourde, bouteille isotherme: eau boire boisson sport randonnée bureau voyage école
boîte à lunch, lunch box, bento: repas déjeuner bureau école pique-nique conservation transport
poêle, casserole, faitout, cocotte: cuisine cuisson cuisiner ustensile mijoter plat batterie
planche à découper: cuisine couper légumes viande pain ustensile découpe
couteau, couteau de cuisine: couper cuisine lame viande légumes ustensile découpe
tapis de yoga, tapis de gym: yoga pilates fitness gymnastique sport exercice étirement sol entraînement méditation studio salle
haltères, kettlebell: musculation fitness force entraînement sport gym salle
tente: camping bivouac randonnée festival plein air dormir voyage
chaise de camping, table de camping, table pliante, chaise pliante: camping jardin plage terrasse pique-nique plein air
sac de couchage, matelas gonflable: camping bivouac dormir randonnée voyage nuit
sac à dos: randonnée voyage école excursion ville bagage épaule
valise, sac de voyage: voyage bagage vacances avion week-end
harnais, harnais pour chien, laisse, collier pour chien: chien animal promenade balade chiot dressage canin accessoire
panier pour chat, panier grotte, niche pour chat, couchage pour chat: chat animal félin couchage dormir cachette chaton
manta de actividades, manta de juegos, gimnasio de bebé: bebe juego suelo gateo estimulacion gimnasio recien nacido
panier pour chien, coussin pour chien: chien couchage dormir animal chiot repos
arbre à chat, griffoir: chat chaton griffer grimper jouer animal félin
gamelle, fontaine à eau: animal chien chat eau nourriture croquettes
sécateur, cisaille: jardin taille branches rosiers haies jardinage arbustes
arrosoir, pistolet d'arrosage: jardin plantes arroser balcon terrasse potager eau
cache-pot, jardinière, bac à fleurs: plantes jardin balcon terrasse fleurs intérieur
parasol, voile d'ombrage: jardin terrasse plage ombre soleil été
lampe de table, lampe de bureau, lampe de chevet, lampadaire: lumière éclairage luminaire salon chambre lecture bureau
guirlande lumineuse, ruban led: lumière éclairage décoration noël fête jardin terrasse
housse de couette, drap, parure de lit: lit chambre dormir literie linge sommeil
serviette de bain, serviette, drap de bain: bain douche salle sécher plage piscine sport
tapis de bain, rideau de douche: salle bain douche baignoire sol
porte-savon, distributeur de savon: salle bain lavabo évier hygiène accessoire
boîte de rangement, panier de rangement, organisateur: ordre placard étagère ranger maison stockage
cintres, portant, meuble à chaussures: vêtements penderie entrée dressing ordre suspendre
support téléphone, support smartphone: mobile portable fixation socle
chargeur, batterie externe: téléphone charge câble voyage tablette portable secteur
casque audio, écouteurs: musique audio son écouter téléphone
tapis de souris, clavier, souris: ordinateur pc bureau télétravail
support ordinateur, housse d'ordinateur: portable bureau télétravail laptop
tournevis, visseuse, embouts: outil bricolage atelier vis réparation montage
perceuse, foret: outil bricolage atelier percer travaux montage
puzzle, jeu de société: jouer famille loisir soirée pièces casse-tête
essuie-glace, tapis de voiture, housse de siège: voiture auto automobile véhicule intérieur accessoire
porte-bébé, poussette: bébé promenade naissance parents enfant
composteur, bac à compost: jardinage compostage déchets organique biodéchets tonte
ventilateur, ventilateur de table, ventilateur de bureau, ventilateur sur pied: air brise été fraîcheur refroidissement rafraîchir souffle bureau
chauffage, radiateur, chauffage d'appoint: chaleur hiver chauffer maison froid
humidificateur, déshumidificateur, purificateur: air ambiance humidité maison chambre
housse de canapé, housse de chaise, jeté de canapé: salon fauteuil meuble protection textile
étendoir, fer à repasser, table à repasser, pinces à linge: linge lessive sécher repassage maison
poubelle, corbeille à papier: déchets tri cuisine maison ordures
égouttoir, éponge: vaisselle évier cuisine laver sécher
aiguiseur, pierre à aiguiser, affûteur: couteau lame cuisine affûter tranchant
balance de cuisine: pesée peser cuisine pâtisserie grammes
mug isotherme, tasse isotherme: café thé voyage bureau boisson thermos
décapsuleur, tire-bouchon: bouteille bar bière vin cuisine
étui à lunettes: lunettes boîtier rangement
sac banane, banane: taille voyage randonnée festival pochette
tongs, claquettes: chaussure plage piscine été pied
parapluie: pluie averse baleine temps automne
culotte, boxer, soutien-gorge, slip: lingerie vêtement sous-vêtement
brosse à cheveux, peigne, sèche-cheveux, fer à lisser: cheveux coiffure coiffer salon
brosse à dents, dentifrice: dents dentaire hygiène bouche
shampoing solide, shampoing, shampooing: cheveux capillaire lavage douche soin
rasoir, blaireau, savon à barbe: rasage barbe raser lame
crème solaire: soleil plage peau été protection
lime à ongles, coupe-ongles: manucure pédicure ongles mains
livre, roman, album jeunesse: lecture lire histoire littérature
appareil photo: photographie photographe prise image
jumelles, télescope, loupe, microscope: optique observer grossissement nature
multiprise, rallonge: prise courant électricité branchement
imprimante, cartouche: encre imprimer bureau papier
manette, console: jeux vidéo jouer gaming
maquette, voiture miniature: collection modélisme miniature
pièce, timbre, médaille: collection numismatique philatélie collectionneur
marteau, pince, clé à molette, ciseau à bois: outil atelier bricolage menuiserie réparation
scie sauteuse, ponceuse, meuleuse: outil atelier bricolage menuiserie machine
robinet, mitigeur, pommeau de douche, siphon: eau salle bain cuisine plomberie lavabo
boîte aux lettres, sonnette, butoir de porte, poignée: porte maison entrée
détecteur de fumée, caméra de surveillance: sécurité maison alarme surveillance
composteur, bac à compost: compost déchets jardin potager terreau recyclage humus
bêche, râteau, binette, transplantoir: jardin potager jardinage terre plantes
récupérateur d'eau, cuve: pluie jardin arrosage gouttière potager
tuyau d'arrosage, tuyau d'arrosage extensible, enrouleur: jardin jardinage arroser eau terrasse pelouse potager
graines, semences, bulbes, plants: potager jardin semis culture plantes
succulente, cactus, plante: intérieur pot décoration verdure
tapis de selle, licol, filet, selle: cheval équitation cavalier monte poney
casque moto, gants moto: motard route scooter
bâtons de randonnée, bâton de marche: randonnée montagne marche trekking
lunettes de natation, bonnet de bain, maillot de bain: piscine nager natation eau plage
ballon, raquette: sport jouer match entraînement équipe
fanions, ballons, décoration de fête: fête anniversaire célébration décor
crèche, sapin, boule de noël: noël décoration avent fêtes
kit tricot, kit crochet, kit de broderie: loisirs créatifs main tricoter couture
gâteau, madeleines, biscuit, sablés: goûter dessert sucré pâtisserie
noix, amandes, fruits secs: apéritif collation encas cuisine
abat-jour: lampe éclairage luminaire lumière salon chambre suspension
carillon, attrape-soleil: jardin décoration terrasse vent
bonnet de nuit, masque de nuit: sommeil dormir nuit repos yeux
mobile bébé, mobile de lit: naissance chambre enfant lit suspendu sommeil
poussette, porte-bébé: bébé promenade enfant naissance
gigoteuse, turbulette: bébé nourrisson dormir sommeil lit nuit naissance couchage sac puériculture
range-documents, porte-revues: bureau rangement papier magazine
lunch box, lunchbox: repas déjeuner bento bureau école
coussin de chaise, galette de chaise: chaise assise cuisine salon textile
peignoir, sortie de bain: bain douche éponge salle serviette
`,
};
