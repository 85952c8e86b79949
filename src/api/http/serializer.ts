import { deepStrictEqual } from 'node:assert/strict'
import type { onSendHookHandler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { z } from 'zod'

/**
 * Returns the compiler that turns responses into JSON. The schemas type the presenters, so plain serialising is enough: encoding with zod
 * takes five times as long. With `check`, which tests use, a response with more or fewer fields than its schema is an error.
 */
export function serializer(check: boolean): FastifySerializerCompiler<z.ZodType> {
  if (!check) return () => (data) => JSON.stringify(data)
  return ({ schema }) =>
    (data) => {
      const json = JSON.stringify(data)
      const plain: unknown = JSON.parse(json)
      deepStrictEqual(z.parse(schema, plain), plain, 'The answer has fields that its schema does not know')
      return json
    }
}

const longText = 16 * 1024

/** Sends a long response as bytes: Node measures and writes them with less work than a string. */
export const encodeLong: onSendHookHandler = (_request, _reply, payload, done) => {
  done(null, typeof payload === 'string' && payload.length > longText ? Buffer.from(payload) : payload)
}
