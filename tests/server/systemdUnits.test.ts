import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installed } from '../support/proxies.ts'

const run = promisify(execFile)
const units = join(import.meta.dirname, '../../deploy/systemd')
const analyze = installed('systemd-analyze')

let folder: string
/** The units of one process, whose program is on this machine. */
const paths: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-units-'))
  for (const kind of ['service', 'socket']) {
    const text = await readFile(join(units, `lucarne@.${kind}`), 'utf8')
    const path = join(folder, `lucarne@3001.${kind}`)
    await writeFile(path, text.replace('/opt/lucarne/node_modules/.bin/node', process.execPath).replace('/opt/lucarne/docs', folder))
    paths.push(path)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The settings of a unit file, those of one name as a list. */
async function settingsOf(kind: string): Promise<Map<string, string[]>> {
  const text = await readFile(join(units, `lucarne@.${kind}`), 'utf8')
  const settings = new Map<string, string[]>()
  for (const [, name = '', value = ''] of text.matchAll(/^(\w+)=(.*)$/gm)) settings.set(name, [...(settings.get(name) ?? []), value])
  return settings
}

describe.runIf(analyze)('systemd', () => {
  it('finds nothing wrong with the units', async () => {
    const { stdout, stderr } = await run(analyze ?? '', ['verify', '--man=no', ...paths])
    // About other units of this machine, it may say something.
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('lucarne'))).toEqual([])
  })

  it('finds a process hardly exposed', async () => {
    // In tenths: 10 is «exposed», 2 is «OK».
    const { stdout } = await run(analyze ?? '', ['security', '--offline=true', '--threshold=20', '--no-pager', paths[0] ?? ''])
    expect(stdout).toContain('Overall exposure level')
  })
})

describe('a process that cannot start', () => {
  it('is tried a few times and then fails, with its socket: requests are refused and not kept', async () => {
    const [service, socket] = [await settingsOf('service'), await settingsOf('socket')]
    const number = (settings: Map<string, string[]>, name: string): number => Number(settings.get(name)?.at(-1))
    const seconds = number(service, 'StartLimitIntervalSec')
    const starts = number(service, 'StartLimitBurst')
    // All of them must fit into the interval, each with its pause and some seconds of trying, or the limit is never reached.
    expect(starts * (number(service, 'RestartSec') + 10)).toBeLessThanOrEqual(seconds)
    expect(starts * (number(service, 'RestartSec') + 10)).toBeGreaterThan(30)
    expect(number(socket, 'TriggerLimitBurst')).toBeGreaterThan(0)
    expect(number(socket, 'TriggerLimitIntervalSec')).toBeGreaterThan(0)
  })
})
