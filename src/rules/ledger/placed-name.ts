/** "Under sink", "over the door": where a thing goes, before what it is. */
const placeFirst = /^((?:under|over|behind)[- ](?:the )?\p{L}{3,})\s(?=\p{L})/iu;
const mostWords = 5;

/**
 * An English type of a thing with the place that its name opens with: "under sink organizer", "over the door hooks". Where it
 * goes belongs to what it is called; "sink organizer" is another thing.
 */
export function withPlace(type: string, name: string): string {
  const place = placeFirst.exec(name)?.[1]?.toLowerCase();
  if (place === undefined || type === '') return type;
  const noun = place.slice(place.lastIndexOf(/[- ]/u.exec(place)![0]) + 1);
  const thing = type.toLowerCase().startsWith(`${noun} `) ? type.slice(noun.length + 1) : type;
  const goesOn = name
    .slice(place.length + 1)
    .toLowerCase()
    .startsWith(thing.toLowerCase());
  const whole = `${place} ${thing}`;
  return goesOn && whole.split(' ').length <= mostWords ? whole : type;
}

const placedType = /^(?:under|over|behind)[- ](?:the )?(\p{L}{3,})\s/u;

/** Whether a phrase names where a thing goes without the word that says how: "bed storage bags" of what goes under it. */
export function losesPlace(phrase: string, type: string): boolean {
  const [place = '', noun = ''] = placedType.exec(type) ?? [];
  return noun !== '' && ` ${phrase.toLowerCase()} `.replace(place, ' ').includes(` ${noun} `);
}

/** Whether an English phrase opens with where a thing goes and goes on with what it is. */
export function isPlaced(phrase: string): boolean {
  return placedType.test(phrase.toLowerCase());
}
