import { toastsMachine } from '../../../../src/machines/common/toasts/toastsMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { toastsFixtures } from './fixtures.ts'

describeModel(toastsMachine, toastsFixtures)
