const asksForContact =
  /https?:|\b(?:call|text|whatsapp|e-?mail|message|dm) (?:us|me)\b|\blink in (?:the |our |my )?bio\b/iu;
const address = /www\.|@\w+\.|(?<![\w-])-*\w[\w-]*\.(?:com|co\.uk|de|es|fr|net|org|shop|example)\b/iu;

/** Whether a clause asks to get in touch or names where. */
export function namesContact(text: string): boolean {
  return asksForContact.test(text) || (text.includes('.') && address.test(text));
}
