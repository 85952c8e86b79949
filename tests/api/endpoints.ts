import type { Creator } from '../support/api.ts'

/** Things that all belong to `owner`, used in the requests. */
export type World = {
  owner: Creator
  role: string
  content: string
  reaction: string
  view: string
  historical: string
  /** a public one */
  playlist: string
  hashtag: string
  /** by the owner, under their own video */
  comment: string
  report: string
  problemReport: string
  follow: string
  /** a video file that is being sent in parts */
  upload: string
  /** the key of the video's captions */
  captions: string
  /** the channel that the owner follows */
  followed: string
  notification: string
}

/** The status that each role gets from an endpoint for the owner's things. */
export type Row = {
  /** as the OpenAPI document names it */
  endpoint: string
  path: (world: World) => string
  body?: (world: World) => unknown
  guest: number
  /** a signed-in user who owns nothing */
  user: number
  otherCreator: number
}

type Statuses = readonly [guest: number, user: number, otherCreator: number]
const everybody: Statuses = [200, 200, 200]
const members: Statuses = [401, 200, 200]
const ownerOnly: Statuses = [401, 403, 403]
/** Somebody else's are not even said to exist. */
const notTheirs: Statuses = [401, 404, 404]
/** Uploads to one's own things: the sent file is not an image. */
const noImage: Statuses = [401, 415, 415]

function row(endpoint: string, [guest, user, otherCreator]: Statuses, path: Row['path'], body?: Row['body']): Row {
  return { endpoint, path, guest, user, otherCreator, ...(body && { body }) }
}

const fixed = (path: string) => (): string => path
const ofOwner = ({ owner, content }: World): string => `user/${owner.uuid}/content/${content}`
const pairOf = ({ owner, followed }: World): string => `follower/${owner.uuid}/followed/${followed}`
const userContent = ({ owner, content }: World): object => ({ user_uuid: owner.uuid, content_uuid: content })
const form = (field: string) => (): FormData => {
  const data = new FormData()
  data.append(field, new Blob(['du texte']), 'fichier.mp4')
  return data
}
export const problem = {
  text: 'Rien ne se passe',
  page: 'watch',
  trace: { format: 'lucarne-trace', version: 1, startedAt: '2026-01-01T00:00:00.000Z', actors: [], events: [] },
}
const nobody = '00000000-0000-4000-8000-000000000000'
const rules = { mode: 'closed', question: '', answers: [], blockedDomains: [], terms: '' }
const assertion = { id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: 'x' }
const wrongLogin = { email: 'personne@exemple.fr', password: 'x' }

