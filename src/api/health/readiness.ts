import type { Database } from '../../db/connection/database.ts'
import { AppError } from '../../shared/errors.ts'
import type { Storage } from '../../storage/storage.ts'

/** Rethrows an AppError; throws any other cause as NOT_READY with this message. */
const notReady = (message: string) => (cause: unknown) => {
  throw cause instanceof AppError ? cause : new AppError('NOT_READY', { message, cause })
}

/** @throws AppError NOT_READY with what is missing: the database or its parts, the storage, or room in it */
export async function mustBeReady({ database, storage }: { database: Database; storage: Storage }): Promise<void> {
  const [isFull] = await Promise.all([
    storage.isFull().catch(notReady('Le stockage des fichiers ne répond pas')),
    database.ready().catch(notReady('La base de données ne répond pas')),
  ])
  if (isFull) throw new AppError('NOT_READY', { message: 'Il n’y a plus de place sur le disque des fichiers' })
}
