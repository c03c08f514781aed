import type { NegativeList } from './negative-list.ts';

/** Usual negatives in Spanish; singular and plural, since negatives know no close variants. */
export const es: NegativeList = {
  common: `jobs: empleo, empleos, trabajo, sueldo, salario, prácticas, currículum
meaning: significado, definición, wikipedia
files: pdf, plantilla`,
  ofType: {
    restaurant: `diy: receta, recetas, cómo cocinar
facts: calorías, valor nutricional
goods: franquicia, equipamiento, uniforme, se vende
other: clipart`,
    retail: `diy: hazlo tú mismo, patrón, reparación
goods: al por mayor, alquiler, manual, recambios
other: falsificación, réplica`,
    service: `diy: cómo hacer, tutorial, youtube, casero
study: curso, formación, certificación
goods: software, herramientas, kit`,
    healthcare: `study: carrera de medicina, curso de enfermería
facts: síntomas, imágenes, estadísticas, estudio científico
diy: remedio casero, remedios caseros
other: veterinario, demanda, voluntariado`,
    automotive: `other: juguete, juego, fondo de pantalla, simulador, examen de conducir
diy: cómo hacer, manual pdf
goods: desguace, chatarra`,
    home_services: `diy: cómo hacer, tutorial, youtube, bricolaje
goods: herramientas, piezas, alquiler, al por mayor
study: examen, oposiciones
other: sindicato`,
    professional_services: `files: ejemplo, muestra, calculadora
goods: software gratis
study: curso, examen, carrera, certificación
jobs: becario`,
    fitness: `goods: máquinas, ropa, aplicación
diy: en casa, vídeo, youtube, plan pdf
study: certificación
other: esteroides`,
    beauty: `diy: en casa, tutorial, casero
study: escuela, curso, título
goods: al por mayor, kit, droguería
facts: fotos`,
    education: `files: respuestas, solucionario, ficha, fichas, descargar
other: chuletas, acceso alumnos, antiguos alumnos, reddit, test`,
    real_estate: `study: examen, oposiciones, curso
files: contrato modelo, plantilla de contrato
facts: comisión del agente, burbuja
other: juego, simulador, monopoly`,
    legal: `study: carrera de derecho, oposiciones, máster
files: modelo de carta, resumen
facts: diccionario, código penal
other: de oficio, serie, crucigrama`,
    other: `diy: cómo hacer, tutorial, youtube, casero
facts: imágenes, clipart
other: reddit, juego, letra`,
  },
};
