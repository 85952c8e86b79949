const two = (value: number): string => String(value).padStart(2, '0')

/** Returns seconds as « m:ss » or « h:mm:ss », only whole ones, as a clock counts them; « 0:00 » for an invalid duration. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds <= 0) return '0:00'
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
