import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { builtFiles } from '../support/builtFiles.ts'
import { clipMaker } from '../support/media.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { choicesOfAll, expectChoiceKept, ownChoices } from './choices.ts'
import { heapOf } from './heap.ts'
import { type Account, type Library, restOf } from './library.ts'
import { visit, type Visitor } from './visitor.ts'

/** One site for all tests: which requests a visit sends, what it shows immediately, and what it leaves behind. */
let url: string
let rest: ReturnType<typeof restOf>
let browser: Browser
let library: Library
let reader: Account
let clip: string
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const clips = await clipMaker()
  cleanups.push(clips.remove)
  clip = await clips.make({ name: 'video.mp4', seconds: 1 })
  const lucarne = await startLucarne(folder.path)
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  rest = restOf(url)
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  library = await rest.addLibrary('Belvedere', ['Le toit au matin', 'La cour le soir', 'Une fenêtre en hiver'], clip)
  reader = await rest.register('lectrice')
})

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function visitor(account: Account | null): Promise<Visitor> {
  const person = await visit(browser, url, account)
  cleanups.push(() => person.context.close())
  return person
}

const video = (index: number): { id: string; title: string } => {
  const found = library.contents[index]
  if (!found) throw new Error(`There is no video ${index}`)
  return found
}

/** `name`: its address, or how it is created. */
type Screen = { name: string; path?: () => string; title: string; asks: readonly string[]; again?: string[] }

/** What the server has drawn asks for nothing. */
const openToAll: Screen[] = [
  { name: '/explore', title: 'Explorer', asks: [] },
  { name: '/explore/recommended', title: 'Recommandations', asks: [] },
  { name: '/explore/trending', title: 'Tendances', asks: [] },
  { name: '/creators', title: 'Créateurs', asks: [] },
  { name: '/search?q=toit', title: '«\u202ftoit\u202f»', asks: [] },
  { name: '/search', title: 'Recherche', asks: [] },
  { name: '/watch/{id}', path: () => `/watch/${video(0).id}`, title: 'Le toit au matin', asks: [] },
  { name: '/watch?v={id}', path: () => `/watch?v=${video(0).id}`, title: 'Le toit au matin', asks: [] },
  { name: '/creator/belvedere', title: 'Belvedere', asks: [] },
  { name: '/creator/personne', title: 'Créateur non trouvé', asks: ['Creator'] },
  { name: '/nulle-part', title: 'Page introuvable', asks: [] },
]
const openToGuests: Screen[] = [...openToAll, { name: '/login', title: 'Connexion', asks: ['Providers', 'Registration'] }]
const own: Screen[] = [
  // Who follows nobody is proposed some creators.
  { name: '/subscriptions', title: 'Abonnements', asks: ['Subscriptions', 'Creators'] },
  { name: '/subscriptions?tab=channels', title: 'Abonnements', asks: ['Subscriptions'] },
  { name: '/profile', title: 'Ma bibliothèque', asks: ['Library'] },
  { name: '/profile?tab=playlists', title: 'Ma bibliothèque', asks: ['Library'] },
  { name: '/History', title: 'Historique', asks: ['History'] },
  { name: '/Playlist', title: 'Mes Playlists', asks: ['Playlists'] },
  { name: '/Settings', title: 'Paramètres', asks: ['Settings'] },
  { name: '/Settings?tab=channel', title: 'Paramètres', asks: ['Settings'] },
  { name: '/Dashboard', title: 'Ma chaîne', asks: ['Dashboard'] },
  { name: '/upload', title: 'Télécharger une vidéo', asks: ['CurrentViewer', 'OwnQuota'], again: ['OwnQuota'] },
]

