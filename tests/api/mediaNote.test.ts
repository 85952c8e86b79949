import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentSchema } from '../../src/shared/entities/content.ts'
import type { MediaFailureCode } from '../../src/shared/mediaFailures.ts'
import { type Creator, type Person, startApi, type TestApi } from '../support/api.ts'

let api: TestApi
let owner: Creator
let content: string
/** The other roles that can read it. */
let others: (Person | undefined)[]

beforeAll(async () => {
  api = await startApi()
  owner = await api.creator()
  content = await api.playable(owner)
  others = [undefined, await api.person(), await api.creator(), await api.moderator()]
})
afterAll(() => api.close())

async function write(state: 'complete' | 'failed', failure: MediaFailureCode, at: number | null): Promise<void> {
  await api.database.db.updateTable('media').set({ state, failure, failure_at: at }).where('content_uuid', '=', content).execute()
}

const paths = (): string[] => [`/contents/${content}`, `/contents?ids=${content}`, `/contents?channel=${owner.channel}`]

async function noteAt(path: string, as: Person | undefined) {
  const { body } = await api.call('GET', path, as ? { as } : {})
  const [found] = z.union([contentSchema.transform((one) => [one]), z.array(contentSchema)]).parse(body)
  return found?.media.failure
}

describe('the damage note of a video', () => {
  it.each([
    [12.4, 'Une partie du fichier est illisible (vers 0:12)'],
    [3725, 'Une partie du fichier est illisible (vers 1:02:05)'],
    [null, 'Une partie du fichier est illisible'],
  ])('at %s s is visible to its owner', async (at, message) => {
    await write('complete', 'DAMAGED', at)
    for (const path of paths()) expect(await noteAt(path, owner), path).toEqual({ code: 'DAMAGED', message })
  })

  it('is not visible to others', async () => {
    await write('complete', 'DAMAGED', 12)
    for (const other of others) for (const path of paths()) expect(await noteAt(path, other), path).toBeNull()
  })

  it('is also set when the conversion to the other renditions failed', async () => {
    await write('complete', 'CONVERSION_FAILED', null)
    const said = { code: 'CONVERSION_FAILED', message: 'La vidéo n’a pas pu être convertie' }
    expect([await noteAt(`/contents/${content}`, owner), await noteAt(`/contents/${content}`, others[1])]).toEqual([said, null])
  })
})

describe('the reason why a video failed', () => {
  it('is visible to everyone who can open it', async () => {
    await write('failed', 'NOT_A_VIDEO', null)
    const said = { code: 'NOT_A_VIDEO', message: 'Le fichier ne contient pas de vidéo lisible' }
    for (const person of [owner, ...others]) expect(await noteAt(`/contents/${content}`, person)).toEqual(said)
  })
})
