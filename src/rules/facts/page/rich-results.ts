/** What Google asks of a type before it shows it as more than a blue link. */
interface RichResult {
  types: readonly string[];
  /** Each must be there; of those joined by `|` one. */
  required: readonly string[];
  recommended: readonly string[];
}

/**
 * Properties by type. Source: Google Search Central, structured data documentation, from memory in November 2026 and
 * not read again: a missing property is never worse than improvable. Types that are not listed are not judged;
 * schema.org itself requires nothing.
 */
const richResults: readonly RichResult[] = [
  {
    types: ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel'],
    required: ['name', 'offers|review|aggregateRating|hasVariant'],
    recommended: ['image', 'description', 'brand'],
  },
  {
    types: ['Offer'],
    required: ['price|priceSpecification'],
    recommended: ['priceCurrency', 'availability'],
  },
  {
    types: ['AggregateOffer'],
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount'],
  },
  {
    types: ['AggregateRating'],
    required: ['ratingValue', 'ratingCount|reviewCount'],
    recommended: [],
  },
  { types: ['Review'], required: ['author', 'reviewRating'], recommended: ['datePublished'] },
  {
    types: ['MerchantReturnPolicy'],
    required: ['applicableCountry|returnPolicyCountry|merchantReturnLink'],
    recommended: [],
  },
  {
    types: 'Article NewsArticle BlogPosting TechArticle Report ScholarlyArticle LiveBlogPosting'.split(' '),
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  },
  { types: ['BreadcrumbList'], required: ['itemListElement'], recommended: [] },
  {
    types: 'Organization Corporation OnlineStore OnlineBusiness NGO NewsMediaOrganization'.split(' '),
    required: [],
    recommended: ['name', 'url', 'logo'],
  },
  {
    types: (
      'LocalBusiness Store Restaurant FoodEstablishment CafeOrCoffeeShop BarOrPub Bakery Hotel LodgingBusiness Dentist ' +
      'MedicalClinic Physician Pharmacy BeautySalon HairSalon ClothingStore ElectronicsStore GroceryStore HardwareStore ' +
      'AutoRepair AutoDealer RealEstateAgent LegalService Attorney AccountingService ExerciseGym ProfessionalService'
    ).split(' '),
    required: ['name', 'address'],
    recommended: ['telephone', 'openingHours|openingHoursSpecification', 'geo|hasMap', 'url'],
  },
  {
    types: ['VideoObject'],
    required: ['name', 'thumbnailUrl|thumbnail', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl|embedUrl'],
  },
  {
    types: (
      'Event BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent EducationEvent ExhibitionEvent Festival ' +
      'FoodEvent LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent'
    ).split(' '),
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'description', 'image', 'offers', 'eventStatus', 'organizer'],
  },
  {
    types: ['JobPosting'],
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation|applicantLocationRequirements',
    ],
    recommended: ['validThrough', 'employmentType', 'baseSalary'],
  },
  {
    types: ['Recipe'],
    required: ['name', 'image'],
    recommended: ['recipeIngredient', 'recipeInstructions', 'author', 'totalTime|cookTime', 'recipeYield'],
  },
  { types: ['Course'], required: ['name', 'description'], recommended: ['provider'] },
  {
    types: 'SoftwareApplication MobileApplication WebApplication VideoGame'.split(' '),
    required: ['name', 'offers', 'aggregateRating|review'],
    recommended: ['applicationCategory', 'operatingSystem'],
  },
  { types: ['QAPage'], required: ['mainEntity'], recommended: [] },
  { types: ['ProfilePage'], required: ['mainEntity'], recommended: ['dateCreated', 'dateModified'] },
  {
    types: ['DiscussionForumPosting'],
    required: ['author', 'datePublished', 'text|image|video|headline'],
    recommended: ['comment', 'url'],
  },
  { types: ['Dataset'], required: ['name', 'description'], recommended: ['license', 'creator'] },
];

const byType = new Map(richResults.flatMap((result) => result.types.map((type) => [type, result] as const)));

/** What a type must and should say; null where nothing is known of it. */
export function richResultOf(types: readonly string[]): RichResult | null {
  for (const type of types) {
    const result = byType.get(type);
    if (result) return result;
  }
  return null;
}

/** Types that Google no longer shows, with the month in which it stopped (platform rules §11). */
export const retiredRichResults: ReadonlyMap<string, string> = new Map([
  ['FAQPage', 'May 2026'],
  ['HowTo', 'September 2023'],
  ['ClaimReview', 'June 2025'],
  ['OccupationAggregationByEmployer', 'June 2025'],
  ['Occupation', 'June 2025'],
  ['LearningResource', 'June 2025'],
  ['SpecialAnnouncement', 'July 2025'],
  ['Quiz', 'January 2026'],
]);
