import { FileCode2, X } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useKeptText } from '#web/form/use-kept-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { saveHtml } from './draft.ts';
import { FileError, readPageFile } from './page-file.ts';

/** Units from which HTML is shown by its beginning only: a text field of a megabyte makes the browser crawl. */
const longest = 200_000;

const sizes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const sizeWords = (length: number) =>
  length < 1_000_000
    ? `${Math.ceil(length / 1_000)} thousand characters`
    : `${sizes.format(length / 1_000_000)} million characters`;

interface HtmlFieldProps {
  userId: string;
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
}

/** The page's HTML: pasted, dropped or chosen as a file. */
export function HtmlField({ userId, value, error, onChange }: HtmlFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const save = useCallback((html: string) => saveHtml(userId, html), [userId]);
  const kept = useKeptText(value, save);

  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await readPageFile(file));
    } catch (failure) {
      toast({
        title: 'The file was not read',
        description: failure instanceof FileError ? failure.message : 'The browser could not open it.',
        tone: 'poor',
      });
    }
  };

  return (
    <div>
      <Field
        label="HTML"
        required
        error={error}
        hint="Up to 5 MB. Nothing is fetched: the server’s answer (status, redirects, headers), robots.txt, the sitemap and broken links are not judged then, and do not count."
      >
        {value.length > longest ? (
          <LongHtml html={value} onClear={() => onChange('')} />
        ) : (
          <TextArea
            rows={6}
            spellCheck={false}
            placeholder="<!doctype html>…"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onDrop={(event) => {
              const [file] = event.dataTransfer.files;
              if (!file) return;
              event.preventDefault();
              void read(file);
            }}
            className="counted max-h-72! text-[0.8rem]"
          />
        )}
      </Field>
      <input
        ref={input}
        type="file"
        accept=".html,.htm,.xhtml,text/html,application/xhtml+xml"
        className="sr-only"
        tabIndex={-1}
        aria-label="HTML file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          void read(file);
        }}
      />
      <Button
        variant="quiet"
        size="s"
        className="mt-1 -ml-3"
        icon={<FileCode2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Upload a file
      </Button>
      {!kept && (
        <p className="text-sm text-ink-soft">
          This HTML is too long for the browser’s storage: after a reload it has to be given again.
        </p>
      )}
    </div>
  );
}

function LongHtml({ html, onClear }: { html: string; onClear: () => void }) {
  return (
    <div className="flex items-center gap-2 rounded-control border border-line-strong bg-surface py-2 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="text-[0.94rem] font-medium">{sizeWords(html.length)}</p>
        <p className="counted truncate text-[0.8rem] text-ink-soft">{html.slice(0, 200)}</p>
      </div>
      <Button
        variant="quiet"
        size="s"
        icon={<X size={16} aria-hidden="true" />}
        onClick={onClear}
        aria-label="Remove the HTML"
      >
        Remove
      </Button>
    </div>
  );
}
