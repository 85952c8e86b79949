import { expect, it } from 'vitest'
import { likeMachine } from '../../../src/machines/like/likeMachine.ts'
import { selectIsSaving } from '../../../src/machines/like/selectors.ts'
import { AppError } from '../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../support/model/startScripted.ts'

const heart = (): Scripted<typeof likeMachine> => startScripted(likeMachine, { contentId: 'content-1' })
const press = { type: 'like.toggle', isLiked: false, isSignedIn: true } as const
const sentBy = ({ script }: Scripted<typeof likeMachine>): unknown[] => script.asked.map(({ input }) => input)

it('says what must be true, never «toggle»', () => {
  const like = heart()
  like.actor.send({ ...press, isLiked: true })
  expect(sentBy(like)).toEqual([{ contentId: 'content-1', liked: false }])
  expect(selectIsSaving(like.actor.getSnapshot())).toBe(true)
})

it('has one mutation in flight and sends the last wish when it settles', async () => {
  const like = heart()
  like.actor.send(press)
  like.actor.send(press)
  expect(sentBy(like)).toHaveLength(1)
  await like.script.answer('saveLike', { output: undefined })
  expect(sentBy(like)).toEqual([
    { contentId: 'content-1', liked: true },
    { contentId: 'content-1', liked: false },
  ])
})

it('sends nothing more when the last wish is the one in flight', async () => {
  const like = heart()
  for (const press_ of [press, press, press]) like.actor.send(press_)
  await like.script.answer('saveLike', { output: undefined })
  expect(sentBy(like)).toHaveLength(1)
  expect(like.actor.getSnapshot().value).toBe('settled')
})

it('asks a guest to sign in and sends nothing', () => {
  const like = heart()
  like.actor.send({ ...press, isSignedIn: false })
  expect(like.facts).toEqual([{ type: 'login.required' }])
  expect(sentBy(like)).toEqual([])
})

it('asks to sign in again when the session has expired', async () => {
  const like = heart()
  like.actor.send(press)
  await like.script.answer('saveLike', { error: new AppError('SESSION_EXPIRED') })
  expect(like.facts).toEqual([{ type: 'login.required' }])
})

it('says why it failed and forgets the wish', async () => {
  const like = heart()
  like.actor.send(press)
  like.actor.send(press)
  await like.script.answer('saveLike', { error: new Error('lost') })
  expect(like.facts).toEqual([
    { type: 'like.failed', failure: { code: 'INTERNAL', message: 'Erreur lors de la mise à jour de la réaction', fields: {} } },
  ])
  expect(like.actor.getSnapshot().context).toEqual({ contentId: 'content-1', wish: null, sent: null })
})
