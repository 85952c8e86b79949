import { expect } from 'vitest'
import { playlistFormMachine } from '../../../src/machines/playlist/playlistForm/playlistFormMachine.ts'
import { routes } from '../../../src/shared/routes.ts'
import { playlistFormFixtures } from '../../machines/playlist/playlistForm/fixtures.ts'
import { failureMessageOf, isDone, seeText } from './answers.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import { dialog, dialogButton, dialogFailure, dismissFailure, leaveOnePlaylist, nameField, storedPlaylists } from './playlists.ts'
import type { Stage } from './stage.ts'

const description = 'Semis et tailles'

const hasStep = ({ events }: Stage, type: string): boolean => events.some((event) => event.type === type)
const isNew = (stage: Stage): boolean => hasStep(stage, 'playlist.create')
const descriptionField = (stage: Stage) => dialog(stage).getByRole('textbox', { name: 'Description' })

async function edit({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Actions pour la playlist « Jardin »' }).click()
  await page.getByRole('menuitem', { name: 'Modifier' }).click()
}

/** A form that is sent is changed before: without that, what is stored would be the same whether it was saved or not. */
async function submit(stage: Stage): Promise<void> {
  if (isNew(stage)) return nameField(stage).press('Enter')
  if (!hasStep(stage, 'form.submit')) await descriptionField(stage).fill(description)
  await dialogButton(stage, 'Sauvegarder').click()
}

async function seeStored(stage: Stage): Promise<void> {
  const stored = await storedPlaylists(stage)
  const isSaved = isDone(stage.events.at(-1))
  expect(stored.map((playlist) => [playlist.name, playlist.description])).toEqual([['Jardin', isSaved ? description : '']])
}

async function seeClosed(stage: Stage): Promise<void> {
  await dialog(stage).waitFor({ state: 'detached' })
  const card = stage.page.getByRole('article').filter({ hasText: 'Jardin' })
  if (isDone(stage.events.at(-1))) {
    await seeText(stage, 'Playlist mise à jour avec succès')
    await card.getByText(description).waitFor()
  } else {
    await card.waitFor()
    expect(await card.getByText(description).count()).toBe(0)
  }
  await seeStored(stage)
  expect(stage.requests.countWaiting()).toBe(0)
}

/** The dialog waits for input, with what was typed so far. */
async function seeForm(stage: Stage): Promise<void> {
  const save = dialogButton(stage, isNew(stage) ? 'Créer' : 'Sauvegarder')
  await save.waitFor()
  const name = hasStep(stage, 'form.change') ? 'À revoir' : isNew(stage) ? '' : 'Jardin'
  await eventually(() => nameField(stage).inputValue(), name)
  await eventually(() => descriptionField(stage).inputValue(), hasStep(stage, 'form.submit') && !isNew(stage) ? description : '')
  await eventually(() => save.isEnabled(), name !== '')
  await seeStored(stage)
  expect(stage.requests.countWaiting()).toBe(0)
}

describeInChromium('The dialog that creates or changes a playlist', {
  machine: playlistFormMachine,
  fixtures: playlistFormFixtures,
  mutations: { savePlaylist: '(CreatePlaylist|UpdatePlaylist)' },
  arrange: async (stage) => {
    await leaveOnePlaylist(stage)
    return { path: routes.playlist, isSignedIn: true }
  },
  do: {
    'playlist.create': { act: (_, { page }) => page.getByRole('button', { name: 'Créer une playlist' }).click() },
    'playlist.edit': { act: (_, stage) => edit(stage) },
    'form.change': { act: ({ patch }, stage) => nameField(stage).fill(patch.name ?? '') },
    'form.submit': { act: (_, stage) => submit(stage) },
    'failure.dismiss': { act: (_, stage) => dismissFailure(stage) },
    'dialog.close': { act: (_, stage) => dialogButton(stage, 'Annuler').click() },
  },
  see: {
    closed: seeClosed,
    editing: async (stage) => {
      await dialogFailure(stage).waitFor({ state: 'detached' })
      await seeForm(stage)
    },
    saving: async (stage) => {
      await dialogButton(stage, 'Sauvegarde...').waitFor()
      await eventually(() => nameField(stage).isDisabled(), true)
      await seeStored(stage)
    },
    failed: async (stage) => {
      await dialogFailure(stage)
        .getByText(failureMessageOf(stage.events.at(-1)) ?? '')
        .waitFor()
      await seeForm(stage)
    },
  },
})
