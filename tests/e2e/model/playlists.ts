import type { Locator } from 'playwright-core'
import { z } from 'zod'
import type { Stage } from './stage.ts'

type Parties = Pick<Stage, 'site' | 'viewer' | 'video'>

const playlistsSchema = z.array(
  z.object({ uuid: z.string(), name: z.string(), description: z.string(), isDefault: z.boolean(), containsContent: z.boolean() }),
)

/** The viewer's own playlists that the server has stored, without the default one. */
export async function storedPlaylists({ site, viewer, video }: Parties): Promise<z.output<typeof playlistsSchema>> {
  const path = `/playlists/user/${viewer.uuid}?containing=${video.id}`
  const { body } = await site.site.rest('GET', path, { token: viewer.token })
  return playlistsSchema.parse(body).filter(({ isDefault }) => !isDefault)
}

/** The viewer has an empty playlist «Jardin», and the default one. */
export async function leaveOnePlaylist(parties: Parties): Promise<void> {
  const { site, viewer } = parties
  const { rest } = site.site
  const { token } = viewer
  for (const { uuid } of await storedPlaylists(parties)) await rest('DELETE', `/playlists/${uuid}`, { token })
  await rest('POST', '/playlists', { token, body: { name: 'Jardin', description: '', user_uuid: viewer.uuid } })
}

export const dialog = ({ page }: Stage): Locator => page.getByRole('dialog', { name: /playlist$/ })
export const dialogButton = (stage: Stage, name: string | RegExp): Locator => dialog(stage).getByRole('button', { name, exact: true })
export const dialogFailure = (stage: Stage): Locator => dialog(stage).getByRole('alert')
export const dismissFailure = (stage: Stage): Promise<void> => dialogFailure(stage).getByRole('button', { name: 'Fermer' }).click()
export const nameField = (stage: Stage): Locator => dialog(stage).getByRole('textbox', { name: 'Nom de la playlist' })
