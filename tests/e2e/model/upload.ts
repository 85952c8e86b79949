import type { Locator } from 'playwright-core'
import type { EventObject } from 'xstate'
import { uploadMachine } from '../../../src/machines/upload/upload/uploadMachine.ts'
import { uploadFixtures } from '../../machines/upload/upload/fixtures.ts'
import { describeInChromium } from './describeInChromium.ts'
import { deleteDatabases, holdDrafts, releaseDrafts } from './draftStore.ts'
import { holdFileReads, releaseFileReads } from './fileReads.ts'
import { refuse } from './heldRequests.ts'
import type { Stage } from './stage.ts'
import { codeOf } from './steps.ts'
import { see } from './uploadLooks.ts'
import { failureCodeOf, media, ownVideo, refuseAttempts, refuseBytes, refuseRest, sendBytes, transferAddresses } from './uploadMedia.ts'
import { beginUploads, first, videos } from './uploadStart.ts'
import { button, cancelButton, confirm, discardButton, dismissal, has, publishButton, removal, section, title } from './uploadScreen.ts'

/** Milliseconds that a person is kept waiting at most (docs/architecture.md, «Nothing waits for ever»). */
const longestWait = 30_000

const pass = async ({ requests }: Stage, actorId: string): Promise<void> => (await requests.next(actorId)).pass()
const passTime = ({ page }: Stage): Promise<void> => page.clock.fastForward(longestWait)
/** The page looks the same in the state before: the limit is that of the request which has come. */
const leaveUnanswered =
  (actorId: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.requests.next(actorId)
    await passTime(stage)
  }
const press = (locate: (stage: Stage) => Locator) => ({ control: locate, act: (_: unknown, stage: Stage) => locate(stage).click() })
const named = (name: string) => press((stage) => button(stage, name))

/** A file can be sent once its record is there. */
async function passRecord(stage: Stage): Promise<void> {
  if (!has(stage, 'content.created') && !has(stage, 'upload.opened')) await pass(stage, 'createContent')
}

/** The field shows either the chosen file or the input, so that another file is chosen in two steps. */
async function choose(stage: Stage, name: 'Fichier vidéo' | 'Miniature', fileName: string): Promise<void> {
  const { notes, thumbnail, fake } = await media()
  const next = stage.path.steps[stage.events.length + 1]?.event
  const isRefused = failureCodeOf(next) !== null || next?.type === 'xstate.error.actor.matchFile'
  const video = isRefused ? fake : (videos.get(stage.path) ?? (await ownVideo()))
  const file = fileName === 'notes.txt' ? notes : name === 'Miniature' ? thumbnail : video
  if ((await removal(stage, name).count()) > 0) await removal(stage, name).click()
  await holdFileReads(stage.page)
  await section(stage, name).locator('input[type="file"]').setInputFiles(file)
}

/** Ends the transfer as the server does. */
async function endTransfer(stage: Stage, code: string | null): Promise<void> {
  const { requests } = stage
  if (code === 'STORAGE_FULL' || code === 'QUOTA_EXCEEDED') return refuse(await requests.next('createContent'), code)
  if (code === 'API_UNAVAILABLE') {
    await passRecord(stage)
    return refuseAttempts(stage, stage.page.getByRole('main'), 6)
  }
  if (!has(stage, 'file.sent')) {
    await passRecord(stage)
    if (code !== null) return refuseBytes(stage, 415, 'UNSUPPORTED_VIDEO')
    await sendBytes(stage)
    await pass(stage, 'finishUpload')
  }
  // What is sent cannot be refused any more: then it is the next file.
  if (code !== null) return refuseRest(await requests.next('sendThumbnail'), 415, 'UNSUPPORTED_IMAGE')
  await holdDrafts(stage.page)
  await pass(stage, 'sendThumbnail')
}

/** Of this page alone: its browser profile and the other paths keep theirs. */
async function loseConnection({ page }: Stage): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
}

const isIn = (snapshot: { matches: unknown; value: unknown }, state: string): boolean => JSON.stringify(snapshot.value) === state

