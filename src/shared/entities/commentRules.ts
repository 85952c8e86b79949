import { z } from 'zod'
import { commentsModes } from '../validation/commentRules.ts'

export const commentsModeSchema = z.enum(commentsModes)

/** What the owner of a channel has chosen about the comments of others; for them only. */
export const commentRulesSchema = z.object({ mode: commentsModeSchema, watchedWords: z.array(z.string()) })

/** Whether the caller may comment under the videos of a channel. A guest may once they sign in. */
export const commentingSchema = z.object({ commenting: z.enum(['open', 'closed', 'blocked']) })
export type Commenting = z.infer<typeof commentingSchema>['commenting']
