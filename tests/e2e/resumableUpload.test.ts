import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/freePort.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { openFaultyNetwork } from './faultyNetwork.ts'
import { type Account, restOf } from './library.ts'
import { crash, slowDown } from './slowNetwork.ts'
import { visit } from './visitor.ts'
import { uploadLocksOf } from './uploadLocks.ts'

const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let url: string
let port: number
let dataDir: string
let browser: Browser
let creator: Account
let clip: string
let bytes: Buffer

const start = (): Promise<RunningLucarne> => startLucarne(dataDir, { PORT: String(port) })

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  clip = await makeStoryClip(folder.path)
  bytes = await readFile(clip)
  dataDir = join(folder.path, 'data')
  port = await freePort()
  lucarne = await start()
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  creator = (await restOf(url).addLibrary('Ateliers', [], clip)).creator
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function openPage(): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await visit(browser, url, creator)
  cleanups.push(() => context.close())
  return { context, page }
}

async function fillIn(page: Page, title: string, site = url): Promise<void> {
  await page.goto(`${site}/upload`)
  await page.locator('input[name=videoFile]').setInputFiles(clip)
  await page.getByRole('textbox', { name: 'Titre' }).fill(title)
}
const publish = (page: Page): Promise<void> => page.getByRole('button', { name: 'Publier la vidéo' }).click()

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'storage', folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
/** Bytes of the uploads that have not arrived completely. */
async function arriving(): Promise<number> {
  const sizes = await Promise.all((await filesBelow('incoming')).map(async (path) => (await readFile(path)).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
/** Waits until the server has some bytes of the file, and not all. */
async function midway(): Promise<void> {
  await expect.poll(arriving, { timeout: 20_000 }).toBeGreaterThan(50_000)
}
const originals = async (): Promise<Buffer[]> => Promise.all((await filesBelow('originals')).map((path) => readFile(path)))

/** Requests for parts of files, and how many bytes of each were still to be sent. */
function watchParts(page: Page): number[] {
  const parts: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') parts.push(Number(request.headers()['upload-offset']))
  })
  return parts
}

async function expectArrived(page: Page, before: number): Promise<void> {
  await page.getByText('Vidéo uploadée avec succès').waitFor({ timeout: 60_000 })
  const arrived = await originals()
  expect(arrived.length).toBe(before + 1)
  expect(arrived.filter((original) => original.equals(bytes)).length, 'byte by byte').toBe(before + 1)
  expect(await arriving()).toBe(0)
}

describe('an upload that is interrupted goes on from the last byte', { timeout: 180_000 }, () => {
  it('when the tab is killed: the next visit offers it on every screen', async () => {
    const before = (await originals()).length
    const { context, page } = await openPage()
    await fillIn(page, 'Marée basse')
    const { network } = await slowDown(page)
    await publish(page)
    await midway()
    await crash(page, network)

    const next = await context.newPage()
    const parts = watchParts(next)
    await next.goto(url)
    const dock = next.getByRole('region', { name: /^Mises en ligne/ })
    await dock.getByText('Envoi interrompu').waitFor()
    await dock.getByRole('button', { name: 'Reprendre l’envoi : Marée basse' }).click()
    await expectArrived(next, before)
    expect(parts).toHaveLength(1)
    expect(parts[0]).toBeGreaterThan(50_000)
    await context.close()
  })

  it('when the server is killed and comes back, by itself', async () => {
    const before = (await originals()).length
    const { context, page } = await openPage()
    const parts = watchParts(page)
    await fillIn(page, 'Phare')
    const { speedUp } = await slowDown(page)
    await publish(page)
    await midway()
    await lucarne.stop('SIGKILL')
    await page
      .getByText(/Connexion perdue|nouvel essai/)
      .first()
      .waitFor({ timeout: 30_000 })
    lucarne = await start()
    await speedUp()
    await expectArrived(page, before)
    expect(parts.at(-1)).toBeGreaterThan(50_000)
    await context.close()
  })

  it('when the network is lost and comes back', async () => {
    const before = (await originals()).length
    const faulty = await openFaultyNetwork(url)
    cleanups.push(faulty.close)
    const { context, page } = await visit(browser, faulty.url, creator)
    cleanups.push(() => context.close())
    const parts = watchParts(page)
    await fillIn(page, 'Jetée', faulty.url)
    const { speedUp } = await slowDown(page)
    await publish(page)
    await midway()
    faulty.breakDown()
    await page.getByRole('progressbar', { name: 'Connexion perdue : l’envoi reprendra à son retour' }).waitFor({ timeout: 30_000 })
    faulty.mend()
    await speedUp()
    await expectArrived(page, before)
    expect(parts.at(-1)).toBeGreaterThan(50_000)
    await context.close()
  })

  it('and a short loss that the request survives does not interrupt it', async () => {
    const before = (await originals()).length
    const { context, page } = await openPage()
    const parts = watchParts(page)
    await fillIn(page, 'Grève')
    const { speedUp } = await slowDown(page)
    await publish(page)
    await midway()
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await page.getByRole('status', { name: 'Connexion' }).getByText('Vous êtes hors ligne').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await speedUp()
    await expectArrived(page, before)
    expect(parts).toEqual([0])
    await context.close()
  })

  it('when the person pauses it, leaves for another screen and resumes', async () => {
    const before = (await originals()).length
    const { context, page } = await openPage()
    const parts = watchParts(page)
    await fillIn(page, 'Dune')
    const { speedUp } = await slowDown(page)
    await publish(page)
    await midway()
    await page.getByRole('button', { name: 'Mettre en pause', exact: true }).click()
    await page.getByRole('progressbar', { name: 'Envoi en pause' }).waitFor()
    const kept = await arriving()
    await page.getByRole('link', { name: 'Accueil' }).first().click()
    const dock = page.getByRole('region', { name: /^Mises en ligne/ })
    await dock.getByText('Envoi en pause').waitFor()
    await speedUp()
    expect(await arriving(), 'nothing is sent during a pause').toBe(kept)
    await dock.getByRole('button', { name: 'Reprendre l’envoi : Dune' }).click()
    await expectArrived(page, before)
    expect(parts.at(-1)).toBeGreaterThan(50_000)
    await context.close()
  })

  it('and is offered in no other tab as long as this one has it', async () => {
    const before = (await originals()).length
    const { context, page } = await openPage()
    await fillIn(page, 'Estran')
    await slowDown(page)
    await publish(page)
    await midway()
    const other = await context.newPage()
    await other.goto(`${url}/upload`)
    await other.getByRole('button', { name: 'Publier la vidéo' }).waitFor()
    expect(await other.getByText('Envoi interrompu').count()).toBe(0)
    expect(await other.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('')
    expect(await uploadLocksOf(other)).toHaveLength(1)
    await page.close()
    // The browser may give up what a tab held a moment after it has closed it.
    await expect.poll(() => uploadLocksOf(other)).toEqual([])
    await other.reload()
    await other.getByRole('progressbar', { name: 'Envoi interrompu' }).waitFor()
    await other.getByRole('button', { name: 'Reprendre l’envoi', exact: true }).click()
    await expectArrived(other, before)
    await context.close()
  })

  it('when the browser has lost the file: the same one, chosen again, is recognised, and another one refused', async () => {
    const before = (await originals()).length
    const { context, page } = await openPage()
    await fillIn(page, 'Falaise')
    const { network } = await slowDown(page)
    await publish(page)
    await midway()
    await crash(page, network)
    const cleaner = await context.newPage()
    await cleaner.goto(`${url}/robots.txt`)
    await cleaner.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase('lucarne-upload-files')
          deletion.addEventListener('success', resolve)
          deletion.addEventListener('error', reject)
        }),
    )
    await cleaner.close()

    const next = await context.newPage()
    const parts = watchParts(next)
    await next.goto(`${url}/upload`)
    await next.getByText('Choisissez de nouveau').waitFor()
    const other = clip.replace('.mp4', '-autre.mp4')
    await writeFile(other, Buffer.concat([bytes, Buffer.from([0])]))
    await next.locator('input[name=videoFile]').setInputFiles(other)
    await next.getByRole('alert').getByText('Ce n’est pas le fichier dont l’envoi a commencé').waitFor()
    await next.locator('input[name=videoFile]').setInputFiles(clip)
    await expectArrived(next, before)
    expect(parts[0]).toBeGreaterThan(50_000)
    await context.close()
  })
})

