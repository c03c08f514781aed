import { supportEntries } from 'virtual:support-entries';
import { answerByKeywords } from '#rules/support/answer.ts';
import { greeting } from '#rules/support/opening.ts';
import { call } from '#web/data/client.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { keptMessages, type ChatMessage } from './chat-message.ts';

export interface Conversation {
  messages: readonly ChatMessage[];
  /** A reply is on its way. */
  pending: boolean;
  /** What was cleared last, until the next message. */
  cleared?: readonly ChatMessage[];
}

const messagesKey = 'shelfmark.chat';
/** Milliseconds until the browser answers itself. */
const patience = 25_000;

const listeners = new Set<() => void>();
let current: Conversation = { messages: begin(), pending: false };
let asking: AbortController | null = null;
/** Where a person can be reached, once the server has said so. */
let supportEmail: string | null = null;
let asked = false;

function begin(): ChatMessage[] {
  return keptMessages(readStored(messagesKey, 'sessionStorage')) ?? [messageOf(greeting, false)];
}

function messageOf(text: string, isUser: boolean): ChatMessage {
  return { id: crypto.randomUUID(), text, isUser, timestamp: Date.now() };
}

function change(next: Conversation): void {
  current = next;
  writeStored(messagesKey, JSON.stringify(next.messages), 'sessionStorage');
  for (const listener of listeners) listener();
}

/** The one conversation of this tab. It goes on while its panel is closed or another page is opened. */
export const conversation = {
  get: (): Conversation => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Blank messages, and any while a reply is pending, are ignored. */
  send(text: string): void {
    const message = text.trim();
    if (message === '' || current.pending) return;
    void reply(message, [...current.messages, messageOf(message, true)]);
  },

  /** Asks again what a reload left without a reply, and learns where a person can be reached. */
  resume(): void {
    void learnContact();
    const last = current.messages.at(-1);
    if (last?.isUser && !current.pending) void reply(last.text, current.messages);
  },

  /** Begins anew; a reply that is on its way is given up. */
  clear(): void {
    asking?.abort();
    asking = null;
    change({ messages: [messageOf(greeting, false)], pending: false, cleared: current.messages });
  },

  /** Takes the clearing back; a question that had no reply yet is asked again. */
  restore(): void {
    if (current.cleared) change({ messages: current.cleared, pending: false });
    conversation.resume();
  },
};

async function reply(message: string, messages: readonly ChatMessage[]): Promise<void> {
  const mine = new AbortController();
  asking = mine;
  change({ messages, pending: true });
  const text = await answerTo(message, AbortSignal.any([mine.signal, AbortSignal.timeout(patience)]));
  if (asking !== mine) return;
  asking = null;
  change({ messages: [...current.messages, messageOf(text, false)], pending: false });
}

/** The server's answer, or after any failure the one that the same rule gives in the browser. */
async function answerTo(message: string, signal: AbortSignal): Promise<string> {
  try {
    const { response } = await call('POST /api/support-chat', { body: { message }, signal });
    return response;
  } catch {
    return answerByKeywords(message, supportEntries, supportEmail);
  }
}

async function learnContact(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    ({ supportEmail } = await call('GET /api/config'));
  } catch {
    // Asked again with the next opening; until then answers name nobody.
    asked = false;
  }
}
