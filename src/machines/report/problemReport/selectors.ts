import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'
import type { problemReportMachine } from './problemReportMachine.ts'
import type { ProblemForm, RecordedTrace } from './types.ts'

type Snapshot = SnapshotFrom<typeof problemReportMachine>

/** True while the dialog asks for the consent. */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectIsRecording = (snapshot: Snapshot): boolean => snapshot.hasTag('recording')
/** True while the dialog shows what was recorded. */
export const selectIsComposing = (snapshot: Snapshot): boolean => snapshot.hasTag('composing')
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectTrace = (snapshot: Snapshot): RecordedTrace | null => snapshot.context.trace
export const selectForm = (snapshot: Snapshot): ProblemForm => snapshot.context.form
export const selectErrors = (snapshot: Snapshot): FieldErrors => snapshot.context.errors
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
