import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { Permission } from '../../src/app/inspector/page/Permission.tsx'
import { inspectorPermissionMachine } from '../../src/machines/inspector/inspectorPermission/inspectorPermissionMachine.ts'
import { inspectorPermissionFixtures } from '../machines/inspector/inspectorPermission/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const again = (): HTMLElement | null => buttonOf('Vérifier à nouveau')
const content = (): HTMLElement | null => screen.queryByText('Ce que font les machines')

describeOnScreen('The way into the inspector', {
  machine: inspectorPermissionMachine,
  fixtures: inspectorPermissionFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ inspectorPermission: { machine, actorOptions: { inspect: watch, clock } } }}>
        <Permission>
          <p>Ce que font les machines</p>
        </Permission>
      </ProvideFlows>,
    )
    return { send }
  },
  do: { 'permission.check': { control: again, act: () => press(again()) } },
  see: {
    checking: () => {
      expect(buttonOf('Vérification de vos droits...')?.getAttribute('aria-busy')).toBe('true')
      expect([content(), screen.queryByRole('alert')]).toEqual([null, null])
    },
    allowed: () => {
      expect(content()).not.toBeNull()
      expect(screen.queryByRole('button')).toBeNull()
    },
    forbidden: () => {
      expect(screen.getByText(/réservé aux administrateurs/)).toBeDefined()
      expect(content()).toBeNull()
    },
    unknown: () => {
      expect(screen.getByRole('alert').textContent).toMatch(/Le serveur ne répond pas|momentanément indisponible/)
      expect(content()).toBeNull()
    },
  },
})
