import type { SnapshotFrom } from 'xstate'
import type { sessionsMachine } from './sessionsMachine.ts'

type Snapshot = SnapshotFrom<typeof sessionsMachine>

/** Returns the device's name for the dialog; empty before the first one. */
export const selectDevice = (snapshot: Snapshot): string => snapshot.context.target?.device ?? ''
export const selectIsAskingOne = (snapshot: Snapshot): boolean => snapshot.hasTag('askingOne')
export const selectIsAskingOthers = (snapshot: Snapshot): boolean => snapshot.hasTag('askingOthers')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
