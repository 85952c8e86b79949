import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { uploadQueueMachine } from '../../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import { routes } from '../../../src/shared/routes.ts'
import { draft } from '../../machines/upload/upload/fixtures.ts'
import { uploadQueueFixtures } from '../../machines/upload/uploadQueue/fixtures.ts'
import { seeSignInForm } from './answers.ts'
import { signInElsewhere, signOutElsewhere } from './browserTabs.ts'
import { describeInChromium } from './describeInChromium.ts'
import { deleteDatabases, holdDrafts, keptTitles, leaveUploads, releaseDrafts } from './draftStore.ts'
import { eventually } from './eventually.ts'
import type { Stage } from './stage.ts'
import { media, ownVideo, sendBytes, transferAddresses } from './uploadMedia.ts'
import { deleteRecords, storedRecords } from './uploadRecords.ts'
import { has, publishButton, step, title } from './uploadScreen.ts'
import { withFiles } from './uploadStart.ts'

/** Milliseconds that a person is kept waiting at most (docs/architecture.md, «Nothing waits for ever»). */
const longestWait = 30_000

const list = ({ page }: Stage): Locator => page.getByRole('region', { name: /^Mises en ligne/ })
const titled = (stage: Stage): Locator => list(stage).getByRole('button', { name: 'Mes vacances', exact: true })
const later = (stage: Stage): Locator => list(stage).getByRole('button', { name: 'Envoyer plus tard : Mes vacances' })
const dismissal = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Retirer de la liste : Mes vacances' })
const signOut = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Se déconnecter' }).first()
const last = ({ events }: Stage): EventObject | undefined => events.at(-1)
const pass = async ({ requests }: Stage, actorId: string): Promise<void> => (await requests.next(actorId)).pass()

/** Whether the path’s page finds a draft. */
const hasDraft = ({ path }: Pick<Stage, 'path'>): boolean =>
  path.steps.some(({ event }) => 'output' in event && Array.isArray(event.output) && event.output.length > 0)

async function drop(page: Page): Promise<void> {
  const { name, mimeType, buffer } = (await media()).video
  const transfer = await page.evaluateHandle(
    ({ base64, name, type }) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)], name, { type }))
      return data
    },
    { base64: buffer.toString('base64'), name, type: mimeType },
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}

/** Signs in as this person, or as somebody else, in another tab; what the page then stores and reads waits. */
async function signIn(stage: Stage, userId: string): Promise<void> {
  const { page, site, viewer } = stage
  await holdDrafts(page)
  // A session of their own, which the path may end.
  if (userId !== 'user-ada') return signInElsewhere(stage, { ...site.creator, token: await site.logIn(site.creator) })
  await signInElsewhere(stage, has(stage, 'session.started') ? { ...viewer, token: await site.logIn(viewer) } : viewer)
}

async function endUpload(stage: Stage, outcome: string): Promise<void> {
  const { page } = stage
  if (outcome === 'lost') return deleteDatabases(page)
  if (outcome === 'kept') return releaseDrafts(page)
  await publishButton(stage).click()
  await pass(stage, 'createContent')
  await sendBytes(stage)
  for (const actorId of ['finishUpload', 'sendThumbnail']) await pass(stage, actorId)
}

const isAt = ({ page }: Stage, path: string): boolean => new URL(page.url()).pathname === path

async function seePublished(stage: Stage): Promise<void> {
  await stage.page.getByText('Vidéo uploadée avec succès').first().waitFor()
  const states = async (): Promise<unknown> => (await storedRecords(stage)).map(({ title, media }) => [title, media.state])
  await eventually(states, [['Mes vacances', expect.stringMatching(/^(received|processing|watchable|complete)$/)]])
}

const order = (stage: Stage) => (): Promise<string[]> =>
  list(stage)
    .getByRole('button', { name: /^(Mes vacances|vacances)$/ })
    .allTextContents()

async function seeReady(stage: Stage): Promise<void> {
  const type = last(stage)?.type ?? ''
  if (type === 'published.dismiss') return dismissal(stage).waitFor({ state: 'detached' })
  if (type === 'upload.ended') {
    await seePublished(stage)
    await stage.page.waitForURL('**/dashboard')
    await stage.page.getByRole('region', { name: 'Mises en ligne terminées' }).waitFor()
    return
  }
  if (type === 'upload.changed') return step(stage, 'Création de la vidéo').waitFor()
  // After a publication the empty form takes the video.
  const added = has(stage, 'upload.add') && !has(stage, 'upload.ended')
  const shown = type === 'upload.add' || type === 'upload.move' ? 'vacances' : hasDraft(stage) ? 'Mes vacances' : ''
  await eventually(() => title(stage).inputValue(), shown)
  if (added) await eventually(order(stage), type === 'upload.move' ? ['vacances', 'Mes vacances'] : ['Mes vacances', 'vacances'])
  if (type === 'draft.keep') {
    await stage.page.getByText('Votre session a expiré, reconnectez-vous').waitFor()
    await eventually(() => keptTitles(stage.page), ['Mes vacances'])
  }
}

const elsewhere = (names: readonly string[], reason: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]))

const endsHere = 'La mise en ligne s’arrête ici.'
const kept = `${endsHere} Le formulaire et les fichiers vous attendent à votre prochaine connexion.`
const lost = `${endsHere} Le formulaire et les fichiers n’ont pas pu être gardés.`

