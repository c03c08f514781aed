/**
 * An answer in one piece as the stream that was asked for: some endpoints and proxies do not stream, and the library
 * would take their whole answer for an empty one. An error with the status of success is passed on as one.
 */
export async function streamOfOnePiece(
  body: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const text = await new Response(body).text();
  const { body: stream } = new Response(eventsOf(text));
  if (stream === null) throw new Error('A text has a body.');
  return stream;
}

function eventsOf(text: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return text;
  }
  const { error, choices, usage, ...rest } = Object(answer) as Record<string, unknown>;
  if (error !== undefined && error !== null) return event({ error });
  const [choice] = Array.isArray(choices) ? (choices as unknown[]) : [];
  const { message, finish_reason: reason } = Object(choice) as Record<string, unknown>;
  const content = contentOf(Object(message) as Record<string, unknown>);
  if (content === null) return text;
  const part = (delta: object, finish: unknown) => ({
    ...rest,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  return [
    event(part({ role: 'assistant', content }, null)),
    event({ ...part({}, reason ?? 'stop'), ...(usage !== undefined && { usage }) }),
    'data: [DONE]\n\n',
  ].join('');
}

/** The text of a message: as one, in parts, or as what a tool is to be called with, which some take for a form to fill in. */
function contentOf({ content, tool_calls: calls }: Record<string, unknown>): string | null {
  if (typeof content === 'string' && content !== '') return content;
  const parts = (Array.isArray(content) ? (content as unknown[]) : []).map((part) => textIn(part, 'text'));
  if (parts.some((part) => part !== '')) return parts.join('');
  const [call] = Array.isArray(calls) ? (calls as unknown[]) : [];
  const { function: called } = Object(call) as Record<string, unknown>;
  return textIn(called, 'arguments') || (typeof content === 'string' ? content : null);
}

function textIn(value: unknown, key: string): string {
  const text: unknown = (Object(value) as Record<string, unknown>)[key];
  return typeof text === 'string' ? text : '';
}

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
