import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { openAppLink } from '../../src/app/inspector/link/appLink.ts'
import { Inspector } from '../../src/app/inspector/page/Inspector.tsx'
import { inspectorFlow } from '../../src/app/inspector/page/inspectorFlow.ts'
import { TraceStore } from '../../src/app/inspector/page/traceStore.ts'
import { createRecorder } from '../../src/app/inspector/recorder/recorder.ts'
import { deletionMachine } from '../../src/machines/common/deletion/deletionMachine.ts'
import { AppError } from '../../src/shared/errors.ts'
import { toggleMachine } from '../../src/machines/common/toggle/toggleMachine.ts'
import type { ToggleOutcome } from '../../src/machines/common/toggle/types.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

let names = 0
const user = userEvent.setup()
/** Chooses an actor or event whose chart may have to be loaded: React loses what suspends outside an awaited `act`. */
const choose = (button: HTMLElement): Promise<void> => act(() => user.click(button))

/** A page with a like, and the inspector of this page. */
function openBoth() {
  names += 1
  const name = `inspector-test-${names}`
  const recorder = createRecorder()
  const { promise: gone, resolve: crash } = Promise.withResolvers<void>()
  const { promise: saved, reject: refuse } = Promise.withResolvers<ToggleOutcome>()
  const machine = toggleMachine.provide({
    actors: { save: fromPromise<ToggleOutcome | undefined, { subjectId: string; isOn: boolean }>(() => saved) },
  })
  const input = { subjectId: 'content-1', messages: { on: 'Échec', off: 'Échec' } }
  const like = createActor(machine, { input, inspect: recorder.inspect }).start()
  const channel = new BroadcastChannel(name)
  const leave = openAppLink({ recorder, channel, app: 'page-1', address: () => '/watch/1', schedule: (flush) => void setTimeout(flush) })
  const store = new TraceStore()
  const inspector = inspectorFlow({
    openChannel: () => new BroadcastChannel(name),
    store,
    inspector: 'inspector-1',
    wanted: 'page-1',
    onPage: () => undefined,
    whenGone: () => gone,
  })
  const { unmount } = render(
    <ProvideFlows<'inspector'> flows={{ inspector }}>
      <Inspector store={store} />
    </ProvideFlows>,
  )
  closing.push(unmount, () => channel.close())
  return { like, recorder, leave, crash, channel, refuse }
}

const press = { type: 'toggle.press', isOn: false, isSignedIn: true } as const
const chart = (name: string) => screen.findByRole('img', { name }, { timeout: 20_000 })
const event = async (type: string) =>
  within(await screen.findByRole('list', { name: /^Événements/ })).findByRole('button', { name: new RegExp(type) })

it('shows the state of a like and its transitions as they happen, and an earlier moment', async () => {
  const { like } = openBoth()
  await chart('toggle : toggle.settled')
  like.send(press)
  await chart('toggle : toggle.saving')
  await user.click(await event('toggle xstate.init'))
  await chart('toggle : toggle.settled')
  await user.click(screen.getByRole('button', { name: 'Revenir au direct' }))
  await chart('toggle : toggle.saving')
})

it('steps through the snapshots of an actor, and stands still meanwhile', async () => {
  const { like } = openBoth()
  like.send({ ...press, isSignedIn: false })
  like.send(press)
  await chart('toggle : toggle.saving')
  const [back, forth] = ['Instantané précédent', 'Instantané suivant'].map((name) => () => user.click(screen.getByRole('button', { name })))
  await back?.()
  await chart('toggle : toggle.settled')
  screen.getByText('Après l’événement 1')
  like.send({ ...press, isOn: true })
  await back?.()
  screen.getByText('Après l’événement 0')
  await forth?.()
  await forth?.()
  await chart('toggle : toggle.saving')
  expect(screen.getByRole('heading', { name: /^Événements/ }).textContent).toBe('Événements (4)')
  await user.click(screen.getByRole('button', { name: 'Revenir au direct' }))
  await screen.findByRole('heading', { name: 'Événements (5)' })
})

it('stands still at the last event while others follow', async () => {
  const { like } = openBoth()
  await user.click(await screen.findByRole('button', { name: 'Figer' }))
  like.send(press)
  const news = new BroadcastChannel(`inspector-test-${names}`)
  const arrived = new Promise((resolve) => news.addEventListener('message', resolve))
  like.send({ ...press, isOn: true })
  await arrived
  news.close()
  await chart('toggle : toggle.settled')
  screen.getByRole('heading', { name: 'Événements (1)' })
  await user.click(screen.getByRole('button', { name: 'Revenir au direct' }))
  await chart('toggle : toggle.saving')
})

