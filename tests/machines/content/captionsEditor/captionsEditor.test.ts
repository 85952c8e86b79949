import { describe, expect, it } from 'vitest'
import { captionsEditorMachine } from '../../../../src/machines/content/captionsEditor/captionsEditorMachine.ts'
import { lineAt, withNewLine } from '../../../../src/machines/content/captionsEditor/rules.ts'
import * as select from '../../../../src/machines/content/captionsEditor/selectors.ts'
import type { CaptionsEditorEvent, Line } from '../../../../src/machines/content/captionsEditor/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'
import { cues, file, largeFile } from './fixtures.ts'

type Editor = Scripted<typeof captionsEditorMachine>

const start = (): Editor => startScripted(captionsEditorMachine, { contentId: 'content-1', language: 'fr' })
async function opened(): Promise<Editor> {
  const editor = start()
  editor.actor.send({ type: 'captions.open', language: 'en', url: '/api/captions/english' })
  await editor.script.answer('readCaptions', { output: cues })
  return editor
}
const lines = ({ actor }: Editor): Line[] => [...select.selectLines(actor.getSnapshot())]
const look = ({ actor }: Editor) => {
  const snapshot = actor.getSnapshot()
  return {
    editing: select.selectIsEditing(snapshot),
    busy: select.selectIsBusy(snapshot),
    discarding: select.selectIsDiscarding(snapshot),
    deleting: select.selectIsDeleting(snapshot),
    unsaved: select.selectHasUnsaved(snapshot),
  }
}
const quiet = { editing: false, busy: false, discarding: false, deleting: false, unsaved: false }
const change = (editor: Editor, id: string, patch: Partial<Line>): void => editor.actor.send({ type: 'line.change', id, patch })
const message = ({ actor }: Editor): string | undefined => select.selectFailure(actor.getSnapshot())?.message
const errors = ({ actor }: Editor) => select.selectErrors(actor.getSnapshot())

describe('captions that are opened', () => {
  it('are read from their address, and shown as people type them', async () => {
    const editor = start()
    expect([look(editor), editor.script.asked]).toEqual([quiet, []])
    editor.actor.send({ type: 'captions.open', language: 'en', url: '/api/captions/english' })
    expect([look(editor), editor.script.asked]).toEqual([
      { ...quiet, busy: true },
      [{ id: 'readCaptions', input: { url: '/api/captions/english' } }],
    ])
    await editor.script.answer('readCaptions', { output: cues })
    expect(look(editor)).toEqual({ ...quiet, editing: true })
    expect(lines(editor)).toEqual([
      { id: 'line-0', start: '0:01', end: '0:03', text: 'Bonjour' },
      { id: 'line-1', start: '0:04.500', end: '0:06', text: 'Au <i>revoir</i> <3' },
    ])
    expect(select.selectLanguage(editor.actor.getSnapshot())).toBe('en')
  })

  it('keep the marks of what would be read as a tag', async () => {
    const editor = start()
    editor.actor.send({ type: 'captions.open', language: 'en', url: '/x' })
    await editor.script.answer('readCaptions', {
      output: [{ startMs: 3_661_005, endMs: 3_662_000, text: 'Écrivez &lt;script&gt; &amp; rien' }],
    })
    expect(lines(editor)).toEqual([{ id: 'line-0', start: '1:01:01.005', end: '1:01:02', text: 'Écrivez &lt;script&gt; &amp; rien' }])
  })

  it.each([
    ['are gone', { error: new AppError('NOT_FOUND') }, 'Cette ressource n’existe pas'],
    ['fail by a bug', { error: new Error('A bug') }, 'Les sous-titres n’ont pas pu être lus'],
  ])('say why when they %s', async (_, answer, text) => {
    const editor = start()
    editor.actor.send({ type: 'captions.open', language: 'en', url: '/x' })
    await editor.script.answer('readCaptions', answer)
    expect([look(editor), message(editor)]).toEqual([quiet, text])
    editor.actor.send({ type: 'captions.open', language: 'en', url: '/x' })
    expect(message(editor)).toBeUndefined()
  })

  it('are given up after thirty seconds', () => {
    const editor = start()
    editor.actor.send({ type: 'captions.open', language: 'en', url: '/x' })
    editor.script.clock.increment(29_999)
    expect(look(editor).busy).toBe(true)
    editor.script.clock.increment(1)
    expect([look(editor), message(editor)]).toEqual([quiet, 'Le serveur ne répond pas, réessayez dans un instant'])
  })
})

