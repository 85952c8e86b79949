import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'
import { jobWorkerSchema } from './jobWorker.ts'

/**
 * What a job does: `prepare`, `ladder` and `transcribe` to a video (its first rendition and pictures, its other renditions, its automatic
 * captions); `cleanup` removes files; `storageCheck` compares the storage with the database, `storageDeletion` deletes what nothing
 * references there; `failure` records a job that failed for good; `mail` sends one.
 */
export const jobKinds = ['prepare', 'ladder', 'transcribe', 'cleanup', 'storageCheck', 'storageDeletion', 'failure', 'mail'] as const
export type JobKind = (typeof jobKinds)[number]

/** `waiting`: for its first attempt, or another one; `failed`: no attempt is left. */
export const administeredJobStates = ['waiting', 'running', 'failed'] as const
export type AdministeredJobState = (typeof administeredJobStates)[number]

/** A job that has not ended well yet. `content`: the video that it is about; its title is null once the video is deleted. */
export const administeredJobSchema = z.object({
  uuid: uuidSchema,
  kind: z.enum(jobKinds),
  state: z.enum(administeredJobStates),
  content: z.object({ uuid: uuidSchema, title: z.string().nullable() }).nullable(),
  mail: z.object({ kind: z.string(), recipient: z.string().nullable() }).nullable(),
  attempts: z.int().nonnegative(),
  reason: z.string().nullable().describe('Du dernier échec, dans les mots du programme qui l’a rencontré.'),
  isRaised: z.boolean().describe('Passe avant les autres tâches de sa file.'),
  canRetry: z.boolean().describe('A échoué, ou attend un autre essai.'),
  canAbandon: z.boolean(),
  createdAt: timestampSchema,
  startedAt: timestampSchema.nullable().describe('De l’essai en cours.'),
  nextAttemptAt: timestampSchema.nullable().describe('Nul pour une tâche qui n’attend que son tour.'),
  failedAt: timestampSchema.nullable(),
  worker: jobWorkerSchema.nullable().describe('Qui fait l’essai en cours.'),
})
export type AdministeredJob = z.infer<typeof administeredJobSchema>
