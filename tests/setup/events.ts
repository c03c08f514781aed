export interface SentEvent {
  event: string;
  data: Record<string, unknown>;
}

/** The server-sent events of a whole answer, in order; comments such as heartbeats are left out. */
export function readEvents(text: string): SentEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [first = '', second = ''] = block.split('\n');
      return { event: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) };
    });
}
