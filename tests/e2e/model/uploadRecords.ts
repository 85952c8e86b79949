import { z } from 'zod'
import type { Stage } from './stage.ts'
import { media } from './uploadMedia.ts'

const recordsSchema = z.array(
  z.object({
    uuid: z.string(),
    title: z.string(),
    statuts: z.string(),
    hashtags: z.array(z.string()),
    media: z.object({ state: z.string() }),
  }),
)

type Parties = Pick<Stage, 'site' | 'viewer'>
export type StoredRecord = z.output<typeof recordsSchema>[number]

/** What the server has in the viewer’s channel. */
export async function storedRecords({ site, viewer }: Parties): Promise<StoredRecord[]> {
  const { body } = await site.site.rest('GET', `/contents?channel=${viewer.channel}&expand=hashtags`, { token: viewer.token })
  return recordsSchema.parse(body)
}

export async function deleteRecords(stage: Parties): Promise<void> {
  for (const { uuid } of await storedRecords(stage)) {
    await stage.site.site.rest('DELETE', `/contents/${uuid}`, { token: stage.viewer.token })
  }
}

/** Gives a record of the viewer’s its file. */
export async function sendVideo({ site, viewer }: Parties, contentId: string): Promise<void> {
  const { name, mimeType, buffer } = (await media()).video
  const form = new FormData()
  form.append('video', new File([Uint8Array.from(buffer)], name, { type: mimeType }))
  const sent = await fetch(`${site.site.network.url}/api/files/video/${contentId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${viewer.token}` },
    body: form,
  })
  if (!sent.ok) throw new Error(`The video of ${contentId} was refused: ${sent.status}`)
}
