/** The head of a list of changes: "What's new in 4.2", "Version 2.0 release notes", "Changelog". English. */
const head =
  /^[#*\s]*(?:what['’]?s new\b[^!?]{0,30}|release notes?\b[^!?]{0,30}|change ?log\b[^!?]{0,30}|(?:new )?(?:in )?v(?:ersion)?\.? ?\d[\d.]* ?(?:release notes?|changes|is (?:out|here))?|\p{L}[^!?]{0,24} release notes?)\s?[:!.]?$/iu;
/** The same in German, Spanish and French, and a version told in one line: nobody looks for an app by its news, which the stores show apart. */
const headAbroad =
  /^[#*\s]*(?:(?:was ist|das ist|was gibt es) neu(?:es)?\b[^!?\n]{0,30}|neu(?:igkeiten|erungen|e funktionen)?(?: in)?(?: der)?(?: version)? ?\d[\d.]*|änderungen in [^!?\n]{0,20}|(?:novedades|nouveautés)(?![\p{L}])[^!?\n]{0,30}|qué hay de nuevo[^!?\n]{0,20}|quoi de neuf[^!?\n]{0,20})\s?[:!.?]?$/iu;
const versionLine =
  /^[-–—•*\s]*version ?\d[\d.]*\s?[:–—-]\s[^\n]*(?:fehler|behoben|verbesser|neu(?:e[rsn]?)?(?!\p{L})|correc|mejora|nuev|arregl|corrig|correction|ajout|amélior|nouve)/iu;
const entry =
  /^[-–—•*\s]*(new|added|improved|changed|updated|fixed|fixes|bug ?fix(?:es)?|removed)\s?[:–—-]\s(\S.+)$/iu;
const bullet = /^\s*[-–—•*]\s/u;
/** "Small bug fixes": says of no version what is new. */
const mendsNothing =
  /^(?:(?:small|minor|various|several|some|general|other|more|many|lots of)\s)*(?:bug ?fix(?:es)?|fixes|bugs fixed|(?:performance|stability|speed|ui)? ?improvements?|tweaks)(?:(?:,| and| &)+ (?:(?:small|minor|performance|stability|speed|ui|other|general) )*(?:bug ?fix(?:es)?|fixes|improvements?|tweaks|stability|performance))*\.?$/iu;
/** The label that a maker sets before what the app is. */
const about =
  /^(?:about(?: (?:the|this|our) app| us)?|description|app description|overview)\s?:\s*(?=\p{L})/iu;

/**
 * A pasted text of an app that begins with its release notes: what the app is opens it, and what is new in the version
 * closes it. Any other text stays as it is.
 */
export function withNewsLast(text: string): string {
  if (
    !/new|release|change ?log|version|fixed|about|overview|description|neu|änderung|novedad|nouveauté/iu.test(
      text,
    )
  )
    return text;
  const lines = text.split('\n').map((line) => line.replace(about, ''));
  const news: string[] = [];
  const rest: string[] = [];
  let version = '';
  let isInNews = false;
  let isInNewsAbroad = false;
  for (const line of lines) {
    if (versionLine.test(line)) continue;
    if (headAbroad.test(line.trim())) {
      isInNewsAbroad = true;
      continue;
    }
    if (isInNewsAbroad && bullet.test(line)) continue;
    if (line.trim() !== '') isInNewsAbroad = false;
    const told = entry.exec(line);
    if (head.test(line.trim()) && line.trim().length < 50) {
      isInNews = true;
      version = /\d+(?:\.\d+)*/u.exec(line)?.[0] ?? version;
    } else if (told !== null || (isInNews && bullet.test(line))) {
      const mended = toldOf(line, told);
      if (!mendsNothing.test(mended)) news.push(mended);
    } else if (line.trim() !== '') {
      isInNews = false;
      rest.push(line);
    } else rest.push(line);
  }
  // A text of nothing else is told as it stands.
  if (!rest.some((line) => /\p{L}{3} \p{L}/u.test(line))) return lines.join('\n');
  if (news.length === 0) return rest.join('\n');
  const front = version === '' ? 'New in this version' : `New in version ${version}`;
  return `${rest.join('\n').trim()}\n${front}: ${news.join('; ')}.`;
}

/** "- Fixed: crash when opening a photo" as an entry of one row; what is new needs no word for it. */
function toldOf(line: string, told: RegExpExecArray | null): string {
  const plain = (told?.[2] ?? line.replace(bullet, '')).trim().replace(/[.;]$/u, '');
  const [, word = ''] = told ?? [];
  // "Fixed a crash when importing" mends as "fixed: crash" does.
  if (word === '' && /^fixed (?:an?|the|some|issues?) /iu.test(plain))
    return plain.replace(/^fixed /iu, 'fixed: ');
  return word === '' || /^(?:new|added)$/iu.test(word) ? plain : `${word.toLowerCase()}: ${plain}`;
}

/** "New in version 2.0: bird song recordings …": what such a text says is new, told in one sentence behind what the app does. */
export function isNews(text: string): boolean {
  return /^New in (?:this version|version \d[\d.]*):/u.test(text);
}

/** "Fixed: the app crashed when a note was long": an entry of the news that stands as a sentence of its own. English. */
export const isNewsEntry = (text: string): boolean =>
  /^(?:added|improved|changed|updated|fixed|fixes|bug ?fix(?:es)?|removed): /iu.test(text);

/** "Photos taken" of "fixed: photos taken in portrait were turned": whether only the news of a text say so, or a part of it. English. */
export function toldInNews(text: string, description: string): boolean {
  const at = description.search(/^New in (?:this version|version \d[\d.]*):/mu);
  if (at === -1) return false;
  const [before, news] = [description.slice(0, at), description.slice(at)].map((part) => part.toLowerCase());
  return text
    .toLowerCase()
    .split(', ')
    .some((part) => news!.includes(part) && !before!.includes(part));
}

/** "Crash when a photo is opened" of the sentence of news: what was mended, which nobody searches an app by. */
export function mendedInNews(text: string): string {
  return (text.match(/(?<=\b(?:fixed|fixes|bug ?fix(?:es)?|removed): )[^;.]+/giu) ?? []).join(' ');
}
