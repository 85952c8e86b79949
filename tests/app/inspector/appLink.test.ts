import { afterEach, describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { openAppLink } from '../../../src/app/inspector/link/appLink.ts'
import { isNews, type News, type Question } from '../../../src/app/inspector/link/messages.ts'
import { createRecorder } from '../../../src/app/inspector/recorder/recorder.ts'

type NameEvent = { type: 'name.change'; name: string; length: number; inner: { city: string } }
const types: { events?: NameEvent; context?: { name: string; city: string } } = {}

const nameMachine = setup({ types }).createMachine({
  id: 'name',
  context: { name: '', city: '' },
  on: { 'name.change': { actions: assign(({ event }) => ({ name: event.name, city: event.inner.city })) } },
})

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

let channels = 0
/** A page with one actor and an inspector beside it; frames come when the test says so. */
function linked(app = 'app-1') {
  channels += 1
  const name = `test-${channels}`
  const [here, there] = [new BroadcastChannel(name), new BroadcastChannel(name)]
  const recorder = createRecorder()
  const frames: (() => void)[] = []
  const news: News[] = []
  there.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) news.push(data)
  })
  const actor = createActor(nameMachine, { inspect: recorder.inspect }).start()
  const close = openAppLink({ recorder, channel: here, app, address: () => '/watch/1', schedule: (flush) => frames.push(flush) })
  closing.push(() => [here, there].forEach((channel) => channel.close()))
  return {
    actor,
    news,
    close,
    frames,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
    ask: (question: Question) => there.postMessage(question),
    hello: async (count = 1) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
      there.postMessage({ to: 'app', app: null, inspector: 'inspector-1', type: 'hello' })
      await expect.poll(() => news.filter(({ type }) => type === 'trace').length).toBe(count)
    },
  }
}

const change = { type: 'name.change', name: 'Ada Martin', length: 10, inner: { city: 'Lyon' } } as const

describe('a page with an inspector', () => {
  it('sends nothing before it is asked, then its whole trace with its address', async () => {
    const { actor, news, frames, hello } = linked()
    actor.send(change)
    expect(frames).toEqual([])
    await hello()
    expect(news.map(({ type }) => type)).toEqual(['started', 'trace'])
    expect(news[1]).toMatchObject({ app: 'app-1', inspector: 'inspector-1', address: '/watch/1', trace: { events: [{}, {}] } })
  })

  it('sends what happens once a frame, masked', async () => {
    const { actor, news, frames, hello } = linked()
    await hello()
    for (let turn = 0; turn < 20; turn += 1) actor.send(change)
    expect(frames).toHaveLength(1)
    frames[0]?.()
    await expect.poll(() => news.length).toBe(3)
    const [, , changes] = news
    expect(changes?.type === 'changes' && changes.events.length).toBe(20)
    expect(JSON.stringify(news)).not.toMatch(/Ada|Lyon/)
  })

  it('is left alone by the questions for another page', async () => {
    const { news, ask, hello } = linked()
    ask({ to: 'app', app: 'app-2', inspector: 'inspector-1', type: 'hello' })
    await hello()
    expect(news.filter(({ type }) => type === 'trace')).toHaveLength(1)
  })

  it('says goodbye, and stops sending after the inspector’s', async () => {
    const { actor, news, ask, frames, hello, close } = linked()
    await hello()
    ask({ to: 'app', app: 'app-1', inspector: 'inspector-1', type: 'goodbye' })
    ask({ to: 'app', app: 'app-1', inspector: 'inspector-1', type: 'send', actorId: 'none', event: { type: 'a.b' }, basedOn: null })
    await expect.poll(() => news.at(-1)?.type).toBe('refused')
    actor.send(change)
    expect(frames).toEqual([])
    close()
    await expect.poll(() => news.at(-1)?.type).toBe('goodbye')
  })
})

describe('an event from the inspector', () => {
  it('reaches the actor with the values behind the masks that were not edited', async () => {
    const { actor, news, ask, hello } = linked()
    actor.send(change)
    await hello()
    const [, trace] = news
    const shown = trace?.type === 'trace' ? trace.trace.events.at(-1) : undefined
    if (!shown) throw new Error('no event')
    expect(shown.event).toMatchObject({ type: 'name.change', length: 10 })
    actor.send({ ...change, name: 'Autre', inner: { city: 'Autre' } })
    const event = { ...shown.event, length: 3, inner: { city: 'Paris' } }
    ask({ to: 'app', app: 'app-1', inspector: 'inspector-1', type: 'send', actorId: actor.sessionId, event, basedOn: shown.number })
    await expect.poll(() => actor.getSnapshot().context).toEqual({ name: 'Ada Martin', city: 'Paris' })
  })

  it('is refused when the actor is stopped', async () => {
    const { actor, news, ask, hello } = linked()
    await hello()
    actor.stop()
    ask({ to: 'app', app: 'app-1', inspector: 'inspector-1', type: 'send', actorId: actor.sessionId, event: change, basedOn: null })
    await expect.poll(() => news.at(-1)).toMatchObject({ type: 'refused', inspector: 'inspector-1' })
  })
})
