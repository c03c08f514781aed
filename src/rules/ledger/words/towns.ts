/** Towns and provinces that sellers name alone, in their own spelling: a capital that a title keeps. None is a common word. */
export const towns: ReadonlySet<string> = new Set(
  (
    'Lleida Girona Tarragona Barcelona Madrid Sevilla Málaga Córdoba Cádiz Huelva Jaén Almería Murcia ' +
    'Alicante Valencia Castellón Teruel Zaragoza Huesca Navarra Pamplona Rioja Logroño Bilbao Vizcaya ' +
    'Guipúzcoa Álava Vitoria Cantabria Santander Asturias Oviedo Gijón Galicia Lugo Ourense Pontevedra ' +
    'Vigo León Zamora Salamanca Valladolid Palencia Burgos Soria Segovia Ávila Toledo Albacete ' +
    'Guadalajara Extremadura Cáceres Badajoz Mallorca Menorca Ibiza Tenerife Lanzarote Andalucía ' +
    'Cataluña Aragón Priego Ubrique Albarracín Oaxaca Puebla Jalisco Bretagne Normandie Provence ' +
    'Alsace Bourgogne Savoie Corse Ardèche Drôme Gironde Bordeaux Lyon Marseille Nantes Rennes Lille ' +
    'Toulouse Montpellier Strasbourg Annecy Grenoble Limoges Dijon Angers Quimper Avignon Aubagne ' +
    'Vallauris Paris Besançon Amiens Metz Nancy Reims Rouen Caen Brest Lorient Orléans Poitiers Rochelle ' +
    'Clermont-Ferrand Saint-Étienne Saint-Malo Aix-en-Provence Perpignan Nîmes Béziers Narbonne Carcassonne ' +
    'Toulon Cannes Antibes Fréjus Ajaccio Bastia Mulhouse Colmar Belfort Troyes Auxerre Nevers Bourges ' +
    'Châteauroux Vierzon Blois Chartres Évreux Dieppe Calais Dunkerque Roubaix Tourcoing Valenciennes ' +
    'Arras Beauvais Compiègne Soissons Laon Charleville-Mézières Épinal Thionville Verdun ' +
    'Villeurbanne Vénissieux Chambéry Montélimar Vannes Quimperlé Morlaix Guingamp Cholet Niort ' +
    'Angoulême Périgueux Bergerac Brive Cahors Montauban Castres Rodez Millau Tarbes Bayonne Biarritz ' +
    'Arcachon Libourne Thiers Vichy Montluçon Roanne Mâcon Beaune Dole Versailles Saint-Denis ' +
    'Montreuil Boulogne-Billancourt Nanterre Créteil Melun Meaux Évry Cergy Pontoise Bruxelles Liège ' +
    'Namur Charleroi Lausanne Genève Neuchâtel Luxembourg Getafe Leganés Móstoles Alcorcón Fuenlabrada ' +
    'Badalona Sabadell Terrassa Mataró Reus Elche Elda Torrevieja Benidorm Gandía Alcoy Cartagena Lorca ' +
    'Marbella Algeciras Jerez Linares Talavera Cuenca Avilés Ferrol Coruña Ponferrada Torrelavega ' +
    'Gasteiz Irún Tudela Calatayud Mérida Plasencia Roma Milano Torino Napoli Firenze Bologna Genova ' +
    'Venezia Verona Padova Pavia Bergamo Brescia Modena Parma Palermo Catania Bari'
  ).split(' '),
);
