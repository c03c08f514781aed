import { serviceEnd } from './name-signs.ts';

const shared = /^(\p{L}{3,}) (?:and|&) (\p{L}{3,}) (\p{L}{4,})$/u;

/**
 * Both services of a name that says once what is done to two: "cat vaccinations" and "dog vaccinations" of "Cat and dog
 * vaccinations". Empty for any other name: a search for "cat" finds another page. English.
 */
export function sharedServices(name: string): string[] {
  const [, first = '', second, deed] = shared.exec(name.trim()) ?? [];
  // "Landscaping and lawn care": the first is a service by itself.
  if (deed !== undefined && first.endsWith('ing')) return [first, `${second} ${deed}`];
  return deed === undefined || !serviceEnd.test(deed) ? [] : [`${first} ${deed}`, `${second} ${deed}`];
}
