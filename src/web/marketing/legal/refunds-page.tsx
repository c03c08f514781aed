import { refunds } from '#web/marketing/content/legal-refunds.ts';
import { LegalPage } from './legal-page.tsx';

/** `/refunds` */
export default function RefundsPage() {
  return <LegalPage document={refunds} />;
}
