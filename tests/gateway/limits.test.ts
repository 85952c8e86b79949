import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate, concatAST, Kind, type DocumentNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { queryLimits } from '../../src/gateway/limits/complexity.ts'
import { limitsRule } from '../../src/gateway/limits/limitsRule.ts'
import { closeAfterEach, gatewayWithApi } from './support/fixture.ts'

closeAfterEach()

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const refusals = (document: DocumentNode) => validate(schema, document, [limitsRule]).map(({ message }) => message)
const nested = (levels: number) => `{ viewer ${'{ ...on Viewer '.repeat(levels)}{ id }${'}'.repeat(levels)} }`

describe('the complexity of a document', () => {
  it.each([
    ['depth', '{ recommendations { content { channel { owner { id } } } } }', []],
    ['inline fragments, which are no depth', nested(20), []],
    ['aliases', `{ ${Array.from({ length: 10 }, (_, index) => `a${index}: viewer { id }`).join(' ')} }`, []],
    ['more aliases', `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: viewer { id }`).join(' ')} }`, ['aliases: 11, at most 10']],
    ['directives', `{ viewer { id ${'@skip(if: false) '.repeat(11)} } }`, ['directives: 11, at most 10']],
    ['a long list', '{ trending(limit: 100) { id title media { state } } }', []],
    ['a list too long', '{ trending(limit: 5000) { id title } }', ['values: 10001, at most 10000']],
    ['a list of variable length, at the most that a page holds', 'query($n: Int!) { trending(limit: $n) { id } }', []],
    ['two mutations', 'mutation { a: logout b: logout }', ['mutations: 2, at most 1']],
    ['one mutation with a selection of its own', 'mutation { createPlaylist(input: { name: "a" }) { id name } }', []],
    ['mutations in a fragment', 'mutation { ...F } fragment F on Mutation { a: logout b: logout }', ['mutations: 2, at most 1']],
    ['mutations in an inline fragment', 'mutation { ...on Mutation { a: logout ...{ b: logout } } }', ['mutations: 2, at most 1']],
    ['a fragment spread again', 'mutation { ...F ...F } fragment F on Mutation { logout }', ['mutations: 2, at most 1']],
  ])('%s', (_what, query, expected) => {
    expect(refusals(parse(query))).toEqual(expected)
  })

  it('counts a fragment each time it is spread', () => {
    const fragment = 'fragment F on Content { id title channel { id owner { id } } }'
    expect(refusals(parse(`{ trending(limit: 100) { ...F } } ${fragment}`))).toEqual([])
    expect(
      refusals(parse(`{ ${Array.from({ length: 9 }, (_, i) => `a${i}: trending(limit: 900) { ...F }`).join(' ')} } ${fragment}`)),
    ).toEqual(['values: 48609, at most 10000'])
  })

  it('is computed quickly for fragments that double each time, and refuses recursive fragments', () => {
    const doubling = Array.from({ length: 25 }, (_, i) => `fragment F${i} on Viewer { ...F${i + 1} ...F${i + 1} }`).join(' ')
    expect(refusals(parse(`{ viewer { ...F0 } } ${doubling} fragment F25 on Viewer { id }`))).toEqual([
      `values: ${2 ** 25 + 1}, at most 10000`,
    ])
    expect(refusals(parse('{ viewer { ...A } } fragment A on Viewer { id ...A }'))).toEqual([])
  })

  it('is refused beyond a maximum depth', () => {
    const deep = buildSchema('type Query { a: Query, id: ID }')
    const query = `{ ${'a { '.repeat(queryLimits.depth)} id ${'}'.repeat(queryLimits.depth)} }`
    expect(validate(deep, parse(query), [limitsRule]).map(({ message }) => message)).toEqual(['depth: 9, at most 8'])
  })
})

describe('the app’s own documents', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'))
  const all = concatAST(files.map((file) => parse(readFileSync(join('src', file), 'utf8'))))
  const fragments = all.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  const operations = all.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)

  it.each(operations.map((operation) => [operation.name?.value, operation] as const))('%s is within the limits', (_name, operation) => {
    expect(refusals({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] })).toEqual([])
  })
})

describe('a document beyond the limits', () => {
  it.each([
    ['in aliases', `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: trending { id }`).join(' ')} }`],
    ['in tokens', `{ trending { ${'id '.repeat(1000)} } }`],
    ['in mutations', 'mutation { a: logout b: logout }'],
  ])('%s is 400 QUERY_TOO_COMPLEX, without a REST call', async (_what, query) => {
    const gateway = await gatewayWithApi(() => ({ body: [] }))
    const { status, body } = await gateway.ask(query)
    expect({ status, error: body.errors?.[0], calls: gateway.api.calls.length }).toMatchObject({
      status: 400,
      error: { message: 'La requête GraphQL est trop complexe', extensions: { code: 'QUERY_TOO_COMPLEX' } },
      calls: 0,
    })
  })

  it.each([0, 101, -1])('a page of %i is refused', async (limit) => {
    const gateway = await gatewayWithApi(() => ({ body: [] }))
    const { body } = await gateway.ask('query($limit: Int!) { trending(limit: $limit) { id } }', { limit })
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { limit: 'La taille d’une page va de 1 à 100' } })
    expect(gateway.api.calls).toEqual([])
  })
})
