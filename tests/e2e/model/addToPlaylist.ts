import { expect } from 'vitest'
import { addToPlaylistMachine } from '../../../src/machines/playlist/addToPlaylist/addToPlaylistMachine.ts'
import { addToPlaylistFixtures } from '../../machines/playlist/addToPlaylist/fixtures.ts'
import { failureMessageOf, seeSignInForm, seeText } from './answers.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import { dialog, dialogButton, dialogFailure, dismissFailure, leaveOnePlaylist, nameField, storedPlaylists } from './playlists.ts'
import type { Stage } from './stage.ts'

const hasStep = ({ events }: Stage, type: string): boolean => events.some((event) => event.type === type)
const hasCreated = (stage: Stage): boolean => hasStep(stage, 'xstate.done.actor.createPlaylist')
const hasAdded = (stage: Stage): boolean => hasStep(stage, 'xstate.done.actor.addContent')
const choice = (stage: Stage, name: RegExp) => dialog(stage).getByRole('radio', { name })

/** Only what was confirmed is stored, once. */
async function seeStored(stage: Stage): Promise<void> {
  const stored = await storedPlaylists(stage)
  const found = stored.map(({ name, containsContent }) => `${name}: ${containsContent}`).toSorted()
  expect(found).toEqual([`Jardin: ${hasAdded(stage)}`, ...(hasCreated(stage) ? ['À revoir: false'] : [])])
}

async function seeFailure(stage: Stage): Promise<void> {
  const message = failureMessageOf(stage.events.at(-1))
  if (message === null) await dialogFailure(stage).waitFor({ state: 'detached' })
  else await dialogFailure(stage).getByText(message).waitFor()
}

async function seeClosed(stage: Stage): Promise<void> {
  await dialog(stage).waitFor({ state: 'detached' })
  if (stage.events.length === 1) await seeSignInForm(stage)
  if (hasAdded(stage)) await seeText(stage, 'Vidéo ajoutée à « Jardin »')
  await seeStored(stage)
  expect(stage.requests.countWaiting()).toBe(0)
}

async function seeChoosing(stage: Stage): Promise<void> {
  await choice(stage, /^À consulter plus tard \(par défaut\)/).waitFor()
  const isChosen = hasStep(stage, 'playlist.choose')
  await eventually(() => choice(stage, /^Jardin/).isChecked(), isChosen)
  expect(await choice(stage, /^À revoir/).count()).toBe(hasCreated(stage) ? 1 : 0)
  if (hasCreated(stage)) {
    await seeText(stage, 'Playlist créée avec succès')
    await eventually(() => choice(stage, /^À revoir/).isChecked(), true)
  }
  await eventually(() => dialogButton(stage, 'Ajouter').isEnabled(), isChosen || hasCreated(stage))
  await seeFailure(stage)
  await seeStored(stage)
  expect(stage.requests.countWaiting()).toBe(0)
}

async function seeNaming(stage: Stage): Promise<void> {
  const name = hasStep(stage, 'form.change') ? 'À revoir' : ''
  await dialogButton(stage, 'Créer').waitFor()
  await eventually(() => nameField(stage).inputValue(), name)
  await eventually(() => dialogButton(stage, 'Créer').isEnabled(), name !== '')
  await seeFailure(stage)
  await seeStored(stage)
  expect(stage.requests.countWaiting()).toBe(0)
}

async function seeBusy(stage: Stage, label: string): Promise<void> {
  await dialogButton(stage, label).waitFor()
  expect(await dialogButton(stage, label).getAttribute('aria-disabled')).toBe('true')
  await seeStored(stage)
}

describeInChromium('The dialog that adds a video to a playlist', {
  machine: addToPlaylistMachine,
  fixtures: addToPlaylistFixtures,
  mutations: { createPlaylist: 'CreatePlaylist', addContent: 'AddToPlaylist' },
  arrange: async (stage, { steps }) => {
    await leaveOnePlaylist(stage)
    return { path: stage.video.path, isSignedIn: !steps.some(({ event }) => 'isSignedIn' in event && event.isSignedIn === false) }
  },
  do: {
    'dialog.open': { act: (_, { page }) => page.getByRole('main').getByRole('button', { name: 'Ajouter à une playlist' }).click() },
    'dialog.close': { act: (_, stage) => dialogButton(stage, hasStep(stage, 'creation.open') ? 'Fermer' : 'Annuler').click() },
    'playlist.choose': { act: (_, stage) => choice(stage, /^Jardin/).check() },
    // A disabled button does not keep the Enter key from being pressed.
    'content.add': {
      act: async (_, stage) => {
        if (hasStep(stage, 'playlist.choose')) await dialogButton(stage, 'Ajouter').click()
        else await choice(stage, /^Jardin/).press('Enter')
      },
    },
    'creation.open': { act: (_, stage) => dialogButton(stage, 'Créer une nouvelle playlist').click() },
    'creation.cancel': { act: (_, stage) => dialogButton(stage, 'Retour').click() },
    'form.change': { act: ({ patch }, stage) => nameField(stage).fill(patch.name ?? '') },
    'playlist.create': {
      act: async (_, stage) => {
        if (hasStep(stage, 'form.change')) await dialogButton(stage, 'Créer').click()
        else await nameField(stage).press('Enter')
      },
    },
    'failure.dismiss': { act: (_, stage) => dismissFailure(stage) },
  },
  see: {
    closed: async (stage) => {
      if (stage.events.length > 0) await seeClosed(stage)
      else expect(await dialog(stage).count()).toBe(0)
    },
    choosing: seeChoosing,
    naming: seeNaming,
    creating: (stage) => seeBusy(stage, 'Création...'),
    adding: (stage) => seeBusy(stage, 'Ajout...'),
  },
  unreachable: {
    'dialog.open → failure.dismiss: choosing': 'There is no failure to close.',
    'dialog.open → creation.open → failure.dismiss: naming': 'There is no failure to close.',
  },
})
