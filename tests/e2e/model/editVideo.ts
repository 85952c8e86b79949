import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { editVideoMachine } from '../../../src/machines/content/editVideo/editVideoMachine.ts'
import { routes } from '../../../src/shared/routes.ts'
import { editVideoFixtures, video as edited } from '../../machines/content/editVideo/fixtures.ts'
import { failureMessageOf, seeText } from './answers.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import { refusals, refuse } from './heldRequests.ts'
import type { Stage } from './stage.ts'
import { deleteRecords, sendVideo, storedRecords } from './uploadRecords.ts'
import { failureCodeOf, isStored, media, ownVideo, refuseAttempts, refuseBytes, sendBytes, transferAddresses } from './uploadMedia.ts'

type Parties = Pick<Stage, 'site' | 'viewer'>

/** A video of the viewer’s own, with a file, as the fixture has it. */
async function addVideo({ site, viewer }: Parties): Promise<void> {
  const { title, description, visibility } = edited
  // Only answers have it.
  const { hasPassword: _hasPassword, ...details } = edited.details
  const input = { title, description, visibility, hashtags: [...edited.hashtags], details, idempotencyKey: crypto.randomUUID() }
  const answer = await fetch(`${site.site.network.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${viewer.token}` },
    body: JSON.stringify({
      query: 'mutation Add($input: CreateContentInput!) { createContent(input: $input) { id } }',
      variables: { input },
    }),
  })
  const created = z.object({ data: z.object({ createContent: z.object({ id: z.string() }) }) }).parse(await answer.json())
  await sendVideo({ site, viewer }, created.data.createContent.id)
}

/** The video that each path chooses. */
const chosen = new WeakMap<object, Buffer>()

const typesOf = ({ events }: Stage): string[] => events.map(({ type }) => type)
const has = (stage: Stage, type: string): boolean => typesOf(stage).includes(type)
const dialog = ({ page }: Stage): Locator => page.getByRole('dialog', { name: 'Modifier la vidéo' })
const button = (stage: Stage, name: string | RegExp): Locator => dialog(stage).getByRole('button', { name, exact: true })
const question = ({ page }: Stage): Locator => page.getByRole('alertdialog')
const title = (stage: Stage): Locator => dialog(stage).getByRole('textbox', { name: 'Titre' })
const keyword = (stage: Stage): Locator => dialog(stage).locator('[name="keyword"]')
const removal = (stage: Stage): Locator => button(stage, 'Retirer neuf')
const dismissal = (stage: Stage): Locator => dialog(stage).getByRole('alert').getByRole('button', { name: 'Fermer' })
const bar = (stage: Stage): Locator => dialog(stage).getByRole('progressbar')
const pass = async ({ requests }: Stage, actorId: string): Promise<void> => (await requests.next(actorId)).pass()

/** What the next step of the path makes of a file. */
const isRefused = ({ path, events }: Stage): boolean => failureCodeOf(path.steps[events.length + 1]?.event) !== null

async function choose(stage: Stage, kind: string, name: string): Promise<void> {
  const { notes, thumbnail, fake } = await media()
  const video = await ownVideo()
  chosen.set(stage.path, video.buffer)
  const file = name === 'notes.txt' ? notes : kind === 'thumbnail' ? thumbnail : isRefused(stage) ? fake : video
  await dialog(stage).locator(`input[type="file"][name="${kind}"]`).setInputFiles(file)
}

/** A form that is saved is changed before: without that, what is stored would be the same whether it was saved or not. */
async function submit(stage: Stage): Promise<void> {
  if (!has(stage, 'form.change')) await title(stage).fill('Récolter')
  await button(stage, 'Sauvegarder').click()
}

async function seeStored(stage: Stage): Promise<void> {
  const isSaved = has(stage, 'xstate.done.actor.saveTexts')
  const [record, ...others] = await storedRecords(stage)
  expect(others).toEqual([])
  expect([record?.title, record?.hashtags.toSorted()]).toEqual([isSaved ? 'Récolter' : 'Semer', edited.hashtags.toSorted()])
  const video = chosen.get(stage.path)
  if (video) expect(await isStored(stage, video)).toBe(isTransferred(stage))
}
const isTransferred = (stage: Stage): boolean =>
  stage.events.some((event) => event.type === 'xstate.done.actor.transfer' && failureCodeOf(event) === null)

async function seeMessage(stage: Stage): Promise<void> {
  const last = stage.events.at(-1)
  const code = failureCodeOf(last)
  if (code === 'UNSUPPORTED_VIDEO') return seeText(stage, `vacances.mp4\u00a0: ${refusals.UNSUPPORTED_VIDEO}`)
  if (code === 'TRUNCATED_VIDEO') return seeText(stage, `vacances.mp4\u00a0: ${refusals.TRUNCATED_VIDEO}`)
  const message = last?.type === 'xstate.error.actor.saveTexts' ? 'Le titre est requis' : failureMessageOf(last)
  if (message !== null) await seeText(stage, message)
}

async function seeClosed(stage: Stage): Promise<void> {
  await dialog(stage).waitFor({ state: 'detached' })
  if (has(stage, 'xstate.done.actor.saveTexts')) await seeText(stage, 'Vidéo mise à jour avec succès')
  await seeStored(stage)
}

