/**
 * What is set into a thing or strung, in the form of `materials.ts`: names in English; German; Spanish; French.
 */
export const gemstoneLines = `
lava stone, lava rock; Lavastein, Lavaperle; piedra volcánica, piedra de lava; pierre de lave
onyx; Onyx; ónix; onyx
rose quartz; Rosenquarz; cuarzo rosa; quartz rose
quartz; Quarz; cuarzo; quartz
jade; Jade; jade; jade
amethyst; Amethyst; amatista; améthyste
agate; Achat; ágata; agate
jasper stone, red jasper, picture jasper, ocean jasper, jasper bead; Jaspis; jaspe; jaspe
lapis lazuli, lapis; Lapislazuli; lapislázuli; lapis-lazuli, lapis lazuli
malachite; Malachit; malaquita; malachite
labradorite; Labradorit; labradorita; labradorite
garnet; Granat; piedra granate; pierre de grenat
aquamarine; Aquamarin; aguamarina; aigue-marine
citrine; Citrin; citrino; citrine
tourmaline; Turmalin; turmalina; tourmaline
peridot; Peridot; peridoto; péridot
topaz; Topas; topacio; topaze
obsidian; Obsidian; obsidiana; obsidienne
hematite; Hämatit; hematita; hématite
carnelian; Karneol; cornalina; cornaline
howlite; Howlith; howlita; howlite
aventurine; Aventurin; aventurina; aventurine
amazonite; Amazonit; amazonita; amazonite
sodalite; Sodalith; sodalita; sodalite
fluorite; Fluorit; fluorita; fluorite
rhodonite; Rhodonit; rodonita; rhodonite
selenite; Selenit; selenita; sélénite
tiger’s eye, tiger's eye, tigers eye, tiger eye; Tigerauge; ojo de tigre; œil de tigre, oeil de tigre
sunstone; Sonnenstein; piedra del sol; pierre de soleil
larimar; Larimar; larimar; larimar
moissanite; Moissanit; moissanita; moissanite
tanzanite; Tansanit; tanzanita; tanzanite
morganite; Morganit; morganita; morganite
abalone, abalone shell; Abalone; nácar abulón; nacre d’abalone
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
`;
