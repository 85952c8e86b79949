import { describe, expect, it } from 'vitest'
import { playlistFormMachine } from '../../../../src/machines/playlist/playlistForm/playlistFormMachine.ts'
import {
  selectCanSubmit,
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsNew,
  selectIsOpen,
  selectSteps,
} from '../../../../src/machines/playlist/playlistForm/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Dialog = Scripted<typeof playlistFormMachine>

const garden = { name: 'Jardin', description: 'Semis', isPrivate: false }
const empty = { name: '', description: '', isPrivate: true }
const anyKey: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)

function creating(name = ' À revoir '): Dialog {
  const dialog = startScripted(playlistFormMachine)
  dialog.actor.send({ type: 'playlist.create' })
  dialog.actor.send({ type: 'form.change', patch: { name } })
  return dialog
}

function submitted(): Dialog {
  const dialog = creating()
  dialog.actor.send({ type: 'form.submit' })
  return dialog
}

async function failed(): Promise<Dialog> {
  const dialog = submitted()
  const fields = { name: 'Ce nom ne va pas' }
  await dialog.script.answer('savePlaylist', { error: new AppError('INVALID_INPUT', { fields }) })
  return dialog
}

const shown = ({ actor }: Dialog) => ({ isOpen: selectIsOpen(actor.getSnapshot()), isBusy: selectIsBusy(actor.getSnapshot()) })
const closed = { isOpen: false, isBusy: false }
const open = { isOpen: true, isBusy: false }
const saving = { isOpen: true, isBusy: true }
const problems = ({ actor }: Dialog) => [selectFailure(actor.getSnapshot()), selectErrors(actor.getSnapshot())]

describe('creating a playlist', () => {
  it('opens an empty form for a private playlist', () => {
    const dialog = startScripted(playlistFormMachine)
    expect(shown(dialog)).toEqual(closed)
    dialog.actor.send({ type: 'playlist.create' })
    expect(shown(dialog)).toEqual(open)
    expect(selectForm(dialog.actor.getSnapshot())).toEqual(empty)
    expect(selectIsNew(dialog.actor.getSnapshot())).toBe(true)
  })

  it('sends the form without the spaces around its name, closes and announces the new playlist', async () => {
    const dialog = submitted()
    expect(shown(dialog)).toEqual(saving)
    const form = { name: 'À revoir', description: '', isPrivate: true }
    expect(dialog.script.asked).toEqual([{ id: 'savePlaylist', input: { playlistId: null, idempotencyKey: anyKey, form } }])
    await dialog.script.answer('savePlaylist', { output: 'playlist-9' })
    expect(shown(dialog)).toEqual(closed)
    expect(dialog.facts).toEqual([{ type: 'playlist.saved', playlistId: 'playlist-9', wasNew: true }])
    dialog.script.clock.increment(60_000)
    expect(problems(dialog)).toEqual([null, {}])
  })

  it('sends a form once, however often it is submitted', () => {
    const dialog = submitted()
    dialog.actor.send({ type: 'form.submit' })
    expect(dialog.script.asked).toHaveLength(1)
  })

  it('needs a name', () => {
    const dialog = creating('  ')
    expect(selectCanSubmit(dialog.actor.getSnapshot())).toBe(false)
    dialog.actor.send({ type: 'form.submit' })
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ name: 'Le nom de la playlist est requis' })
    expect([shown(dialog), dialog.script.asked]).toEqual([open, []])
    dialog.actor.send({ type: 'form.change', patch: { name: 'J' } })
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({})
    expect(selectCanSubmit(dialog.actor.getSnapshot())).toBe(true)
  })

  it('accepts a name of fifty characters, and no longer one', () => {
    const dialog = creating('a'.repeat(51))
    dialog.actor.send({ type: 'form.submit' })
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ name: 'Le nom de la playlist ne peut pas dépasser 50 caractères' })
    dialog.actor.send({ type: 'form.change', patch: { name: 'a'.repeat(50) } })
    dialog.actor.send({ type: 'form.submit' })
    expect(shown(dialog)).toEqual(saving)
  })

  it('sends nothing once it is closed, and opens empty the next time', () => {
    const dialog = creating()
    dialog.actor.send({ type: 'dialog.close' })
    dialog.actor.send({ type: 'form.submit' })
    expect([shown(dialog), dialog.script.asked]).toEqual([closed, []])
    dialog.actor.send({ type: 'playlist.create' })
    expect(selectForm(dialog.actor.getSnapshot())).toEqual(empty)
  })

  it('uses another key for the next playlist', async () => {
    const dialog = submitted()
    await dialog.script.answer('savePlaylist', { output: 'playlist-9' })
    dialog.actor.send({ type: 'playlist.create' })
    dialog.actor.send({ type: 'form.change', patch: { name: 'À revoir' } })
    dialog.actor.send({ type: 'form.submit' })
    const [first, second] = dialog.script.asked
    expect(second?.input).toMatchObject({ playlistId: null, idempotencyKey: anyKey })
    expect(second?.input).not.toEqual(first?.input)
  })
})

