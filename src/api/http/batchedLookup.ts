import { setTimeout as pause } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** The longest wait for the query that runs: it may hang on a lost connection. */
const patienceMs = 50

/**
 * Returns a lookup by key that batches: keys that are requested while a query runs go into the next query. A thousand concurrent requests
 * cost a few queries, and each still reads the state after its request.
 * @param find reads many keys; keys without a row are missing from the result
 */
export function batchedLookup<Row>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let underWay: Promise<unknown> | null = null

  async function findAll(keys: readonly string[]): Promise<(Row | undefined)[]> {
    const query = find([...new Set(keys)])
    underWay = query
    try {
      const rows = await query
      return keys.map((key) => rows.get(key))
    } finally {
      if (underWay === query) underWay = null
    }
  }

  const inTurn = async (run: () => void): Promise<void> => {
    // Awaits even without a running query: a batch must not start before its first key is in it.
    await (underWay && Promise.race([underWay.catch(() => undefined), pause(patienceMs)]))
    run()
  }
  const loader = new DataLoader<string, Row | undefined>(findAll, {
    cache: false,
    maxBatchSize: 1000,
    batchScheduleFn: (run) => void inTurn(run),
  })
  return (key) => loader.load(key)
}
