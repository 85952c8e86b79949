/** Formats the time that something will still take: «reste < 1 min», «reste 3 min», «reste 1 h 05 min». @param seconds 0 or more */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return 'reste <\u00a01\u00a0min'
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `reste ${minutes}\u00a0min`
  return `reste ${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}\u00a0min`
}

/** A share of some work that is done, 0 to 100, and the moment in milliseconds at which that was known. */
export type Milestone = { progress: number; at: number }

/** Milliseconds that have to be seen before they tell anything of the rest. */
const least = 3000

/**
 * Returns the seconds until the work is done, if it goes on as it did since `first`.
 * @returns null while too little of it was seen
 */
export function secondsUntilDone(first: Milestone, last: Milestone): number | null {
  const [done, took] = [last.progress - first.progress, last.at - first.at]
  if (done <= 0 || took < least) return null
  return ((100 - last.progress) * took) / done / 1000
}
