import { longPattern } from '#rules/text/long-pattern.ts';

/** Parts that are hardly ever the thing itself, so that their stuff, colour and measure are not its own. */
export const knownPart = longPattern('iu')`
  ^(?:anses?|poignées?|manches?|couvercles?|bouchons?|socles?|pieds?|piètements?|pied[- ]de[- ]lampe|bras|têtes?|tiges?|lames?|mèches?|crochets?|fermoirs?|attaches?|boucles?|sangles?|bretelles?|lanières?|cordons?|câbles?|chaînes?|chaînettes?
    |doublures?|semelles?|talons?|pointes?|cols?|poignets?|capuches?|poches?|boutons?|fermetures?|zips?|housses?|rembourrages?|garnissages?|garnitures?|coutures?|ourlets?|bordures?|assises?|dossiers?|accoudoirs?
    |repose-pieds?|repose-tête|plateaux?|tiroirs?|portes?|étagères?|roues?|roulettes?|pneus?|selles?|couchages?|guidons?|freins?|cadres?|filtres?|réservoirs?|bacs?|buses?|embouts?|joints?|ressorts?|vis|rivets?|charnières?|grilles?|plaques?|cuves?
    |écrans?|batteries?|piles?|moteurs?|haut-parleurs?|cadrans?|bracelets?|boîtiers?|coques?|tétines?|visières?|dos|fonds?|intérieurs?|extérieurs?|revêtements?|surfaces?|abat-jours?|douilles?|ampoules?|pompes?|becs?|oreilles?|yeux|étiquettes?
    |tuyaux?|flexibles?|pommeaux?|supports?|bases?|barres?|barreaux?|lattes?|sommiers?|montants?|arceaux?|toit|auvents?|tapis de sol|piquets?|manettes?|télécommandes?|chargeurs?|adaptateurs?|caches?|panneaux?|élastiques?|ceintures?|voiles?|gouttes?|pendentifs?|perles?|pierres?)$
`;

/** What a thing comes in, and how it travels. */
export const wrapping = longPattern('iu')`
  ^(?:envois?|livraisons?|expéditions?|emballages?|colis|boîtes?|boite|écrins?|étuis?|pochons?|pochettes?|sachets?|sacs?|enveloppes?|tubes?|pots?|bocal|bocaux|flacons?|bouteilles?|bidons?|coffrets?|paquets?|barquettes?|canettes?)$
`;

/** Nouns before a measure or a stuff that say whose it is no more than the thing does: its sides, sizes, counts and cloth. */
export const ownNoun = longPattern('iu')`
  ^(?:dimensions?|tailles?|pointures?|hauteurs?|largeurs?|longueurs?|profondeurs?|diamètres?|épaisseurs?|poids|volumes?|contenances?|capacités?|formats?|mesures?|tours?|entrejambe|circonférence|périmètre|surface|superficie|grammage|densité|puissance|autonomie|encombrement|envergure|rayon|côtés?|carré|rectangle|ovale
    |ensembles?|lots?|sets?|kits?|packs?|paires?|pièces?|produits?|articles?|modèles?|exemplaires?|appareils?|objets?|jeux?|duos?|trios?|séries?|assortiments?|mélanges?|compositions?|matières?|matériaux|matériau|tissus?|étoffes?|textiles?|mailles?|toiles?|fibres?|fils?
    |coloris|couleurs?|teintes?|tons?|motifs?|imprimés?|coupes?|style|fabrication|fabriquée?s?|faite?s?|réalisée?s?|façonnée?s?|tricotée?s?|cousue?s?|tissée?s?|tournée?s?|taillée?s?|sculptée?s?|moulée?s?|coulée?s?|crochetée?s?|tressée?s?|forgée?s?|confectionnée?s?|corps|structure
    |environ|env|total|totale|brut|net|maxi?|mini?|déplié|dépliée|plié|pliée|ouvert|ouverte|fermé|fermée|monté|montée|petits?|petites?|grands?|grandes?|moyens?|moyennes?|pur|pure|véritable|vrai|vraie|beau|belle|gros|grosse|épais|épaisse|double|simple|en|de|d|à|au|aux|du|des|le|la|les|un|une|l|il|elle|ils|elles|ce|cet|cette|ces|chaque|nôtres?|celle-ci|celui-ci|notre|nos|mon|ma|mes)$
`;

/** Nouns of a sentence's subject that no buyer looks for as a part. */
export const noPart = longPattern('iu')`
  ^(?:nôtres?|mienne?s?|celle|celui|prix|photos?|images?|garanties?|client\p{L}*|ateliers?|paiements?|boutiques?|marques?|taches?|rayures?|traces?|défauts?|éclats?|accrocs?|trous?|usures?|modèles?|couple|enfants?|chiens?|chats?|bébés?|gens|résultats?|designs?|procédés?|processus|technique|techniques|idées?
    |états?|fonctionnement|factures?|tickets?|reçus?|maisons?|versions?|eaux?|repas|nourriture|cafés?|thés?|couleurs?|coloris|teintes?|tailles?|reste|autres?|seule?|problèmes?|recettes?|pâtes?|goûts?|saveurs?|parfums?|odeurs?|notes?|lavages?|livres?|histoires?|auteurs?|textes?|pages?
    |osier|bois|laine|coton|lin|cuir|argile|terre|cire|miel|lait|raisins?|olives?|fruits?|légumes?|graines?|récoltes?|cuissons?|séchages?|temps|durées?|délais?|jours?|heures?|montages?|installations?|notices?|manuels?|modes?|utilisations?|entretien|tarifs?|adresses?|rendez-vous|ensemble|lot|contenu|dimensions?|poids|hauteur|largeur|longueur|profondeur|diamètre|épaisseur|capacité|contenance|volume|puissance|autonomie)$
`;
