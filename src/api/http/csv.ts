import { type Answer, ok } from './answers.ts'

/** A number is written with a decimal comma. */
export type CsvCell = string | number | null

// With these a spreadsheet would run a text of somebody else as a formula; it shows the text after an apostrophe as it is.
const formula = /^\s*[=+\-@\t\r]/

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a table as RFC 4180 has it, but with semicolons: what French spreadsheets open, with the mark that tells them UTF-8. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(written).join(';')}\r\n`).join('')}`
}

/** @param name of the file, without letters that a header cannot have */
export const csvFile = (name: string, csv: string): Answer<200, string> =>
  ok(csv, {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  })
