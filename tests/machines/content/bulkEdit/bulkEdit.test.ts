import { describe, expect, it } from 'vitest'
import { bulkEditMachine } from '../../../../src/machines/content/bulkEdit/bulkEditMachine.ts'
import * as select from '../../../../src/machines/content/bulkEdit/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Bulk = Scripted<typeof bulkEditMachine>

const sow = { id: 'id-Semer', title: 'Semer' }
const plant = { id: 'id-Planter', title: 'Planter' }
const water = { id: 'id-Arroser', title: 'Arroser' }
const harvest = { id: 'id-Récolter', title: 'Récolter' }
const all = [sow, plant, water, harvest]

const start = (): Bulk => startScripted(bulkEditMachine)
const titles = ({ actor }: Bulk): string[] => select.selectSelected(actor.getSnapshot()).map(({ title }) => title)
const shown = ({ actor }: Bulk) => {
  const snapshot = actor.getSnapshot()
  return {
    isEditing: select.selectIsEditing(snapshot),
    isAsking: select.selectIsAsking(snapshot),
    isBusy: select.selectIsBusy(snapshot),
    isReporting: select.selectIsReporting(snapshot),
  }
}
const nothing = { isEditing: false, isAsking: false, isBusy: false, isReporting: false }

/** Two videos are selected. */
function selected(): Bulk {
  const bulk = start()
  for (const video of [plant, sow]) bulk.actor.send({ type: 'video.toggle', video })
  return bulk
}

function editing(): Bulk {
  const bulk = selected()
  bulk.actor.send({ type: 'edit.open' })
  return bulk
}

function changing(): Bulk {
  const bulk = editing()
  bulk.actor.send({ type: 'form.change', patch: { visibility: 'private' } })
  bulk.actor.send({ type: 'form.submit' })
  return bulk
}

function deleting(): Bulk {
  const bulk = selected()
  bulk.actor.send({ type: 'deletion.ask' })
  bulk.actor.send({ type: 'deletion.confirm' })
  return bulk
}

describe('selecting', () => {
  it('adds a video, and takes it out when it is pressed again', () => {
    const bulk = selected()
    expect(titles(bulk)).toEqual(['Planter', 'Semer'])
    bulk.actor.send({ type: 'video.toggle', video: plant })
    expect(titles(bulk)).toEqual(['Semer'])
  })

  it('keeps only what the dialogs show of a video', () => {
    const bulk = start()
    const whole = { ...sow, description: 'Au printemps' }
    bulk.actor.send({ type: 'video.toggle', video: whole })
    expect(select.selectSelected(bulk.actor.getSnapshot())).toEqual([sow])
  })

  it.each([
    ['forwards', sow, water, ['Semer', 'Planter', 'Arroser']],
    ['backwards', harvest, plant, ['Récolter', 'Planter', 'Arroser']],
  ])('selects everything from the last video on, %s', (_, from, to, expected) => {
    const bulk = start()
    bulk.actor.send({ type: 'video.toggle', video: from })
    bulk.actor.send({ type: 'range.select', video: to, videos: all })
    expect(titles(bulk)).toEqual(expected)
  })

  it('begins the next range where the last one ended', () => {
    const bulk = start()
    bulk.actor.send({ type: 'video.toggle', video: sow })
    bulk.actor.send({ type: 'range.select', video: plant, videos: all })
    bulk.actor.send({ type: 'video.toggle', video: sow })
    bulk.actor.send({ type: 'video.toggle', video: plant })
    bulk.actor.send({ type: 'range.select', video: harvest, videos: all })
    expect(titles(bulk)).toEqual(['Planter', 'Arroser', 'Récolter'])
  })

  it.each(['all.select', 'selection.clear'] as const)('selects one video for a range after %s', (type) => {
    const bulk = start()
    bulk.actor.send({ type: 'video.toggle', video: sow })
    bulk.actor.send({ type, videos: [] })
    bulk.actor.send({ type: 'selection.clear' })
    bulk.actor.send({ type: 'range.select', video: harvest, videos: all })
    expect(titles(bulk)).toEqual(['Récolter'])
  })

  it('selects a range’s end alone when its beginning is not in the list any more', () => {
    const bulk = start()
    bulk.actor.send({ type: 'video.toggle', video: sow })
    bulk.actor.send({ type: 'range.select', video: harvest, videos: [water, harvest] })
    expect(titles(bulk)).toEqual(['Semer', 'Récolter'])
  })

  it('selects all of a list besides what is selected, each once, and none', () => {
    const bulk = selected()
    bulk.actor.send({ type: 'all.select', videos: all })
    expect(titles(bulk)).toEqual(['Planter', 'Semer', 'Arroser', 'Récolter'])
    bulk.actor.send({ type: 'selection.clear' })
    expect(titles(bulk)).toEqual([])
  })

  it('takes as many videos as one request can name', () => {
    const bulk = start()
    const many = Array.from({ length: 101 }, (_, index) => ({ id: `id-${index}`, title: `Vidéo ${index}` }))
    bulk.actor.send({ type: 'all.select', videos: many })
    expect(titles(bulk)).toHaveLength(100)
    bulk.actor.send({ type: 'video.toggle', video: sow })
    expect(titles(bulk)).toHaveLength(100)
  })

  it('does nothing with an empty selection', () => {
    const bulk = start()
    bulk.actor.send({ type: 'edit.open' })
    bulk.actor.send({ type: 'deletion.ask' })
    expect(shown(bulk)).toEqual(nothing)
  })
})

