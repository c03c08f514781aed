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
    'Vallauris'
  ).split(' '),
);
