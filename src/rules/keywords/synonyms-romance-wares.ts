/** `nombre: otros nombres` / `nom : autres noms`, more of `synonyms-romance.ts`; the same rule holds for every name. */
export const romanceWares = {
  es: `
taburete: banqueta
sillón: butaca
escritorio: mesa de trabajo, mesa de estudio
mesa de centro: mesa baja
mesita auxiliar: mesa auxiliar
zapatero: mueble zapatero
cabecero: cabecera de cama
colcha: cubrecama
albornoz: bata de baño
camino de mesa: camino mesa
posavasos: portavasos
paño de cocina: trapo de cocina
delantal: mandil
manopla de horno: guante de horno
bandeja: charola
cafetera italiana: cafetera moka, moka
cazuela: cacerola
sacacorchos: descorchador
pelador: pelaverduras
ensaladera: bol de ensalada
tupper: fiambrera, táper
cesto de ropa: cesta de ropa
cubo de basura: basurero
felpudo: limpiabarros
flexo: lámpara de escritorio
lámpara de pie: lámpara de suelo
aplique: lámpara de pared
guirnalda de luces: guirnalda luminosa
vela aromática: vela perfumada
velas aromáticas: velas perfumadas
marco de fotos: portafotos, portarretratos
letrero: cartel, rótulo
despertador: reloj despertador
gemelos: mancuernillas
pinza de pelo: pinza para el pelo
diadema: vincha
bandolera: bolso bandolera, bolso cruzado
riñonera: cangurera
mochila: morral
maleta: valija
bolsa de tela: tote bag
tarjetero: portatarjetas
billetera: cartera
cinturón: cinto
gafas de sol: lentes de sol, anteojos de sol
mitones: guantes sin dedos
chaqueta: chamarra, campera
vaqueros: jeans, tejanos
pantalón vaquero: jeans, tejanos
falda: pollera
bañador: traje de baño
botas de agua: botas de lluvia
pantuflas: zapatillas de casa
zapatillas de casa: pantuflas
sonajero: sonaja
móvil de cuna: móvil bebé, móvil para bebé
cochecito de bebé: carrito de bebé
puzle: rompecabezas, puzzle
rompecabezas: puzle, puzzle
baraja: naipes
casa para pájaros: caja nido
caja nido: casa para pájaros
macetero: portamacetas
tijeras de podar: podadera
compostera: compostador
sombrilla: parasol
tumbona: reposera
destornillador: desarmador
caja de herramientas: maletín herramientas
linterna frontal: frontal
batería externa: power bank, powerbank
altavoz: parlante, bocina
ratón: mouse
funda de móvil: carcasa móvil, funda celular
cámara de fotos: cámara fotográfica
disco de vinilo: vinilo, LP
tocadiscos: giradiscos, tornamesa
videoconsola: consola
tablet: tableta
champú sólido: champú en pastilla, shampoo sólido
champú: shampoo
gel de ducha: gel de baño
crema solar: protector solar
pasta de dientes: dentífrico
barra de labios: pintalabios, labial
pintalabios: barra de labios, labial
esmalte de uñas: pintauñas
máscara de pestañas: rímel
mermelada: confitura
freidora de aire: air fryer
báscula de cocina: balanza de cocina
tostadora: tostador
aspiradora: aspirador
fregona: trapeador
libreta: cuaderno
bolígrafo: boli
pegatinas: stickers
libro de firmas: libro de visitas
álbum de fotos: álbum fotográfico
esterilla de yoga: colchoneta yoga, mat de yoga
comba: cuerda de saltar
mancuernas: pesas
tienda de campaña: carpa
saco de dormir: bolsa de dormir
fundas de sofá: cubre sofá, cubresofá
funda de sofá: cubre sofá, cubresofá
funda de cojín: funda almohadón
salvamanteles: salvaollas
jabonera: portajabón
percha: colgador
escurreplatos: escurridor de platos
`,
  fr: `
bureau: table de travail
buffet: bahut
meuble à chaussures: rangement chaussures
porte-manteau: portemanteau
couvre-lit: dessus de lit, jeté de lit
taie d'oreiller: taie
serviette de bain: drap de bain
peignoir: sortie de bain
dessous de plat: repose-plat, sous-plat
tablier: tablier de cuisine
saladier: bol à salade
cafetière italienne: cafetière moka, moka
économe: éplucheur
éplucheur: économe
faitout: marmite
boîte à pain: huche à pain
corbeille à pain: panier à pain
panier à linge: corbeille à linge
paillasson: tapis d'entrée
suspension: lampe suspendue, luminaire suspendu
lampe de bureau: lampe de travail
bougeoir: porte-bougie, chandelier
photophore: porte-bougie
cadre photo: porte-photo
horloge: pendule
réveil: réveille-matin
pancarte: écriteau, panneau
puces d'oreilles: clous d'oreilles, boucles d'oreilles
bague: anneau
chevillère: bracelet de cheville
pince à cheveux: pince cheveux
sac banane: banane, pochette ceinture
cabas: sac cabas
sac de voyage: sac week-end
porte-cartes: étui cartes
lunettes de soleil: lunettes solaires
snood: tour de cou, cache-cou
tour de cou: snood, cache-cou
gilet: cardigan
cardigan: gilet
baskets: sneakers
mobile bébé: mobile de lit
couverture bébé: plaid bébé
draisienne: vélo sans pédales
bac à compost: composteur
composteur: bac à compost
jardinière: bac à fleurs
tuyau d'arrosage: tuyau de jardin
boîte à outils: caisse à outils
lampe torche: lampe de poche, torche
batterie externe: powerbank
coque de téléphone: coque smartphone
support téléphone: support smartphone
housse d'ordinateur: pochette ordinateur
platine vinyle: tourne-disque
disque vinyle: vinyle
étendoir: séchoir à linge
friteuse sans huile: airfryer
ventilateur de table: ventilateur de bureau
shampoing: shampooing
crème solaire: protection solaire
tisane: infusion
infusion: tisane
autocollant: sticker
autocollants: stickers
album photo: album photos
haltères: poids
sac de couchage: duvet
cahier: carnet
cravache: stick
gourde isotherme: bouteille isotherme
bouteille isotherme: gourde isotherme
étui à lunettes: étui lunettes
tire-bouchon: ouvre-bouteille
boîte à bijoux: coffret à bijoux
table à langer: plan à langer
matelas à langer: tapis à langer
tapis d'éveil: tapis de jeu
jeu de cartes: cartes à jouer
rallonge: rallonge électrique
sèche-cheveux: séchoir à cheveux
porte-plante: support plante
`,
};
