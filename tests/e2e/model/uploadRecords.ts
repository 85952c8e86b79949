import { z } from 'zod'
import type { Stage } from './stage.ts'

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
