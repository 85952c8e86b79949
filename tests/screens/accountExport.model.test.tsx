import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { accountExportMachine } from '../../src/machines/user/accountExport/accountExportMachine.ts'
import { useAccountExport } from '../../src/machines/user/accountExport/useAccountExport.ts'
import { ExportSection } from '../../src/screens/Settings/ExportSection.tsx'
import { accountExportFixtures } from '../machines/user/accountExport/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const start = (): HTMLElement | null => buttonOf(/^(Télécharger mes données|Téléchargement\.\.\.)$/)
const cancel = (): HTMLElement | null => buttonOf('Annuler')

function Export() {
  return <ExportSection archive={useAccountExport('user-ada')} />
}

describeOnScreen('The archive in the settings', {
  machine: accountExportMachine,
  fixtures: accountExportFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ accountExport: { machine, actorOptions: { inspect: watch, clock } } }}>
        <Export />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'export.start': { control: start, act: () => press(start()) },
    'export.cancel': { control: cancel, act: () => press(cancel()) },
    'bytes.received': {
      act: (event, send) => {
        send(event)
        expect(screen.getByText('4 ko reçus')).toBeDefined()
      },
    },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    idle: () => {
      expect(buttonOf('Télécharger mes données')).not.toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    downloading: () => expect(start()?.getAttribute('aria-busy')).toBe('true'),
    failed: () => expect(screen.getByRole('alert').textContent).toContain('Trop'),
  },
})
