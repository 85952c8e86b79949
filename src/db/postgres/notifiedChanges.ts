import type { Pool } from 'pg'
import { changeSchema } from '../../shared/entities/change.ts'
import type { Log } from '../../shared/log.ts'
import { type ChangeFeed, ChangeListeners } from '../changes.ts'
import type { TransactionScope } from '../transactionScope.ts'
import { Listener } from './listener.ts'

const channel = 'lucarne_changes'

/** The change feed between processes: NOTIFY through the pool, LISTEN on a connection of its own. */
export async function notifiedChangeFeed(
  url: string,
  pool: Pool,
  scope: TransactionScope,
  log: Log,
): Promise<ChangeFeed & { close(): Promise<void> }> {
  const listeners = new ChangeListeners(log)
  const hear = (payload: string): void => {
    const change = changeSchema.safeParse(parseJson(payload))
    if (change.success) listeners.tell(change.data)
    else log.warn({ payload }, 'a change that this version does not know was ignored')
  }
  const listener = new Listener(url, channel, hear, log)
  await listener.start()
  return {
    publish: async (change) => {
      scope.assertOutside()
      await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(change)])
    },
    subscribe: (tell) => listeners.add(tell),
    close: () => listener.close(),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
