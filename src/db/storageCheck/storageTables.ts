import type { ColumnType, Generated } from 'kysely'
import type { OrphanOutcome, StorageFindingKind } from '../../shared/entities/storage.ts'

/** The last comparison of the storage with the database; no row before the first one. */
export type StorageChecksTable = {
  uuid: Generated<string>
  is_only: Generated<boolean>
  requested_at: ColumnType<Date, never, never>
  finished_at: Date | null
  /** what was looked at so far */
  files: Generated<number>
  bytes: Generated<number>
  /** files, and folders that are written as a whole, that no row references; all of them, also those that are not listed */
  orphans: Generated<number>
  orphan_files: Generated<number>
  orphan_bytes: Generated<number>
  /** references without a file, also those that are not listed */
  missing: Generated<number>
  /** entries whose names the site did not make: they are never touched */
  unknown_names: Generated<number>
  deletion_requested_at: Date | null
  deletion_finished_at: Date | null
}

/** What a check has found, at most so many of each kind. */
export type StorageFindingsTable = {
  uuid: Generated<string>
  check_uuid: string
  kind: StorageFindingKind
  key: string
  /** of an orphan; 0 for what is missing */
  files: number
  bytes: number
  /** of the deletion of an orphan; null before */
  outcome: OrphanOutcome | null
}
