import type { SocialMetaForm } from '#contract/social-meta.ts';
import type { BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { buildSocial } from './build.ts';
import type { GatheredSocial } from './gather.ts';

export { gatherSocial as gather } from './gather.ts';

export const parts = (form: SocialMetaForm): SocialMetaForm[] => [form];

export function build(_form: SocialMetaForm, gathered: GatheredSocial): BuiltSocialMeta {
  return buildSocial(gathered);
}
