import { expect, test } from 'vitest';
import { withPageLists } from './page-lists.ts';

test.each([
  [
    'We lend tools. We are in need of the following:\n\n- Hand saws\n- Long ladders\n\nCall in.',
    'We lend tools. We are in need of hand saws and long ladders.\n\nCall in.',
  ],
  [
    'What to bring:\n- Proof of age\n- NHS card\n- Cash\nWe are open.',
    'Please bring proof of age, NHS card and cash.\nWe are open.',
  ],
  ['We mend:\nSaws\nLadders', 'We mend:\nSaws\nLadders'],
  [
    '01 Tell Us\nSend a drawing of what you need.\n02 We Build\nThe frame is cut in our own yard.',
    'Send a drawing of what you need.\nThe frame is cut in our own yard.',
  ],
  ['01 Oak frames\n02 Ash frames', 'Oak frames\nAsh frames'],
  ['Barber\n238+ Reviews | Walk-ins Welcome | Free Parking', 'Barber\nWalk-ins Welcome\nFree Parking'],
  ['Cut | £20 | 30 min\nShave | £12 | 15 min', 'Cut | £20 | 30 min\nShave | £12 | 15 min'],
  ['Our town’s barber – 4.7★ rated\nShaves', 'Our town’s barber\nShaves'],
  ['A 4★ hotel\nBreakfast', 'A 4★ hotel\nBreakfast'],
  ['Open from May to July\n(but Sundays)\nRooms', 'Open from May to July (but Sundays)\nRooms'],
])('%j', (text, told) => expect(withPageLists(text)).toBe(told));
