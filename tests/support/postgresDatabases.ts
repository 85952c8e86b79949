import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Runs one statement on a server. */
export async function execute(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** A new database of the cluster, a copy of `template`; empty without one. */
export async function createDatabase(
  clusterUrl: string,
  template = 'template0',
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(clusterUrl, `create database ${name} template ${template}`)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return { url: url.href, name, drop: () => execute(clusterUrl, `drop database if exists ${name} with (force)`) }
}
