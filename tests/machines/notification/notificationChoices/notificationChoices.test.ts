import { describe, expect, it } from 'vitest'
import { notificationChoicesMachine } from '../../../../src/machines/notification/notificationChoices/notificationChoicesMachine.ts'
import {
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsDirty,
  selectSteps,
} from '../../../../src/machines/notification/notificationChoices/selectors.ts'
import type { NotificationChoicesEvent } from '../../../../src/machines/notification/notificationChoices/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { NotificationChoices } from '../../../../src/shared/notificationChoices.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const stored: NotificationChoices = {
  kinds: [
    { kind: 'newContent', onSite: true, byMail: true },
    { kind: 'reply', onSite: false, byMail: true },
  ],
  digest: 'never',
}
type Form = Scripted<typeof notificationChoicesMachine>

/** The choices of a person, after these events. */
function after(...events: readonly NotificationChoicesEvent[]): Form {
  const form = startScripted(notificationChoicesMachine, stored)
  for (const event of events) form.actor.send(event)
  return form
}
const noVideos: NotificationChoicesEvent = { type: 'kind.change', kind: 'newContent', patch: { byMail: false } }
const daily: NotificationChoicesEvent = { type: 'digest.change', digest: 'daily' }
const save: NotificationChoicesEvent = { type: 'form.save' }
const changed: NotificationChoices = {
  kinds: [
    { kind: 'newContent', onSite: true, byMail: false },
    { kind: 'reply', onSite: false, byMail: true },
  ],
  digest: 'daily',
}

/** What the form shows. */
function seen({ actor }: Form) {
  const snapshot = actor.getSnapshot()
  return {
    form: selectForm(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    isBusy: selectIsBusy(snapshot),
    isDirty: selectIsDirty(snapshot),
  }
}
const unchanged = { form: stored, failure: null, isBusy: false, isDirty: false }

it('starts with what is stored, and sends nothing by itself', () => {
  const form = after()
  expect([seen(form), form.script.asked]).toEqual([unchanged, []])
})

it('changes one kind in one way, and leaves the others', () => {
  expect(seen(after(noVideos, daily))).toEqual({ ...unchanged, form: changed, isDirty: true })
  const onSite = after({ type: 'kind.change', kind: 'reply', patch: { onSite: true } })
  expect(seen(onSite).form.kinds).toEqual([stored.kinds[0], { kind: 'reply', onSite: true, byMail: true }])
  expect(seen(onSite).isDirty).toBe(true)
})

it('is saved when everything is as it was', () => {
  const back = after(noVideos, { type: 'kind.change', kind: 'newContent', patch: { byMail: true } })
  expect(seen(back)).toEqual(unchanged)
})

it('restores only unsaved changes after a sign-in', () => {
  const steps = selectSteps(after(noVideos, daily).actor.getSnapshot())
  expect(steps).toEqual([{ type: 'kind.change', kind: 'newContent', patch: { onSite: true, byMail: false } }, daily])
  expect(seen(after(...steps)).form).toEqual(changed)
  expect(selectSteps(after().actor.getSnapshot())).toEqual([])
})

describe('saving', () => {
  it('sends all choices, once', () => {
    const form = after(noVideos, daily, save, save)
    expect(form.script.asked).toEqual([{ id: 'saveChoices', input: changed }])
    expect(seen(form).isBusy).toBe(true)
  })

  it('is announced, and shows the choices as the server stored them', async () => {
    const form = after(noVideos, save)
    const answer: NotificationChoices = { kinds: stored.kinds, digest: 'weekly' }
    await form.script.answer('saveChoices', { output: answer })
    expect(form.facts).toEqual([{ type: 'choices.saved' }])
    expect(seen(form)).toEqual({ ...unchanged, form: answer })
    form.actor.send(daily)
    form.actor.send({ type: 'form.reset' })
    expect(seen(form).form).toEqual(answer)
  })

  it('keeps what was chosen when it fails, says why, and can be tried again', async () => {
    const form = after(noVideos, daily, save)
    await form.script.answer('saveChoices', { error: new Error('lost') })
    expect(seen(form)).toEqual({ form: changed, failure: 'Erreur lors de l’enregistrement de vos choix', isBusy: false, isDirty: true })
    expect(form.facts).toEqual([])
    form.actor.send(save)
    expect(form.script.asked).toHaveLength(2)
    expect(seen(form)).toMatchObject({ failure: null, isBusy: true })
  })

  it('gives up after thirty seconds without an answer', () => {
    const form = after(daily, save)
    form.script.clock.increment(29_999)
    expect(seen(form)).toMatchObject({ isBusy: true, failure: null })
    form.script.clock.increment(1)
    expect(seen(form)).toMatchObject({
      form: { digest: 'daily' },
      isBusy: false,
      failure: 'Le serveur ne répond pas, réessayez dans un instant',
    })
  })
})

describe('a failure', () => {
  async function refused(): Promise<Form> {
    const form = after(noVideos, save)
    await form.script.answer('saveChoices', { error: new AppError('STORAGE_FULL', { message: 'Plus de place' }) })
    expect(seen(form).failure).toBe('Plus de place')
    return form
  }

  it('leaves when it is dismissed, without what was chosen', async () => {
    const form = await refused()
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form)).toMatchObject({ form: { kinds: changed.kinds }, failure: null, isDirty: true })
  })

  it.for([
    ['a kind is changed', { type: 'kind.change', kind: 'reply', patch: { onSite: true } }],
    ['the frequency is changed', daily],
  ] as const)('leaves as soon as %s', async ([, event]) => {
    const form = await refused()
    form.actor.send(event)
    expect(seen(form).failure).toBeNull()
  })

  it('leaves with all that was chosen when the form is reset', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.reset' })
    expect(seen(form)).toEqual(unchanged)
  })
})
