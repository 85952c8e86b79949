import type { BegunTransfer } from '../../../machines/content/editVideo/types.ts'
import { selectUser } from '../../../machines/session/session/selectors.ts'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { report } from '../../report.ts'
import type { FlowServices } from '../common/services.ts'
import type { Drafts } from './drafts.ts'

type Services = Pick<FlowServices, 'session' | 'openDrafts'>

/**
 * Keeps a file that the edit dialog sends as a draft of the upload queue, until the dialog is done with it: after a closed tab or a crash,
 * the next visit offers to go on with it.
 * @param files the dialog's registry
 */
export function createKeptTransfers({ session, openDrafts }: Services, files: FileRegistry) {
  let drafts: Promise<Drafts> | undefined
  const open = (): Promise<Drafts> => (drafts ??= openDrafts ? Promise.resolve(openDrafts(files)) : loadDrafts(files))
  const kept = new Map<string, string>()

  return {
    keep(transfer: BegunTransfer): void {
      const user = selectUser(session.getSnapshot())
      if (!user) return
      kept.set(transfer.contentId, user.id)
      Promise.all([open(), import('./draftOf.ts')])
        .then(([store, { draftOfTransfer }]) => store.save(user.id, draftOfTransfer(transfer)))
        .catch((error: unknown) => report('editVideo: keep', error))
    },
    drop(contentId: string): void {
      const userId = kept.get(contentId)
      if (userId === undefined) return
      kept.delete(contentId)
      Promise.all([open(), import('./draftOf.ts')])
        .then(([store, { transferDraftId }]) => store.discard(userId, transferDraftId(contentId)))
        .catch((error: unknown) => report('editVideo: drop', error))
    },
  }
}

const loadDrafts = async (files: FileRegistry): Promise<Drafts> => (await import('./drafts.ts')).createDrafts(files)
