import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { ExportButton } from '../../src/components/Plot/ExportButton.tsx'
import { csvExportMachine } from '../../src/machines/statistics/csvExport/csvExportMachine.ts'
import { csvExportFixtures, days } from '../machines/statistics/csvExport/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const start = (): HTMLElement | null => buttonOf('Exporter en CSV les jours')
const isBusy = (): boolean => start()?.getAttribute('aria-busy') === 'true'

describeOnScreen('The export of a table', {
  machine: csvExportMachine,
  fixtures: csvExportFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ csvExport: { machine, actorOptions: { inspect: watch, clock } } }}>
        <ExportButton table={days} what="les jours" />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'export.start': { control: start, act: () => press(start()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    idle: () => {
      expect(isBusy()).toBe(false)
      expect(screen.queryByRole('alert')).toBeNull()
    },
    downloading: () => expect(isBusy()).toBe(true),
    failed: () => expect(screen.getByRole('alert').textContent).not.toBe(''),
  },
})
