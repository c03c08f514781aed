import type { FastifyInstance } from 'fastify';
import { deepestInput } from './clean-input.ts';
import { AppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Values that a JSON body of this route may hold; `mostValues` when absent. */
    mostValues?: number;
  }
}

/**
 * Values in a JSON body where a route names no other bound. A form of 50 products has some hundred; a list of a
 * hundred keywords for each of them, some thousand.
 */
export const mostValues = 30_000;
/** Members of one object. Only reports of Lighthouse have more than a hundred: one for each element in a screenshot. */
export const mostMembers = 5_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/**
 * Looks over the bytes of a JSON text before it is parsed: parsing builds every value, and half a million members of
 * one object hold up everybody for a second. The bytes are gone through at some 500 MB a second, and no further than
 * to the bound. What is no JSON is left to the parser.
 * @throws AppError too_large for more values, or members of one object, than are taken; bad_request when it nests too deep
 */
export function refuseLargeJson(bytes: Uint8Array, most: number): void {
  /** Of each open object the members so far; −1 for arrays. */
  const open: number[] = [];
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case quote:
        at = endOfText(bytes, at);
        break;
      case comma: {
        values += 1;
        const members = open.at(-1);
        if (members === undefined || members < 0) break;
        if (members > mostMembers) throw tooMany(`one object has at most ${count(mostMembers)} members`);
        open[open.length - 1] = members + 1;
        break;
      }
      case openBrace:
      case openBracket:
        values += 1;
        if (open.length >= deepestInput) throw new AppError('bad_request');
        open.push(bytes[at] === openBrace ? 1 : -1);
        break;
      case closeBrace:
      case closeBracket:
        open.pop();
        break;
    }
    if (values > most) throw tooMany(`this call takes at most ${count(most)} values`);
  }
}

/**
 * Place of the quotation mark that ends a text; the end of the bytes without one. Byte by byte: HTML has a quotation
 * mark every few signs, and looking for each of them by `indexOf` takes ten times as long.
 */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

function tooMany(what: string): AppError {
  return new AppError('too_large', { message: `That is too much for one request: ${what}.` });
}

const count = (number: number): string => number.toLocaleString('en');

/** Lets JSON bodies in as far as their route needs it. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      refuseLargeJson(body, request.routeOptions.config.mostValues ?? mostValues);
    } catch (error) {
      done(error as AppError);
      return;
    }
    void parse(request, body.toString('utf8'), done);
  });
}
