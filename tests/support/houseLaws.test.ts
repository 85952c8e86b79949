import { assign, emit, type EventObject, fromPromise, setup, type AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { keepLaws } from './model/describeModel.ts'
import type { AnyFixtures, LawNotes } from './model/fixtures.ts'

// Each of these tests puts in a defect and expects the laws of the house to report it.

type Sheet = { type: 'form.send' } | { type: 'form.cancel' } | { type: 'form.remove' } | { type: 'removal.confirm' } | { type: 'part.sent' }
type Context = { text: string; password: string; failure: string | null; progress: number }
type Faults = Partial<
  Record<'silent' | 'deadEnd' | 'forgetful' | 'talkative' | 'removesAtOnce' | 'calledOnCancel' | 'fallsBack' | 'throws', boolean>
>
const types: { context?: Context; events?: Sheet } = {}

/** A form with a removal, and the defects to put into it. */
function sheet(faults: Faults): AnyStateMachine {
  const removal = { 'form.remove': faults.removesAtOnce ? 'removing' : 'asking' } as const
  return setup({
    types,
    actors: {
      save: fromPromise<void, { text: string; password: string }>(async () => undefined),
      removeSheet: fromPromise<void>(async () => undefined),
    },
    actions: {
      storeFailure: assign({ failure: faults.silent ? null : 'lost', text: faults.forgetful ? '' : 'a poem' }),
      forgetPassword: assign({ password: faults.talkative ? 'secret' : '' }),
      noteProgress: assign({ progress: ({ context }) => (faults.fallsBack ? -context.progress - 1 : context.progress + 1) }),
      announce: emit({ type: 'form.cancelled' }),
    },
    guards: {
      isBroken: () => {
        if (faults.throws) throw new Error('broken guard')
        return false
      },
    },
    delays: { answerLimit: 30_000 },
  }).createMachine({
    id: 'sheet',
    context: { text: 'a poem', password: 'secret', failure: null, progress: 0 },
    initial: 'editing',
    states: {
      editing: { on: { 'form.send': [{ guard: 'isBroken', target: 'stuck' }, { target: 'sending' }], ...removal } },
      sending: {
        on: {
          'form.cancel': { target: faults.calledOnCancel ? 'sendingOnce' : 'editing', actions: 'announce' },
          'part.sent': { actions: 'noteProgress' },
        },
        after: { answerLimit: { target: 'failed', actions: 'storeFailure' } },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { text, password } }) => ({ text, password }),
          onDone: { target: 'editing', actions: 'forgetPassword' },
          onError: { target: faults.deadEnd ? 'stuck' : 'failed', actions: 'storeFailure' },
        },
      },
      sendingOnce: { invoke: { id: 'sendAgain', src: 'save', input: { text: '', password: '' }, onDone: 'editing', onError: 'failed' } },
      failed: { on: { 'form.send': 'sending' } },
      asking: { on: { 'removal.confirm': 'removing', 'form.cancel': 'editing' } },
      removing: { invoke: { id: 'removeSheet', src: 'removeSheet', onDone: 'editing', onError: 'failed' } },
      stuck: {},
    },
  })
}

const laws: LawNotes = {
  destroys: { removeSheet: ['removal.confirm'] },
  progress: { of: ({ context }) => context['progress'], beginsAnew: () => false },
}
const fixtures: AnyFixtures = {
  inputs: [undefined],
  events: {
    'form.send': [{ type: 'form.send' }],
    'form.cancel': [{ type: 'form.cancel' }],
    'form.remove': [{ type: 'form.remove' }],
    'removal.confirm': [{ type: 'removal.confirm' }],
    'part.sent': [{ type: 'part.sent' }],
  },
  done: { save: [undefined], removeSheet: [undefined] },
  errors: { save: [new Error('lost')], removeSheet: [new Error('lost')] },
  laws,
}

/** Walks through the machine with these events, as the paths and the random walks do. */
const walk = (faults: Faults, types: readonly string[], notes: LawNotes = laws): Promise<void> =>
  keepLaws(sheet(faults), { ...fixtures, laws: notes }, undefined, (possible, step) => possible.find(({ type }) => type === types[step]))

const [saved, lost] = ['xstate.done.actor.save', 'xstate.error.actor.save']

