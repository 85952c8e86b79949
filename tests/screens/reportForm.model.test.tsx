import { act, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { ReportDialog } from '../../src/components/ReportDialog/ReportDialog.tsx'
import { reportMachine } from '../../src/machines/report/report/reportMachine.ts'
import { useReport } from '../../src/machines/report/report/useReport.ts'
import { reportFixtures } from '../machines/report/report/fixtures.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

// The dialog is transformed when it is first imported.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

let isSignedIn = true
const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name })
const opener = (): HTMLElement | null => screen.queryByRole('button', { name: 'Signaler la chaîne', hidden: true })
const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Signaler la chaîne' })
const reason = (): HTMLSelectElement | null => document.querySelector('select[name="reason"]')

/** The alert's own; the dialog has one as well. */
function cross(): HTMLElement | null {
  const alert = screen.queryByRole('alert')
  return alert && within(alert).queryByRole('button', { name: 'Fermer' })
}

function Page() {
  const report = useReport('channel-1')
  return (
    <>
      <button onClick={() => report.open({ kind: 'channel', id: 'channel-1' })}>Signaler la chaîne</button>
      <ReportDialog report={report} />
    </>
  )
}

const press = (control: HTMLElement | null): void => act(() => void (control && fireEvent.click(control)))

describeOnScreen('ReportForm', {
  machine: reportMachine,
  fixtures: reportFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/components/ReportDialog/ReportForm.tsx')
    render(
      <ProvideFlows
        flows={{ report: { machine, isSignedIn: () => isSignedIn, onFact: () => undefined, actorOptions: { inspect, clock } } }}
      >
        <Page />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'dialog.open': {
      act: async (event) => {
        isSignedIn = event.isSignedIn
        press(opener())
        if (isSignedIn) await screen.findByRole('dialog')
      },
    },
    'dialog.close': { control: () => button('Annuler'), act: () => press(button('Annuler')) },
    'form.change': {
      control: reason,
      act: () => {
        const list = reason()
        // A browser sends no change event for the same choice.
        act(() => void (list && fireEvent.change(list, { target: { value: list.value === 'spam' ? 'hate' : 'spam' } })))
      },
    },
    'report.send': { control: () => button('Signaler'), act: () => press(button('Signaler')) },
    'failure.dismiss': { control: cross, act: () => press(cross()) },
  },
  see: {
    closed: () => expect(dialog()).toBeNull(),
    editing: () => {
      expect(button('Signaler')).not.toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    sending: () => expect(button('Envoi...')?.getAttribute('aria-busy')).toBe('true'),
    failed: () =>
      expect(screen.getByRole('alert').textContent).toMatch(/Le service est momentanément indisponible|Le serveur ne répond pas/),
  },
})
