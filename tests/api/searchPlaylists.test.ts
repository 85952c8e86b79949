import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type SearchResult, searchResultSchema } from '../../src/shared/entities/search.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let owner: Person
let other: Person
let administrator: Person
let creator: Creator
let video: string

const created = z.object({ uuid: z.string() })
type Options = { description?: string; isPrivate?: boolean; videos?: readonly string[] }

/** A playlist of the owner, public by default, with one video by default. @returns its uuid */
async function playlist(name: string, { description = '', isPrivate = false, videos = [video] }: Options = {}): Promise<string> {
  const body = { name, description, isPrivate, user_uuid: owner.uuid }
  const { uuid } = created.parse(must(await site.call('POST', '/playlists', { as: owner, body }), 201))
  for (const content of videos) {
    must(await site.call('POST', `/playlists/${uuid}/user/${owner.uuid}/content/${content}`, { as: owner }), 201)
  }
  return uuid
}
const edit = async (uuid: string, body: object) => must(await site.call('PUT', `/playlists/${uuid}`, { as: owner, body }), 200)
async function search(path: string, as?: Pick<Person, 'token'>): Promise<SearchResult & { cursor: unknown }> {
  const answer = await site.call('GET', `/search/${path}`, { as })
  return { ...searchResultSchema.parse(must(answer, 200)), cursor: answer.headers['x-next-cursor'] }
}
const names = async (path: string, as?: Pick<Person, 'token'>) => (await search(path, as)).playlist.map(({ name }) => name)

beforeAll(async () => {
  site = await startApi()
  owner = await site.person()
  other = await site.person()
  administrator = await site.administrator()
  creator = await site.creator()
  video = await site.playable(creator, { title: 'Quelque chose' })
})
afterAll(() => site.close())

describe('the playlists of a search', () => {
  it('are public ones whose name or description has the words, an equal name first', async () => {
    await playlist('Mes voiliers', { description: 'Du vent.' })
    await playlist('Voiliers et cargos')
    await playlist('Voiliers')
    await playlist('Croisières', { description: 'Des voiliers et du soleil.' })
    await playlist('Trains')
    const all = await search('voiliers')
    expect(all.playlist.map(({ name }) => name)).toEqual(['Voiliers', 'Voiliers et cargos', 'Mes voiliers', 'Croisières'])
    expect(all.stats).toMatchObject({ playlistCount: 4, totalResults: 4, isCapped: { playlist: false } })
  })

  it('show how many videos they have, and whose picture', async () => {
    await playlist('Ponts suspendus', { videos: [video, await site.playable(creator, { title: 'Un pont' })] })
    const [found] = (await search('suspendus')).playlist
    expect(found).toMatchObject({ name: 'Ponts suspendus', videoCount: 2, isPrivate: false, isDefault: false, user_uuid: owner.uuid })
    expect(found).not.toHaveProperty('contents')
  })

  it('come page by page, each once', async () => {
    for (const name of ['a', 'b', 'c']) await playlist(`Cascade ${name}`)
    const first = await search('cascade?type=playlist&limit=2')
    const second = await search(`cascade?type=playlist&limit=2&cursor=${String(first.cursor)}`)
    expect([first.playlist.length, second.playlist.length, second.cursor]).toEqual([2, 1, undefined])
    expect([...first.playlist, ...second.playlist].map(({ name }) => name).toSorted()).toEqual(['Cascade a', 'Cascade b', 'Cascade c'])
    expect((await search('cascade?type=content')).playlist).toEqual([])
  })

  it('have words that the search knows: it completes and corrects them, and does not take them for typos', async () => {
    await playlist('Zeppelins')
    expect(await names('zeppe')).toEqual(['Zeppelins'])
    expect(await search('zeppelisn')).toMatchObject({ corrected: 'zeppelins', playlist: [{ name: 'Zeppelins' }] })
    await site.playable(creator, { title: 'Zeppelinsz' })
    expect((await search('zeppelins')).corrected).toBeNull()
  })

  it('are without those that have nothing to watch for everybody', async () => {
    const hidden = await site.playable(creator, { title: 'Privée', statuts: 'private' })
    await playlist('Fantômes', { videos: [] })
    await playlist('Fantômes privés', { videos: [hidden] })
    expect(await names('fantomes', owner)).toEqual([])
  })
})

describe('a private playlist', () => {
  const everybody = () => [undefined, owner, other, administrator]

  it('is found by nobody, and neither are its words', async () => {
    await playlist('Xylographes', { isPrivate: true, description: 'Quetzalcoatl.' })
    for (const as of everybody()) {
      for (const word of ['xylographes', 'xylograp', 'xylogrpahes', 'quetzalcoatl']) {
        expect(await search(word, as)).toMatchObject({ playlist: [], corrected: null, stats: { playlistCount: 0, totalResults: 0 } })
      }
    }
    expect(must(await site.call('GET', '/search/suggestions?q=xylogr'), 200)).toEqual([])
  })

  it('leaves the search when it becomes private, and comes back when it is public again', async () => {
    const uuid = await playlist('Brontosaures')
    expect(await names('brontosaures')).toEqual(['Brontosaures'])
    await edit(uuid, { isPrivate: true })
    for (const as of everybody()) expect(await search('brontosaures', as)).toMatchObject({ playlist: [], corrected: null })
    expect(must(await site.call('GET', '/search/suggestions?q=bronto'), 200)).toEqual([])
    await edit(uuid, { isPrivate: false })
    expect(await names('brontosaures')).toEqual(['Brontosaures'])
  })

  it('is not found by a name that it gets meanwhile', async () => {
    const uuid = await playlist('Anonyme', { isPrivate: true })
    await edit(uuid, { name: 'Ptérodactyles' })
    expect(await names('pterodactyles', owner)).toEqual([])
  })
})

describe('a playlist that changes', () => {
  it('is found by its new name, and no longer by the former one', async () => {
    const uuid = await playlist('Locomotives')
    await edit(uuid, { name: 'Funiculaires' })
    expect([await names('locomotives'), await names('funiculaires')]).toEqual([[], ['Funiculaires']])
  })

  it('leaves the search with its account', async () => {
    const uuid = await playlist('Hippocampes')
    await site.database.db.deleteFrom('playlists').where('uuid', '=', uuid).execute()
    expect(await names('hippocampes')).toEqual([])
    expect(await site.database.db.selectFrom('words').select('shown').where('word', '=', 'hippocampes').execute()).toEqual([])
  })

  it('of «À consulter plus tard» is found by nobody as long as it is private, as every account begins', async () => {
    expect(await names('consulter', owner)).toEqual([])
  })
})
