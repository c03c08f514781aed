/**
 * Larger towns of Germany, Austria and Switzerland, and some smaller that are well known: German writes every noun with a capital, so
 * that only a list tells "in Augsburg" from "in Büros". Left out are those that are another word too ("Essen", "Halle", "Siegen", and
 * the yard of "in Hof und Garten") and those of two words.
 */
export const germanTowns: ReadonlySet<string> = new Set(
  (
    'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Bremen Dresden Hannover Nürnberg Duisburg Bochum ' +
    'Wuppertal Bielefeld Bonn Münster Mannheim Karlsruhe Augsburg Wiesbaden Mönchengladbach Gelsenkirchen Aachen Braunschweig Kiel ' +
    'Chemnitz Magdeburg Freiburg Krefeld Mainz Lübeck Erfurt Oberhausen Rostock Kassel Hagen Potsdam Saarbrücken Hamm Ludwigshafen ' +
    'Oldenburg Osnabrück Leverkusen Heidelberg Darmstadt Solingen Herne Regensburg Paderborn Neuss Ingolstadt Offenbach Fürth ' +
    'Würzburg Ulm Heilbronn Pforzheim Wolfsburg Göttingen Bottrop Reutlingen Erlangen Koblenz Bremerhaven ' +
    'Remscheid Trier Recklinghausen Jena Moers Salzgitter Gütersloh Hildesheim Hanau Kaiserslautern Cottbus Schwerin Witten Esslingen ' +
    'Ludwigsburg Gießen Düren Zwickau Ratingen Flensburg Lünen Tübingen Konstanz Villingen-Schwenningen Marburg Worms Wilhelmshaven ' +
    'Minden Velbert Dessau Neumünster Norderstedt Delmenhorst Viersen Bamberg Rheine Gladbeck Dorsten Bayreuth Troisdorf Lüneburg ' +
    'Detmold Arnsberg Castrop-Rauxel Landshut Aschaffenburg Brandenburg Bocholt Lüdenscheid Celle Kempten Fulda Aalen Lippstadt Herford ' +
    'Dinslaken Rüsselsheim Kerpen Sindelfingen Weimar Plauen Rosenheim Neuwied Friedrichshafen Dormagen Stralsund ' +
    'Greifswald Passau Schweinfurt Ravensburg Offenburg Göppingen Görlitz Wetzlar Gotha Coburg Lindau Memmingen Stade Cuxhaven ' +
    'Husum Emden Aurich Goslar Hameln Nordhausen Eisenach Suhl Bautzen Freising Dachau Starnberg Straubing Amberg Ansbach ' +
    'Wien Graz Linz Salzburg Innsbruck Klagenfurt Villach Dornbirn Bregenz Steyr Zürich Genf Basel Lausanne Bern Winterthur ' +
    'Luzern Chur Schaffhausen Biel Thun'
  ).split(' '),
);
