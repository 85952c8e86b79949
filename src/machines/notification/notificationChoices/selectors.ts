import type { SnapshotFrom } from 'xstate'
import type { NotificationChoice, NotificationChoices } from '../../../shared/notificationChoices.ts'
import type { Failure } from '../../common/failure.ts'
import type { notificationChoicesMachine } from './notificationChoicesMachine.ts'
import type { NotificationChoicesEvent } from './types.ts'

type Snapshot = SnapshotFrom<typeof notificationChoicesMachine>

/** Returns the kinds that differ from the stored ones. */
function changedKinds({ context: { stored, form } }: Snapshot): NotificationChoice[] {
  return form.kinds.filter(({ onSite, byMail }, index) => {
    const before = stored.kinds[index]
    return before?.onSite !== onSite || before.byMail !== byMail
  })
}

const hasNewDigest = ({ context: { stored, form } }: Snapshot): boolean => stored.digest !== form.digest

export const selectForm = (snapshot: Snapshot): NotificationChoices => snapshot.context.form
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** True when leaving would lose unsaved input. */
export const selectIsDirty = (snapshot: Snapshot): boolean => hasNewDigest(snapshot) || changedKinds(snapshot).length > 0

/** Returns the events that restore unsaved input. */
export const selectSteps = (snapshot: Snapshot): NotificationChoicesEvent[] => [
  ...changedKinds(snapshot).map(({ kind, onSite, byMail }) => ({ type: 'kind.change' as const, kind, patch: { onSite, byMail } })),
  ...(hasNewDigest(snapshot) ? [{ type: 'digest.change' as const, digest: snapshot.context.form.digest }] : []),
]
