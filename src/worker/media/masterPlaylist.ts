import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rendition } from '../../shared/entities/media.ts'
import { MediaFailure } from './failures.ts'

/** Measurements of a finished rendition. Bitrates in bits per second, durations in seconds. */
type Measured = { bandwidth: number; average: number; codecs: string; duration: number; longestSegment: number }

const segmentShape = /#EXTINF:([\d.]+),[^\n]*\n([^#\n]+)/g

const soundCodec = 'mp4a.40.2'

/** Returns the RFC 6381 names of the codecs, read from the initialisation segment: players check them before they try to play. */
function codecsOf(init: Buffer): string {
  const at = init.indexOf('avcC')
  if (at < 0 && init.includes('mp4a')) return soundCodec
  if (at < 0) throw new MediaFailure('CONVERSION_FAILED', new Error('the initialisation segment holds no avcC box'))
  const avc = `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`
  return init.includes('mp4a') ? `${avc},${soundCodec}` : avc
}

async function measure(folder: string): Promise<Measured> {
  const playlist = await readFile(join(folder, 'index.m3u8'), 'utf8').catch((error: unknown) => {
    throw new MediaFailure('NOT_A_VIDEO', error)
  })
  const init = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1]
  const segments = [...playlist.matchAll(segmentShape)].map(([, seconds = '', name = '']) => ({ seconds: Number(seconds), name }))
  if (init === undefined || segments.length === 0 || !playlist.includes('#EXT-X-ENDLIST')) {
    throw new MediaFailure('CONVERSION_FAILED', new Error('ffmpeg left an unfinished playlist'))
  }
  let [bits, duration, peak, longestSegment] = [0, 0, 0, 0]
  for (const segment of segments) {
    const size = (await stat(join(folder, segment.name))).size * 8
    bits += size
    duration += segment.seconds
    longestSegment = Math.max(longestSegment, segment.seconds)
    // The last segment may be a few frames long: its rate is meaningless.
    if (segment.seconds >= 1) peak = Math.max(peak, size / segment.seconds)
  }
  const average = Math.ceil(bits / Math.max(duration, 0.04))
  return {
    average,
    bandwidth: Math.max(average, Math.ceil(peak)),
    codecs: codecsOf(await readFile(join(folder, init))),
    duration,
    longestSegment,
  }
}

/** `frameRate`: pictures per second, 0 when it is unknown */
type Picture = { name: string; width: number; height: number; frameRate: number }

/** The finished renditions, lowest first; their duration and their longest segment, in seconds. */
export type Master = { renditions: Rendition[]; seconds: number; longestSegment: number }

/** Players step by one picture with it. */
const frameRateOf = (frameRate: number): string => (frameRate > 0 ? `FRAME-RATE=${frameRate.toFixed(3)},` : '')

/** The sound that all renditions share, as players choose it. */
const soundGroup = (name: string): string =>
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Son",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="${name}/index.m3u8"`

/**
 * Writes master.m3u8 over finished renditions, with the measured rates of their segments.
 * @param soundName folder of the sound that they share; undefined when each holds its own, or there is none
 */
export async function writeMaster(folder: string, pictures: readonly Picture[], soundName?: string): Promise<Master> {
  const measured = await Promise.all(pictures.map(async (picture) => ({ ...picture, ...(await measure(join(folder, picture.name))) })))
  const sound = soundName === undefined ? undefined : await measure(join(folder, soundName))
  const renditions = measured.map((picture) => ({
    ...picture,
    bandwidth: picture.bandwidth + (sound?.bandwidth ?? 0),
    average: picture.average + (sound?.average ?? 0),
    codecs: sound ? `${picture.codecs},${sound.codecs}` : picture.codecs,
  }))
  const lines = renditions.flatMap(({ name, width, height, frameRate, bandwidth, average, codecs }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},${frameRateOf(frameRate)}CODECS="${codecs}"${sound ? ',AUDIO="sound"' : ''}`,
    `${name}/index.m3u8`,
  ])
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...(soundName === undefined ? [] : [soundGroup(soundName)])]
  // The sound alone, for a connection that carries no picture. It comes last: players begin with the first one that they can play.
  const soundAlone = sound
    ? [
        `#EXT-X-STREAM-INF:BANDWIDTH=${sound.bandwidth},AVERAGE-BANDWIDTH=${sound.average},CODECS="${sound.codecs}",AUDIO="sound"`,
        `${soundName}/index.m3u8`,
      ]
    : []
  await writeFile(join(folder, 'master.m3u8'), [...head, ...lines, ...soundAlone, ''].join('\n'))
  return {
    renditions: renditions.map(({ width, height, average }) => ({ width, height, bitrate: average })),
    seconds: Math.max(...measured.map(({ duration }) => duration)),
    longestSegment: Math.max(...measured.map(({ longestSegment }) => longestSegment)),
  }
}