describe('changing', () => {
  it('sends what was chosen for the selected videos, and nothing else', async () => {
    const bulk = editing()
    bulk.actor.send({ type: 'form.change', patch: { added: '#été, mer ,', removed: 'hiver' } })
    bulk.actor.send({ type: 'form.submit' })
    expect(shown(bulk)).toEqual({ ...nothing, isEditing: true, isBusy: true })
    const ids = ['id-Planter', 'id-Semer']
    expect(bulk.script.asked).toEqual([{ id: 'changeVideos', input: { ids, visibility: null, added: ['été', 'mer'], removed: ['hiver'] } }])
    await bulk.script.answer('changeVideos', { output: [] })
    expect(bulk.facts).toEqual([{ type: 'videos.changed', count: 2 }])
    expect([shown(bulk), titles(bulk)]).toEqual([nothing, []])
  })

  it('needs a change', () => {
    const bulk = editing()
    bulk.actor.send({ type: 'form.change', patch: { added: ' , ' } })
    bulk.actor.send({ type: 'form.submit' })
    expect(select.selectErrors(bulk.actor.getSnapshot())).toEqual({ visibility: 'Choisissez au moins un changement' })
    expect(bulk.script.asked).toEqual([])
    bulk.actor.send({ type: 'form.change', patch: { visibility: 'public' } })
    expect(select.selectErrors(bulk.actor.getSnapshot())).toEqual({})
    bulk.actor.send({ type: 'form.submit' })
    expect(bulk.script.asked).toMatchObject([{ input: { visibility: 'public', added: [], removed: [] } }])
  })

  it.each(['added', 'removed'] as const)('checks the keywords that are %s', (field) => {
    const bulk = editing()
    bulk.actor.send({ type: 'form.change', patch: { [field]: 'deux mots' } })
    bulk.actor.send({ type: 'form.submit' })
    const message = 'Les mots-clés ne peuvent contenir que des lettres, chiffres et underscores'
    expect(select.selectErrors(bulk.actor.getSnapshot())).toEqual({ [field]: message })
    expect(bulk.script.asked).toEqual([])
  })

  it('says what was refused, and keeps it selected', async () => {
    const bulk = changing()
    const refusals = [{ id: 'id-Semer', message: 'Maximum 10 mots-clés autorisés' }]
    await bulk.script.answer('changeVideos', { output: refusals })
    expect(shown(bulk)).toEqual({ ...nothing, isReporting: true })
    const { actor } = bulk
    expect([titles(bulk), select.selectRefusals(actor.getSnapshot()), select.selectDoneCount(actor.getSnapshot())]).toEqual([
      ['Semer'],
      refusals,
      1,
    ])
    expect(bulk.facts).toEqual([])
    actor.send({ type: 'dialog.close' })
    expect([shown(bulk), titles(bulk)]).toEqual([nothing, ['Semer']])
    expect([select.selectRefusals(actor.getSnapshot()), select.selectDoneCount(actor.getSnapshot())]).toEqual([[], 0])
  })

  it('keeps the form and the selection after a failure, and sends the same again', async () => {
    const bulk = changing()
    await bulk.script.answer('changeVideos', { error: new Error('lost') })
    expect(shown(bulk)).toEqual({ ...nothing, isEditing: true })
    const failure = select.selectFailure(bulk.actor.getSnapshot())
    expect(failure?.message).toBe('Les vidéos n’ont pas pu être modifiées')
    expect(select.selectForm(bulk.actor.getSnapshot())).toEqual({ visibility: 'private', added: '', removed: '' })
    bulk.actor.send({ type: 'form.submit' })
    const [before, after] = bulk.script.asked
    expect(after).toEqual(before)
    expect(select.selectFailure(bulk.actor.getSnapshot())).toBeNull()
  })

  it.each([{ type: 'failure.dismiss' }, { type: 'form.change', patch: {} }] as const)('removes the failure after $type', async (event) => {
    const bulk = changing()
    await bulk.script.answer('changeVideos', { error: new AppError('API_UNAVAILABLE') })
    bulk.actor.send(event)
    expect(select.selectFailure(bulk.actor.getSnapshot())).toBeNull()
  })

  it('stops waiting after thirty seconds', () => {
    const bulk = changing()
    bulk.script.clock.increment(29_999)
    expect(shown(bulk).isBusy).toBe(true)
    bulk.script.clock.increment(1)
    expect(shown(bulk)).toEqual({ ...nothing, isEditing: true })
    expect(select.selectFailure(bulk.actor.getSnapshot())?.code).toBe('TIMEOUT')
  })

  it('changes nothing once the dialog is closed, and opens empty the next time', async () => {
    const bulk = changing()
    await bulk.script.answer('changeVideos', { error: new AppError('API_UNAVAILABLE') })
    bulk.actor.send({ type: 'dialog.close' })
    bulk.actor.send({ type: 'form.submit' })
    expect(bulk.script.asked).toHaveLength(1)
    expect(titles(bulk)).toEqual(['Planter', 'Semer'])
    bulk.actor.send({ type: 'edit.open' })
    const snapshot = bulk.actor.getSnapshot()
    expect([select.selectForm(snapshot), select.selectFailure(snapshot), select.selectErrors(snapshot)]).toEqual([
      { visibility: null, added: '', removed: '' },
      null,
      {},
    ])
  })
})

