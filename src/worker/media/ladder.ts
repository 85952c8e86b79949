import { encodeToHls, type HlsOptions, type HlsSource } from './hls.ts'
import { type Master, writeMaster } from './masterPlaylist.ts'
import { assertComplete } from './quickRendition.ts'
import { ladderRungs } from './rungs.ts'

/** Every rendition that the source is good for, in one pass, with the master playlist over them. */
export async function makeLadder(source: HlsSource, folder: string, options: HlsOptions): Promise<Master> {
  const rungs = ladderRungs(source.facts)
  const { names, seconds } = await encodeToHls(source, { rungs, preset: 'veryfast', folder }, options)
  assertComplete(source.facts, seconds)
  const pictures = names.map((name, n) => ({ name, width: rungs[n]?.outputWidth ?? 0, height: rungs[n]?.outputHeight ?? 0 }))
  return writeMaster(folder, pictures)
}
