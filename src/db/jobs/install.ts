import type { PgBoss, QueueResult } from 'pg-boss'
import type { Database } from '../connection/database.ts'
import {
  deadQueue,
  deadQueueOptions,
  heartbeatSeconds,
  isQueueName,
  mailQueue,
  mailQueueOptions,
  queueNames,
  queueOptions,
  storageQueueOptions,
  storageQueues,
} from './queues.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** Creates the queues, or updates those of an earlier version. pg-boss must have been started. */
export async function createQueues(boss: PgBoss, kind: Database['kind']): Promise<void> {
  const heartbeat = { heartbeatSeconds: heartbeatSeconds[kind] }
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const dead = { ...deadQueueOptions, ...heartbeat }
  if (!hasOptions(existing.get(deadQueue), dead)) {
    await boss.createQueue(deadQueue)
    await boss.updateQueue(deadQueue, dead)
  }
  for (const name of [...queueNames, ...storageQueues]) {
    const options = { ...(isQueueName(name) ? queueOptions : storageQueueOptions), ...heartbeat }
    // pg-boss has loaded all queues when it was started.
    if (hasOptions(existing.get(name), options)) continue
    // «exclusive»: one job per key among those that wait, run or will be retried.
    await boss.createQueue(name, { policy: 'exclusive' })
    await boss.updateQueue(name, options)
    await load(boss, name)
  }
  const mail = { ...mailQueueOptions, ...heartbeat }
  if (!hasOptions(existing.get(mailQueue), mail)) {
    await boss.createQueue(mailQueue)
    await boss.updateQueue(mailQueue, mail)
    await load(boss, mailQueue)
  }
}

/** pg-boss loads a new queue at its first use. Inside a caller's transaction it could not do so on another connection. */
async function load(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: nobody })
}

/** Every update is a write to the disk, and a start normally changes nothing. */
function hasOptions(queue: QueueResult | undefined, options: object): boolean {
  return queue !== undefined && Object.entries(options).every(([name, value]) => Reflect.get(queue, name) === value)
}
