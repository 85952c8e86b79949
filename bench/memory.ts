import { setTimeout as delay } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { memoryMb } from './processFigures.ts'
import type { Row } from './report.ts'

const goalMb = 350
const restSeconds = 120
const loadSeconds = 240

const contents = z.array(z.object({ uuid: z.string() }))

/** Resolves with the uuids of the demonstration library once all of its videos can be watched. */
async function libraryOf(url: string): Promise<string[]> {
  while (true) {
    const answer = await fetch(`${url}/api/contents?limit=100`)
    const found = contents.parse(await answer.json())
    if (found.length >= 30) return found.map(({ uuid }) => uuid)
    await delay(1000)
  }
}

/** Pages, lists, searches and videos, requested by eight visitors at a time, each from an address of its own. */
async function visit(url: string, uuids: readonly string[]): Promise<void> {
  const paths = ['/', '/api/contents?limit=24', '/api/search/mer', '/api/hashtags', ...uuids.map((uuid) => `/watch/${uuid}`)]
  const dispatcher = new Agent({ connections: 8 })
  const end = performance.now() + loadSeconds * 1000
  let next = 0
  const visitor = async (address: string): Promise<void> => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? '/'
      const answer = await request(url + path, { dispatcher, headers: { 'x-forwarded-for': address } })
      await answer.body.dump()
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, index) => visitor(`203.0.113.${index + 1}`)))
  await dispatcher.close()
}

/** Memory of an idle site, as `npm start` runs it: after its demonstration library was made, and after a mixed load. */
export async function memory(): Promise<Row[]> {
  const folder = await makeDataDir()
  const lucarne = await startLucarne(folder.path, { DEMO: 'on' }, 'scripts/start.ts')
  const row = async (name: string): Promise<Row> => {
    await delay(restSeconds * 1000)
    const value = await memoryMb(lucarne.pid)
    return { name, value, unit: 'Mo', runs: 1, against: `l’objectif de ${goalMb} Mo`, ratio: value / goalMb }
  }
  try {
    const uuids = await libraryOf(lucarne.url)
    const filled = await row('mémoire au repos, bibliothèque de démonstration faite')
    await visit(lucarne.url, uuids)
    return [filled, await row(`mémoire au repos, après ${loadSeconds / 60} minutes de visites`)]
  } finally {
    await lucarne.stop()
    await folder.remove()
  }
}