describe('the laws of the house', () => {
  it.for([
    [['form.send', lost, 'form.send', 'part.sent', 'part.sent', saved]],
    [['form.remove', 'removal.confirm']],
    [['form.send', 'form.cancel']],
  ])('let a sound machine pass: %s', async ([types]) => {
    await expect(walk({}, types ?? [])).resolves.toBeUndefined()
  })

  it.for<[string, Faults, string[], string]>([
    ['a failure that is told to nobody', { silent: true }, ['form.send', lost], 'the failure of save is told to nobody'],
    ['a failure after which nothing can be done', { deadEnd: true }, ['form.send', lost], 'after the failure of save nothing can be done'],
    ['a typed text that is lost with a failure', { forgetful: true }, ['form.send', lost], 'changes text, which a person has typed'],
    ['a secret that stays after its use', { talkative: true }, ['form.send', saved], 'leaves the secret secret in the context'],
    [
      'a removal that nobody confirmed',
      { removesAtOnce: true },
      ['form.remove'],
      'removeSheet is called after form.remove, which is no confirmation',
    ],
    ['a call made by a cancel', { calledOnCancel: true }, ['form.send', 'form.cancel'], 'sendAgain is called by form.cancel'],
    ['a progress that falls', { fallsBack: true }, ['form.send', 'part.sent'], 'lets the progress fall from 0 to -1'],
    ['a machine that stops', { throws: true }, ['form.send'], 'form.send stops the machine'],
  ])('report %s', async ([, faults, types, message]) => {
    await expect(walk(faults, types)).rejects.toThrow(message)
  })

  it('report a removal of which nothing says how it is confirmed', async () => {
    await expect(walk({}, ['form.remove', 'removal.confirm'], {})).rejects.toThrow('nothing says which event confirms removeSheet')
  })

  it('report a secret of a call made at the start, and a removal that nobody asked for', async () => {
    const opening = setup({ types, actors: { save: fromPromise<void, { code: string }>(async () => undefined) } }).createMachine({
      id: 'opening',
      context: { text: 'a code', password: '', failure: null, progress: 0 },
      initial: 'exchanging',
      states: {
        exchanging: { invoke: { id: 'save', src: 'save', input: ({ context }) => ({ code: context.text }), onDone: 'open' } },
        open: {},
      },
    })
    const answered = (possible: readonly EventObject[]) => possible.find(({ type }) => type === saved)
    await expect(keepLaws(opening, fixtures, undefined, answered)).rejects.toThrow('leaves the secret a code')
    await expect(
      keepLaws(opening, { ...fixtures, laws: { destroys: { save: ['form.send'] } } }, undefined, () => undefined),
    ).rejects.toThrow('save is called after the start, which is no confirmation')
  })

  it('report a call with a value that a later event has replaced', async () => {
    type Typed = { type: 'text.type'; text: string } | { type: 'text.send' }
    const typed: { context: { text: string | null }; events: Typed } = { context: { text: null }, events: { type: 'text.send' } }
    const keepsFirst = setup({
      types: typed,
      actors: { save: fromPromise<void, { text: string | null }>(async () => undefined) },
    }).createMachine({
      id: 'keepsFirst',
      context: { text: null },
      initial: 'typing',
      states: {
        typing: {
          on: {
            'text.type': { actions: assign({ text: ({ context, event }) => context.text ?? event.text }) },
            'text.send': 'sending',
          },
        },
        sending: { invoke: { id: 'save', src: 'save', input: ({ context }) => context, onDone: 'typing', onError: 'typing' } },
      },
    })
    const events = [{ type: 'text.type', text: 'a poem' }, { type: 'text.type', text: 'a letter' }, { type: 'text.send' }]
    await expect(keepLaws(keepsFirst, fixtures, undefined, (_, step) => events[step])).rejects.toThrow(
      'save is called by text.send with text a poem, which a later event has replaced',
    )
    await expect(keepLaws(keepsFirst, fixtures, undefined, (_, step) => events.slice(1)[step])).resolves.toBeUndefined()
  })

  it('accept what is excepted with a reason', async () => {
    const notes = { ...laws, silentFailures: { save: 'It is sent in the background.' } }
    await expect(walk({ silent: true }, ['form.send', lost], notes)).resolves.toBeUndefined()
  })
})
