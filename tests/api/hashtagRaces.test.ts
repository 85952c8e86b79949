import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { sql } from 'kysely'
import { contentSchema, hashtagSchema } from '../../src/shared/entities/content.ts'
import { refreshDueSearch } from '../../src/db/search/due.ts'
import { type Creator, must, type Person, startApi, type TestAnswer, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let other: Creator
let moderator: Person
let administrator: Person
beforeAll(async () => {
  site = await startApi()
  moderator = await site.moderator()
  administrator = await site.administrator()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.db.deleteFrom('hashtags').execute()
  creator = await site.creator()
  other = await site.creator()
})

const names = ['mer', 'montagne', 'ville']
// The embedded database has one connection: there, more rounds would show nothing new.
const rounds = inject('databaseTemplate').kind === 'embedded' ? 2 : 10

const post = (by: Creator, hashtags: readonly string[]) =>
  site.call('POST', '/contents', {
    as: by,
    body: { title: 'Course', description: '', statuts: 'public', channel_uuid: by.channel, hashtags },
  })
const edit = (by: Creator, content: string, hashtags: readonly string[]) =>
  site.call('PUT', `/contents/${content}`, { as: by, body: { hashtags } })
const setHidden = (content: string, isHidden: boolean) =>
  site.call(isHidden ? 'PUT' : 'DELETE', `/contents/${content}/hidden`, { as: moderator })
const idOf = async (name: string): Promise<string> => hashtagSchema.parse(must(await site.call('GET', `/hashtags/name/${name}`), 200)).uuid
const take = (by: Creator, content: string, hashtag: string) =>
  site.call('DELETE', `/hashtags/${hashtag}?content_uuid=${content}`, { as: by })

/** Wrong counts: of hashtags, and of the words of search. */
async function miscounted(): Promise<unknown[]> {
  const { db } = site.database
  while (await refreshDueSearch(db));
  const hashtags = await sql`
    select name, content_count, real.n from hashtags cross join lateral (
      select count(*)::int as n from content_hashtags join contents on contents.uuid = content_uuid join media using (content_uuid)
      where hashtag_uuid = hashtags.uuid and statuts = 'public' and hidden_at is null and playlist_key is not null) as real
    where content_count <> real.n`.execute(db)
  const searched = await sql`
    select s.content_uuid from content_search as s join searchable_contents as c using (content_uuid) where s.words <> c.words`.execute(db)
  const words = await sql`
    select shown, real.word from words full join (
      select word, count(*)::int as documents
      from (select unnest(words) as word from content_search union all select unnest(words) from channel_search
        union all select unnest(words) from playlist_search) as each_word group by word
    ) as real on real.word = shown where words.documents is distinct from real.documents`.execute(db)
  return [...hashtags.rows, ...searched.rows, ...words.rows]
}
const statusesOf = (answers: readonly Pick<TestAnswer, 'status'>[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b)

describe('concurrent requests with the same hashtags', () => {
  it('a creator creates, edits and deletes contents, videos become playable, and a moderator hides and shows', async () => {
    const statuses = new Set<number>()
    for (let round = 0; round < rounds; round += 1) {
      const shuffled = round % 2 === 0 ? names : names.toReversed()
      const contents: string[] = []
      for (let n = 0; n < 6; n += 1) contents.push(await site.playable(n % 2 === 0 ? creator : other, { hashtags: names }))
      const answers = await Promise.all([
        ...contents.flatMap((content, n) => [
          setHidden(content, true),
          post(creator, shuffled),
          edit(n % 2 === 0 ? creator : other, content, [shuffled[n % 3] ?? '', `nouveau${round}${n}`]),
          setHidden(content, false),
          site.playable(other, { hashtags: shuffled }).then(() => ({ status: 201 })),
        ]),
        site.call('DELETE', `/contents/${contents[0]}`, { as: creator }),
        site.call('DELETE', `/contents/${contents[1]}`, { as: other }),
      ])
      for (const status of statusesOf(answers)) statuses.add(status)
    }
    expect([...statuses].filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([])
    expect(await miscounted()).toEqual([])
  })

  it('creators add and remove hashtags, and an administrator renames and deletes them', async () => {
    const statuses = new Set<number>()
    for (let round = 0; round < rounds; round += 1) {
      const contents: string[] = []
      for (let n = 0; n < 6; n += 1) contents.push(await site.playable(n % 2 === 0 ? creator : other, { hashtags: names }))
      const ids = await Promise.all(names.map(idOf))
      const answers = await Promise.all([
        ...contents.flatMap((content, n) => {
          const by = n % 2 === 0 ? creator : other
          return [
            edit(by, content, names.toReversed()),
            post(by, names),
            take(by, content, ids[n % 3] ?? ''),
            edit(by, content, names.slice(n % 3)),
          ]
        }),
        site.call('DELETE', `/hashtags/${ids[round % 3]}`, { as: administrator }),
        site.call('PUT', `/hashtags/${ids[(round + 1) % 3]}`, { as: administrator, body: { name: names[(round + 1) % 3]?.toUpperCase() } }),
        site.call('DELETE', `/contents/${contents[0]}`, { as: creator }),
      ])
      for (const status of statusesOf(answers)) statuses.add(status)
    }
    expect([...statuses].filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([])
    expect(await miscounted()).toEqual([])
  })

  it('a new video has its hashtags, even if they are deleted at the same time', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await site.playable(other, { hashtags: names })
      const ids = await Promise.all(names.map(idOf))
      const [made] = await Promise.all([
        post(creator, names),
        ...ids.map((id) => site.call('DELETE', `/hashtags/${id}`, { as: administrator })),
      ])
      expect(contentSchema.safeParse(must(made, 201)).success).toBe(true)
    }
    expect(await miscounted()).toEqual([])
  })
})
