import type { content } from './fixtures.ts'

export const garden = {
  __typename: 'Playlist',
  id: 'garden',
  name: 'Jardin',
  description: '',
  isDefault: false,
  isPrivate: false,
  videoCount: 3,
  thumbnailUrl: null,
  updatedContentAt: '2026-11-01T00:00:00.000Z',
  viewerCanEdit: false,
  owner: { __typename: 'Person', id: 'p1', username: 'camille' },
}

export const itemOf = (video: ReturnType<typeof content>) => ({
  __typename: 'PlaylistContent',
  id: `garden:${video.id}`,
  addedAt: '2026-11-01T00:00:00.000Z',
  content: video,
})
