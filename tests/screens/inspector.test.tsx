import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { openAppLink } from '../../src/app/inspector/link/appLink.ts'
import { Inspector } from '../../src/app/inspector/page/Inspector.tsx'
import { inspectorFlow } from '../../src/app/inspector/page/inspectorFlow.ts'
import { TraceStore } from '../../src/app/inspector/page/traceStore.ts'
import { createRecorder } from '../../src/app/inspector/recorder/recorder.ts'
import { toggleMachine } from '../../src/machines/common/toggle/toggleMachine.ts'
import type { ToggleOutcome } from '../../src/machines/common/toggle/types.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

let names = 0
/** A page with a like, and the inspector of this page. */
function openBoth() {
  names += 1
  const name = `inspector-test-${names}`
  const recorder = createRecorder()
  const { promise: gone, resolve: crash } = Promise.withResolvers<void>()
  const machine = toggleMachine.provide({
    actors: { save: fromPromise<ToggleOutcome | undefined, { subjectId: string; isOn: boolean }>(() => new Promise(() => undefined)) },
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
  return { like, leave, crash, channel, user: userEvent.setup() }
}

const press = { type: 'toggle.press', isOn: false, isSignedIn: true } as const
const chart = (name: string) => screen.findByRole('img', { name }, { timeout: 20_000 })
const event = async (type: string) =>
  within(await screen.findByRole('list', { name: /^Événements/ })).findByRole('button', { name: new RegExp(type) })

it('shows the state of a like and its transitions as they happen, and an earlier moment', async () => {
  const { like, user } = openBoth()
  await chart('toggle : toggle.settled')
  like.send(press)
  await chart('toggle : toggle.saving')
  await user.click(await event('toggle xstate.init'))
  await chart('toggle : toggle.settled')
  await user.click(screen.getByRole('button', { name: 'Revenir au direct' }))
  await chart('toggle : toggle.saving')
})

it('sends an event from the form, with the values of the last one', async () => {
  const { like, user } = openBoth()
  like.send({ ...press, isSignedIn: false })
  await event('toggle.press')
  const values = await screen.findByRole('textbox', { name: 'Valeurs (JSON)' }, { timeout: 20_000 })
  await expect.poll(() => values).toHaveProperty('value', JSON.stringify({ isOn: false, isSignedIn: false }, null, 2))
  await user.clear(values)
  await user.type(values, '{{"isOn": false')
  expect(screen.getByText('Ce n’est pas un objet JSON')).toBeTruthy()
  await user.type(values, ', "isSignedIn": true}')
  await user.click(screen.getByRole('button', { name: 'Envoyer l’événement' }))
  await expect.poll(() => like.getSnapshot().value).toBe('saving')
})

it('says that an actor is stopped, and that the page is closed, and stays readable', async () => {
  const { like, leave, user } = openBoth()
  like.send(press)
  await chart('toggle : toggle.saving')
  like.stop()
  await screen.findAllByText('arrêté')
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
  const { like, user } = openBoth()
  like.send(press)
  await chart('toggle : toggle.saving')
  const open = (text: string) =>
    user.upload(screen.getByLabelText('Fichier de trace'), new File([text], 'a.json', { type: 'application/json' }))
  await open('{"format":"lucarne-trace","version":99}')
  await screen.findByText(/autre version \(99\)/)
  await open('{"format":"lucarne-trace","version":1,"startedAt":"","actors":[],"events":[{}]}')
  await screen.findByText(/events\.0\.number/)
  await open('no json')
  await screen.findByText('Ce fichier n’est pas une trace de Lucarne')
  await open('{"format":"lucarne-trace","version":1,"startedAt":"2026","actors":[],"events":[]}')
  await screen.findByText('Aucun acteur n’est encore parti.')
  await user.click(screen.getByRole('button', { name: 'Fermer le fichier' }))
  await chart('toggle : toggle.saving')
})