describe('a screen sends one request, sets the title, and is shown again without a request', () => {
  async function comeAndGoBack(person: Visitor, { name, path = () => name, title, asks, again = [] }: Screen) {
    const { page } = person
    await person.open(path())
    expect((await person.asked()).toSorted()).toEqual(asks.toSorted())
    expect(await page.title()).toBe(`${title} — Lucarne`)
    await page.getByRole('link', { name: 'Lucarne, accueil' }).click()
    await page.getByRole('heading', { level: 1, name: /^Bienvenue/ }).waitFor()
    expect(await person.asked()).toEqual(['Home'])
    expect(await person.focused()).toBe('h1')
    await page.goBack()
    await page.waitForFunction((wanted) => document.title === wanted, `${title} — Lucarne`)
    expect(await person.asked()).toEqual(again)
    expect(await person.focused()).toBe('h1')
  }

  describe('as a guest', () => {
    let guest: Visitor
    beforeAll(async () => {
      guest = await visitor(null)
    })
    it.each(openToGuests)('$name', (screen) => comeAndGoBack(guest, screen))
    it('Accueil (/)', async () => {
      await guest.open('/')
      expect(await guest.asked()).toEqual([])
      expect(await guest.page.title()).toBe('Accueil — Lucarne')
      await guest.page.getByRole('link', { name: 'Explorer' }).click()
      expect(await guest.asked()).toEqual(['Explore'])
      await guest.page.goBack()
      await guest.page.getByRole('heading', { level: 1, name: /^Bienvenue/ }).waitFor()
      expect(await guest.asked()).toEqual([])
    })
  })

  describe('signed in', () => {
    let person: Visitor
    beforeAll(async () => {
      person = await visitor(library.creator)
    })
    it.each(own)('$name', (screen) => comeAndGoBack(person, screen))
  })
})

describe('the scripts of the next screen', () => {
  const scriptsOf = (source: string): string[] => {
    const { file, imports } = builtFiles(source)
    return [`/${file}`, ...imports.flatMap(scriptsOf)]
  }

  it('are all asked for by the press, not one after the other as they are found', async () => {
    const { page, open, asked } = await visitor(null)
    await open('/')
    await asked()
    // Registered after the lists of files have come.
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('link', { name: 'Explorer' }).click()
    expect(await asked()).toEqual(['Explore'])
    const links = page.locator('script[type=module], link[rel=modulepreload]')
    const named = await links.evaluateAll((tags) =>
      tags.map((tag) => new URL(tag.getAttribute('href') ?? tag.getAttribute('src') ?? '', location.href).pathname),
    )
    expect(named).toEqual(expect.arrayContaining(scriptsOf('src/app/routes/ExploreRoute.tsx')))
  })
})

describe('a card that is clicked', () => {
  it('shows title and picture on the watch page before the response', async () => {
    const { page, open, asked } = await visitor(null)
    await open('/')
    await asked()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query Watch')) await released
      await route.continue()
    })
    await page
      .getByRole('main')
      .getByRole('link', { name: video(0).title })
      .first()
      .click()
    await page.waitForURL(`${url}/watch/${video(0).id}`)
    await page.getByRole('heading', { level: 1, name: video(0).title }).waitFor()
    await page.waitForFunction(isPainted, video(0).id)
    expect(await page.getByRole('region', { name: 'Commentaires' }).count()).toBe(0)
    release()
    await page.getByRole('region', { name: 'Commentaires' }).waitFor()
  })
})

/** Whether the picture of this content was drawn in the player's place. Runs in the page. */
function isPainted(id: string): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`main img[src*="${id}"]`)]
  return pictures.some((picture) => picture.complete && picture.naturalWidth > 0 && picture.getBoundingClientRect().width > 400)
}

