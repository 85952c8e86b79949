import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
let publicId: string
let privateId: string
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator('Le potager')
  viewer = await site.api.person()
  publicId = await site.api.playable(creator, { title: 'Semer', description: 'Au printemps', hashtags: ['jardin', 'été'], duration: 90 })
  privateId = await site.api.content(creator, { title: 'Brouillon', statuts: 'private' })
})
afterAll(() => site.close())

const only = (...names: string[]) => names.map((name) => readFileSync(`src/graphql/fragments/${name}.graphql`, 'utf8')).join('\n')
const home = `query($isGuest: Boolean!) {
  viewer { ...SessionViewer }
  recommendations { reason content { ...CardContent } }
  trending { ...CardContent }
  topCreators @include(if: $isGuest) { ...CardChannel }
}
${only('SessionViewer', 'CardContent', 'CardChannel', 'FollowChannel')}`
const watch = `query($id: ID!) {
  viewer { ...SessionViewer }
  content(id: $id) { ...WatchContent }
  recommendations(limit: 10) { reason content { ...CardContent } }
} ${only('SessionViewer', 'CardContent', 'WatchContent', 'Captions', 'MediaProgress')}`
const dashboard = `{
  viewer { ...SessionViewer }
  dashboard {
    channel { id name }
    statistics { totalViews { value change } totalLikes { value } subscribers { value } totalContents totalVideos { value } avgWatchTime { value } engagement }
    contents { items { ...CardContent hashtags viewerCanEdit } nextCursor }
  }
} ${only('SessionViewer', 'CardContent')}`
const owner = () => ({ id: creator.uuid, username: creator.username, avatarUrl: null })

