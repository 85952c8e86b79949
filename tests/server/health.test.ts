import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type DatabasePlace, databasePlace } from '../support/database.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../support/process.ts'

let place: DatabasePlace
let api: RunningLucarne
let version: unknown
const ofDatabase = (): NodeJS.ProcessEnv => (place.url === undefined ? {} : { DATABASE_URL: place.url })

beforeAll(async () => {
  place = await databasePlace()
  api = await startLucarne(place.dataDir, { ...ofDatabase(), ROLES: 'api,worker' })
  version = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')).version
})
afterAll(async () => {
  await api.stop('SIGKILL')
  await place.remove()
})

const answerOf = async (url: string): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(url)
  return { status: answer.status, body: await answer.json() }
}
const isReady = { status: 200, body: { status: 'ready' } }

describe('a process says its version, and whether it is ready', () => {
  it('with the API', async () => {
    expect(await answerOf(`${api.url}/api/health`)).toEqual({ status: 200, body: { status: 'ok', version } })
    expect(await answerOf(`${api.url}/api/ready`)).toEqual(isReady)
  })

  // The embedded database belongs to one process.
  const itOnPostgres = process.env['TEST_DATABASE'] === 'postgres' ? it : () => undefined
  itOnPostgres('with the worker alone', async () => {
    const worker = await startLucarne(place.dataDir, { ...ofDatabase(), ROLES: 'worker' })
    onTestFinished(async () => void (await worker.stop()))
    expect(await answerOf(`${worker.url}/api/health`)).toEqual({ status: 200, body: { status: 'ok', version } })
    expect(await answerOf(`${worker.url}/api/ready`)).toEqual(isReady)
  })

  it('with the gateway, as long as its API is ready', async () => {
    const folder = await makeDataDir()
    const gateway = await startLucarne(folder.path, { ROLES: 'web,gateway', API_URL: `${api.url}/api` })
    onTestFinished(async () => {
      await gateway.stop()
      await folder.remove()
    })
    expect(await answerOf(`${gateway.url}/api/ready`)).toEqual(isReady)
    await api.stop('SIGKILL')
    expect(await answerOf(`${gateway.url}/api/health`)).toEqual({ status: 200, body: { status: 'ok', version } })
    expect(await answerOf(`${gateway.url}/api/ready`)).toMatchObject({
      status: 503,
      body: { error: { code: 'NOT_READY', message: 'L’API ne répond pas' } },
    })
  })
})
