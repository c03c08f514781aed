/** Pages as small businesses have them, that several tests read. */
export const roofers =
  '<html lang="en"><title>Home | Millbrook Roofing</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RoofingContractor","name":"Millbrook Roofing","telephone":"01743 555 019","address":{"@type":"PostalAddress","addressLocality":"Shrewsbury"}}</script><h1>A roof over your head you can rely on</h1><p>Millbrook Roofing is a family firm of three roofers working in Shrewsbury and the villages around it. We have been repairing slate and tile roofs since 1994.</p><h2>Our services</h2><h3>Roof repairs</h3><p>Slipped slates, cracked tiles.</p><h3>Flat roofs</h3><p>Garage roofs take one day.</p><h3>Chimneys</h3><p>We take down chimneys that are no longer used.</p><h2>What our customers say</h2><p>They were on time and left the garden spotless.</p></html>';

export const soup =
  '<html lang="en"><title>The BEST Lentil Soup EVER!! (so easy) - Cucina Lenta</title><meta property="og:site_name" content="Cucina Lenta"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Lentil Soup"}</script><h1>The BEST Lentil Soup EVER!!</h1><p>I grew up eating lentil soup every New Year in my grandmother\'s kitchen. This version is made with green lentils, carrots and a parmesan rind, and it takes 45 minutes from start to finish.</p><h2>How to make lentil soup</h2><ol><li>Simmer for 30 minutes, until the lentils are soft.</li></ol><h2>Can I use red lentils?</h2><p>Yes, but they fall apart.</p></html>';

export const drivingSchool =
  '<html lang="es"><title>Inicio - Autoescuela La Rotonda</title><h1>¡Tu carnet a la primera!</h1><h1>Autoescuela en Zaragoza</h1><p>En Autoescuela La Rotonda llevamos 25 años enseñando a conducir. Clases teóricas presenciales y online, y coches de prácticas con cambio manual y automático.</p><h2>Carnet de moto</h2><p>Circuito cerrado propio. Las tasas no están incluidas.</p></html>';

export const farmShop =
  '<html lang="de"><title>Startseite - Hofladen Krümmel</title><h1>Frisch vom Hof</h1><p>Im Hofladen Krümmel in Bad Bevensen gibt es Kartoffeln, Eier von eigenen Hühnern, Rindfleisch von unseren Galloways und Brot aus dem Steinbackofen. Geöffnet Dienstag bis Samstag von 9 bis 18 Uhr.</p><h2>Kartoffeln</h2><p>Linda, Belana und Laura, auch im 25-kg-Sack.</p><h2>Rindfleisch</h2><p>Rindfleisch auf Vorbestellung.</p></html>';

export const kayaks =
  '<html lang="en"><title>Tours</title><h1>Guided kayak tours</h1><p>Paddle the salt marshes of Beaufort with a naturalist. Tours run daily from March to November and last two or three hours.</p><h2>Dolphin tour</h2><p>Two hours at high tide.</p><h2>What to bring</h2><p>Water shoes, water shoes for children.</p></html>';
