import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Draft } from '../../../src/machines/upload/upload/types.ts'
import { blankDetails } from '../../../src/shared/validation/detailsForm.ts'
import { storeUploads } from '../model/draftStore.ts'

function interrupted(number: number, title: string, progress: number): Draft {
  const form = { title, description: '', isPublic: true, hashtags: 'port mer', videoUrl: '', details: blankDetails }
  return {
    id: `draft-${number}`,
    form,
    video: { id: `file-${number}`, name: `${title}.mp4`, size: 734_003_200, type: 'video/mp4' },
    thumbnail: null,
    idempotencyKey: `key-${number}`,
    contentId: `content-${number}`,
    recorded: form,
    isReplacement: false,
    sentIds: [],
    fingerprint: 'digest',
    isBegun: true,
    progress,
  }
}

/** Opens the page again, on which an earlier visit has left two uploads; the browser has lost their files. */
export async function withTwoUploads(page: Page): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('userData'))
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(stored ?? ''))
  const drafts = [interrupted(1, 'Le port au petit matin, avant la criée', 62), interrupted(2, 'La criée', 47)]
  await storeUploads(
    page,
    id,
    drafts.map((draft, createdAt) => ({ draft, createdAt, files: {} })),
  )
  // The note by which another screen knows that there is something to go on with.
  await page.evaluate((name) => localStorage.setItem(name, 'pending'), `uploads.${id}`)
  await page.reload()
}
