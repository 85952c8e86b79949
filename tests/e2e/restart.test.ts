import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/freePort.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'

const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const answerSchema = z.object({ uuid: z.string().default(''), token: z.string().default('') })
const account = { username: 'noe_envoie', email: 'noe_envoie@exemple.fr', password: 'Lucarne2026!', firstname: 'Noé', lastname: 'Vial' }

/** A user with a channel, signed in through the form. @returns another session's token */
async function signIn(page: Page, url: string): Promise<string> {
  const rest = async (method: string, path: string, body?: object, token?: string): Promise<z.infer<typeof answerSchema>> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answerSchema.parse(await answer.json())
  }
  const { uuid } = await rest('POST', '/users', account)
  const { token } = await rest('POST', '/auth/login', { email: account.email, password: account.password })
  const role = await rest('GET', '/roles/name/Creators')
  await rest('PUT', `/users/${uuid}`, { role_id: role.uuid }, token)
  await rest('POST', '/channels', { name: 'Les envois', description: '', creator_uuid: uuid }, token)
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(account.password)
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).waitFor()
  return token
}

it('an upload resumes automatically once the server is reachable again, however long that takes', async () => {
  const folder = await siteFolder()
  ends.push(folder.remove)
  const browser = await launchBrowser()
  ends.push(() => browser.close())
  const port = String(await freePort())
  const before = await startLucarne(`${folder.path}/data`, { PORT: port })
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  page.setDefaultTimeout(60_000)
  await page.clock.install()
  const token = await signIn(page, before.url)

  await page.goto(`${before.url}/upload`)
  await page.getByRole('status', { name: 'Connexion' }).waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'Titre' }).fill('Une marée de quarante secondes')
  await page.locator('input[type=file][name=videoFile]').setInputFiles(await makeStoryClip(folder.path))
  // Slow enough to be interrupted in the middle.
  const line = await page.context().newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  await line.send('Network.enable')
  await throttle(40_000)
  await page.getByRole('button', { name: 'Publier la vidéo' }).click()
  const progress = page.getByRole('progressbar', { name: /Envoi de la vidéo/ })
  await progress.waitFor()
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow')), { timeout: 60_000 }).toBeGreaterThan(40)
  await before.stop('SIGKILL')
  await throttle(-1)

  await page.getByText('Le service ne répond pas, nouvel essai dans un instant…').waitFor()
  // Longer than the automatic retries of an upload.
  const hasStopped = async (): Promise<boolean> => {
    await page.clock.fastForward(60_000)
    return page.getByRole('progressbar', { name: /^(Connexion perdue|Mise en ligne interrompue)/ }).isVisible()
  }
  await expect.poll(hasStopped, { timeout: 60_000 }).toBe(true)

  const after = await startLucarne(`${folder.path}/data`, { PORT: port })
  ends.push(() => after.stop())
  await page.getByText('Vidéo uploadée avec succès').waitFor()
  expect(await titlesOf(after.url, token)).toEqual(['Une marée de quarante secondes'])
})

/** Every content that the user has on the site, ready or not. */
async function titlesOf(url: string, token: string): Promise<string[]> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ dashboard { contents { items { title } } } }' }),
  })
  const { data } = z
    .object({ data: z.object({ dashboard: z.object({ contents: z.object({ items: z.array(z.object({ title: z.string() })) }) }) }) })
    .parse(await answer.json())
  return data.dashboard.contents.items.map(({ title }) => title)
}
