import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { historyChangesMachine } from '../../../src/machines/history/historyChanges/historyChangesMachine.ts'
import { historyConfirmationMachine } from '../../../src/machines/history/historyConfirmation/historyConfirmationMachine.ts'
import { routes } from '../../../src/shared/routes.ts'
import { historyChangesFixtures } from '../../machines/history/historyChanges/fixtures.ts'
import { historyConfirmationFixtures } from '../../machines/history/historyConfirmation/fixtures.ts'
import { describeInChromium } from './describeInChromium.ts'
import { refusals } from './heldRequests.ts'
import type { Beginning, Stage } from './stage.ts'
import { watchOnly } from './watched.ts'

type Parties = Pick<Stage, 'site' | 'viewer' | 'video'>

/** The viewer has watched two videos: the path's own, and another one. */
async function watchTwo(stage: Parties): Promise<Beginning> {
  await watchOnly(stage, [await stage.site.addVideo('Une promenade en forêt'), stage.video])
  return { path: routes.history, isSignedIn: true }
}

/** The number of videos in the history that the server has stored. */
async function countStored({ site, viewer }: Parties): Promise<number> {
  const { body } = await site.site.rest('GET', `/historicals/user/${viewer.uuid}/statistics`, { token: viewer.token })
  return z.object({ totalVideos: z.number() }).parse(body).totalVideos
}

const removal = ({ page }: Stage): Locator => page.getByRole('button', { name: /^Retirer .*La mer par gros temps.* de l’historique$/ })
const clearing = ({ page }: Stage): Locator => page.getByRole('main').getByRole('button', { name: 'Vider l’historique' })
const question = ({ page }: Stage): Locator => page.getByRole('alertdialog')
const answer = (stage: Stage, name: RegExp): Promise<void> => question(stage).getByRole('button', { name }).click()
const confirm = (stage: Stage): Promise<void> => answer(stage, /^(Retirer|Vider l’historique)$/)
const text = ({ page }: Stage, words: string): Locator => page.getByText(words).first()

const typesOf = ({ events }: Stage): string[] => events.map(({ type }) => type)

async function seeClosed(stage: Stage): Promise<void> {
  await question(stage).waitFor({ state: 'hidden' })
  const [asked, answered] = typesOf(stage)
  if (answered !== 'dialog.confirm') {
    await removal(stage).waitFor()
    expect(await countStored(stage)).toBe(2)
    return
  }
  await removal(stage).waitFor({ state: 'detached' })
  await text(stage, asked === 'removal.ask' ? 'Vidéo supprimée de l’historique' : 'Historique entièrement supprimé').waitFor()
  expect(await countStored(stage)).toBe(asked === 'removal.ask' ? 1 : 0)
}

describeInChromium('The questions of the history', {
  machine: historyConfirmationMachine,
  fixtures: historyConfirmationFixtures,
  mutations: {},
  arrange: watchTwo,
  do: {
    'removal.ask': { act: (_, stage) => removal(stage).click() },
    'clearing.ask': { act: (_, stage) => clearing(stage).click() },
    'dialog.confirm': { act: (_, stage) => confirm(stage) },
    'dialog.cancel': { act: (_, stage) => answer(stage, /^Annuler$/) },
  },
  see: {
    closed: seeClosed,
    askingRemoval: (stage) => question(stage).getByText('La mer par gros temps').waitFor(),
    askingClearing: (stage) => question(stage).getByText('Toutes les vidéos de votre historique').waitFor(),
  },
})

async function seeIdle(stage: Stage): Promise<void> {
  const last = typesOf(stage).at(-1)
  if (last?.startsWith('xstate.done')) {
    await text(stage, 'Vidéo supprimée de l’historique').waitFor()
    expect([await removal(stage).count(), await countStored(stage)]).toEqual([0, 1])
    return
  }
  if (last !== undefined)
    await text(stage, last.startsWith('xstate.error') ? refusals.API_UNAVAILABLE : 'Le serveur ne répond pas').waitFor()
  await removal(stage).waitFor()
  expect(await countStored(stage)).toBe(2)
}

/** What is being removed is hidden at once, while the server still has it. */
async function seeSaving(stage: Stage): Promise<void> {
  await removal(stage).waitFor({ state: 'detached' })
  expect(await countStored(stage)).toBe(2)
}

describeInChromium('The removals from the history', {
  machine: historyChangesMachine,
  fixtures: historyChangesFixtures,
  mutations: { saveChange: '(RemoveHistoryEntry|ClearHistory)' },
  arrange: watchTwo,
  do: {
    'entry.remove': {
      act: async (_, stage) => {
        await removal(stage).click()
        await confirm(stage)
      },
    },
    'history.clear': {
      act: async (_, stage) => {
        await clearing(stage).click()
        await confirm(stage)
      },
    },
  },
  see: { idle: seeIdle, saving: seeSaving },
  unreachable: {
    'entry.remove → entry.remove: saving': 'What is being removed is hidden at once.',
    'history.clear → history.clear: saving': 'The button is busy until the history is cleared.',
  },
})
