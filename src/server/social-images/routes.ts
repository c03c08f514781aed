import type { FastifyInstance } from 'fastify';
import { SocialPicture, type PictureFormat } from '#contract/social-picture.ts';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { BurstLimit } from '#server/tools/burst.ts';
import { openPictureDrawer } from './drawing-thread.ts';
import { openGivenPictures } from './given-pictures.ts';
import { openLogoReader } from './logo-reading.ts';
import { openLogos } from './logos.ts';
import { previewNotes } from './preview-notes.ts';

const year = 365 * 24 * 60 * 60;
const file = /^(landscape|square|pin)\.png$/;
/** Previews of one user: the chooser asks for one of each design with every change, after a moment of quiet. */
const previews = { concurrent: 16, starts: 160, perMinute: 320 };

/** Pictures that customers' pages name, for everybody, and previews of them for who chooses one. */
export function registerSocialImages(
  app: FastifyInstance,
  { database, pages, clock }: Pick<Services, 'database' | 'pages' | 'clock'>,
): void {
  const drawer = openPictureDrawer();
  const reader = openLogoReader();
  const logos = openLogos(pages, reader);
  const givenPicture = openGivenPictures(database, drawer, logos);
  const bursts = new BurstLimit(previews, clock);
  app.addHook('onClose', async () => {
    drawer.close();
    reader.close();
  });

  app.get<{ Params: { id: string; file: string } }>('/social-images/:id/:file', async (request, reply) => {
    const format = file.exec(request.params.file)?.[1] as PictureFormat | undefined;
    const id = SocialPicture.shape.id.safeParse(request.params.id);
    const picture = format && id.success ? await givenPicture(id.data, format) : null;
    if (!picture) throw new AppError('not_found');
    const { png, etag, final } = picture;
    void reply
      .header('content-type', 'image/png')
      // Networks and other sites show it; the policy of the pages would keep it to ours.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', final ? `public, max-age=${year}, immutable` : 'public, max-age=60')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(Buffer.from(png));
  });

  route(
    app,
    'POST /api/social-images/preview',
    async ({ body: { format, logoUrl, ...picture }, guarded }) => {
      const end = bursts.start(guarded.id);
      try {
        const logo = logoUrl === null ? null : await logos.readRemembered(logoUrl);
        const png = logo?.state === 'read' ? logo.png : null;
        const drawn = await drawer.draw(picture, format, png);
        return {
          image: `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`,
          bytes: drawn.png.length,
          notes: previewNotes(drawn.undrawn, logo),
        };
      } finally {
        end();
      }
    },
    { guard: requireActiveUser, bodyLimit: 16 * 1024 },
  );
}
