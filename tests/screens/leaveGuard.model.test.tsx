import { configure, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { LeaveGuard } from '../../src/components/LeaveGuard.tsx'
import { leaveGuardMachine } from '../../src/machines/common/leaveGuard/leaveGuardMachine.ts'
import { leaveGuardFixtures } from '../machines/common/leaveGuard/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { coveredButton, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const question = (): HTMLElement | null => screen.queryByRole('alertdialog')
const answer = (name: string) => (): HTMLElement | null => {
  const asked = question()
  return asked && within(asked).queryByRole('button', { name })
}
const leave = answer('Quitter la page')
const stay = answer('Rester ici')
const seesQuestion = (): void => expect(question()?.textContent).toMatch(/Quitter sans enregistrer\u202f\?.*enregistrées\u202f:/)
const seesNone = (): void => expect(question()).toBeNull()

/** A form, whose save may end while the question is open. */
function Page() {
  const [isDirty, setDirty] = useState(false)
  return (
    <>
      {isDirty ? <button onClick={() => setDirty(false)}>Enregistrer</button> : <button onClick={() => setDirty(true)}>Modifier</button>}
      <LeaveGuard isDirty={isDirty} />
    </>
  )
}

describeOnScreen('The question before a page with unsaved changes is left', {
  machine: leaveGuardMachine,
  fixtures: leaveGuardFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx')
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ leaveGuard: { machine, actorOptions: { inspect: watch, clock } } }}>
        <Page />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'changes.made': {
      act: () => {
        // Further changes, after a departure that the browser did not carry out.
        if (coveredButton('Enregistrer')) press(coveredButton('Enregistrer'))
        press(coveredButton('Modifier'))
      },
    },
    'changes.saved': { act: () => press(coveredButton('Enregistrer')) },
    // A link, or the browser's buttons: the app's flow holds them back.
    'departure.attempted': {
      act: async (event, send) => {
        send(event)
        await screen.findByRole('alertdialog')
      },
    },
    'leave.confirm': { control: leave, act: () => press(leave()) },
    'leave.cancel': { control: stay, act: () => press(stay()) },
  },
  see: {
    saved: seesNone,
    'unsaved.editing': seesNone,
    'unsaved.asking': seesQuestion,
    askingAfterSave: seesQuestion,
    leaving: seesNone,
  },
  sameLook: [
    { states: ['saved', 'unsaved.editing', 'leaving'], because: 'The form itself shows what is unsaved; the guard only asks.' },
    {
      states: ['unsaved.asking', 'askingAfterSave'],
      because: 'A question that disappears under the pointer would be answered by mistake.',
    },
  ],
})
