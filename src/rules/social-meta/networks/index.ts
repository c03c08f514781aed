import { socialNetworks, type SocialNetwork } from '#contract/social-page.ts';
import type { SocialPlatform } from '#contract/social-meta.ts';
import { facebook } from './facebook.ts';
import { linkedin } from './linkedin.ts';
import type { NetworkRule } from './network.ts';
import { pinterest } from './pinterest.ts';
import { twitter } from './twitter.ts';
import { whatsapp } from './whatsapp.ts';

export const networkRules: Record<SocialNetwork, NetworkRule> = {
  facebook,
  twitter,
  linkedin,
  pinterest,
  whatsapp,
};

/** Networks that a choice stands for: one, or all. */
export function networksOf(platform: SocialPlatform): readonly SocialNetwork[] {
  return platform === 'all' ? socialNetworks : [platform];
}
