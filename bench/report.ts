/** One row of the benchmark's table. `ratio` compares with `against`, measured in the same run. */
export type Row = { name: string; value: number; unit: string; runs: number; against?: string; ratio?: number }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

export function print(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    `${digits(row.value)} ${row.unit}`,
    String(row.runs),
    row.ratio === undefined ? '' : `${digits(row.ratio)} × ${row.against ?? ''}`,
  ])
  const table = [['mesure', 'médiane', 'essais', 'rapport'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => (line[column] ?? '').length)))
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  console.log(JSON.stringify({ date: new Date().toISOString(), node: process.version, rows }))
}
