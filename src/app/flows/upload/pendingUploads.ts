import { selectUser } from '../../../machines/session/session/selectors.ts'
import { report } from '../../report.ts'
import type { FlowServices } from '../common/services.ts'
import { hasPendingUploads } from './pendingNote.ts'

/** Starts the queue of uploads for a user whose earlier page has left some unfinished. @returns unsubscribes */
export function startPendingUploads(services: FlowServices): () => void {
  const { session } = services
  const look = (): void => {
    const user = selectUser(session.getSnapshot())
    if (!user || !hasPendingUploads(user.id)) return
    import('./startUpload.ts')
      .then(({ startUpload }) => startUpload(services))
      .catch((error: unknown) => report('upload: unfinished uploads', error))
  }
  const subscriptions = [session.on('session.restored', look), session.on('session.started', look)]
  look()
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
}
