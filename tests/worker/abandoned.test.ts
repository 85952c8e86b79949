import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMedia } from '../../src/db/media.ts'
import { silentLog } from '../../src/shared/log.ts'
import { removeAbandoned } from '../../src/worker/abandoned.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const days = (count: number): Date => new Date(Date.now() - count * 24 * 60 * 60 * 1000)

async function contentSince(age: Date, state: 'awaitingFile' | 'failed'): Promise<string> {
  const content = await site.addContent()
  await site.database.db.updateTable('media').set({ state, updated_at: age }).where('content_uuid', '=', content).execute()
  return content
}
const remains = async (content: string): Promise<boolean> => (await findMedia(site.database.db, content)) !== undefined

describe('a publication that never came to a file', () => {
  it('goes after thirty days, with what was stored for it', async () => {
    const content = await contentSince(days(31), 'awaitingFile')
    const folder = site.storage.path(`contents/${content}`)
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/thumbnail.webp`, 'picture')
    await removeAbandoned({ ...site, log: silentLog })
    expect(await remains(content)).toBe(false)
    expect(await site.stored(`contents/${content}`)).toEqual([])
  })

  it('stays before: its draft may come back', async () => {
    const content = await contentSince(days(29), 'awaitingFile')
    await removeAbandoned({ ...site, log: silentLog })
    expect(await remains(content)).toBe(true)
  })

  it('is not a video that failed, however old', async () => {
    const content = await contentSince(days(400), 'failed')
    await removeAbandoned({ ...site, log: silentLog })
    expect(await remains(content)).toBe(true)
  })

  it('is looked for when the worker starts', async () => {
    const content = await contentSince(days(31), 'awaitingFile')
    await site.startWorker(null, async () => null)
    await expect.poll(() => remains(content)).toBe(false)
  })
})