describe('a change on one screen is shown on every other, without a reload', () => {
  let person: Visitor
  beforeAll(async () => {
    person = await visitor(reader)
    await person.open('/')
    await person.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  })
  afterEach(async () => {
    expect(await person.page.evaluate(() => 'isSamePage' in globalThis), 'the page was loaded anew').toBe(true)
  })
  const main = () => person.page.getByRole('main')
  const home = () => person.page.getByRole('link', { name: 'Lucarne, accueil' }).click()
  const sidebar = (name: string) =>
    person.page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name, exact: true }).click()
  const openVideo = async (index: number) => {
    await main()
      .getByRole('link', { name: video(index).title, exact: true })
      .first()
      .click()
    await main()
      .getByRole('heading', { level: 1, name: video(index).title })
      .waitFor()
  }
  const openChannel = () => main().getByRole('region', { name: 'Créateur' }).getByRole('link').click()

  it('a like: the channel counts it, and the video shows it', async () => {
    await openVideo(0)
    await openChannel()
    await main().getByText('0 j’aime').waitFor()
    await openVideo(0)
    await main()
      .getByRole('button', { name: /^J’aime/ })
      .first()
      .click()
    await main()
      .getByRole('button', { name: /^J’aime/, pressed: true })
      .first()
      .waitFor()
    await person.asked()
    await openChannel()
    await main().getByText('1 j’aime').waitFor()
    expect(await person.asked()).toEqual(['Creator'])
    await openVideo(0)
    await main()
      .getByRole('button', { name: /^J’aime/, pressed: true })
      .first()
      .waitFor()
    expect(await person.asked()).toEqual([])
  })

  it('a follow: the subscriptions, the feed and the channel show it', async () => {
    await sidebar('Abonnements')
    await main().getByText('Aucune vidéo récente de vos abonnements').waitFor()
    await home()
    await openVideo(1)
    await main().getByRole('button', { name: 'S’abonner à Belvedere' }).click()
    await main()
      .getByRole('button', { name: /^Abonné à Belvedere/ })
      .waitFor()
    await person.asked()
    await sidebar('Abonnements')
    await main()
      .getByRole('link', { name: video(2).title, exact: true })
      .waitFor()
    await main().getByRole('tab', { name: 'Mes chaînes' }).click()
    await main().getByRole('heading', { name: 'Mes abonnements (1)' }).waitFor()
    await main().getByRole('link', { name: 'Belvedere' }).click()
    await main()
      .getByRole('button', { name: /^Abonné à Belvedere/ })
      .waitFor()
    await main().getByText('1 abonné', { exact: true }).waitFor()
  })

  it('a comment: the channel counts it, and the video shows it', async () => {
    await main().getByRole('tab', { name: 'En chiffres' }).click()
    await main().getByText('Commentaires').locator('..').getByText('0').waitFor()
    await main()
      .getByRole('tab', { name: /^Vidéos/ })
      .click()
    await openVideo(1)
    await main().getByRole('textbox', { name: 'Ajouter un commentaire' }).fill('On entend la pluie.')
    await main().getByRole('button', { name: 'Commenter' }).click()
    await main().getByRole('article', { name: 'Commentaire de lectrice' }).waitFor()
    await person.asked()
    await openChannel()
    await main().getByRole('tab', { name: 'En chiffres' }).click()
    await main().getByText('Commentaires').locator('..').getByText('1').waitFor()
    await main()
      .getByRole('tab', { name: /^Vidéos/ })
      .click()
    expect(await person.asked()).toEqual(['Creator'])
    await openVideo(1)
    await main().getByText('On entend la pluie.').waitFor()
    expect(await person.asked()).toEqual([])
  })

  it('a playlist: its card, its page and the library show added and removed videos', async () => {
    await sidebar('Playlists')
    await main().getByText('0 vidéo', { exact: true }).waitFor()
    await main().getByRole('link', { name: 'À consulter plus tard' }).click()
    await main().getByText('Playlist vide').waitFor()
    await home()
    await openVideo(2)
    await main().getByRole('button', { name: 'Ajouter à une playlist' }).click()
    const dialog = person.page.getByRole('dialog', { name: 'Ajouter à une playlist' })
    await dialog.getByRole('radio', { name: /À consulter plus tard \(par défaut\)/ }).click()
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await sidebar('Playlists')
    await main().getByText('1 vidéo', { exact: true }).waitFor()
    await main().getByRole('link', { name: 'À consulter plus tard' }).click()
    await main().getByRole('heading', { name: 'Vidéos (1)' }).waitFor()
    await main()
      .getByRole('button', { name: /^Retirer .* de la playlist$/ })
      .click()
    await main().getByText('Playlist vide').waitFor()
    await main().getByRole('link', { name: 'Retour aux playlists' }).click()
    await main().getByText('0 vidéo', { exact: true }).waitFor()
  })
})

