import type { Db, Tx } from '../../db/connection/database.ts'
import { hasSecondFactor } from '../../db/secondFactor/secondFactors.ts'
import { administratorRoleName } from '../../shared/roles.ts'
import type { ApiDeps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'

type Deps = Pick<ApiDeps, 'database' | 'administratorsNeedSecondFactor'>

/** True when the site asks this person for a second factor, which they may have. */
export const isRequired = ({ roleName }: Viewer, { administratorsNeedSecondFactor = false }: Deps): boolean =>
  administratorsNeedSecondFactor && roleName === administratorRoleName

/** Returns a function that takes an administrator's rights away while the second factor is missing that the site asks for. */
export function viewerLimit(deps: Deps): (viewer: Viewer | null, db?: Db | Tx) => Promise<Viewer | null> {
  return async (viewer, db = deps.database.db) => {
    if (!viewer || !isRequired(viewer, deps) || (await hasSecondFactor(db, viewer.uuid))) return viewer
    return { ...viewer, isAdministrator: false, lacksSecondFactor: true }
  }
}
