const states = new Set(
  (
    'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho ' +
    'illinois indiana iowa kansas kentucky louisiana massachusetts michigan minnesota mississippi ' +
    'missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont ' +
    'virginia wisconsin wyoming cornwall devon dorset somerset norfolk suffolk sussex surrey essex ' +
    'kent yorkshire lancashire cumbria northumberland hampshire wiltshire gloucestershire derbyshire ' +
    'shropshire cheshire lincolnshire'
  ).split(' '),
);

/** Whether a word is a state of America or an English county by its name, in whatever letters: "Vermont". */
export function isState(name: string): boolean {
  return states.has(name.toLowerCase());
}
