import { Button } from '#web/ui/button.tsx';
import { useFocusBack } from '#web/ui/return-focus.ts';

interface RunButtonsProps {
  pending: boolean;
  /** What the button says before a run. */
  idle: string;
  /** What it says during one. */
  busy: string;
  onStop: () => void;
}

/** Submits the form around it; beside it stands what stops a run that is under way. */
export function RunButtons({ pending, idle, busy, onStop }: RunButtonsProps) {
  const button = useFocusBack(pending);
  return (
    <div className="flex gap-2">
      <Button ref={button} type="submit" size="l" pending={pending} className="flex-1">
        {pending ? busy : idle}
      </Button>
      {pending && (
        <Button variant="secondary" size="l" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}
