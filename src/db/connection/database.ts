import type { ChangeFeed } from '../events/changes.ts'
import type { Kysely, Transaction } from 'kysely'
import type { DiskRoom } from '../../shared/diskFloor.ts'
import type { Schema } from '../schema/schema.ts'
import type { SqlExecutor } from './sqlExecutor.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export type Database = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** runs the job queue's statements; with the embedded database it waits for the same mutex as all others */
  sql: SqlExecutor
  changes: ChangeFeed
  /** connections of this process to PostgreSQL; absent with the embedded database, which has none. `waiting`: requests without one */
  connections?(): { used: number; idle: number; waiting: number }
  /** Resolves when the database answers and its schema is complete. @throws AppError NOT_READY that says what is missing */
  ready(): Promise<void>
  /**
   * Runs work that only one process of the site may do at a time under this name; within a process it excludes nobody.
   * @returns false without running it when another process does
   */
  exclusively(name: string, work: () => Promise<void>): Promise<boolean>
  /** False while the disk has so little room left that writes are refused, or after a write failed because the disk was full. */
  hasRoom(): Promise<boolean>
  /** What is free of the database's disk, and what files leave free of it; null when it belongs to another machine. */
  disk(): Promise<DiskRoom | null>
  /**
   * Runs work whose writes are allowed while other writes are refused, because deleting makes room. On a disk that is completely full it
   * still fails.
   */
  despiteLowRoom<Result>(work: () => Promise<Result>): Promise<Result>
  /** Resolves when all acknowledged writes are on the disk and another process may use the data folder. */
  close(): Promise<void>
}
