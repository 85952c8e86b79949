const units = [
  ['heure', 3600],
  ['minute', 60],
  ['seconde', 1],
] as const

/** Returns a position for screen readers: «1 minute 5 secondes». @param seconds from the start */
export function spokenTime(seconds: number): string {
  let rest = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const parts: string[] = []
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`)
  }
  return parts.join(' ') || '0 seconde'
}
