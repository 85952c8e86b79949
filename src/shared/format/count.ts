/** Shows one decimal without rounding up to the next unit: 999 999 is « 999.9K », never « 1000K ». */
function shorten(value: number, unit: number, suffix: string): string {
  return `${(Math.floor((value / unit) * 10) / 10).toFixed(1)}${suffix}`
}

/** Returns a count in the format of the specification: « 999 », « 1.2K », « 3.4M ». */
export function formatCount(count: number): string {
  if (count >= 1_000_000) return shorten(count, 1_000_000, 'M')
  if (count >= 1_000) return shorten(count, 1_000, 'K')
  return String(count)
}

/** Returns a count with its noun: « 1 vue », « 12 vues ». The French plural starts at two. */
export function formatQuantity(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count < 2 ? one : many}`
}