/** What the page itself does, in the order in which a transfer does it; what the queue tells its uploads is walked through in its model. */
function canHappen(
  event: EventObject,
  { snapshot }: { snapshot: { matches: unknown; value: unknown; context: { video?: unknown } } },
): boolean {
  if (/^(session\.|network\.|draft\.keep)/.test(event.type)) return false
  // Without a file the publication ends with its record: see youTube.test.ts.
  if (/^(content\.created|xstate\.(done|error)\.actor\.transfer)$/.test(event.type) && snapshot.context.video === null) return false
  if (event.type === 'content.created') return isIn(snapshot, '{"publishing":"creating"}')
  if (event.type === 'upload.opened' || event.type === 'transfer.progressed') return isIn(snapshot, '{"publishing":"sending"}')
  if (event.type === 'file.sent') return isIn(snapshot, '{"publishing":"finishing"}')
  if ('isSignedIn' in event) return event.isSignedIn === true
  // The queue gives the turn once.
  return event.type !== 'turn.given' || isIn(snapshot, '"queued"')
}

const notOfThePage = (names: readonly string[], reason: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]))

const release = ({ page }: Stage): Promise<void> => releaseDrafts(page)
const deleteStore = ({ page }: Stage): Promise<void> => deleteDatabases(page)

describeInChromium('The upload of a video', {
  machine: uploadMachine,
  fixtures: uploadFixtures,
  mutations: { createContent: 'CreateContent', deleteContent: 'DeleteContent' },
  addresses: transferAddresses,
  canHappen,
  arrange: (stage, path) => beginUploads(stage, uploadFixtures.inputs.find((input) => input === path.input)?.stored ?? null),
  do: {
    'form.change': {
      control: title,
      act: async ({ patch }, stage) => {
        await title(stage).fill('')
        await title(stage).fill(patch.title ?? '')
      },
    },
    'video.choose': { act: ({ file }, stage) => choose(stage, 'Fichier vidéo', file.name) },
    'thumbnail.choose': { act: ({ file }, stage) => choose(stage, 'Miniature', file.name) },
    'video.remove': press((stage) => removal(stage, 'Fichier vidéo')),
    'thumbnail.remove': press((stage) => removal(stage, 'Miniature')),
    'draft.save': {
      control: (stage) => button(stage, 'Sauvegarder en brouillon'),
      act: async (_, stage) => {
        await holdDrafts(stage.page)
        await button(stage, 'Sauvegarder en brouillon').click()
      },
    },
    'draft.discard': {
      control: discardButton,
      act: async (_, stage) => {
        await holdDrafts(stage.page)
        await confirm(stage, discardButton(stage), 'Effacer le brouillon')
      },
    },
    'failure.dismiss': press(dismissal),
    'upload.publish': press(publishButton),
    'upload.retry': named('Réessayer'),
    'upload.pause': named('Mettre en pause'),
    'upload.resume': named('Reprendre l’envoi'),
    'upload.cancel': {
      control: cancelButton,
      act: async (_, stage) => {
        const label = (await cancelButton(stage).textContent()) ?? ''
        if (label === 'Annuler le remplacement') await holdDrafts(stage.page)
        // The attempt that is under way is given up.
        stage.requests.forget()
        await confirm(stage, cancelButton(stage), label)
      },
    },
    'turn.given': { act: (_, { page }) => page.getByRole('button', { name: `Mettre en pause : ${first}` }).click() },
    'transfer.changed': {
      act: async ({ phase }, stage) => {
        if (phase === 'creatingContent') return
        if (phase === 'offline') return loseConnection(stage)
        await passRecord(stage)
        if (phase === 'finishing') await sendBytes(stage)
        if (phase === 'waitingToRetry') await refuseAttempts(stage, stage.page.getByRole('main'))
      },
    },
    'transfer.progressed': { act: (_, stage) => pass(stage, 'openUpload') },
    'upload.opened': { act: (_, stage) => pass(stage, 'openUpload') },
    'content.created': { act: (_, stage) => passRecord(stage) },
    'file.sent': { act: (_, stage) => pass(stage, 'finishUpload') },
  },
  causes: {
    'xstate.done.actor.saveDraft': release,
    'xstate.error.actor.saveDraft': deleteStore,
    'xstate.after.answerLimit.upload.savingDraft': passTime,
    'xstate.done.actor.discardDraft': release,
    'xstate.error.actor.discardDraft': deleteStore,
    'xstate.after.answerLimit.upload.discardingDraft': passTime,
    'xstate.done.actor.discardPublishedDraft': release,
    'xstate.error.actor.discardPublishedDraft': deleteStore,
    'xstate.after.answerLimit.upload.published': passTime,
    'xstate.done.actor.checkFile': ({ page }) => releaseFileReads(page),
    'xstate.done.actor.matchFile': ({ page }) => releaseFileReads(page),
    'xstate.error.actor.matchFile': ({ page }) => releaseFileReads(page),
    'xstate.after.answerLimit.upload.interrupted.matchingFile': passTime,
    'xstate.done.actor.transfer': (stage, event) => endTransfer(stage, failureCodeOf(event)),
    'xstate.done.actor.findContent': (stage) => pass(stage, 'createContent'),
    'xstate.error.actor.findContent': async ({ requests }) => refuse(await requests.next('createContent'), 'API_UNAVAILABLE'),
    'xstate.after.answerLimit.upload.cancelling.findingContent': leaveUnanswered('createContent'),
    'xstate.done.actor.deleteContent': (stage) => pass(stage, 'deleteContent'),
    'xstate.error.actor.deleteContent': async ({ requests }, event) =>
      refuse(
        await requests.next('deleteContent'),
        codeOf('error' in event ? event.error : null) === 'CONTENT_NOT_FOUND' ? 'CONTENT_NOT_FOUND' : 'API_UNAVAILABLE',
      ),
    'xstate.after.answerLimit.upload.cancelling.deletingContent': leaveUnanswered('deleteContent'),
  },
  see,
  unmet: {
    ...notOfThePage(
      [
        'upload: session.ended → upload.ended',
        'upload: session.endedElsewhere → upload.ended',
        'upload.editing: session.endedElsewhere [isWorthKeeping] → upload.keepingWork',
        'upload.editing: session.endedElsewhere [isWorthKeeping] → upload.keepingWork, refused',
        'upload.savingDraft: session.endedElsewhere → upload.keepingWork',
        'upload.keepingWork: xstate.done.actor.keepWork → upload.ended',
        'upload.keepingWork: xstate.error.actor.keepWork → upload.ended',
        'upload.keepingWork: xstate.after.answerLimit.upload.keepingWork → upload.ended',
        'upload.interrupted: session.endedElsewhere → upload.keepingWork',
        'upload.queued: session.endedElsewhere → upload.keepingWork',
        'upload.publishing: session.endedElsewhere → upload.keepingWork',
        'upload.paused: session.endedElsewhere → upload.keepingWork',
        'upload.cancelling: session.endedElsewhere → upload.keepingWork',
      ],
      'The end of a session reaches all uploads through their queue: see uploadQueue.ts.',
    ),
    ...notOfThePage(
      [
        'upload.editing: draft.keep [isWorthKeeping] → no move',
        'upload.editing: draft.keep [isWorthKeeping] → no move, refused',
        'upload.queued: draft.keep → no move',
        'upload.publishing: draft.keep → no move',
        'upload.paused: draft.keep → no move',
        'upload.cancelling: draft.keep → no move',
        'upload.editing.settled: upload.publish [isSignedOut] → no move',
      ],
      'A session that lapses reaches all uploads through their queue: see uploadQueue.ts.',
    ),
    'upload.editing: video.choose [isVideoChangeable] → upload.editing.settled, refused':
      'Of a video on YouTube alone: see youTube.test.ts.',
    ...notOfThePage(
      [
        'upload.editing.settled.failed: network.recovered [isTemporaryFailure] → upload.queued',
        'upload.editing.settled.failed: network.recovered [isTemporaryFailure] → upload.queued, refused',
        'upload.publishing: network.lost → no move',
        'upload.publishing: network.recovered → no move',
      ],
      'resumableUpload.test.ts loses the network and the server themselves.',
    ),
  },
  unreachable: {
    'upload.cancel: editing.settled.draftSaved': 'Nothing was made on the server that could be cancelled.',
    'failure.dismiss: editing.settled.draftSaved': 'No failure is shown.',
    'upload.publish → turn.given → failure.dismiss: publishing.creating': 'No failure is shown.',
    'video.choose → video.remove: editing.settled.ready': 'The refused video is not there any more.',
    'thumbnail.choose → thumbnail.remove: editing.settled.ready': 'The refused picture is not there any more.',
    'draft.discard: editing.settled.ready': 'The form is empty.',
    'failure.dismiss: interrupted.fileMissing': 'No failure is shown.',
    'upload.publish → turn.given → transfer.changed → file.sent → done transfer → form.change: editing.settled.ready':
      'The texts are locked once the server has a file.',
  },
  impossible: {
    'video.choose → error checkFile: editing.settled.ready':
      'The file transfer ends a check with every failure of the disk; only an error in its own code would stop it.',
    'upload.publish → turn.given → error transfer: editing.settled.failed':
      'The file transfer ends with every failure of the network; only an error in its own code would stop it.',
  },
})
