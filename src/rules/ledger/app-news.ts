/** The head of a list of changes: "What's new in 4.2", "Version 2.0 release notes", "Changelog". English. */
const head =
  /^[#*\s]*(?:what['’]?s new\b[^!?]{0,30}|release notes?\b[^!?]{0,30}|change ?log\b[^!?]{0,30}|(?:new )?(?:in )?v(?:ersion)?\.? ?\d[\d.]* ?(?:release notes?|changes|is (?:out|here))?|\p{L}[^!?]{0,24} release notes?)\s?[:!.]?$/iu;
const entry =
  /^[-–—•*\s]*(new|added|improved|changed|updated|fixed|fixes|bug ?fix(?:es)?|removed)\s?[:–—-]\s(\S.+)$/iu;
const bullet = /^\s*[-–—•*]\s/u;
/** The label that a maker sets before what the app is. */
const about =
  /^(?:about(?: (?:the|this|our) app| us)?|description|app description|overview)\s?:\s*(?=\p{L})/iu;

/**
 * A pasted text of an app that begins with its release notes: what the app is opens it, and what is new in the version
 * closes it. Any other text stays as it is.
 */
export function withNewsLast(text: string): string {
  if (!/new|release|change ?log|version|fixed|about|overview|description/iu.test(text)) return text;
  const lines = text.split('\n').map((line) => line.replace(about, ''));
  const news: string[] = [];
  const rest: string[] = [];
  let version = '';
  let isInNews = false;
  for (const line of lines) {
    const told = entry.exec(line);
    if (head.test(line.trim()) && line.trim().length < 50) {
      isInNews = true;
      version = /\d+(?:\.\d+)*/u.exec(line)?.[0] ?? version;
    } else if (told !== null || (isInNews && bullet.test(line))) news.push(toldOf(line, told));
    else if (line.trim() !== '') {
      isInNews = false;
      rest.push(line);
    } else rest.push(line);
  }
  // A text of nothing else is told as it stands.
  if (news.length === 0 || !rest.some((line) => /\p{L}{3,} \p{L}/u.test(line))) return lines.join('\n');
  const front = version === '' ? 'New in this version' : `New in version ${version}`;
  return `${rest.join('\n').trim()}\n${front}: ${news.join('; ')}.`;
}

/** "- Fixed: crash when opening a photo" as an entry of one row; what is new needs no word for it. */
function toldOf(line: string, told: RegExpExecArray | null): string {
  const plain = (told?.[2] ?? line.replace(bullet, '')).trim().replace(/[.;]$/u, '');
  const [, word = ''] = told ?? [];
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
