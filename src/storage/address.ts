/**
 * Returns what tells the address of a key. With `MEDIA_URL`, the files of versions of videos have theirs on that server; pictures are always
 * served here, where their sizes are made.
 */
export function addressOf(mediaUrl: string | undefined): (key: string) => string {
  const base = mediaUrl?.replace(/\/+$/, '')
  return (key) => (base !== undefined && /^contents\/[^/]+\/[^/.]+(\/|$)/.test(key) ? `${base}/${key}` : `/media/${key}`)
}
