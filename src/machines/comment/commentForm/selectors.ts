import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../common/failure.ts'
import type { commentFormMachine } from './commentFormMachine.ts'

type Snapshot = SnapshotFrom<typeof commentFormMachine>

export const selectText = (snapshot: Snapshot): string => snapshot.context.text
export const selectError = (snapshot: Snapshot): string | null => snapshot.context.error
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** A blank text cannot be sent. */
export const selectCanSubmit = (snapshot: Snapshot): boolean => snapshot.can({ type: 'form.submit' })
