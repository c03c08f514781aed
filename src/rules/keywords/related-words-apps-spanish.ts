/**
 * Single words that people search a Spanish app by, in the form and by the rule of `related-words-apps.ts`: what such an app
 * deals with and what one does with it.
 */
export const spanishApps = `
abejas: colmena apicultura miel
acordes: guitarra canciones cuerda
afinador: tono instrumento música
agenda: calendario citas tareas
ahorro: dinero gastos presupuesto
ajedrez: táctica tablero estrategia mate
alemán: idioma aprender vocabulario
alquiler: piso casa vivienda
aparcar: coche parking plaza
autobús: bus parada horarios transporte
autónomos: facturas impuestos iva
aves: pájaro pájaros ornitología naturaleza
ayuno: dieta horas peso
basura: residuos reciclaje contenedor
bebé: recién nacido
bebés: recién nacido
bicicleta: ciclismo ruta kilómetros
brújula: dirección navegación norte
bus: autobús parada horarios transporte
caballo: equitación cuadra
caducidad: alimentos fecha despensa
café: molienda tueste espresso
calendario: fecha agenda evento
calorías: dieta comida nutrición peso
caminar: pasos podómetro ruta salud ejercicio
camping: autocaravana acampada viaje
cartas: baraja partida jugar
ciclismo: bicicleta ruta kilómetros
ciclo: periodo regla ovulación
citas: agenda calendario reservas
coche: vehículo gasolina mantenimiento
cocina: recetas cocinar comida
colegio: escuela clase alumnos
colmenas: abejas apicultura miel
compra: lista supermercado productos
contraseñas: seguridad claves
correr: carrera ritmo distancia
costura: patrones tela coser
cronómetro: tiempo temporizador
crucigrama: palabra letras pasatiempo
cuentas: gastos dinero dividir
cuentos: historias leer lectura noche fábulas
cumpleaños: fechas calendario regalos
despensa: comida caducidad compra
deudas: dinero pagos préstamo
diabetes: glucosa azúcar sangre salud
diario: notas escribir memoria
dibujar: dibujo boceto arte
dieta: comida nutrición calorías peso
dinero: ahorro gastos finanzas
divisas: moneda cambio dinero
documentos: pdf escanear archivos
dominó: fichas partida mesa
dormir: sueño noche ruido
embarazada: bebé semana parto
embarazo: bebé semana parto
entrenamiento: ejercicio gimnasio fitness rutina
estiramientos: flexibilidad ejercicio espalda
estrellas: cielo noche astronomía planetas
examen: test estudiar preguntas
facturas: cliente presupuesto recibo
fichaje: jornada horas trabajo
foto: imagen cámara
fotos: imágenes álbum cámara
francés: idioma aprender vocabulario
fútbol: equipo partido liga
ganchillo: lana puntos patrón
gasolina: combustible coche gasolinera
gastos: dinero presupuesto finanzas ahorro cuentas ingresos cartera
gato: mascota veterinario
gimnasio: ejercicio pesas rutina series
glucosa: azúcar sangre diabetes salud
golf: hoyos hándicap campo
guitarra: acordes cuerda música
huerto: siembra jardín cultivo plantas
hábito: rutina diario objetivo
hábitos: rutina diario objetivo
idiomas: vocabulario aprender palabras
inglés: idioma aprender vocabulario
italiano: idioma aprender vocabulario
jornada: horas trabajo fichaje
juego: niveles partida jugar
juegos: niveles partida jugar
lactancia: bebé toma pecho
lectura: libros leer
libros: lectura leer biblioteca
linterna: luz
lluvia: radar nubes previsión
luna: fases calendario astronomía
maleta: equipaje viaje
mapa: ruta ubicación
mar: marea olas costa
mareas: marea mar olas puerto costa
mascota: perro gato veterinario
mascotas: perro gato veterinario
matemáticas: cálculo números sumar ejercicios
medicamento: pastilla medicina toma dosis
medicamentos: pastilla medicina toma dosis
medidas: metro planos
meditación: respiración calma
menú: comidas semana recetas
metro: estaciones líneas transporte
metrónomo: ritmo compás música
misa: oración iglesia lecturas
multiplicar: tablas matemáticas números
médico: salud cita consulta
música: canciones audio
niños: infantil familia colegio
notas: apuntes libreta texto
obra: construcción reforma medidas
olas: surf mar viento
oposiciones: test examen estudiar temario
oración: rezar rosario iglesia
palabras: vocabulario letras idioma
parchís: fichas dado tablero
partituras: notas música instrumento
paseo: caminar pasos ruta salud
paseos: caminar pasos ruta salud
pasos: podómetro caminar salud
pañales: bebé
pdf: documentos escanear archivos
perro: mascota veterinario cachorro
pesas: gimnasio ejercicio series
pesca: pez captura cebo
peso: báscula dieta salud
piano: teclado notas partitura
piso: compañeros alquiler compartir
plantas: riego jardín maceta
podcast: audio escuchar episodios
podómetro: pasos caminar distancia
presupuesto: dinero gastos finanzas ahorro ingresos cuentas
pulso: latido corazón frecuencia salud
punto: lana agujas patrón
puzles: lógica pasatiempo niveles
puzzle: lógica pasatiempo niveles
pádel: partido pista raqueta
quiz: preguntas respuestas
radio: emisoras música escuchar
receta: cocina cocinar comida plato
recetas: cocina cocinar comida plato
recibos: facturas gastos
recordatorio: alarma aviso
recordatorios: alarma aviso
respiración: calma relajación ansiedad
rezar: oración rosario
riego: plantas jardín agua
ruido: sonido decibelios
salud: bienestar ejercicio
senderismo: ruta montaña caminar gpx
setas: bosque especies identificar
siesta: dormir descanso alarma
sudoku: números lógica pasatiempo
sueño: dormir noche descanso
supermercado: compra lista precios
surf: olas mar viento
suscripciones: gastos pagos recibos renovación cancelar
tablas: matemáticas multiplicar números
taller: coche mantenimiento revisión
tareas: lista agenda pendientes
tela: costura patrones
temporizador: cronómetro alarma tiempo
tenis: partido pista raqueta
tensión: presión arterial salud medición
test: preguntas examen estudiar
tickets: recibos gastos
tiempo: lluvia temperatura previsión viento
tren: horarios estación transporte
turnos: horario calendario trabajo
verbos: conjugación gramática idioma
viaje: itinerario vacaciones
viajes: itinerario vacaciones maleta
vino: bodega cata uva
vocabulario: palabras idioma aprender
vídeo: editar clips
yoga: postura estiramiento respiración
árboles: árbol hoja bosque especies identificar
`;
