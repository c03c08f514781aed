/**
 * LAUNCH CONTENT (document 1 §1 and §9). The operator replaces these figures by counted ones; those that the
 * product counts itself stand in the table `trust_metrics`.
 */
export interface Statistic {
  figure: string;
  meaning: string;
}

export const statistics: readonly Statistic[] = [
  { figure: '2,847', meaning: 'active users' },
  { figure: '18,394', meaning: 'SEO contents generated' },
  { figure: '4.9', meaning: 'average rating' },
  { figure: '10', meaning: 'platforms' },
  { figure: '73%', meaning: 'average SEO score improvement' },
  { figure: '2.3x', meaning: 'average revenue growth' },
  { figure: '24/7', meaning: 'AI support' },
  { figure: '99.9%', meaning: 'uptime' },
  { figure: '50+', meaning: 'countries' },
];

/** Stands under the figures. */
export const statisticsNote = 'Launch figures: samples that stand here until our own counts replace them.';
