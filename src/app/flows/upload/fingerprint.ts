/** Bytes of each sample. */
const sampleBytes = 256 * 1024

/**
 * Returns a digest of a file that is the same whenever the same file is chosen: of its size, and of samples of its beginning, middle and end,
 * because reading two gigabytes would take longer than people wait. Where the page is not in a secure context, of its name and date.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const { size, lastModified, name } = file
  // Absent outside secure contexts, whatever its type says.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle === undefined) return `${size}-${lastModified}-${name}`.slice(0, 200)
  const middle = Math.max(0, Math.floor((size - sampleBytes) / 2))
  const samples = [0, middle, Math.max(0, size - sampleBytes)].map((from) => file.slice(from, from + sampleBytes))
  const digest = await subtle.digest('SHA-256', await new Blob(samples).arrayBuffer())
  return `${size}-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
