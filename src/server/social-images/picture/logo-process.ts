// One stranger's logo, read in a process of its own: a drawing of a few lines can keep the renderer busy for hours,
// and native code can only be stopped by killing its process. Started by `logo-reading.ts`, never by hand.
import type { LogoAnswer } from '#server/social-images/logo-message.ts';
import { normaliseLogo } from './logo.ts';

// The server is gone.
process.once('disconnect', () => process.exit(1));
process.once('message', (file: Uint8Array) => {
  void normaliseLogo(file).then((png) => {
    const answer: LogoAnswer = { png };
    process.send?.(answer, () => process.exit(0));
  });
});
