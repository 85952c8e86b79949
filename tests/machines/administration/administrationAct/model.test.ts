import { administrationActMachine } from '../../../../src/machines/administration/administrationAct/administrationActMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { administrationActFixtures } from './fixtures.ts'

describeModel(administrationActMachine, administrationActFixtures)
