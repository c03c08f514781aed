import { toggleTheme, useTheme } from '#web/lib/theme.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Mark } from '#web/ui/mark.tsx';

/** Flips between light and dark. The mark shows where it leads; CSS picks it, so prerendered pages are right at once. */
export function ThemeToggle() {
  const theme = useTheme();
  return (
    <IconButton
      tone="on-mat"
      label={theme === 'dark' ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={toggleTheme}
      icon={
        <>
          <Mark name="moon" className="dark:hidden" />
          <Mark name="sun" className="hidden dark:block" />
        </>
      }
    />
  );
}
