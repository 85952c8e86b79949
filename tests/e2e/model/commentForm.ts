import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { commentFormMachine } from '../../../src/machines/comment/commentForm/commentFormMachine.ts'
import { commentFormFixtures } from '../../machines/comment/commentForm/fixtures.ts'
import type { Path } from '../../support/model/paths.ts'
import { failureMessageOf, isDone, seeSignInForm, seeText } from './answers.ts'
import { composer, formOf, leaveVideo, ownComment, postComment, returnToVideo, send, storedComments } from './comments.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import type { Beginning, Stage } from './stage.ts'

const longest = 2000
const isGuests = (path: Path): boolean => path.steps.some(({ event }) => 'isSignedIn' in event && event.isSignedIn === false)

/** A path begins with the empty field below the video, with a comment to edit or to reply to, or with a text that is being sent. */
async function arrange(stage: Pick<Stage, 'site' | 'viewer' | 'video'>, path: Path): Promise<Beginning> {
  const beginning = { path: stage.video.path, isSignedIn: !isGuests(path) }
  if (path.startsIn === 'closed') await postComment(stage, isGuests(path) ? stage.site.creator : stage.viewer, 'Bonjour')
  return path.startsIn === 'sending' ? { ...beginning, before: sendAndComeBack } : beginning
}

async function sendAndComeBack(stage: Stage): Promise<void> {
  await composer(stage).fill('Bravo')
  await send(stage)
  await leaveVideo(stage)
  await returnToVideo(stage)
}

/** A second text is another one: a browser tells nobody of the same text. */
const typed = (before: string, words: string): string => (before === words ? `${words} !` : words)

/** What was typed stays until it is published or cancelled. */
function textOf({ events }: Stage): string {
  return events.reduce((text, event) => {
    if (isDone(event) || event.type === 'form.close') return ''
    return 'text' in event && typeof event.text === 'string' ? typed(text, event.text) : text
  }, '')
}

const isOpened = ({ events }: Stage): boolean => events[0]?.type === 'form.open'
const editor = ({ page }: Stage): Locator => page.getByRole('textbox', { name: 'Modifier le commentaire' })
const field = (stage: Stage): Locator => (isOpened(stage) ? editor(stage) : composer(stage))
const button = (stage: Stage, name: string | RegExp): Locator => formOf(stage, field(stage)).getByRole('button', { name, exact: true })
const failure = (stage: Stage): Locator => formOf(stage, field(stage)).getByRole('alert')

async function open({ page, viewer }: Stage, isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) return page.getByRole('button', { name: 'Répondre' }).click()
  await page.getByRole('button', { name: `Actions sur le commentaire de ${viewer.username}` }).click()
  await page.getByRole('menuitem', { name: 'Modifier' }).click()
}

/** The button is disabled while there is no text; the keys that send are not. */
async function submit(stage: Stage): Promise<void> {
  if (textOf(stage) === '') await field(stage).press('Control+Enter')
  else await send(stage)
}

async function seeWritableText(stage: Stage, words: string): Promise<void> {
  await field(stage).waitFor()
  await eventually(() => field(stage).inputValue(), words)
  await eventually(() => field(stage).isEditable(), true)
  await button(stage, /^(Commenter|Enregistrer)$/).waitFor()
}

async function seeEditing(stage: Stage): Promise<void> {
  const text = isOpened(stage) ? 'Bonjour' : textOf(stage)
  await failure(stage).waitFor({ state: 'detached' })
  await seeWritableText(stage, text)
  await eventually(() => button(stage, /^(Commenter|Enregistrer)$/).isDisabled(), text === '')
  if (stage.events.at(-1)?.type === 'form.submit' && text.length > longest)
    await seeText(stage, 'Le commentaire ne peut pas dépasser 2000 caractères')
  const published = isDone(stage.events.at(-1)) ? ['Bravo'] : []
  for (const words of published) await ownComment(stage, words).waitFor()
  expect(await storedComments(stage)).toEqual(isOpened(stage) ? ['Bonjour'] : published)
  expect(stage.requests.countWaiting()).toBe(0)
}

async function seeSending(stage: Stage): Promise<void> {
  await button(stage, 'Envoi...').waitFor()
  await eventually(() => field(stage).inputValue(), 'Bravo')
  await eventually(() => field(stage).isEditable(), false)
  expect(await storedComments(stage)).toEqual([])
}

async function seeFailed(stage: Stage): Promise<void> {
  await failure(stage)
    .getByText(failureMessageOf(stage.events.at(-1)) ?? '')
    .waitFor()
  // The form says it: no toast does as well.
  expect(await stage.page.getByText('Votre texte est gardé').count()).toBe(0)
  await seeWritableText(stage, 'Bravo')
  expect(await storedComments(stage)).toEqual([])
}

describeInChromium('The comment form', {
  machine: commentFormMachine,
  fixtures: commentFormFixtures,
  mutations: { saveComment: 'AddComment' },
  arrange,
  do: {
    'form.open': { act: ({ isSignedIn }, stage) => open(stage, isSignedIn) },
    'text.change': { act: ({ text }, stage) => field(stage).fill(typed(textOf(stage), text)) },
    'form.submit': { act: (_, stage) => submit(stage) },
    'form.close': { act: (_, stage) => button(stage, 'Annuler').click() },
    'failure.dismiss': { act: (_, stage) => failure(stage).getByRole('button', { name: 'Fermer' }).click() },
  },
  see: {
    closed: async (stage) => {
      if (isOpened(stage)) return seeSignInForm(stage)
      await stage.page.getByRole('button', { name: 'Répondre' }).waitFor()
      expect(await editor(stage).count()).toBe(0)
    },
    editing: seeEditing,
    sending: seeSending,
    failed: seeFailed,
  },
  unreachable: { 'form.close: editing': 'There is nothing to cancel while the field below the video is empty.' },
})
