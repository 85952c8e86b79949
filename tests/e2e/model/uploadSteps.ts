import type { EventObject } from 'xstate'
import type { uploadMachine } from '../../../src/machines/upload/upload/uploadMachine.ts'
import type { Draft } from '../../../src/machines/upload/upload/types.ts'
import type { Path } from '../../support/model/paths.ts'
import { findConnection, loseConnection, loseServer, slowUpload, watchProbes } from './connection.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { deleteDatabases, holdDrafts, releaseDrafts, type SeededDraft } from './draftStore.ts'
import { holdFileReads, releaseFileReads } from './fileReads.ts'
import { refuse, refuseFile } from './heldRequests.ts'
import { signInElsewhere, signOutElsewhere } from './otherTab.ts'
import type { Stage } from './stage.ts'
import {
  button,
  cancelButton,
  choose,
  confirm,
  deleteRecords,
  discardButton,
  dismissal,
  failureOf,
  media,
  publishButton,
  removal,
  step,
  title,
} from './uploadForm.ts'

type Model = ChromiumModel<typeof uploadMachine>

/** Milliseconds that a person is kept waiting at most (docs/architecture.md, «Nothing waits for ever»). */
const longestWait = 30_000

/** Failures in a row that are retried without being asked; the next one ends the publication. */
const retried = 5

/** What a proxy says while the server behind it does not answer. */
const proxyPage = '<h1>503 Service Unavailable</h1>'

const typesOf = ({ events }: Stage): string[] => events.map(({ type }) => type)
const hasHappened = (stage: Stage, type: string): boolean => typesOf(stage).includes(type)
const pass = async ({ requests }: Stage, actorId: string): Promise<void> => (await requests.next(actorId)).pass()
const passTime = ({ page }: Stage): Promise<void> => page.clock.fastForward(longestWait)

/** A file can be sent once its record is made. */
async function passRecord(stage: Stage): Promise<void> {
  if (!hasHappened(stage, 'content.created') && !hasHappened(stage, 'file.sent')) await pass(stage, 'createContent')
}

/** After as many refusals the next attempt is so far away that the person can act before it. */
async function refuseAttempts(stage: Stage, attempt: string, times: number, refuseNext: () => Promise<void>): Promise<void> {
  const { page } = stage
  const probes = watchProbes(page)
  for (let number = 1; number <= times; number += 1) {
    await step(stage, attempt).waitFor()
    await refuseNext()
    if (number === times) return
    await step(stage, 'Envoi interrompu, nouvel essai dans un instant').waitFor()
    await probes.answered()
    await page.clock.fastForward(1_000 * 2 ** (number - 1))
  }
}

async function endTransfer(stage: Stage, failure: { code: string } | null): Promise<void> {
  const { page, requests } = stage
  if (failure === null) {
    await holdDrafts(page)
    for (const actorId of ['createContent', 'sendVideo', 'sendThumbnail']) await pass(stage, actorId)
  } else if (failure.code === 'UNSUPPORTED_VIDEO') {
    await passRecord(stage)
    // What is sent cannot be refused any more: then it is the next file.
    const isVideoSent = hasHappened(stage, 'file.sent')
    await refuseFile(
      await requests.next(isVideoSent ? 'sendThumbnail' : 'sendVideo'),
      isVideoSent ? 'UNSUPPORTED_IMAGE' : 'UNSUPPORTED_VIDEO',
    )
  } else if (failure.code === 'API_UNAVAILABLE') {
    await refuseAttempts(stage, 'Création de la vidéo', retried + 1, async () =>
      refuse(await requests.next('createContent'), 'API_UNAVAILABLE'),
    )
  } else {
    await refuse(await requests.next('createContent'), 'STORAGE_FULL')
  }
}

/** The server ends the session of the page, which learns it from its next request. */
async function endSession(stage: Stage): Promise<void> {
  await stage.site.endSession(stage.viewer)
  await stage.page.getByRole('banner').locator('input').first().fill('mer')
  await stage.page.getByText('Votre session a expiré, reconnectez-vous').waitFor()
}

