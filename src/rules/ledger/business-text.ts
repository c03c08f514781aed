/**
 * Whether a path is that of a text about the business. The generator's form sends what is typed as body text in sections, other
 * callers send a description: both say the same kind of thing (docs/decisions/0003-body-text-is-the-description.md).
 */
export function isBusinessText(path: string): boolean {
  return path === 'description' || path.startsWith('bodyTextSections');
}
