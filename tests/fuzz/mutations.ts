import * as fc from 'fast-check';
import { hostileKeys, hostileNumbers, hostileTexts } from './hostile-values.ts';

type Path = readonly (string | number)[];

/** Arrays and objects that are too long, too deep or nonsense. */
const structures: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [[[[]]]],
  { length: 1e9 },
  { toString: 'x', valueOf: null },
  Array.from({ length: 3_000 }, () => 'many'),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, index])),
  nested(20, []),
  nested(60, {}),
  nested(3_000, []),
];

function nested(depth: number, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(...structures),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
);

type Mutation =
  | { kind: 'replace'; at: number; value: unknown }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; at: number; key: string; value: unknown }
  | { kind: 'repeat'; at: number; times: number };

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value: hostile }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      at: fc.nat(),
      key: fc.constantFrom(...hostileKeys),
      value: hostile,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('repeat' as const),
      at: fc.nat(),
      times: fc.constantFrom(2, 60, 2_500),
    }),
  },
);

/** The value with one to four things in it made wrong. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.array(mutation, { minLength: 1, maxLength: 4 }))
    .map(([value, mutations]) => mutations.reduce(mutate, value));
}

function mutate(value: unknown, change: Mutation): unknown {
  const places = placesOf(value);
  const place = places[change.at % places.length] ?? [];
  return rewritten(value, place, (found) => changed(found, change));
}

const gone = Symbol('gone');

function changed(found: unknown, change: Mutation): unknown {
  switch (change.kind) {
    case 'replace':
      return change.value;
    case 'remove':
      return gone;
    case 'add':
      if (typeof found !== 'object' || found === null || Array.isArray(found)) return change.value;
      // Not by assignment: `__proto__` has to become a key of its own, as JSON.parse makes it.
      return Object.fromEntries([...Object.entries(found), [change.key, change.value]]);
    case 'repeat':
      if (typeof found === 'string')
        return found.repeat(Math.min(change.times, Math.ceil(200_000 / (found.length + 1))));
      if (Array.isArray(found)) return Array.from({ length: change.times }, () => found[0] ?? 'again');
      return Array.from({ length: Math.min(change.times, 60) }, () => found);
  }
}

/** Every place in a value, the root first. Bounded, since a few are enough to choose from. */
function placesOf(value: unknown, here: Path = [], found: Path[] = []): Path[] {
  if (found.length >= 400 || here.length > 12) return found;
  found.push(here);
  if (Array.isArray(value)) value.forEach((entry, index) => placesOf(entry, [...here, index], found));
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) placesOf(entry, [...here, key], found);
  return found;
}

function rewritten(value: unknown, place: Path, change: (found: unknown) => unknown): unknown {
  const [step, ...rest] = place;
  if (step === undefined) {
    const next = change(value);
    return next === gone ? undefined : next;
  }
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : Object.entries(value as object);
  const next = entries
    .map(([key, entry]): [string | number, unknown] => [
      key,
      key === step ? (rest.length === 0 ? change(entry) : rewritten(entry, rest, change)) : entry,
    ])
    .filter(([, entry]) => entry !== gone);
  return Array.isArray(value) ? next.map(([, entry]) => entry) : Object.fromEntries(next);
}
