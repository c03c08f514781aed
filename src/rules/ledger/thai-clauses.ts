/** Thai parts its clauses by a space and sets no stops: "ทำมือ น้ำหนัก 100 กรัม ไม่มีน้ำหอม". */
const firstThai = 0x0e01;
const lastThai = 0x0e5b;
const between = /(?<=[\u0E01-\u0E4E]{2})\s(?=[\u0E01-\u0E45])/u;
/** Words behind which their value stands: colour, size, number, maker, of a sort, and the small words between two. */
const leads = /(?:^|\s)(?:สี|ขนาด|ไซส์|ไซซ์|รุ่น|ยี่ห้อ|แบรนด์|จำนวน|แบบ|ชื่อ|และ|หรือ|กับ|ของ|จาก|ที่|ใน|พร้อม)$/u;

const isThai = (text: string): boolean => {
  for (let at = 0; at < text.length && at < 40; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign >= firstThai && sign <= lastThai) return true;
  }
  return false;
};

/** Signs of the longest clause of a row; prose has longer ones, and its clauses lean on each other. */
const longest = 40;
const fewest = 3;

/** The clauses of a row in Thai at its spaces; a figure stays with its name and its unit. Prose and all other texts stay whole. */
export function thaiClauses(text: string): readonly string[] {
  if (!isThai(text)) return [text];
  const clauses: string[] = [];
  for (const part of text.split(between)) {
    const last = clauses.at(-1);
    if (last !== undefined && leads.test(last)) clauses[clauses.length - 1] = `${last} ${part}`;
    else clauses.push(part);
  }
  return clauses.length >= fewest && clauses.every(({ length }) => length <= longest) ? clauses : [text];
}
