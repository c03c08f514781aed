import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { z } from 'zod';
import { hostileTexts } from './hostile-values.ts';

/** What `z.toJSONSchema` writes, as far as the contract uses it. */
interface Node {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | boolean;
  items?: Node | boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  format?: string;
  pattern?: string;
  $ref?: string;
  $defs?: Record<string, Node>;
}

/** Plain words, so that rules and refinements behind the schema often let the value pass. */
const words = [
  'Stoneware mug, thrown by hand, 350 ml, dishwasher safe',
  'Pottery classes in Portland for beginners and families',
  'Kiln & Clay',
  'Handgetöpferte Tasse aus Steinzeug, 8 cm hoch',
  'Taza de cerámica hecha a mano con esmalte azul',
  'A plain text of more than twenty characters, for fields that ask for one.',
  'https://kiln.invalid/mugs',
  '25',
];

/** Words of some of the fields that rules ask more of than the schema says. */
const byName: Record<string, unknown[]> = {
  url: ['https://kiln.invalid/', 'http://kiln.invalid/a?b=c', 'https://[2606:4700::1]/', 'kiln.invalid'],
  logoUrl: ['https://kiln.invalid/logo.png', ''],
  html: ['<title>Mugs</title><p>Stoneware mugs, thrown by hand.', '<', '<svg><title>x</svg>'.repeat(50)],
  email: ['fuzz@example.com'],
  report: [
    JSON.parse(readFileSync('src/rules/speed/fixtures/good-mobile.json', 'utf8')),
    {},
    { categories: null },
  ],
};

/** Values that the schema takes. Refinements behind it may still refuse them. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  return valueOf(root, root, 0, '');
}

function valueOf(node: Node, root: Node, depth: number, name: string): fc.Arbitrary<unknown> {
  const own = byName[name];
  if (own) return fc.constantFrom(...own);
  if (node.$ref !== undefined) return valueOf(referred(node.$ref, root), root, depth + 1, name);
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, root, depth, name)));
  if (node.allOf?.[0]) return valueOf(node.allOf[0], root, depth, name);
  if (Array.isArray(node.type))
    return fc.oneof(...node.type.map((type) => valueOf({ ...node, type }, root, depth, name)));
  switch (node.type) {
    case 'object':
      return objectOf(node, root, depth);
    case 'array':
      return listOf(node, root, depth, name);
    case 'string':
      return textOf(node);
    case 'integer':
      return fc.integer(boundsOf(node));
    case 'number':
      return fc.integer(boundsOf(node)).map((value) => (value % 2 === 0 ? value : value - 0.5));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function referred(reference: string, root: Node): Node {
  if (reference === '#') return root;
  const found = root.$defs?.[reference.replace('#/$defs/', '')];
  if (!found) throw new Error(`The schema refers to ${reference}, which it does not hold`);
  return found;
}

function objectOf(node: Node, root: Node, depth: number): fc.Arbitrary<unknown> {
  const entries = Object.entries(node.properties ?? {});
  if (entries.length === 0)
    return fc.dictionary(fc.constantFrom('a', 'url', 'tags'), fc.jsonValue({ maxDepth: 2 }));
  const required = new Set(node.required ?? []);
  // Deep inside, what is optional is left out, so that schemas that hold themselves end.
  const kept = entries.filter(([name]) => depth < 5 || required.has(name));
  const fields = Object.fromEntries(
    kept.map(([name, field]) => [name, valueOf(field, root, depth + 1, name)]),
  );
  return fc.oneof(
    // Everything filled in: what most forms send.
    { weight: 1, arbitrary: fc.record(fields) },
    {
      weight: 3,
      arbitrary: fc.record(fields, {
        requiredKeys: kept.map(([name]) => name).filter((name) => required.has(name)),
      }),
    },
  );
}

function listOf(node: Node, root: Node, depth: number, name: string): fc.Arbitrary<unknown> {
  const item = typeof node.items === 'object' ? node.items : {};
  const minLength = node.minItems ?? 0;
  return fc.array(valueOf(item, root, depth + 1, name), {
    minLength,
    maxLength: Math.max(minLength, Math.min(node.maxItems ?? 3, 3)),
  });
}

function textOf(node: Node): fc.Arbitrary<string> {
  const { minLength: least = 0, maxLength: most = 60_000 } = node;
  if (node.format === 'date-time') return fc.constantFrom('2026-01-02T03:04:05Z', '2026-01-02T03:04:05.678Z');
  if (node.format === 'uri') return fc.constantFrom('https://kiln.invalid/', 'https://kiln.invalid/a.png');
  if (node.format === 'email') return fc.constantFrom('fuzz@example.com');
  if (node.pattern !== undefined) return fc.stringMatching(new RegExp(node.pattern));
  const fits = (text: string) => text.length >= least && text.length <= most;
  const plain = words.map((text) => (text.length > most ? text.slice(0, most) : text)).filter(fits);
  const odd = hostileTexts.filter(fits);
  const drawn = fc.string({ unit: 'binary', minLength: least, maxLength: Math.min(most, least + 40) });
  return fc.oneof(
    ...(plain.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...plain) }] : []),
    ...(odd.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...odd) }] : []),
    { weight: 1, arbitrary: drawn },
  );
}

function boundsOf(node: Node): { min: number; max: number } {
  const least = node.minimum ?? (node.exclusiveMinimum === undefined ? -1_000 : node.exclusiveMinimum + 1);
  const most = node.maximum ?? (node.exclusiveMaximum === undefined ? 1_000_000 : node.exclusiveMaximum - 1);
  const [min, max] = [Math.ceil(Math.max(least, -(2 ** 53 - 1))), Math.floor(Math.min(most, 2 ** 53 - 1))];
  return { min: Math.min(min, max), max };
}
