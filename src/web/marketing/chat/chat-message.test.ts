import { expect, it } from 'vitest';
import { keptMessages } from './chat-message.ts';

const message = { id: 'a', text: '<b>Hi</b>', isUser: true, timestamp: 1 };

it('brings a conversation back as it was, at most its last hundred messages', () => {
  expect(keptMessages(JSON.stringify([message]))).toEqual([message]);
  expect(keptMessages(JSON.stringify(Array.from({ length: 150 }, () => message)))).toHaveLength(100);
});

it.each([
  null,
  '',
  '{',
  '[]',
  '{}',
  '[null]',
  '[{"id":1}]',
  JSON.stringify([message, { ...message, text: 5 }]),
])('begins anew with %s', (stored) => {
  expect(keptMessages(stored)).toBeNull();
});
