import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { channelSchema } from '../../src/shared/entities/channel.ts'
import { must, startApi, type TestApi } from '../support/api.ts'
import { specified } from './specification.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** The endpoints of the OpenAPI document, without parameter names. */
async function offered(): Promise<Set<string>> {
  const { paths } = documentSchema.parse(must(await site.call('GET', '/openapi.json'), 200))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  )
  return new Set(operations)
}

describe('the endpoints of the specification', () => {
  it.each(Object.entries(specified))('all exist: %s', async (_resource, endpoints) => {
    const there = await offered()
    expect(endpoints.filter((endpoint) => !there.has(endpoint))).toEqual([])
  })
})

describe('the shapes that the specification names', () => {
  it('wrap the channel of a creator in a list, empty without one', async () => {
    const [creator, user] = [await site.creator('La mienne'), await site.person()]
    const of = async (uuid: string) => channelSchema.array().parse(must(await site.call('GET', `/channels/creator/${uuid}`), 200))
    expect(await of(creator.uuid)).toEqual([
      {
        uuid: creator.channel,
        name: 'La mienne',
        description: '',
        banner_url: null,
        createdAt: expect.any(String),
        creator: { uuid: creator.uuid, username: creator.username, avatar: null, banner_url: null },
        totalFollowed: 0,
        isVerified: false,
      },
    ])
    expect(await of(user.uuid)).toEqual([])
  })
})
