import { describe, expect, it } from 'vitest'
import { channelFormMachine } from '../../../../src/machines/channel/channelForm/channelFormMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsDirty,
  selectSteps,
} from '../../../../src/machines/channel/channelForm/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { ChannelSettingsForm } from '../../../../src/machines/channel/channelForm/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const stored: ChannelSettingsForm = { name: 'Machines', description: 'Des rouages', commentsMode: 'held', watchedWords: 'casino\nmontres' }
const rules = { commentsMode: 'held', watchedWords: ['casino', 'montres'] } as const
type Form = Scripted<typeof channelFormMachine>

/** The settings of a channel, after the owner has typed. */
function typed(patch: Partial<ChannelSettingsForm> = {}): Form {
  const form = startScripted(channelFormMachine, { channelId: 'channel-1', channel: stored })
  form.actor.send({ type: 'form.change', patch })
  return form
}

async function refused(): Promise<Form> {
  const form = typed({ name: 'Rouages' })
  form.actor.send({ type: 'form.save' })
  await form.script.answer('saveChannel', { error: new AppError('CHANNEL_NOT_FOUND') })
  return form
}

/** What the form shows. */
function seen({ actor }: Form) {
  const snapshot = actor.getSnapshot()
  return {
    form: selectForm(snapshot),
    errors: selectErrors(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    isBusy: selectIsBusy(snapshot),
    isDirty: selectIsDirty(snapshot),
  }
}

const unchanged = { form: stored, errors: {}, failure: null, isBusy: false, isDirty: false }

it('starts with what the channel is called, and sends nothing by itself', () => {
  const form = startScripted(channelFormMachine, { channelId: 'channel-1', channel: stored })
  expect(seen(form)).toEqual(unchanged)
  expect(form.script.asked).toEqual([])
})

it('is unsaved while one field differs from the stored one', () => {
  expect(seen(typed({ commentsMode: 'closed' })).isDirty).toBe(true)
  expect(seen(typed({ watchedWords: 'casino' })).isDirty).toBe(true)
  expect(seen(typed({ name: 'Rouages' }))).toMatchObject({ form: { ...stored, name: 'Rouages' }, isDirty: true })
  expect(seen(typed({ description: '' }))).toMatchObject({ form: { ...stored, description: '' }, isDirty: true })
  expect(seen(typed({ ...stored }))).toEqual(unchanged)
})

it('restores only unsaved texts after a sign-in', () => {
  expect(selectSteps(typed({ name: 'Rouages' }).actor.getSnapshot())).toEqual([{ type: 'form.change', patch: { name: 'Rouages' } }])
  expect(selectSteps(typed().actor.getSnapshot())).toEqual([])
})

describe('saving', () => {
  it('sends the trimmed name with the description, once', () => {
    const form = typed({ name: ' Rouages ', description: 'Et des ressorts' })
    form.actor.send({ type: 'form.save' })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([
      { id: 'saveChannel', input: { channelId: 'channel-1', changes: { name: 'Rouages', description: 'Et des ressorts' } } },
    ])
    expect(seen(form).isBusy).toBe(true)
  })

  it('sends each line that is not empty as a word', () => {
    const form = typed({ watchedWords: 'casino\n \nmontres \n' })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([
      { id: 'saveChannel', input: { channelId: 'channel-1', changes: { watchedWords: ['casino', 'montres '] } } },
    ])
  })

  it('sends nothing of what another may have changed meanwhile', () => {
    const form = typed({ commentsMode: 'closed' })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([{ id: 'saveChannel', input: { channelId: 'channel-1', changes: { commentsMode: 'closed' } } }])
  })

  it('announces it, and shows the channel as the server stored it', async () => {
    const form = typed({ name: ' Rouages ' })
    form.actor.send({ type: 'form.save' })
    const answer = { ...stored, name: 'Rouages' }
    await form.script.answer('saveChannel', { output: { name: 'Rouages', description: 'Des rouages', ...rules } })
    expect(form.facts).toEqual([{ type: 'channel.saved' }])
    expect(seen(form)).toEqual({ ...unchanged, form: answer })
    form.actor.send({ type: 'form.change', patch: { name: 'Ressorts' } })
    form.actor.send({ type: 'form.reset' })
    expect(seen(form).form).toEqual(answer)
  })

  it.for([
    ['without a name', { name: ' \n' }, { name: 'Le nom d’affichage est requis' }],
    ['with a long description', { description: 'a'.repeat(501) }, { description: 'La description ne peut pas dépasser 500 caractères' }],
    ['with a short word', { watchedWords: 'casino\nx' }, { watchedWords: 'Chaque mot a de 2 à 50 caractères' }],
    ['with a long word', { watchedWords: 'x'.repeat(51) }, { watchedWords: 'Chaque mot a de 2 à 50 caractères' }],
    ['with a word without a letter', { watchedWords: '!!!' }, { watchedWords: 'Chaque mot doit contenir une lettre ou un chiffre' }],
    [
      'with many words',
      { watchedWords: Array.from({ length: 101 }, (_, n) => `mot${n}`).join('\n') },
      { watchedWords: '100 mots au plus' },
    ],
  ] as const)('is refused under the field %s, before anything is sent', ([, patch, errors]) => {
    const form = typed(patch)
    form.actor.send({ type: 'form.save' })
    expect([seen(form).errors, form.script.asked]).toEqual([errors, []])
    form.actor.send({ type: 'form.change', patch: stored })
    expect(seen(form).errors).toEqual({})
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(1)
  })

  it('keeps what was typed when it fails, says why, and can be tried again', async () => {
    const form = typed({ name: 'Rouages' })
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveChannel', { error: new Error('lost') })
    const failure = 'Erreur lors de la mise à jour de la chaîne'
    expect(seen(form)).toEqual({ form: { ...stored, name: 'Rouages' }, errors: {}, failure, isBusy: false, isDirty: true })
    expect(form.facts).toEqual([])
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(2)
    expect(seen(form)).toMatchObject({ failure: null, isBusy: true })
  })

  it('shows under its field what the server does not accept', async () => {
    const form = typed({ name: 'Rouages' })
    form.actor.send({ type: 'form.save' })
    const fields = { name: 'Le nom d’affichage ne peut pas dépasser 100 caractères' }
    await form.script.answer('saveChannel', { error: new AppError('INVALID_INPUT', { fields }) })
    expect(seen(form).errors).toEqual(fields)
    form.actor.send({ type: 'form.save' })
    expect(seen(form).errors).toEqual({})
  })

  it('gives up after thirty seconds without an answer', () => {
    const form = typed({ name: 'Rouages' })
    form.actor.send({ type: 'form.save' })
    form.script.clock.increment(29_999)
    expect(seen(form)).toMatchObject({ isBusy: true, failure: null })
    form.script.clock.increment(1)
    expect(seen(form)).toMatchObject({
      form: { name: 'Rouages' },
      isBusy: false,
      failure: 'Le serveur ne répond pas, réessayez dans un instant',
    })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(2)
  })
})

describe('a failure', () => {
  it('leaves when it is dismissed, without the typed text', async () => {
    const form = await refused()
    expect(seen(form).failure).toBe('Créateur non trouvé')
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form)).toEqual({ ...unchanged, form: { ...stored, name: 'Rouages' }, isDirty: true })
  })

  it('leaves as soon as the owner types', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.change', patch: { name: 'Ressorts' } })
    expect(seen(form).failure).toBeNull()
  })

  it('leaves with all that was typed when the form is reset', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.reset' })
    expect(seen(form)).toEqual(unchanged)
  })

  it('gives way to the error of a field', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.change', patch: { name: '' } })
    form.actor.send({ type: 'form.save' })
    expect(seen(form)).toMatchObject({ failure: null, errors: { name: 'Le nom d’affichage est requis' } })
  })

  it('does not take the errors under the fields with it when its message is closed a second time', () => {
    const form = typed({ name: '' })
    form.actor.send({ type: 'form.save' })
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form).errors).toEqual({ name: 'Le nom d’affichage est requis' })
  })
})
