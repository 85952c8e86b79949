import { toastsMachine } from '../../../src/machines/toasts/toastsMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { toastsFixtures } from './fixtures.ts'

describeModel(toastsMachine, toastsFixtures)
