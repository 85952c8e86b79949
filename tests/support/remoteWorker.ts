import type { JobWorker } from '../../src/shared/entities/jobWorker.ts'

/** Who takes a job in tests of claims. */
export const remoteWorker: JobWorker = { host: 'atelier', pid: 12, isRemote: true }
