import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'
import { endpoints } from './endpoints.ts'
import { makeWorld } from './world.ts'

const operationSchema = z.object({
  operationId: z.string().regex(/^(get|head|post|put|patch|delete)[A-Z]/),
  tags: z.array(z.string()).min(1),
  summary: z.string().min(3),
  parameters: z
    .array(
      z.looseObject({
        in: z.enum(['path', 'query', 'header']),
        name: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: z.looseObject({}),
      }),
    )
    .default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))).min(1),
  requestBody: z.looseObject({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.record(
    z.string().regex(/^\d{3}$/),
    z.looseObject({ description: z.string().min(1), headers: z.record(z.string(), z.looseObject({})).default({}) }),
  ),
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
  site = await startApi({ listen: true })
  raw = must(await site.call('GET', '/openapi.json'), 200)
  document = documentSchema.parse(raw)
})
afterAll(() => site.close())

function allOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [inner] : allOf(inner, key)))
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )

function operationOf(name: string): z.output<typeof operationSchema> {
  const found = operations().find((each) => each.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found.operation
}

/** The document names no HEAD: that of a tus upload is told in the text of its creation. */
const documented = endpoints.filter(({ endpoint }) => !endpoint.startsWith('HEAD '))

describe('the OpenAPI document', () => {
  it('lists exactly the endpoints of the API', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.toSorted()).toEqual(documented.map(({ endpoint }) => endpoint).toSorted())
  })

  it('has no dangling reference', () => {
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

  it('describes the same error everywhere, and each body and response by a readable schema', () => {
    for (const { name, operation } of operations()) {
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(response.description, name).not.toContain('Default')
        if (Number(status) < 400) continue
        expect(response, name).toMatchObject({ content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } })
      }
      for (const schema of allOf(operation, 'schema')) expect(schema).not.toEqual({})
    }
  })

  it('gives each operation a unique name', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('putContentsIdViews')
  })

  it('documents cursors, Retry-After headers and empty responses', () => {
    for (const { name, operation } of operations()) {
      const isPaged = operation.parameters.some((parameter) => parameter.name === 'cursor')
      expect(Object.keys(operation.responses['200']?.headers ?? {}), name).toEqual(isPaged ? ['X-Next-Cursor'] : [])
      expect(Object.keys(operation.responses['429']?.headers ?? {}), name).toEqual(['Retry-After'])
      expect(operation.responses['204']?.description ?? 'Rien', name).toBe('Rien')
    }
  })

  it('documents the query parameters of lists, and the values of each enumeration', () => {
    for (const { name, operation } of operations()) {
      for (const parameter of operation.parameters) {
        if (!['expand', 'ids', 'topics', 'limit', 'cursor'].includes(parameter.name)) continue
        expect(parameter.description ?? '', `${name} ${parameter.name}`).not.toBe('')
        const isList = parameter.name === 'ids' || parameter.name === 'topics'
        expect(parameter.schema['type'] === 'array', `${name} ${parameter.name}`).toBe(isList || parameter['style'] === 'form')
      }
    }
    expect(operationOf('GET /contents').parameters.find(({ name }) => name === 'expand')).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { enum: ['hashtags', 'viewer', 'details'] } },
    })
    expect(Object.keys(document.components.schemas)).toContain('Event')
  })

  it('declares every status of a refusal', async () => {
    const world = await makeWorld(site)
    const people = { guest: undefined, user: await site.person(), otherCreator: await site.creator() }
    const undeclared: string[] = []
    for (const row of documented) {
      for (const [who, person] of Object.entries(people)) {
        if (row[z.enum(['guest', 'user', 'otherCreator']).parse(who)] < 400) continue
        const method = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(row.endpoint.split(' ')[0])
        const { status, code } = refusal(
          await site.call(method, row.path(world), { as: person, ...(row.body && { body: row.body(world) }) }),
        )
        const declared = operationOf(row.endpoint).responses[String(status)]?.description ?? ''
        if (!declared.includes(`${code} : `)) undeclared.push(`${row.endpoint} ${code}`)
      }
    }
    expect(undeclared).toEqual([])
  })

  it('has a page for humans, without a script or a style', async () => {
    const page = await site.call('GET', '/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<summary><code><b>POST</b> /reactions</code>')
    expect(page.body).not.toMatch(/<script|<style|style=|https?:/)
    expect((await site.call('GET', '/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })
})

describe('health', () => {
  it('is answered without a session', async () => {
    expect(must(await site.call('GET', '/health'), 200)).toEqual({ status: 'ok', version: '1.2.3' })
    expect(must(await site.call('GET', '/ready', { as: { token: 'old' } }), 200)).toEqual({ status: 'ready' })
  })
})
