/** Colours in English; German; Spanish; French (writing guide §4.2). The first English form is the id. */
export const colourLines = `
black; schwarz, schwarze, schwarzer, schwarzes; negro, negra; noir, noire
white; weiß, weiße, weißer, weißes; blanco, blanca; blanc, blanche
off-white, off white; cremeweiß, wollweiß; blanco roto; blanc cassé
cream; creme, cremefarben; crema; crème, écru
ivory; elfenbein; marfil; ivoire
beige; beige, beigefarben; beige; beige
taupe; taupe; topo, taupe; taupe
sand; sandfarben; arena; sable
camel; camel, kamel; camel; camel
tan; hellbraun; tostado; fauve
brown; braun, braune, brauner, braunes; marrón; marron, brun, brune
chocolate; schokobraun; chocolate; chocolat
cognac; cognac; coñac; cognac
caramel; karamell; caramelo; caramel
grey, gray; grau, graue, grauer, graues; gris; gris, grise
space grey, space gray; spacegrau; gris espacial; gris sidéral
gunmetal; ; ; 
anthracite; ; ; 
oxblood; ochsenblut; ; sang de bœuf
greige; ; ; 
ecru; ; ; 
charcoal; anthrazit; antracita; anthracite
silver-coloured, silvery; silbern, silberfarben; plateado, plateada; argenté, argentée
golden, gold-tone; golden, goldfarben; dorado, dorada; doré, dorée
rose gold; roségold; oro rosa; or rose
red; rot, rote, roter, rotes; rojo, roja; rouge
burgundy; bordeaux, bordeauxrot; burdeos, granate; bordeaux
crimson; karmesin; carmesí; cramoisi
scarlet; scharlachrot; escarlata; écarlate
maroon; kastanienbraun; granate oscuro; bordeaux foncé
rust; rostrot, rostfarben; teja; rouille
terracotta-coloured; terrakottafarben; color terracota; terracotta
coral-coloured; korallenrot; coral; corail rose
pink; rosa, pink; rosa; rose
blush; altrosa; rosa palo; rose poudré
dusty pink, dusty rose; altrosé; rosa empolvado; vieux rose
fuchsia; fuchsia; fucsia; fuchsia
magenta; magenta; magenta; magenta
orange; orange; naranja; orange
apricot; apricot; albaricoque; abricot
peach; pfirsich; melocotón; pêche
yellow; gelb, gelbe, gelber, gelbes; amarillo, amarilla; jaune
mustard; senfgelb, senf; mostaza; moutarde
ochre; ocker; ocre; ocre
green; grün, grüne, grüner, grünes; verde; vert, verte
sage green, sage; salbeigrün, salbei; verde salvia; vert sauge
olive green; olivgrün, oliv; verde oliva; vert olive
forest green; waldgrün, tannengrün; verde bosque; vert sapin
mint green, mint; mintgrün; verde menta; vert menthe
emerald green; smaragdgrün; verde esmeralda; vert émeraude
khaki; khaki; caqui; kaki
teal; petrol, petrolblau; verde azulado; bleu canard
turquoise; türkis; turquesa; turquoise
aqua; aquablau; aguamarina; aqua
blue; blau, blaue, blauer, blaues; azul; bleu, bleue
navy, navy blue; marineblau, dunkelblau; azul marino; bleu marine
royal blue; königsblau; azul real; bleu roi
sky blue; himmelblau, hellblau; azul cielo, celeste; bleu ciel
cobalt; kobaltblau; azul cobalto, cobalto; bleu cobalt
indigo; indigo; índigo; indigo
denim blue; jeansblau; azul vaquero; bleu jean
purple; violett, lila; morado, púrpura; violet, violette
lilac; flieder; lila; lilas
lavender-coloured; lavendelfarben; color lavanda; lavande
plum; pflaume; ciruela; prune
mauve; mauve; malva; mauve
multicoloured, multicolored, multicolour, multicolor; mehrfarbig, bunt; multicolor; multicolore
transparent; durchsichtig, transparent; transparente; transparent
graphite; graphit; grafito; graphite
natural-coloured; naturfarben; color natural; naturel
`;
