/**
 * How elements behave in the reading of a page's text. Sources: HTML standard §15.3 (rendering) for blocks and
 * for what is never shown; the unlikely names follow Mozilla's Readability (Arc90's list).
 */

/** Elements that start and end a block of text. */
export const blockElements: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search ' +
    'section summary table tbody td tfoot th thead tr ul br'
  ).split(' '),
);

/** Elements whose content is never text of the page. */
export const textlessElements: ReadonlySet<string> = new Set(
  (
    'script style template noscript head title textarea select datalist option object embed iframe audio video ' +
    'canvas svg math map meter progress noembed noframes'
  ).split(' '),
);

/** Landmarks and widgets around the subject of a page. */
export const aroundElements: ReadonlySet<string> = new Set([
  'nav',
  'footer',
  'aside',
  'form',
  'dialog',
  'menu',
  'search',
  'button',
]);

/** The same, named by role. */
export const aroundRoles: ReadonlySet<string> = new Set(
  (
    'navigation banner contentinfo complementary search menu menubar toolbar dialog alertdialog alert tablist ' +
    'form directory'
  ).split(' '),
);

/** Names of classes and ids that stand around the subject. */
export const unlikelyName =
  /(?:^|[\s_-])(?:ad|ads|advert\w*|banner|breadcrumbs?|combx|comments?|community|consent|cookies?|disqus|extra|foot|footer|footnotes?|gdpr|legends|masthead|menu|modal|nav|navbar|navigation|newsletter|outbrain|pager|pagination|popup|promo|related|remark|rss|share|sharing|shoutbox|sidebar|skip|skip-link|skyscraper|social|sponsor\w*|subscribe|supplemental|taboola|toc|toolbar|topbar|widget)(?:$|[\s_-])/i;

/** Names that speak for the subject, whatever else stands beside them. */
export const likelyName =
  /(?:^|[\s_-])(?:article|post|story|entry|content|main|body|column|text|hentry)(?:$|[\s_-])/i;
