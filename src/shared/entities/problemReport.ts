import { z } from 'zod'
import { limits } from '../limits.ts'
import { timestampSchema, uuidSchema } from './common.ts'

const snapshotSchema = z
  .looseObject({
    status: z.string(),
    value: z.union([z.string(), z.record(z.string(), z.unknown())]).nullable(),
    context: z.unknown(),
  })
  .nullable()

/** Masked values have twelve levels. Far more of them would overflow the stack of whoever writes them as JSON. */
const deepest = 32

const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1)))

/** What the actors of a page did, masked: version 1 of the format in `src/app/inspector/trace/types.ts`. */
export const sentTraceSchema = z
  .looseObject({
    format: z.literal('lucarne-trace'),
    version: z.literal(1),
    startedAt: z.string(),
    actors: z.array(
      z.looseObject({
        id: z.string(),
        name: z.string(),
        parentId: z.string().nullable(),
        machine: z.string().nullable(),
        input: z.unknown(),
        snapshot: snapshotSchema,
        isFromStart: z.boolean(),
      }),
    ),
    events: z
      .array(
        z.looseObject({
          number: z.number(),
          at: z.number(),
          actorId: z.string(),
          fromId: z.string().nullable(),
          event: z.looseObject({ type: z.string() }),
          after: snapshotSchema,
          effects: z.array(z.looseObject({ type: z.string(), params: z.unknown() })),
        }),
      )
      .max(limits.traceEventsMax),
  })
  .refine(({ actors, events }) => {
    const known = new Set(actors.map(({ id }) => id))
    return events.every(({ actorId }) => known.has(actorId))
  })
  .refine((trace) => isWithin(trace, deepest))
export type SentTrace = z.infer<typeof sentTraceSchema>

/** Names of screens, never their addresses, which may name a video or a person. */
export const pageNameSchema = z.string().regex(/^[a-z][a-zA-Z]{0,39}$/)

/** A problem of the site, as the list shows it. */
export const problemReportSchema = z.object({
  uuid: uuidSchema,
  createdAt: timestampSchema,
  /** null for a guest */
  user_uuid: uuidSchema.nullable(),
  text: z.string(),
  page: pageNameSchema,
})
export type ProblemReport = z.infer<typeof problemReportSchema>
export const problemReportWithTraceSchema = problemReportSchema.extend({ trace: sentTraceSchema })
