/** How the chat stands on the page. */
export type ChatView = 'closed' | 'open' | 'minimized';

/** Id of the panel while the chat is open; toasts and countdowns make way for it. */
export const chatPanelId = 'support-chat-panel';

export const viewKey = 'shelfmark.chat-view';

export interface ChatPanelProps {
  view: Exclude<ChatView, 'closed'>;
  onView: (view: ChatView) => void;
}
