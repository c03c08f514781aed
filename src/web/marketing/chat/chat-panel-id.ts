/** Id of the panel while the chat is open; toasts and countdowns make way for it. Apart from what every page loads. */
export const chatPanelId = 'support-chat-panel';
