/**
 * Claim phrases by kind (writing guide §7), in English; German; Spanish; French. A trailing `*` lets the word go
 * on. The first English form is the group: a phrase of the group in the brief backs every phrase of it.
 */
export const claimLines: Readonly<Record<string, string>> = {
  certificate: `
fda, fda approved, fda cleared; ; ;
ce marked, ce certified, ce mark, ce; CE-Zeichen, CE-Kennzeichnung, CE; marcado ce, CE; marquage ce, CE
ul listed, ul certified; ; ;
iso 9001, iso; ISO; ISO; ISO
oeko-tex, oekotex; Öko-Tex, OEKO-TEX; oeko-tex; oeko-tex
gots; GOTS; GOTS; GOTS
fsc; FSC; FSC; FSC
energy star; Energy Star; Energy Star; Energy Star
fair trade, fairtrade; fair gehandelt, Fairtrade; comercio justo, fairtrade; commerce équitable, fairtrade
leaping bunny; ; ;
usda organic, usda; Bio-Siegel, EU-Bio; sello ecológico; label bio, agriculture biologique
halal; halal; halal; halal
kosher; koscher; kosher; casher, kasher
rohs; RoHS; RoHS; RoHS
astm; ; ;
gs mark; GS-Zeichen, GS-geprüft; ;
tuv, tüv; TÜV*; tüv; tüv
gas safe; ; ;
bluesign; bluesign; bluesign; bluesign
certified, certification, certificate; zertifiziert*, Zertifikat*, Zertifizierung; certificad*, certificación; certifié*, certification, certificat
approved by; zugelassen von; aprobado por, aprobada por; approuvé par, approuvée par
approved; zugelassen*; homologad*, aprobad*; homologué*, approuvé*
patented, patent pending; patentiert*; patentad*; breveté*
licensed; lizenziert*, lizensiert*; licenciad*, con licencia; agréé*, sous licence
insured; versichert*; asegurad*; assuré*
accredited; akkreditiert*; acreditad*; accrédité*
lab tested, laboratory tested, independently tested, tested in a lab; laborgeprüft*, dermatologisch getestet, dermatologisch geprüft; probado en laboratorio, dermatológicamente probado, dermatológicamente testado; testé en laboratoire, testé dermatologiquement
dermatologist tested, dermatologically tested; dermatologisch getestet; ;
tested; getestet*, geprüft*; probado, probada, testado, testada; testé, testée, testés, testées
military grade; Militärstandard; grado militar; qualité militaire
won, winner, winning, shortlisted, runner-up, finalist; gewonnen, Gewinner*, Finalist*, prämiert*; ganó, ganador*, finalista; a gagné, gagnant*, finaliste`,
  award: `
award winning, award-winning, awarded, award; preisgekrönt*, ausgezeichnet mit, Auszeichnung; premiado, premiada, galardonad*; primé, primée, récompensé*, lauréat
prize winning, prize; Testsieger; premio; prix d'excellence
medal; Goldmedaille, Medaille; medalla; médaille
amazon's choice, amazons choice, editor's choice, editors choice, etsy's pick, etsys pick, star seller, staff pick, app of the day, app of the year, game of the year, product of the year, climate pledge friendly; Amazons Tipp, App des Tages, App des Jahres, Spiel des Jahres, Produkt des Jahres; opción Amazon, app del día, app del año, juego del año, producto del año; choix d'Amazon, app du jour, app de l'année, jeu de l'année, produit de l'année`,
  safety: `
dishwasher safe, dishwasher, dishwashers; spülmaschinenfest*, spülmaschinengeeignet*, Spülmaschine, Geschirrspüler; lavavajillas; lave-vaisselle
microwave safe, microwave, microwaves, microwaveable; mikrowellengeeignet*, mikrowellenfest*, Mikrowelle; microondas; micro-ondes, micro-onde
oven safe, ovenproof, oven; backofenfest*, ofenfest*, Backofen; apto para horno, horno; au four, passe au four, compatible four, four jusqu'à, four
freezer safe, freezer; gefriergeeignet*, Gefrierschrank; apto para congelador, congelador; congélateur
machine washable, machine wash, washing machine; maschinenwaschbar*, waschmaschinenfest*, Waschmaschine; lavable a máquina, lavadora, lavar a máquina; lavable en machine, machine à laver
tumble dry, tumble dried, tumble drying; trocknergeeignet*, trocknerfest*; apto para secadora; sèche-linge
dry clean only, dry clean, dry cleaning, dry cleaned; chemische Reinigung, chemisch reinigen; limpieza en seco, lavar en seco; nettoyage à sec, nettoyer à sec
waterproof; wasserdicht*; impermeable, impermeables, resistente al agua; imperméable*, étanche, étanches, étanchéité
water resistant, water repellent, splash proof, splashproof; wasserabweisend*, wasserfest*, spritzwassergeschützt*; repelente al agua, resistente a salpicaduras; résistant à l'eau, déperlant*
weatherproof, weather resistant; wetterfest*; resistente a la intemperie; résistant aux intempéries
leakproof, leak proof, leak free; auslaufsicher*, dicht schließend; antigoteo, antifugas, hermético, hermética; étanche, étanchéité, anti-fuite, hermétique
airtight; luftdicht*; hermético, hermética; hermétique
shatterproof, shatter resistant, unbreakable; bruchsicher*, bruchfest*, unzerbrechlich*; irrompible*, inastillable; incassable*
scratch resistant, scratchproof, scratch proof; kratzfest*; resistente a arañazos, antiarañazos; anti-rayures
shockproof, drop proof, shock resistant; stoßfest*; antigolpes, resistente a golpes; antichoc*
heat resistant, heatproof; hitzebeständig*; resistente al calor; résistant à la chaleur
flame retardant, fireproof, fire resistant; schwer entflammbar, feuerfest*; ignífug*; ignifug*
rustproof, rust resistant, stain resistant; rostfrei*, rostbeständig*; inoxidable, antimanchas; antirouille, antitache
non-slip, anti-slip, slip resistant, nonslip; rutschfest*; antideslizante*; antidérapant*
non-toxic, nontoxic, toxin free; ungiftig*, schadstofffrei*; no tóxic*, atóxic*; non toxique, non toxiques
bpa free, bpa; BPA-frei, BPA; libre de bpa, sin bpa, BPA; sans bpa, BPA
phthalate free; phthalatfrei; sin ftalatos; sans phtalates
food grade, food safe; lebensmittelecht*; apto para alimentos, uso alimentario, apta para alimentos; qualité alimentaire, contact alimentaire
child safe, childproof, baby safe, kid safe; kindersicher*; seguro para niños, segura para niños; sans danger pour les enfants
pet safe; haustiersicher*; seguro para mascotas; sans danger pour les animaux
skin safe, gentle on skin; hautfreundlich*, hautverträglich*; respetuoso con la piel; doux pour la peau
hypoallergenic; hypoallergen*; hipoalergénic*; hypoallergénique*
lead free, nickel free; bleifrei*, nickelfrei*; sin plomo, sin níquel; sans plomb, sans nickel
gluten free; glutenfrei*; sin gluten; sans gluten
sugar free; zuckerfrei*; sin azúcar; sans sucre
lactose free, dairy free; laktosefrei*; sin lactosa; sans lactose
nut free; nussfrei*; sin frutos secos; sans fruits à coque
paraben free, sulfate free, sulphate free; parabenfrei*, sulfatfrei*; sin parabenos, sin sulfatos; sans parabènes, sans sulfates
cruelty free; tierversuchsfrei*; libre de crueldad, sin crueldad; sans cruauté
vegan; vegan*; vegano, vegana; végan, végane, vegan
vegetarian; vegetarisch*; vegetariano, vegetariana; végétarien*
fragrance free, unscented; parfümfrei*, duftfrei*; sin perfume, sin fragancia; sans parfum
uv protection, uv resistant; UV-Schutz, UV-beständig*; protección uv; protection uv, anti-uv
ip67, ipx7, ipx8, ip68, ip65, ipx4, ipx5, ip54, ip44; IP67, IPX7, IP68, IP65, IPX4, IPX5, IP54, IP44; IP67, IPX7, IP68, IP65, IPX4; IP67, IPX7, IP68, IP65, IPX4`,
  environmental: `
plant a tree, plants a tree, plant trees, tree planted, trees planted, donate, donates, donated, to charity, of the profits, of our profits; einen Baum, Bäume gepflanzt, spenden wir, gespendet, Spende; plantamos un árbol, donamos, donación; plantons un arbre, reversés à, reversons
eco-friendly, ecofriendly, eco friendly, environmentally friendly, earth friendly, planet friendly; umweltfreundlich*, ökologisch*; ecológico, ecológica, respetuoso con el medio ambiente; écologique*, respectueux de l'environnement, éco-responsable*
sustainable, sustainably, sustainability; nachhaltig*; sostenible*; durable et responsable, développement durable
organic; biologisch*, Bio; orgánico, orgánica, bio; biologique*, bio
all natural, all-natural, 100 natural, natural ingredients, purely natural; rein natürlich, naturrein*; totalmente natural, ingredientes naturales; entièrement naturel, ingrédients naturels
biodegradable; biologisch abbaubar*; biodegradable*; biodégradable*
compostable; kompostierbar*; compostable*; compostable*
recyclable; recycelbar*, recyclingfähig*; reciclable*; recyclable*
recycled; recycelt*, Recycling; reciclado, reciclada, reciclados; recyclé, recyclée, recyclés
upcycled; Upcycling; suprarreciclad*; surcyclé*
carbon neutral, climate neutral, zero emission; klimaneutral*, CO2-neutral*; neutro en carbono; neutre en carbone
plastic free; plastikfrei*, kunststofffrei*; sin plástico, libre de plástico; sans plastique
zero waste; Zero Waste; residuo cero; zéro déchet
ethical, ethically; ethisch*; ético, ética; éthique*
energy saving, energy efficient; energiesparend*, energieeffizient*; bajo consumo, eficiencia energética; basse consommation, économe en énergie
gmo free, non-gmo; gentechnikfrei*; sin transgénicos; sans ogm
responsibly sourced; verantwortungsvoll*; origen responsable; approvisionnement responsable
organically grown, organic farming, organic cultivation; kontrolliert biologisch*, biologischer Anbau, biologischem Anbau, Bio-Anbau, kbA, ökologischem Anbau; cultivo ecológico, agricultura ecológica; culture biologique
untreated, unprocessed; naturbelassen*, unbehandelt*; sin tratar; non traité, non traitée`,
  origin: `
mouth-blown, mouth blown, hand-blown, hand blown; mundgeblasen*, handgeblasen*; soplado a mano, soplada a mano; soufflé à la bouche, soufflée à la bouche
handmade, hand-made, hand made, handcrafted, hand-crafted, hand crafted, made by hand, crafted by hand, by hand; handgefertigt*, handgemacht*, von Hand, Handarbeit, handgearbeitet*; hecho a mano, hecha a mano, hechos a mano, artesanal, artesanales, a mano; fait main, faite main, fait à la main, faite à la main, à la main, artisanal, artisanale
hand-painted, hand painted; handbemalt*; pintado a mano, pintada a mano; peint à la main, peinte à la main
hand-woven, handwoven; handgewebt*; tejido a mano, tejida a mano; tissé à la main, tissée à la main
hand-thrown, hand thrown, wheel-thrown, wheel thrown, thrown by hand; handgedreht*; torneado a mano; tourné à la main
hand-stitched, hand stitched, hand sewn, hand-sewn; handgenäht*; cosido a mano, cosida a mano; cousu main, cousu à la main
hand-poured, hand poured; handgegossen*; vertido a mano; coulé à la main, coulée à la main
hand-carved, hand carved; handgeschnitzt*; tallado a mano, tallada a mano; sculpté à la main
artisan, artisanal; Kunsthandwerk*, Manufaktur; artesano, artesana; artisan
small batch, small-batch; Kleinserie, kleine Auflage; lotes pequeños, serie limitada; petite série, petites séries
locally made, locally sourced, local; regional*; local, locales; local, locale
authentic, genuine, original; authentisch*, Original, original; auténtico, auténtica, original; authentique*, original, véritable, véritablese
traditional; traditionell*; tradicional*; traditionnel*
limited edition; limitierte Auflage, limitierte Edition; edición limitada; édition limitée
vintage, antique; Vintage, antik*; vintage, antiguo; vintage, ancien
family run, family-run, family owned, family-owned; Familienbetrieb, familiengeführt*; empresa familiar; entreprise familiale
own farm, own fields, own garden, own orchard, own forest, own sheep, own bees, own flock, own vineyard, home grown, home-grown, homegrown; eigenem Anbau, eigener Imkerei, eigenem Garten, eigenem Hof, eigener Herstellung; cosecha propia, granja propia, propia granja, propio huerto; notre ferme, notre jardin, notre verger, nos champs
native woods, native forests, native; heimisch*, einheimisch*; autóctono, autóctona; indigène`,
  superlative: `
best, the best; beste, bester, bestes, besten; mejor, mejores; meilleur, meilleure, meilleurs
number one, no 1, top rated, top selling, top quality, top-quality, top-rated; Nummer eins, Nr 1; número uno; numéro un
best seller, bestseller, bestselling, best-selling; Bestseller, meistverkauft*; más vendido, superventas; meilleure vente
leading, market leader; führend*, marktführend*; líder; leader
world class, world-class, in the world, on the planet, on earth, on the market; weltbeste*, Weltklasse, der Welt, auf dem Markt; de talla mundial, del mundo, del mercado; de classe mondiale, au monde, du marché
ultimate; ultimativ*; definitivo; ultime
finest; feinste, feinsten, edelste; más fino; le plus fin
unbeatable, unmatched, unrivalled, unrivaled, unparalleled; unschlagbar*, unübertroffen*; inigualable, insuperable; inégalé*, imbattable*
fastest, strongest, lightest, softest, cheapest, safest, smallest, largest, longest lasting; schnellste*, stärkste*, leichteste*, günstigste*; más rápido, más fuerte, más barato; le plus rapide, le plus léger, le moins cher
perfect; perfekt*; perfecto, perfecta; parfait, parfaite
one of a kind, one-of-a-kind, unique; einzigartig*, einmalig*; único en su género, única en su género, irrepetible; unique en son genre, unique
revolutionary, groundbreaking; revolutionär*; revolucionario, revolucionaria; révolutionnaire
the only, only one of its kind; das einzige, der einzige, die einzige; el único, la única; le seul, la seule
premium, luxury, luxurious, exclusive; premium, luxuriös*, Luxus*, exklusiv*; premium, lujo, lujoso, lujosa, exclusivo, exclusiva; premium, luxe, luxueux, luxueuse, exclusif, exclusive
best quality, top quality, great quality, good quality, high quality, highest quality, superior quality, superior; hochwertig*, höchste Qualität, höchster Qualität; alta calidad, máxima calidad, calidad superior; haute qualité, qualité supérieure, qualité exceptionnelle
rare; Rarität; rareza; rareté`,
  guarantee: `
warranty, warranties; Garantie, Gewährleistung; garantía; garantie, garanti, garantie à vie
guaranteed, guarantee, guarantees; garantiert*; garantizad*, garantiza; garanti, garantie, garantis
lifetime, for life; lebenslang*, Lebenszeit; de por vida, para toda la vida; à vie
money back, money-back, refund, refunds; Geld zurück, Geld-zurück*; devolución del dinero, reembolso; satisfait ou remboursé, remboursement, remboursé
risk free, risk-free; risikofrei*; sin riesgo; sans risque
free returns, returns; kostenlose Rückgabe, Rückgaberecht; devoluciones gratis, devoluciones; retours gratuits`,
  shipping: `
free shipping, free delivery, ships free; kostenloser Versand, gratis Versand, versandkostenfrei*, kostenlose Lieferung; envío gratis, envío gratuito; livraison gratuite, livraison offerte
next day delivery, delivered tomorrow, arrives tomorrow, ships tomorrow, at your door tomorrow, next-day, same day, same-day, express shipping, express delivery; Expressversand, Lieferung am nächsten Tag; envío exprés, entrega al día siguiente; livraison express, livraison le lendemain
fast shipping, fast delivery, quick delivery; schneller Versand, schnelle Lieferung; envío rápido, entrega rápida; livraison rapide, expédition rapide
ships today, ships within, ships in, in stock, few left, almost gone, almost sold out, selling out; auf Lager, sofort lieferbar; en stock; en stock
free of charge, at no extra cost; kostenfrei; sin coste; sans frais
ships worldwide, worldwide shipping, worldwide; weltweit*; todo el mundo, envío internacional; dans le monde entier
delivery, local delivery, home delivery, can deliver, deliver locally, will deliver, we deliver, delivered to your door; Lieferung, liefern, lieferbar, wir liefern, liefere, zuschicken, Versand möglich; entrega a domicilio, entregamos, te lo llevo; livraison, livrons, je livre, je peux livrer`,
  price: `
cheap, cheaper; billig*; barato, barata; pas cher, bon marché
affordable; erschwinglich*, günstig, günstige, günstiger; asequible, económico; abordable*
half price, half-price, half the price; halber Preis, zum halben Preis, halben Preis; mitad de precio; moitié prix, demi-tarif
discount, discounted; Rabatt*; descuento*; remise, rabais
on sale, sale price, clearance sale, on clearance, clearance price; Sonderangebot, Ausverkauf, Schlussverkauf; rebajas, oferta especial, liquidación; soldes, promotion, promo
save money, big savings, great savings, huge savings; Ersparnis; ahorra dinero; économies
free gift, free bonus, free trial; Gratisgeschenk, Gratiszugabe; regalo gratis; cadeau gratuit, cadeau offert
limited time, special offer; nur für kurze Zeit; tiempo limitado; durée limitée, offre spéciale
great value, value for money; Preis-Leistung*; relación calidad-precio; rapport qualité-prix`,
  social: `
loved by, thousands of customers, happy customers, satisfied customers; beliebt bei, zufriedene Kunden; amado por, clientes satisfechos; adoré par, clients satisfaits
five star, 5 star, 5-star, five-star; fünf Sterne, 5 Sterne; cinco estrellas, 5 estrellas; cinq étoiles, 5 étoiles
customers say, customer favourite, customer favorite, rave reviews; Kunden sagen, Kundenliebling; opiniones de clientes; avis clients
trusted by, trusted; vertraut; de confianza; de confiance
popular, trending, viral, hot item; beliebt, beliebte, beliebter, viral, im Trend; popular, viral, tendencia; populaire, viral, tendance
recommended by, doctor recommended; empfohlen von, ärztlich empfohlen, zahnärztlich empfohlen, von ärzten empfohlen, von zahnärzten empfohlen, von hebammen empfohlen, von experten empfohlen, vom arzt empfohlen; recomendado por; recommandé par
five-star reviews, great reviews, positive reviews, reviewers, rated by, highly rated, users love, customers love, buyers love, people love, best reviewed, testimonials; gute Bewertungen, beste Bewertungen, Kundenbewertungen, Rezensionen, Kundenmeinungen, Kunden lieben, Nutzer lieben, bestens bewertet, gut bewertet; buenas reseñas, reseñas de clientes, valoraciones positivas, valoraciones de clientes, opiniones positivas, mejor valorad*, muy valorad*; avis positifs, avis vérifiés, bien noté, bien notée, mieux noté, mieux notée
bewährt, field proven, time tested, tried and tested, proven; bewährt*; de eficacia probada, eficacia demostrada; éprouvé, éprouvée, a fait ses preuves`,
  history: `
serviced, overhauled, full service, service history, last service; gewartet, überholt, Inspektion, generalüberholt, scheckheftgepflegt; revisión reciente, puesto a punto; révisé, révisée, révision
refurbished, reconditioned, restored, rebuilt; aufgearbeitet, restauriert, instandgesetzt; reacondicionad*, restaurad*; reconditionné*, restauré*, remis à neuf, remise à neuf
repaired; repariert; reparado, reparada; réparé, réparée
professionally cleaned, valeted; professionell gereinigt; limpiado profesionalmente; nettoyé par un professionnel
new chuck, new battery, new screen, new tyres, new tires, new strap, new cover, new belt, new motor, new filter; neuer Akku, neue Reifen, neues Display, neuer Bezug; batería nueva, pantalla nueva, neumáticos nuevos; batterie neuve, écran neuf, pneus neufs`,
  effect: `
dandruff, itchy, itching, itch, flaky scalp; Schuppen, Juckreiz, juckend*; caspa, picor, picores; pellicules, démangeaisons
acne, blemish, blemishes, breakouts, blackheads; Akne, Pickel, Mitesser, unreine Haut; acné, granos, espinillas, imperfecciones; acné, imperfections, points noirs
pores; Poren; poros; pores
wrinkle, wrinkles, fine lines, ageing skin; Falten, Fältchen; arrugas, líneas de expresión; rides, ridules
redness, dark circles, puffiness, stretch marks, cellulite, scars; Rötungen, Augenringe, Dehnungsstreifen, Cellulite, Narben; rojeces, ojeras, estrías, celulitis, cicatrices; rougeurs, cernes, vergetures, cellulite, cicatrices
pain, pains, painless, painlessly, pain free, pain-free; Schmerz, Schmerzen, schmerzfrei*, schmerzlos*; dolor, dolores, indoloro, indolora; douleur*, indolore*
swelling, inflammation; Schwellung, Schwellungen, Entzündung*; hinchazón, inflamación; gonflement*, inflammation*
blood circulation, blood flow; Durchblutung; circulación sanguínea; circulation sanguine
digestion; Verdauung; digestión; digestion
sleep better, better sleep, deeper sleep, fall asleep faster; besser schlafen, besserer Schlaf, schneller einschlafen; dormir mejor, mejor descanso; mieux dormir, meilleur sommeil
calms nerves, calms the mind, reduces tension, stress relief, relieves stress; Stressabbau, baut Stress ab; antiestrés, reduce el estrés; anti-stress, réduit le stress`,
  time: `
brand new, brand-new, all-new, just launched, coming soon; brandneu*, nagelneu*; recién lanzado, próximamente; tout nouveau, toute nouvelle, bientôt disponible
latest; neueste, neuester, neuestes, neuesten; último modelo, más reciente; dernier cri, dernière génération`,
};

