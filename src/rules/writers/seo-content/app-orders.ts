import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { areStepsOfApp } from '#rules/ledger/instruction-steps.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { programDeeds } from '#rules/offers/program-deeds.ts';
import { reminderIn } from './app-doing.ts';
import type { Draft } from './draft.ts';

/** Words of an order that stands in a title, and units of a description that are read. */
const mostWords = 4;
const readLength = 600;

/**
 * What an app does where no kind, function or purpose of it is told: the names of its deeds, "seed packet scanner", then its
 * orders as the seller gives them, "scan seed packets". English.
 */
export function ordersIn(description: string): string[] {
  const text = description.slice(0, readLength);
  const orders = splitSentences(text)
    // "Snap a photo, pick a contact, set a date": steps of one deed, none of which is what the app does.
    .filter((sentence) => !areStepsOfApp(sentence.replace(/[.!?]+$/u, '').split(/,\s/u)))
    .flatMap((sentence) =>
      sentence.split(
        /[,;:.!?\n]\s?|\s(?:and|or|so|when|while|before|after|(?<!(?:^|[^\p{L}])(?:pay|search|look|shop|apply|train|prepare|vote|hunt)\s)for|with|in|on|by|from|to|at|over|into|without)\s/iu,
      ),
    )
    .map((clause) => clause.trim())
    .filter(
      (clause) =>
        /^\p{L}+(?: [\p{L}’'-]+){1,3}$/u.test(clause) &&
        clause.split(' ').length <= mostWords &&
        !aboutReader.test(clause) &&
        !putsSomewhere.test(clause) &&
        (opensWithAppOrder(clause) || opensWithOrder(clause)),
    );
  return [...programDeeds(text), ...orders, ...orders.flatMap(objectOf)];
}

/** "Change ringing" of "learn change ringing methods": what the order is on, up to what is done. */
function objectOf(order: string): string[] {
  const things = order.split(' ').slice(1);
  const doing = things.findIndex((word) => word.endsWith('ing'));
  if (things.length < 2) return [];
  return [things.join(' '), ...(doing > 0 ? [things.slice(0, doing + 1).join(' ')] : [])];
}

/** "Put every purchase" of "put every purchase in a jar": without where, it says nothing. */
const putsSomewhere = /^(?:put|place|drop|throw|turn|lay|move|bring)\s/iu;

/** "See what you own", "keep it simple": nothing that an app is known by. */
const aboutReader =
  /(?<!\p{L})(?:you|your|yourself|it|them|this|that|what|how|everything|anything|more|up|out)(?!\p{L})/iu;

/** "Writing app" of "a distraction free writing app": what the text opens by calling the app. */
function saidKind(description: string): string[] {
  const kind =
    /^(?:[-•*]\s*)?an? (?:[\p{L}-]+ ){0,4}?((?!(?:simple|free|new|small|tiny|little|great|mobile|ios|android|native|web|offline|best|handy|easy|lightweight|powerful|modern|smart|private|beautiful|phone|companion|fun|first|only|own)\s)[\p{L}-]{3,} app)(?!\p{L})/iu.exec(
      description.trimStart(),
    )?.[1];
  // "Knots app - 85 knots": what a hurried text opens by.
  const bare =
    /^((?!(?:free|my|our|the|this|new|best|mobile|web|simple|phone|iphone|android)\s)[\p{L}-]{4,}(?: [\p{L}-]{4,})?) app\s?[-–—:]\s/iu.exec(
      description.trimStart(),
    )?.[1];
  return [kind, bare].filter((text) => text !== undefined);
}

/** Kinds of an English app as its own text says them. */
export function kindsSaid(draft: Draft): string[] {
  const { description } = draft.brief.product;
  return [...saidKind(description), reminderIn(description)];
}
