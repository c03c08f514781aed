import { cookies } from '#web/marketing/content/legal-cookies.ts';
import { LegalPage } from './legal-page.tsx';

/** `/cookies` */
export default function CookiesPage() {
  return <LegalPage document={cookies} />;
}
