import type { Readable } from 'node:stream'
import { z } from 'zod'

/** What a handler gives back: status, body and headers, so that handlers never touch the reply. */
export type Answer<Status extends number, Body> = { status: Status; body: Body; headers: Readonly<Record<string, string>> }

/** The body's schema of each successful status of a route. */
export type AnswerSchemas = { readonly [Status in 200 | 201 | 204 | 302]?: z.ZodType }

/** The answers that a route with these schemas may give. */
export type AnswerOf<Schemas extends AnswerSchemas> = {
  [Status in keyof Schemas & number]: Schemas[Status] extends z.ZodType ? Answer<Status, z.output<Schemas[Status]>> : never
}[keyof Schemas & number]

/** A slice of a list, and where the next one starts; null at the end. */
export type Page<Item> = { items: Item[]; nextCursor: string | null }

export const ok = <Body>(body: Body, headers: Readonly<Record<string, string>> = {}): Answer<200, Body> => ({ status: 200, body, headers })
export const created = <Body>(body: Body): Answer<201, Body> => ({ status: 201, body, headers: {} })
export const noContent = (): Answer<204, undefined> => ({ status: 204, body: undefined, headers: {} })

/** The answers of a route that has nothing to say. */
export const nothing = { 204: z.undefined() }

/** Sends a browser elsewhere. The address may carry a code, so that nobody keeps the answer. */
export const redirect = (location: string, headers: Readonly<Record<string, string>>): Answer<302, undefined> => ({
  status: 302,
  body: undefined,
  headers: { location, 'cache-control': 'no-store', ...headers },
})

/** The answers of a route that sends browsers elsewhere. */
export const elsewhere = { 302: z.undefined() }

/** A list that goes on at `X-Next-Cursor`. */
export function paged<Item>({ items, nextCursor }: Page<Item>): Answer<200, Item[]> {
  return { status: 200, body: items, headers: nextCursor === null ? {} : { 'x-next-cursor': nextCursor } }
}

/** Bytes as they come, past the serialiser. */
export const streamed = (stream: Readable, headers: Readonly<Record<string, string>>): Answer<200, Readable> => ({
  status: 200,
  body: stream,
  headers,
})