describe('deleting', () => {
  it('asks first', () => {
    const bulk = selected()
    bulk.actor.send({ type: 'deletion.ask' })
    expect([shown(bulk), bulk.script.asked]).toEqual([{ ...nothing, isAsking: true }, []])
    bulk.actor.send({ type: 'deletion.cancel' })
    expect([shown(bulk), titles(bulk)]).toEqual([nothing, ['Planter', 'Semer']])
  })

  it('deletes the selected videos and says how many', async () => {
    const bulk = deleting()
    expect(shown(bulk)).toEqual({ ...nothing, isAsking: true, isBusy: true })
    expect(bulk.script.asked).toEqual([{ id: 'deleteVideos', input: { ids: ['id-Planter', 'id-Semer'] } }])
    await bulk.script.answer('deleteVideos', { output: [] })
    expect(bulk.facts).toEqual([{ type: 'videos.deleted', count: 2 }])
    expect([shown(bulk), titles(bulk)]).toEqual([nothing, []])
  })

  it('says what was refused', async () => {
    const bulk = deleting()
    await bulk.script.answer('deleteVideos', { output: [{ id: 'id-Planter', message: 'Vidéo introuvable' }] })
    expect([shown(bulk), titles(bulk)]).toEqual([{ ...nothing, isReporting: true }, ['Planter']])
    expect(bulk.facts).toEqual([])
  })

  it('keeps the selection after a failure, and says why', async () => {
    const bulk = deleting()
    await bulk.script.answer('deleteVideos', { error: new Error('lost') })
    expect([shown(bulk), titles(bulk)]).toEqual([nothing, ['Planter', 'Semer']])
    expect(bulk.facts).toMatchObject([{ type: 'deletion.failed', failure: { message: 'Les vidéos n’ont pas pu être supprimées' } }])
  })

  it('stops waiting after thirty seconds', () => {
    const bulk = deleting()
    bulk.script.clock.increment(30_000)
    expect(shown(bulk)).toEqual(nothing)
    expect(bulk.facts).toMatchObject([{ type: 'deletion.failed', failure: { code: 'TIMEOUT' } }])
  })
})
