/** A page as a widespread template makes it, with the text that a reader came for. */
export interface TemplatePage {
  name: string;
  html: string;
  /** Blocks of the main text, in order. */
  main: readonly string[];
}

const names = ['Mugs', 'Bowls', 'Plates', 'Teapots', 'Vases', 'Jars', 'Tiles', 'Lamps', 'Gifts', 'Sale'];
const links = (folder: string) =>
  names.map((name) => `<li><a href="/${folder}/${name.toLowerCase()}">${name}</a></li>`).join('');
const cookies =
  '<div id="cookie-consent-banner" class="cookie-banner" role="dialog"><p>We use cookies to make the shop work and to learn how it is used. You can change your mind at any time.</p><button>Accept all</button><button>Reject all</button></div>';
const newsletter =
  '<section class="newsletter-signup"><h2>Stay in the loop</h2><p>Subscribe to our newsletter and get ten percent off your first order, plus news from the kiln.</p><form><input type="email"><button>Subscribe</button></form></section>';
const paragraphs = [
  'The clay comes from a pit in Devon that has been worked for two hundred years, and it is wedged by hand before anybody throws it.',
  'Each piece is fired twice: once to harden the clay, and once more to melt the glaze at 1,280 degrees until it is watertight.',
  'Because the glaze moves while it melts, no two pieces look the same, and small specks of iron are no fault but the sign of the clay.',
  'It may go into the dishwasher and the microwave, but please let it cool down before you pour cold water into it.',
];
const written = paragraphs.map((text) => `<p>${text}</p>`).join('');
const cards = names
  .map(
    (name, index) =>
      `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><a href="/products/${index}"><img src="/c/${index}.jpg" alt="${name}"></a><h3 class="card__heading"><a href="/products/${index}">${name} in green, thrown by hand in Devon</a></h3><div class="price"><span>Regular price</span> <span>€${index}9.90</span></div></div></li>`,
  )
  .join('');
const comments = Array.from(
  { length: 6 },
  (_, index) =>
    `<li class="comment depth-1" id="comment-${index}"><article class="comment-body"><footer class="comment-meta"><b class="fn">Reader ${index}</b> says:</footer><div class="comment-content"><p>I have bought one of these last year and it still looks like new, although it is used every day by four people.</p></div></article></li>`,
).join('');

const shopHead = `<header class="site-header"><div class="announcement-bar"><p>Free shipping over €60 within Europe</p></div><nav class="header__inline-menu"><ul class="list-menu">${links('collections')}</ul></nav></header>`;
const footer = `<footer class="footer"><div class="footer-block"><h2>Quick links</h2><ul>${links('pages')}</ul></div><p>© 2026 Kiln & Co. All rights reserved.</p></footer>`;
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;

