/**
 * Returns a random UUID (version 4). `crypto.randomUUID` exists on HTTPS and localhost only, and a self-hosted Lucarne may well be reached
 * by plain HTTP on a home network.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // Two digits are not random: they are the version and the variant.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
