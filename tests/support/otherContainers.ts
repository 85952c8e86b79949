import type { ClipMaker } from './media.ts'

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
const small = ['-c:v', 'mpeg4', '-s', '176x144', '-c:a', 'aac']

/**
 * Videos in containers that ffmpeg reads and that are not among the five of specification §5. `types` are the declared types that browsers
 * and systems send for such a file, besides none.
 */
export const otherContainers = [
  { name: 'video.ogv', encode: ['-c:v', 'libtheora', '-c:a', 'libvorbis'], types: ['video/ogg', 'application/ogg'] },
  { name: 'video.ts', encode: h264, types: ['video/mp2t', 'video/vnd.dlna.mpeg-tts', 'text/vnd.trolltech.linguist'] },
  { name: 'video.m2ts', encode: h264, types: ['video/mp2t', 'video/vnd.dlna.mpeg-tts'] },
  { name: 'video.3gp', encode: small, types: ['video/3gpp', 'audio/3gpp'] },
  { name: 'video.3g2', encode: small, types: ['video/3gpp2'] },
  { name: 'video.flv', encode: h264, types: ['video/x-flv'] },
  { name: 'video.wmv', encode: ['-c:v', 'wmv2', '-c:a', 'wmav2'], types: ['video/x-ms-wmv', 'video/x-ms-asf'] },
  { name: 'video.mpg', encode: ['-c:v', 'mpeg2video', '-c:a', 'mp2'], types: ['video/mpeg'] },
] as const

export type OtherContainer = (typeof otherContainers)[number]

export const makeOther = (clips: ClipMaker, { name, encode }: OtherContainer): Promise<string> => clips.make({ name, seconds: 1, encode })

export const namesTheFive = 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV'
