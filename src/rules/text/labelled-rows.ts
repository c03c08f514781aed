/** The rows of a table that is written as lines of `label: entries`, with the entries as they stand. */
export function labelledRows(table: string): [label: string, entries: string][] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [label = '', entries = ''] = row.split(': ');
      return [label, entries];
    });
}
