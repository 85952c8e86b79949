import type { inspectorPermissionMachine } from '../../../../src/machines/inspector/inspectorPermission/inspectorPermissionMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const inspectorPermissionFixtures: Fixtures<typeof inspectorPermissionMachine> = {
  inputs: [undefined],
  events: { 'permission.check': [{ type: 'permission.check' }] },
  done: { checkPermission: [true, false] },
  errors: { checkPermission: [new AppError('API_UNAVAILABLE')] },
}
