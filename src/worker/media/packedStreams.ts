import { rename, rm, stat } from 'node:fs/promises'
import type { Log } from '../../shared/log.ts'
import type { Storage } from '../../storage/storage.ts'
import { type FileIdentity, timelineOf } from './knownFiles.ts'
import type { ProbedSource } from './probe.ts'
import { beginQuickRendition, isCopied } from './quickRendition.ts'
import type { Timeline } from './timeline.ts'
import { together } from './together.ts'

/** Larger files take so long to be packed that the person would wait for the answer to the upload. */
const mostBytes = 64 * 1024 * 1024
/** Milliseconds for which the answer may wait. */
const longestPacking = 2000
const mostAtOnce = 2
const mostKept = 8
/** The conversion of an accepted file follows at once, unless others are before it. */
const keptMs = 60_000

export type ArrivalDeps = { storage: Storage; log: Log }
type Packed = { folder: string; names: string[]; at: number }

const packed = new Map<FileIdentity, Packed>()
let packing = 0

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Removes the streams of files that were refused after all, or whose conversion came too late. */
export async function removeUntaken(): Promise<void> {
  for (const [file, { folder, at }] of packed) {
    if (performance.now() - at < keptMs) continue
    packed.delete(file)
    await remove(folder)
  }
}

const ignore = (): void => undefined

async function readAndPack(
  source: ProbedSource,
  file: FileIdentity,
  folder: string,
  { isLow }: Storage,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  await removeUntaken()
  if (packed.size >= mostKept || (await stat(source.path)).size > mostBytes || (await isLow())) return undefined
  const [, names] = await together<[Timeline, string[] | undefined]>(AbortSignal.any([signal, AbortSignal.timeout(longestPacking)]), [
    (both) => timelineOf(source, file, both),
    (both) => {
      const options = { signal: both, isDiskLow: isLow, onProgress: ignore, onHardwareFailure: ignore }
      return beginQuickRendition(source, folder, options, new AbortController().signal)
    },
  ])
  return names
}

/**
 * Reads the packets of a small file that browsers can play, and packs its unchanged streams into `folder`, while it is still being inspected.
 * An error is logged, and does not fail the inspection: the worker packs them later.
 * @returns the rendition's name, for `keepPacked`; undefined when nothing was packed
 */
export async function packOnArrival(
  source: ProbedSource,
  file: FileIdentity,
  folder: string,
  { storage, log }: ArrivalDeps,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  if (!isCopied(source) || packing >= mostAtOnce || packed.has(file)) return undefined
  packing += 1
  const names = await readAndPack(source, file, folder, storage, signal)
    .catch((error: unknown) => {
      // Else the inspection has ended, with a reason of its own.
      if (!signal.aborted) log.warn({ err: error }, 'a video could not be packed on arrival: the worker will do it')
      return undefined
    })
    .finally(() => {
      packing -= 1
    })
  if (!names) await remove(folder)
  return names
}

/** Keeps the streams of a file that was accepted until `takePacked` or `removeUntaken`. */
export async function keepPacked(file: FileIdentity, folder: string, names: string[]): Promise<void> {
  if (packed.has(file)) await remove(folder)
  else packed.set(file, { folder, names, at: performance.now() })
}

/** Moves the streams that were packed when a file arrived to `folder`. @returns the rendition's name; undefined when there are none */
export async function takePacked(source: ProbedSource, file: FileIdentity, folder: string): Promise<string[] | undefined> {
  const made = packed.get(file)
  if (!made || !isCopied(source)) return undefined
  packed.delete(file)
  try {
    await rename(made.folder, folder)
    return made.names
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
