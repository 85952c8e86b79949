import type { Readable } from 'node:stream'
import { z } from 'zod'

/** The response of a handler: status, body and headers, so that handlers never touch Fastify's reply. */
export type Answer<Status extends number, Body> = { status: Status; body: Body; headers: Readonly<Record<string, string>> }

/** The schema of the body for each successful status of a route. */
export type AnswerSchemas = { readonly [Status in 200 | 201 | 202 | 204 | 206 | 302]?: z.ZodType }

/** The responses that a route with these schemas may return. */
export type AnswerOf<Schemas extends AnswerSchemas> = {
  [Status in keyof Schemas & number]: Schemas[Status] extends z.ZodType ? Answer<Status, z.output<Schemas[Status]>> : never
}[keyof Schemas & number]

/** A page of a list; `nextCursor` is null at the end. */
export type Page<Item> = { items: Item[]; nextCursor: string | null }

export const ok = <Body>(body: Body, headers: Readonly<Record<string, string>> = {}): Answer<200, Body> => ({ status: 200, body, headers })
export const created = <Body>(body: Body, headers: Readonly<Record<string, string>> = {}): Answer<201, Body> => ({
  status: 201,
  body,
  headers,
})
export const accepted = <Body>(body: Body): Answer<202, Body> => ({ status: 202, body, headers: {} })
export const noContent = (headers: Readonly<Record<string, string>> = {}): Answer<204, undefined> => ({
  status: 204,
  body: undefined,
  headers,
})

/** The responses of a route that returns no body. */
export const noContentAnswers = { 204: z.undefined() }

/** Redirects a browser. The address may contain a code, so the response must not be stored. */
export const redirect = (location: string, headers: Readonly<Record<string, string>>): Answer<302, undefined> => ({
  status: 302,
  body: undefined,
  headers: { location, 'cache-control': 'no-store', ...headers },
})

/** The responses of a route that redirects browsers. */
export const redirectAnswers = { 302: z.undefined() }

/** Returns a page of a list, with its next cursor in `X-Next-Cursor`. */
export function paged<Item>({ items, nextCursor }: Page<Item>): Answer<200, Item[]> {
  return { status: 200, body: items, headers: nextCursor === null ? {} : { 'x-next-cursor': nextCursor } }
}

/** Returns a stream, which bypasses the serialiser. */
export const streamed = (stream: Readable, headers: Readonly<Record<string, string>>): Answer<200, Readable> => ({
  status: 200,
  body: stream,
  headers,
})

/** Returns a part of a stream. */
export const partial = (stream: Readable, headers: Readonly<Record<string, string>>): Answer<206, Readable> => ({
  status: 206,
  body: stream,
  headers,
})
