import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * How elements behave in the reading of a page's text. Sources: HTML standard §15.3 (rendering) for blocks and
 * for what is never shown; the unlikely names follow Mozilla's Readability (Arc90's list).
 */
export const kinds = {
  /** Starts and ends a block of text. */
  block: 1,
  heading: 2,
  /** Content that is never text of the page. */
  textless: 4,
  /** A landmark or widget around the subject of the page. */
  around: 8,
  /** A box whose class or id may say that it stands around the subject. */
  box: 16,
  /** Kept by name for checks that ask for it. */
  kept: 32,
  /** Has a list of its own among the page's parts. */
  listed: 64,
  /** Holds what a computer reads or writes: no words of the subject. */
  code: 128,
  /** What is done one after another. */
  steps: 256,
} as const;

const lists: readonly (readonly [bit: number, names: string])[] = [
  [
    kinds.block,
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
      'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search ' +
      'section summary table tbody td tfoot th thead tr ul br',
  ],
  [kinds.heading, 'h1 h2 h3 h4 h5 h6'],
  [
    kinds.textless,
    'script style template noscript head title textarea select datalist option object embed iframe audio video ' +
      'canvas svg math map meter progress noembed noframes',
  ],
  [kinds.around, 'nav footer aside form dialog menu search button'],
  [kinds.box, 'div section ul ol dl table tbody tr td p span details'],
  [
    kinds.kept,
    'input select textarea button label form main article nav header footer video audio source object embed table ' +
      'picture svg template noscript font center marquee blink frameset applet',
  ],
  [kinds.code, 'pre code kbd samp tt xmp listing'],
  [kinds.steps, 'ol'],
  [kinds.listed, 'html head body title meta link base script style img iframe frame area a'],
];

/** Kinds of each known element as bits; others have none. */
export const kindsOf: ReadonlyMap<string, number> = (() => {
  const bits = new Map<string, number>();
  for (const [bit, names] of lists)
    for (const name of names.split(' ')) bits.set(name, (bits.get(name) ?? 0) | bit);
  return bits;
})();

/** Roles of landmarks and widgets around the subject of a page. */
export const aroundRoles: ReadonlySet<string> = new Set(
  (
    'navigation banner contentinfo complementary search menu menubar toolbar dialog alertdialog alert tablist ' +
    'form directory'
  ).split(' '),
);

/** Names of classes and ids that stand around the subject. */
const unlikelyName = longPattern('i')`
  (?:^|[\s_-])(?:ad|ads|advert\w*|banner|breadcrumbs?|combx|comments?|community|consent|cookies?
    |cookie(?:banner|bar|notice|consent|hint|info|law|policy|popup)|cross-?sells?|disqus|extra|foot|footer
    |footnotes?|gdpr|legends|masthead|menu|modal|most-?(?:read|popular|viewed)|nav|navbar|navigation
    |newsletter|outbrain|pager|pagination|popup|promo|read-?also|recently-?viewed|recommend\w*|related
    |remark|rss|share|sharing|shoutbox|sidebar|skip|skip-link|skyscraper|social|sponsor\w*|subscribe
    |supplemental|taboola|toc|toolbar|topbar|trending|up-?sells?|widget)(?:$|[\s_-])
`;

/** Names that speak for the subject, whatever else stands beside them. */
const likelyName =
  /(?:^|[\s_-])(?:article|post|story|entry|content|main|body|column|text|hentry)(?:$|[\s_-])/i;

/** Longest name that is read, in UTF-16 units. */
const longestName = 200;

/** Whether a class or id names something that stands around the subject of a page. */
export function isUnlikelyName(name: string): boolean {
  const read = name.length > longestName ? name.slice(0, longestName) : name;
  return unlikelyName.test(read) && !likelyName.test(read);
}
