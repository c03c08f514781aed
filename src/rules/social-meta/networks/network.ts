import type { SocialNetwork } from '#contract/social-page.ts';
import type { PictureFormat } from '#contract/social-picture.ts';
import { advice } from '#rules/platforms/limit.ts';
import type { Confidence, Target, TextFieldRule } from '#rules/platforms/platform.ts';

/** What a network wants of the picture of a shared page. Pixels, and bytes of the file. */
export interface NetworkImage {
  /** Size that shows sharp everywhere. */
  best: { width: number; height: number };
  /** Below this size the network shows no large picture. */
  large: { width: number; height: number };
  /** Below this size it shows none at all. */
  least: { width: number; height: number };
  /** Width divided by height to which the picture is cropped. */
  ratio: number;
  /** A larger file is not shown. */
  mostBytes: number;
  /** Which of our pictures it gets. */
  format: PictureFormat;
  source: string;
  confidence: Confidence;
}

/** How one network makes a card of a page: what it reads, how much of it shows, and what a writer should put there. */
export interface NetworkRule {
  id: SocialNetwork;
  /** What people call it. */
  name: string;
  title: TextFieldRule;
  description: TextFieldRule;
  /** Tags in the network's order of falling back; `title` is the title element, `description` the meta description. */
  titleFrom: readonly string[];
  descriptionFrom: readonly string[];
  imageFrom: readonly string[];
  image: NetworkImage;
  /** Where the order of falling back was read. */
  source: string;
}

interface TextRule {
  max: number;
  target: Target;
  confidence: Confidence;
  source: string;
  guidance: string;
}

/** A title of a card in code points: it is cut on the screen, never refused. */
export function cardTitle({ max, target, confidence, source, guidance }: TextRule): TextFieldRule {
  return {
    kind: 'text',
    id: 'titleTag',
    label: 'Title',
    required: true,
    guidance,
    limit: advice(max, 'characters', confidence, source, target.from),
    target,
    format: 'line',
  };
}

/** A description of a card in code points. */
export function cardDescription({ max, target, confidence, source, guidance }: TextRule): TextFieldRule {
  return {
    kind: 'text',
    id: 'metaDescription',
    label: 'Description',
    required: true,
    guidance,
    limit: advice(max, 'characters', confidence, source, target.from),
    target,
    format: 'line',
  };
}
