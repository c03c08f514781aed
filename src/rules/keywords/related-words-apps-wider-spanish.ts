/**
 * Single words that people search a Spanish app by, in the form and by the rule of `related-words-apps.ts`: kinds of apps that no other
 * table knows.
 */
export const widerSpanishApps = `
ganado: vaca granja rebaño
vacuno: vaca granja rebaño
sopas: palabras buscar pasatiempos
vpn: proxy privacidad seguridad red
solteros: citas pareja amor
gasolinera: gasolina diésel combustible precio repostar
gasolineras: gasolina diésel combustible precio repostar
diésel: gasolina combustible gasolinera
combustible: gasolina diésel gasolinera
aparcamiento: aparcar coche parking
parking: aparcar coche aparcamiento
cargadores: eléctrico recarga coche
electrolineras: eléctrico recarga coche
tráfico: atasco ruta coche
peaje: autopista coche
tranvía: parada horario transporte
parada: autobús horario transporte
paradas: autobús horario transporte
ferry: barco puerto horario
barco: puerto mar navegación
vuelos: avión aeropuerto
vuelo: avión aeropuerto
equipaje: maleta viaje lista
camping: tienda autocaravana viaje
autocaravana: camping área viaje
hotel: viaje reserva
vacaciones: viaje
embarazos: embarazada bebé parto
matrona: embarazo parto bebé
parto: embarazo bebé contracciones
contracciones: embarazo parto
patadas: embarazo bebé
lactante: bebé leche
biberón: bebé leche tomas
vacunas: vacuna cartilla dosis
ovulación: ciclo regla fertilidad
menstruación: ciclo regla ovulación
tabaco: fumar cigarrillo
fumar: tabaco cigarrillo
alcohol: sobriedad contador
migraña: dolor cabeza síntomas
migrañas: dolor cabeza síntomas
dolor: síntomas diario
asma: respiración síntomas
alergia: polen síntomas
polen: alergia gramíneas
insulina: glucosa diabetes
pastillas: medicamento dosis
pastilla: medicamento dosis
imc: peso cuerpo
maratón: correr entrenamiento
natación: nadar piscina
nadar: piscina natación
piscina: nadar natación largos
escalada: vía roca
abdominales: ejercicios entrenamiento
ejercicios: entrenamiento rutina
rutina: ejercicios
espalda: ejercicios postura
respirar: respiración calma
relajación: calma respiración
mindfulness: meditación calma
gratitud: diario
emociones: ánimo diario
ánimo: emociones diario
vegano: recetas cocina
repostería: recetas pastel horno
pan: masa harina horno
cerveza: elaboración malta
cócteles: bar bebida receta
vinos: bodega cata botella
bodega: vino botella cata
nevera: alimentos caducidad
alimentos: cocina nutrición
frigorífico: alimentos caducidad
menús: comidas semana recetas
comidas: menú recetas semana
ahorrar: ahorro dinero
deuda: dinero pagar amigos
impuestos: declaración hacienda
hacienda: impuestos declaración renta
renta: declaración impuestos
tiques: recibo gasto
facturación: factura cliente autónomo
presupuestos: cliente obra
nómina: salario horas
salario: nómina horas
turno: cuadrante horario trabajo
cuadrante: turnos horario trabajo
inventario: almacén stock
almacén: inventario stock
clientes: agenda negocio
peluquería: cita salón
bolsa: acciones cartera
cripto: bitcoin cartera
hipoteca: préstamo cuota interés
préstamo: cuota interés
alquileres: piso inquilino
inquilino: alquiler piso
vecinos: barrio comunidad
mudanza: cajas lista
limpieza: casa tareas
bricolaje: herramientas casa
cachorro: perro adiestramiento
gatos: mascota veterinario
veterinario: mascota vacuna
caballos: caballo cuadra
acuario: peces agua
gallinas: huevos corral
olivos: olivar aceite
huertos: huerto siembra cultivo
siembra: huerto semillas cultivo
riego: huerto plantas agua
poda: árboles jardín
jardín: plantas flores
pájaros: aves canto identificar
insectos: naturaleza identificar
mariposas: insectos naturaleza
rocas: minerales identificar
minerales: rocas identificar
lluvias: tiempo pronóstico
tormentas: tiempo rayos
viento: tiempo nudos
nieve: esquí pistas
esquí: nieve pistas
aurora: cielo norte
constelaciones: estrellas cielo
planetas: estrellas cielo
terremotos: sismo alerta
sismos: terremoto alerta
sílabas: lectura letras
ortografía: palabras reglas
dictados: ortografía palabras
gramática: idioma verbos
japonés: idioma aprender kanji
chino: idioma aprender
catalán: idioma aprender
euskera: idioma aprender
árabe: idioma alfabeto aprender
fracciones: matemáticas números
sumar: matemáticas números
restar: matemáticas números
geografía: países capitales banderas
capitales: geografía países
banderas: países geografía
oposición: temario test examen
conducir: carnet test tráfico
universidad: estudiar apuntes
apuntes: notas estudiar
deberes: colegio tareas
ukelele: acordes música cuerdas
violín: música notas
afinación: afinador música
canciones: música letra
karaoke: cantar letra
nanas: bebé dormir
cuento: niños historias
baloncesto: equipo partido
balonmano: equipo partido
ajedrecistas: ajedrez
tute: cartas baraja
mus: cartas baraja
brisca: cartas baraja
solitario: cartas baraja
baraja: cartas
bingo: cartón números
ahorcado: palabras letras
crucigramas: palabras letras
rompecabezas: piezas
laberinto: juego
colorear: dibujo colores
foto-collage: fotos
escáner: escanear documento pdf
escanear: documento pdf
traductor: idioma traducir
calculadora: cálculo números
cronómetros: tiempo
boda: invitados mesas
invitados: boda lista
regalos: lista cumpleaños
voluntarios: asociación
cofradía: procesión semana santa
procesiones: cofradía semana santa
playas: playa mar
playa: mar olas
senderos: senderismo ruta
albergues: camino etapa
peregrinos: camino albergue
`;
