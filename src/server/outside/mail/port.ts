/** A letter ready to be sent, readable as plain text and as HTML alike. */
export interface Letter {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Becomes the Message-ID, so that a letter that was sent twice shows once. */
  key: string;
}

/** A letter with the parts that every letter of the product has. */
export type Message = Omit<Letter, 'key'> & {
  from: string;
  messageId: string;
  /** Where answers to the letter go; otherwise to its sender. */
  replyTo?: string;
  headers: Record<string, string>;
};

export type Deliver = (message: Message) => Promise<void>;

export interface Mail {
  /** `outbox`: letters are written to files instead of being sent. */
  readonly mode: 'smtp' | 'outbox';
  /** @throws AppError outside_failed when the mail server refuses or does not answer */
  send(letter: Letter): Promise<void>;
}
