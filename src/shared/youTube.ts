/** Where YouTube plays its videos in the pages of other sites, without cookies before playback. */
export const youTubePlayerOrigin = 'https://www.youtube-nocookie.com'

const hosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
])
const id = /^[\w-]{11}$/

/** Returns the id of a YouTube video from its address in any usual form: a page, a short link, a short, a live stream or an embedded player. */
export function youTubeVideoId(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const [, first = '', second = ''] = pathname.split('/')
  const found =
    hostname === 'youtu.be'
      ? first
      : hosts.has(hostname)
        ? first === 'watch'
          ? searchParams.get('v')
          : ['shorts', 'live', 'embed', 'v'].includes(first)
            ? second
            : null
        : null
  return found !== null && id.test(found) ? found : null
}

const keyFolder = 'youtube/'

/** Returns what stands in the database for a YouTube video, in the place of the storage key of a playlist. */
export const youTubeKey = (videoId: string): string => keyFolder + videoId

/** Returns the address of the YouTube video that a key stands for; null for the key of a file. */
export const addressOfYouTubeKey = (key: string): string | null =>
  key.startsWith(keyFolder) ? youTubeAddress(key.slice(keyFolder.length)) : null

/** Returns the address of a YouTube video’s page. */
export const youTubeAddress = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`