async function signIn(stage: Stage): Promise<void> {
  const { site, viewer } = stage
  if (!hasHappened(stage, 'session.started') || hasHappened(stage, 'session.endedElsewhere')) return signInElsewhere(stage, viewer)
  await signInElsewhere(stage, { ...viewer, token: await site.logIn(viewer) })
}

async function changeAccountElsewhere(stage: Stage): Promise<void> {
  if (hasHappened(stage, 'session.endedElsewhere')) return signInElsewhere(stage, stage.site.creator)
  return signOutElsewhere(stage)
}

const isDraft = (output: unknown): output is Draft => typeof output === 'object' && output !== null && 'form' in output
const outputOf = (event: EventObject): unknown => ('output' in event ? event.output : null)

async function seededFrom({ viewer }: Stage, output: unknown): Promise<SeededDraft | null> {
  if (!isDraft(output)) return null
  const { video, thumbnail } = await media()
  const fileOf = ({ name, mimeType, buffer }: typeof video) => ({ name, type: mimeType, base64: buffer.toString('base64') })
  return { owner: viewer.uuid, form: output.form, video: fileOf(video), thumbnail: fileOf(thumbnail) }
}

const isRefusedIn = ({ steps }: Path): boolean =>
  steps.some(({ event }) => event.type === 'xstate.done.actor.checkFile' && failureOf(event) !== null)

export const doers: Model['do'] = {
  'session.started': {
    act: async (_, stage) => {
      await holdDrafts(stage.page)
      await signIn(stage)
    },
  },
  'session.ended': {
    control: ({ page }) => page.getByRole('button', { name: 'Se déconnecter' }),
    act: async (_, { page }) => page.getByRole('button', { name: 'Se déconnecter' }).click(),
  },
  'session.endedElsewhere': {
    // Signed in here means signed in there.
    control: ({ page }) => page.getByRole('button', { name: 'Se déconnecter' }),
    act: async (_, stage) => {
      await holdDrafts(stage.page)
      await changeAccountElsewhere(stage)
    },
  },
  'form.change': {
    control: title,
    act: async ({ patch }, stage) => {
      await title(stage).fill('')
      await title(stage).fill(patch.title ?? '')
    },
  },
  'video.choose': {
    act: async ({ file }, stage) => {
      const { notes, video, fake } = await media()
      await holdFileReads(stage.page)
      await choose(stage, 'Fichier vidéo', file.name === 'notes.txt' ? notes : isRefusedIn(stage.path) ? fake : video)
    },
  },
  'thumbnail.choose': {
    act: async ({ file }, stage) => {
      const { notes, thumbnail } = await media()
      await holdFileReads(stage.page)
      await choose(stage, 'Miniature', file.name === 'notes.txt' ? notes : thumbnail)
    },
  },
  'video.remove': { control: (stage) => removal(stage, 'Fichier vidéo'), act: (_, stage) => removal(stage, 'Fichier vidéo').click() },
  'thumbnail.remove': { control: (stage) => removal(stage, 'Miniature'), act: (_, stage) => removal(stage, 'Miniature').click() },
  'draft.save': {
    act: async (_, stage) => {
      await holdDrafts(stage.page)
      await button(stage, 'Sauvegarder en brouillon').click()
    },
  },
  'draft.keep': {
    act: async (_, stage) => {
      await deleteDatabases(stage.page)
      await endSession(stage)
    },
  },
  'draft.discard': {
    control: discardButton,
    act: async (_, stage) => {
      await holdDrafts(stage.page)
      await confirm(stage, discardButton(stage), 'Effacer le brouillon')
    },
  },
  'failure.dismiss': {
    control: dismissal,
    act: async (_, stage) => {
      // The sign-in that the failure led to is left again.
      if (new URL(stage.page.url()).pathname === '/login') await stage.page.goBack()
      await dismissal(stage).click()
    },
  },
  'upload.publish': {
    act: async ({ isSignedIn }, stage) => {
      if (!isSignedIn) await endSession(stage)
      await publishButton(stage).click()
    },
  },
  'upload.retry': { control: (stage) => button(stage, 'Réessayer'), act: (_, stage) => button(stage, 'Réessayer').click() },
  'upload.cancel': {
    control: cancelButton,
    act: (_, stage) => confirm(stage, cancelButton(stage), 'Annuler la mise en ligne'),
  },
  'transfer.changed': {
    act: async ({ phase }, stage) => {
      if (phase !== 'waitingToRetry') return
      await passRecord(stage)
      await refuseAttempts(stage, 'Envoi de la vidéo', retried, async () => (await stage.requests.next('sendVideo')).answer(proxyPage, 503))
    },
  },
  'transfer.progressed': {
    act: async (_, stage) => {
      await slowUpload(stage.page, 20_000)
      await passRecord(stage)
      await pass(stage, 'sendVideo')
    },
  },
  'content.created': { act: (_, stage) => passRecord(stage) },
  'file.sent': {
    act: async (_, stage) => {
      await passRecord(stage)
      await pass(stage, 'sendVideo')
    },
  },
  'network.lost': { act: (_, { page }) => loseConnection(page) },
  'server.lost': {
    act: async (_, { page, requests }) => {
      await loseServer(page)
      await (await requests.next('createContent')).abort()
    },
  },
  'network.recovered': {
    act: async (_, stage) => {
      const { page, requests } = stage
      // The attempt that was under way is given up.
      if (typesOf(stage).at(-1) === 'upload.publish') await requests.next('createContent')
      await loseConnection(page)
      await page.getByText('Vous êtes hors ligne').waitFor()
      await findConnection(page)
    },
  },
}

