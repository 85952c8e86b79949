import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { clipMaker } from '../support/media.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { type Account, type Library, restOf } from './library.ts'
import { visit, type Visitor } from './visitor.ts'
import { shownWithoutAnswer } from './withoutAnswer.ts'

/**
 * A change on one screen is shown on another one, visited before, while no answer arrives; and it is still shown once the server has
 * answered.
 */
let url: string
let browser: Browser
let library: Library
let reader: Account
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const clips = await clipMaker()
  cleanups.push(clips.remove)
  const clip = await clips.make({ name: 'video.mp4', seconds: 1 })
  const lucarne = await startLucarne(folder.path)
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  const rest = restOf(url)
  library = await rest.addLibrary('Belvedere', ['Le toit au matin', 'La cour le soir', 'Une fenêtre en hiver', 'La rue à midi'], clip)
  reader = await rest.register('lectrice')
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const video = (index: number): { id: string; title: string } => {
  const found = library.contents[index]
  if (!found) throw new Error(`There is no video ${index}`)
  return found
}
const watch = (index: number) => `/watch/${video(index).id}`

/** A row of figures of the screen: its label, and its value. */
const figure = ({ page }: Visitor, label: string, value: string) =>
  page.getByRole('main').getByText(label, { exact: true }).locator('..').getByText(value, { exact: true }).first().waitFor()

