const slogan =
  /^(?:because|we|we['’](?:re|ve)|our|your|you|let(?:['’]s)?|where|every|it['’]s|making|bringing|life|love|loving|experience|discover|here|simply|weil|wir|unser\p{L}*|ihr\p{L}*|dein\p{L}*|wo|alles|porque|tu|su|nuestr\p{L}*|donde|vive|descubr\p{L}+|parce qu\p{L}*|votre|notre|nos|vos|là où|découvr\p{L}+|perché|il tuo|scopri)(?!\p{L})/iu;

/** "Because every pet deserves kindness" greets and promises; what is offered stands in the text. */
export function isSlogan(heading: string): boolean {
  return slogan.test(heading) && !heading.endsWith('?');
}
