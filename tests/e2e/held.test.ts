import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { builtFiles } from '../support/builtFiles.ts'
import { composer, type FaultyVisits, openFaultyVisits, send } from './faultyVisits.ts'

let visits: FaultyVisits
beforeAll(async () => {
  visits = await openFaultyVisits()
})
afterAll(() => visits.close())
afterEach(() => visits.putRight())

const silence = 'Le serveur ne répond pas, réessayez dans un instant'

/**
 * Blocks the response of this operation.
 * @param isDone the server executes it, and the page never gets the response
 * @returns a function that lets the next ones through
 */
async function hold(
  page: Page,
  operation: string,
  { isDone = true } = {},
): Promise<{ reached: Promise<void>; release: () => Promise<void> }> {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  await page.clock.install()
  await page.route('**/graphql', async (route) => {
    if (!new RegExp(`mutation ${operation}\\b`).test(route.request().postData() ?? '')) return route.continue()
    if (isDone) await route.fetch()
    resolve()
  })
  return { reached, release: () => page.unroute('**/graphql') }
}

/** Blocks the built file of a source. @returns a promise of its first request */
async function holdCode(page: Page, source: string): Promise<{ reached: Promise<void> }> {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  await page.route(`**/${builtFiles(source).file}`, () => resolve())
  return { reached }
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(visits.lea.email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(visits.lea.password)
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Se connecter' }).click()
}

/** Longer than any user waits. */
const wait = (page: Page): Promise<void> => page.clock.fastForward(21_000)

describe('a missing response is a failure that can be retried', () => {
  it('of a sign-in', async () => {
    const page = await visits.open('/login')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(visits.lea.email)
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(visits.lea.password)
    const form = page.getByRole('main').locator('form')
    const login = await hold(page, 'Login')
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await form.getByRole('button', { name: 'Connexion...' }).waitFor()
    await login.reached
    await wait(page)
    await page.getByRole('alert').getByText(silence).waitFor()
    await login.release()
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).waitFor()
  })

  it('of a like, and later presses are sent', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.lea })
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^J’aime \d/ })
      .first()
    await heart.waitFor()
    const like = await hold(page, 'SetLike', { isDone: false })
    await heart.click()
    await like.reached
    await wait(page)
    await page.getByText(silence).first().waitFor()
    await like.release()
    await heart.click()
    await page.getByRole('button', { name: /^J’aime 1/, pressed: true }).waitFor()
  })

  it('of a comment, which is stored once', async () => {
    const page = await visits.open(visits.watchPath, { person: visits.noe })
    await composer(page).fill('Dit une fois')
    const comment = await hold(page, 'AddComment')
    await send(page)
    await comment.reached
    await wait(page)
    await page.getByRole('alert').getByText(silence).waitFor()
    expect(await composer(page).inputValue()).toBe('Dit une fois')
    await comment.release()
    await send(page)
    await expect.poll(() => composer(page).inputValue()).toBe('')
    const id = visits.watchPath.split('/').at(-1)
    const { body } = await visits.site.rest('GET', `/comments/content/${id}`)
    const texts = z.array(z.object({ text: z.string() })).parse(body)
    expect(texts.filter(({ text }) => text === 'Dit une fois')).toHaveLength(1)
  })

  it('of a playlist, which is created once', async () => {
    const page = await visits.open('/playlist', { person: visits.lea })
    await page.getByRole('button', { name: 'Créer une playlist' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nom de la playlist' }).fill('Une fois')
    const playlist = await hold(page, 'CreatePlaylist')
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await playlist.reached
    await wait(page)
    await dialog.getByRole('alert').getByText(silence).waitFor()
    await playlist.release()
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await page.getByText('Playlist créée avec succès').waitFor()
    const { body } = await visits.site.rest('GET', '/playlists', { token: visits.lea.token })
    const names = z.array(z.object({ name: z.string() })).parse(body)
    expect(names.filter(({ name }) => name === 'Une fois')).toHaveLength(1)
  })

  it('of a save in the settings', async () => {
    const page = await visits.open('/settings', { person: visits.ines })
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Inès')
    const save = page.getByRole('button', { name: /^(Enregistrer|Sauvegarder)/ }).first()
    const account = await hold(page, 'UpdateAccount')
    await save.click()
    await account.reached
    await wait(page)
    await page.getByRole('alert').getByText(silence).waitFor()
    expect(await page.getByRole('textbox', { name: 'Prénom' }).inputValue()).toBe('Inès')
    await account.release()
    await save.click()
    await page.getByText('Compte mis à jour').first().waitFor()
  })
})

describe('code that never arrives', () => {
  it('does not delay a like', async () => {
    const page = await visits.open('/accessibilite', { person: visits.lea })
    await page.clock.install()
    const { reached } = await holdCode(page, 'src/graphql/cacheConfig.ts')
    await page.goto(`${visits.site.network.url}${visits.watchPath}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^J’aime \d/ })
      .first()
      .click()
    await reached
    await wait(page)
    await page.getByText(silence).first().waitFor()
  })

  it('ends a sign-in with a message', async () => {
    const page = await visits.open('/accessibilite')
    await page.clock.install()
    const { reached } = await holdCode(page, 'src/app/flows/session/sessionRequests.ts')
    await page.goto(`${visits.site.network.url}/login`)
    await signIn(page)
    await reached
    await page.clock.fastForward(31_000)
    await page.getByRole('alert').getByText(silence).waitFor()
  })

  it('leaves a screen that can be reloaded', async () => {
    const page = await visits.open('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.install()
    const { reached } = await holdCode(page, 'src/app/routes/ExploreRoute.tsx')
    await page.getByRole('link', { name: 'Explorer' }).click()
    await reached
    await expect
      .poll(async () => {
        await page.clock.fastForward(10_000)
        return page.getByRole('heading', { name: 'Erreur de chargement' }).isVisible()
      })
      .toBe(true)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recommandations' }).waitFor()
  })
})

it('code that cannot be fetched ends a sign-in with a message', async () => {
  const page = await visits.open('/accessibilite')
  await page.route(`**/${builtFiles('src/app/flows/session/sessionRequests.ts').file}`, (route) => route.abort())
  await page.goto(`${visits.site.network.url}/login`)
  await signIn(page)
  await page.getByRole('alert').getByText('Le service est momentanément indisponible').waitFor()
})

describe('a file transfer without progress', () => {
  it('is retried automatically', async () => {
    const page = await visits.open('/upload', { person: visits.noe })
    await page.getByRole('textbox', { name: 'Titre' }).fill('Marée étale')
    await page.locator('input[type=file][name=videoFile]').setInputFiles(await visits.site.clip())
    await page.clock.install()
    let held = 0
    await page.route('**/api/uploads/*', (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      held += 1
      return held === 1 ? undefined : route.continue()
    })
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.getByRole('progressbar', { name: /Envoi de la vidéo/ }).waitFor()
    await expect.poll(() => held).toBe(1)
    await page.clock.fastForward(31_000)
    await page.getByRole('alert').getByText(silence).waitFor()
    await page.getByText('Vidéo uploadée avec succès').waitFor()
    expect(held).toBe(2)
  })
})
