import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { builtServer } from '../../../scripts/serverBuild.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const record = pathToFileURL(join(import.meta.dirname, 'children', 'recordPackages.ts')).href
const recorded = z.object({ files: z.number(), packages: z.array(z.string()) })

async function startRecorded(dataDir: string, entry?: string): Promise<[RunningLucarne, z.infer<typeof recorded>]> {
  const running = await startLucarne(dataDir, { NODE_OPTIONS: `--import=${record}` }, entry)
  // The two streams of a process may arrive in another order.
  const line = await vi.waitUntil(() => /^\{"files".*\}$/m.exec(running.output().stderr)?.[0], 20_000)
  return [running, recorded.parse(JSON.parse(line))]
}

describe('the server that npm start runs', () => {
  let folder: Awaited<ReturnType<typeof siteFolder>>
  let running: RunningLucarne
  let atReady: z.infer<typeof recorded>
  beforeAll(async () => {
    folder = await siteFolder()
    ;[running, atReady] = await startRecorded(folder.path)
  })
  afterAll(async () => {
    await running.stop()
    await folder.remove()
  })

  it('is ready without reading its modules one by one, and without pictures’ native library', () => {
    expect(builtServer).toBe(join(import.meta.dirname, '..', '..', '..', 'build', 'server'))
    expect(atReady.packages).toContain('pino')
    for (const name of ['sharp', 'fastify', 'graphql', 'kysely', 'zod']) expect(atReady.packages).not.toContain(name)
    // One by one they are over a thousand; the chunks and pino's files are about a hundred.
    expect(atReady.files).toBeLessThan(250)
  })

  it('answers as page, REST and GraphQL', async () => {
    const [page, list, docs] = await Promise.all(
      ['/', '/api/contents?limit=24', '/api/docs/style.css'].map((path) => fetch(running.url + path)),
    )
    expect([page?.status, list?.status, docs?.status]).toEqual([200, 200, 200])
    expect(await list?.json()).toEqual([])
    expect(await docs?.text()).toContain('{')
    const answer = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'graphql-require-preflight': '1' },
      body: JSON.stringify({ query: '{ viewer { id } trending(limit: 12) { id } }' }),
    })
    expect(await answer.json()).toEqual({ data: { viewer: null, trending: [] } })
  })

  it('answers a malformed address with the page that says so', async () => {
    const response = await fetch(`${running.url}/profil%`)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })
})

it('the sources, too, load the library of pictures after the start', async () => {
  const folder = await siteFolder()
  const [running, { packages }] = await startRecorded(folder.path, 'src/server/main.ts')
  await running.stop()
  await folder.remove()
  expect(packages).toContain('fastify')
  expect(packages).not.toContain('sharp')
})
