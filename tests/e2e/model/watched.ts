import type { Video } from './modelSite.ts'
import type { Stage } from './stage.ts'

/** Makes these videos the viewer's whole history, watched in this order. */
export async function watchOnly({ site, viewer }: Pick<Stage, 'site' | 'viewer'>, videos: readonly Video[]): Promise<void> {
  const { token, uuid } = viewer
  await site.site.rest('DELETE', `/historicals/user/${uuid}`, { token })
  for (const { id } of videos) await site.site.rest('POST', '/historicals', { token, body: { user_uuid: uuid, content_uuid: id } })
}
