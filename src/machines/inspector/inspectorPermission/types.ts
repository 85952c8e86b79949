import type { Failure } from '../../common/failure.ts'

export type PermissionContext = {
  /** why the last check gave no answer */
  failure: Failure | null
}

export type PermissionEvent = { type: 'permission.check' }

export type PermissionTag = 'allowed' | 'forbidden' | 'checking'
