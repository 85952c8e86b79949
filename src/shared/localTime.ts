const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Returns an ISO 8601 time as a datetime-local field has it. */
export function toLocal(iso: string): string {
  const at = new Date(iso)
  const day = [String(at.getFullYear()).padStart(4, '0'), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

export const isDate = (local: string): boolean => !Number.isNaN(Date.parse(local))
