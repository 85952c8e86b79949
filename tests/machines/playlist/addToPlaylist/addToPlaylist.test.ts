import { describe, expect, it } from 'vitest'
import { addToPlaylistMachine } from '../../../../src/machines/playlist/addToPlaylist/addToPlaylistMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsNaming,
  selectIsOpen,
  selectPlaylistId,
  selectSteps,
} from '../../../../src/machines/playlist/addToPlaylist/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Dialog = Scripted<typeof addToPlaylistMachine>

const start = (): Dialog => startScripted(addToPlaylistMachine, { contentId: 'content-1' })
const empty = { name: '', description: '', isPrivate: true }
const anyKey: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)

function opened(): Dialog {
  const dialog = start()
  dialog.actor.send({ type: 'dialog.open', isSignedIn: true })
  return dialog
}

function adding(): Dialog {
  const dialog = opened()
  dialog.actor.send({ type: 'playlist.choose', playlistId: 'playlist-1' })
  dialog.actor.send({ type: 'content.add' })
  return dialog
}

function naming(name = ''): Dialog {
  const dialog = opened()
  dialog.actor.send({ type: 'playlist.choose', playlistId: 'playlist-1' })
  dialog.actor.send({ type: 'creation.open' })
  if (name !== '') dialog.actor.send({ type: 'form.change', patch: { name } })
  return dialog
}

function creating(): Dialog {
  const dialog = naming(' À revoir ')
  dialog.actor.send({ type: 'playlist.create' })
  return dialog
}

function shown({ actor }: Dialog) {
  const snapshot = actor.getSnapshot()
  return { isOpen: selectIsOpen(snapshot), isNaming: selectIsNaming(snapshot), isBusy: selectIsBusy(snapshot) }
}
const closed = { isOpen: false, isNaming: false, isBusy: false }
const choice = { isOpen: true, isNaming: false, isBusy: false }
const subForm = { isOpen: true, isNaming: true, isBusy: false }
const problems = ({ actor }: Dialog) => [selectFailure(actor.getSnapshot()), selectErrors(actor.getSnapshot())]

describe('choosing a playlist', () => {
  it('asks a guest to sign in and opens nothing', () => {
    const dialog = start()
    dialog.actor.send({ type: 'dialog.open', isSignedIn: false })
    expect([shown(dialog), dialog.facts]).toEqual([closed, [{ type: 'login.required' }]])
  })

  it('opens without a choice, and sends nothing until there is one', () => {
    const dialog = opened()
    dialog.actor.send({ type: 'content.add' })
    expect([shown(dialog), selectPlaylistId(dialog.actor.getSnapshot()), dialog.script.asked, dialog.facts]).toEqual([choice, null, [], []])
  })

  it('adds the video to the playlist that was chosen last, once, then closes', async () => {
    const dialog = opened()
    dialog.actor.send({ type: 'playlist.choose', playlistId: 'playlist-0' })
    dialog.actor.send({ type: 'playlist.choose', playlistId: 'playlist-1' })
    expect(selectPlaylistId(dialog.actor.getSnapshot())).toBe('playlist-1')
    dialog.actor.send({ type: 'content.add' })
    dialog.actor.send({ type: 'content.add' })
    expect(dialog.script.asked).toEqual([{ id: 'addContent', input: { playlistId: 'playlist-1', contentId: 'content-1' } }])
    expect(shown(dialog)).toEqual({ ...choice, isBusy: true })
    await dialog.script.answer('addContent', { output: 'À revoir' })
    expect([shown(dialog), dialog.facts]).toEqual([closed, [{ type: 'content.added', playlistName: 'À revoir' }]])
    expect(problems(dialog)).toEqual([null, {}])
  })

  it('sends nothing once it is closed, and opens without a choice the next time', () => {
    const dialog = opened()
    dialog.actor.send({ type: 'playlist.choose', playlistId: 'playlist-1' })
    dialog.actor.send({ type: 'dialog.close' })
    dialog.actor.send({ type: 'content.add' })
    expect([shown(dialog), dialog.script.asked]).toEqual([closed, []])
    dialog.actor.send({ type: 'dialog.open', isSignedIn: true })
    expect([shown(dialog), selectPlaylistId(dialog.actor.getSnapshot())]).toEqual([choice, null])
  })
})

