import { BlobSource, CanvasSink, HLS_FORMATS, Input, type InputVideoTrack, MATROSKA, MP4, QTFF, UrlSource, WEBM } from 'mediabunny'
import { AppError } from '../../../shared/errors.ts'
import { limits } from '../../../shared/limits.ts'
import { readStructure, type VideoContainer } from '../../../shared/video/structure.ts'
import { onlyAudio } from './checkFile.ts'
import type { VideoFacts } from '../../../machines/upload/framePicker/types.ts'

/** @param video a chosen file, or the address of an HLS playlist */
function open(video: File | string): Input {
  return typeof video === 'string'
    ? new Input({ source: new UrlSource(video), formats: HLS_FORMATS })
    : new Input({ source: new BlobSource(video), formats: [MP4, QTFF, MATROSKA, WEBM] })
}

/** Returns the structure of a file whose signature is known already. */
async function containerOf(file: File): Promise<VideoContainer> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (head[0] === 0x1a) return 'matroska'
  return String.fromCharCode(...head) === 'RIFF' ? 'avi' : 'mp4'
}

/**
 * Checks that a video is complete and has a picture, before it is sent. What this browser cannot read is left to the server.
 * @param file one of the five accepted containers
 * @throws AppError TRUNCATED_VIDEO, NOT_A_VIDEO, VIDEO_TOO_LONG
 */
export async function checkVideo(file: File): Promise<void> {
  const read = async (position: number, length: number): Promise<Uint8Array> =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer())
  if ((await readStructure(read, file.size, await containerOf(file))) === 'truncated') throw new AppError('TRUNCATED_VIDEO')
  const input = open(file)
  if (!(await input.canRead())) return
  const [video, sound] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
  if (!video) throw new AppError('NOT_A_VIDEO', sound ? { message: onlyAudio } : {})
  if ((await input.computeDuration()) > limits.videoSeconds) throw new AppError('VIDEO_TOO_LONG')
}

/** Reads what a video is, from its headers; null when this browser cannot read its container. */
export async function readFacts(source: File | string): Promise<VideoFacts | null> {
  const input = open(source)
  if (!(await input.canRead())) return null
  const [video, sound] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
  if (!video) return null
  return {
    duration: await input.computeDuration(),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    videoCodec: await video.getCodec(),
    audioCodec: sound ? await sound.getCodec() : null,
    isDecodable: await isDecodable(video),
  }
}

async function isDecodable(video: InputVideoTrack): Promise<boolean> {
  return typeof VideoDecoder === 'function' && (await video.canDecode())
}

/** Longest side, in pixels: as large as the site shows a thumbnail. */
const frameSize = { width: 1280, height: 720 }

/**
 * Draws the picture of a video at each of these seconds, as WebP where the browser writes it, else as JPEG.
 * @throws Error when one of them cannot be decoded
 */
export async function drawFrames(source: File | string, seconds: readonly number[]): Promise<File[]> {
  const input = open(source)
  const video = await input.getPrimaryVideoTrack()
  if (!video) throw new AppError('NOT_A_VIDEO')
  const size = scaled(await video.getDisplayWidth(), await video.getDisplayHeight())
  const sink = new CanvasSink(video, { ...size, fit: 'fill' })
  const first = await video.getFirstTimestamp()
  const frames: File[] = []
  for (const second of seconds) {
    const drawn = await sink.getCanvas(Math.max(first, second))
    if (!drawn) throw new Error(`there is no picture at ${second} s`)
    const blob = await toBlob(drawn.canvas)
    frames.push(new File([blob], `image.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`, { type: blob.type }))
  }
  return frames
}

function scaled(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, frameSize.width / width, frameSize.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const quality = 0.9

async function toBlob(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  if (canvas instanceof OffscreenCanvas) {
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
    return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality })
  }
  const written = async (type: string): Promise<Blob> => {
    const { promise, resolve, reject } = Promise.withResolvers<Blob>()
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`the canvas cannot be written as ${type}`))), type, quality)
    return promise
  }
  const webp = await written('image/webp')
  return webp.type === 'image/webp' ? webp : written('image/jpeg')
}