describe('a file', () => {
  it('becomes lines, which are not saved yet', async () => {
    const editor = start()
    editor.actor.send({ type: 'file.choose', file })
    expect(editor.script.asked).toEqual([{ id: 'readFile', input: { fileId: 'file' } }])
    await editor.script.answer('readFile', { output: { cues } })
    expect([look(editor), lines(editor).length]).toEqual([{ ...quiet, editing: true, unsaved: true }, 2])
  })

  it('of more than 1 MB is not read', () => {
    const editor = start()
    editor.actor.send({ type: 'file.choose', file: largeFile })
    expect([look(editor), editor.script.asked]).toEqual([quiet, []])
    expect(select.selectFileError(editor.actor.getSnapshot())).toBe('large.srt\u00a0: Le fichier ne peut pas dépasser 1\u00a0Mo')
    editor.actor.send({ type: 'file.choose', file: { ...largeFile, size: 1024 * 1024 } })
    expect(editor.script.asked).toHaveLength(1)
  })

  it('that cannot be read has its line in the message', async () => {
    const editor = start()
    editor.actor.send({ type: 'file.choose', file })
    await editor.script.answer('readFile', { output: { problem: { line: 6, message: 'La fin doit venir après le début' } } })
    expect(look(editor)).toEqual(quiet)
    expect(select.selectFileError(editor.actor.getSnapshot())).toBe('Ligne 6\u00a0: La fin doit venir après le début')
    editor.actor.send({ type: 'captions.create' })
    expect(select.selectFileError(editor.actor.getSnapshot())).toBeNull()
  })
})

it('says when a file cannot be read at all, or takes too long', async () => {
  const editor = start()
  editor.actor.send({ type: 'file.choose', file })
  await editor.script.answer('readFile', { error: new Error('A bug') })
  expect([look(editor), message(editor)]).toEqual([quiet, 'Les sous-titres n’ont pas pu être lus'])
  editor.actor.send({ type: 'file.choose', file })
  expect(message(editor)).toBeUndefined()
  editor.script.clock.increment(30_000)
  expect([look(editor), message(editor)]).toEqual([quiet, 'Le serveur ne répond pas, réessayez dans un instant'])
})

describe('lines', () => {
  it('are added where the video is, among the others', async () => {
    const editor = await opened()
    editor.actor.send({ type: 'line.add', second: 3.25 })
    editor.actor.send({ type: 'line.add', second: 0 })
    editor.actor.send({ type: 'line.add', second: 60 })
    expect(lines(editor).map(({ id, start: from, end }) => [id, from, end])).toEqual([
      ['line-3', '0:00', '0:02'],
      ['line-0', '0:01', '0:03'],
      ['line-2', '0:03.250', '0:05.250'],
      ['line-1', '0:04.500', '0:06'],
      ['line-4', '1:00', '1:02'],
    ])
    expect(look(editor).unsaved).toBe(true)
  })

  it('are ten thousand at most', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `line-${index}`, start: '0:01', end: '0:02', text: 'A' }))
    expect(withNewLine(many, 5)).toBe(many)
    expect(withNewLine(many.slice(1), 5)).toHaveLength(10_000)
  })

  it('are changed and removed one by one', async () => {
    const editor = await opened()
    change(editor, 'line-1', { text: 'Adieu', start: '0:05' })
    editor.actor.send({ type: 'line.remove', id: 'line-0' })
    expect(lines(editor)).toEqual([{ id: 'line-1', start: '0:05', end: '0:06', text: 'Adieu' }])
  })

  it('are found by the second at which they are said, its end excluded', async () => {
    const shown = lines(await opened())
    const idAt = (second: number): string | undefined => lineAt(shown, second)?.id
    expect([0.999, 1, 2.999, 3, 4.5, 6].map(idAt)).toEqual([undefined, 'line-0', 'line-0', undefined, 'line-1', undefined])
    expect(lineAt([{ id: 'a', start: 'x', end: 'y', text: '' }], 1)).toBeUndefined()
  })
})

