import { Client } from 'pg'
import { z } from 'zod'
import { errorMessage } from '../connection/errorMessage.ts'
import { connectTimeoutMs } from './pool.ts'

const versionRow = z.object({ version: z.int() })
const foundRow = z.object({ found: z.boolean() })

/** A snapshot or a lock is held for as long as files are copied and rows are dumped. Not every version has all of these. */
export const noTimeouts = `select set_config(name, '0', false) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')`

/** Opens a connection without timeouts. @throws Error in French when the server does not answer */
export async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'lucarne-backup',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  })
  // A lost connection fails the next query; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    const { hostname, port } = new URL(url)
    throw new Error(`PostgreSQL ne répond pas (${hostname}:${port || 5432})\u00a0: ${errorMessage(error)}`, { cause: error })
  })
  await client.query(noTimeouts)
  return client
}

/** Opens a connection for as long as `work` takes. */
export async function withConnection<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url)
  return work(client).finally(() => client.end())
}

export async function ask<Row>(client: Client, row: z.ZodType<Row>, text: string): Promise<Row[]> {
  const { rows } = await client.query<Record<string, unknown>>(text)
  return rows.map((each) => row.parse(each))
}

/** Returns the major version of the server. */
export async function majorOf(client: Client): Promise<number> {
  const [row] = await ask(client, versionRow, `select current_setting('server_version_num')::integer / 10000 as version`)
  return row?.version ?? 0
}

export async function holds(client: Client, condition: string): Promise<boolean> {
  const [row] = await ask(client, foundRow, `select ${condition} as found`)
  return row?.found ?? false
}
