import { describe, expect, it } from 'vitest'
import { playlistRemovalMachine } from '../../../../src/machines/playlist/playlistRemoval/playlistRemovalMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Removal = Scripted<typeof playlistRemovalMachine>

const entry = { playlistId: 'playlist-1', contentId: 'content-1' }
const place = { beforeId: 'content-2', addedAt: '2026-11-21T10:00:00.000Z' }
const pressed = (): Removal => startScripted(playlistRemovalMachine, entry)
const undo = ({ actor }: Removal): void => actor.send({ type: 'removal.undo' })
/** The app keeps a removal until it has settled: it offers the undo meanwhile. */
const isSettled = ({ actor }: Removal): boolean => actor.getSnapshot().status === 'done'

async function removed(): Promise<Removal> {
  const removal = pressed()
  await removal.script.answer('removeContent', { output: place })
  return removal
}

async function restoring(): Promise<Removal> {
  const removal = await removed()
  undo(removal)
  return removal
}

describe('a removal', () => {
  it('is sent at once, and announced when the server has carried it out', async () => {
    const removal = pressed()
    expect([removal.script.asked, removal.facts]).toEqual([[{ id: 'removeContent', input: entry }], []])
    await removal.script.answer('removeContent', { output: place })
    removal.script.clock.increment(600_000)
    expect([removal.facts, removal.script.asked.length, isSettled(removal)]).toEqual([[{ type: 'content.removed' }], 1, false])
  })

  it('cannot be undone before the previous place is known', () => {
    const removal = pressed()
    undo(removal)
    expect(removal.script.asked).toHaveLength(1)
  })

  it('that fails is announced, and there is nothing to undo', async () => {
    const removal = pressed()
    await removal.script.answer('removeContent', { error: new Error('lost') })
    const message = 'Erreur lors de la suppression de la vidéo de la playlist'
    expect(removal.facts).toEqual([{ type: 'removal.failed', failure: { code: 'INTERNAL', message, fields: {} } }])
    expect(isSettled(removal)).toBe(true)
  })

  it('fails when the server does not answer for thirty seconds', () => {
    const removal = pressed()
    removal.script.clock.increment(29_999)
    expect([removal.facts, isSettled(removal)]).toEqual([[], false])
    removal.script.clock.increment(1)
    expect(removal.facts).toMatchObject([{ type: 'removal.failed', failure: { code: 'TIMEOUT' } }])
    expect(isSettled(removal)).toBe(true)
  })
})

describe('undoing a removal', () => {
  it('restores the video at its previous place, once', async () => {
    const removal = await restoring()
    undo(removal)
    expect(removal.script.asked.slice(1)).toEqual([{ id: 'restoreContent', input: { ...entry, place } }])
    expect(isSettled(removal)).toBe(false)
    await removal.script.answer('restoreContent', { output: undefined })
    expect([removal.facts, isSettled(removal)]).toEqual([[{ type: 'content.removed' }], true])
  })

  it('restores it without a place when it was already removed elsewhere', async () => {
    const removal = pressed()
    await removal.script.answer('removeContent', { output: null })
    undo(removal)
    expect(removal.script.asked.at(-1)?.input).toEqual({ ...entry, place: null })
  })

  it('that fails is announced, and can be tried again', async () => {
    const removal = await restoring()
    await removal.script.answer('restoreContent', { error: new AppError('PLAYLIST_FULL') })
    expect(removal.facts).toMatchObject([{ type: 'content.removed' }, { type: 'undo.failed', failure: { code: 'PLAYLIST_FULL' } }])
    expect(isSettled(removal)).toBe(false)
    undo(removal)
    expect(removal.script.asked.slice(2)).toEqual([{ id: 'restoreContent', input: { ...entry, place } }])
  })

  it('has the catalogue’s message when the error has none', async () => {
    const removal = await restoring()
    await removal.script.answer('restoreContent', { error: new Error('lost') })
    expect(removal.facts.at(-1)).toMatchObject({ failure: { code: 'INTERNAL', message: 'Erreur lors de l’ajout à la playlist' } })
  })

  it('fails when the server does not answer for thirty seconds', async () => {
    const removal = await restoring()
    removal.script.clock.increment(29_999)
    expect(removal.facts).toHaveLength(1)
    removal.script.clock.increment(1)
    expect(removal.facts.at(-1)).toMatchObject({ type: 'undo.failed', failure: { code: 'TIMEOUT' } })
    undo(removal)
    expect(removal.script.asked).toHaveLength(3)
  })
})
