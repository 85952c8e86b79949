import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inSpan } from '../../shared/tracing.ts'
import { type Access, confined, confinedEnv } from './confinement.ts'
import { DiskNearlyFull, saysDiskFull, type ToolEnd, ToolFailure } from './failures.ts'
import type { FfmpegTools } from './ffmpeg.ts'
import { devicesOf } from './hardware.ts'
import { killGroup, ownGroup } from './killGroup.ts'

const keptOutput = 8 * 1024 * 1024
const keptErrors = 4 * 1024
// Copying streams writes hundreds of megabytes a second.
const diskCheckMs = 250

export type RunOptions = Access & {
  /** aborting kills the tool at once */
  signal: AbortSignal
  /** wall-clock limit, in milliseconds */
  timeoutMs: number
  /** called for each line of the standard output, which is then not kept */
  onLine?: (line: string) => void
  /** called for each line of the standard error, whose end is also kept */
  onErrorLine?: (line: string) => void
  /** called four times a second while it runs; true stops it */
  isDiskLow?: () => Promise<boolean>
}

// A sandbox reports the signal that ended its child like a shell does, as an exit code.
function endOf(code: number | null, signal: NodeJS.Signals | null): ToolEnd {
  if (signal) return { kind: 'signal', signal }
  return code === 128 + 9 ? { kind: 'signal', signal: 'SIGKILL' } : { kind: 'exit', code: code ?? -1 }
}

/**
 * Runs ffmpeg or ffprobe to its end: confined, at low priority, and with access only to the named files.
 * @returns the standard output, empty when `onLine` received it
 * @throws ToolFailure, DiskNearlyFull, or the signal's reason
 */
export const runTool: typeof run = (tools, tool, args, options) => inSpan(tool, {}, () => run(tools, tool, args, options))

async function run(tools: FfmpegTools, tool: 'ffmpeg' | 'ffprobe', args: readonly string[], options: RunOptions): Promise<string> {
  const { signal, timeoutMs, onLine, onErrorLine, isDiskLow } = options
  signal.throwIfAborted()
  const [program, rest] = confined(tools[tool], args, tools, {
    ...options,
    devices: tool === 'ffmpeg' ? devicesOf(tools.encoder) : [],
  })
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], ...ownGroup, env: confinedEnv() })

  let stopped: Error | undefined
  const stop = (reason: Error): void => {
    stopped ??= reason
    killGroup(child.pid)
  }
  let stderr = ''
  let stdout = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-keptErrors)
  })
  if (onErrorLine) createInterface({ input: child.stderr }).on('line', onErrorLine)
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
  else {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      if (stdout.length > keptOutput) stop(new ToolFailure(tool, { kind: 'exit', code: -1 }, 'too much output'))
    })
  }

  const onAbort = (): void => stop(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
  signal.addEventListener('abort', onAbort, { once: true })
  const clock = setTimeout(() => stop(new ToolFailure(tool, { kind: 'timeout', afterMs: timeoutMs }, stderr)), timeoutMs)
  const diskCheck = setInterval(() => {
    isDiskLow?.().then((isLow) => isLow && stop(new DiskNearlyFull()), stop)
  }, diskCheckMs)

  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.once('error', reject)
  child.once('close', (code, killedBy) => {
    if (stopped) reject(stopped)
    // Also when the tool ignored the error: its output is incomplete.
    else if (saysDiskFull(stderr)) reject(new DiskNearlyFull())
    else if (code === 0) resolve(stdout)
    else reject(new ToolFailure(tool, endOf(code, killedBy), stderr))
  })
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', onAbort)
    clearTimeout(clock)
    clearInterval(diskCheck)
  }
}