function canHappen(
  event: EventObject & { actorId?: unknown; outcome?: { type: string } },
  at: { snapshot: { matches: (state: never) => boolean; context: { uploads: { actorId: string }[]; published: unknown[] } } },
): boolean {
  const { uploads, published } = at.snapshot.context
  const isIn = (state: string): boolean => at.snapshot.matches(state as never)
  const isThere = uploads.some(({ actorId }) => actorId === event.actorId)
  switch (event.type) {
    case 'network.lost':
    case 'network.recovered':
    case 'upload.continue':
      return false
    case 'upload.add':
      return isIn('ready') && uploads.length < 2
    case 'upload.move':
    case 'upload.select':
      return event.actorId === 'upload-1' && uploads.length > 1
    case 'upload.changed':
      return isIn('ready') && isThere && published.length === 0
    case 'upload.ended':
      return isThere && published.length === 0 && (event.outcome?.type === 'published') === isIn('ready')
    default:
      return true
  }
}

describeInChromium('The queue of uploads', {
  machine: uploadQueueMachine,
  fixtures: uploadQueueFixtures,
  mutations: { createContent: 'CreateContent' },
  addresses: transferAddresses,
  canHappen,
  arrange: async (stage) => {
    await deleteRecords(stage)
    const left = hasDraft(stage) ? [await withFiles(draft, await ownVideo(), false)] : []
    return {
      path: routes.upload,
      isSignedIn: false,
      prepare: (page) => leaveUploads(page, stage.site.site.network.url, stage.viewer.uuid, left),
    }
  },
  do: {
    'session.started': { act: ({ userId }, stage) => signIn(stage, userId) },
    'session.ended': {
      control: signOut,
      act: async (_, stage) => {
        await signOut(stage).click()
        // The viewer's next path needs another one.
        await stage.site.endSession(stage.viewer)
      },
    },
    'session.endedElsewhere': {
      control: signOut,
      act: async (_, stage) => {
        if (has(stage, 'xstate.done.actor.loadDrafts')) await holdDrafts(stage.page)
        await signOutElsewhere(stage)
      },
    },
    'draft.keep': {
      act: async (_, { site, viewer, page }) => {
        await site.endSession(viewer)
        await page.getByRole('banner').locator('input').first().fill('mer')
      },
    },
    'upload.add': {
      act: async (_, stage) => {
        if (!isAt(stage, routes.upload)) await stage.page.goBack()
        await title(stage).waitFor()
        await drop(stage.page)
      },
    },
    'upload.select': { act: (_, stage) => titled(stage).click(), control: titled },
    'upload.move': { act: (_, stage) => later(stage).click(), control: later },
    'published.dismiss': { act: (_, stage) => dismissal(stage).click(), control: dismissal },
    'upload.changed': { act: (_, stage) => publishButton(stage).click() },
    'upload.ended': { act: ({ outcome }, stage) => endUpload(stage, outcome.type) },
  },
  causes: {
    'xstate.done.actor.loadDrafts': ({ page }) => releaseDrafts(page),
    'xstate.error.actor.loadDrafts': ({ page }) => deleteDatabases(page),
    'xstate.after.answerLimit.uploadQueue.loading': ({ page }) => page.clock.fastForward(longestWait),
  },
  unreachable: {
    'session.started → done loadDrafts → published.dismiss: ready.settled': 'Nothing is published yet.',
    'session.started → done loadDrafts → upload.ended → upload.add → upload.select: ready.settled':
      'A published upload has no form any more.',
    'session.started → done loadDrafts → upload.ended → upload.add → upload.move: ready.settled':
      'A published upload has no turn any more.',
  },
  impossible: {
    'session.started → done loadDrafts → session.started → upload.ended: loading (3)': 'What was typed is kept, or lost.',
  },
  unmet: {
    ...elsewhere(
      [
        'uploadQueue.loading: upload.add → no move',
        'uploadQueue.loading: upload.continue → no move',
        'uploadQueue.ready: upload.continue → no move',
        'uploadQueue.ready.settled: always [isContinuedHere] → no move',
        'uploadQueue.ready.settled: always [isContinued] → uploadQueue.ready.findingDraft',
        'uploadQueue.ready.settled: always [isDropped] → no move',
        'uploadQueue.ready.findingDraft: xstate.done.actor.findDraft → uploadQueue.ready.settled',
        'uploadQueue.ready.findingDraft: xstate.done.actor.findDraft [isFound] → uploadQueue.ready.settled',
        'uploadQueue.ready.findingDraft: xstate.done.actor.findDraft [isFound] → uploadQueue.ready.settled, refused',
        'uploadQueue.ready.findingDraft: xstate.error.actor.findDraft → uploadQueue.ready.settled',
        'uploadQueue.ready.findingDraft: xstate.after.answerLimit.uploadQueue.ready.findingDraft → uploadQueue.ready.settled',
      ],
      'Other screens ask for it: resume.test.ts and resumableUpload.test.ts do.',
    ),
    ...elsewhere(
      ['uploadQueue.ready: network.lost → no move', 'uploadQueue.ready: network.recovered → no move'],
      'resumableUpload.test.ts loses the network and the server themselves.',
    ),
  },
  see: {
    away: async (stage) => {
      if (last(stage)?.type !== 'session.ended') return seeSignInForm(stage)
      await signOut(stage).waitFor({ state: 'detached' })
      expect(await title(stage).count()).toBe(0)
    },
    loading: async (stage) => {
      const event = last(stage)
      if (event?.type !== 'upload.ended') return stage.page.getByText('Chargement du brouillon...').waitFor()
      const isKept = JSON.stringify(event).includes('"kept"')
      await stage.page
        .getByText(isKept ? kept : lost)
        .first()
        .waitFor()
      // It is somebody else.
      expect(await stage.page.getByText('Mes vacances').count()).toBe(0)
    },
    'ready.settled': seeReady,
    leaving: async (stage) => {
      expect(await stage.page.getByText(endsHere).count()).toBe(0)
      expect(await title(stage).count()).toBe(0)
    },
  },
})
