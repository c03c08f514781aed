import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onHistorySaved, sendWaitingHistory } from './history-outbox.ts';

type Saved = Parameters<typeof onHistorySaved>[0];

/** Sends what waits for the history, at once and whenever the connection is back; lists of it follow. */
export function useHistoryOutbox(userId: string, onSaved?: Saved): void {
  const queryClient = useQueryClient();
  const saved = useEffectEvent<Saved>((sent, entry) => {
    onSaved?.(sent, entry);
    void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
  });
  useEffect(() => {
    const stop = onHistorySaved((sent, entry) => saved(sent, entry));
    const send = () => void sendWaitingHistory(userId);
    send();
    window.addEventListener('online', send);
    return () => {
      stop();
      window.removeEventListener('online', send);
    };
  }, [userId]);
}