/** Drops the clip on the page, under these names. */
async function drop(page: Page, ...names: string[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    async ({ base64, names }) => {
      const data = new DataTransfer()
      for (const name of names) {
        data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.codePointAt(0) ?? 0)], name, { type: 'video/mp4' }))
      }
      return data
    },
    { base64: bytes.toString('base64'), names },
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}

/** Drags a file of this type over the page. */
async function drag(page: Page, type: string): Promise<void> {
  const transfer = await page.evaluateHandle((type) => {
    const data = new DataTransfer()
    data.items.add(new File(['a'], 'a', { type }))
    return data
  }, type)
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer })
}

describe('several uploads', { timeout: 180_000 }, () => {
  it('are sent one after another, and each can be cancelled without the others', async () => {
    const before = (await originals()).length
    const { context, page } = await openPage()
    await fillIn(page, 'Première')
    const { speedUp } = await slowDown(page)
    await publish(page)
    await midway()
    // Two more, dropped anywhere on the page.
    await drop(page, 'Deuxieme.mp4', 'Troisieme.mp4')
    const list = page.getByRole('region', { name: 'Mises en ligne (3)' })
    await list.waitFor()
    for (const title of ['Deuxieme', 'Troisieme']) {
      await list.getByRole('button', { name: title, exact: true }).click()
      await publish(page)
      await list.getByText('En attente de son tour').first().waitFor()
    }
    expect(await list.getByText('En attente de son tour').count()).toBe(2)
    await list.getByRole('button', { name: 'Annuler la mise en ligne : Deuxieme' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la mise en ligne' }).click()
    await expect.poll(() => list.getByText('En attente de son tour').count()).toBe(1)
    await speedUp()
    await expect.poll(async () => (await originals()).length, { timeout: 60_000 }).toBe(before + 2)
    expect((await originals()).every((original) => original.equals(bytes))).toBe(true)
    await context.close()
  })

  it('stay cancelled: the next visit finds a form that can be sent', async () => {
    const before = (await originals()).length
    const { context, page } = await openPage()
    await fillIn(page, 'Renoncée')
    const { speedUp } = await slowDown(page)
    await publish(page)
    await midway()
    await page
      .getByRole('button', { name: /^Annuler la mise en ligne/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la mise en ligne' }).click()
    await page.getByText('Mise en ligne annulée').first().waitFor()
    await speedUp()
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Renoncée')
    expect(await page.getByText('Envoi interrompu').count()).toBe(0)
    await publish(page)
    await expect.poll(async () => (await originals()).length, { timeout: 60_000 }).toBe(before + 1)
    await context.close()
  })

  it('begin where the videos are dropped, on any screen, and not under a dialog', async () => {
    const { context, page } = await openPage()
    await page.goto(url)
    await page.getByRole('button', { name: /^Notifications/ }).waitFor()
    await page.getByRole('button', { name: 'Raccourcis clavier' }).click()
    await page.getByRole('dialog').waitFor()
    await drop(page, 'sous un dialogue.mp4')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
    await drag(page, 'image/png')
    expect(await page.getByText('Déposez vos vidéos').count(), 'a picture is nothing for the queue').toBe(0)
    await drag(page, 'video/mp4')
    await page.getByText('Déposez vos vidéos').waitFor()
    await drop(page, 'Grotte.mp4', 'Crique.mp4')
    await page.getByRole('region', { name: 'Mises en ligne (2)' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/upload')
    expect(await page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Grotte')
    await context.close()
  })

  it('keep the order that the person gave them, over a reload', async () => {
    const { context, page } = await openPage()
    await fillIn(page, 'Alpha')
    await drop(page, 'Beta.mp4', 'Gamma.mp4')
    const list = page.getByRole('region', { name: 'Mises en ligne (3)' })
    const titles = () => list.getByRole('button', { name: /^(Alpha|Beta|Gamma)$/ }).allTextContents()
    await expect.poll(titles).toEqual(['Alpha', 'Beta', 'Gamma'])
    for (const title of ['Alpha', 'Beta', 'Gamma']) {
      await list.getByRole('button', { name: title, exact: true }).click()
      await page.getByRole('button', { name: 'Sauvegarder en brouillon' }).click()
      await page.getByText('Brouillon sauvegardé').first().waitFor()
    }
    await list.getByRole('button', { name: 'Envoyer plus tôt : Gamma' }).click()
    await expect.poll(titles).toEqual(['Alpha', 'Gamma', 'Beta'])
    await page.reload()
    await expect.poll(titles).toEqual(['Alpha', 'Gamma', 'Beta'])
    await context.close()
  })
})

it('the replacement of a video goes on after its tab was killed, and the video keeps its address', async () => {
  const { creator: owner, contents } = await restOf(url).addLibrary('Jetées', ['Jetée'], clip)
  const longer = clip.replace('.mp4', '-longue.mp4')
  await writeFile(longer, Buffer.concat([bytes, Buffer.alloc(8)]))
  const { context, page } = await visit(browser, url, owner)
  cleanups.push(() => context.close())
  const replace = async (): Promise<void> => {
    await page.goto(`${url}/dashboard`)
    await page.getByRole('button', { name: /^Modifier .*Jetée/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier la vidéo' })
    await dialog.locator('input[name=video]').setInputFiles(longer)
    // What other uploads have left there.
    const before = await arriving()
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect.poll(arriving, { timeout: 20_000 }).toBeGreaterThan(before + 50_000)
  }
  const { network } = await slowDown(page)
  await replace()
  await crash(page, network)

  const next = await context.newPage()
  const parts = watchParts(next)
  await next.goto(url)
  const dock = next.getByRole('region', { name: /^Mises en ligne/ })
  await dock.getByText('Envoi interrompu').waitFor()
  await dock.getByRole('button', { name: 'Annuler le remplacement : Jetée' }).click()
  await next.getByRole('alertdialog').getByText('La vidéo reste telle qu’elle est en ligne').waitFor()
  await next.getByRole('button', { name: 'Continuer l’envoi' }).click()
  await dock.getByRole('button', { name: 'Reprendre l’envoi : Jetée' }).click()
  await next.getByText('Vidéo uploadée avec succès').waitFor({ timeout: 60_000 })
  expect(parts[0]).toBeGreaterThan(50_000)
  const replaced = await readFile(longer)
  expect((await originals()).filter((original) => original.equals(replaced)).length, 'byte by byte').toBe(1)
  await next.goto(`${url}/watch/${contents[0]?.id}`)
  await next.getByRole('heading', { level: 1, name: 'Jetée' }).waitFor()
})
