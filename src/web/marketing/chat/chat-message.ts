/** One message of the conversation; lives in the tab only (document 1 §3). */
export interface ChatMessage {
  id: string;
  /** Plain text, never HTML. */
  text: string;
  isUser: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** Older messages are forgotten, so that the tab's storage is never full. */
const mostKept = 100;

/** The messages of a stored conversation; null when there is none or it is not one. */
export function keptMessages(stored: string | null): ChatMessage[] | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value) || value.length === 0 || !value.every(isMessage)) return null;
    return value.slice(-mostKept);
  } catch {
    return null;
  }
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, isUser, timestamp } = value as Partial<Record<keyof ChatMessage, unknown>>;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    typeof isUser === 'boolean' &&
    typeof timestamp === 'number'
  );
}