export const templatePages: readonly TemplatePage[] = [
  {
    name: 'a shop with landmarks',
    html: page(
      'Stoneware mug',
      `${shopHead}${cookies}<main id="MainContent" class="content-for-layout"><nav class="breadcrumbs"><a href="/">Home</a> › <a href="/mugs">Mugs</a></nav><section class="product"><h1>Stoneware mug</h1><div class="product__description rte">${written}</div><form action="/cart/add"><label>Quantity <input type="number"></label><button>Add to cart</button></form></section><section class="product-recommendations related-products"><h2>You may also like</h2><ul class="grid">${cards}</ul></section>${newsletter}</main>${footer}`,
    ),
    main: ['Stoneware mug', ...paragraphs],
  },
  {
    name: 'a shop of plain boxes',
    html: page(
      'Stoneware mug',
      `<div class="wrapper"><div class="page-header">${shopHead}</div><div class="page-main"><div class="columns"><div class="column main"><div class="product-info-main"><h1 class="page-title"><span>Stoneware mug</span></h1><div class="price-box">€39.90</div><div class="product attribute description"><div class="value">${written}</div></div></div><div class="block upsell"><div class="block-title"><strong>We found other products you might like!</strong></div><ol class="products list">${cards}</ol></div></div><div class="sidebar sidebar-additional"><div class="block-title">Compare products</div><p>You have no items to compare, and nothing stands in your list of wishes either.</p></div></div></div>${footer}</div>${cookies}`,
    ),
    main: ['Stoneware mug', '€39.90', ...paragraphs],
  },
  {
    name: 'a blog',
    html: page(
      'How a mug is made',
      `<div id="page" class="site has-sidebar"><header id="masthead" class="site-header"><p class="site-title"><a href="/">The potter’s diary</a></p><nav id="site-navigation"><ul>${links('category')}</ul></nav></header><div id="content" class="site-content"><div id="primary" class="content-area"><article id="post-1" class="post type-post hentry"><header class="entry-header"><h1 class="entry-title">How a mug is made</h1><div class="entry-meta">Posted on <time>21 November 2026</time> by <a href="/author/ann">Ann</a></div></header><div class="entry-content">${written}<h2>Drying</h2><p>After a day the mug is leather-hard, and the handle can be pulled and joined with slip before the foot is turned.</p></div><footer class="entry-footer">Filed under <a href="/tag/mugs">mugs</a>, <a href="/tag/clay">clay</a></footer></article><div class="sharedaddy"><h3>Share this:</h3><ul><li><a href="#">Mail</a></li></ul></div><div id="jp-relatedposts" class="related-posts"><h3>Related posts</h3><ul>${links('2026')}</ul><p>How a bowl is made, and why bowls crack more often than mugs when they dry too fast</p></div><div id="comments" class="comments-area"><h2>6 thoughts on “How a mug is made”</h2><ol class="comment-list">${comments}</ol></div></div><aside id="secondary" class="widget-area"><section class="widget widget_recent_entries"><h2>Recent posts</h2><ul>${links('recent')}</ul></section></aside></div>${footer}</div>`,
    ),
    main: [
      'How a mug is made',
      'Posted on 21 November 2026 by Ann',
      ...paragraphs,
      'Drying',
      'After a day the mug is leather-hard, and the handle can be pulled and joined with slip before the foot is turned.',
    ],
  },
  {
    name: 'news',
    html: page(
      'Pit of Devon to close',
      `<a class="skip-link" href="#main">Skip to content</a><div class="topbar"><ul>${links('section')}</ul></div><main id="main"><article><header><p class="kicker">Economy</p><h1>Pit of Devon to close</h1><p class="standfirst">After two hundred years the last clay is dug in spring.</p></header><figure><img src="/pit.jpg" alt="The pit"><figcaption>The pit in autumn. Photograph: Kiln & Co.</figcaption></figure><div class="share-tools"><a href="#">Share</a> <a href="#">Tweet</a></div><div class="article-body">${written}<aside class="read-also"><p>Read also: <a href="/a">Why the price of clay has doubled within two years</a></p></aside><div class="ad ad--mpu" aria-label="Advertisement"><p>Advertisement: buy one teapot and get the second one for half of its price, this week only.</p></div><p>The company says that it will take clay from Cornwall from then on.</p></div></article><section class="most-read"><h2>Most read</h2><ol>${links('news')}</ol></section>${newsletter}<section class="comments"><h2>Comments</h2><ul>${comments}</ul></section></main>${footer}${cookies}`,
    ),
    main: [
      'Economy',
      'Pit of Devon to close',
      'After two hundred years the last clay is dug in spring.',
      'The pit in autumn. Photograph: Kiln & Co.',
      ...paragraphs,
      'The company says that it will take clay from Cornwall from then on.',
    ],
  },
  {
    name: 'a recipe with a table and a list',
    html: page(
      'Green glaze',
      `<div class="nav-wrapper navbar"><ul>${links('menu')}</ul></div><div class="container"><div class="content"><h1>Green glaze</h1><p>A glaze for stoneware that turns green where it is thick and brown where it breaks over an edge.</p><h2>What goes in</h2><ul><li>400 g of feldspar, ground as fine as flour</li><li>300 g of silica, and a mask while you weigh it</li></ul><table><tr><th>Copper</th><td>4 %</td></tr><tr><th>Tin</th><td>2 %</td></tr></table>${written}</div><div class="social-share"><a href="#">Pin it</a></div><div class="recommended-for-you"><h3>Recommended</h3>${cards}</div></div>${footer}`,
    ),
    main: [
      'Green glaze',
      'A glaze for stoneware that turns green where it is thick and brown where it breaks over an edge.',
      'What goes in',
      '400 g of feldspar, ground as fine as flour',
      '300 g of silica, and a mask while you weigh it',
      'Copper',
      '4 %',
      'Tin',
      '2 %',
      ...paragraphs,
    ],
  },
];
