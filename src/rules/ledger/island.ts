const isle = /^(?:the )?(isles? of \p{L}.*)$/iu;
const island =
  /\sisland$|^(?:skye|anglesey|mull|arran|islay|lundy|sheppey|bute|iona|jura|tiree|portland bill|martha[’']s vineyard|nantucket)$/iu;

/** "On the Isle of Wight", "on Skye": one lives on an island and in a town; empty for any other place. English. */
export function onIsland(place: string): string {
  const named = isle.exec(place)?.[1];
  if (named !== undefined) return `on the ${named}`;
  return island.test(place.split(',')[0]!.trim()) ? `on ${place}` : '';
}
