/** Longest card number that any network gives out. */
const longestNumber = 19;
const shortestNumber = 12;

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

const isAmex = (digits: string) => /^3[47]/.test(digits);

/** Digits in the groups that stand on the card: 4-6-5 for American Express, fours for the others. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, longestNumber);
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** `1230`, `12/30` and `12/2030` become `12 / 30`; a first digit over 1 can only be a month of its own. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits) || /^\d\s*\/$/.test(text.trim())) digits = `0${digits}`;
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, 4);
}

/** Month 1 to 12 and the full year; null until both are there. */
export function parseExpiry(text: string): { month: number; year: number } | null {
  const digits = digitsOf(formatExpiry(text));
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return null;
  return { month, year: 2000 + Number(digits.slice(2)) };
}

/** Check digit of ISO/IEC 7812. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, character, place) => {
      const digit = Number(character) * (place % 2 === 1 ? 2 : 1);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return sum % 10 === 0;
}

export interface CardEntry {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
}

export type CardProblems = Partial<Record<keyof CardEntry, string | undefined>>;

/** What is missing or wrong, in the payment provider's own words. What only a bank knows is not judged here. */
export function cardProblems(entry: CardEntry, now: Date): CardProblems {
  const problems: CardProblems = {};
  if (!isEmail(entry.email)) problems.email = 'Please enter a valid e-mail address';
  const digits = digitsOf(entry.number);
  if (digits.length < shortestNumber) problems.number = 'Your card number is incomplete.';
  else if (!passesLuhn(digits)) problems.number = 'Your card number is invalid.';
  const expiry = parseExpiry(entry.expiry);
  if (!expiry) problems.expiry = 'Your card’s expiration date is incomplete.';
  else if (expiry.year * 12 + expiry.month <= now.getFullYear() * 12 + now.getMonth())
    problems.expiry = 'Your card’s expiration date is in the past.';
  if (digitsOf(entry.cvc).length < (isAmex(digits) ? 4 : 3))
    problems.cvc = 'Your card’s security code is incomplete.';
  return problems;
}

/** Close enough to catch a slip; the receipt shows whether it arrives. */
export function isEmail(text: string): boolean {
  return text.trim().length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** Place of the caret in a formatted text so that as many digits stand before it as did while typing. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let place = 0; place < formatted.length; place += 1) {
    if (seen === digitsBefore) return place;
    if (/\d/.test(formatted[place] ?? '')) seen += 1;
  }
  return formatted.length;
}
