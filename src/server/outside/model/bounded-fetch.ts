import { firstChoiceOnly } from './first-choice.ts';
import { streamOfOnePiece } from './one-piece.ts';
import { ModelError } from './port.ts';

/**
 * Bytes of one answer, unpacked. Each token comes as an event of some 250 bytes, so that 60,000 tokens of text and of
 * thinking pass; a long answer has 6,000.
 */
const mostAnswerBytes = 16 * 1024 * 1024;
/** Of a refusal its first words are read. */
const mostRefusalBytes = 64 * 1024;

type Fetch = typeof fetch;

/**
 * A `fetch` whose answers end. The library behind the model keeps what it reads, and its limits count time: an
 * endpoint that sent one line without end filled the heap and ended the whole process within 24 s.
 * An answer that is too long fails with a ModelError, as does one whose connection breaks; a refusal that is too
 * long is cut.
 */
export function boundedFetch(most = mostAnswerBytes, fetchAnswer: Fetch = fetch): Fetch {
  return async (input, init) => {
    const response = await fetchAnswer(input, init);
    if (!response.body) return response;
    const { ok, status, statusText, headers } = response;
    const body = namingBreaks(response.body).pipeThrough(ok ? failAfter(most) : cutAfter(mostRefusalBytes));
    const type = headers.get('content-type') ?? '';
    const answer = { status, statusText, headers };
    if (!ok) return new Response(body, answer);
    if (type.startsWith('text/event-stream'))
      return new Response(body.pipeThrough(firstChoiceOnly()), answer);
    // A proxy may name the type of an answer wrongly, or not at all: its first sign tells an object.
    const { first, whole } = await begun(body);
    const isOnePiece = type.startsWith('application/json') || first === '{';
    return new Response(isOnePiece ? await streamOfOnePiece(whole) : whole, answer);
  };
}

/** A stream with the first sign of its text that is no space. */
async function begun(
  body: ReadableStream<Uint8Array>,
): Promise<{ first: string; whole: ReadableStream<Uint8Array> }> {
  const reader = body.getReader();
  const beginning = reader.read();
  // What breaks at once is said to whoever reads, as what breaks later is.
  const opened = await beginning.catch(() => null);
  let first: typeof beginning | null = beginning;
  const whole = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const reading = first ?? reader.read();
      first = null;
      const { done, value } = await reading;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const text = opened?.value === undefined ? '' : new TextDecoder().decode(opened.value.subarray(0, 200));
  return {
    first: text
      .replace(/^\uFEFF/u, '')
      .trimStart()
      .charAt(0),
    whole,
  };
}

/** What arrives until the end; a break before it is named, since the library only sees a text that is no JSON. */
function namingBreaks(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        const ended =
          error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
        // Whoever ends the call, our own limits or the reader, says why by the signal.
        throw ended ? error : new ModelError('cut_off', 'The connection broke.', { cause: error });
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function failAfter(most: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > most) controller.error(new ModelError('bad_answer', `it is over ${most} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}

function cutAfter(most: number): TransformStream<Uint8Array, Uint8Array> {
  let left = most;
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk.subarray(0, left));
      left -= chunk.byteLength;
      if (left <= 0) controller.terminate();
    },
  });
}