it('lights of several transitions along an arrow the one that was taken, and marks those that are possible', async () => {
  const { like, refuse } = openBoth()
  like.send({ ...press, isSignedIn: false })
  const drawing = await chart('toggle : toggle.settled')
  const lit = () => Array.from(drawing.querySelectorAll('text[data-taken]')).map(({ textContent }) => textContent)
  await expect.poll(lit).toEqual(['toggle.press [isSignedOut]', 'always'])
  const possible = () => Array.from(drawing.querySelectorAll('text[data-possible]')).map(({ textContent }) => textContent)
  expect(possible()).toEqual(['toggle.press [isSignedOut]', 'toggle.press'])
  like.send(press)
  await expect.poll(possible).toEqual(['↺ toggle.press'])
  refuse(new AppError('API_UNAVAILABLE'))
  await expect.poll(lit).toEqual(['error save'])
})

it('sends an event from a form with a field for each of its values, which begin as those of the last one', async () => {
  const { like } = openBoth()
  like.send({ ...press, isSignedIn: false })
  await event('toggle.press')
  const isOn = await screen.findByRole('switch', { name: 'isOn' }, { timeout: 20_000 })
  const isSignedIn = screen.getByRole('switch', { name: 'isSignedIn' })
  await screen.findByText(/^Valeurs de l’événement 1/)
  expect([isOn, isSignedIn].map((control) => control.getAttribute('aria-checked'))).toEqual(['false', 'false'])
  await user.click(isSignedIn)
  await user.click(screen.getByRole('button', { name: 'Envoyer l’événement' }))
  await expect.poll(() => like.getSnapshot().value).toBe('saving')
})

it('begins the form of an event that never happened with an example', async () => {
  const { like } = openBoth()
  await screen.findByText(/^Valeurs d’exemple/, undefined, { timeout: 20_000 })
  await user.click(screen.getByRole('button', { name: 'Envoyer l’événement' }))
  await expect.poll(() => like.getSnapshot().context.pendingValue).toBe(true)
  expect(like.getSnapshot().value).toBe('saving')
})

