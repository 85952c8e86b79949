import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider as ClientProvider } from 'urql'
import { afterEach, describe, expect, it } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { UploadDock } from '../../src/components/UploadQueue/UploadDock.tsx'
import { UploadForm } from '../../src/components/UploadForm/UploadForm.tsx'
import { createFileRegistry } from '../../src/machines/upload/fileTransfer/fileRegistry.ts'
import type { StoredDraft } from '../../src/machines/upload/upload/types.ts'
import { type UploadFlow, uploadOf } from '../../src/machines/upload/uploadQueue/useUploadQueue.ts'
import { uploadQueueMachine } from '../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import { clip, draft } from '../machines/upload/upload/fixtures.ts'
import { startScripted } from '../support/model/startScripted.ts'
import { edgeClient } from './support/edgeClient.ts'
import { noFrames } from './support/noFrames.ts'
import { atMost, atMostNow } from '../support/largestVideo.ts'

const user = userEvent.setup({ delay: null })
afterEach(() => cleanup())

const stored = (title: string, changes: Partial<StoredDraft['draft']> = {}): StoredDraft => ({
  draft: { ...draft, id: title, form: { ...draft.form, title }, video: { ...clip, id: `file-${title}` }, thumbnail: null, ...changes },
  isVideoMissing: false,
})

/** The page of a person whose earlier visit has left these uploads. */
async function shown(what: 'dock' | 'form', drafts: readonly StoredDraft[]) {
  const { actor, script } = startScripted(uploadQueueMachine)
  actor.send({ type: 'session.started', userId: 'user-ada' })
  await script.answer('loadDrafts', { output: drafts })
  const flow: UploadFlow = { queue: actor, files: createFileRegistry(), isSignedIn: () => true, ...atMostNow }
  render(
    <ClientProvider value={edgeClient({})}>
      <ProvideFlows flows={{ framePicker: noFrames, upload: flow }}>{what === 'dock' ? <UploadDock /> : <UploadForm />}</ProvideFlows>
    </ClientProvider>,
  )
  const publish = (actorId: string): void =>
    act(() => uploadOf(flow, actorId)?.send({ type: 'upload.publish', ...atMost, isSignedIn: true }))
  const answer = (id: string, output: unknown) => act(() => script.answer(id, { output }))
  return { actor, script, flow, publish, answer }
}

const dock = (): HTMLElement => screen.getByRole('region', { name: /^Mises en ligne/ })
const bar = (name: string): HTMLElement => within(dock()).getByRole('progressbar', { name })
const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }))
const opened = { uploadId: 'tus-1', fingerprint: 'x', arrivedBytes: 0, at: 0 }

