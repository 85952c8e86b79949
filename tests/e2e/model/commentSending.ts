import { expect } from 'vitest'
import { commentSendingMachine } from '../../../src/machines/comment/commentSending/commentSendingMachine.ts'
import { commentSendingFixtures } from '../../machines/comment/commentSending/fixtures.ts'
import type { Path } from '../../support/model/paths.ts'
import { failureMessageOf, isDone, seeText } from './answers.ts'
import { composer, formOf, leaveVideo, ownComment, returnToVideo, send, storedComments } from './comments.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import type { Beginning, Stage } from './stage.ts'

const hasStep = (events: readonly { type: string }[], type: string): boolean => events.some((event) => event.type === type)
const isKept = ({ page }: Stage): Promise<boolean> => page.getByText('Votre texte est gardé').first().isVisible()

/** The app begins each sending with a form that waits for it. It is left before the first step, unless that is the step. */
async function arrange({ video }: Pick<Stage, 'video'>, { steps }: Path): Promise<Beginning> {
  const isLeftLater = hasStep(
    steps.map(({ event }) => event),
    'form.left',
  )
  return {
    path: video.path,
    isSignedIn: true,
    before: async (stage) => {
      await composer(stage).fill('Bravo')
      await send(stage)
      if (!isLeftLater) await leaveVideo(stage)
    },
  }
}

async function seeFormWaiting(stage: Stage): Promise<void> {
  await formOf(stage, composer(stage)).getByRole('button', { name: 'Envoi...' }).waitFor()
  await eventually(() => composer(stage).inputValue(), 'Bravo')
}

/** Nothing tells of it on another page, where it goes on. */
async function seeSending(stage: Stage): Promise<void> {
  if (hasStep(stage.events, 'form.left')) await returnToVideo(stage)
  if (stage.page.url().endsWith(stage.video.path)) await seeFormWaiting(stage)
  expect(await storedComments(stage)).toEqual([])
  expect(stage.requests.countWaiting()).toBe(1)
}

/** A form that waits shows how it ended. Otherwise a failure is announced on the page where the person is, and the text waits. */
async function seeSettled(stage: Stage): Promise<void> {
  const isAwaited = hasStep(stage.events, 'form.joined')
  const last = stage.events.at(-1)
  const message = failureMessageOf(last) ?? ''
  if (!isAwaited && !isDone(last)) {
    await seeText(stage, message)
    await seeText(stage, 'Votre texte est gardé : il vous attend sous la vidéo.')
  }
  if (isDone(last)) await eventually(() => storedComments(stage), ['Bravo'])
  if (!isAwaited) await returnToVideo(stage)
  await eventually(() => composer(stage).inputValue(), isDone(last) ? '' : 'Bravo')
  await eventually(() => composer(stage).isEditable(), true)
  if (isDone(last)) return ownComment(stage, 'Bravo').waitFor()
  if (isAwaited) {
    await formOf(stage, composer(stage)).getByRole('alert').getByText(message).waitFor()
    expect(await isKept(stage)).toBe(false)
  }
  expect(await storedComments(stage)).toEqual([])
}

describeInChromium('The sending of a comment whose form is left', {
  machine: commentSendingMachine,
  fixtures: commentSendingFixtures,
  mutations: { saveComment: 'AddComment' },
  arrange,
  do: {
    'form.joined': { act: (_, stage) => returnToVideo(stage) },
    'form.left': { act: (_, stage) => leaveVideo(stage) },
  },
  see: { sending: seeSending, settled: seeSettled },
})