describe('changing a playlist', () => {
  function editing(): Dialog {
    const dialog = startScripted(playlistFormMachine)
    const whole = { ...garden, id: 'playlist-1', videos: 12 }
    dialog.actor.send({ type: 'playlist.edit', playlistId: 'playlist-1', form: whole })
    return dialog
  }

  it('opens with its values', () => {
    const dialog = editing()
    expect(shown(dialog)).toEqual(open)
    expect(selectForm(dialog.actor.getSnapshot())).toEqual(garden)
    expect(selectIsNew(dialog.actor.getSnapshot())).toBe(false)
  })

  it('sends only what can be changed, and announces a change', async () => {
    const dialog = editing()
    dialog.actor.send({ type: 'form.change', patch: { isPrivate: true } })
    dialog.actor.send({ type: 'form.submit' })
    expect(dialog.script.asked).toEqual([
      {
        id: 'savePlaylist',
        input: { playlistId: 'playlist-1', idempotencyKey: anyKey, form: { name: 'Jardin', description: 'Semis', isPrivate: true } },
      },
    ])
    await dialog.script.answer('savePlaylist', { output: 'playlist-1' })
    expect(dialog.facts).toEqual([{ type: 'playlist.saved', playlistId: 'playlist-1', wasNew: false }])
  })

  it('checks a playlist that was not changed as well', () => {
    const dialog = startScripted(playlistFormMachine)
    dialog.actor.send({ type: 'playlist.edit', playlistId: 'playlist-1', form: { ...garden, name: 'a'.repeat(51) } })
    dialog.actor.send({ type: 'form.submit' })
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ name: 'Le nom de la playlist ne peut pas dépasser 50 caractères' })
    expect(dialog.script.asked).toEqual([])
  })

  it('names the change when it fails', async () => {
    const dialog = editing()
    dialog.actor.send({ type: 'form.submit' })
    await dialog.script.answer('savePlaylist', { error: new Error('lost') })
    expect(selectFailure(dialog.actor.getSnapshot())?.message).toBe('Erreur lors de la modification de la playlist')
  })

  it('leaves nothing behind for a playlist that is created afterwards', () => {
    const dialog = editing()
    dialog.actor.send({ type: 'dialog.close' })
    dialog.actor.send({ type: 'playlist.create' })
    expect(selectForm(dialog.actor.getSnapshot())).toEqual(empty)
    expect(selectIsNew(dialog.actor.getSnapshot())).toBe(true)
  })
})

describe('after a failure', () => {
  it('keeps the input and shows the reason at its field', async () => {
    const dialog = await failed()
    expect(shown(dialog)).toEqual(open)
    expect(selectForm(dialog.actor.getSnapshot())).toEqual({ name: ' À revoir ', description: '', isPrivate: true })
    expect(selectFailure(dialog.actor.getSnapshot())?.code).toBe('INVALID_INPUT')
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ name: 'Ce nom ne va pas' })
    expect(selectCanSubmit(dialog.actor.getSnapshot())).toBe(true)
    expect(dialog.facts).toEqual([])
  })

  it('shows the catalogue’s message when the error has none', async () => {
    const dialog = submitted()
    await dialog.script.answer('savePlaylist', { error: new Error('lost') })
    const message = 'Erreur lors de la création de la playlist'
    expect(selectFailure(dialog.actor.getSnapshot())).toEqual({ code: 'INTERNAL', message, fields: {} })
  })

  it('sends the same key again, so that the playlist is not created twice, and shows no old failure meanwhile', async () => {
    const dialog = await failed()
    dialog.actor.send({ type: 'form.submit' })
    const [first, second] = dialog.script.asked
    expect(second).toEqual(first)
    expect([shown(dialog), ...problems(dialog)]).toEqual([saving, null, {}])
  })

  it.for([{ type: 'form.change', patch: {} }, { type: 'failure.dismiss' }] as const)(
    'removes the message and goes on with the input after $type',
    async (event) => {
      const dialog = await failed()
      dialog.actor.send(event)
      expect([shown(dialog), ...problems(dialog)]).toEqual([open, null, {}])
      expect(dialog.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
      dialog.actor.send({ type: 'form.change', patch: { name: '' } })
      dialog.actor.send({ type: 'form.submit' })
      expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ name: 'Le nom de la playlist est requis' })
      expect(dialog.script.asked).toHaveLength(1)
    },
  )

  it('takes over a correction of the input', async () => {
    const dialog = await failed()
    dialog.actor.send({ type: 'form.change', patch: { name: 'Autre' } })
    expect(selectForm(dialog.actor.getSnapshot()).name).toBe('Autre')
  })

  it('can be closed', async () => {
    const dialog = await failed()
    dialog.actor.send({ type: 'dialog.close' })
    expect(shown(dialog)).toEqual(closed)
    dialog.actor.send({ type: 'playlist.create' })
    expect([selectForm(dialog.actor.getSnapshot()), ...problems(dialog)]).toEqual([empty, null, {}])
  })

  it('stops waiting for a server that does not answer for thirty seconds', () => {
    const dialog = submitted()
    dialog.script.clock.increment(29_999)
    expect(shown(dialog)).toEqual(saving)
    dialog.script.clock.increment(1)
    expect(shown(dialog)).toEqual(open)
    expect(selectFailure(dialog.actor.getSnapshot())?.code).toBe('TIMEOUT')
  })
})

describe('what survives a sign-in', () => {
  it('is an open form with changes', () => {
    expect(selectSteps(creating('Jardin').actor.getSnapshot())).toEqual([
      { type: 'playlist.create' },
      { type: 'form.change', patch: { name: 'Jardin', description: '', isPrivate: true } },
    ])
  })

  it('is nothing of an unchanged or a closed one', () => {
    const dialog = startScripted(playlistFormMachine)
    dialog.actor.send({ type: 'playlist.edit', playlistId: 'playlist-1', form: garden })
    expect(selectSteps(dialog.actor.getSnapshot())).toEqual([])
    dialog.actor.send({ type: 'form.change', patch: { name: 'Potager' } })
    expect(selectSteps(dialog.actor.getSnapshot())).toEqual([
      { type: 'playlist.edit', playlistId: 'playlist-1', form: garden },
      { type: 'form.change', patch: { ...garden, name: 'Potager' } },
    ])
    dialog.actor.send({ type: 'dialog.close' })
    expect(selectSteps(dialog.actor.getSnapshot())).toEqual([])
  })
})
