import fc, { type Arbitrary } from 'fast-check'
import type { Operation, Schema, Schemas } from './document.ts'

export type FuzzRequest = { method: string; address: string; contentType: string | null; body: string | undefined }

/** Texts that broke other programs: quotes, markup, NUL and lone surrogates, paths, patterns, very long ones. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    "'; drop table users; --",
    "' or '1'='1",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '\u0000',
    '\ud800',
    '%00',
    '%',
    '_',
    '\\',
    '../../etc/passwd',
    '${7*7}',
    'ɐ\u202e\u200f',
    '1 | !2 & (3) :*',
    'é'.repeat(3000),
    'x'.repeat(20_000),
    '9'.repeat(400),
  ),
)

const nastyValue: Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -1, -0.5, 1e308, 2 ** 53, -(2 ** 63), [], {}, [[]], { __proto__: null }, [null]),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(nastyText, { maxLength: 3 }),
  fc.uuid(),
)

/** Values that match a schema; `ids` are those of existing things. */
function valid(schema: Schema, schemas: Schemas, ids: readonly string[], depth = 4): Arbitrary<unknown> {
  const inner = (one: Schema): Arbitrary<unknown> => valid(one, schemas, ids, depth - 1)
  const choices = schema.anyOf ?? schema.oneOf
  const referred = schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? '']
  if (depth === 0) return fc.constant(null)
  if (referred) return inner(referred)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (choices) return fc.oneof(...choices.map(inner))
  if (schema.allOf) return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'string') return text(schema, ids)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') {
    return fc.integer({ min: Math.max(schema.minimum ?? 0, -(2 ** 31)), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
  }
  if (type === 'number') return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 10_000, noNaN: true })
  if (type === 'array') {
    const least = schema.minItems ?? 0
    return fc.array(inner(schema.items ?? {}), { minLength: least, maxLength: Math.max(least, 4) })
  }
  if (type !== 'object') return nastyValue
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)] as const)
  return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] })
}

const words = ['été', 'vélo', 'musique', 'Atelier', 'Creators', 'Un titre', 'mer', 'video.mp4', 'rien.webp', 'Passe-partout7!']

function text({ format, minLength = 0, maxLength = 40 }: Schema, ids: readonly string[]): Arbitrary<string> {
  const anId = fc.constantFrom(...ids)
  if (format === 'uuid') return fc.oneof({ weight: 6, arbitrary: anId }, fc.uuid())
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const shortest = Math.min(minLength, 20)
  const free = fc.string({ minLength: shortest, maxLength: Math.max(Math.min(maxLength, 40), shortest) })
  return fc.oneof(anId, fc.constantFrom(...words), fc.emailAddress(), free)
}

/** Replaces one field of a valid body by an invalid one. */
function spoiled(body: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(body, nastyValue, fc.nat()).map(([value, bad, place]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad
    const names = Object.keys(value)
    const name = names[place % Math.max(names.length, 1)] ?? 'extra'
    return { ...value, [name]: bad }
  })
}

/** Bodies that are not JSON, or JSON with duplicate keys. */
const rawBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[1,2',
    '{"like":true,"like":false}',
    '{"uuid":1,"uuid":"a","user_uuid":null,"user_uuid":2}',
    '{"__proto__":{"isAdministrator":true},"constructor":{"prototype":{}}}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '\ufeff{}',
    '{"a":1e999}',
    'title=x&statuts=public',
  ),
  fc.json(),
  fc.string({ maxLength: 200 }),
)

const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'image/png', 'garbage'),
)

/** Node refuses 16 kB of headers and address before the API sees them. */
const addressPart = 500

function addressOf(operation: Operation, schemas: Schemas, ids: readonly string[]): Arbitrary<string> {
  const part = (schema: Schema): Arbitrary<string> =>
    fc
      .oneof({ weight: 5, arbitrary: valid(schema, schemas, ids) }, { weight: 1, arbitrary: nastyText })
      .map((value) => asText(value).slice(0, addressPart))
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const path = fc
    .tuple(...inPath.map(({ schema }) => part(schema)))
    .map((values) =>
      values.reduce((address, value, index) => address.replace(`{${inPath[index]?.name}}`, encode(value) || '%20'), operation.path),
    )
  const query = fc.record(
    Object.fromEntries([...inQuery.map(({ name, schema }) => [name, part(schema)] as const), ['inconnu', part({})]]),
    {
      requiredKeys: [],
    },
  )
  return fc.tuple(path, query, fc.boolean()).map(([to, search, hasQuery]) => {
    const parts = Object.entries(search).map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    return hasQuery && parts.length > 0 ? `${to}?${parts.join('&')}` : to
  })
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Lone surrogates cannot be encoded: a client would send the replacement character. */
const encode = (value: string): string => encodeURIComponent(value.toWellFormed())

/** Valid and invalid requests of one operation, generated from the document. */
export function requestsTo(operation: Operation, schemas: Schemas, ids: readonly string[]): Arbitrary<FuzzRequest> {
  const address = addressOf(operation, schemas, ids)
  const described = operation.requestBody?.content['application/json']?.schema
  const good = described ? valid(described, schemas, ids) : fc.constant(undefined)
  const asJson = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value))
  const body = fc.oneof(
    { weight: 5, arbitrary: good.map(asJson) },
    { weight: 3, arbitrary: spoiled(good).map(asJson) },
    { weight: 1, arbitrary: nastyValue.map(asJson) },
    { weight: 1, arbitrary: rawBody },
  )
  if (operation.method === 'GET') {
    return address.map((to) => ({ method: 'GET', address: to, contentType: null, body: undefined }))
  }
  return fc
    .record({ address, body, contentType: contentTypes })
    .map((request) => ({ method: operation.method, ...request, contentType: request.body === undefined ? null : request.contentType }))
}
