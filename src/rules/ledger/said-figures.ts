/** "24 x 18 x 10 cm" of a thing that is "24 cm high, 18 cm deep and 10 cm wide". */
export function threeSides(sides: string): string {
  const found = sides.match(/(?<![\d.])\d{1,4}(?:\.\d{1,2})? ?\p{L}{1,6}/gu) ?? [];
  const units = new Set(found.map((told) => told.replace(/^[\d.]+ ?/u, '')));
  const [unit = ''] = units;
  return found.length === 3 && units.size === 1
    ? `${found.map((told) => /^[\d.]+/u.exec(told)![0]).join(' x ')} ${unit}`
    : '';
}

/** "Runs for about eight": of what stands before it. */
export const endsInNumber =
  /\s(?:for|about|around|up to) (?:about )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)$/u;

/** "Softwood, hardwood and MDF". */
export const shortRow = /^(?=.{5,34}$)\p{L}{3,}(?:, \p{L}{3,}){1,2},? and \p{L}{3,}$/u;
