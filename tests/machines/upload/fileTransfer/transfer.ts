import { createActor, fromCallback } from 'xstate'
import { fileTransferMachine } from '../../../../src/machines/upload/fileTransfer/fileTransferMachine.ts'
import type { FileTransferInput, FileTransferReport } from '../../../../src/machines/upload/fileTransfer/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { clip, opened, transferInput } from './fixtures.ts'

export type Transfer = Scripted<typeof fileTransferMachine> & {
  /** what was reported to the parent */
  reports: FileTransferReport[]
  /** The server knows the video, and has some of its bytes. */
  open: (arrivedBytes?: number) => Promise<void>
  /** The video is announced, sent and accepted. */
  sendVideo: () => Promise<void>
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
  const { script } = scripted
  const open = (arrivedBytes = 0) => script.answer('openUpload', { output: opened(arrivedBytes) })
  return {
    ...scripted,
    reports,
    open,
    sendVideo: async () => {
      await open()
      await script.answer('sendFile', { output: undefined })
      await script.answer('finishUpload', { output: undefined })
    },
  }
}

export const stateOf = ({ actor }: Transfer): unknown => actor.getSnapshot().value
export const askedOf = ({ script }: Transfer): string[] => script.asked.map(({ id }) => id)
