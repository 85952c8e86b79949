import type { Failure } from '../../common/failure.ts'

export type AccountExportContext = { userId: string; bytes: number; failure: Failure | null }

export type AccountExportEvent =
  | { type: 'export.start' }
  | { type: 'export.cancel' }
  | { type: 'bytes.received'; bytes: number }
  | { type: 'failure.dismiss' }

export type AccountExportTag = 'busy'
