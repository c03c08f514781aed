import type { UndrawnText } from './picture/draw.ts';
import type { LogoReading } from './logos.ts';

const names: Record<UndrawnText['text'], string> = {
  title: 'title',
  subtitle: 'second line',
  brandName: 'brand name',
};

/** What is not as asked for, in sentences. */
export function previewNotes(undrawn: readonly UndrawnText[], logo: LogoReading | null): string[] {
  const texts = undrawn.map(({ text, characters, whole }) => {
    const list = characters.join(' ');
    return whole
      ? `The ${names[text]} is left out: we have no typeface for ${list}. Empty boxes would look broken, so the picture is drawn without it.`
      : `The ${names[text]} is drawn without ${list}: we have no typeface for it.`;
  });
  if (logo === null || logo.state === 'read') return texts;
  return [...texts, `The picture is drawn without the logo: ${logo.because.replace(/\.$/, '')}.`];
}
