import type { Pool } from 'pg'
import { changeSchema } from '../../shared/entities/change.ts'
import type { Log } from '../../shared/log.ts'
import { type ChangeFeed, ChangeListeners, Publisher } from '../events/changes.ts'
import type { TransactionScope } from '../connection/transactionScope.ts'
import { Listener } from './listener.ts'

const channel = 'lucarne_changes'
/** A video may have many followers: this many messages share one statement. */
const sentAtOnce = 1000

/** Creates the change feed between processes: NOTIFY through the pool, LISTEN on its own connection. */
export async function notifiedChangeFeed(url: string, pool: Pool, scope: TransactionScope, log: Log): Promise<ChangeFeed> {
  const listeners = new ChangeListeners(log)
  const receive = (payload: string): void => {
    const change = changeSchema.safeParse(parseJson(payload))
    if (change.success) listeners.notify(change.data)
    else log.warn({ payload }, 'a change that this version does not know was ignored')
  }
  const listener = new Listener(url, channel, receive, log)
  await listener.start()
  const publisher = new Publisher(scope, log, async (changes) => {
    for (let start = 0; start < changes.length; start += sentAtOnce) {
      const payloads = changes.slice(start, start + sentAtOnce).map((change) => JSON.stringify(change))
      await pool.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads])
    }
  })
  return {
    publish: (changes) => publisher.publish(changes),
    subscribe: (tell) => listeners.add(tell),
    close: () => {
      publisher.close()
      return listener.close()
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
