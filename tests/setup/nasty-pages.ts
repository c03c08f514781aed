/** A page made to be read wrongly, with the header it is sent with. */
export interface NastyPage {
  name: string;
  body: Buffer;
  contentType: string;
}

const html = 'text/html';
const utf8 = 'text/html; charset=utf-8';
const page = (name: string, text: string, contentType = utf8): NastyPage => ({
  name,
  body: Buffer.from(text, 'utf8'),
  contentType,
});
const bytes = (name: string, contentType: string, ...parts: (string | number[])[]): NastyPage => ({
  name,
  contentType,
  body: Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  ),
});
const japanese = [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea];
const chinese = [0xd6, 0xd0, 0xce, 0xc4];

/** Encodings, broken markup, and elements in odd places. */
export const nastyPages: readonly NastyPage[] = [
  bytes(
    'windows-1252 declared',
    html,
    '<meta charset="windows-1252"><title>Gr\xfc\xdfe \x80 5</title><h1>\x93Caf\xe9\x94</h1><a href="/caf\xe9?q=caf\xe9">x</a>',
  ),
  bytes(
    'windows-1252 undeclared',
    html,
    '<title>Caf\xe9 de la gare et cr\xe8me br\xfbl\xe9e</title><h1>Caf\xe9</h1>',
  ),
  bytes('latin1 label', 'text/html; charset=iso-8859-1', '<title>\x80 \x99</title>'),
  bytes(
    'Shift_JIS by meta',
    html,
    '<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS"><title>',
    japanese,
    '</title><a href="?q=',
    japanese,
    '">',
    japanese,
    '</a>',
  ),
  bytes(
    'GB18030 by header',
    'text/html; charset=gb18030',
    '<title>',
    chinese,
    '</title><h2>',
    chinese,
    [0x81, 0x30, 0x81, 0x30],
    '</h2>',
  ),
  bytes(
    'ISO-8859-2 by header',
    'text/html;charset="iso-8859-2"',
    '<title>P\xf8\xedli\xb9 \xbelu\xbbou\xe8k\xfd</title><a href="?k=\xbe">k</a>',
  ),
  {
    name: 'UTF-16 with mark',
    contentType: html,
    body: Buffer.from('\ufeff<title>Größe</title><h1>日本</h1>', 'utf16le'),
  },
  {
    name: 'UTF-8 mark against the header',
    contentType: 'text/html; charset=iso-8859-1',
    body: Buffer.from('\ufeff<title>Größe</title>'),
  },
  page(
    'meta late in the head',
    `<head><style>${'/* padding */'.repeat(200)}</style><meta charset="utf-8"><title>Größe</title></head><body><p>ü`,
    html,
  ),
  page('header against meta', '<meta charset="windows-1252"><title>Größe</title>'),
  page('UTF-16 named in a meta', '<meta charset="utf-16"><title>Größe</title>', html),
  page(
    'unclosed head',
    '<title>One<meta name=description content="no"></title><meta name=description content="yes"><h1>A<h2>B',
  ),
  page('title in svg first', '<svg><title>Drawing</title></svg><title>Page</title><h1>x</h1>'),
  page('several titles', '<title> First \n title </title><title>Second</title><body><title>Third</title>'),
  page(
    'no title, but one in the body',
    '<body><p>x<title>Late &amp; &lt;b&gt; &copy;2026 &notit; &#x80;</title>',
  ),
  page('title with tags and entities', '<title>A <b>bold</b> &eacute;&nbsp;&#8212; &amp;amp;</title>'),
  page('title never closed', '<title>Endless<p>text<a href=x>y'),
  page(
    'misnested table',
    '<table><a href=/1>in table</a><tr><td><h2>cell</h2><a href=/2>two<table><tr><td><a href=/3>three</a></table></a>',
  ),
  page(
    'formatting opened again',
    '<p><a href=/1>one<p>two</a><b><i>three</b> four</i><h3><a href=/5>five</h3>six</a>',
  ),
  page(
    'links in areas and svg',
    '<map name=m><area href=/a alt=A><area alt=none></map><svg><a href=/s><text>s</text></a><a xlink:href=/t>t</a></svg>',
  ),
  page(
    'addresses of all kinds',
    '<a href="javascript:void(0)">j</a><a href="data:text/html,x">d</a><a href="mailto:a@b.example">m</a><a href="tel:+49 1">t</a><a href="http://[bad">b</a><a href=" /sp ace\t/x\n ">s</a><a href="//other.example/x">o</a><a href="?q=ä#ü">q</a><a href="">e</a><a href="#">h</a><a href="#ä b">f</a><a href="HTTP://EXAMPLE.com:80/%7Ea/../b">u</a><a href="https://münchen.example/straße">i</a><a href="\\\\back\\slash">w</a>',
  ),
  page(
    'base',
    '<base target=_blank><base href="/deep/er/"><base href="/not/"><a href="x">x</a><a href="#y">y</a>',
  ),
  page('base that is data', '<base href="data:text/plain,x"><a href="x">x</a>'),
  page(
    'upper case',
    '<!DOCTYPE HTML><HTML LANG="DE-at"><HEAD><TITLE>Big</TITLE><META NAME="DESCRIPTION" CONTENT=" Two  spaces "><LINK REL="Canonical Alternate" HREF="/C"></HEAD><BODY><H1>Head</H1><A HREF=/UP>Up</A>',
  ),
  page(
    'frames',
    '<html lang=en><head><title>F</title></head><frameset cols="*,*"><frame src="about:blank"><noframes><h1>none</h1><a href=/n>n</a></noframes></frameset>',
  ),
  page(
    'templates',
    '<template><title>no</title><h1>no</h1><a href=/no>no</a></template><title>yes</title><h1>yes <template>not</template></h1>',
  ),
  page(
    'noscript',
    '<head><noscript><meta name=description content=no><title>no</title></noscript><meta name=description content=yes></head><noscript><h1>no</h1><a href=/no>x</a></noscript><h1>yes</h1>',
  ),
  page(
    'comments and conditionals',
    '<!-- <title>no</title> --><!--[if IE]><h1>no</h1><![endif]--><![if !IE]><h1>yes</h1><![endif]><!-- open > <a href=/no> --!><a href=/yes>y</a><!-->',
  ),
  page(
    'two bodies and heads',
    '<html lang=""><head><title>a</title></head><head><meta name=description content=late></head><body id=a><body lang=x><html lang=fr class=c><h1>x',
  ),
  page(
    'text areas and plain text',
    '<textarea><h1>no</h1><a href=/no></textarea><xmp><h1>no</h1></xmp><h1>yes</h1><plaintext><h1>no</h1>',
  ),
  page(
    'attributes twice and odd',
    '<a href=/first href=/second>1</a><a HREF=\'/q"uote\'>2</a><a href=/slash/>3</a><a href=/gt>4</a><a/href=/5>5</a><a href="/6"class=x>6</a><a =href=/7 href=/8>7</a>',
  ),
  page(
    'descriptions',
    '<meta name="Description" content="one"><meta name=description content=two><meta property=description content=three>',
  ),
  page(
    'null and control signs',
    'a\u0000b<title>x\u0000y\u000cz</title><h1>\u0000\u0001 \u00a0 q\u2003r</h1><a href="/\u0001x">c</a>',
  ),
  page('line ends', '<title>a\r\nb\rc</title><h1>\r\n a \r b</h1><a href="/a\r\nb">x</a>'),
  page(
    'canonicals',
    '<link rel=canonical><link rel="canonical" href=""><link rel=canonical href=/c1><body><link rel=canonical href=/c2>',
  ),
  page(
    'headings in odd places',
    '<h1>a<h2>b</h1>c</h2><button><h3>d</h3></button><a href=/x><h4>e</h4></a><svg><h5>out</h5></svg><math><mi><h6>f</h6></mi></math><div hidden><h2>hidden</h2></div>',
  ),
];