/** Effects on health (guide §7): never printed, even when the seller says them. */
export const medicalLine = `
cure, cures, curing; heilt, heilend*, Heilung; cura la, cura el, cura las, cura los; guérit, guérir, guérison
treats acne, treats eczema, treats pain, treatment of, medical grade, therapeutic; therapeutisch*, medizinisch wirksam; terapéutic*, trata el, trata la; thérapeutique*, traite l'acné
heals, healing, healer; ; sana heridas, sanador; 
relieve*, pain relief, relief from, soothes pain, eases pain; lindert, Linderung, schmerzlindernd*; alivia, alivio; soulage, soulager, soulagement
prevents illness, prevents disease, prevents infection, prevents acne, prevents hair loss; beugt Krankheiten vor, vorbeugend*; previene; prévient les maladies
anxiety, depression, insomnia, adhd; Angststörung*, Depression*, Schlaflosigkeit; ansiedad, depresión, insomnio; anxiété, dépression, insomnie
arthritis, eczema, psoriasis, cancer, diabetes, migraine, migraines; Arthrose, Arthritis, Neurodermitis, Ekzem*, Schuppenflechte, Krebs, Diabetes, Migräne; artritis, eczema, psoriasis, cáncer, diabetes, migraña; arthrite, arthrose, eczéma, psoriasis, cancer, diabète, migraine*
erases wrinkles, erase wrinkles, reduces wrinkles, removes wrinkles, fights wrinkles, smooths wrinkles, smoothes wrinkles; gegen Falten, reduziert Falten, glättet Falten; elimina las arrugas, elimina arrugas, reduce las arrugas, reduce arrugas, borra las arrugas; réduit les rides, efface les rides, lisse les rides
anti-aging, anti-ageing, anti aging, anti ageing, anti-wrinkle; Anti-Aging, Antifalten; antiedad, antienvejecimiento, antiarrugas; anti-âge, anti-rides, antirides
antibacterial, anti-bacterial, antimicrobial, antiviral, antifungal, kills germs, kills bacteria; antibakteriell*, antimikrobiell*, antiviral*; antibacterian*, antimicrobian*, antiviral*; antibactérien*, antimicrobien*, antiviral*
anti-inflammatory, antiinflammatory; entzündungshemmend*; antiinflamatori*; anti-inflammatoire*
detox, detoxifies, detoxifying; Detox, entgiftend*; detox, desintoxica*; détox, détoxifie, détoxifiant*
weight loss, lose weight, burns fat, fat burning; Gewichtsverlust, beim Abnehmen, zum Abnehmen, schnell abnehmen, Fettverbrennung; pérdida de peso, adelgaza*, quemagrasas; perte de poids, minceur, brûle-graisse*
boosts immunity, immune system, immune boosting; stärkt das Immunsystem, Immunsystem; sistema inmunitario, inmunidad; système immunitaire, immunité
clinically proven, clinically tested, clinical; klinisch getestet, klinisch erwiesen; clínicamente probado; cliniquement prouvé, cliniquement testé
stops hair loss, hair growth, regrows hair; gegen Haarausfall, Haarwuchs; caída del cabello, crecimiento del cabello; chute des cheveux, pousse des cheveux
lowers blood pressure, reduces stress, improves sleep, back pain, joint pain, muscle pain, headache, headaches; Rückenschmerzen, Gelenkschmerzen, Kopfschmerzen, Blutdruck; dolor de espalda, dolor muscular, dolor de cabeza, presión arterial; mal de dos, douleurs articulaires, douleurs musculaires, maux de tête`;
