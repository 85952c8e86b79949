import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/** What the storage keeps; `pictures` are also those of storyboards, `captions` are in the database, `uploads` are under way. */
export const storageUseKinds = ['originals', 'renditions', 'pictures', 'captions', 'uploads'] as const
export type StorageUseKind = (typeof storageUseKinds)[number]

/** `orphan`: a file that nothing references; `missing`: a reference without a file. */
export const storageFindingKinds = ['orphan', 'missing'] as const
export type StorageFindingKind = (typeof storageFindingKinds)[number]

/** `kept`: it is referenced again, or was written since; `gone`: somebody else had removed it. */
export const orphanOutcomes = ['deleted', 'kept', 'gone', 'failed'] as const
export type OrphanOutcome = (typeof orphanOutcomes)[number]

/** `failed`: it was interrupted for good, by an error or by an administrator. */
export const storageWorkStates = ['waiting', 'running', 'done', 'failed'] as const

/** How many findings of each kind are listed; all of them are counted. */
export const listedFindings = 10_000

const count = z.int().nonnegative()
const workSchema = z.object({
  state: z.enum(storageWorkStates),
  reason: z.string().nullable().describe('Du dernier échec, dans les mots du programme qui l’a rencontré.'),
  requestedAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
})

/** A comparison of the storage with the database. */
const storageCheckSchema = workSchema.extend({
  uuid: uuidSchema,
  files: count.describe('Fichiers parcourus.'),
  bytes: count,
  orphans: count.describe('Fichiers, et dossiers écrits d’un seul tenant, auxquels rien ne renvoie.'),
  orphanFiles: count,
  orphanBytes: count,
  missing: count.describe('Renvois dont le fichier manque.'),
  unknownNames: count.describe('Entrées que le site n’a pas nommées, et auxquelles il ne touche pas.'),
  deletable: z
    .object({ orphans: count, files: count, bytes: count })
    .describe('Ce qu’une suppression prendrait : au plus 10 000 orphelins, une fois la vérification terminée.'),
  deletion: workSchema
    .extend({ deleted: count, deletedBytes: count, kept: count, gone: count, failed: count })
    .nullable()
    .describe('Des orphelins que cette vérification a trouvés.'),
})

/** What the storage keeps, as far as the database knows, and the last check. */
export const storageReportSchema = z.object({
  uses: z.array(
    z.object({
      kind: z.enum(storageUseKinds),
      files: count,
      bytes: count.nullable().describe('Nul quand la base ne le sait pas.'),
      unmeasured: count.describe('Fichiers dont la taille n’est pas encore mesurée.'),
    }),
  ),
  check: storageCheckSchema.nullable(),
})
export type StorageReport = z.infer<typeof storageReportSchema>
export type StorageCheck = z.infer<typeof storageCheckSchema>

export const storageFindingSchema = z.object({
  uuid: uuidSchema,
  kind: z.enum(storageFindingKinds),
  key: z.string().describe('Le chemin dans le stockage.'),
  files: count,
  bytes: count,
  outcome: z.enum(orphanOutcomes).nullable(),
  content: z.object({ uuid: uuidSchema, title: z.string() }).nullable().describe('La vidéo dans le dossier de laquelle il est.'),
})
export type StorageFinding = z.infer<typeof storageFindingSchema>
