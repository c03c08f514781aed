/**
 * Beginnings that make a spreadsheet run a cell as a formula, with their full-width forms, which Japanese and Chinese
 * versions take for the same signs, and with what some programs pass over before them (OWASP, CSV injection).
 *
 * For the `escapeFormulae` of papaparse, whose own pattern misses cells of several lines.
 */
export const formulaStart = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u;
