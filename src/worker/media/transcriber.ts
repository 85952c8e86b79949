import { spawn } from 'node:child_process'
import { ToolFailure } from './failures.ts'
import { yielding } from './confinement.ts'
import { killGroup, ownGroup } from './killGroup.ts'

const keptOutput = 8 * 1024 * 1024
const keptErrors = 4 * 1024
const minute = 60_000
const longestMs = 11 * 60 * minute

/** An engine on a small machine takes many times the length of the sound. */
const timeoutMs = (seconds: number): number => Math.min(longestMs, 20 * minute + seconds * 40_000)

type Sound = {
  /** path of a WAV file: mono, 16 kHz, 16 bits */
  wav: string
  seconds: number
  /** BCP 47; undefined when nobody said which language is spoken */
  language: string | undefined
}

/**
 * Runs the operator's command, which finds the sound under `LUCARNE_WAV` and its language, which may be empty, under `LUCARNE_LANGUAGE`. The
 * command is trusted, unlike the sound: it runs through the shell with the server's environment, except for its secrets, at low priority.
 * @returns its standard output
 * @throws ToolFailure, or the signal's reason
 */
export async function transcribe(command: string, { wav, seconds, language }: Sound, signal: AbortSignal): Promise<Buffer> {
  signal.throwIfAborted()
  const [program = '', ...args] =
    process.platform === 'win32' ? ['cmd', '/d', '/s', '/c', command] : [...yielding, '/bin/sh', '-c', command]
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ownGroup,
    env: { ...withoutSecrets(process.env), LUCARNE_WAV: wav, LUCARNE_LANGUAGE: language ?? '' },
  })
  let stopped: Error | undefined
  const stop = (reason: Error): void => {
    stopped ??= reason
    killGroup(child.pid)
  }
  const chunks: Buffer[] = []
  let bytes = 0
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > keptOutput) stop(new ToolFailure('TRANSCRIBE_COMMAND', { kind: 'exit', code: -1 }, 'too much output'))
    else chunks.push(chunk)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-keptErrors)
  })
  const onAbort = (): void => stop(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
  signal.addEventListener('abort', onAbort, { once: true })
  const limit = timeoutMs(seconds)
  const clock = setTimeout(() => stop(new ToolFailure('TRANSCRIBE_COMMAND', { kind: 'timeout', afterMs: limit }, stderr)), limit)

  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  child.once('error', reject)
  child.once('close', (code, killedBy) => {
    if (stopped) reject(stopped)
    else if (code === 0) resolve(Buffer.concat(chunks))
    else {
      const end = killedBy ? ({ kind: 'signal', signal: killedBy } as const) : ({ kind: 'exit', code: code ?? -1 } as const)
      reject(new ToolFailure('TRANSCRIBE_COMMAND', end, stderr))
    }
  })
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', onAbort)
    clearTimeout(clock)
  }
}

function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name !== 'DATABASE_URL' && !/_(?:SECRET|TOKEN|ACCESS_KEY)$/.test(name)))
}
