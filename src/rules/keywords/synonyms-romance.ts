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
pendientes: aretes, aros
pulsera: brazalete
anillo: sortija
llavero: portallaves
cojín: almohadón
manta: cobija, frazada
póster: lámina, cartel
lámina: póster
jabón: pastilla de jabón
cesta: canasta, canasto
`,
  fr: `
tasse: mug
mug: tasse
gourde: bouteille d’eau, bouteille
boîte à lunch: boîte à goûter
planche à découper: planche de cuisine
bougie: chandelle
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
porte-clés: porte-clé
tote bag: cabas, sac en toile
plaid: couverture, jeté de canapé
panier: corbeille
`,
};
