import type { SocialCardText, SocialMetaChange, SocialMetaRecord } from '#contract/social-meta.ts';
import type { SocialPicture } from '#contract/social-picture.ts';
import { imagesOf, originsOf } from './card-images.ts';
import { judgeRecord, ledgerOfRecord } from './judge.ts';
import { networksOf } from './networks/index.ts';
import { withScores, type BuiltSocialMeta } from './record.ts';

/** What a changed picture needs from around it. */
interface Surroundings {
  /** Public name of the new look, when there is one. */
  pictureId: string;
  /** Origin of this product, without a slash at its end. */
  publicUrl: string;
}

/** A record with another picture, scored again. An origin that the record does not have changes nothing. */
export function changedRecord(
  record: SocialMetaRecord,
  change: SocialMetaChange,
  { pictureId, publicUrl }: Surroundings,
): BuiltSocialMeta {
  const {
    id: _id,
    createdAt: _createdAt,
    optimizationScore: _score,
    recommendations: _list,
    ...kept
  } = record;
  const networks = networksOf(record.platform);
  const picture = pictureWith(record.picture, change, pictureId);
  const sources = { page: record.page, logo: record.logo, picture, publicUrl };
  const imageOrigins = originsOf(sources, networks);
  const imageOrigin =
    change.imageOrigin !== undefined && imageOrigins.includes(change.imageOrigin)
      ? change.imageOrigin
      : record.imageOrigin;
  const images = imagesOf(imageOrigin, sources, networks);
  const optimizedMeta = { ...record.optimizedMeta };
  for (const id of networks) {
    const card: SocialCardText | undefined = optimizedMeta[id];
    if (card) optimizedMeta[id] = { ...card, image: images[id]?.url ?? card.image };
  }
  const changed = { ...kept, picture, imageOrigin, imageOrigins, images, optimizedMeta };
  return withScores({ ...changed, ...judgeRecord(changed, ledgerOfRecord(record)) });
}

/** A picture that was given out never changes: another look is another picture. */
function pictureWith(
  picture: SocialPicture,
  { picture: change }: SocialMetaChange,
  id: string,
): SocialPicture {
  if (change === undefined) return picture;
  const {
    design = picture.design,
    title = picture.title,
    subtitle = picture.subtitle,
    colours = picture.colours,
  } = change;
  const next = { ...picture, design, title, subtitle, colours };
  return JSON.stringify(next) === JSON.stringify(picture) ? picture : { ...next, id };
}
