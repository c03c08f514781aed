import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { NamedIconButton } from './named-icon-button.tsx';
import { toast } from './toast.ts';

/** Milliseconds for which a copy button shows its check mark. */
const confirmationTime = 2_000;

const generalFailure = {
  title: 'Failed to copy',
  description: 'Please try selecting and copying the text manually',
};

interface CopyButtonProps {
  /** The text, or how to make it at the moment of copying. */
  text: string | (() => string);
  /** What is copied, for screen readers and tooltips: "Copy title". */
  label: string;
  /** Words on the button; without them it is an icon button. */
  children?: string | undefined;
  disabled?: boolean;
  /** Keeps room around its mark, among other icon buttons or in a box. Alone at a line's end the mark ends where the line does. */
  inset?: boolean;
  /** Toast after a successful copy, where the screen says more than "Copied!". */
  copiedToast?: { title: string; description?: string };
  /** Toast after a refusal of the browser, where the screen has its own words. */
  failedToast?: { title: string; description: string };
}

/** Copies a text, shows a check mark for 2 seconds and says so in a toast, or that the browser refused. */
export function CopyButton({
  text,
  label,
  children,
  disabled,
  inset = false,
  copiedToast = { title: 'Copied!' },
  failedToast = generalFailure,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      setCopied(true);
      toast({ ...copiedToast, tone: 'good' });
    } catch {
      toast({ ...failedToast, tone: 'poor' });
    }
  };
  const icon = copied ? (
    <Check size={17} strokeWidth={2.25} className="text-good" aria-hidden="true" />
  ) : (
    <Copy size={17} strokeWidth={1.75} aria-hidden="true" />
  );
  return children ? (
    <Button variant="secondary" size="s" icon={icon} disabled={disabled} onClick={() => void copy()}>
      {children}
    </Button>
  ) : (
    <NamedIconButton
      label={label}
      icon={icon}
      disabled={disabled}
      {...(!inset && { className: '-mr-2' })}
      onClick={() => void copy()}
    />
  );
}