describe('a viewer’s', () => {
  let person: Visitor
  beforeAll(async () => {
    person = await visit(browser, url, reader)
    cleanups.push(() => person.context.close())
    await person.open('/')
  })
  const main = () => person.page.getByRole('main')
  const likes = (count: number) => main().getByText(`${count} j’aime`).waitFor()
  const like = (pressed: boolean) =>
    main()
      .getByRole('button', { name: /^J’aime/, pressed })
      .first()
  const follow = () => main().getByRole('button', { name: 'S’abonner à Belvedere' }).first()
  const followed = () =>
    main()
      .getByRole('button', { name: /^Abonné à Belvedere/ })
      .first()
  const title = (index: number) =>
    main()
      .getByRole('link', { name: video(index).title, exact: true })
      .first()
  const comments = (count: number) => async () => {
    await main().getByRole('tab', { name: 'En chiffres' }).click()
    await figure(person, 'Commentaires', String(count))
  }

  it('like is counted on the channel’s page', () =>
    shownWithoutAnswer(person, {
      on: '/creator/belvedere',
      before: () => likes(0),
      from: watch(0),
      change: async () => {
        await like(false).click()
        await like(true).waitFor()
      },
      after: () => likes(1),
    }))

  it('like that is taken back is no longer counted on the channel’s page', () =>
    shownWithoutAnswer(person, {
      on: '/creator/belvedere',
      before: () => likes(1),
      from: watch(0),
      change: async () => {
        await like(true).click()
        await like(false).waitFor()
      },
      after: () => likes(0),
    }))

  it('follow is shown on the channel’s page, with the number of followers', () =>
    shownWithoutAnswer(person, {
      on: '/creator/belvedere',
      before: () => follow().waitFor(),
      from: watch(0),
      change: async () => {
        await follow().click()
        await followed().waitFor()
      },
      after: async () => {
        await followed().waitFor()
        await main().getByText('1 abonné', { exact: true }).waitFor()
      },
      isOptimistic: true,
    }))

  const unfollow = async () => {
    await followed().click()
    await follow().waitFor()
  }

  it('channel that is left is no longer among the subscriptions', () =>
    shownWithoutAnswer(person, {
      on: '/subscriptions?tab=channels',
      before: () => main().getByRole('heading', { name: 'Mes abonnements (1)' }).waitFor(),
      from: watch(0),
      change: unfollow,
      after: () => main().getByText('Vous n’êtes abonné à aucune chaîne pour le moment').waitFor(),
      isOptimistic: true,
    }))

  it('followed channel is among the subscriptions', () =>
    shownWithoutAnswer(person, {
      on: '/subscriptions?tab=channels',
      before: () => main().getByText('Vous n’êtes abonné à aucune chaîne pour le moment').waitFor(),
      from: '/creator/belvedere',
      change: async () => {
        await follow().click()
        await followed().waitFor()
      },
      after: () => main().getByRole('heading', { name: 'Mes abonnements (1)' }).waitFor(),
      isOptimistic: true,
    }))

  it('channel that is left has no more videos in the feed', () =>
    shownWithoutAnswer(person, {
      on: '/subscriptions',
      before: () => title(0).waitFor(),
      from: '/creator/belvedere',
      change: unfollow,
      after: () => main().getByText('Aucune vidéo récente de vos abonnements').waitFor(),
      isOptimistic: true,
    }))

  it('played video is first in the history', () =>
    shownWithoutAnswer(person, {
      on: '/history',
      before: () => main().getByRole('heading', { level: 1, name: 'Historique' }).waitFor(),
      from: watch(1),
      change: async () => {
        const answer = person.page.waitForResponse((response) => response.request().postData()?.includes('StartView') === true)
        await person.page.getByRole('button', { name: 'Lire la vidéo' }).click()
        await answer
      },
      after: () => title(1).waitFor(),
    }))

  it('comment is counted on the channel’s page', () =>
    shownWithoutAnswer(person, {
      on: '/creator/belvedere',
      before: comments(0),
      from: watch(0),
      change: async () => {
        await main().getByRole('textbox', { name: 'Ajouter un commentaire' }).fill('On entend la pluie.')
        await main().getByRole('button', { name: 'Commenter' }).click()
        await main().getByRole('article', { name: 'Commentaire de lectrice' }).waitFor()
      },
      after: comments(1),
    }))

  it('deleted comment is no longer counted on the channel’s page', () =>
    shownWithoutAnswer(person, {
      on: '/creator/belvedere',
      before: comments(1),
      from: watch(0),
      change: async () => {
        await main().getByRole('button', { name: 'Actions sur le commentaire de lectrice' }).click()
        await person.page.getByRole('menuitem', { name: 'Supprimer' }).click()
        await person.page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
        await main().getByRole('article', { name: 'Commentaire de lectrice' }).waitFor({ state: 'detached' })
      },
      after: comments(0),
    }))

  it('new playlist is among the playlists', () =>
    shownWithoutAnswer(person, {
      on: '/playlist',
      before: () => main().getByRole('link', { name: 'À consulter plus tard' }).waitFor(),
      from: '/profile?tab=playlists',
      change: async () => {
        await main().getByRole('button', { name: 'Créer une playlist' }).click()
        const dialog = person.page.getByRole('dialog', { name: 'Créer une playlist' })
        await dialog.getByRole('textbox', { name: /^Nom/ }).fill('Les matins')
        await dialog.getByRole('button', { name: /^Créer/ }).click()
        await dialog.waitFor({ state: 'detached' })
      },
      after: () => main().getByRole('link', { name: 'Les matins' }).waitFor(),
    }))

  const add = async () => {
    await main().getByRole('button', { name: 'Ajouter à une playlist' }).click()
    const dialog = person.page.getByRole('dialog', { name: 'Ajouter à une playlist' })
    await dialog.getByRole('radio', { name: /Les matins/ }).click()
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const count = (text: string) => main().getByRole('article').filter({ hasText: 'Les matins' }).getByText(text, { exact: true }).waitFor()

  it('added video is counted on the playlist’s card', () =>
    shownWithoutAnswer(person, {
      on: '/playlist',
      before: () => count('0 vidéo'),
      from: watch(2),
      change: add,
      after: () => count('1 vidéo'),
    }))

  it('added video is on the playlist’s page', async () => {
    await person.go('/playlist')
    await main().getByRole('link', { name: 'Les matins' }).click()
    await main().getByRole('heading', { name: 'Vidéos (1)' }).waitFor()
    const on = new URL(person.page.url()).pathname
    await shownWithoutAnswer(person, { on, before: () => title(2).waitFor(), from: watch(3), change: add, after: () => title(3).waitFor() })
  })

  it('removed video is no longer counted on the playlist’s card', async () => {
    await person.go('/playlist')
    await main().getByRole('link', { name: 'Les matins' }).click()
    await main().getByRole('heading', { name: 'Vidéos (2)' }).waitFor()
    const from = new URL(person.page.url()).pathname
    await shownWithoutAnswer(person, {
      on: '/playlist',
      before: () => count('2 vidéos'),
      from,
      change: async () => {
        await main()
          .getByRole('button', { name: /^Retirer .* de la playlist$/ })
          .first()
          .click()
        await title(2).waitFor({ state: 'detached' })
      },
      after: () => count('1 vidéo'),
      isOptimistic: true,
    })
  })
})

describe('a creator’s', () => {
  let person: Visitor
  beforeAll(async () => {
    person = await visit(browser, url, library.creator)
    cleanups.push(() => person.context.close())
    await person.open('/')
  })
  const main = () => person.page.getByRole('main')
  const title = (name: string) => main().getByRole('link', { name, exact: true }).first()
  const quoted = (name: string) => `«\u202f${name}\u202f»`

  async function edit(name: string, change: () => Promise<unknown>): Promise<void> {
    await main()
      .getByRole('button', { name: `Modifier ${quoted(name)}` })
      .click()
    const dialog = person.page.getByRole('dialog', { name: 'Modifier la vidéo' })
    await change()
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  describe('new title is shown', () => {
    const onWatch = () => main().getByRole('heading', { level: 1 })
    it.each([
      ['on the home page', '/', 'Le toit au matin', 'Le toit, 1'],
      ['in Explore', '/explore', 'Le toit, 1', 'Le toit, 2'],
      ['on the channel’s page', '/creator/belvedere', 'Le toit, 2', 'Le toit, 3'],
      ['on the channel’s page in another order', '/creator/belvedere?sort=views', 'Le toit, 3', 'Le toit, 4'],
    ] as const)('%s', (_place, on, old, now) =>
      shownWithoutAnswer(person, {
        on,
        before: () => title(old).waitFor(),
        from: '/dashboard',
        change: () => edit(old, () => person.page.getByRole('textbox', { name: 'Titre' }).fill(now)),
        after: () => title(now).waitFor(),
      }),
    )
    it('where it is watched', () =>
      shownWithoutAnswer(person, {
        on: watch(0),
        before: () => onWatch().getByText('Le toit, 4').waitFor(),
        from: '/dashboard',
        change: () => edit('Le toit, 4', () => person.page.getByRole('textbox', { name: 'Titre' }).fill('Le toit, 5')),
        after: () => onWatch().getByText('Le toit, 5').waitFor(),
      }))
  })

  it('like is counted on the dashboard', () =>
    shownWithoutAnswer(person, {
      on: '/dashboard',
      before: () => figure(person, 'J’aime', '0'),
      from: watch(1),
      change: async () => {
        const like = (pressed: boolean) =>
          main()
            .getByRole('button', { name: /^J’aime/, pressed })
            .first()
        await like(false).click()
        await like(true).waitFor()
      },
      after: () => figure(person, 'J’aime', '1'),
    }))

  it('comment is counted on the dashboard', () =>
    shownWithoutAnswer(person, {
      on: '/dashboard',
      before: () => figure(person, 'Commentaires', '0'),
      from: watch(1),
      change: async () => {
        await main().getByRole('textbox', { name: 'Ajouter un commentaire' }).fill('Merci d’être passés.')
        await main().getByRole('button', { name: 'Commenter' }).click()
        await main().getByText('Merci d’être passés.').waitFor()
      },
      after: () => figure(person, 'Commentaires', '1'),
    }))

  it('video that becomes private leaves the home page', () =>
    shownWithoutAnswer(person, {
      on: '/',
      before: () => title(video(2).title).waitFor(),
      from: '/dashboard',
      change: () => edit(video(2).title, () => person.page.getByRole('switch', { name: 'Vidéo publique' }).click()),
      after: async () => {
        await title(video(1).title).waitFor()
        expect(await title(video(2).title).count()).toBe(0)
      },
    }))

  it('deleted video leaves the channel’s page', () =>
    shownWithoutAnswer(person, {
      on: '/creator/belvedere',
      before: () => title(video(3).title).waitFor(),
      from: '/dashboard',
      change: async () => {
        await main()
          .getByRole('button', { name: `Supprimer ${quoted(video(3).title)}` })
          .click()
        await person.page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
        await title(video(3).title).waitFor({ state: 'detached' })
      },
      after: async () => {
        await title(video(1).title).waitFor()
        expect(await title(video(3).title).count()).toBe(0)
      },
    }))
})
