import type { Draft } from './draft.ts';

/** "Remplace le carnet papier": what an app stands in place of. */
const replaced =
  /(?<!\p{L})(?:remplace|remplacez|adieu (?:à|aux?)|reemplaza|sustituye|olvídate de|ersetzt|statt)\s[^.,;!?\n]{2,50}/giu;
/** "Zeigt Fotografen, wann …", "aide les apiculteurs à …": whom it tells something. */
const receivers =
  /\s(?:zeigt|sagt|verrät|meldet|erklärt)\s(?:\p{Ll}+\s)?(\p{Lu}\p{L}+n)(?=,\s(?:wann|wo|wie|was|welche\p{Ll}?|ob|warum)\s)|\shilft\s(\p{Lu}\p{L}+n)(?=[,\s])/u;

/** Whether a German, Spanish or French text names a thing only as what the app replaces, or people only as those whom it tells something. */
export function isBesideApp(kind: string, { brief, language }: Draft): boolean {
  if (language.written === 'en' || language.written === 'other') return false;
  const { description } = brief.product;
  const told = kind.toLowerCase();
  const [, informed, helped] = receivers.exec(description) ?? [];
  if ((informed ?? helped)?.toLowerCase() === told) return true;
  const left = description.replaceAll(replaced, ' ');
  return (
    left !== description && description.toLowerCase().includes(told) && !left.toLowerCase().includes(told)
  );
}
