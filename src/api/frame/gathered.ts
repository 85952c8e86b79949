import { setTimeout as pause } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** A query that takes longer is not waited for: it may hang on a connection that is lost. */
const patienceMs = 50

/**
 * Looks things up by key. Those that are asked for while a query is under way are one query, the next: a thousand requests at once cost
 * a few, and each still reads what is there after it has asked.
 * @param find reads many; what it does not find is missing from its answer
 */
export function gathered<Row>(
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
    // Awaited also when there is none: a batch must not run before its first key stands in it.
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
