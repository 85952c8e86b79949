import type { PgBoss } from 'pg-boss'
import type { Database } from '../database.ts'
import { deadQueue, deadQueueOptions, heartbeatSeconds, queueNames, queueOptions } from './queues.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** Makes the queues, or brings those of an earlier version up to date. */
export async function createQueues(boss: PgBoss, kind: Database['kind']): Promise<void> {
  const heartbeat = { heartbeatSeconds: heartbeatSeconds[kind] }
  await boss.createQueue(deadQueue)
  await boss.updateQueue(deadQueue, { ...deadQueueOptions, ...heartbeat })
  for (const name of queueNames) {
    // «exclusive»: one job per key among those that wait, run or are to be tried again.
    await boss.createQueue(name, { policy: 'exclusive' })
    await boss.updateQueue(name, { ...queueOptions, ...heartbeat })
    // pg-boss learns of a queue at its first use; inside a caller's transaction it could not ask on another connection.
    await boss.findJobs(name, { id: nobody })
  }
}
