/** "Oficina negra" of a "silla de oficina": the chair is black. Spanish and French. */
export function opensInsideType(words: readonly string[], type: string): boolean {
  const [head = '', ...rest] = type.split(' ');
  const inner = rest.at(-1) ?? '';
  return (
    words.length > 1 &&
    rest.length === 2 &&
    // A set of cups are cups.
    !/^(?:juego|set|lote?|pack|conjunto|par|kit|caja|paire?|jeu|ensemble|coffret|duo|trio)$/u.test(head) &&
    /^(?:de|a|à|en)$/u.test(rest[0]!) &&
    words[0] === inner &&
    !words.includes(head)
  );
}