describe('a failed addition', () => {
  async function failed(error: Error): Promise<Dialog> {
    const dialog = adding()
    await dialog.script.answer('addContent', { error })
    return dialog
  }

  it('keeps the choice and says why', async () => {
    const dialog = await failed(new AppError('PLAYLIST_FULL'))
    expect([shown(dialog), selectPlaylistId(dialog.actor.getSnapshot()), dialog.facts]).toEqual([choice, 'playlist-1', []])
    expect(selectFailure(dialog.actor.getSnapshot())?.code).toBe('PLAYLIST_FULL')
  })

  it('has the catalogue’s message when the error has none', async () => {
    const dialog = await failed(new Error('lost'))
    const message = 'Erreur lors de l’ajout à la playlist'
    expect(selectFailure(dialog.actor.getSnapshot())).toEqual({ code: 'INTERNAL', message, fields: {} })
  })

  it.for([
    { type: 'failure.dismiss' },
    { type: 'content.add' },
    { type: 'playlist.choose', playlistId: 'playlist-2' },
    { type: 'creation.open' },
  ] as const)('is shown until $type', async (event) => {
    const dialog = await failed(new AppError('PLAYLIST_FULL'))
    dialog.actor.send(event)
    expect(problems(dialog)).toEqual([null, {}])
  })

  it('has nothing to dismiss while nothing has failed', () => {
    expect(opened().actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
  })

  it('is announced when the server does not answer for thirty seconds', () => {
    const dialog = adding()
    dialog.script.clock.increment(29_999)
    expect(shown(dialog)).toEqual({ ...choice, isBusy: true })
    dialog.script.clock.increment(1)
    expect(shown(dialog)).toEqual(choice)
    const message = 'Le serveur ne répond pas, réessayez dans un instant'
    expect(selectFailure(dialog.actor.getSnapshot())).toEqual({ code: 'TIMEOUT', message, fields: {} })
  })
})

describe('creating a playlist in the sub-form', () => {
  it('opens an empty form for a private playlist', () => {
    const dialog = naming()
    expect(shown(dialog)).toEqual(subForm)
    expect(selectForm(dialog.actor.getSnapshot())).toEqual(empty)
  })

  it('needs a name', () => {
    const dialog = naming('  ')
    dialog.actor.send({ type: 'playlist.create' })
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ name: 'Le nom de la playlist est requis' })
    expect([shown(dialog), dialog.script.asked]).toEqual([subForm, []])
    dialog.actor.send({ type: 'form.change', patch: { name: 'J' } })
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({})
  })

  it('sends the form without the spaces around its name, selects the new playlist and empties the form', async () => {
    const dialog = creating()
    expect(shown(dialog)).toEqual({ ...subForm, isBusy: true })
    const input = { name: 'À revoir', description: '', isPrivate: true, idempotencyKey: anyKey }
    expect(dialog.script.asked).toEqual([{ id: 'createPlaylist', input }])
    await dialog.script.answer('createPlaylist', { output: 'playlist-2' })
    expect([shown(dialog), selectPlaylistId(dialog.actor.getSnapshot())]).toEqual([choice, 'playlist-2'])
    expect(dialog.facts).toEqual([{ type: 'playlist.created' }])
    dialog.actor.send({ type: 'creation.open' })
    expect(selectForm(dialog.actor.getSnapshot())).toEqual(empty)
    dialog.actor.send({ type: 'form.change', patch: { name: 'À revoir' } })
    dialog.actor.send({ type: 'playlist.create' })
    expect(dialog.script.asked[1]).not.toEqual(dialog.script.asked[0])
  })

  it('returns to the choice when it is cancelled, and sends nothing', () => {
    const dialog = naming()
    dialog.actor.send({ type: 'playlist.create' })
    dialog.actor.send({ type: 'creation.cancel' })
    expect([shown(dialog), selectPlaylistId(dialog.actor.getSnapshot()), dialog.script.asked]).toEqual([choice, 'playlist-1', []])
    dialog.actor.send({ type: 'creation.open' })
    expect(problems(dialog)).toEqual([null, {}])
  })

  it('can be closed with the whole dialog, which then opens empty', () => {
    const dialog = naming('À revoir')
    dialog.actor.send({ type: 'dialog.close' })
    dialog.actor.send({ type: 'playlist.create' })
    expect([shown(dialog), dialog.script.asked]).toEqual([closed, []])
    dialog.actor.send({ type: 'dialog.open', isSignedIn: true })
    dialog.actor.send({ type: 'creation.open' })
    expect(selectForm(dialog.actor.getSnapshot())).toEqual(empty)
  })
})

