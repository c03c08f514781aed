/** "Women 25-45 with dull skin": the ages that a campaign aims at, behind the people. "Children 3-12" is said of the thing. */
export const targetedAges =
  /(?<=(?:^|\s)(?:women|men|adults|people|females?|males?|professionals|shoppers|moms|mums|dads|users|frauen|männer|erwachsene|mujeres|hombres|adultos|femmes|hommes|adultes))\s(?:aged?\s)?(?:1[3-9]|[2-9]\d)\s?[-–—]\s?\d{2}(?!\d)/iu;
