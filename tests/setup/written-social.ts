import type { SocialMetaForm } from '#contract/social-meta.ts';
import type { SocialPage } from '#rules/social-meta/page/social-page.ts';
import { buildRecord, type BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { socialBrief, type SocialBrief } from '#rules/social-meta/social-brief.ts';
import { writeSocial } from '#rules/writers/social-meta/write.ts';

/** What the rules alone make of a form and of its page, where one was read. */
export function writtenSocial(
  form: SocialMetaForm,
  page: SocialPage | null = null,
): { record: BuiltSocialMeta; brief: SocialBrief } {
  const brief = socialBrief(form, page);
  const record = buildRecord(brief, writeSocial(brief), {
    page: { state: 'unread', message: '' },
    logo: null,
    pictureId: 'a'.repeat(24),
    publicUrl: 'https://app.example',
    writer: 'rules',
    notices: [],
  });
  return { record, brief };
}
