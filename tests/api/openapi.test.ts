import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { must, startApi, type TestApi } from '../support/api.ts'
import { endpoints } from './endpoints.ts'

const operationSchema = z.object({
  tags: z.array(z.string()).min(1),
  summary: z.string().min(3),
  parameters: z
    .array(
      z.object({ in: z.enum(['path', 'query', 'header']), name: z.string(), required: z.boolean().optional(), schema: z.looseObject({}) }),
    )
    .default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))).min(1),
  requestBody: z.looseObject({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.record(z.string().regex(/^(\d{3}|default)$/), z.looseObject({ description: z.string().min(1) })),
})
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'put', 'delete', 'patch']), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.looseObject({})), securitySchemes: z.record(z.string(), z.looseObject({})) }),
})

let site: TestApi
let raw: unknown
let document: z.output<typeof documentSchema>

beforeAll(async () => {
  site = await startApi()
  raw = must(await site.call('GET', '/openapi.json'), 200)
  document = documentSchema.parse(raw)
})
afterAll(() => site.close())

function allOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [inner] : allOf(inner, key)))
}

describe('the OpenAPI document', () => {
  it('lists every endpoint of the API, and no other', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.toSorted()).toEqual(endpoints.map(({ endpoint }) => endpoint).toSorted())
  })

  it('refers only to what it holds', () => {
    const names = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`))
    expect(allOf(raw, '$ref').filter((ref) => typeof ref !== 'string' || !names.has(ref))).toEqual([])
    expect(names.size).toBeGreaterThan(10)
  })

  it('declares the parameters of each path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const [method, { parameters }] of Object.entries(methods)) {
        const declared = parameters.filter((parameter) => parameter.in === 'path')
        expect(
          declared.map(({ name }) => name),
          `${method} ${path}`,
        ).toEqual(inPath)
        expect(declared.every(({ required }) => required === true)).toBe(true)
      }
    }
  })

  it('describes the same error everywhere, and each body and answer by a schema that can be read', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        expect(operation.responses['default'], `${method} ${path}`).toMatchObject({
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        })
        for (const schema of allOf(operation, 'schema')) expect(schema).not.toEqual({})
      }
    }
  })

  it('has a page for people, without a script or a style in it', async () => {
    const page = await site.call('GET', '/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<summary><code><b>POST</b> /reactions</code>')
    expect(page.body).not.toMatch(/<script|<style|style=|https?:/)
    expect((await site.call('GET', '/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })
})

describe('health', () => {
  it('is told without a session', async () => {
    expect(must(await site.call('GET', '/health'), 200)).toEqual({ status: 'ok' })
    expect(must(await site.call('GET', '/ready', { as: { token: 'old' } }), 200)).toEqual({ status: 'ready' })
  })
})