describe('an upload', () => {
  it('is shown on the dashboard and on the channel’s page, both visited before', async () => {
    const { page, open, go, asked } = await visitor(library.creator)
    const main = page.getByRole('main')
    await open('/creator/belvedere')
    await main.getByRole('link', { name: video(0).title, exact: true }).waitFor()
    await go('/dashboard')
    await main.getByRole('heading', { name: 'Mes vidéos (3)' }).waitFor()
    await go('/upload')
    await page.locator('input[type=file][name=videoFile]').setInputFiles(clip)
    await page.getByRole('textbox', { name: 'Titre' }).fill('La pluie à midi')
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.waitForURL(`${url}/dashboard`)
    await main.getByRole('heading', { name: 'Mes vidéos (4)' }).waitFor()
    await main.getByRole('link', { name: 'La pluie à midi' }).first().waitFor()
    await asked()
    await go('/creator/belvedere')
    await main.getByRole('link', { name: 'La pluie à midi', exact: true }).waitFor()
    expect(await asked()).toEqual(['Creator'])
  })
})

describe('the options chosen on a screen are stored in its address', () => {
  it('for guests', async () => {
    const guest = await visitor(null)
    for (const choice of choicesOfAll) await expectChoiceKept(guest, url, choice)
  })
  it('for signed-in users', async () => {
    await rest.call('POST', '/historicals', { user_uuid: reader.user.id, content_uuid: video(0).id }, reader.token)
    const person = await visitor(reader)
    for (const choice of ownChoices) await expectChoiceKept(person, url, choice)
  })
})

describe('the scroll position', () => {
  const scrolled = (page: Page) => page.evaluate(() => scrollY)
  const scrollDown = async (page: Page, top: number) => {
    await page.evaluate((wanted) => scrollTo(0, wanted), top)
    await page.waitForFunction((wanted) => scrollY === wanted, top)
  }

  it('is the top after a link, and is restored after going back and forward', async () => {
    const { page, open, asked } = await visitor(null)
    await page.setViewportSize({ width: 390, height: 600 })
    await open('/')
    await asked()
    await scrollDown(page, 310)
    await page
      .getByRole('main')
      .getByRole('link', { name: video(0).title, exact: true })
      .first()
      .dispatchEvent('click')
    await page.waitForURL(/watch/)
    await asked()
    expect(await scrolled(page)).toBe(0)
    await scrollDown(page, 130)
    await page.goBack()
    await page.waitForFunction(() => scrollY === 310)
    await page.goForward()
    await page.waitForFunction(() => scrollY === 130)
  })
})

describe('logging out', () => {
  it('leaves no personal data in memory or storage', async () => {
    const secret = 'secrets du grenier'
    const body = { name: secret, description: '', isPrivate: true, isDefault: false, user_uuid: reader.user.id }
    await rest.call('POST', '/playlists', body, reader.token)
    const { page, context, open, go, asked } = await visitor(reader)
    await open('/playlist')
    await page.getByRole('link', { name: secret }).waitFor()
    for (const path of ['/settings', '/history', '/subscriptions', `/watch/${video(0).id}`]) {
      await go(path)
      await asked()
    }
    const before = await heapOf(page)
    expect([secret, reader.email].map((text) => before.includes(text))).toEqual([true, true])

    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bienvenue sur Lucarne' }).waitFor()
    await asked()
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      // The service worker's offline page is public, and may be cached already or not yet.
      caches: (await caches.keys()).filter((name) => !name.startsWith('offline-')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
    expect(kept).toEqual({ local: [], session: [], caches: [], databases: [] })
    expect(await context.cookies()).toEqual([])
    // Rendering other screens makes React release the former ones.
    for (const path of ['/explore', '/search', '/nulle-part', '/explore/trending']) {
      await go(path)
      await asked()
    }
    const after = await heapOf(page)
    expect([secret, reader.email, reader.token].map((text) => after.includes(text))).toEqual([false, false, false])
  })
})
