const units = ['octets', 'ko', 'Mo', 'Go', 'To'] as const

/** Formats a file size in French units of 1,024: «12,4 Mo». @param bytes size in bytes */
export function formatBytes(bytes: number): string {
  let value = bytes
  let step = 0
  while (value >= 1024 && step < units.length - 1) {
    value /= 1024
    step += 1
  }
  const digits = step === 0 || value >= 100 ? 0 : 1
  const unit = step === 0 && bytes < 2 ? 'octet' : (units[step] ?? '')
  return `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: digits }).format(value)}\u00a0${unit}`
}
