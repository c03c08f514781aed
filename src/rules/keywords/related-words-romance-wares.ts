/** `cosa, cosa: palabras` / `objet, objet : mots`, more of `related-words-romance.ts`; the same rule holds for every word. */
export const romanceWareFamilies = {
  es: `
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
cochecito, trona, portabebés: bebe paseo infantil recien nacido
guitarra, ukelele, violín, flauta, acordeón: musica instrumento tocar cuerdas musico
atril, púa, cejilla: musica partitura instrumento guitarra
`,
  fr: `
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
range-documents, porte-revues: bureau rangement papier magazine
lunch box, lunchbox: repas déjeuner bento bureau école
coussin de chaise, galette de chaise: chaise assise cuisine salon textile
peignoir, sortie de bain: bain douche éponge salle serviette
`,
};
