const format =
  /^(?:(?:ep(?:isode)?|folge|episodio|capítulo|épisode)\.? ?#?|#(?=\d)|live|livestream|time-?lapse|vlog|tutorial|tuto|review|test|diy|guide|guía|receta|recette|rezept|recipe|podcast|asmr|unboxing|reseña|análisis|opinión|critique|avis|testbericht|doku|documental|documentaire|anleitung|lesson|lección|cours|kurs)(?: ?\d+)?\s?[:|–—-]\s+(?=[\p{L}\p{N}])/iu;

/** "Rénover un fauteuil partie 1": which of a row it is. German, Spanish, French. */
const partAtEnd =
  /(?<=\p{L}{3}),?\s[–(|-]?\s?(?:(?:partie|parte|teil|épisode|episodio|folge|capítulo|episode|ep\.?|part|pt\.?|lesson)\s?|#)\d{1,3}\)?$/iu;

/** "Restoring a 1930s dinghy Part 3 steaming new ribs": which part it is stands amid the title, and behind it what is done in that. English. */
const partAmid =
  /(?<=\p{L}{3,}),?\s[([]?(?:part|pt\.?|episode|ep\.?)\s?#?\d{1,3}[)\]]?[\s:,–-]+(?=\p{Ll}|\p{L}+ing\s).{4,60}$/iu;

/** "So schnell geht Tomaten ausgeizen": how easily it is done. */
const soEasily =
  /^so (?:schnell |einfach |leicht |gut |richtig )?(?:geht|gehts|geht[’']s|klappt|gelingt|gelingen|funktioniert)\s(?:(?:das|die|der|dir|euch)\s)?(?=\p{Lu}[\p{L} -]{5})/iu;

/** "Rellenar el modelo 303 paso a paso": how it is told, and nothing of what. */
const stepwise =
  /[\s,:–-]{1,3}(?:paso a paso|pas à pas|étape par étape|schritt für schritt|step[- ]by[- ]step)(?!\p{L})/iu;

/** "#27 The night bus driver". */
const numberAlone = /^#\d{1,4}\s+(?=\p{L})/u;

/** "6 meses con la freidora". */
const timeWith =
  /^\d+\s(?:meses|semanas|años|días|mois|semaines|ans|jours|monate|wochen|jahre|tage|months|weeks|years|days)\s(?:con|avec|mit|with)\s(?:(?:la|el|los|las|mi|mis|le|les|ma|mon|mes|the|my|an?|der|dem|den|meine[mr]?|einer?|einem)\s|l[’'])?(?=\p{L}{3})/iu;

/** "… parallel parking #shorts": what a name is tagged with is no word of it. */
export const hashtagsBehind = /(?<=\S)(?:\s{1,4}#\p{L}[\p{L}\d_]{0,60}){1,40}\s{0,4}$/u;

/** "Why your Caro-Kann falls apart on move eight": of what it is asked. English. */
const whyIt =
  /^why (?:your|my|our|the) ((?:[\p{L}\d’'-]+ ){0,2}?[\p{L}\d’'-]+) (?:falls?|keeps?|kept|never|always|won[’']t|don[’']t|doesn[’']t|didn[’']t|can[’']t|fails?|breaks?|leaks?|looks?|sounds?|smells?|tastes?|feels?|gets?|turns?|stops?|dies?|goes|wobbles?|drips?|cracks?|rusts?|splits?|sinks?|sticks?|squeaks?|collapses?|deflates?|burns?|peels?)(?!\p{L}).*$/iu;

/** "How to repair a gap in a dry stone wall": the damage is that of what is mended, and nobody looks for a gap. English. */
const damageIn =
  /(?<=^(?:how (?:to|i|we) )?(?:repair|fix|mend|patch)(?:ing|ed)? )(?:an?|the|my|our|your) (?:(?:small|big|large|deep|long|bad|nasty) )?(?:gap|hole|crack|tear|rip|leak|dent|chip|split|break|breach|collapse|fault)s? (?:in|on) (?=(?:an?|the|my|our|your) )/iu;

/** "Vlog: mi primer maratón": a title behind the word for its form, which is no topic. */
export function withoutFormat(title: string): string {
  // "Knit your first sweater - top down raglan": a hyphen between spaces parts as a dash does.
  return title
    .replace(hashtagsBehind, '')
    .replace(format, '')
    .replace(numberAlone, '')
    .replace(timeWith, '')
    .replace(soEasily, '')
    .replace(partAtEnd, '')
    .replace(partAmid, '')
    .replace(stepwise, '')
    .replace(damageIn, '')
    .replace(whyIt, '$1')
    .replace(/\s-\s/gu, ' – ');
}
