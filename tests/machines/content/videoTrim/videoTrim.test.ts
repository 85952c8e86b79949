import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/content/videoTrim/selectors.ts'
import type { TypedPart, VideoPart } from '../../../../src/machines/content/videoTrim/types.ts'
import { videoTrimMachine } from '../../../../src/machines/content/videoTrim/videoTrimMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'
import { part, whole } from './fixtures.ts'

type Trim = Scripted<typeof videoTrimMachine>

const start = (from: VideoPart = part): Trim => startScripted(videoTrimMachine, { contentId: 'content-1', part: from })
const change = ({ actor }: Trim, patch: Partial<TypedPart>): void => actor.send({ type: 'part.change', patch })
const save = ({ actor }: Trim): void => actor.send({ type: 'part.save' })
const look = ({ actor }: Trim) => {
  const snapshot = actor.getSnapshot()
  return {
    form: select.selectForm(snapshot),
    errors: select.selectErrors(snapshot),
    message: select.selectFailure(snapshot)?.message ?? null,
    busy: select.selectIsBusy(snapshot),
    trimmed: select.selectIsTrimmed(snapshot),
    unsaved: select.selectHasUnsaved(snapshot),
  }
}
const quiet = { errors: {}, message: null, busy: false, trimmed: true, unsaved: false }
const shown = { start: '0:05', end: '0:20' }

describe('the part of a video', () => {
  it('is shown in tenths of a second, and in the exact seconds that the server has', () => {
    const trim = start()
    expect(look(trim)).toEqual({ ...quiet, form: shown })
    expect([select.selectStart(trim.actor.getSnapshot()), select.selectEnd(trim.actor.getSnapshot())]).toEqual([5.04, 20])
    expect(look(start(whole))).toEqual({ ...quiet, form: { start: '0:00', end: '1:00' }, trimmed: false })
  })

  it('is saved in seconds of the file; an edge that nobody moved stays exact', async () => {
    const trim = start()
    change(trim, { end: '0:12,5' })
    expect(look(trim)).toEqual({ ...quiet, form: { start: '0:05', end: '0:12,5' }, unsaved: true })
    save(trim)
    expect(trim.script.asked).toEqual([{ id: 'savePart', input: { contentId: 'content-1', start: 5.04, end: 12.5 } }])
    expect([look(trim).busy, select.selectIsSaving(trim.actor.getSnapshot()), select.selectIsRestoring(trim.actor.getSnapshot())]).toEqual([
      true,
      true,
      false,
    ])
    await trim.script.answer('savePart', { output: { start: 5.04, end: 12.5, sourceDuration: 60.02 } })
    expect([look(trim), trim.facts]).toEqual([{ ...quiet, form: { start: '0:05', end: '0:12.5' } }, [{ type: 'part.saved' }]])
  })

  it('ends with the file when its end is the last moment that is shown', () => {
    const trim = start()
    change(trim, { end: '1:00' })
    save(trim)
    expect(trim.script.asked).toMatchObject([{ input: { end: 60.02 } }])
  })

  it('is not saved unchanged, nor while it is being saved', () => {
    const trim = start()
    save(trim)
    expect(trim.script.asked).toEqual([])
    change(trim, { start: '0:06' })
    save(trim)
    save(trim)
    change(trim, { start: '0:07' })
    trim.actor.send({ type: 'whole.restore' })
    expect([trim.script.asked.length, look(trim).form.start]).toEqual([1, '0:06'])
  })

  it('can be the whole file again', async () => {
    const trim = start()
    trim.actor.send({ type: 'whole.restore' })
    expect(trim.script.asked).toEqual([{ id: 'restoreWhole', input: { contentId: 'content-1' } }])
    expect([select.selectIsSaving(trim.actor.getSnapshot()), select.selectIsRestoring(trim.actor.getSnapshot())]).toEqual([false, true])
    await trim.script.answer('restoreWhole', { output: whole })
    expect([look(trim), trim.facts]).toEqual([{ ...quiet, form: { start: '0:00', end: '1:00' }, trimmed: false }, [{ type: 'part.saved' }]])
    trim.actor.send({ type: 'whole.restore' })
    expect(trim.script.asked).toHaveLength(1)
  })
})