describe('a failed creation', () => {
  async function failed(): Promise<Dialog> {
    const dialog = creating()
    const fields = { name: 'Ce nom ne va pas' }
    await dialog.script.answer('createPlaylist', { error: new AppError('INVALID_INPUT', { fields }) })
    return dialog
  }

  it('keeps the input and shows the reason at its field', async () => {
    const dialog = await failed()
    expect([shown(dialog), dialog.facts]).toEqual([subForm, []])
    expect(selectForm(dialog.actor.getSnapshot()).name).toBe(' À revoir ')
    expect(selectFailure(dialog.actor.getSnapshot())?.code).toBe('INVALID_INPUT')
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ name: 'Ce nom ne va pas' })
  })

  it('has the catalogue’s message when the error has none', async () => {
    const dialog = creating()
    await dialog.script.answer('createPlaylist', { error: new Error('lost') })
    const message = 'Erreur lors de la création de la playlist'
    expect(selectFailure(dialog.actor.getSnapshot())).toEqual({ code: 'INTERNAL', message, fields: {} })
  })

  it('sends the same key again, so that the playlist is not created twice', async () => {
    const dialog = await failed()
    dialog.actor.send({ type: 'playlist.create' })
    expect(dialog.script.asked[1]).toEqual(dialog.script.asked[0])
    expect(shown(dialog)).toEqual({ ...subForm, isBusy: true })
  })

  it.for([
    { type: 'failure.dismiss' },
    { type: 'form.change', patch: {} },
    { type: 'playlist.create' },
    { type: 'creation.cancel' },
  ] as const)('is shown until $type', async (event) => {
    const dialog = await failed()
    dialog.actor.send(event)
    expect(problems(dialog)).toEqual([null, {}])
  })

  it('has nothing to dismiss while nothing has failed, and keeps the messages at the fields', () => {
    const dialog = naming()
    dialog.actor.send({ type: 'playlist.create' })
    dialog.actor.send({ type: 'failure.dismiss' })
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ name: 'Le nom de la playlist est requis' })
  })

  it('is announced when the server does not answer for thirty seconds', () => {
    const dialog = creating()
    dialog.script.clock.increment(29_999)
    expect(shown(dialog)).toEqual({ ...subForm, isBusy: true })
    dialog.script.clock.increment(1)
    expect(shown(dialog)).toEqual(subForm)
    expect(selectFailure(dialog.actor.getSnapshot())?.code).toBe('TIMEOUT')
  })
})

it('restores a typed name after a sign-in, and nothing when nothing was typed', () => {
  expect(selectSteps(naming('Jardin').actor.getSnapshot())).toEqual([
    { type: 'dialog.open', isSignedIn: true },
    { type: 'creation.open' },
    { type: 'form.change', patch: { name: 'Jardin', description: '', isPrivate: true } },
  ])
  expect(selectSteps(naming().actor.getSnapshot())).toEqual([])
})