/** Every endpoint of the API. */
export const endpoints: readonly Row[] = [
  row('POST /auth/login', [401, 401, 401], fixed('/auth/login'), () => wrongLogin),
  row('POST /auth/verify-token', [401, 401, 401], fixed('/auth/verify-token'), () => ({ token: 'x' })),
  row('POST /auth/password-reset', everybody, fixed('/auth/password-reset'), () => ({ email: 'personne@exemple.fr' })),
  row('POST /auth/password', [410, 410, 410], fixed('/auth/password'), () => ({ token: 'x', password: 'Passw0rd!' })),
  row('POST /auth/email-proof', [410, 410, 410], fixed('/auth/email-proof'), () => ({ token: 'x' })),
  row('POST /auth/email-restore', [410, 410, 410], fixed('/auth/email-restore'), () => ({ token: 'x' })),
  row('POST /auth/logout', [401, 204, 204], fixed('/auth/logout')),

  row('POST /auth/second-factor', [401, 401, 401], fixed('/auth/second-factor'), () => ({ code: '123456' })),
  row('POST /auth/passkey/options', everybody, fixed('/auth/passkey/options')),
  row('POST /auth/passkey', [422, 422, 422], fixed('/auth/passkey'), () => assertion),
  row('POST /auth/link', [401, 401, 401], fixed('/auth/link'), () => ({ token: 'x', ...wrongLogin })),
  row('GET /auth/providers', everybody, fixed('/auth/providers')),
  row('GET /auth/{provider}', [404, 404, 404], fixed('/auth/google')),
  row('GET /auth/{provider}/callback', [404, 404, 404], fixed('/auth/google/callback')),
  row('GET /auth/sessions', members, fixed('/auth/sessions')),
  row('DELETE /auth/sessions', [401, 204, 204], fixed('/auth/sessions')),
  row('DELETE /auth/sessions/{id}', [401, 404, 404], fixed('/auth/sessions/00000000-0000-4000-8000-000000000000')),

  row('GET /users', ownerOnly, fixed('/users')),
  row('POST /users', [422, 422, 422], fixed('/users'), () => ({ username: '', email: '', password: '' })),
  row('GET /users/{id}', everybody, ({ owner }) => `/users/${owner.uuid}`),
  row('POST /users/{id}/email-proof', ownerOnly, ({ owner }) => `/users/${owner.uuid}/email-proof`),
  row('GET /users/{id}/second-factor', ownerOnly, ({ owner }) => `/users/${owner.uuid}/second-factor`),
  row('POST /users/{id}/second-factor', ownerOnly, ({ owner }) => `/users/${owner.uuid}/second-factor`),
  row(
    'PUT /users/{id}/second-factor',
    ownerOnly,
    ({ owner }) => `/users/${owner.uuid}/second-factor`,
    () => ({ code: '123456' }),
  ),
  row('DELETE /users/{id}/second-factor', ownerOnly, ({ owner }) => `/users/${owner.uuid}/second-factor`),
  row('POST /users/{id}/passkeys/options', ownerOnly, ({ owner }) => `/users/${owner.uuid}/passkeys/options`),
  row(
    'POST /users/{id}/passkeys',
    ownerOnly,
    ({ owner }) => `/users/${owner.uuid}/passkeys`,
    () => ({ name: 'Volée', registration: { id: 'x', clientDataJSON: 'x', attestationObject: 'x' } }),
  ),
  row(
    'DELETE /users/{id}/passkeys/{passkey}',
    ownerOnly,
    ({ owner }) => `/users/${owner.uuid}/passkeys/00000000-0000-4000-8000-000000000000`,
  ),
  row('POST /users/{id}/recovery-codes', ownerOnly, ({ owner }) => `/users/${owner.uuid}/recovery-codes`),
  row(
    'PUT /users/{id}',
    ownerOnly,
    ({ owner }) => `/users/${owner.uuid}`,
    () => ({ firstname: 'Volé' }),
  ),
  row('DELETE /users/{id}', ownerOnly, ({ owner }) => `/users/${owner.uuid}`),
  row('GET /users/{id}/export', ownerOnly, ({ owner }) => `/users/${owner.uuid}/export`),

  row('GET /roles', everybody, fixed('/roles')),
  row('POST /roles', ownerOnly, fixed('/roles'), () => ({ name: 'Volé' })),
  row('GET /roles/{id}', everybody, ({ role }) => `/roles/${role}`),
  row(
    'PUT /roles/{id}',
    ownerOnly,
    ({ role }) => `/roles/${role}`,
    () => ({ description: 'Volé' }),
  ),
  row('DELETE /roles/{id}', ownerOnly, ({ role }) => `/roles/${role}`),
  row('GET /roles/name/{name}', everybody, fixed('/roles/name/Creators')),

  row('GET /channels', everybody, fixed('/channels')),
  row('POST /channels', ownerOnly, fixed('/channels'), ({ owner }) => ({ name: 'Volée', creator_uuid: owner.uuid })),
  row('GET /channels/{id}', everybody, ({ owner }) => `/channels/${owner.channel}`),
  row(
    'PUT /channels/{id}',
    ownerOnly,
    ({ owner }) => `/channels/${owner.channel}`,
    () => ({ name: 'Volée' }),
  ),
  row('DELETE /channels/{id}', ownerOnly, ({ owner }) => `/channels/${owner.channel}`),
  row('GET /channels/creator/{id}', everybody, ({ owner }) => `/channels/creator/${owner.uuid}`),

  row('GET /contents', everybody, fixed('/contents')),
  row('POST /contents', ownerOnly, fixed('/contents'), ({ owner }) => ({ title: 'Volée', statuts: 'public', channel_uuid: owner.channel })),
  row('PATCH /contents', [401, 403, 200], fixed('/contents'), ({ content }) => ({ uuids: [content], statuts: 'private' })),
  // Each content is refused for itself.
  row('DELETE /contents', members, ({ content }) => `/contents?ids=${content}`),
  row('GET /failed-conversions', ownerOnly, fixed('/failed-conversions')),
  row('PUT /contents/{id}/conversion', ownerOnly, ({ content }) => `/contents/${content}/conversion`),
  row(
    'GET /contents/{id}/downloads/{version}/{height}',
    [404, 404, 404],
    ({ content }) => `/contents/${content}/downloads/${'0'.repeat(32)}/360`,
  ),
  row('GET /captions/{key}', everybody, ({ captions }) => `/captions/${captions}`),
  row('PUT /contents/{id}/captions/{language}', ownerOnly, ({ content }) => `/contents/${content}/captions/fr`),
  row('DELETE /contents/{id}/captions/{language}', ownerOnly, ({ content }) => `/contents/${content}/captions/fr`),
  row(
    'PUT /contents/{id}/trim',
    ownerOnly,
    ({ content }) => `/contents/${content}/trim`,
    () => ({ start: 0, end: 5 }),
  ),
  row('GET /contents/{id}/retention', ownerOnly, ({ content }) => `/contents/${content}/retention`),
  row('GET /contents/{id}/retention/export', ownerOnly, ({ content }) => `/contents/${content}/retention/export`),
  row('DELETE /contents/{id}/trim', ownerOnly, ({ content }) => `/contents/${content}/trim`),
  row('GET /contents/{id}', everybody, ({ content }) => `/contents/${content}`),
  row(
    'PUT /contents/{id}',
    ownerOnly,
    ({ content }) => `/contents/${content}`,
    () => ({ title: 'Volée' }),
  ),
  row('DELETE /contents/{id}', ownerOnly, ({ content }) => `/contents/${content}`),
  row('PUT /contents/{id}/views', [401, 422, 422], ({ content }) => `/contents/${content}/views`),
  row('GET /contents/recommendations/user', members, fixed('/contents/recommendations/user')),
  row('GET /contents/recommendations/guest', everybody, fixed('/contents/recommendations/guest')),
  row('GET /contents/trending/user', members, fixed('/contents/trending/user')),
  row('GET /contents/trending/guest', everybody, fixed('/contents/trending/guest')),
  row('GET /contents/top-creators', everybody, fixed('/contents/top-creators')),
  row('GET /contents/categories', everybody, fixed('/contents/categories')),
  row('GET /contents/news/{userId}', ownerOnly, ({ owner }) => `/contents/news/${owner.uuid}`),

  row('GET /hashtags', everybody, fixed('/hashtags')),
  row('POST /hashtags', ownerOnly, fixed('/hashtags'), ({ content }) => ({ name: 'vole', content_uuid: content })),
  row('GET /hashtags/popular', everybody, fixed('/hashtags/popular')),
  row('GET /hashtags/{id}', everybody, ({ hashtag }) => `/hashtags/${hashtag}`),
  row(
    'PUT /hashtags/{id}',
    ownerOnly,
    ({ hashtag }) => `/hashtags/${hashtag}`,
    () => ({ name: 'MER' }),
  ),
  row('DELETE /hashtags/{id}', ownerOnly, ({ hashtag, content }) => `/hashtags/${hashtag}?content_uuid=${content}`),
  row('GET /hashtags/name/{name}', everybody, fixed('/hashtags/name/mer')),
  row('GET /hashtags/content/{contentId}', everybody, ({ content }) => `/hashtags/content/${content}`),

  row('GET /reactions', members, fixed('/reactions')),
  row('POST /reactions', ownerOnly, fixed('/reactions'), (world) => ({ ...userContent(world), like: false })),
  row('GET /reactions/{id}', ownerOnly, ({ reaction }) => `/reactions/${reaction}`),
  row(
    'PUT /reactions/{id}',
    ownerOnly,
    ({ reaction }) => `/reactions/${reaction}`,
    () => ({ like: false }),
  ),
  row('GET /reactions/user/{userId}/content/{contentId}', ownerOnly, (world) => `/reactions/${ofOwner(world)}`),
  row('DELETE /reactions/user/{userId}/content/{contentId}', ownerOnly, (world) => `/reactions/${ofOwner(world)}`),

  row('GET /views', members, fixed('/views')),
  row('POST /views', ownerOnly, fixed('/views'), userContent),
  row('GET /views/{id}', ownerOnly, ({ view }) => `/views/${view}`),
  row('PUT /views/{id}', ownerOnly, ({ view }) => `/views/${view}`),
  row('GET /views/user/{userId}/content/{contentId}', ownerOnly, (world) => `/views/${ofOwner(world)}`),
  row('DELETE /views/user/{userId}/content/{contentId}', ownerOnly, (world) => `/views/${ofOwner(world)}`),

  row('GET /historicals', members, fixed('/historicals')),
  row('POST /historicals', ownerOnly, fixed('/historicals'), userContent),
  row('GET /historicals/{id}', ownerOnly, ({ historical }) => `/historicals/${historical}`),
  row(
    'PUT /historicals/{id}',
    ownerOnly,
    ({ historical }) => `/historicals/${historical}`,
    () => ({ position: 1 }),
  ),
  row('GET /historicals/user/{userId}', ownerOnly, ({ owner }) => `/historicals/user/${owner.uuid}`),
  row('GET /historicals/user/{userId}/content/{contentId}', ownerOnly, (world) => `/historicals/${ofOwner(world)}`),
  row('DELETE /historicals/user/{userId}/content/{contentId}', ownerOnly, (world) => `/historicals/${ofOwner(world)}`),

  row('GET /follows', members, fixed('/follows')),
  row('POST /follows', ownerOnly, fixed('/follows'), ({ owner }) => ({ follower_uuid: owner.uuid, followed_uuid: owner.channel })),
  row('GET /follows/{id}', ownerOnly, ({ follow }) => `/follows/${follow}`),
  row(
    'PUT /follows/{id}',
    ownerOnly,
    ({ follow }) => `/follows/${follow}`,
    () => ({ notify: true }),
  ),
  row('GET /follows/follower/{id}', ownerOnly, ({ owner }) => `/follows/follower/${owner.uuid}`),
  row('GET /follows/follower/{followerId}/followed/{followedId}', ownerOnly, (world) => `/follows/${pairOf(world)}`),
  row('DELETE /follows/follower/{followerId}/followed/{followedId}', ownerOnly, (world) => `/follows/${pairOf(world)}`),

  row('GET /notifications', members, fixed('/notifications')),
  row('GET /notifications/unread-count', members, fixed('/notifications/unread-count')),
  row('GET /notifications/choices', members, fixed('/notifications/choices')),
  row('PUT /notifications/choices', members, fixed('/notifications/choices'), () => ({ kinds: [], digest: 'never' })),
  row('POST /unsubscriptions', [410, 410, 410], fixed('/unsubscriptions?token=x')),
  row('GET /unsubscriptions', [302, 302, 302], fixed('/unsubscriptions?token=x')),
  row('PUT /notifications/read-all', [401, 204, 204], fixed('/notifications/read-all')),
  row('PUT /notifications/{id}/read', ownerOnly, ({ notification }) => `/notifications/${notification}/read`),
  row('DELETE /notifications/{id}', ownerOnly, ({ notification }) => `/notifications/${notification}`),

  row('DELETE /historicals/user/{userId}', ownerOnly, ({ owner }) => `/historicals/user/${owner.uuid}`),
  row('GET /historicals/user/{userId}/statistics', ownerOnly, ({ owner }) => `/historicals/user/${owner.uuid}/statistics`),
  row('GET /historicals/user/{userId}/pause', ownerOnly, ({ owner }) => `/historicals/user/${owner.uuid}/pause`),
  row(
    'PUT /historicals/user/{userId}/pause',
    ownerOnly,
    ({ owner }) => `/historicals/user/${owner.uuid}/pause`,
    () => ({ paused: true }),
  ),
  row(
    'PUT /views/user/{userId}/content/{contentId}/playback',
    ownerOnly,
    (world) => `/views/${ofOwner(world)}/playback`,
    () => ({ position: 1, watched: 1 }),
  ),

  row('GET /playlists', members, fixed('/playlists')),
  row('POST /playlists', ownerOnly, fixed('/playlists'), ({ owner }) => ({ name: 'Volée', user_uuid: owner.uuid })),
  row('GET /playlists/{id}', everybody, ({ playlist }) => `/playlists/${playlist}`),
  row(
    'PUT /playlists/{id}',
    ownerOnly,
    ({ playlist }) => `/playlists/${playlist}`,
    () => ({ name: 'Volée' }),
  ),
  row('DELETE /playlists/{id}', ownerOnly, ({ playlist }) => `/playlists/${playlist}`),
  row('GET /playlists/{id}/contents', everybody, ({ playlist }) => `/playlists/${playlist}/contents`),
  row('GET /playlists/{id}/user/{userId}', everybody, ({ playlist, owner }) => `/playlists/${playlist}/user/${owner.uuid}`),
  row('GET /playlists/user/{userId}', everybody, ({ owner }) => `/playlists/user/${owner.uuid}`),
  row('GET /playlists/watch-later/{userId}', ownerOnly, ({ owner }) => `/playlists/watch-later/${owner.uuid}`),
  row('POST /playlists/{id}/user/{userId}/content/{contentId}', ownerOnly, (world) => `/playlists/${world.playlist}/${ofOwner(world)}`),
  row('DELETE /playlists/{id}/user/{userId}/content/{contentId}', ownerOnly, (world) => `/playlists/${world.playlist}/${ofOwner(world)}`),
  row(
    'PUT /playlists/{id}/order',
    ownerOnly,
    ({ playlist }) => `/playlists/${playlist}/order`,
    ({ content }) => ({ content_uuid: content, before_uuid: null }),
  ),

  row('PUT /contents/{id}/not-interested', [401, 204, 204], ({ content }) => `/contents/${content}/not-interested`),
  row('DELETE /contents/{id}/not-interested', [401, 204, 204], ({ content }) => `/contents/${content}/not-interested`),
  row('GET /muted-channels', members, fixed('/muted-channels')),
  row('GET /mutes', members, ({ owner }) => `/mutes?ids=${owner.channel}`),
  row('PUT /channels/{id}/mute', [401, 204, 204], ({ owner }) => `/channels/${owner.channel}/mute`),
  row('DELETE /channels/{id}/mute', [401, 204, 204], ({ owner }) => `/channels/${owner.channel}/mute`),

  row('GET /comments', everybody, fixed('/comments')),
  row('POST /comments', ownerOnly, fixed('/comments'), (world) => ({ ...userContent(world), text: 'Volé' })),
  row('GET /comments/{id}', everybody, ({ comment }) => `/comments/${comment}`),
  row(
    'PUT /comments/{id}',
    ownerOnly,
    ({ comment }) => `/comments/${comment}`,
    () => ({ text: 'Volé' }),
  ),
  row('DELETE /comments/{id}', ownerOnly, ({ comment }) => `/comments/${comment}`),
  row('GET /comments/content/{contentId}', everybody, ({ content }) => `/comments/content/${content}`),
  row('GET /comments/{id}/replies', everybody, ({ comment }) => `/comments/${comment}/replies`),
  row('PUT /comments/{id}/like', members, ({ comment }) => `/comments/${comment}/like`),
  row('DELETE /comments/{id}/like', members, ({ comment }) => `/comments/${comment}/like`),
  row('PUT /comments/{id}/pin', ownerOnly, ({ comment }) => `/comments/${comment}/pin`),
  row('DELETE /comments/{id}/pin', ownerOnly, ({ comment }) => `/comments/${comment}/pin`),
  row('PUT /comments/{id}/heart', ownerOnly, ({ comment }) => `/comments/${comment}/heart`),
  row('DELETE /comments/{id}/heart', ownerOnly, ({ comment }) => `/comments/${comment}/heart`),

  row('POST /reports', [401, 201, 201], fixed('/reports'), ({ content }) => ({ reason: 'spam', content_uuid: content })),
  row('GET /reports', ownerOnly, fixed('/reports')),
  row('GET /reports/{id}', ownerOnly, ({ report }) => `/reports/${report}`),
  row(
    'PUT /reports/{id}',
    ownerOnly,
    ({ report }) => `/reports/${report}`,
    () => ({ status: 'closed', decision: 'kept' }),
  ),

  row('POST /problem-reports', [201, 201, 201], fixed('/problem-reports'), () => problem),
  row('GET /problem-reports', ownerOnly, fixed('/problem-reports')),
  row('GET /problem-reports/{id}', ownerOnly, ({ problemReport }) => `/problem-reports/${problemReport}`),
  row('DELETE /problem-reports/{id}', ownerOnly, ({ problemReport }) => `/problem-reports/${problemReport}`),
  row('PUT /contents/{id}/hidden', ownerOnly, ({ content }) => `/contents/${content}/hidden`),
  row('DELETE /contents/{id}/hidden', ownerOnly, ({ content }) => `/contents/${content}/hidden`),
  row('PUT /comments/{id}/hidden', ownerOnly, ({ comment }) => `/comments/${comment}/hidden`),
  row('DELETE /comments/{id}/hidden', ownerOnly, ({ comment }) => `/comments/${comment}/hidden`),
  row('PUT /channels/{id}/verified', ownerOnly, ({ owner }) => `/channels/${owner.channel}/verified`),
  row('DELETE /channels/{id}/verified', ownerOnly, ({ owner }) => `/channels/${owner.channel}/verified`),
  row('GET /audit-log', ownerOnly, fixed('/audit-log')),

  row('GET /statistics/video/{id}', everybody, ({ content }) => `/statistics/video/${content}`),
  row('GET /statistics/channel/{id}', everybody, ({ owner }) => `/statistics/channel/${owner.channel}`),
  row('GET /statistics/channel/{id}/dashboard', ownerOnly, ({ owner }) => `/statistics/channel/${owner.channel}/dashboard`),
  row('GET /statistics/channel/{id}/days', ownerOnly, ({ owner }) => `/statistics/channel/${owner.channel}/days`),
  row('GET /statistics/channel/{id}/period', ownerOnly, ({ owner }) => `/statistics/channel/${owner.channel}/period`),
  row('GET /statistics/channel/{id}/export/{table}', ownerOnly, ({ owner }) => `/statistics/channel/${owner.channel}/export/days`),
  row('GET /statistics/user/{id}/channels', everybody, ({ owner }) => `/statistics/user/${owner.uuid}/channels`),
  row('GET /statistics/user/{id}/global', everybody, ({ owner }) => `/statistics/user/${owner.uuid}/global`),

  row('GET /search/{query}', everybody, fixed('/search/mer')),
  row('GET /search/suggestions', everybody, fixed('/search/suggestions?q=me')),

  row('POST /files/video/{id}', ownerOnly, ({ content }) => `/files/video/${content}`, form('video')),
  row('PUT /files/video/{id}', ownerOnly, ({ content }) => `/files/video/${content}`, form('video')),
  row('POST /files/thumbnail/{id}', ownerOnly, ({ content }) => `/files/thumbnail/${content}`, form('thumbnail')),
  row('PUT /files/thumbnail/{id}', ownerOnly, ({ content }) => `/files/thumbnail/${content}`, form('thumbnail')),
  row('POST /files/video-with-thumbnail/{id}', ownerOnly, ({ content }) => `/files/video-with-thumbnail/${content}`, form('files')),
  row('POST /files/avatar/{id}', ownerOnly, ({ owner }) => `/files/avatar/${owner.uuid}`, form('avatar')),
  row('PUT /files/avatar/{id}', ownerOnly, ({ owner }) => `/files/avatar/${owner.uuid}`, form('avatar')),
  row('POST /files/banner/{id}', ownerOnly, ({ owner }) => `/files/banner/${owner.channel}`, form('banner')),
  row('PUT /files/banner/{id}', ownerOnly, ({ owner }) => `/files/banner/${owner.channel}`, form('banner')),
  // Without the headers of the tus protocol: whose upload it is comes first.
  row('POST /uploads', [401, 400, 400], fixed('/uploads')),
  row('HEAD /uploads/{id}', notTheirs, ({ upload }) => `/uploads/${upload}`),
  row('PATCH /uploads/{id}', notTheirs, ({ upload }) => `/uploads/${upload}`),
  row('POST /uploads/{id}/finish', notTheirs, ({ upload }) => `/uploads/${upload}/finish`),
  row('DELETE /uploads/{id}', notTheirs, ({ upload }) => `/uploads/${upload}`),
  row('POST /files/upload', noImage, fixed('/files/upload'), form('file')),
  row('POST /files/upload-multiple', noImage, fixed('/files/upload-multiple'), form('files')),
  row('GET /files/{name}', [401, 404, 404], fixed('/files/rien.webp')),
  row('DELETE /files/{name}', [401, 404, 404], fixed('/files/rien.webp')),

  row('GET /administration/overview', ownerOnly, fixed('/administration/overview')),
  row('DELETE /users/{id}/second-factors', ownerOnly, ({ owner }) => `/users/${owner.uuid}/second-factors`),
  row('PUT /users/{id}/suspended', ownerOnly, ({ owner }) => `/users/${owner.uuid}/suspended`),
  row('DELETE /users/{id}/suspended', ownerOnly, ({ owner }) => `/users/${owner.uuid}/suspended`),
  row('GET /registration', everybody, fixed('/registration')),
  row('GET /registration/settings', ownerOnly, fixed('/registration/settings')),
  row('PUT /registration/settings', ownerOnly, fixed('/registration/settings'), () => rules),
  row('GET /invitations', ownerOnly, fixed('/invitations')),
  row('POST /invitations', ownerOnly, fixed('/invitations'), () => ({})),
  row('DELETE /invitations/{id}', ownerOnly, fixed(`/invitations/${nobody}`)),
  row('GET /registration-requests', ownerOnly, fixed('/registration-requests')),
  row('POST /registration-requests/{id}/approval', ownerOnly, fixed(`/registration-requests/${nobody}/approval`)),
  row('DELETE /registration-requests/{id}', ownerOnly, fixed(`/registration-requests/${nobody}`)),
  row('GET /site', everybody, fixed('/site')),
  row('PUT /site', ownerOnly, fixed('/site'), () => ({ name: 'Volé' })),
  row('GET /events', ownerOnly, ({ owner }) => `/events?topics=channel:${owner.channel}`),
  row('GET /health', everybody, fixed('/health')),
  row('GET /ready', everybody, fixed('/ready')),
]
