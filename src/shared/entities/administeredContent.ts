import { z } from 'zod'
import { audiences } from '../audiences.ts'
import { timestampSchema, uuidSchema } from './common.ts'

/** `failed`: also with a first rendition that can be watched, when the further ones are missing. */
export const administeredStates = ['awaitingFile', 'converting', 'failed', 'ready'] as const
export type AdministeredState = (typeof administeredStates)[number]

/** Everybody, or those of a private video's audience. */
export const administeredVisibilities = ['public', ...(Object.keys(audiences) as (keyof typeof audiences)[])] as const
export type AdministeredVisibility = (typeof administeredVisibilities)[number]

/** A video as administrators see it. `progress`: 0–100 over the whole conversion. */
export const administeredContentSchema = z.object({
  uuid: uuidSchema,
  title: z.string(),
  thumbnail_url: z.string().nullable(),
  channel: z.object({ uuid: uuidSchema, name: z.string(), user_uuid: uuidSchema, username: z.string() }),
  visibility: z.enum(administeredVisibilities),
  isHidden: z.boolean(),
  state: z.enum(administeredStates),
  progress: z.int().min(0).max(100),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  reason: z.string().nullable().describe('La dernière erreur, dans les mots du programme qui l’a rencontrée.'),
  canRepeat: z.boolean().describe('La conversion a échoué, et le fichier reçu est encore là.'),
  originalBytes: z.number().nullable().describe('Du fichier reçu ; nul s’il n’y en a pas, ou s’il n’est pas encore mesuré.'),
  renditionsBytes: z
    .number()
    .nullable()
    .describe('De la version qui est lue ; nul s’il n’y en a pas, ou si elle n’est pas encore mesurée.'),
  isMeasured: z.boolean().describe('Les deux tailles sont connues, ou il n’y a rien à mesurer.'),
  viewsCount: z.int().nonnegative(),
  openReports: z.int().nonnegative(),
  createdAt: timestampSchema,
})
export type AdministeredContent = z.infer<typeof administeredContentSchema>
