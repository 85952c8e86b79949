import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { captionsEditorMachine } from '../../../src/machines/content/captionsEditor/captionsEditorMachine.ts'
import { captionsEditorPath } from '../../../src/shared/rarePaths.ts'
import { captionsEditorFixtures } from '../../machines/content/captionsEditor/fixtures.ts'
import { failureMessageOf, isDone, seeText } from './answers.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import { refusals } from './heldRequests.ts'
import type { Beginning, Stage } from './stage.ts'

type Parties = Pick<Stage, 'site' | 'viewer'>

const english = 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello\n\n00:04.500 --> 00:06.000\nBye <i>bye</i> &lt;3\n'
/** The video of each path. */
const videos = new WeakMap<object, string>()

/** A video of the viewer's own, with captions in English. */
async function addCaptionedVideo({ site, viewer }: Parties): Promise<string> {
  const body = { title: 'Semer des pois', description: '', statuts: 'private', channel_uuid: viewer.channel }
  const { uuid } = z.object({ uuid: z.string() }).parse((await site.site.rest('POST', '/contents', { token: viewer.token, body })).body)
  const { status } = await fetch(`${site.site.network.url}/api/contents/${uuid}/captions/en`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${viewer.token}` },
    body: english,
  })
  expect(status).toBe(200)
  return uuid
}

async function arrange(stage: Omit<Stage, 'page' | 'requests'>): Promise<Beginning> {
  const video = await addCaptionedVideo(stage)
  videos.set(stage.path, video)
  return { path: captionsEditorPath(video), isSignedIn: true }
}

/** The languages in which the server has captions of the path's video, and their texts. */
async function storedCaptions({ site, viewer, path }: Stage): Promise<Record<string, string>> {
  const { body } = await site.site.rest('GET', `/contents/${videos.get(path)}?expand=details`, { token: viewer.token })
  const { captions } = z
    .object({ details: z.object({ captions: z.array(z.object({ language: z.string(), url: z.string() })) }) })
    .parse(body).details
  const texts = await Promise.all(captions.map(async ({ url }) => (await fetch(site.site.network.url + url)).text()))
  return Object.fromEntries(captions.map(({ language }, index) => [language, texts[index] ?? '']))
}

const has = ({ events }: Stage, type: string): boolean => events.some((event) => event.type === type)
const button = ({ page }: Stage, name: string | RegExp): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
const question = ({ page }: Stage): Locator => page.getByRole('alertdialog')
const answer = (stage: Stage, name: string): Locator => question(stage).getByRole('button', { name })
const languageField = ({ page }: Stage): Locator => page.getByLabel('Langue', { exact: true })
const texts = ({ page }: Stage): Locator => page.getByRole('textbox', { name: 'Texte' })
const alertClose = ({ page }: Stage): Locator => page.getByRole('alert').getByRole('button', { name: 'Fermer' })
const removal = (stage: Stage): Locator => button(stage, 'Retirer la ligne 1')
const save = ({ page }: Stage): Locator => page.getByRole('button', { name: /^Enregistre/ })

/** What the next step of the path makes of a file. */
const isReadable = ({ path, events }: Stage): boolean => {
  const next = path.steps[events.length + 1]?.event
  return !(next && 'output' in next && typeof next.output === 'object' && next.output !== null && 'problem' in next.output)
}

async function choose(stage: Stage, name: string): Promise<void> {
  const text = isReadable(stage) ? english : 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:05.000 --> 00:04.000\nB'
  const large = name.startsWith('large') ? ' '.repeat(1024 * 1024) : ''
  await stage.page.locator('input[name="captions"]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text + large) })
}

const refuse = async (stage: Stage, actorId: string, status: number, code: 'FORBIDDEN' | 'NOT_FOUND'): Promise<void> => {
  const request = await stage.requests.next(actorId)
  await request.answer(JSON.stringify({ error: { code, message: refusals[code], requestId: 'model' } }), status)
}

async function seeStored(stage: Stage): Promise<void> {
  const isSaved = has(stage, 'xstate.done.actor.saveCaptions')
  const isDeleted = has(stage, 'xstate.done.actor.deleteCaptions')
  const stored = await storedCaptions(stage)
  const language = has(stage, 'captions.open') ? 'en' : has(stage, 'language.choose') ? 'br' : 'fr'
  const languages = new Set([...(isDeleted ? [] : ['en']), ...(isSaved ? [language] : [])])
  expect(Object.keys(stored).toSorted()).toEqual([...languages].toSorted())
  if (isSaved && has(stage, 'line.change')) expect(stored[language]).toContain('Bonsoir')
}

async function seeMessage(stage: Stage): Promise<void> {
  const last = stage.events.at(-1)
  const message = failureMessageOf(last)
  const isSaved = /refetch(Captions|ing)$/.test(last?.type ?? '')
  if (isSaved) await seeText(stage, 'Sous-titres enregistrés')
  else if (isDone(last) && last?.type.includes('deleteCaptions')) await seeText(stage, 'Sous-titres supprimés (anglais)')
  else if (isDone(last) && last?.type.includes('readFile') && !has(stage, 'line.add'))
    await seeText(stage, 'Ligne 6\u00a0: La fin doit venir après le début')
  else if (message !== null) await seeText(stage, message)
}

describeInChromium('The editor of captions', {
  machine: captionsEditorMachine,
  fixtures: captionsEditorFixtures,
  mutations: { deleteCaptions: 'DeleteCaptions' },
  queries: { refetchCaptions: 'OwnCaptions' },
  addresses: { readCaptions: '*/api/captions/*', saveCaptions: '*/api/contents/*/captions/*' },
  answeredInPage: ['readFile'],
  canHappen: (event, { snapshot }) => {
    if (event.type === 'line.add') return snapshot.context.lines.length < 3
    // Every line that is shown is there.
    return event.type !== 'captions.restore' && !('id' in event && event.id === 'absent')
  },
  arrange,
  do: {
    'language.choose': { act: async ({ language }, stage) => void (await languageField(stage).selectOption(language)) },
    'captions.create': { act: (_, stage) => button(stage, 'Écrire les sous-titres').click() },
    'captions.open': { act: (_, stage) => button(stage, 'Modifier (anglais)').click() },
    'file.choose': { act: ({ file }, stage) => choose(stage, file.name) },
    'line.change': {
      control: (stage) => texts(stage),
      act: ({ patch }, stage) =>
        patch.text === undefined
          ? stage.page
              .getByRole('textbox', { name: 'Fin' })
              .first()
              .fill(patch.end ?? '')
          : texts(stage).first().fill(patch.text),
    },
    'line.add': { act: (_, stage) => button(stage, 'Ajouter une ligne ici').click() },
    'line.remove': { act: (_, stage) => removal(stage).click(), control: removal },
    'captions.save': { act: (_, stage) => save(stage).click(), control: save },
    'editor.close': { act: (_, stage) => button(stage, 'Annuler').click() },
    'changes.discard': { act: (_, stage) => answer(stage, 'Abandonner').click() },
    'changes.keep': { act: (_, stage) => answer(stage, 'Continuer').click() },
    'captions.delete': { act: (_, stage) => button(stage, 'Supprimer (anglais)').click() },
    'deletion.confirm': { act: (_, stage) => answer(stage, 'Supprimer').click() },
    'deletion.cancel': { act: (_, stage) => answer(stage, 'Annuler').click() },
    'failure.dismiss': { act: (_, stage) => alertClose(stage).click(), control: alertClose },
  },
  causes: {
    'xstate.error.actor.readCaptions': (stage) => refuse(stage, 'readCaptions', 404, 'NOT_FOUND'),
    'xstate.error.actor.saveCaptions': (stage) => refuse(stage, 'saveCaptions', 403, 'FORBIDDEN'),
  },
  unreachable: {
    'failure.dismiss: choosing': 'There is no message yet.',
    'captions.create → line.change: editing': 'There is no line yet.',
    'captions.create → line.remove: editing': 'There is no line yet.',
    'captions.create → captions.save: editing': 'There is nothing to save yet.',
    'captions.create → failure.dismiss: editing': 'There is no message yet.',
  },
  impossible: {
    'file.choose → error readFile: choosing': 'Only a bug keeps a chosen file from being read.',
    'file.choose → after answerLimit: choosing': 'A file of 1 MB is read at once.',
  },
  unmet: {
    'captionsEditor.choosing: captions.restore → captionsEditor.editing':
      'Only the return from a sign-in restores lines, which captions.test.ts walks through.',
  },
  undrawn: ['importing'],
  see: {
    choosing: async (stage) => {
      await stage.page.getByRole('heading', { name: 'Langues' }).waitFor()
      // The state of the video, not a request to sign in.
      await stage.page.getByText('Le fichier n’a pas encore été envoyé.').waitFor()
      await eventually(() => languageField(stage).isEnabled(), true)
      await seeMessage(stage)
      await seeStored(stage)
      expect(stage.requests.countWaiting()).toBe(0)
    },
    reading: async (stage) => {
      await eventually(() => button(stage, 'Modifier (anglais)').isDisabled(), true)
      await stage.page.getByText('Chargement...').first().waitFor()
    },
    // A file is read faster than anybody can look.
    importing: async () => undefined,
    editing: async (stage) => {
      await eventually(() => button(stage, 'Annuler').isEnabled(), true)
      await question(stage).waitFor({ state: 'hidden' })
      const message = failureMessageOf(stage.events.at(-1))
      if (message !== null) await seeText(stage, message)
      const isRead = has(stage, 'xstate.done.actor.readCaptions') || has(stage, 'xstate.done.actor.readFile')
      const added = stage.events.filter(({ type }) => type === 'line.add').length
      const removed = stage.events.filter(({ type }) => type === 'line.remove').length
      await eventually(() => texts(stage).count(), (isRead ? 2 : 0) + added - removed)
      await seeStored(stage)
    },
    confirmingDiscard: (stage) => question(stage).getByText('elles seront perdues').waitFor(),
    saving: async (stage) => {
      await eventually(() => save(stage).getAttribute('aria-busy'), 'true')
      expect(Object.keys(await storedCaptions(stage))).toEqual(['en'])
    },
    refetching: async (stage) => {
      await eventually(() => save(stage).getAttribute('aria-busy'), 'true')
      await seeStored(stage)
    },
    confirmingDeletion: (stage) => question(stage).getByText('seront perdus dans cette langue').waitFor(),
    deleting: async (stage) => {
      await eventually(() => answer(stage, 'Annuler').isDisabled(), true)
      await seeStored(stage)
    },
  },
})