describe('the home screen', () => {
  it('shows public contents and their creators to a guest', async () => {
    const card = {
      id: publicId,
      title: 'Semer',
      thumbnailUrl: expect.stringMatching(/^\/media\/contents\//),
      duration: 90,
      createdAt: expect.stringMatching(/Z$/),
      visibility: 'public',
      viewsCount: 0,
      likesCount: 0,
      commentsCount: 0,
      viewerPosition: null,
      channel: { id: creator.channel, name: 'Le potager', isVerified: false, followersCount: 0, owner: owner() },
      media: { state: 'complete', progress: 100 },
    }
    expect(await site.gateway.data(home, { isGuest: true })).toEqual({
      viewer: null,
      recommendations: [{ reason: expect.any(String), content: card }],
      trending: [card],
      topCreators: [
        {
          id: creator.channel,
          name: 'Le potager',
          description: '',
          bannerUrl: null,
          isVerified: false,
          followersCount: 0,
          viewerFollows: null,
          viewerNotify: null,
          owner: owner(),
        },
      ],
    })
  })

  it('takes at most four REST calls, as a guest and signed in', async () => {
    // Other bytes than above: the guests’ cache would answer otherwise.
    const asGuest = await site.callsOf(() => site.gateway.data(`${home} # encore`, { isGuest: true }))
    const signedIn = await site.callsOf(() => site.gateway.data(home, { isGuest: false }, viewer))
    expect({ asGuest: asGuest.toSorted(), signedIn: signedIn.toSorted() }).toEqual({
      asGuest: ['GET /contents/recommendations/guest', 'GET /contents/top-creators', 'GET /contents/trending/guest'],
      signedIn: ['GET /contents/recommendations/user', 'GET /contents/trending/user', 'POST /auth/verify-token'],
    })
  })
})

describe('the watch page', () => {
  it('gives a guest no media address', async () => {
    expect(await site.gateway.data(watch, { id: publicId })).toMatchObject({
      content: { videoUrl: null, viewerLikes: null, viewerCanEdit: false, media: { storyboardUrl: null } },
    })
  })

  it('says whether guests may watch, as the site is configured', async () => {
    const open = 'query($id: ID!) { content(id: $id) { isOpenToGuests } }'
    expect(await site.gateway.data(open, { id: publicId }, viewer)).toEqual({ content: { isOpenToGuests: false } })
    const other = await startSite({ guestPlayback: true })
    try {
      const id = await other.api.playable(await other.api.creator('Ouverte'))
      expect(await other.gateway.data(open, { id })).toEqual({ content: { isOpenToGuests: true } })
    } finally {
      await other.close()
    }
  })

  it('gives a signed-in user all of it', async () => {
    expect(await site.gateway.data(watch, { id: publicId }, viewer)).toMatchObject({
      viewer: { id: viewer.uuid },
      content: {
        description: 'Au printemps',
        videoUrl: expect.stringMatching(/^\/media\/contents\/.*\/master\.m3u8$/),
        hashtags: ['jardin', 'été'],
        viewerLikes: false,
        viewerCanEdit: false,
        media: {
          state: 'complete',
          progress: 100,
          failure: null,
          storyboardUrl: expect.stringMatching(/storyboard\.vtt$/),
        },
      },
    })
  })

  it('takes at most four REST calls', async () => {
    expect((await site.callsOf(() => site.gateway.data(watch, { id: publicId }, viewer))).toSorted()).toEqual([
      `GET /channels/${creator.channel}/commenting`,
      `GET /contents/${publicId}`,
      'GET /contents/recommendations/user',
      'POST /auth/verify-token',
    ])
  })

  it('shows its owner that they may edit it', async () => {
    expect(await site.gateway.data(watch, { id: publicId }, creator)).toMatchObject({ content: { viewerCanEdit: true } })
  })

  it('opens a private content by its link', async () => {
    expect(await site.gateway.data(watch, { id: privateId })).toMatchObject({ content: { title: 'Brouillon', visibility: 'private' } })
  })

  it('is null for a content that does not exist', async () => {
    expect(await site.gateway.data(watch, { id: randomUUID() }, viewer)).toMatchObject({ content: null })
  })
})

describe('the dashboard', () => {
  it('has the channel, its figures and all of its contents, newest first', async () => {
    expect(await site.gateway.data(dashboard, {}, creator)).toMatchObject({
      dashboard: {
        channel: { id: creator.channel, name: 'Le potager' },
        statistics: {
          totalViews: { value: 0, change: null },
          totalLikes: { value: 0 },
          subscribers: { value: 0 },
          totalContents: 2,
          totalVideos: { value: 1 },
          avgWatchTime: { value: 0 },
          engagement: 0,
        },
        contents: {
          nextCursor: null,
          items: [
            { id: privateId, visibility: 'private', hashtags: [], viewerCanEdit: true, media: { state: 'awaitingFile', progress: 0 } },
            { id: publicId, hashtags: ['jardin', 'été'], viewerCanEdit: true },
          ],
        },
      },
    })
  })

  it('takes at most four REST calls', async () => {
    expect((await site.callsOf(() => site.gateway.data(dashboard, {}, creator))).toSorted()).toEqual([
      `GET /channels/creator/${creator.uuid}`,
      'GET /contents',
      `GET /statistics/channel/${creator.channel}/dashboard`,
      'POST /auth/verify-token',
    ])
  })

  it('is null for a user without a channel, and for a guest', async () => {
    expect(await site.gateway.data(dashboard, {}, viewer)).toMatchObject({ dashboard: null })
    expect(await site.gateway.data(dashboard)).toEqual({ viewer: null, dashboard: null })
  })
})

describe('createContent', () => {
  const create =
    'mutation($input: CreateContentInput!) { createContent(input: $input) { id title visibility hashtags viewerLikes viewerCanEdit media { state } } }'
  const input = (values: object = {}) => ({
    title: 'Arroser',
    description: '',
    visibility: 'private',
    hashtags: ['eau'],
    idempotencyKey: randomUUID(),
    ...values,
  })

  it('creates the content; the same idempotency key never creates two', async () => {
    const form = input()
    const first = await site.gateway.data<{ createContent: { id: string } }>(create, { input: form }, creator)
    expect(first).toEqual({
      createContent: {
        id: expect.any(String),
        title: 'Arroser',
        visibility: 'private',
        hashtags: ['eau'],
        viewerLikes: false,
        viewerCanEdit: true,
        media: { state: 'awaitingFile' },
      },
    })
    expect(await site.gateway.data(create, { input: form }, creator)).toEqual(first)
    await site.gateway.data('mutation($id: ID!) { deleteContent(id: $id) { id } }', first.createContent, creator)
    expect(await site.gateway.data('query($id: ID!) { content(id: $id) { id } }', first.createContent)).toEqual({ content: null })
  })

  it('returns the invalid fields', async () => {
    const { body } = await site.gateway.ask(create, { input: input({ title: ' ', hashtags: ['pas-bon'] }) }, creator)
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { title: 'Le titre est requis', hashtags: 'Les hashtags ne peuvent contenir que des lettres, chiffres et underscores' },
    })
  })

  it('is allowed to creators only', async () => {
    const { body } = await site.gateway.ask(create, { input: input() }, viewer)
    expect(body.errors?.[0]?.extensions.code).toBe('CHANNEL_NOT_FOUND')
  })
})

it('deleteContent is allowed to the owner only', async () => {
  const { body } = await site.gateway.ask('mutation($id: ID!) { deleteContent(id: $id) { id } }', { id: publicId }, viewer)
  expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
