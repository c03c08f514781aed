import type {
  SocialCardImage,
  SocialMetaDetails,
  SocialMetaRecord,
  SocialSurface,
} from '#contract/social-meta.ts';
import type { SocialImageReading, SocialNetwork, SocialPageReading } from '#contract/social-page.ts';
import type { JudgedImage, SocialCardContext } from '#rules/checks/social-check.ts';
import { ledgerOf } from '#rules/ledger/ledger-of.ts';
import type { Fact, Language, Ledger } from '#rules/listing/listing.ts';
import { metaDescription, titleTag } from '#rules/platforms/search-page-fields.ts';
import { networkRules, networksOf } from './networks/index.ts';
import type { NetworkRule } from './networks/network.ts';
import { shownOn, sizeOn } from './page/image-file.ts';
import { scoreCards } from './score.ts';

/** What of a record is judged. */
export type JudgedRecord = Pick<
  SocialMetaRecord,
  'platform' | 'businessName' | 'optimizedMeta' | 'images' | 'page' | 'logo' | 'callToAction' | 'topics'
>;

const titleRule = titleTag('');
const descriptionRule = metaDescription('');

/** The ledger of a saved record: it judges as the first one did. */
export function ledgerOfRecord({ facts, language }: Pick<SocialMetaDetails, 'facts' | 'language'>): Ledger {
  return ledgerOf(facts as Fact[], languageOfTag(language));
}

function languageOfTag(tag: string): Language {
  const [primary] = tag.split('-');
  const written =
    primary === 'en' || primary === 'es' || primary === 'de' || primary === 'fr' ? primary : 'other';
  return { written, tag };
}

/** Score of our cards, and of the page's present ones by the same checks; null where the page could not be read. */
export function judgeRecord(
  record: JudgedRecord,
  ledger: Ledger,
): Pick<SocialMetaDetails, 'scores' | 'checks' | 'before'> {
  const networks = networksOf(record.platform);
  const after = scoreCards([
    ...networks.map((id) => ownCard(id, record, ledger)),
    ownGeneral(record, ledger),
  ]);
  if (record.page.state === 'unread') return { ...after, before: null };
  const { page } = record;
  const before = scoreCards([
    ...networks.map((id) => pageCard(id, page, record, ledger)),
    pageGeneral(page, record, ledger),
  ]);
  return { ...after, before };
}

function basis(
  surface: SocialSurface,
  { businessName, callToAction, topics }: JudgedRecord,
  ledger: Ledger,
): Pick<
  SocialCardContext,
  'surface' | 'network' | 'titleRule' | 'descriptionRule' | 'ledger' | 'brand' | 'topics' | 'callToAction'
> {
  const network = surface === 'general' ? null : networkRules[surface];
  return {
    surface,
    network,
    titleRule: network?.title ?? titleRule,
    descriptionRule: network?.description ?? descriptionRule,
    ledger,
    brand: businessName,
    topics,
    callToAction: callToAction ?? '',
  };
}

function ownCard(id: SocialNetwork, record: JudgedRecord, ledger: Ledger): SocialCardContext {
  const { optimizedMeta, images } = record;
  const card = optimizedMeta[id];
  return {
    ...basis(id, record, ledger),
    title: card?.title ?? '',
    description: card?.description ?? '',
    titleTag: optimizedMeta.general.title,
    image: judgedOwn(images[id], record, networkRules[id]),
    tagFaults: [],
    written: true,
  };
}

function ownGeneral(record: JudgedRecord, ledger: Ledger): SocialCardContext {
  const { title, description } = record.optimizedMeta.general;
  return {
    ...basis('general', record, ledger),
    title,
    description,
    titleTag: title,
    image: null,
    tagFaults: [],
    written: true,
  };
}

type ReadPageReading = Extract<SocialPageReading, { state: 'read' }>;

function pageCard(
  id: SocialNetwork,
  page: ReadPageReading,
  record: JudgedRecord,
  ledger: Ledger,
): SocialCardContext {
  const { title, description, image } = page.cards[id];
  const rule = networkRules[id];
  return {
    ...basis(id, record, ledger),
    title: title.text,
    description: description.text,
    titleTag: page.tags.find(({ name }) => name === 'title')?.value ?? '',
    image: image === null ? null : { ...judgedReading(image, rule), shown: shownOn(rule, image) },
    tagFaults: faultsOf(page, ({ takenBy, name }) => takenBy.includes(id) && !name.includes('image')),
    written: false,
  };
}

function pageGeneral(page: ReadPageReading, record: JudgedRecord, ledger: Ledger): SocialCardContext {
  const valueOf = (name: string): string =>
    page.tags.find((tag) => tag.name === name && tag.value !== '')?.value ?? '';
  return {
    ...basis('general', record, ledger),
    title: valueOf('title'),
    description: valueOf('description'),
    titleTag: valueOf('title'),
    image: null,
    tagFaults: faultsOf(page, ({ name }) => name === 'title' || name === 'description'),
    written: false,
  };
}

function faultsOf(
  { tags }: ReadPageReading,
  concerns: (tag: ReadPageReading['tags'][number]) => boolean,
): string[] {
  return tags
    .filter(concerns)
    .flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
}

function judgedOwn(
  image: SocialCardImage | undefined,
  { page, logo }: JudgedRecord,
  rule: NetworkRule,
): JudgedImage | null {
  if (!image) return null;
  const read = image.origin === 'page' && page.state === 'read' ? page.cards[rule.id].image : logo;
  if (image.origin !== 'made' && read !== null) return { ...judgedReading(read, rule), alt: image.alt };
  return {
    fault: null,
    shown: 'large',
    width: image.width,
    height: image.height,
    bytes: null,
    alt: image.alt,
    found: `${image.width} × ${image.height} pixels, PNG, drawn here`,
  };
}

function judgedReading(reading: SocialImageReading, rule: NetworkRule): JudgedImage {
  const { state, problems, width, height, bytes, alt, type } = reading;
  const size = width === null || height === null ? 'size unknown' : `${width} × ${height} pixels`;
  return {
    fault: state === 'read' || state === 'unchecked' ? null : (problems.at(-1) ?? 'It could not be fetched.'),
    shown: sizeOn(rule, reading),
    width,
    height,
    bytes,
    alt,
    found: `${size}${type === null ? '' : `, ${type}`}`,
  };
}
