import { inspectorPermissionMachine } from '../../../../src/machines/inspector/inspectorPermission/inspectorPermissionMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { inspectorPermissionFixtures } from './fixtures.ts'

describeModel(inspectorPermissionMachine, inspectorPermissionFixtures)
