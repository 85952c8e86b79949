import { z } from 'zod'
import { timestampSchema, uuidSchema } from './common.ts'

/**
 * `waiting`: for its first or its next attempt; `sending`: now; `failed`: no attempt is left; `refused`: by the mail server, for good.
 */
export const unsentMailStates = ['waiting', 'sending', 'failed', 'refused'] as const

/** A mail that has not been sent. `kind`: what it is for; `reason`: of its last failure, in the words of the program that met it. */
export const unsentMailSchema = z.object({
  uuid: uuidSchema,
  kind: z.string(),
  recipient: z
    .string()
    .nullable()
    .describe('Le nom de l’utilisateur, ou l’adresse de qui n’a pas de compte ; null pour un compte supprimé.'),
  state: z.enum(unsentMailStates),
  attempts: z.int().nonnegative(),
  reason: z.string().nullable(),
  createdAt: timestampSchema,
  nextAttemptAt: timestampSchema.nullable().describe('Nul si aucun essai n’est prévu.'),
})
export type UnsentMail = z.infer<typeof unsentMailSchema>
