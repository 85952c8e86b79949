import type { FfmpegTools } from './ffmpeg.ts'
import type { VideoFacts } from './probe.ts'

/** cd/m² of a white surface in a high dynamic range (ITU-R BT.2408). */
const referenceWhite = 203

/**
 * Returns the filters that scale a picture to this size, and bring a high dynamic range down to what every screen shows. Dark
 * and middle tones keep their brightness, lights are compressed. An ffmpeg without zscale only scales.
 */
export function scaleToSdr(
  { canToneMap }: Pick<FfmpegTools, 'canToneMap'>,
  { hdrTransfer }: Pick<VideoFacts, 'hdrTransfer'>,
  { width, height }: { width: number; height: number },
): string {
  if (hdrTransfer === undefined || !canToneMap) return `scale=${width}:${height}:flags=bicubic`
  return [
    // Scaled first: the rest computes with three floating-point numbers for each pixel.
    `zscale=w=${width}:h=${height}:tin=${hdrTransfer}:pin=bt2020:min=bt2020nc:t=linear:npl=${referenceWhite}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=tonemap=mobius:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
    'format=yuv420p',
  ].join(',')
}