describe('what cannot be saved', () => {
  it.each([
    [
      { start: 'x', end: '1:60' },
      { start: 'Écrivez ce temps comme 1:02 ou 1:02.5', end: 'Écrivez ce temps comme 1:02 ou 1:02.5' },
    ],
    [{ start: '0:20' }, { end: 'La fin doit venir après le début' }],
    [{ start: '0:19.5' }, { end: 'L’extrait doit durer au moins 1 seconde' }],
    [{ start: '1:01', end: '1:05' }, { start: 'La vidéo est plus courte' }],
    [{ end: '1:05' }, { end: 'La vidéo est plus courte' }],
  ])('%j', (patch, errors) => {
    const trim = start()
    change(trim, patch)
    save(trim)
    expect([look(trim).errors, look(trim).form, trim.script.asked]).toEqual([errors, { ...shown, ...patch }, []])
    change(trim, { start: '0:06', end: '0:07' })
    expect(look(trim).errors).toEqual({})
  })
})

describe('a failure', () => {
  const failed = async (answer: Parameters<Trim['script']['answer']>[1]): Promise<Trim> => {
    const trim = start()
    change(trim, { start: '0:06' })
    save(trim)
    await trim.script.answer('savePart', answer)
    return trim
  }

  it('keeps what was typed, names the field, and ends when it is closed', async () => {
    const trim = await failed({ error: new AppError('INVALID_INPUT', { fields: { start: 'La vidéo est plus courte' } }) })
    expect(look(trim)).toMatchObject({ form: { start: '0:06' }, unsaved: true, busy: false, errors: { start: 'La vidéo est plus courte' } })
    trim.actor.send({ type: 'failure.dismiss' })
    expect([look(trim).message, trim.actor.getSnapshot().can({ type: 'failure.dismiss' })]).toEqual([null, false])
  })

  it('has its own words for a bug, and for no answer', async () => {
    const trim = await failed({ error: new Error('A bug') })
    expect(look(trim).message).toBe('La vidéo n’a pas pu être rognée')
    for (const type of ['part.save', 'whole.restore'] as const) {
      trim.actor.send({ type })
      expect(look(trim)).toMatchObject({ message: null, busy: true })
      trim.script.clock.increment(29_999)
      expect(look(trim).busy).toBe(true)
      trim.script.clock.increment(1)
      expect(look(trim)).toMatchObject({ message: 'Le serveur ne répond pas, réessayez dans un instant', busy: false })
    }
  })

  it('of restoring is shown too', async () => {
    const trim = start()
    trim.actor.send({ type: 'whole.restore' })
    await trim.script.answer('restoreWhole', { error: new AppError('VIDEO_REQUIRED') })
    expect([look(trim).message, trim.facts]).toEqual(['Un fichier vidéo est requis', []])
    change(trim, { start: 'x' })
    save(trim)
    expect(look(trim).message).toBeNull()
  })
})

describe('another part that the server has', () => {
  const other = { start: 1, end: 2, sourceDuration: 60.02 }

  it('is shown', () => {
    const trim = start()
    trim.actor.send({ type: 'part.refresh', part: other })
    expect(look(trim)).toEqual({ ...quiet, form: { start: '0:01', end: '0:02' } })
  })

  it('does not take the place of what is typed', () => {
    const trim = start()
    change(trim, { start: '0:10' })
    expect(select.selectSteps(trim.actor.getSnapshot())).toEqual([{ type: 'part.change', patch: { start: '0:10', end: '0:20' } }])
    trim.actor.send({ type: 'part.refresh', part: other })
    expect(look(trim)).toEqual({ ...quiet, form: { start: '0:10', end: '0:20' }, unsaved: true })
    expect(select.selectSteps(start().actor.getSnapshot())).toEqual([])
  })
})
