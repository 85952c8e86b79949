import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashtagSchema } from '../../src/shared/entities/content.ts'
import { roleSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let administrator: Person
beforeAll(async () => {
  site = await startApi({ listen: true })
  administrator = await site.administrator()
})
afterAll(() => site.close())

const roleOf = async (name: string) => roleSchema.parse(must(await site.call('GET', `/roles/name/${encodeURIComponent(name)}`), 200)).uuid
const give = async (person: Person, name: string, as: Person = person) =>
  site.call('PUT', `/users/${person.uuid}`, { as, body: { role_id: await roleOf(name), current_password: person.password } })

function form(field: string): FormData {
  const data = new FormData()
  data.append(field, new Blob(['du texte']), 'fichier.mp4')
  return data
}

describe('a creator who lost the role', () => {
  it('can publish nothing more, and cannot change what is published', async () => {
    const creator = await site.creator()
    const content = await site.playable(creator)
    must(await give(creator, 'Utilisateur', administrator), 200)
    const tries = [
      site.call('POST', '/contents', { as: creator, body: { title: 'Encore', statuts: 'public', channel_uuid: creator.channel } }),
      site.call('PUT', `/contents/${content}`, { as: creator, body: { title: 'Encore' } }),
      site.call('PUT', `/channels/${creator.channel}`, { as: creator, body: { name: 'Encore' } }),
      site.call('POST', '/hashtags', { as: creator, body: { name: 'encore', content_uuid: content } }),
      ...['video', 'thumbnail'].map((kind) => site.call('PUT', `/files/${kind}/${content}`, { as: creator, body: form(kind) })),
      site.call('POST', `/files/video-with-thumbnail/${content}`, { as: creator, body: form('files') }),
      site.call('POST', `/files/banner/${creator.channel}`, { as: creator, body: form('banner') }),
    ]
    expect((await Promise.all(tries)).map((answer) => refusal(answer).code)).toEqual(tries.map(() => 'FORBIDDEN'))
  })

  it('changes none of several videos at once', async () => {
    const creator = await site.creator()
    const content = await site.playable(creator)
    must(await give(creator, 'Utilisateur', administrator), 200)
    const answer = must(await site.call('PATCH', '/contents', { as: creator, body: { uuids: [content], statuts: 'private' } }), 200)
    expect(answer).toMatchObject({ changed: [], refused: [{ uuid: content, code: 'FORBIDDEN' }] })
  })

  it('can still delete their own things', async () => {
    const creator = await site.creator()
    const content = await site.playable(creator, { hashtags: ['adieu'] })
    const { uuid } = hashtagSchema.parse(must(await site.call('GET', '/hashtags/name/adieu'), 200))
    must(await give(creator, 'Utilisateur'), 200)
    must(await site.call('DELETE', `/hashtags/${uuid}?content_uuid=${content}`, { as: creator }), 204)
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
    must(await site.call('DELETE', `/channels/${creator.channel}`, { as: creator }), 204)
  })

  it('can still publish as a moderator or an administrator', async () => {
    for (const name of ['Modérateur', 'Administrateur']) {
      const creator = await site.creator()
      must(await give(creator, name, administrator), 200)
      await site.content(creator)
      must(await site.call('PUT', `/channels/${creator.channel}`, { as: creator, body: { name: 'Encore' } }), 200)
    }
  })
})

describe('a role that only administrators give', () => {
  it.each(['Modérateur', 'Suspendue'])('«%s» cannot be given up by its holder', async (name) => {
    if (name === 'Suspendue') must(await site.call('POST', '/roles', { as: administrator, body: { name } }), 201)
    const person = await site.person()
    must(await give(person, name, administrator), 200)
    expect(refusal(await give(person, 'Creators'))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    must(await give(person, 'Creators', administrator), 200)
    must(await give(person, 'Utilisateur'), 200)
  })
})
