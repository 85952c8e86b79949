import { readFileSync } from 'node:fs'
import { cacheExchange } from '@urql/exchange-graphcache'
import { minifyIntrospectionQuery } from '@urql/introspection'
import { buildSchema, introspectionFromSchema, isObjectType } from 'graphql'
import { Client } from '@urql/core'
import { expect, it } from 'vitest'
import { cacheConfig } from '../../src/graphql/cacheConfig.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

it('names only types and fields of the schema', () => {
  const warnings: string[] = []
  const introspection = minifyIntrospectionQuery(introspectionFromSchema(schema))
  const exchange = cacheExchange({ ...cacheConfig, schema: introspection, logger: (_severity, message) => warnings.push(message) })
  void new Client({ url: 'http://localhost/graphql', preferGetMethod: false, exchanges: [exchange] })
  expect(warnings).toEqual([])
})

it('has a key for every type without an id', () => {
  const roots = new Set(['Query', 'Mutation', 'Subscription'])
  const keyless = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !roots.has(type.name) && !('id' in type.getFields()))
    .map(({ name }) => name)
  expect(Object.keys(cacheConfig.keys).toSorted()).toEqual(keyless.toSorted())
})
