import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { DatabasePlace } from '../../support/database.ts'

/** A child process that has opened a database, to be killed. */
export type Child = {
  pid: number
  /** The next line that it printed. @throws with its standard error when it ended without one */
  line: () => Promise<string>
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts one of the scripts of this folder on a database. */
export function startChild(script: 'open.ts' | 'work.ts' | 'write.ts', place: Omit<DatabasePlace, 'remove'>): Child {
  const env = { ...process.env, DATA_DIR: place.dataDir, ...(place.url === undefined ? {} : { DATABASE_URL: place.url }) }
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'close')
  const errors = collect(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    pid: child.pid ?? 0,
    async line() {
      const next = await lines.next()
      if (next.done === true) throw new Error(`${script} ended: ${errors()}`)
      return next.value
    },
    async kill(signal) {
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}

function collect(child: ChildProcessByStdio<null, Readable, Readable>): () => string {
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}
