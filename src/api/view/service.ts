import type { Db } from '../../db/connection/database.ts'
import type { UserContent } from '../../db/reaction/reactions.ts'
import type { CountedSource } from '../../shared/viewSources.ts'
import * as views from '../../db/view/views.ts'
import { AppError } from '../../shared/errors.ts'
import { mustExist } from '../policy.ts'

/** Starts the first play or the next one: the wait before the view counts begins again. @throws AppError CONTENT_NOT_FOUND */
export const start = (db: Db, of: UserContent, source: CountedSource): Promise<views.ViewRow> => views.startView(db, of, source)

/** @throws AppError NOT_FOUND */
export const viewOf = async (db: Db, of: UserContent): Promise<views.ViewRow> => mustExist(await views.findViewOf(db, of))

/** @throws AppError NOT_FOUND when it was deleted meanwhile */
export const restart = async (db: Db, uuid: string): Promise<views.ViewRow> => mustExist(await views.restartView(db, uuid))

/** @throws AppError NOT_FOUND when there was none */
export async function remove(db: Db, of: UserContent): Promise<void> {
  if (!(await views.deleteViewOf(db, of))) throw new AppError('NOT_FOUND')
}
