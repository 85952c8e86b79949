import { setup } from 'xstate'
import { leaveGuardActors, leaveGuardEffects } from './actors.ts'
import type { LeaveGuardEvent, LeaveGuardTag } from './types.ts'

const types: { events?: LeaveGuardEvent; tags?: LeaveGuardTag } = {}

/** Asks for confirmation before the user leaves a page with unsaved changes. */
export const leaveGuardMachine = setup({ types, actors: leaveGuardActors, actions: leaveGuardEffects }).createMachine({
  id: 'leaveGuard',
  initial: 'saved',
  states: {
    saved: { on: { 'changes.made': 'unsaved' } },
    unsaved: {
      // If departures cannot be held back, the page is left without a question.
      invoke: { id: 'holdDepartures', src: 'holdDepartures', onError: {} },
      initial: 'editing',
      states: {
        editing: { on: { 'departure.attempted': 'asking', 'changes.saved': '#leaveGuard.saved' } },
        asking: {
          tags: 'asking',
          on: { 'leave.cancel': 'editing', 'leave.confirm': '#leaveGuard.leaving', 'changes.saved': '#leaveGuard.askingAfterSave' },
        },
      },
    },
    // The user has not answered yet, and is still on this page.
    askingAfterSave: {
      tags: 'asking',
      on: { 'leave.cancel': 'saved', 'leave.confirm': 'leaving', 'changes.made': 'unsaved.asking' },
    },
    // Nothing is held back any more, until there are other changes.
    leaving: { entry: 'depart', on: { 'changes.made': 'unsaved' } },
  },
})
