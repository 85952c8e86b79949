import type { SnapshotFrom } from 'xstate'
import type { administrationActMachine } from './administrationActMachine.ts'
import type { AdministrationAct } from './types.ts'

type Snapshot = SnapshotFrom<typeof administrationActMachine>

/** Returns the act that the dialog is about, also while it closes; null before the first one. */
export const selectAct = (snapshot: Snapshot): AdministrationAct | null => snapshot.context.act
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
