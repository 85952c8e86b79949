import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSharp } from '../../../storage/sharp.ts'
import type { Size } from './svg.ts'

/**
 * A drawing that moves over the picture. `x` and `y` are expressions of ffmpeg's overlay filter, of the seconds `t`. `spin`: it turns around its
 * own centre once in `seconds`, and only `width` × `height` around that are drawn, because turning is slow.
 */
export type Layer = { svg: string; x?: string; y?: string; spin?: Size & { seconds: number } }

/** What a clip shows for `seconds`. A picture that ends as it began can be shown several times in a row. */
export type Picture = Size & { seconds: number; rate: number; layers: readonly Layer[] } & (
    | { background: string; graph?: never }
    | { graph: string; background?: never }
  )

const sizeOf = (svg: string): Size => {
  const [, width = '0', height = '0'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

/** Draws a layer once. Its raw pixels spare ffmpeg to decode an image. @returns the arguments of this input */
async function rasterise(svg: string, target: string, rate: number): Promise<string[]> {
  const sharp = await loadSharp()
  const { width, height } = sizeOf(svg)
  await writeFile(target, await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer())
  return ['-f', 'rawvideo', '-pixel_format', 'rgba', '-video_size', `${width}x${height}`, '-framerate', String(rate), '-i', target]
}

const still = (rate: number): string => `loop=loop=-1:size=1,setpts=N/${rate}/TB`

/**
 * Prepares the input of ffmpeg for a picture, whose video has the label `[picture]`.
 * @param folder takes the layers' files, until ffmpeg has ended
 */
export async function pictureArgs({ width, height, rate, layers, background, graph }: Picture, folder: string): Promise<string[]> {
  const drawings = [...(background === undefined ? [] : [{ svg: background }]), ...layers]
  const inputs = await Promise.all(drawings.map(({ svg }, index) => rasterise(svg, join(folder, `layer${index}.rgba`), rate)))
  const first = background === undefined ? 0 : 1
  const base =
    graph === undefined ? `[0:v]format=yuv420p,${still(rate)}` : `${graph},scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`
  const steps = layers.map(({ x = '0', y = '0', spin }, index) => {
    const input = `[${first + index}:v]`
    const turning =
      spin === undefined
        ? ''
        : `${input}${still(rate)},rotate=a='2*PI*t/${spin.seconds}':c=none:ow=${spin.width}:oh=${spin.height}[turned${index}];`
    return `${turning}[under${index}]${spin === undefined ? input : `[turned${index}]`}overlay=x='${x}':y='${y}'[under${index + 1}]`
  })
  const filters = [`${base}[under0]`, ...steps, `[under${layers.length}]setsar=1,format=yuv420p[picture]`]
  return [...inputs.flat(), '-filter_complex', filters.join(';')]
}
