import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../freePort.ts'
import { type PostgresCluster } from '../postgresCluster.ts'
import { type RunningLucarne, startLucarne } from '../process.ts'
import { startNginx } from '../proxies.ts'

/** A process of a site that is killed and started again. */
export type Victim = { name: string; kill: () => Promise<void>; start: () => Promise<void> }

export type KillableSite = {
  /** where clients send their requests; it may change when a victim has been started again */
  url: () => string
  victims: readonly Victim[]
  /** Ends it with SIGTERM. @returns the errors in its logs but those about a database that was killed, and the processes that did not end well */
  end: () => Promise<string[]>
  /** Kills what still runs. */
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Where a site keeps what it stores. `url`: of PostgreSQL, undefined for the embedded database */
export type Place = { dataDir: string; url: string | undefined }

type SiteProcess = Victim & {
  url: () => string
  /** Sends SIGTERM. @returns the errors of all its runs, and how it ended when not well */
  end: () => Promise<string[]>
}

const lineSchema = z.object({ level: z.number(), msg: z.string(), err: z.object({ message: z.string() }).optional() })

/** The errors in a process's log, as the line's message and the error's. */
function errorsIn({ stderr }: { stderr: string }): string[] {
  const lines = stderr.split('\n').filter((line) => line.startsWith('{'))
  const errors = lines.map((line) => lineSchema.parse(JSON.parse(line))).filter(({ level }) => level >= 50)
  return errors.map(({ msg, err }) => (err ? `${msg}: ${err.message}` : msg))
}

/** What processes say while their database is dead or begins. */
const lostDatabase =
  /ECONNREFUSED|ECONNRESET|postmaster|starting up|not yet accepting connections|Connection terminated|connection error and is not queryable/

async function startProcess(name: string, { dataDir, url }: Place, env: NodeJS.ProcessEnv): Promise<SiteProcess> {
  const start = (): Promise<RunningLucarne> =>
    startLucarne(dataDir, { LOG_LEVEL: 'error', ...(url !== undefined && { DATABASE_URL: url }), ...env })
  const errors: string[] = []
  let running = await start()
  const stop = async (signal: NodeJS.Signals): Promise<number | null> => {
    const code = await running.stop(signal)
    errors.push(...errorsIn(running.output()))
    return code
  }
  return {
    name,
    url: () => running.url,
    kill: async () => void (await stop('SIGKILL')),
    async start() {
      running = await start()
    },
    async end() {
      const code = await stop('SIGTERM')
      return code === 0 ? errors : [...errors, `${name} ended with ${code}`]
    },
  }
}

/** A site that is one process. */
export async function oneProcess(place: Place): Promise<KillableSite> {
  const site = await startProcess('api,worker', place, { ROLES: 'api,worker' })
  return { url: site.url, victims: [site], end: site.end, [Symbol.asyncDispose]: site.kill }
}

/** A site of two API processes behind nginx and two workers, on PostgreSQL. All of them may be killed, the database too. */
export async function manyProcesses(place: Place & { cluster: PostgresCluster; folder: string }): Promise<KillableSite> {
  const ports = [await freePort(), await freePort()]
  const processes: SiteProcess[] = []
  for (const [index, port] of ports.entries())
    processes.push(await startProcess(`api ${index + 1}`, place, { ROLES: 'api', PORT: String(port) }))
  for (const index of [1, 2]) processes.push(await startProcess(`worker ${index}`, place, { ROLES: 'worker' }))
  const nginx = await startNginx(join(place.folder, 'nginx'), ports, { trustsClients: true })
  const { cluster } = place
  return {
    url: () => `http://127.0.0.1:${nginx.port}`,
    victims: [
      ...processes,
      { name: 'nginx', kill: nginx.kill, start: nginx.revive },
      { name: 'PostgreSQL', kill: cluster.kill, start: cluster.revive },
    ],
    async end() {
      await nginx.stop()
      const ended = await Promise.all(processes.map(({ end }) => end()))
      return ended.flat().filter((error) => !lostDatabase.test(error))
    },
    async [Symbol.asyncDispose]() {
      await nginx.kill()
      await Promise.all(processes.map(({ kill }) => kill()))
    },
  }
}
