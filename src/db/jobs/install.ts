import type { PgBoss } from 'pg-boss'
import type { Database } from '../connection/database.ts'
import { deadQueue, deadQueueOptions, heartbeatSeconds, queueNames, queueOptions } from './queues.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** Creates the queues, or updates those of an earlier version. */
export async function createQueues(boss: PgBoss, kind: Database['kind']): Promise<void> {
  const heartbeat = { heartbeatSeconds: heartbeatSeconds[kind] }
  await boss.createQueue(deadQueue)
  await boss.updateQueue(deadQueue, { ...deadQueueOptions, ...heartbeat })
  for (const name of queueNames) {
    // «exclusive»: one job per key among those that wait, run or will be retried.
    await boss.createQueue(name, { policy: 'exclusive' })
    await boss.updateQueue(name, { ...queueOptions, ...heartbeat })
    // pg-boss loads a queue at its first use. Inside a caller's transaction it could not do so on another connection.
    await boss.findJobs(name, { id: nobody })
  }
}
