import { LogoMark } from '#web/ui/logo.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Full page with the mark and what is being waited for. Also the HTML that the server sends to signed-in browsers. */
export function LoadingScreen({ words = 'Loading…' }: { words?: string | undefined }) {
  return (
    <main className="mat grid min-h-dvh place-items-center" aria-busy="true">
      <div className="flex flex-col items-center gap-5">
        <LogoMark size={44} />
        <output className="flex items-center gap-2.5 text-mat-soft">
          <Spinner />
          {words}
        </output>
      </div>
    </main>
  );
}
