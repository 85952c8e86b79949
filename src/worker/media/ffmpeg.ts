import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Log } from '../../shared/log.ts'
import type { HardwareEncoder } from './hardware.ts'
import { bubblewrap, confined, confinedEnv, type Confinement, installedWrappers, type Wrapper } from './confinement.ts'

const run = promisify(execFile)

/**
 * Absolute paths of ffmpeg and ffprobe with all that the worker needs. `refused`: the programs of the system that should confine them and do
 * not start here; `canToneMap`: it can show a high dynamic range as it should look; `encoder`: the graphics hardware that encodes, tried
 * before.
 */
export type FfmpegTools = Confinement & {
  ffmpeg: string
  ffprobe: string
  version: string
  refused: readonly string[]
  canToneMap: boolean
  encoder: HardwareEncoder | undefined
}

const windows = process.platform === 'win32'
const fileName = (tool: string): string => (windows ? `${tool}.exe` : tool)

// A package manager that has just run does not change the PATH of this process.
function usualFolders(): string[] {
  if (process.platform === 'darwin') return ['/opt/homebrew/bin', '/usr/local/bin']
  if (windows && process.env['LOCALAPPDATA']) return [join(process.env['LOCALAPPDATA'], 'Microsoft', 'WinGet', 'Links')]
  return []
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function inPath(tool: string): Promise<string | undefined> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''), ...usualFolders()]
  for (const folder of folders) {
    const path = join(folder, fileName(tool))
    if (await isExecutable(path)) return path
  }
  return undefined
}

async function output(path: string, args: string[]): Promise<string> {
  const { stdout } = await run(path, ['-hide_banner', ...args], { timeout: 15_000, maxBuffer: 4 * 1024 * 1024, killSignal: 'SIGKILL' })
  return stdout
}

/** Returns whether ffmpeg starts in it. */
async function canStart(ffmpeg: string, confinement: Confinement): Promise<boolean> {
  const [program, args] = confined(ffmpeg, ['-version'], confinement, { reads: [], writes: [] })
  return run(program, args, { timeout: 15_000, killSignal: 'SIGKILL', env: confinedEnv() }).then(
    () => true,
    () => false,
  )
}

/** Tries each wrapper alone, then bubblewrap, which many containers do not allow, in those that work. */
export async function tryConfinement(ffmpeg: string, wrappers: readonly Wrapper[]): Promise<Confinement & { refused: readonly string[] }> {
  const works = await Promise.all(wrappers.map((wrapper) => canStart(ffmpeg, { wrappers: [wrapper], sandbox: undefined })))
  const working = wrappers.filter((_, place) => works[place])
  const refused = wrappers.filter((_, place) => !works[place]).flatMap(([program]) => program ?? [])
  const isSandboxed = bubblewrap !== undefined && (await canStart(ffmpeg, { wrappers: working, sandbox: bubblewrap }))
  return { wrappers: working, refused, sandbox: isSandboxed ? bubblewrap : undefined }
}

/** Logs which programs that confine the tools do not start here: videos are converted without them. */
export function logRefusals({ refused }: FfmpegTools, log: Log): void {
  if (refused.length > 0) log.warn({ refused }, 'programs that confine ffmpeg do not start here: it runs without them')
}

/** Checks what the two tools support; null when they do not run or lack H.264, AAC or HLS. */
async function examine(ffmpeg: string, ffprobe: string): Promise<FfmpegTools | null> {
  try {
    const [version, encoders, muxers, filters, confinement] = await Promise.all([
      output(ffmpeg, ['-version']),
      output(ffmpeg, ['-encoders']),
      output(ffmpeg, ['-muxers']),
      output(ffmpeg, ['-filters']),
      tryConfinement(ffmpeg, installedWrappers()),
      output(ffprobe, ['-version']),
    ])
    const isCapable = /\blibx264\b/.test(encoders) && /\baac\b/.test(encoders) && /\bhls\b/.test(muxers)
    if (!isCapable) return null
    const canToneMap = /\bzscale\b/.test(filters) && /\btonemap\b/.test(filters)
    const name = /^ffmpeg version (\S+)/.exec(version)?.[1] ?? 'inconnue'
    return { ffmpeg, ffprobe, version: name, ...confinement, canToneMap, encoder: undefined }
  } catch {
    return null
  }
}

/**
 * Looks for ffmpeg and ffprobe: the given paths first, then the PATH.
 * @returns null when there are none with libx264, aac and hls
 */
export async function findFfmpeg(
  given: { ffmpegPath?: string | undefined; ffprobePath?: string | undefined } = {},
): Promise<FfmpegTools | null> {
  if (given.ffmpegPath) {
    const beside = join(dirname(given.ffmpegPath), basename(given.ffmpegPath).replace('ffmpeg', 'ffprobe'))
    const tools = await examine(given.ffmpegPath, given.ffprobePath ?? beside)
    if (tools) return tools
  }
  const ffmpeg = await inPath('ffmpeg')
  const ffprobe = given.ffprobePath ?? (await inPath('ffprobe'))
  return ffmpeg && ffprobe ? examine(ffmpeg, ffprobe) : null
}
