import { z } from 'zod'

/** A process that runs a job. `host`, `pid`: null for a remote worker that does not say them. */
export const jobWorkerSchema = z.object({
  host: z.string().nullable().describe('Nom de la machine.'),
  pid: z.int().nonnegative().nullable().describe('Numéro du processus.'),
  isRemote: z.boolean().describe('Un worker distant, sans accès à la base ni aux fichiers.'),
})
export type JobWorker = z.infer<typeof jobWorkerSchema>