describe('saving', () => {
  it('sends the lines as WebVTT, in the order of their times', async () => {
    const editor = await opened()
    change(editor, 'line-0', { start: '1:02', end: '1:03,5', text: 'Fin & <b>rien' })
    editor.actor.send({ type: 'captions.save' })
    expect(look(editor)).toEqual({ ...quiet, editing: true, busy: true, unsaved: true })
    expect(editor.script.asked.at(-1)).toEqual({
      id: 'saveCaptions',
      input: {
        contentId: 'content-1',
        language: 'en',
        webVtt: 'WEBVTT\n\n00:00:04.500 --> 00:00:06.000\nAu <i>revoir</i> &lt;3\n\n00:01:02.000 --> 00:01:03.500\nFin &amp; <b>rien</b>\n',
      },
    })
    await editor.script.answer('saveCaptions', { output: undefined })
    expect(editor.script.asked.at(-1)).toEqual({ id: 'refetchCaptions', input: { contentId: 'content-1' } })
    await editor.script.answer('refetchCaptions', { error: new AppError('API_UNAVAILABLE') })
    expect([look(editor), editor.facts, message(editor)]).toEqual([quiet, [{ type: 'captions.saved', language: 'en' }], undefined])
  })

  it('is not asked of captions without lines', () => {
    const editor = start()
    editor.actor.send({ type: 'captions.create' })
    editor.actor.send({ type: 'captions.save' })
    expect([look(editor), editor.script.asked]).toEqual([{ ...quiet, editing: true }, []])
  })

  it('says what is wrong with each line, until it is changed', async () => {
    const editor = await opened()
    change(editor, 'line-0', { start: 'x', end: '1:60', text: ' <i> ' })
    change(editor, 'line-1', { end: '0:04.500', text: 'a'.repeat(1001) })
    editor.actor.send({ type: 'captions.save' })
    const time = 'Écrivez ce temps comme 1:02 ou 1:02.500'
    expect(errors(editor)).toEqual({
      'line-0': { start: time, end: time, text: 'Écrivez ce qui est dit' },
      'line-1': { end: 'La fin doit venir après le début', text: 'Ce sous-titre dépasse 1000 caractères' },
    })
    expect(editor.script.asked).toHaveLength(1)
    change(editor, 'line-1', { end: '0:06' })
    expect(Object.keys(errors(editor))).toEqual(['line-0'])
    editor.actor.send({ type: 'line.remove', id: 'line-0' })
    expect(errors(editor)).toEqual({})
  })

  it('keeps everything when it fails, and can be repeated', async () => {
    const editor = await opened()
    change(editor, 'line-0', { text: 'Bonsoir' })
    editor.actor.send({ type: 'captions.save' })
    await editor.script.answer('saveCaptions', { error: new Error('A bug') })
    expect([look(editor), message(editor)]).toEqual([
      { ...quiet, editing: true, unsaved: true },
      'Les sous-titres n’ont pas pu être enregistrés',
    ])
    editor.actor.send({ type: 'captions.save' })
    expect([lines(editor)[0]?.text, message(editor), editor.script.asked.length]).toEqual(['Bonsoir', undefined, 3])
    editor.script.clock.increment(30_000)
    expect([look(editor).busy, lines(editor)[0]?.text]).toEqual([false, 'Bonsoir'])
    expect(message(editor)).toBe('Le serveur ne répond pas, réessayez dans un instant')
  })
})

describe('after saving', () => {
  const saving = async (): Promise<Editor> => {
    const editor = await opened()
    editor.actor.send({ type: 'captions.save' })
    await editor.script.answer('saveCaptions', { output: undefined })
    return editor
  }

  it('shows the list once the video was read again', async () => {
    const editor = await saving()
    expect([look(editor).busy, editor.facts]).toEqual([true, []])
    await editor.script.answer('refetchCaptions', { output: undefined })
    expect([look(editor), editor.facts]).toEqual([quiet, [{ type: 'captions.saved', language: 'en' }]])
  })

  it('shows it after thirty seconds at the latest', async () => {
    const editor = await saving()
    editor.script.clock.increment(30_000)
    expect([look(editor), editor.facts]).toEqual([quiet, [{ type: 'captions.saved', language: 'en' }]])
  })
})

it('writes captions in the chosen language', () => {
  const editor = start()
  editor.actor.send({ type: 'language.choose', language: 'br' })
  editor.actor.send({ type: 'captions.create' })
  editor.actor.send({ type: 'line.add', second: 0 })
  change(editor, 'line-0', { text: 'Demat' })
  editor.actor.send({ type: 'captions.save' })
  expect(editor.script.asked).toMatchObject([{ input: { language: 'br' } }])
})

