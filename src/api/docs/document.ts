import { z } from 'zod'

// The part of OpenAPI 3.1 that the page shows. It is parsed from the finished document, like any other client would do.

type Schema = {
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  items?: Schema | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
  description?: string | undefined
}
export type JsonSchema = Schema

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    items: schema.optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    description: z.string().optional(),
  }),
)
const content = z.record(z.string(), z.object({ schema: schema.optional() }))

const operation = z.object({
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  description: z.string().default(''),
  parameters: z
    .array(
      z.object({
        in: z.string(),
        name: z.string(),
        required: z.boolean().default(false),
        description: z.string().optional(),
        schema: schema.optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
})
export type Operation = z.output<typeof operation>

export const documentSchema = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default('') }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})
export type ApiDocument = z.output<typeof documentSchema>
