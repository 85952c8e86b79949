import type { Db } from '../../db/connection/database.ts'
import { type CheckRow, countOrphans, findCheck, type OrphanCounts } from '../../db/storageCheck/storageChecks.ts'
import type { StorageFindingRow } from '../../db/storageCheck/storageFindings.ts'
import { listStorageUses } from '../../db/storageCheck/storageUses.ts'
import type { StorageCheck, StorageFinding, StorageReport } from '../../shared/entities/storage.ts'
import { isoTime } from '../http/isoTime.ts'

const isoOrNull = (at: Date | null): string | null => at && isoTime(at)

/** Reads what the storage keeps, and the last check. */
export async function readReport(db: Db): Promise<StorageReport> {
  const [uses, check] = await Promise.all([listStorageUses(db), findCheck(db)])
  return { uses, check: check ? presentCheck(check, await countOrphans(db, check.uuid)) : null }
}

function presentCheck(row: CheckRow, counts: OrphanCounts): StorageCheck {
  const { orphans, files, bytes } = counts
  return {
    uuid: row.uuid,
    state: row.state,
    reason: row.reason,
    requestedAt: isoTime(row.requested_at),
    finishedAt: isoOrNull(row.finished_at),
    files: row.files,
    bytes: row.bytes,
    orphans: row.orphans,
    orphanFiles: row.orphan_files,
    orphanBytes: row.orphan_bytes,
    missing: row.missing,
    unknownNames: row.unknown_names,
    deletable: row.state === 'done' ? { orphans, files, bytes } : { orphans: 0, files: 0, bytes: 0 },
    deletion: deletionOf(row, counts),
  }
}

function deletionOf(row: CheckRow, { deleted, deleted_bytes, kept, gone, failed }: OrphanCounts): StorageCheck['deletion'] {
  if (row.deletion_state === null || row.deletion_requested_at === null) return null
  return {
    state: row.deletion_state,
    reason: row.deletion_reason,
    requestedAt: isoTime(row.deletion_requested_at),
    finishedAt: isoOrNull(row.deletion_finished_at),
    deleted,
    deletedBytes: deleted_bytes,
    kept,
    gone,
    failed,
  }
}

export function presentFinding({ content_uuid, title, position: _position, ...finding }: StorageFindingRow): StorageFinding {
  return { ...finding, content: content_uuid === null ? null : { uuid: content_uuid, title: title ?? '' } }
}
