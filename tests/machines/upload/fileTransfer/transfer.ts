import { createActor, fromCallback } from 'xstate'
import { fileTransferMachine } from '../../../../src/machines/upload/fileTransfer/fileTransferMachine.ts'
import type { FileTransferInput, FileTransferReport } from '../../../../src/machines/upload/fileTransfer/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { clip, transferInput } from './fixtures.ts'

export type Transfer = Scripted<typeof fileTransferMachine> & {
  /** what was reported to the parent */
  reports: FileTransferReport[]
}

/** A transfer of one video file, unless the options say otherwise. */
export function transferring(input: Partial<FileTransferInput> = {}): Transfer {
  const reports: FileTransferReport[] = []
  const parentRef = createActor(fromCallback<FileTransferReport>(({ receive }) => receive((report) => reports.push(report)))).start()
  const steps = [{ type: 'send', kind: 'video', file: clip }] as const
  const scripted = startScripted(fileTransferMachine, {
    ...transferInput,
    parentRef,
    steps,
    targetId: 'content-1',
    maxAttempts: 6,
    ...input,
  })
  return { ...scripted, reports }
}

export const stateOf = ({ actor }: Transfer): unknown => actor.getSnapshot().value
export const askedOf = ({ script }: Transfer): string[] => script.asked.map(({ id }) => id)
