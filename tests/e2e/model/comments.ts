import type { Locator } from 'playwright-core'
import { z } from 'zod'
import type { Stage } from './stage.ts'

/** The field below the video. */
export const composer = ({ page }: Stage): Locator => page.getByRole('textbox', { name: 'Ajouter un commentaire' })

export const send = ({ page }: Stage): Promise<void> => page.getByRole('button', { name: 'Commenter', exact: true }).click()

/** The form that has the field. */
export const formOf = ({ page }: Stage, field: Locator): Locator => page.locator('form').filter({ has: field })

/** A comment of the viewer's that the page shows. */
export const ownComment = ({ page, viewer }: Stage, words: string): Locator =>
  page.getByRole('article', { name: `Commentaire de ${viewer.username}` }).getByText(words, { exact: true })

/** Leaves the video for the home page, within the app. */
export async function leaveVideo(stage: Stage): Promise<void> {
  await stage.page.getByRole('banner').getByRole('link', { name: 'Lucarne' }).click()
  await composer(stage).waitFor({ state: 'detached' })
}

export async function returnToVideo(stage: Stage): Promise<void> {
  await stage.page.goBack()
  await composer(stage).waitFor()
}

/** Writes under the path's video. */
export async function postComment({ site, video }: Pick<Stage, 'site' | 'video'>, writer: { uuid: string; token: string }, words: string) {
  await site.site.rest('POST', '/comments', {
    token: writer.token,
    body: { text: words, user_uuid: writer.uuid, content_uuid: video.id },
  })
}

/** The texts under the path's video that the server has stored. */
export async function storedComments({ site, video }: Stage): Promise<string[]> {
  const { body } = await site.site.rest('GET', `/comments/content/${video.id}`)
  return z
    .array(z.object({ text: z.string() }))
    .parse(body)
    .map(({ text }) => text)
}