const release = ({ page }: Stage): Promise<void> => releaseDrafts(page)
const deleteStore = ({ page }: Stage): Promise<void> => deleteDatabases(page)

export const causes: NonNullable<Model['causes']> = {
  'xstate.done.actor.loadDraft': async (stage, event) => releaseDrafts(stage.page, await seededFrom(stage, outputOf(event))),
  'xstate.error.actor.loadDraft': deleteStore,
  'xstate.after.answerLimit.upload.loadingDraft': passTime,
  'xstate.done.actor.saveDraft': release,
  'xstate.error.actor.saveDraft': deleteStore,
  'xstate.after.answerLimit.upload.savingDraft': passTime,
  'xstate.done.actor.keepWork': release,
  'xstate.error.actor.keepWork': deleteStore,
  'xstate.after.answerLimit.upload.keepingWork': passTime,
  'xstate.done.actor.discardDraft': release,
  'xstate.error.actor.discardDraft': deleteStore,
  'xstate.after.answerLimit.upload.discardingDraft': passTime,
  'xstate.done.actor.discardPublishedDraft': release,
  'xstate.error.actor.discardPublishedDraft': deleteStore,
  'xstate.after.answerLimit.upload.published': passTime,
  'xstate.done.actor.checkFile': ({ page }) => releaseFileReads(page),
  'xstate.done.actor.transfer': (stage, event) => endTransfer(stage, failureOf(event)),
  // The record that the publication was creating is made in spite of the cancel.
  'xstate.done.actor.findContent': async (stage) => {
    await pass(stage, 'createContent')
    await pass(stage, 'createContent')
  },
  'xstate.error.actor.findContent': async ({ requests }) => {
    await requests.next('createContent')
    await refuse(await requests.next('createContent'), 'API_UNAVAILABLE')
  },
  'xstate.after.answerLimit.upload.cancelling.findingContent': passTime,
  'xstate.done.actor.deleteContent': (stage) => pass(stage, 'deleteContent'),
  'xstate.error.actor.deleteContent': async (stage, event) => {
    const request = await stage.requests.next('deleteContent')
    const isGone =
      'error' in event &&
      typeof event.error === 'object' &&
      event.error !== null &&
      'code' in event.error &&
      event.error.code === 'CONTENT_NOT_FOUND'
    if (!isGone) return refuse(request, 'API_UNAVAILABLE')
    // In another tab.
    await deleteRecords(stage)
    await request.pass()
  },
  'xstate.after.answerLimit.upload.cancelling.deletingContent': passTime,
}