it('sends nothing while a value of its form cannot be read', async () => {
  const { recorder } = openBoth()
  const actor = createActor(deletionMachine, { input: { message: 'Échec' }, inspect: recorder.inspect }).start()
  await choose(await screen.findByRole('button', { name: /^deletion/ }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Événement' }, { timeout: 20_000 }), 'deletion.ask')
  const subject = await screen.findByRole('textbox', { name: 'subject' })
  const send = screen.getByRole('button', { name: 'Envoyer l’événement' })
  await user.clear(subject)
  await user.type(subject, '{{"id": "a"')
  screen.getByText('Ce n’est pas du JSON')
  await user.click(send)
  await user.type(subject, ', "name": "Semer"}')
  await user.click(send)
  await expect.poll(() => actor.getSnapshot().context.subject).toEqual({ id: 'a', name: 'Semer' })
  expect(recorder.trace().events.filter(({ event: { type } }) => type === 'deletion.ask')).toHaveLength(1)
})

it('says that an actor is stopped, and that the page is closed, and stays readable', async () => {
  const { like, leave } = openBoth()
  like.send(press)
  await chart('toggle : toggle.saving')
  like.stop()
  await screen.findByText('arrêté')
  await user.click(screen.getByRole('button', { name: 'Envoyer l’événement' }))
  await screen.findByText(/L’événement n’a pas été reçu/)
  leave()
  await screen.findByText('La page est fermée')
  expect(await event('toggle.press')).toBeTruthy()
})

it('says that the page is closed when it crashes, without a goodbye', async () => {
  const { like, crash } = openBoth()
  like.send(press)
  await chart('toggle : toggle.saving')
  screen.getByText('En direct')
  crash()
  await screen.findByText('La page est fermée')
  expect(await event('toggle.press')).toBeTruthy()
})

it('says that a page was loaded with another version of the site, and keeps what it shows', async () => {
  const { like, leave, channel } = openBoth()
  like.send(press)
  await chart('toggle : toggle.saving')
  leave()
  await screen.findByText('La page est fermée')
  const trace = { format: 'lucarne-trace', version: 99, startedAt: '2026', actors: 'another shape', events: 0 }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
  channel.postMessage({ to: 'inspector', app: 'page-2', version: 99, type: 'trace', inspector: 'inspector-1', address: '/', trace })
  await screen.findByText('La page a été chargée avec une autre version : rechargez-la')
  expect(await event('toggle.press')).toBeTruthy()
})

it('refuses files that are no traces, and shows those that are', async () => {
  const { like } = openBoth()
  like.send(press)
  await chart('toggle : toggle.saving')
  const open = (text: string) =>
    user.upload(screen.getByLabelText('Fichier de trace'), new File([text], 'a.json', { type: 'application/json' }))
  await open('{"format":"lucarne-trace","version":99}')
  await screen.findByText(/autre version \(99\)/)
  await open('{"format":"lucarne-trace","version":1,"startedAt":"","actors":[],"events":[{}]}')
  await screen.findByText(/events\.0\.number/)
  await open(`{"format":"lucarne-trace","version":1,"startedAt":"","actors":[],"events":[],"rest":${'['.repeat(200_000)}`)
  await screen.findByText('Ce fichier n’est pas une trace de Lucarne')
  await open('{"format":"lucarne-trace","version":99}')
  await screen.findByText(/autre version \(99\)/)
  await open('x'.repeat(100 * 1024 ** 2))
  await screen.findByText(/trop gros pour une trace.*100.Mo, au lieu de 50.Mo/)
  await open('no json')
  await screen.findByText('Ce fichier n’est pas une trace de Lucarne')
  await open('{"format":"lucarne-trace","version":1,"startedAt":"2026","actors":[],"events":[]}')
  await screen.findByText('Aucun acteur n’est encore parti.')
  await user.click(screen.getByRole('button', { name: 'Fermer le fichier' }))
  await chart('toggle : toggle.saving')
})

it('says which actor stopped with an error, and stays up', async () => {
  const { recorder } = openBoth()
  const broken = createMachine({
    id: 'broken',
    initial: 'whole',
    states: {
      whole: {
        on: {
          'fault.make': {
            actions: () => {
              throw new Error('broken')
            },
          },
        },
      },
    },
  })
  const actor = createActor(broken, { inspect: recorder.inspect })
  actor.subscribe({ error: () => undefined })
  actor.start()
  actor.send({ type: 'fault.make' })
  await choose(await event('fault.make'))
  const tree = within(screen.getByRole('region', { name: /^Acteurs/ }))
  expect(tree.getByRole('button', { name: 'broken en erreur' }).getAttribute('aria-pressed')).toBe('true')
  await screen.findByText(/n’a pas de machine.*broken/, undefined, { timeout: 20_000 })
  await choose(tree.getByRole('button', { name: /^toggle/ }))
  await chart('toggle : toggle.settled')
})

it('shows a context with a cycle and a text of five megabytes', async () => {
  const { recorder } = openBoth()
  const cyclic: { self?: unknown; text: string } = { text: 'é'.repeat(5_000_000) }
  cyclic.self = cyclic
  createActor(createMachine({ id: 'odd', context: { cyclic } }), { inspect: recorder.inspect }).start()
  await choose(await screen.findByRole('button', { name: 'odd' }))
  const context = within(screen.getByRole('group', { name: 'État et contexte' }))
  const lines = await context.findAllByText(/\[/)
  expect(lines.map(({ textContent }) => textContent)).toEqual(['text "[5000000 signs]"', 'self "[cycle]"'])
})

it('outlives ten thousand events in a row: it shows the last 2,000, and can be used', async () => {
  const { like } = openBoth()
  await chart('toggle : toggle.settled')
  like.send(press)
  for (let turn = 1; turn <= 10_000; turn += 1) like.send({ ...press, isOn: turn % 2 === 1 })
  await screen.findByRole('heading', { name: 'Événements (2000)' })
  await chart('toggle : toggle.saving')
  await user.click(screen.getByRole('button', { name: 'Figer' }))
  await screen.findByText('Après l’événement 10002')
  await user.click(screen.getByRole('button', { name: 'Instantané précédent' }))
  await screen.findByText('Après l’événement 10001')
  await user.click(screen.getByRole('button', { name: 'Revenir au direct' }))
  like.send(press)
  const news = new BroadcastChannel(`inspector-test-${names}`)
  await new Promise((resolve) => news.addEventListener('message', resolve))
  news.close()
  await user.click(screen.getByRole('button', { name: 'Figer' }))
  await screen.findByText('Après l’événement 10003')
  screen.getByRole('heading', { name: 'Événements (2000)' })
})

it('says that it cannot show what a page of another build sends, and shows the next page', async () => {
  const { like, channel, leave } = openBoth()
  like.send(press)
  await chart('toggle : toggle.saving')
  const broken = { number: 3, at: 1, actorId: like.sessionId, fromId: null, event: { type: 'a.b' }, after: null, effects: null }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  const post = (news: object) => act(() => channel.postMessage({ to: 'inspector', app: 'page-1', version: 1, ...news }))
  post({ type: 'changes', actors: [], events: [broken] })
  await screen.findByText(/Cette trace n’a pas pu être montrée/)
  leave()
  await screen.findByText('La page est fermée')
  const trace = { format: 'lucarne-trace', version: 1, startedAt: 'later', actors: [], events: [] }
  post({ app: 'page-2', type: 'trace', inspector: 'inspector-1', address: '/', trace })
  await screen.findByText('Aucun acteur n’est encore parti.')
})
