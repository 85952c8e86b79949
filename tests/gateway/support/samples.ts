import { randomUUID } from 'node:crypto'
import type { Content } from '../../../src/shared/entities/content.ts'
import type { User } from '../../../src/shared/entities/user.ts'

/** A content as the API sends it. */
export function sampleContent(values: Partial<Content> = {}): Content {
  return {
    uuid: randomUUID(),
    title: 'Une vidéo',
    description: 'Sa description',
    statuts: 'public',
    thumbnail_url: '/media/contents/a/b.webp',
    video_url: null,
    duration: 12.5,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-02T10:00:00.000Z',
    creator: {
      uuid: randomUUID(),
      name: 'Ma chaîne',
      banner_url: null,
      user_uuid: randomUUID(),
      username: 'camille',
      avatar: null,
      totalFollowed: 3,
      isVerified: false,
    },
    views: 5,
    likesCount: 2,
    commentsCount: 1,
    media: { state: 'complete', progress: 100, failure: null, renditions: [], storyboard_url: null },
    ...values,
  }
}

/** A user as the API returns them to themselves. */
export function sampleUser(values: Partial<User> = {}): User {
  return {
    uuid: randomUUID(),
    username: 'camille',
    avatar: null,
    createdAt: '2026-10-01T10:00:00.000Z',
    firstname: 'Camille',
    lastname: 'Durand',
    email: 'camille@exemple.fr',
    role: { uuid: randomUUID(), name: 'Utilisateur', description: '' },
    hasPassword: true,
    emailVerified: false,
    suspendedAt: null,
    ...values,
  }
}
