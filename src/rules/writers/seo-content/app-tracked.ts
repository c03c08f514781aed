const tracks =
  /^(?:track|log|record|note|count|remember|see|know) (?:how (?:long|much|many times|often|far|fast)|when|where) (?:each|every|your|the|an?|all your) (?:(?:last|next|first|nearest) )?(\p{Ll}{4,})(?: (?:was|were|is|are|has|have|had|been))? \p{Ll}{3,}/iu;

/** "Candle tracker" of an app by which one tracks "how long each candle burned"; empty for any other. English. */
export function trackedThing(description: string): string {
  const thing = tracks.exec(description)?.[1] ?? '';
  return thing === '' || thing.endsWith('s') ? '' : `${thing} tracker`;
}
