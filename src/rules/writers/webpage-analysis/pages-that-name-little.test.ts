import { describe, expect, it } from 'vitest';
import { digestPage } from '#rules/page/analysis.ts';
import { samplePage } from '#tests/setup/page-sample.ts';

const url = 'https://docs.example/pages/page.html';
const digest = (html: string) => digestPage(samplePage(html, { url, finalUrl: url }));
const page = (head: string, body: string, lang: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

describe('pages that name little, pasted without their address', () => {
  it('a page that its title calls the first one says what there is before what a part is called', () => {
    const { improvement } = digest(
      page(
        '<title>Inicio | Kayak Sella Norte</title>',
        '<h1>Vive la aventura</h1><p>Descenso del Sella en canoa desde Arriondas hasta Llovio, 15 km de río con un picnic incluido.</p><h2>Barranquismo en el río Vibo</h2><p>Toboganes, saltos y rápeles con guía titulado.</p><h2>Espeleología para familias</h2><p>Una cueva fácil cerca de Cangas de Onís.</p>',
        'es',
      ),
    );
    expect(improvement.title).toBe('Descenso del Sella en canoa | Kayak Sella Norte');
  });

  it('a description that greets names the house', () => {
    const { improvement } = digest(
      page(
        '<title>Startseite</title><meta name="description" content="Willkommen bei Optik Hainz.">',
        '<h1>Willkommen</h1><p>Seit 1978 passen wir in Weilheim Brillen, Gleitsichtgläser und Kontaktlinsen an. Ein Sehtest dauert bei uns eine halbe Stunde.</p><h2>Kinderbrillen</h2><p>Für Kinder ab zwei Jahren führen wir leichte, biegsame Fassungen.</p><h2>Hörakustik</h2><p>Im ersten Stock testet Frau Lechner Ihr Gehör.</p>',
        'de',
      ),
    );
    expect(improvement.title).toMatch(/^Kinderbrillen, Hörakustik.*\| Optik Hainz/u);
  });

  it('behind the name of a part that every site has stands what is sold', () => {
    const { improvement } = digest(
      page(
        '<title>Pricing – Shiftly</title>',
        '<h1>Simple pricing</h1><p>Shiftly is rota software for cafés, pubs and care homes. Build the week in ten minutes.</p><h2>Starter</h2><p>£0 for up to 10 staff.</p><h2>Enterprise</h2><p>Single sign-on and a named contact.</p>',
        'en',
      ),
    );
    expect(improvement.title).toBe('Simple pricing: rota software for cafés | Shiftly');
  });

  it('a page of contact stays one, and says whose it is', () => {
    const { improvement } = digest(
      page(
        '<title>Contact us | Larch & Loom</title>',
        '<a href="/"><img src="l.png" alt="Larch & Loom"></a><h1>Get in touch</h1><p>Larch & Loom is a weaving studio in Hebden Bridge. Visit us Thursday to Saturday.</p><h2>Commissions</h2><p>Allow six weeks for a throw.</p><h2>Finding us</h2><p>Old Mill, Hebden Bridge HX7 8AD</p>',
        'en',
      ),
    );
    expect(improvement.title).toBe('Get in touch: weaving studio in Hebden Bridge | Larch & Loom');
  });

  it.each<[what: string, html: string]>([
    [
      'letters that a wrong encoding broke',
      '<html><head><title>Caf\uFFFD Fl\uFFFDckchen K\uFFFDln</title></head><body><h1>Fr\uFFFDhst\uFFFDck in K\uFFFDln</h1><p>Bei uns gibt es Fr\uFFFDhst\uFFFDck bis 15 Uhr, hausgemachte Torten und Kaffee.</p></body></html>',
    ],
    [
      'a shell',
      '<html lang="en"><head><title>Vite + React</title></head><body><div id="root"></div></body></html>',
    ],
    [
      'a page that is yet to come',
      '<html><head><title></title></head><body><center><h1>Coming soon</h1><p>info@lumenloft.example</p></center></body></html>',
    ],
  ])('%s: nothing is proposed', (_, html) => {
    const { improvement, keywords } = digest(html);
    expect(improvement).toEqual({ title: null, description: null, keywords: [] });
    expect(keywords).toEqual([]);
  });
});
