/** An event of another choice than the first; the calls of tools are numbered too. */
const another = /"index":\s?[1-9]/u;
const lineEnd = 10;

/**
 * A stream of events without the choices behind the first: nobody asked for a second one, and the library would put its words
 * between those of the first. Lines are looked into only where one may hold such a choice.
 */
export function firstChoiceOnly(): TransformStream<Uint8Array, Uint8Array> {
  let open: Uint8Array[] = [];
  const pass = (controller: TransformStreamDefaultController<Uint8Array>, pieces: Uint8Array[]): void => {
    const whole = pieces.length === 1 ? Buffer.from(pieces[0]!) : Buffer.concat(pieces);
    if (whole.length === 0) return;
    const isPlain = !another.test(whole.toString('latin1'));
    controller.enqueue(isPlain ? whole : Buffer.from(whole.toString().split('\n').map(firstOf).join('\n')));
  };
  return new TransformStream({
    transform(chunk, controller) {
      const end = chunk.lastIndexOf(lineEnd) + 1;
      if (end === 0) {
        open.push(chunk);
        return;
      }
      pass(controller, [...open, chunk.subarray(0, end)]);
      open = end < chunk.length ? [chunk.subarray(end)] : [];
    },
    flush: (controller) => pass(controller, open),
  });
}

function firstOf(line: string): string {
  if (!line.startsWith('data:') || !another.test(line)) return line;
  try {
    const event = JSON.parse(line.slice('data:'.length)) as { choices?: { index?: number }[] };
    const choices = event.choices?.filter(({ index }) => index === undefined || index === 0);
    return choices === undefined ? line : `data: ${JSON.stringify({ ...event, choices })}`;
  } catch {
    // What is no event is none of a second choice.
    return line;
  }
}