describe('a message', () => {
  const failedSave = async (): Promise<Editor> => {
    const editor = await opened()
    change(editor, 'line-0', { text: 'Bonsoir' })
    editor.actor.send({ type: 'captions.save' })
    await editor.script.answer('saveCaptions', { error: new AppError('FORBIDDEN') })
    expect(message(editor)).toBe('Vous n’avez pas le droit de faire cela')
    return editor
  }
  const failedRead = async (): Promise<Editor> => {
    const editor = start()
    editor.actor.send({ type: 'captions.open', language: 'en', url: '/x' })
    await editor.script.answer('readCaptions', { error: new AppError('NOT_FOUND') })
    return editor
  }

  it('can be closed, where there is one', async () => {
    for (const editor of [await failedSave(), await failedRead()]) {
      editor.actor.send({ type: 'failure.dismiss' })
      expect(message(editor)).toBeUndefined()
      expect(editor.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
    }
  })

  it('ends with the lines that it is about', async () => {
    const editor = await failedSave()
    editor.actor.send({ type: 'editor.close' })
    editor.actor.send({ type: 'changes.discard' })
    expect(message(editor)).toBeUndefined()
  })

  it.each<CaptionsEditorEvent>([
    { type: 'file.choose', file: largeFile },
    { type: 'captions.restore', language: 'oc', lines: [] },
    { type: 'captions.create' },
  ])('ends with the next attempt: %o', async (event) => {
    const editor = await failedRead()
    editor.actor.send(event)
    expect(message(editor)).toBeUndefined()
  })

  it('ends when unchanged lines are closed', async () => {
    const editor = await opened()
    editor.actor.send({ type: 'captions.save' })
    await editor.script.answer('saveCaptions', { error: new AppError('FORBIDDEN') })
    editor.actor.send({ type: 'editor.close' })
    expect([look(editor), message(editor)]).toEqual([quiet, undefined])
  })
})

it('has nothing to lose after a change of a line that is not there', async () => {
  const editor = await opened()
  change(editor, 'absent', { text: 'Bonsoir' })
  editor.actor.send({ type: 'line.remove', id: 'absent' })
  expect(look(editor).unsaved).toBe(false)
})

describe('closing', () => {
  it('does not ask when nothing was changed', async () => {
    const editor = await opened()
    editor.actor.send({ type: 'editor.close' })
    expect(look(editor)).toEqual(quiet)
  })

  it('asks before changes are lost, and goes on with them', async () => {
    const editor = await opened()
    change(editor, 'line-0', { text: 'Bonsoir' })
    editor.actor.send({ type: 'editor.close' })
    expect(look(editor)).toEqual({ ...quiet, editing: true, discarding: true, unsaved: true })
    editor.actor.send({ type: 'changes.keep' })
    expect([look(editor), lines(editor)[0]?.text]).toEqual([{ ...quiet, editing: true, unsaved: true }, 'Bonsoir'])
    editor.actor.send({ type: 'editor.close' })
    editor.actor.send({ type: 'changes.discard' })
    expect(look(editor)).toEqual(quiet)
    editor.actor.send({ type: 'captions.create' })
    expect([look(editor), lines(editor)]).toEqual([{ ...quiet, editing: true }, []])
  })

  it('is done by a sign-in without a loss: the steps restore the lines', async () => {
    const before = await opened()
    expect(select.selectSteps(before.actor.getSnapshot())).toEqual([])
    change(before, 'line-0', { text: 'Bonsoir' })
    const after = start()
    for (const step of select.selectSteps(before.actor.getSnapshot())) after.actor.send(step)
    expect([lines(after), look(after)]).toEqual([lines(before), look(before)])
    expect(select.selectLanguage(after.actor.getSnapshot())).toBe('en')
  })
})

describe('deleting', () => {
  it('asks first', async () => {
    const editor = start()
    editor.actor.send({ type: 'captions.delete', language: 'en' })
    expect([look(editor), editor.script.asked]).toEqual([{ ...quiet, deleting: true }, []])
    editor.actor.send({ type: 'deletion.cancel' })
    expect([look(editor), editor.script.asked]).toEqual([quiet, []])
    editor.actor.send({ type: 'captions.delete', language: 'en' })
    editor.actor.send({ type: 'deletion.confirm' })
    expect(editor.script.asked).toEqual([{ id: 'deleteCaptions', input: { contentId: 'content-1', language: 'en' } }])
    expect(look(editor)).toEqual({ ...quiet, deleting: true, busy: true })
    await editor.script.answer('deleteCaptions', { output: undefined })
    expect([look(editor), editor.facts]).toEqual([quiet, [{ type: 'captions.deleted', language: 'en' }]])
  })

  it('says why it failed', async () => {
    const editor = start()
    editor.actor.send({ type: 'captions.delete', language: 'en' })
    editor.actor.send({ type: 'deletion.confirm' })
    await editor.script.answer('deleteCaptions', { error: new Error('A bug') })
    expect([look(editor), message(editor), editor.facts]).toEqual([quiet, 'Les sous-titres n’ont pas pu être supprimés', []])
    editor.actor.send({ type: 'captions.delete', language: 'en' })
    expect(message(editor)).toBeUndefined()
    editor.actor.send({ type: 'deletion.confirm' })
    editor.script.clock.increment(30_000)
    expect([look(editor), message(editor)]).toEqual([quiet, 'Le serveur ne répond pas, réessayez dans un instant'])
    editor.actor.send({ type: 'failure.dismiss' })
    expect(message(editor)).toBeUndefined()
  })
})
