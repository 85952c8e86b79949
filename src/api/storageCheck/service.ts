import { beginDeletion, countOrphans, findCheck, lockChecks, replaceCheck } from '../../db/storageCheck/storageChecks.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record.ts'
import type { ApiDeps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'

type Deps = Pick<ApiDeps, 'database' | 'jobs'>

const refused = (message: string): AppError => new AppError('CONFLICT', { message })
const isUnderWay = (state: string | null | undefined): boolean => state === 'waiting' || state === 'running'

const deleting = 'Les fichiers orphelins sont en cours de suppression\u00a0: attendez qu’elle se termine'

/**
 * Has a worker compare the storage with the database; one that is under way is joined.
 * @throws AppError CONFLICT while orphans are being deleted
 */
export async function requestCheck({ database, jobs }: Deps, viewer: Viewer): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await lockChecks(tx)
    const last = await findCheck(tx)
    if (isUnderWay(last?.state)) return
    if (isUnderWay(last?.deletion_state)) throw refused(deleting)
    const uuid = await replaceCheck(tx)
    await jobs.enqueueStorage(tx, 'storage.check', uuid)
    await recordAct(tx, viewer.uuid, { act: 'storage.check', subject_uuid: uuid, details: {} })
  })
  jobs.wake('storage.check')
}

/**
 * Has a worker delete the orphans that a check has listed; a deletion that is under way is joined.
 * @throws AppError CONFLICT when another check was made since, or this one has not ended, or there is nothing to delete
 */
export async function requestDeletion({ database, jobs }: Deps, viewer: Viewer, checkUuid: string): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await lockChecks(tx)
    const check = await findCheck(tx)
    if (check?.uuid !== checkUuid) throw refused('Une autre vérification a eu lieu depuis\u00a0: relisez ce qu’elle a trouvé')
    if (check.state !== 'done') throw refused('La vérification n’est pas terminée')
    if (isUnderWay(check.deletion_state)) return
    const { orphans, files, bytes } = await countOrphans(tx, checkUuid)
    if (orphans === 0) throw refused('Il n’y a plus de fichier orphelin à supprimer')
    await beginDeletion(tx, checkUuid)
    // The job that has just ended may still be closing.
    if (!(await jobs.enqueueStorage(tx, 'storage.deletion', checkUuid))) throw refused(deleting)
    const details = { files: String(files), bytes: String(bytes) }
    await recordAct(tx, viewer.uuid, { act: 'storage.deleteOrphans', subject_uuid: checkUuid, details })
  })
  jobs.wake('storage.deletion')
}
