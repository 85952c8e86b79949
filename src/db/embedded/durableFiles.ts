import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { PGlite } from '@electric-sql/pglite'
import { syncPath } from './syncPath.ts'

type Init = Parameters<NodeFS['init']>

/**
 * PostgreSQL's start parameters with fsync enabled. PGlite runs with `-F` (no fsync) because its own file layer drops fsync; ours does not.
 * Its fdatasync cannot be hooked, hence wal_sync_method. PGlite touches every page of shared_buffers at the start, 128 MB by default;
 * 10,000 contents are answered as quickly with 32 (at 16, searches take twice as long).
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
]

/**
 * PGlite's file layer on the real disk, with working fsync, which PGlite leaves out. An acknowledged write survives a power cut and not
 * only the end of the process.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Init): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const hook = ({ NODEFS }: { NODEFS: unknown }): void => hookSync(NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }
}

function hookSync(files: unknown): void {
  if (!isNodeFiles(files)) throw new Error('PGlite’s file layer has changed: fsync cannot be hooked')
  files.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fsyncSync(stream.nfd)
    else syncPath(files.realPath(stream.node))
    return 0
  }
}

/** The part of Emscripten's NODEFS that is used. Emscripten ships no types for it. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number }
  realPath(node: object): string
}

function isNodeFiles(value: unknown): value is NodeFiles {
  return typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value
}
