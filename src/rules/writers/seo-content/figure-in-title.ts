const vowelFigure = /^(?:8|11|18|8\d)(?!\d)/u;

/** "How to lay a 6 metre brick garden path": a measure stands before all words of its noun where these begin with an article, else before the noun. */
export function withFigure(title: string, noun: string, figure: string): string {
  const at = title.indexOf(noun);
  const [run = '', article = ''] =
    /(?:^|(?<=\s))(an?|the|my|our|your) (?:[\p{L}’'-]+ ){1,3}$/iu.exec(title.slice(0, at)) ?? [];
  if (run === '' || /\s(?:and|or|of|in|on|for|with|from|to|by|at|into|without)\s/iu.test(run))
    return title.replace(noun, `${figure} ${noun}`);
  const start = at - run.length;
  const isOne = /^an?$/iu.test(article);
  const own = isOne ? `${article.charAt(0)}${vowelFigure.test(figure) ? 'n' : ''}` : article;
  return `${title.slice(0, start)}${own} ${figure} ${title.slice(start + article.length + 1)}`;
}

/** "Dauer 20 Minuten" in brackets says what brackets say. */
export function withoutLabel(figure: string): string {
  return figure.replace(
    /^(?:Dauer|Länge|Zeit|Zeitaufwand|Duración|Tiempo|Durée|Temps|Duration|Time):? (?=(?:(?:etwa|rund|ca\.|circa|environ|unos|unas|about) )?\d)/u,
    '',
  );
}
