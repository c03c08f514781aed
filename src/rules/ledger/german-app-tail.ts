import type { Brief } from '#rules/listing/listing.ts';

/** "Kassenbuch für kleine Vereine: …": what a text without a verb opens with. */
const opensSo =
  /^(?:(?:Ein|Eine|Das|Die|Der|Dein|Deine) )?(?:\p{L}\p{Ll}+e[rs]? )?(\p{Lu}[\p{L}-]{5,}) (?:für|zum|zur|mit) [^.!?:,]{3,60}(?=[:.,])/u;
/** "Erinnert dich daran, deine Zimmerpflanzen zu gießen": what it helps to do. */
const helpsTo =
  /\s(?:erinnert|hilft|unterstützt|ermöglicht(?: es)?) (?:dir|dich|euch|Ihnen|Sie|Familien|Vereinen|Eltern|Paaren)(?: dabei| daran)?, (?:(?:deine?n?|eure|Ihre|die|den|das|eine?n?) )?(?:\p{Ll}+e[nrs]? )?(\p{Lu}[\p{L}-]{3,}) (?:[^.,!?]{3,40} )?(?:zu (\p{Ll}{4,}n)|(\p{Ll}+)zu(\p{Ll}{3,}n))(?=[.,!?])/u;
const noKind =
  /^(?:Termine|Aufgaben|Listen|Alles|Ideal|Perfekt|Schluss|Endlich|Version|Update|Anleitung|Kostenlos|Einfach\p{L}*)$/u;
const denied = /(?<!\p{L})(?:nicht|kein\p{L}*|nie|ohne)(?!\p{L})/u;

/** What a German app is or what it helps to do, as its text opens: "Kassenbuch", "Zimmerpflanzen gießen". */
export function germanAppTails({ product, fields }: Brief): string[] {
  const first = /^[^.!?\n]{3,200}[.!?:]?/u.exec(product.description.trimStart())?.[0] ?? '';
  const names = [product.name, fields['appName'] ?? ''].filter(Boolean).map((name) => name.toLowerCase());
  const kind = opensSo.exec(first)?.[1] ?? '';
  const [helped = '', thing = '', plain = '', front = '', verb = ''] = helpsTo.exec(first) ?? [];
  const deed = thing === '' ? '' : `${thing} ${plain === '' ? `${front}${verb}` : plain}`;
  return [noKind.test(kind) ? '' : kind, denied.test(helped) ? '' : deed].filter(
    (tail) => tail !== '' && !names.some((name) => name.includes(tail.toLowerCase())),
  );
}
