/** `nombre: otros nombres` / `nom : autres noms`, one thing a line. */
export const romanceSynonyms = {
  es: `
fiambrera: táper, tartera
botella de agua: cantimplora
tabla de cortar: tabla de cocina
mesa de comedor: mesa de salón, mesa para comer
silla: asiento
estantería: librería
lámpara: luz
camiseta: playera, remera
reloj de pulsera: reloj de muñeca
crema de manos: loción de manos, crema hidratante manos
mascarilla capilar: tratamiento capilar, mascarilla para el pelo, mascarilla pelo
mascarilla: tratamiento capilar
bicicleta: bici
casa rural: alojamiento rural, casa de campo, turismo rural
cuaderno: libreta
juguete: juego
lista de la compra: lista del súper, lista de compras
acordes de guitarra: acordes guitarra
cuenco: bol, tazón
bol: cuenco, tazón
jarrón: florero
maceta: tiesto
pendientes: aretes
pulsera: brazalete
anillo: sortija
llavero: portallaves
cojín: almohadón
manta: cobija, frazada
póster: lámina, cartel
lámina: póster
jabón: pastilla de jabón
cesta: canasta, canasto
cartera: billetera
monedero: portamonedas
neceser: bolsa de aseo
chupetero: cadena chupete
alfombra: tapete
estante: balda
armario: ropero
mesita de noche: mesilla
jersey: suéter, pulóver
broche: prendedor
tobillera: pulsera de pie
alianza: anillo de boda
coletero: goma de pelo
marcapáginas: punto de libro
atrapasueños: cazasueños
bálsamo labial: protector labial
taladro: taladradora
atornillador: destornillador eléctrico
auriculares: cascos
ordenador portátil: portátil, laptop
móvil: teléfono móvil
televisor: televisión, tele
nevera: frigorífico, refrigerador
frigorífico: nevera
coche: automóvil
zapatillas: deportivas
portavelas: candelero
gargantilla: collar
colgante: dije
cama para perro: cama perro
`,
  fr: `
tasse: mug
mug: tasse
gourde: bouteille d’eau, bouteille
boîte à lunch: boîte à goûter
planche à découper: planche de cuisine
canapé: sofa
fauteuil: siège
bibliothèque: étagère
étagère: bibliothèque
lampe: luminaire
couverture: plaid
affiche: poster
affiche de naissance: poster naissance
sac bandoulière: sac à bandoulière, sac porté épaule
vélo: bicyclette
vélo enfant: bicyclette enfant, vélo junior
tondeuse: tondeuse à gazon
tondeuse électrique: tondeuse à gazon, tondeuse gazon
carnet: cahier
jouet: jeu
veilleuse: lumière de nuit
boucles d'oreilles: boucles oreilles
affiche: poster, impression d’art
tote bag: cabas, sac en toile
plaid: couverture, jeté de canapé
panier: corbeille
trousse de toilette: trousse toilette, nécessaire de toilette
porte-monnaie: portemonnaie
cartable: sac d'école
attache-tétine: attache sucette
gigoteuse: turbulette
sweat: sweatshirt
chaussons: pantoufles
alliance: anneau de mariage
chouchou: élastique cheveux
marque-page: signet
attrape-rêves: capteur de rêves
housse de coussin: taie de coussin
torchon: essuie-vaisselle
cache-pot: pot de fleurs
savon: pain de savon
baume à lèvres: soin lèvres
shampoing solide: shampooing solide
table de chevet: table de nuit, chevet
commode: meuble à tiroirs
ordinateur portable: pc portable, portable
téléviseur: télévision, télé
réfrigérateur: frigo
trottinette: patinette
gamelle: écuelle
panier pour chien: couchage chien, panier chien
nichoir: maison oiseaux
dessous de verre: sous-verre
pull: chandail
bavoir: bavette
table basse: table de salon
enceinte: haut-parleur
hochet: jouet bébé
créoles: boucles d'oreilles
casque antibruit: casque anti-bruit
souffleuse à neige: souffleuse
pantoufles: chaussons
souffleur: souffleur de feuilles
lampe frontale: torche frontale
chaise longue: transat
transat: chaise longue
t-shirt: tee-shirt
robe portefeuille: robe cache-cœur
bd: bande dessinée
lot de bd: bandes dessinées
gourde enfant: bouteille enfant
sérum cils: sérum pour cils
semainier: agenda semainier
lampadaire: lampe sur pied
applique: lampe murale
`,
};
