import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isListed } from '../../src/db/content/contentRows.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let owner: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
  owner = await site.person()
})
afterAll(() => site.close())

const make = async (): Promise<string> => {
  const body = { name: 'Courses', isPrivate: false, user_uuid: owner.uuid }
  return z.object({ uuid: z.uuid() }).parse(must(await site.call('POST', '/playlists', { as: owner, body }), 201)).uuid
}

/** The counters of the owner's playlists, compared with the rows. */
async function counts() {
  const { db } = site.database
  const rows = await db
    .selectFrom('playlists')
    .leftJoin('playlist_contents', 'playlist_contents.playlist_uuid', 'playlists.uuid')
    .leftJoin('contents', 'contents.uuid', 'playlist_contents.content_uuid')
    .leftJoin('media', 'media.content_uuid', 'contents.uuid')
    .select([
      'contents_count as all',
      'listed_count as listed',
      sql<number>`count(contents.uuid)::int`.as('reallyAll'),
      sql<number>`(count(contents.uuid) filter (where ${isListed}))::int`.as('reallyListed'),
    ])
    .where('playlists.user_uuid', '=', owner.uuid)
    .groupBy('playlists.uuid')
    .execute()
  return {
    counted: rows.map(({ all, listed }) => ({ all, listed })),
    real: rows.map(({ reallyAll, reallyListed }) => ({ all: reallyAll, listed: reallyListed })),
  }
}

describe('all operations on playlists, concurrently', () => {
  it('answer every request and leave every count right', async () => {
    const { db } = site.database
    const playlists = [await make(), await make(), await make()]
    const contents = await Promise.all(Array.from({ length: 6 }, () => site.playable(creator)))
    const entries = playlists.flatMap((playlist) =>
      contents.map((content) => ({ playlist, content, path: `/playlists/${playlist}/user/${owner.uuid}/content/${content}` })),
    )
    const setMedia = (content: string, key: string | null) =>
      db.updateTable('media').set({ playlist_key: key }).where('content_uuid', '=', content).execute()
    const setHidden = (content: string, hidden_at: Date | null) =>
      db.updateTable('contents').set({ hidden_at }).where('uuid', '=', content).execute()
    const setVisibility = (content: string, statuts: string) => site.call('PUT', `/contents/${content}`, { as: creator, body: { statuts } })
    const statuses = new Set<number>()
    for (let round = 0; round < 6; round += 1) {
      const deleted = contents[round] ?? ''
      const answers = await Promise.all(
        [
          ...entries.flatMap(({ playlist, content, path }, index) => [
            site.call('POST', path, { as: owner }),
            site.call('PUT', `/playlists/${playlist}/order`, { as: owner, body: { content_uuid: content, before_uuid: deleted } }),
            ...((index + round) % 3 === 0 ? [site.call('DELETE', path, { as: owner })] : []),
          ]),
          ...contents.map((content, index) => setVisibility(content, (index + round) % 2 === 0 ? 'private' : 'public')),
          site.call('DELETE', `/contents/${deleted}`, { as: creator }),
        ].concat(contents.slice(round).map((content) => setVisibility(content, 'public'))),
      )
      await Promise.all(
        contents.flatMap((content, index) => [
          setMedia(content, null),
          setHidden(content, index % 2 === 0 ? new Date() : null),
          setMedia(content, 'contents/x/master.m3u8'),
          setHidden(content, null),
          site.call('POST', `/playlists/${playlists[index % 3]}/user/${owner.uuid}/content/${content}`, { as: owner }),
        ]),
      )
      for (const { status } of answers) statuses.add(status)
      const { counted, real } = await counts()
      expect(counted).toEqual(real)
    }
    expect([...statuses].filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([])
  })
})
