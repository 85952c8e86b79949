/** Returns seconds as «45 s», «12 min», «3 h 05 min» or «120 h», as one says how long something was watched. */
export function formatWatchTime(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole}\u00a0s`
  const minutes = Math.round(whole / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 100 || minutes % 60 === 0) return `${Math.round(minutes / 60).toLocaleString('fr-FR')}\u00a0h`
  return `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}\u00a0min`
}
