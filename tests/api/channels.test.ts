import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeChannel } from '../../src/api/channel/service.ts'
import { findChannel } from '../../src/db/channel/channels.ts'
import { channelSchema } from '../../src/shared/entities/channel.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let person: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Grand large')
  person = await site.person()
})
afterAll(() => site.close())

const channels = () => site.database.db.selectFrom('channels').selectAll().orderBy('uuid').execute()
const create = (as: Person, body: object) =>
  site.call('POST', '/channels', { as, body: { name: 'Nom', description: '', creator_uuid: as.uuid, ...body } })
const noCreatorYet = async () => {
  const { uuid, token, ...someone } = await site.creator()
  must(await site.call('DELETE', `/channels/${someone.channel}`, { as: { token } }), 204)
  return { ...someone, uuid, token }
}

describe('the channel of a handle', () => {
  const named = async (handle: string) =>
    z
      .array(channelSchema)
      .parse(must(await site.call('GET', `/channels?handle=${encodeURIComponent(handle)}`), 200))
      .map(({ uuid }) => uuid)

  it('is found by its owner’s username and by its own name, ignoring case', async () => {
    expect(await named(creator.username.toUpperCase())).toEqual([creator.channel])
    expect(await named('GRAND LARGE')).toEqual([creator.channel])
    expect(await named('personne')).toEqual([])
  })

  it('is found by username first when another channel has this name', async () => {
    const impostor = await site.creator(creator.username)
    expect(await named(creator.username)).toEqual([creator.channel])
    expect(await named(impostor.username)).toEqual([impostor.channel])
  })
})

describe('a channel', () => {
  it('has its creator’s public profile', async () => {
    const channel = channelSchema.parse(must(await site.call('GET', `/channels/${creator.channel}`), 200))
    expect(channel).toEqual({
      uuid: creator.channel,
      name: 'Grand large',
      description: '',
      banner_url: null,
      createdAt: channel.createdAt,
      creator: { uuid: creator.uuid, username: creator.username, avatar: null, banner_url: null },
      totalFollowed: 0,
      isVerified: false,
    })
  })

  it('is in a list when its creator is queried, and the list is empty for other users', async () => {
    expect(must(await site.call('GET', `/channels/creator/${creator.uuid}`), 200)).toMatchObject([{ uuid: creator.channel }])
    expect(must(await site.call('GET', `/channels/creator/${person.uuid}`), 200)).toEqual([])
  })

  it.each([randomUUID(), 'pas-un-uuid'])('that does not exist (%s) is not found', async (id) => {
    expect(refusal(await site.call('GET', `/channels/${id}`))).toEqual({
      status: 404,
      code: 'CHANNEL_NOT_FOUND',
      message: 'Créateur non trouvé',
    })
  })

  it('can only be created by its owner', async () => {
    const before = await channels()
    expect(refusal(await create(person, { creator_uuid: creator.uuid }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await channels()).toEqual(before)
  })

  it('cannot be created by administrators, who would lose their role by becoming creators', async () => {
    must(await create(await site.administrator(), {}), 201)
  })

  it('is the only one of its creator', async () => {
    const before = await channels()
    expect(refusal(await create(creator, {}))).toMatchObject({ status: 409, code: 'CHANNEL_EXISTS', message: 'Vous avez déjà une chaîne' })
    expect(await channels()).toEqual(before)
  })

  it.each([
    [{ name: '  ' }, { name: 'Le nom d’affichage est requis' }],
    [{ name: 'x'.repeat(101) }, { name: 'Le nom d’affichage ne peut pas dépasser 100 caractères' }],
    [{ description: 'x'.repeat(501) }, { description: 'La description ne peut pas dépasser 500 caractères' }],
  ])('is refused field by field: %j', async (wrong, fields) => {
    const someone = await noCreatorYet()
    expect(refusal(await create(someone, wrong))).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields })
    expect(refusal(await site.call('PUT', `/channels/${creator.channel}`, { as: creator, body: wrong }))).toMatchObject({
      status: 422,
      fields,
    })
  })

  it('changes the given fields', async () => {
    const someone = await site.creator('Avant')
    const changed = must(await site.call('PUT', `/channels/${someone.channel}`, { as: someone, body: { description: 'Après' } }), 200)
    expect(changed).toMatchObject({ name: 'Avant', description: 'Après' })
  })

  it('keeps the fields that are changed by another request at the same time', async () => {
    const { channel } = await site.creator('Avant')
    const { db } = site.database
    const before = await findChannel(db, channel)
    if (!before) throw new Error('no channel')
    await changeChannel(db, before, { description: 'Après' })
    expect(await changeChannel(db, before, { name: 'Ailleurs' })).toMatchObject({ name: 'Ailleurs', description: 'Après' })
  })
})

describe('the list of channels', () => {
  it('is sorted by followers, page by page', async () => {
    const fans = await Promise.all([site.person(), site.person()])
    const loved = await site.creator('Aimée')
    const liked = await site.creator('Suivie')
    const follows = [...fans.map((fan) => [fan.uuid, loved.channel]), [person.uuid, liked.channel]]
    await site.database.db
      .insertInto('follows')
      .values(follows.map(([follower_uuid = '', followed_uuid = '']) => ({ follower_uuid, followed_uuid })))
      .execute()
    const names: string[] = []
    let cursor: unknown
    do {
      const answer = await site.call('GET', `/channels?limit=1${typeof cursor === 'string' ? `&cursor=${cursor}` : ''}`)
      names.push(
        ...channelSchema
          .array()
          .parse(must(answer, 200))
          .map((channel) => channel.name),
      )
      cursor = answer.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(names.slice(0, 2)).toEqual(['Aimée', 'Suivie'])
    expect(names).toHaveLength((await channels()).length)
  })

  it('returns those of ?ids= in that order, without unknown ones', async () => {
    const other = await site.creator()
    const ids = [other.channel, randomUUID(), creator.channel]
    const answer = channelSchema.array().parse(must(await site.call('GET', `/channels?ids=${ids.join(',')}`), 200))
    expect(answer.map((channel) => channel.uuid)).toEqual([other.channel, creator.channel])
  })
})
