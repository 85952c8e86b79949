import { administratorRoleName } from '../../shared/roles.ts'
import type { WatchedDisk } from '../../shared/diskFloor.ts'
import type { Db, Tx } from '../connection/database.ts'

/** Records that administrators are told of a disk. @returns false when they were told already, by this process or another one */
export async function beginWarning(tx: Tx, disk: WatchedDisk): Promise<boolean> {
  const begun = await tx
    .insertInto('disk_warnings')
    .values({ disk })
    .onConflict((conflict) => conflict.doNothing())
    .returning('disk')
    .executeTakeFirst()
  return begun !== undefined
}

/** Records that a disk has room again: the next time that it is nearly full, administrators are told again. */
export async function endWarning(db: Db, disk: WatchedDisk): Promise<void> {
  await db.deleteFrom('disk_warnings').where('disk', '=', disk).execute()
}

export async function isWarned(db: Db, disk: WatchedDisk): Promise<boolean> {
  return (await db.selectFrom('disk_warnings').select('disk').where('disk', '=', disk).executeTakeFirst()) !== undefined
}

/** Lists the administrators whose accounts are open. */
export async function listAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.uuid', 'users.role_uuid')
    .select('users.uuid')
    .where('roles.name', '=', administratorRoleName)
    .where('users.suspended_at', 'is', null)
    .execute()
  return rows.map(({ uuid }) => uuid)
}
