import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runToEnd, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

/** Of util-linux: runs a command on its own terminal. */
const pseudoTerminal = '/usr/bin/script'
const root = join(import.meta.dirname, '..', '..', '..')
const cleanups: (() => Promise<unknown>)[] = []
/** of the output, and of a site with an empty database */
let folder = ''
let dataDir = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-terminal-'))
  const site = await siteFolder()
  dataDir = site.path
  cleanups.push(site.remove)
})
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** `npm start` on a pseudo terminal of util-linux; standard output is redirected to a file, to distinguish it from standard error. */
function startOnTerminal(env: NodeJS.ProcessEnv) {
  const stdout = join(folder, 'stdout')
  const command = `exec '${process.execPath}' scripts/start.ts > '${stdout}'`
  const child = spawn(pseudoTerminal, ['-qefc', command, '/dev/null'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let screen = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (screen += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async (): Promise<void> => {
    // Closing the terminal sends SIGHUP to its processes.
    child.kill('SIGTERM')
    await ended
  }
  cleanups.push(stop)
  return {
    stop,
    stdout: () => readFile(stdout, 'utf8'),
    /** everything written to the screen, and the lines that remain visible */
    screen: () => screen,
    lines: () =>
      screen
        .split('\r\n')
        .map((line) => line.split('\u001B[K').at(-1) ?? '')
        .filter((line) => line !== ''),
  }
}

const shape = z.looseObject({ level: z.number(), time: z.string(), msg: z.string() })
const waiting = { timeout: 90_000 }
const readyLine = /^Lucarne est prête : (http:\/\/127\.0\.0\.1:\d+)\n$/

describe.runIf(existsSync(pseudoTerminal))('the start on a terminal', () => {
  it('prints each stage on a line, and each request and warning on another', async () => {
    const started = startOnTerminal({ DATA_DIR: join(folder, 'data') })
    await expect.poll(started.stdout, waiting).toMatch(readyLine)
    const url = readyLine.exec(await started.stdout())?.[1] ?? ''
    expect(started.screen()).toContain('Base de données : ouverture et migrations…')
    const stages = started.lines()
    const [web, ...sideBySide] = stages.filter((line) => !line.startsWith('Construction'))
    expect(web).toBe('Application web : prête')
    expect(sideBySide.toSorted()).toEqual(['Base de données : prête', expect.stringMatching(/^ffmpeg : prêt \(.+\)$/)])
    expect((await fetch(`${url}/api/contents?limit=1`)).status).toBe(200)
    expect((await fetch(`${url}/nulle-part`)).status).toBe(404)
    await expect
      .poll(() => started.lines().slice(stages.length))
      .toEqual([
        expect.stringMatching(/^\d\d:\d\d:\d\d GET \/api\/contents\?limit=1 200 \d+ ms$/),
        expect.stringMatching(/^\d\d:\d\d:\d\d GET \/nulle-part 404 \d+ ms$/),
      ])
    expect(await started.stdout()).toMatch(readyLine)
  })

  it('counts the finished videos of the demonstration, on one line', async () => {
    const started = startOnTerminal({ DEMO: 'on' })
    await expect.poll(started.screen, waiting).toContain('Bibliothèque de démonstration : 1/30 vidéos')
    expect(started.lines().filter((line) => line.startsWith('Bibliothèque'))).toHaveLength(1)
    expect(await started.stdout()).toMatch(/^Lucarne est prête : \S+$/m)
  })

  it('logs JSON there when configured', async () => {
    const started = startOnTerminal({ LOG_FORMAT: 'json' })
    await expect.poll(started.stdout, waiting).toMatch(/Lucarne est prête/)
    expect(JSON.parse((await started.stdout()).trim().split('\n').at(-1) ?? '')).toMatchObject({
      level: 30,
      msg: expect.stringMatching(/^Lucarne est prête : http:/),
    })
    await expect.poll(() => started.lines().length).toBeGreaterThan(0)
    for (const line of started.lines()) expect(JSON.parse(line)).toHaveProperty('level')
  })
})

describe('the start without a terminal', () => {
  it('logs only JSON lines to standard error, and the ready line to standard output', async () => {
    const running = await startLucarne(dataDir, { LOG_LEVEL: 'info' })
    cleanups.push(() => running.stop())
    await fetch(`${running.url}/api/health`)
    await expect.poll(() => running.output().stderr).toContain('request completed')
    for (const line of running.output().stderr.trim().split('\n')) expect(() => shape.parse(JSON.parse(line))).not.toThrow()
    expect(running.output().stdout).toMatch(readyLine)
  })

  it('writes JSON lines only, to both outputs, when configured, also what Node itself warns of', { timeout: 120_000 }, async () => {
    const warn = `data:text/javascript,process.on('SIGUSR2',()=>process.emitWarning('essai'))`
    const env = { LOG_LEVEL: 'info', LOG_FORMAT: 'json', NODE_OPTIONS: `--import="${warn}"` }
    const running = await startLucarne(dataDir, env, 'scripts/start.ts')
    cleanups.push(() => running.stop())
    process.kill(running.pid, 'SIGUSR2')
    await expect.poll(() => running.output().stderr, waiting).toContain('essai')
    await running.stop()
    const { stdout, stderr } = running.output()
    const lines = `${stdout}${stderr}`.trim().split('\n')
    for (const line of lines) expect(() => shape.parse(JSON.parse(line)), line).not.toThrow()
    expect(stdout).toContain('"msg":"Lucarne est prête')
  })

  it.each([{ PORT: 'x' }, { DATABASE_URL: 'postgres://127.0.0.1:1/x' }])('says in one JSON line why it failed: %o', async (env) => {
    const { code, stdout, stderr } = await runToEnd({ DATA_DIR: join(folder, 'data'), LOG_FORMAT: 'json', LOG_LEVEL: 'fatal', ...env })
    expect([code, stdout]).toEqual([1, ''])
    expect(shape.parse(JSON.parse(stderr))).toMatchObject({ level: 60 })
  })

  it('logs short lines when configured, without control characters', async () => {
    const running = await startLucarne(dataDir, { LOG_LEVEL: 'info', LOG_FORMAT: 'text' })
    cleanups.push(() => running.stop())
    await fetch(`${running.url}/api/health`)
    await expect.poll(() => running.output().stderr).toMatch(/^Base de données : prête\n\d\d:\d\d:\d\d GET \/api\/health 200 \d+ ms\n$/)
  })

  it('reports in one line why it failed', async () => {
    const exit = await runToEnd({ DATA_DIR: join(folder, 'data'), LOG_FORMAT: 'text', DATABASE_URL: 'postgres://127.0.0.1:1/x' })
    expect(exit.code).toBe(1)
    expect(exit.stderr.trim().split('\n')).toHaveLength(1)
    expect(exit.stderr).toMatch(/^Lucarne ne peut pas démarrer : /)
  })
})
