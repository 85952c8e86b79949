import type { ColumnType } from 'kysely'
import type { WatchedDisk } from '../../shared/diskFloor.ts'

/** The disks that administrators were told are nearly full. */
export type DiskWarningsTable = { disk: WatchedDisk; warned_at: ColumnType<Date, never, never> }
