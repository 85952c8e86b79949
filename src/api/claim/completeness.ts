import { AppError } from '../../shared/errors.ts'
import type { Storage } from '../../storage/storage.ts'

type Files = Pick<Storage, 'disk' | 'sizes' | 'url'>

const incomplete = (key: string): AppError => new AppError('UPLOAD_INCOMPLETE', { message: `Il manque un fichier\u00a0: ${key}` })

/** The tags that conversions write. Others could name files elsewhere, by attributes that only some players know. */
const tags = [
  /^#EXTM3U$/,
  /^#EXT-X-(?:VERSION|TARGETDURATION|MEDIA-SEQUENCE):\d+$/,
  /^#EXT-X-(?:PLAYLIST-TYPE:VOD|INDEPENDENT-SEGMENTS|DISCONTINUITY|ENDLIST)$/,
  /^#EXTINF:[\d.]+,$/,
  /^#EXT-X-STREAM-INF:(?:[A-Z-]+=(?:[\w.]+|"[\w.,]*")(?:,|$))+$/,
  /^#EXT-X-MEDIA:(?:[A-Z-]+=(?:[\w.]+|"[\w./]*")(?:,|$))+$/,
  /^#EXT-X-MAP:URI="[\w./]+"$/,
]

/** The names in a playlist: of its lines, and of its tags; undefined when it has a tag that conversions do not write. */
function namesIn(playlist: string): string[] | undefined {
  const lines = playlist.split('\n').filter((line) => line !== '')
  if (!lines.every((line) => !line.startsWith('#') || tags.some((tag) => tag.test(line)))) return undefined
  const named = Array.from(playlist.matchAll(/URI=(?:"([^"]*)"|([^,\n]*))/g), ([, quoted, bare = '']) => quoted ?? bare)
  return [...named, ...lines.filter((line) => !line.startsWith('#'))]
}

/**
 * Throws unless all files of a version have arrived. A playlist can only name the files of its own version.
 * @param folder key of the version
 * @throws AppError UPLOAD_INCOMPLETE
 */
export async function mustBeComplete({ disk, sizes }: Files, folder: string): Promise<void> {
  const present = await sizes(folder)
  const mustHave = (key: string): void => {
    if (!(present.get(key) ?? 0)) throw incomplete(key)
  }
  const read = async (key: string): Promise<string[]> => {
    mustHave(key)
    const text = await disk.get(key)
    const names = text.startsWith('#EXTM3U') ? namesIn(text) : undefined
    if (!names) throw incomplete(key)
    return names
  }
  const playlists = new Set(await read(`${folder}/master.m3u8`))
  if (playlists.size === 0) throw incomplete(`${folder}/master.m3u8`)
  for (const playlist of playlists) {
    const files = await read(`${folder}/${playlist}`)
    const own = playlist.slice(0, playlist.lastIndexOf('/'))
    if (files.length === 0) throw incomplete(`${folder}/${playlist}`)
    for (const file of files) mustHave(`${folder}/${own}/${file}`)
  }
}

/** Throws unless a storyboard has arrived, whose cues show nothing but its own picture. @throws AppError UPLOAD_INCOMPLETE */
export async function mustBeStoryboard({ disk, sizes, url }: Files, folder: string): Promise<void> {
  const [text, picture] = [`${folder}/storyboard.vtt`, `${folder}/storyboard.webp`]
  const present = await sizes(folder)
  for (const key of [text, picture]) if (!(present.get(key) ?? 0)) throw incomplete(key)
  const address = url(picture)
  const isCue = (line: string): boolean => line.startsWith(address) && /^#xywh=\d+,\d+,\d+,\d+$/.test(line.slice(address.length))
  const lines = (await disk.get(text)).split('\n')
  const isOwn = lines.every((line, index) =>
    index === 0 ? line === 'WEBVTT' : line === '' || /^[\d:.]+ --> [\d:.]+$/.test(line) || isCue(line),
  )
  if (!isOwn) throw incomplete(text)
}
