/**
 * Materials in languages that are not written in full: the English id, then their names in Italian, Portuguese, Dutch, Polish,
 * Swedish and Danish or Norwegian, nouns in the forms in which they stand alone: Polish ones are
 * nominatives, since a title takes no other.
 */
export const materialsElsewhere = `
stainless steel, acciaio inossidabile, acciaio inox, aço inoxidável, aço inox, roestvrij staal, rvs, stal nierdzewna, rostfritt stål, rustfrit stål, rustfritt stål
steel, acciaio, aço, staal, stal, stål
cast iron, ghisa, ferro fundido, gietijzer, żeliwo, gjutjärn, støbejern, støpejern
iron, ferro, ijzer, żelazo, järn, jern
aluminium, alluminio, alumínio
brass, ottone, latão, messing, mosiądz, mässing
copper, rame, cobre, koper, miedź, koppar, kobber
silver, argento, prata, zilver, srebro, sølv
gold, oro, ouro, goud, złoto, guld, gull
vegan leather, pelle vegana, pelle sintetica, finta pelle, eco pelle, ecopelle, similpelle, couro vegano, couro sintético, couro ecológico, vegan leer, veganistisch leer, kunstleer, kunstleder, imitatieleer, skóra ekologiczna, eko skóra, ekoskóra, sztuczna skóra, vegansk läder, veganskt läder, konstläder, vegansk læder, kunstlæder, vegansk skinn, kunstskinn
full-grain leather, pieno fiore
leather, pelle, cuoio, couro, leer, leder, skóra, läder, skinn
suede, camoscio, camurça, zamsz, mocka
cotton, cotone, algodão, katoen, bawełna, bomull, bomuld
linen, lino, linho, linnen, len, linne, hør, lin
merino wool, lana merino, lã merino, merinowol, wełna merino, merinoull, merinould
wool, lana, lã, wol, wełna, ull, uld
silk, seta, seda, zijde, jedwab, silke, siden
velvet, velluto, veludo, fluweel, aksamit, sammet, fløjl, fløyel
felt, feltro, vilt, filc, filt
polyester, poliestere, poliéster, poliester
oak, rovere, carvalho, eiken, eikenhout, dąb, eik
beech, faggio, faia, beuken, beukenhout, buk, bøg, bøk
pine, pino, pinho, grenen, grenenhout, sosna, furu
walnut, noce, nogueira, notenhout, valnöt, valnød, valnøtt
ash, frassino, freixo, essenhout, jesion
birch, betulla, bétula, berken, berkenhout, brzoza, björk, birk, bjørk
larch, larice, lariço, lariks, lariksen, lärk, lærk, lerk, modrzew
spruce, abete rosso, vuren, vurenhout
douglas fir, douglas, douglashout
cherry wood, ciliegio, cerejeira, kersenhout, körsbär, kirsebærtræ
chestnut wood, castagno, kastanjehout
olive wood, legno d'ulivo, legno di ulivo, madeira de oliveira, olijfhout, olivträ, oliventræ
maple, acero, esdoornhout, esdoorn, lönn
slate, ardesia, ardósia, leisteen, skiffer
jute, iuta, juta, jute
hemp, canapa, cânhamo, hennep
granite, granito, graniet, granit
bamboo, bambù, bambu, bamboe, bambus
cork, sughero, cortiça, korek
rattan, rotan, rotting
wicker, vimini, vime, wiklina
wood, legno, madeira, hout, drewno, trä, træ, tre
stoneware, gres, grés, steengoed, kamionka, stengods, stentøj, steintøy
porcelain, porcellana, porcelana, porselein, porslin, porcelæn, porselen
terracotta, barro, terrakotta, terakota
ceramic, ceramica, cerâmica, keramiek, ceramika, keramik
clay, argilla, argila, klei, glina, leire
glass, vetro, vidro, glas, szkło, glass
marble, marmo, mármore, marmer, marmur, marmor
resin, resina, hars, żywica, harts, harpiks
soy wax, cera di soia, cera de soja, sojawas, wosk sojowy, sojavax, sojavoks
beeswax, cera d'api, cera de abelha, bijenwas, wosk pszczeli, bivax
paper, carta, papel, papier, papper
rubber, gomma, borracha, rubber, guma, gummi
silicone, silicone, silikon
plastic, plastica, plástico, kunststof, plastik, plast
`;

/** How each of these stuffs is written. */
export const stuffsElsewhere: ReadonlySet<string> = new Set(
  materialsElsewhere
    .trim()
    .split('\n')
    .flatMap((line) => line.split(', ').slice(1)),
);

/** A Polish arm and a Swedish blanket, which are no ramie and no felt. */
export const noStuffsElsewhere: ReadonlySet<string> = new Set(['ramię', 'ramienia', 'filt', 'filten']);
