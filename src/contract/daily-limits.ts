/**
 * Runs for each user and UTC day of the tools that are limited (document 1 §9). Tools that are not named here are
 * unlimited. The tools' definitions and the public pages read these figures; they stand nowhere else.
 */
export const dailyLimits = {
  coreWebVitals: 100,
  socialMeta: 150,
  keywordResearch: 100,
  /** 2,000 pages; whoever reads more of foreign sites a day needs an agreement with them. */
  siteCrawls: 10,
} as const;
