const pairs =
  'high and low|low and high|new and old|old and new|hot and cold|cold and hot|wet and dry|large and small|big and small|' +
  'left and right|open and closed|free and paid|warm and cold|short and long|long and short|public and private|' +
  'red and white|light and dark|male and female|upper and lower|fast and slow|local and national|bright and dark|' +
  'spoken and written|domestic and foreign|past and future|planned and unplanned|indoor and outdoor';

const shown = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}\p{N}-]* )?\p{L}{3,} (?:you )?((?:${pairs}) \p{Ll}{3,})(?= (?:for|of|in|from|on|at|with|by|to|as|near|around)\b|[.,])`,
  'u',
);

/** "High and low water" of what an app shows: both adjectives are those of the noun; empty elsewhere. English. */
export function pairedObject(description: string): string {
  return shown.exec(description)?.[1] ?? '';
}
