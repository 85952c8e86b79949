import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { dashboardMachine } from '../../src/machines/content/dashboard/dashboardMachine.ts'
import { useDashboard } from '../../src/machines/content/dashboard/useDashboard.ts'
import { VideoFilters } from '../../src/screens/Dashboard/VideoFilters.tsx'
import { dashboardFixtures, usual } from '../machines/content/dashboard/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const keepAddress = (): void => undefined
const sorts = (): HTMLElement => screen.getByLabelText('Trier par')
const seesField = (): void => expect(fieldOf('q')?.disabled).toBe(false)

/** The filters, and the button that the tab shows when nothing matches them. */
function Filters() {
  const dashboard = useDashboard({ view: usual, onView: keepAddress })
  return (
    <>
      <VideoFilters isOwn dashboard={dashboard} />
      <button onClick={dashboard.clear}>Effacer les filtres</button>
    </>
  )
}

describeOnScreen('The filters of the own videos', {
  machine: dashboardMachine,
  fixtures: dashboardFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ dashboard: { machine, actorOptions: { inspect: watch, clock } } }}>
        <Filters />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'search.type': { control: () => fieldOf('q'), act: ({ text }) => fill(fieldOf('q'), text) },
    // Without a pause since the last letter; afterwards the machine ignores it.
    'search.submit': { act: () => act(() => void fireEvent.submit(fieldOf('q')?.form ?? document.body)) },
    'filter.choose': { act: () => press(buttonOf('Privées')) },
    'sort.choose': { control: sorts, act: ({ sort }) => act(() => void fireEvent.change(sorts(), { target: { value: sort } })) },
    'choice.clear': { act: () => press(buttonOf('Effacer les filtres')) },
    'view.adopt': { act: (event, send) => send(event) },
  },
  see: { settled: seesField, typing: seesField },
  sameLook: [{ states: ['settled', 'typing'], because: 'The field shows each letter at once; the list below says when it is fetched.' }],
})
