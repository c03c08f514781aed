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
    const isOnePiece = ok && (headers.get('content-type') ?? '').startsWith('application/json');
    return new Response(isOnePiece ? await streamOfOnePiece(body) : body, { status, statusText, headers });
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
