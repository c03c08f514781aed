/** "容量2升" behind "猫咪自动饮水机 2升": scripts without spaces, whose measures no word comparison finds. */
export function isMeasuredInName(value: string, name: string): boolean {
  const measure = /^[^\d\s]{0,6}(\d[\d.]{0,5}[\p{Script=Han}\p{Script=Hangul}]{1,2})$/u.exec(value)?.[1];
  return measure !== undefined && name.includes(measure);
}
