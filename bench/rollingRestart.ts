import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { type HeldProgram, startHeld } from '../tests/support/heldProgram.ts'
import { type Member, publish, settle } from '../tests/support/kills/people.ts'
import { startPostgresCluster } from '../tests/support/postgresCluster.ts'
import { createDatabase } from '../tests/support/postgresDatabases.ts'
import { makeDataDir } from '../tests/support/process.ts'
import { type Proxy, startNginx } from '../tests/support/proxies.ts'
import type { Row } from './report.ts'

const processes = 3
const rounds = 3
const readers = 8
const writers = 24

/** What was answered, by status; `cut` without an answer. */
type Answers = Map<number | 'cut', number>

type Call = { method: string; path: string; body?: unknown; as?: Member; from: string }

/** @param from the client's own address, which nginx passes on: the limits per address allow the load */
function call(port: number, agent: Agent, { method, path, body, as, from }: Call): Promise<number | 'cut'> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(as && { authorization: `Bearer ${as.token}` }),
  }
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent, localAddress: from }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 'cut'))
      answer.once('error', () => resolve('cut'))
    })
    sent.once('error', () => resolve('cut'))
    sent.end(text)
  })
}

/** Clients that read and comment through nginx until `isOver`. @returns the answers, and the texts of the comments that were accepted */
async function load(port: number, members: readonly Member[], video: string, isOver: () => boolean) {
  const answers: Answers = new Map()
  const accepted: string[] = []
  const run = async (index: number, once: (agent: Agent, from: string) => Promise<number | 'cut'>): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver()) {
      const status = await once(agent, `127.0.1.${index + 1}`)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    agent.destroy()
  }
  const read = (agent: Agent, from: string) => call(port, agent, { method: 'GET', path: '/api/contents?limit=5', from })
  const comment = (as: Member) => async (agent: Agent, from: string) => {
    const text = randomUUID()
    const body = { text, user_uuid: as.uuid, content_uuid: video }
    const status = await call(port, agent, { method: 'POST', path: '/api/comments', body, as, from })
    if (status === 201 || status === 200) accepted.push(text)
    // A refusal by the limits comes at once: it would be most of the load.
    if (status === 429) await delay(500)
    return status
  }
  await Promise.all([
    ...Array.from({ length: readers }, (_, index) => run(index, read)),
    ...members.map((as, index) => run(readers + index, comment(as))),
  ])
  return { answers, accepted }
}

/** Restarts the processes of a site one after the other, several times, while clients read and write through nginx. */
export async function rollingRestart(): Promise<Row[]> {
  const cluster = await startPostgresCluster()
  const folder = await makeDataDir()
  const held: HeldProgram[] = []
  let nginx: Proxy | undefined
  try {
    const { url } = await createDatabase(cluster.url)
    const env = { DATABASE_URL: url, ROLES: 'web,gateway,api' }
    for (let index = 0; index < processes; index += 1) held.push(await startHeld(folder.path, env))
    const direct = `http://127.0.0.1:${held[0]?.port}`
    const members: Member[] = []
    for (let index = 0; index < writers; index += 1) members.push(await settle(direct, index))
    const [first] = members
    if (!first) throw new Error('nobody')
    const video = await publish(direct, first, 'Une place au soleil')
    nginx = await startNginx(
      join(folder.path, 'nginx'),
      held.map(({ port }) => port),
    )
    let isOver = false
    const loaded = load(nginx.port, members, video, () => isOver)
    for (let round = 0; round < rounds; round += 1) for (const one of held) await one.restart()
    isOver = true
    const { answers, accepted } = await loaded
    const total = [...answers.values()].reduce((sum, each) => sum + each, 0)
    const lost = [...answers].reduce((sum, [status, each]) => (status === 'cut' || status >= 500 ? sum + each : sum), 0)
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ text: string; count: number }>(
      'select text, count(*)::int as count from comments where text = any($1) group by text',
      [accepted],
    )
    await client.end()
    console.log(Object.fromEntries(answers))
    const runs = rounds * processes
    return [
      { name: `Redémarrages tour à tour de ${processes} processus derrière nginx, demandes`, value: total, unit: 'demandes', runs },
      { name: 'Redémarrages, demandes perdues ou répondues 5xx', value: lost, unit: 'demandes', runs },
      { name: 'Redémarrages, commentaires acceptés', value: accepted.length, unit: 'commentaires', runs },
      { name: 'Redémarrages, commentaires acceptés qui manquent', value: accepted.length - rows.length, unit: 'commentaires', runs },
      { name: 'Redémarrages, commentaires en double', value: rows.filter(({ count }) => count > 1).length, unit: 'commentaires', runs },
    ]
  } finally {
    await nginx?.stop()
    for (const one of held) await one.stop()
    await cluster.stop()
    await folder.remove()
  }
}
