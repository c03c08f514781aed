import { mostStories, type NewStory, type OwnStory } from '#contract/reviews.ts';
import { call } from '#web/data/client.ts';
import { OwnSection, type OwnKind } from './own-section.tsx';
import { StoryForm } from './story-form.tsx';

const stories: OwnKind<NewStory, OwnStory> = {
  key: ['/api/success-stories/mine'],
  heading: 'Your success stories',
  name: 'success story',
  plural: 'success stories',
  empty:
    'What did you change, and what came of it? Published stories stand on the first page, with the business’s name.',
  most: mostStories,
  list: (signal) => call('GET /api/success-stories/mine', { signal }),
  save: (body, id) =>
    id === null
      ? call('POST /api/success-stories', { body })
      : call('PUT /api/success-stories/:id', { params: { id }, body }),
  remove: (id) => call('DELETE /api/success-stories/:id', { params: { id } }),
  titleOf: ({ businessName }) => businessName,
  isVerified: ({ isFeatured }) => isFeatured,
  Form: StoryForm,
  Aside: ({ entry }) => entry.industry,
  Body: ({ entry: { challenge, solution, results } }) => (
    <dl className="mt-1 max-w-[70ch] text-[0.94rem] text-ink-soft">
      {Object.entries({ Challenge: challenge, Solution: solution, Results: results }).map(([part, text]) => (
        <div key={part} className="mt-1.5 [overflow-wrap:anywhere] whitespace-pre-line">
          <dt className="inline font-medium text-ink">{part}: </dt>
          <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  ),
};

/** The user's own success stories. */
export function StorySection({ userId }: { userId: string }) {
  return <OwnSection kind={stories} userId={userId} />;
}