describe('the dock', () => {
  it('is not there while nothing is on its way', async () => {
    await shown('dock', [stored('Phare')])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('shows how far the sending is, its speed and the time left', async () => {
    const { flow, publish, answer } = await shown('dock', [stored('Phare')])
    publish('upload-1')
    await answer('checkQuota', undefined)
    await answer('createContent', { contentId: 'content-1' })
    await answer('openUpload', opened)
    const upload = uploadOf(flow, 'upload-1')
    act(() => {
      upload?.send({ type: 'transfer.progressed', kind: 'video', sentBytes: 0, totalBytes: 4_000_000, at: 0 })
      upload?.send({ type: 'transfer.progressed', kind: 'video', sentBytes: 1_000_000, totalBytes: 4_000_000, at: 60_000 })
    })
    expect(bar('Envoi de la vidéo').getAttribute('aria-valuetext')).toBe('50\u00a0% · 16,3\u00a0ko/s · reste 3\u00a0min')
  })

  it('pauses, resumes and cancels, and asks before it deletes', async () => {
    const { script, publish } = await shown('dock', [stored('Phare')])
    publish('upload-1')
    await press('Mettre en pause : Phare')
    bar('Envoi en pause')
    await press('Reprendre l’envoi : Phare')
    bar('Création de la vidéo')
    await press('Annuler la mise en ligne : Phare')
    const dialog = await screen.findByRole('alertdialog')
    expect(script.asked.map(({ id }) => id)).not.toContain('findContent')
    await user.click(within(dialog).getByRole('button', { name: 'Annuler la mise en ligne' }))
    expect(script.asked.map(({ id }) => id)).toContain('findContent')
  })

  it('offers to go on with what an earlier page has left', async () => {
    await shown('dock', [stored('Phare', { isBegun: true, contentId: 'content-1', progress: 52 })])
    expect(bar('Envoi interrompu').getAttribute('aria-valuenow')).toBe('52')
    await press('Reprendre l’envoi : Phare')
    bar('Création de la vidéo')
  })

  it('says when the browser has lost the file, and cannot go on by itself', async () => {
    await shown('dock', [{ ...stored('Phare', { isBegun: true, contentId: 'content-1', progress: 52 }), isVideoMissing: true }])
    bar('Envoi interrompu : le fichier est à choisir de nouveau')
    expect(screen.queryByRole('button', { name: 'Reprendre l’envoi : Phare' })).toBeNull()
    await press('Phare')
    expect(location.pathname).toBe('/upload')
  })

  it('keeps a published video with its link, until it is dismissed', async () => {
    const { publish, answer } = await shown('dock', [stored('Phare')])
    publish('upload-1')
    await answer('checkQuota', undefined)
    await answer('createContent', { contentId: 'content-1' })
    await answer('openUpload', opened)
    await answer('sendFile', undefined)
    await answer('finishUpload', undefined)
    await answer('discardPublishedDraft', undefined)
    expect(within(dock()).getByRole('link', { name: 'Phare' }).getAttribute('href')).toBe('/watch/content-1')
    await press('Retirer de la liste : Phare')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('can be folded, and says so', async () => {
    const { publish } = await shown('dock', [stored('Phare')])
    publish('upload-1')
    await press('Réduire les mises en ligne')
    expect(screen.getByRole('button', { name: 'Afficher les mises en ligne' }).getAttribute('aria-expanded')).toBe('false')
    expect(within(dock()).queryByRole('progressbar')).toBeNull()
  })
})

describe('files that are dragged over the page', () => {
  type Dragged = { types: string[]; items: { kind: string; type: string }[] }
  const drag = (dataTransfer: Dragged): void => act(() => void dispatchEvent(Object.assign(new Event('dragenter'), { dataTransfer })))
  const file = (type: string) => ({ kind: 'file', type })

  it.each([
    ['a video', { types: ['Files'], items: [file('video/mp4')] }, true],
    ['one of an unknown type', { types: ['Files'], items: [file('')] }, true],
    ['some of which the browser does not say the types', { types: ['Files'], items: [] }, true],
    ['a picture', { types: ['Files'], items: [file('image/png')] }, false],
    ['a text', { types: ['text/plain'], items: [{ kind: 'string', type: 'text/plain' }] }, false],
  ] as const)('are asked for when they may be videos: %s', async (_, dragged, isAsked) => {
    await shown('form', [stored('Phare')])
    drag({ types: [...dragged.types], items: [...dragged.items] })
    expect(screen.queryByText(/^Déposez vos vidéos/) !== null).toBe(isAsked)
  })
})

describe('the list above the form', () => {
  const titles = (): (string | null)[] =>
    within(dock())
      .getAllByRole('listitem')
      .map((item) => item.querySelector('button')?.textContent ?? null)

  it('is not there for one form alone', async () => {
    await shown('form', [stored('Phare')])
    expect(screen.queryByRole('region', { name: /^Mises en ligne/ })).toBeNull()
  })

  it('shows the form of the upload that is chosen, and marks it', async () => {
    await shown('form', [stored('Phare'), stored('Dune')])
    expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Phare')
    await press('Dune')
    expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Dune')
    expect(
      within(dock())
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('aria-current')),
    ).toEqual([null, 'true'])
  })

  it('moves an upload by its buttons', async () => {
    await shown('form', [stored('Phare'), stored('Dune'), stored('Cap')])
    await press('Envoyer plus tôt : Cap')
    expect(titles()).toEqual(['Phare', 'Cap', 'Dune'])
    await press('Envoyer plus tard : Phare')
    expect(titles()).toEqual(['Cap', 'Phare', 'Dune'])
    expect(screen.queryByRole('button', { name: 'Envoyer plus tôt : Cap' })).toBeNull()
  })

  it('adds an empty form, also while the only upload is being sent', async () => {
    const { publish } = await shown('form', [stored('Phare')])
    publish('upload-1')
    await press('Autre vidéo')
    expect(titles()).toEqual(['Phare', 'Nouvelle vidéo'])
    expect(screen.getByLabelText('Titre')).toHaveProperty('value', '')
  })
})
