import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { z } from 'zod'
import { clipMaker } from '../../support/media.ts'
import type { Stage } from './stage.ts'

export const button = ({ page }: Stage, name: string | RegExp): Locator => page.getByRole('main').getByRole('button', { name })
export const publishButton = (stage: Stage): Locator => button(stage, /^(Publier la vidéo|Upload en cours\.\.\.)$/)
export const cancelButton = (stage: Stage): Locator => button(stage, 'Annuler la mise en ligne')
export const discardButton = (stage: Stage): Locator => button(stage, 'Effacer le brouillon')
export const failure = ({ page }: Stage): Locator => page.getByRole('main').getByRole('alert')
export const dismissal = (stage: Stage): Locator => failure(stage).getByRole('button', { name: 'Fermer' })
export const title = ({ page }: Stage): Locator => page.getByRole('textbox', { name: 'Titre' })
export const step = ({ page }: Stage, label: string): Locator => page.getByRole('progressbar', { name: label })
export const text = ({ page }: Stage, words: string): Locator => page.getByText(words).first()

type Section = 'Fichier vidéo' | 'Miniature'
export const section = ({ page }: Stage, name: Section): Locator => page.getByRole('region', { name })
/** The cross of the chosen file. */
export const removal = (stage: Stage, name: Section): Locator => section(stage, name).getByRole('button', { name: /^Retirer / })
export const prompts = {
  'Fichier vidéo': 'Choisissez une vidéo ou déposez-la ici',
  Miniature: 'Choisissez une image ou déposez-la ici',
} as const

type File = { name: string; mimeType: string; buffer: Buffer }

/** The field shows either the chosen file or the input, so that another file is chosen in two steps. */
export async function choose(stage: Stage, name: Section, file: File): Promise<void> {
  if ((await removal(stage, name).count()) > 0) await removal(stage, name).click()
  await section(stage, name).locator('input[type="file"]').setInputFiles(file)
}

export async function confirm(stage: Stage, opener: Locator, answer: string): Promise<void> {
  await opener.click()
  await stage.page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
}

/** Bytes of a `free` box, which cameras leave in their files, so that sending takes a moment on a slow line. */
const spareBytes = 64_000

async function makeMedia(): Promise<{ video: File; thumbnail: File; notes: File; fake: File }> {
  const clips = await clipMaker()
  const size = { width: 64, height: 36, isSilent: true }
  const clip = await readFile(await clips.make({ ...size, name: 'vacances.mp4', seconds: 0.2 }))
  const picture = await readFile(await clips.make({ ...size, name: 'plage.png', seconds: 1, frameRate: 1 }))
  await clips.remove()
  const spare = Buffer.alloc(spareBytes)
  spare.writeUInt32BE(spareBytes)
  spare.write('free', 4)
  const notes = Buffer.from('Penser au pain.')
  return {
    video: { name: 'vacances.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([clip, spare]) },
    thumbnail: { name: 'plage.png', mimeType: 'image/png', buffer: picture },
    notes: { name: 'notes.txt', mimeType: 'text/plain', buffer: notes },
    fake: { name: 'vacances.mp4', mimeType: 'video/mp4', buffer: notes },
  }
}

let made: ReturnType<typeof makeMedia> | undefined
/** A video, a picture, a text, and a text that is named like a video. */
export const media = (): ReturnType<typeof makeMedia> => (made ??= makeMedia())

const recordsSchema = z.array(
  z.object({
    uuid: z.string(),
    title: z.string(),
    statuts: z.string(),
    hashtags: z.array(z.string()),
    media: z.object({ state: z.string() }),
  }),
)
type Records = z.output<typeof recordsSchema>

/** What the server has stored in the viewer's channel. */
export async function findRecords({ site, viewer }: Pick<Stage, 'site' | 'viewer'>): Promise<Records> {
  const { body } = await site.site.rest('GET', `/contents?channel=${viewer.channel}&expand=hashtags`, { token: viewer.token })
  return recordsSchema.parse(body)
}

export async function deleteRecords(stage: Pick<Stage, 'site' | 'viewer'>): Promise<void> {
  for (const { uuid } of await findRecords(stage)) {
    await stage.site.site.rest('DELETE', `/contents/${uuid}`, { token: stage.viewer.token })
  }
}

const refusedSchema = z.object({ output: z.object({ failure: z.object({ code: z.string() }).nullable() }) })
/** Why a check or a transfer has failed; null when it has not. */
export const failureOf = (event: unknown): { code: string } | null => refusedSchema.parse(event).output.failure
