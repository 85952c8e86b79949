import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'
import type { World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'
import { answers, ask, hashtag, inNameOf, isAbout, linked, makePrivate } from './privateWorld.ts'

let site: TestApi
let stranger: Creator

beforeAll(async () => {
  site = await startApi({ listen: true })
  stranger = await site.creator('Ailleurs')
})
afterAll(() => site.close())

describe('a private video', () => {
  let world: World
  beforeAll(async () => {
    world = await makePrivate(site)
  })

  it('has a row for every endpoint that concerns a video', () => {
    const asked = endpoints.filter((row) => isAbout(row, world)).map(({ endpoint }) => endpoint)
    expect(Object.keys(answers).toSorted()).toEqual(asked.toSorted())
  })

  it.each(endpoints.filter(({ endpoint }) => endpoint in answers))('by its link: $endpoint', async (row) => {
    const asGuest = await ask(site, row, world, undefined)
    const asStranger = await ask(site, row, inNameOf(world, stranger), stranger)
    expect([asGuest, asStranger]).toEqual(answers[row.endpoint])
  })

  it.each(endpoints.filter(({ endpoint }) => endpoint.startsWith('GET ') && !(endpoint in answers) && !linked.includes(endpoint)))(
    'is not visible elsewhere: $endpoint',
    async (row) => {
      expect((await ask(site, row, world, undefined)).hasSecret).toBe(false)
      expect((await ask(site, row, world, stranger)).hasSecret).toBe(false)
    },
  )

  it('has its hashtags listed for its owner only', async () => {
    const names = async (as?: Person): Promise<string[]> => {
      const list = must(await site.call('GET', `/hashtags/content/${world.content}`, { as }), 200)
      return z
        .array(z.object({ name: z.string() }))
        .parse(list)
        .map(({ name }) => name)
    }
    expect(await names(world.owner)).toEqual([hashtag])
    expect([await names(), await names(stranger), await names(await site.moderator())]).toEqual([[], [], []])
    must(await site.call('PUT', `/contents/${world.content}`, { as: world.owner, body: { statuts: 'public' } }), 200)
    expect([await names(), await names(stranger)]).toEqual([[hashtag], [hashtag]])
  })
})
