import { rename, rm, stat } from 'node:fs/promises'
import type { Storage } from '../../storage/storage.ts'
import { type FileIdentity, timelineOf } from './knownFiles.ts'
import type { ProbedSource } from './probe.ts'
import { beginQuickRendition, isCopied } from './quickRendition.ts'
import type { Timeline } from './timeline.ts'
import { together } from './together.ts'

/** Larger files take so long to be packed that the person would wait for the answer to the upload. */
const mostBytes = 64 * 1024 * 1024
const mostAtOnce = 2
/** The conversion of an accepted file follows at once, unless others are before it. */
const keptMs = 60_000

type Packed = { folder: string; names: string[]; at: number }

const packed = new Map<FileIdentity, Packed>()
let packing = 0

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Files that were refused, or whose conversion came too late or in another process. */
async function removeUntaken(): Promise<void> {
  for (const [file, { folder, at }] of packed) {
    if (performance.now() - at < keptMs) continue
    packed.delete(file)
    await remove(folder)
  }
}

const ignore = (): void => undefined

/**
 * Reads the packets of a small file that browsers can play, and packs its unchanged streams into `folder`, which the caller removes after an
 * error.
 * @returns the rendition's name, for `keepPacked`; undefined when nothing was packed
 */
export async function packOnArrival(
  source: ProbedSource,
  file: FileIdentity,
  folder: string,
  { isLow }: Storage,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  await removeUntaken()
  if (!isCopied(source) || packing >= mostAtOnce || (await stat(source.path)).size > mostBytes) return undefined
  packing += 1
  try {
    const [, names] = await together<[Timeline, string[] | undefined]>(signal, [
      (both) => timelineOf(source, file, both),
      (both) => {
        const options = { signal: both, isDiskLow: isLow, onProgress: ignore, onHardwareFailure: ignore }
        return beginQuickRendition(source, folder, options, new AbortController().signal)
      },
    ])
    if (!names) await remove(folder)
    return names
  } finally {
    packing -= 1
  }
}

/** Keeps the streams of a file that was accepted until `takePacked`. */
export const keepPacked = (file: FileIdentity, folder: string, names: string[]): void =>
  void packed.set(file, { folder, names, at: performance.now() })

/** Moves the streams that were packed when a file arrived to `folder`. @returns the rendition's name; undefined when there are none */
export async function takePacked(source: ProbedSource, file: FileIdentity, folder: string): Promise<string[] | undefined> {
  const made = packed.get(file)
  if (!made || !isCopied(source)) return undefined
  packed.delete(file)
  await rename(made.folder, folder)
  return made.names
}
