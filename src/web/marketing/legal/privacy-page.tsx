import { privacy } from '#web/marketing/content/legal-privacy.ts';
import { LegalPage } from './legal-page.tsx';

/** `/privacy` */
export default function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
