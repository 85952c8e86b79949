import { fileTransferMachine } from '../../../../src/machines/upload/fileTransfer/fileTransferMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { fileTransferFixtures } from './fixtures.ts'

describeModel(fileTransferMachine, fileTransferFixtures)
