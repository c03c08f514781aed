/** How the chat stands on the page. */
export type ChatView = 'closed' | 'open' | 'minimized';

export const viewKey = 'shelfmark.chat-view';

export interface ChatPanelProps {
  view: Exclude<ChatView, 'closed'>;
  onView: (view: ChatView) => void;
}
