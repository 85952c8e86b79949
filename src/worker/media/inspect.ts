import { open, rm } from 'node:fs/promises'
import type { MediaFailureCode } from '../../shared/mediaFailures.ts'
import { MediaFailure, ToolFailure } from './failures.ts'
import type { FfmpegTools } from './ffmpeg.ts'
import { inputArgs, patientArgs, quietArgs } from './input.ts'
import { identityOf, knownFacts } from './knownFiles.ts'
import { isEncryptedMp4 } from './mp4Index.ts'
import { type ArrivalDeps, keepPacked, packOnArrival } from './packedStreams.ts'
import { probe, type VideoFacts } from './probe.ts'
import { runTool } from './runTool.ts'
import { together } from './together.ts'

const lookTimeoutMs = 60_000

async function hasPicture(tools: FfmpegTools, path: string, { videoIndex }: VideoFacts, signal: AbortSignal): Promise<boolean> {
  let pictures = 0
  const onLine = (line: string): void => {
    pictures = Math.max(pictures, Number(/^frame=(\d+)/.exec(line)?.[1] ?? 0))
  }
  const args = [
    ...quietArgs,
    ...patientArgs,
    '-progress',
    'pipe:1',
    '-nostats',
    ...inputArgs(path),
    '-map',
    `0:${videoIndex}`,
    '-frames:v',
    '1',
  ]
  try {
    await runTool(tools, 'ffmpeg', [...args, '-f', 'null', '-'], { signal, timeoutMs: lookTimeoutMs, onLine, reads: [path], writes: [] })
  } catch (error) {
    if (!(error instanceof ToolFailure) || error.end.kind === 'signal') throw error
  }
  return pictures > 0
}

/**
 * Decodes the first picture of a file.
 * @throws MediaFailure ENCRYPTED or NOT_A_VIDEO
 */
export async function mustHavePicture(tools: FfmpegTools, path: string, facts: VideoFacts, signal: AbortSignal): Promise<void> {
  await using file = await open(path)
  if (await isEncryptedMp4(file)) throw new MediaFailure('ENCRYPTED')
  if (!(await hasPicture(tools, path, facts, signal))) throw new MediaFailure('NOT_A_VIDEO')
}

/**
 * Returns why a file cannot be converted, as far as a quick check can find out; undefined when nothing was found. Its facts are then known.
 * @param arrival for the first version of a small file, which is made meanwhile
 */
export async function findFault(
  tools: FfmpegTools,
  path: string,
  signal: AbortSignal,
  arrival?: ArrivalDeps,
): Promise<MediaFailureCode | undefined> {
  const folder = arrival?.storage.tempPath()
  try {
    const file = await identityOf(path)
    const facts = await probe(tools, path, signal)
    const source = { tools, path, facts, trim: undefined }
    const [, packed] = await together<[void, string[] | undefined]>(signal, [
      (both) => mustHavePicture(tools, path, facts, both),
      async (both) => (arrival && folder ? packOnArrival(source, file, folder, arrival, both) : undefined),
    ])
    knownFacts.set(file, facts)
    if (packed && folder) await keepPacked(file, folder, packed)
    return undefined
  } catch (error) {
    if (folder) await rm(folder, { recursive: true, force: true })
    if (error instanceof MediaFailure) return error.code
    throw error
  }
}
