import type { HeadTag } from './head-tags.ts';

/** PHP for a theme's functions.php or a plugin for code snippets, for this one page. */
export function wordpressHead(tags: readonly HeadTag[], pageUrl: string): string {
  const path = URL.parse(pageUrl)?.pathname ?? '/';
  const title = tags.find((tag) => tag.kind === 'title')?.content ?? '';
  const canonical = tags.find((tag) => tag.kind === 'canonical')?.content ?? '';
  const metas = tags.flatMap((tag) => (tag.kind === 'meta' ? [tag] : []));
  return [
    '// For functions.php of a child theme. Switch the social tags of an SEO plugin off for this page, or they stand twice.',
    "add_action( 'wp', function () {",
    "\t$path = wp_parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );",
    `\tif ( untrailingslashit( (string) $path ) !== untrailingslashit( ${phpString(path)} ) ) {`,
    '\t\treturn;',
    '\t}',
    "\tadd_filter( 'pre_get_document_title', function () {",
    `\t\treturn htmlspecialchars( ${phpString(title)}, ENT_QUOTES, 'UTF-8' );`,
    '\t} );',
    "\tremove_action( 'wp_head', 'rel_canonical' );",
    "\tadd_action( 'wp_head', function () {",
    `\t\techo '<link rel="canonical" href="' . htmlspecialchars( ${phpString(canonical)}, ENT_QUOTES, 'UTF-8' ) . '">' . "\\n";`,
    '\t\t$tags = array(',
    ...metas.map(
      ({ by, name, content }) =>
        `\t\t\tarray( ${phpString(by)}, ${phpString(name)}, ${phpString(content)} ),`,
    ),
    '\t\t);',
    '\t\tforeach ( $tags as $tag ) {',
    "\t\t\techo '<meta ' . $tag[0] . '=\"' . $tag[1] . '\" content=\"' . htmlspecialchars( $tag[2], ENT_QUOTES, 'UTF-8' ) . '\">' . \"\\n\";",
    '\t\t}',
    '\t}, 1 );',
    '} );',
  ].join('\n');
}

/** Inside single quotation marks PHP reads only \\ and \'. */
function phpString(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