describeInChromium('The dialog that edits a video', {
  machine: editVideoMachine,
  fixtures: editVideoFixtures,
  mutations: { saveTexts: 'UpdateContent' },
  queries: { refetchVideo: 'OwnContent' },
  addresses: transferAddresses,
  answeredInPage: ['checkFile'],
  canHappen: (event) => {
    if ('video' in event) return JSON.stringify(event.video) === JSON.stringify(edited)
    // Every keyword that can be removed is there.
    return !('keyword' in event && event.keyword === 'absent')
  },
  arrange: async (stage) => {
    await deleteRecords(stage)
    await addVideo(stage)
    return { path: routes.dashboard, isSignedIn: true }
  },
  do: {
    'video.edit': {
      act: async (_, stage) => {
        await stage.page.getByRole('button', { name: /^Modifier .*Semer/ }).click()
        await dialog(stage).waitFor()
      },
    },
    'form.change': {
      act: ({ patch }, stage) => (patch.title === undefined ? keyword(stage).fill(patch.keyword ?? '') : title(stage).fill(patch.title)),
    },
    'keyword.add': { act: (_, stage) => button(stage, 'Ajouter').click(), control: (stage) => button(stage, 'Ajouter') },
    'keyword.remove': { act: (_, stage) => removal(stage).click(), control: removal },
    'file.choose': { act: ({ kind, file }, stage) => choose(stage, kind, file.name) },
    'file.forget': {
      act: (_, stage) => button(stage, 'Retirer vacances.mp4').click(),
      control: (stage) => button(stage, 'Retirer vacances.mp4'),
    },
    'form.submit': { act: (_, stage) => submit(stage) },
    'sending.cancel': { act: (_, stage) => button(stage, 'Annuler l’envoi').click() },
    'failure.dismiss': { act: (_, stage) => dismissal(stage).click(), control: dismissal },
    'dialog.close': { act: (_, stage) => button(stage, 'Annuler').click() },
    'changes.discard': { act: (_, stage) => question(stage).getByRole('button', { name: 'Abandonner' }).click() },
    'changes.keep': { act: (_, stage) => question(stage).getByRole('button', { name: 'Continuer' }).click() },
    'transfer.changed': {
      act: async ({ phase }, stage) => {
        if (phase !== 'waitingToRetry') return pass(stage, 'openUpload')
        await refuseAttempts(stage, dialog(stage))
      },
    },
    'upload.opened': { act: (_, stage) => pass(stage, 'openUpload') },
    'transfer.progressed': { act: (_, stage) => pass(stage, 'openUpload') },
  },
  causes: {
    'xstate.error.actor.saveTexts': async ({ requests }) =>
      (await requests.next('saveTexts')).answer(
        JSON.stringify({
          errors: [
            {
              message: 'Veuillez corriger les erreurs',
              extensions: { code: 'INVALID_INPUT', fields: { title: 'Le titre est requis' }, requestId: 'model' },
            },
          ],
          data: null,
        }),
      ),
    // One that is not tried again.
    'xstate.error.actor.refetchVideo': async ({ requests }) => refuse(await requests.next('refetchVideo'), 'FORBIDDEN'),
    'xstate.done.actor.transfer': async (stage, event) => {
      if (failureCodeOf(event) !== null) return refuseBytes(stage, 422, 'TRUNCATED_VIDEO')
      await sendBytes(stage)
      await pass(stage, 'finishUpload')
    },
  },
  unreachable: {
    'video.edit → file.forget: open.editing': 'No file is chosen yet.',
    'video.edit → keyword.remove → keyword.remove: open.editing': 'A removed keyword is not there any more.',
    'video.edit → form.change → keyword.add → keyword.add: open.editing': 'Ten keywords are all that a video has.',
    'video.edit → failure.dismiss: open.editing': 'There is no message yet.',
  },
  impossible: {
    'video.edit → file.choose → error checkFile: open.editing':
      'The file transfer ends a check with every failure of the disk; only an error in its own code would stop it.',
    'video.edit → file.choose → done checkFile → form.submit → done saveTexts → error transfer: open.editing':
      'The file transfer ends with every failure of the network; only an error in its own code would stop it.',
    'video.edit → file.choose → done checkFile → form.submit → done saveTexts → file.sent: open.sending.transferring':
      'The transfer ends with its last file.',
  },
  undrawn: ['open.checking'],
  see: {
    closed: seeClosed,
    'open.editing': async (stage) => {
      await question(stage).waitFor({ state: 'hidden' })
      await eventually(() => title(stage).isEnabled(), true)
      await seeMessage(stage)
      await seeStored(stage)
      // The request that was given up stays held.
      expect(stage.requests.countWaiting()).toBe(has(stage, 'sending.cancel') ? 1 : 0)
    },
    // A small file is read faster than anybody can look.
    'open.checking': async () => undefined,
    'open.confirmingDiscard': (stage) => question(stage).getByText('elles seront perdues').waitFor(),
    'open.saving': async (stage) => {
      await eventually(() => bar(stage).getAttribute('aria-valuenow'), '30')
      await seeStored(stage)
    },
    'open.sending.transferring': async (stage) => {
      await dialog(stage).getByText('Envoi de la vidéo').waitFor()
      await eventually(() => bar(stage).getAttribute('aria-valuenow'), '50')
      await button(stage, 'Annuler l’envoi').waitFor()
      await seeStored(stage)
    },
    'open.sending.waitingToRetry': (stage) => dialog(stage).getByText('Envoi interrompu, nouvel essai dans un instant').waitFor(),
    'open.refetching': async (stage) => {
      await eventually(() => bar(stage).getAttribute('aria-valuenow'), '95')
      await seeStored(stage)
    },
  },
})
