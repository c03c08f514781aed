const onlyAge =
  /^(?:made )?(?:circa|ca?\.?|about|around|approx\.?|approximately|dated|from|in|um|aus|ca\.|hacia|de|vers|env\.?|environ) ?(?:the )?((?:1[5-9]|20)\d\d)(?:[’']?s)?$/iu;

/** "Circa 1880" behind a name that ends in "c.1880": a year in other words. */
export function saysYearAgain(phrase: string, title: string): boolean {
  const year = onlyAge.exec(phrase)?.[1];
  return year !== undefined && title.includes(year);
}
