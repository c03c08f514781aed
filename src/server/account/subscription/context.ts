import type { Payments } from '#server/outside/payments/port.ts';
import type { Services } from '#server/services.ts';
import type { Background } from '#server/background.ts';

/** What buying and billing work with. Jobs have the same, without a browser. */
export interface Billing extends Pick<Services, 'env' | 'database' | 'mail' | 'clock' | 'log'> {
  payments: Payments;
  background: Background;
}
