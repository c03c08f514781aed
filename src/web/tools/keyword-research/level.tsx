import type { KeywordLevel } from '#contract/keyword-import.ts';
import { keywordLevels } from '#contract/keyword-import.ts';
import { classNames } from '#web/lib/class-names.ts';
import { levelNames } from './words.ts';

interface LevelProps {
  level: KeywordLevel;
  /** Whether a high level is good news. */
  highIsGood: boolean;
  /** Where it comes from, in a word. */
  source?: string;
}

/** A level as a word over three steps of a ruler, never by colour alone; in narrow rows the word alone. */
export function Level({ level, highIsGood, source }: LevelProps) {
  const steps = keywordLevels.indexOf(level) + 1;
  const good = highIsGood ? steps : 4 - steps;
  return (
    <span className="inline-flex flex-col gap-1">
      <span className="text-sm leading-tight font-medium">
        {levelNames[level]}
        {source && <span className="font-normal text-ink-soft"> {source}</span>}
      </span>
      <span className="hidden gap-0.5 @2xl:flex" aria-hidden="true">
        {keywordLevels.map((name, index) => (
          <span
            key={name}
            className={classNames(
              'cut h-1.5 w-5',
              index >= steps ? 'bg-line' : good === 3 ? 'bg-good' : good === 2 ? 'bg-fair' : 'bg-line-strong',
            )}
          />
        ))}
      </span>
    </span>
  );
}
