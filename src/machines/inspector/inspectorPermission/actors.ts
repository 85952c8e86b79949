import { promisePlaceholder } from '../../common/placeholder.ts'

export const permissionActors = {
  /** Asks the server whether this browser's user may see what pages do. */
  checkPermission: promisePlaceholder<boolean, undefined>('checkPermission'),
}
