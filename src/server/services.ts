import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Environment } from '#server/env.ts';
import type { Metrics } from '#server/operations/metrics.ts';
import type { EgressGuard } from '#server/outside/egress/port.ts';
import type { FieldDataSource } from '#server/outside/field-data/port.ts';
import type { Jobs } from '#server/outside/jobs/port.ts';
import type { KeywordSource } from '#server/outside/keyword-source/port.ts';
import type { Mail } from '#server/outside/mail/port.ts';
import type { PageFetch } from '#server/outside/page-fetch/port.ts';
import type { PageReader } from '#server/page-reading/reader.ts';
import type { Payments } from '#server/outside/payments/port.ts';
import type { TextModel } from '#server/outside/model/port.ts';
import type { Speed } from '#server/outside/speed/port.ts';

/** What routes and jobs work with. Made in `main.ts`, and by the tests' own set-up. */
export interface Services {
  env: Environment;
  database: Database;
  clock: Clock;
  /** `null`: no model is connected and the rule-based writer does the work. */
  model: TextModel | null;
  payments: Payments;
  /** The only way to addresses that users name. */
  egress: EgressGuard;
  /** Pages, links and robots.txt that users name, fetched through that guard. */
  pages: PageFetch;
  /** Measures pages in a browser. */
  speed: Speed;
  /** `null`: no key of the Chrome UX Report is given. */
  fieldData: FieldDataSource | null;
  /** `null`: no account of the Google Ads API is given. */
  keywordSource: KeywordSource | null;
  /** Reads and judges pages in threads of their own. */
  reader: PageReader;
  /** Work that runs beside the answers. */
  jobs: Jobs;
  mail: Mail;
  log: FastifyBaseLogger;
  /** Where somebody asks for them: the operator's port makes them before the app. */
  metrics?: Metrics;
}
