import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sendWaitingEdits } from './edit-outbox.ts';
import { onHistorySaved, sendWaitingHistory } from './history-outbox.ts';

type Saved = Parameters<typeof onHistorySaved>[0];

/** Sends entries and changes that wait for the history, at once and whenever the connection is back; lists of it follow. */
export function useHistoryOutbox(userId: string, onSaved?: Saved): void {
  const queryClient = useQueryClient();
  const readAnew = useEffectEvent(
    () => void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] }),
  );
  const saved = useEffectEvent<Saved>((sent, entry) => {
    onSaved?.(sent, entry);
    readAnew();
  });
  useEffect(() => {
    const stop = onHistorySaved((sent, entry) => saved(sent, entry));
    const send = async () => {
      await sendWaitingHistory(userId);
      await sendWaitingEdits(userId, () => readAnew());
    };
    const sendNow = () => void send();
    sendNow();
    window.addEventListener('online', sendNow);
    return () => {
      stop();
      window.removeEventListener('online', sendNow);
    };
  }, [userId]);
}
