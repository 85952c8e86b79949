import { configure, render, screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { sessionsMachine } from '../../src/machines/session/sessions/sessionsMachine.ts'
import { SessionsSection } from '../../src/screens/Settings/SessionsSection.tsx'
import { sessionsFixtures } from '../machines/session/sessions/fixtures.ts'
import { coveredButton, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const times = { createdAt: '2026-10-01T10:00:00.000Z', lastSeenAt: '2026-11-01T10:00:00.000Z' }
const sessions = [
  { id: 'session-1', device: 'Firefox sur Linux', ...times, isCurrent: true },
  { id: 'session-2', device: 'Firefox sur Windows', ...times, isCurrent: false },
]
const question = (): HTMLElement | null => screen.queryByRole('alertdialog')
const answer = (name: string | RegExp): HTMLElement | null => {
  const asked = question()
  return asked && within(asked).queryByRole('button', { name })
}
const confirm = (): HTMLElement | null => answer(/^(Fermer la session|Tout fermer)$/)
const cancel = (): HTMLElement | null => answer('Annuler')
const one = 'il faudra s’y reconnecter'
const others = 'il faudra vous reconnecter sur les autres'
const seesQuestion = (text: string) => (): void => {
  expect(question()?.textContent).toContain(text)
  expect(confirm()).not.toBeNull()
}
const seesClosing = (text: string) => (): void => {
  expect(question()?.textContent).toContain(text)
  expect(answer('Fermeture...')?.getAttribute('aria-busy')).toBe('true')
}
const ask = async (name: string): Promise<void> => {
  press(coveredButton(name))
  await screen.findByRole('alertdialog')
}

describeOnScreen('The open sessions in the settings', {
  machine: sessionsMachine,
  fixtures: sessionsFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx')
    render(
      <ProvideFlows flows={{ sessions: { machine, onFact: () => undefined, actorOptions: { inspect, clock } } }}>
        <SessionsSection sessions={sessions} />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'session.close': { act: ({ target: { device } }) => ask(`Fermer la session ${device}`) },
    'others.close': { act: () => ask('Fermer toutes les autres sessions') },
    'question.confirm': { control: confirm, act: () => press(confirm()) },
    'question.cancel': { control: cancel, act: () => press(cancel()) },
  },
  see: {
    listed: () => expect(question()).toBeNull(),
    askingOne: seesQuestion(one),
    closingOne: seesClosing(one),
    askingOthers: seesQuestion(others),
    closingOthers: seesClosing(others),
  },
})
