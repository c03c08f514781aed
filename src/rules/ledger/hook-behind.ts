/** A cry before the app is named: "Never miss a meteor shower again!", "Schluss mit falschen Abrechnungen!". A question goes on in what answers it. */
const hook = /^([^.!?\n]{8,110}[.!])\s+(?=\S)/u;
const longest = 400;
/** What spares readers something tells nothing of the app; "Learn British Sign Language in five minutes a day." tells what it is. */
const spares =
  /^(?:never|don[’']t|do not|no more|stop|forget|say goodbye|get the|ne |n[’']|plus jamais|fini|nie |schluss|endlich|kein|nunca|no |se acabó|olvíd)/iu;

/**
 * An app's text with the sentence that names the app before a cry that only draws readers to it: "Nightlight is your pocket guide to the
 * night sky. Never miss a meteor shower again!" What the app is and does is read of a text's first sentence.
 */
export function withHookBehind(text: string, appName: string): string {
  const [whole = '', cry = ''] = hook.exec(text) ?? [];
  if (whole === '' || appName.length < 3 || cry.includes(appName)) return text;
  if (!cry.endsWith('!') && !spares.test(cry)) return text;
  const rest = text.slice(whole.length);
  if (!rest.startsWith(`${appName} `) || !/^\p{Ll}/u.test(rest.slice(appName.length + 1))) return text;
  const sentence = /^(?:[^.!?\n]|\.(?=\d)){10,}?[.!](?=\s|$)/u.exec(rest.slice(0, longest))?.[0];
  if (sentence === undefined) return text;
  const behind = rest.slice(sentence.length);
  return `${sentence} ${cry}${behind}`;
}

/** "Caminante: etapas del Camino …": an app's text without its own name and colon before what it is, which its title says above. */
export function withoutNameBefore(text: string, appName: string): string {
  const name = appName.trim();
  if (name.length < 3 || !text.toLowerCase().startsWith(name.toLowerCase())) return text;
  const rest = /^\s?(?::|[–—-](?=\s))\s*(\p{L}[^]{20,})$/u.exec(text.slice(name.length))?.[1];
  return rest === undefined ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** "Features", "Pricing", "About Spool": a line of a copied page that only heads what stands below it. */
const headLine =
  /^(?:(?:key |main |app )?features|functions|pricing|prices?|privacy|data|support|overview|description|how it works|what['’]s included|included|requirements|compatibility|funktionen|preise?|datenschutz|fonctions|fonctionnalités|tarifs?|confidentialité|funciones|precios?|privacidad)\s?:?$/iu;
const aboutName = /^(?:about|über|à propos de|acerca de|sobre) (.{2,40})$/iu;

/** An app's text without the lines of a copied page that only head others, as its own name alone does. */
export function withoutHeadLines(text: string, appName: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  const name = appName.toLowerCase();
  const kept = lines.filter((line) => {
    const told = line.trim();
    const about = aboutName.exec(told)?.[1]?.toLowerCase();
    return !headLine.test(told) && told.toLowerCase() !== name && (about === undefined || about !== name);
  });
  const plain = kept
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' || kept.length === lines.length ? text : plain;
}
