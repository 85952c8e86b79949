import { configure, render, screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import type { ReportItemFragment } from '../../src/graphql/generated/graphql.ts'
import { moderationMachine } from '../../src/machines/report/moderation/moderationMachine.ts'
import { Reports } from '../../src/components/Reports/Reports.tsx'
import { moderationFixtures } from '../machines/report/moderation/fixtures.ts'
import { coveredButton, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const text = 'Achetez mes montres'
const report: ReportItemFragment = {
  id: 'report-1',
  reason: 'spam',
  text: '',
  status: 'open',
  decision: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  closedAt: null,
  reporter: { id: 'user-1', username: 'ada' },
  closedBy: null,
  subject: {
    id: 'comment-1',
    kind: 'comment',
    text,
    author: { id: 'user-2', username: 'lou', avatarUrl: null },
    thumbnailUrl: null,
    content: { id: 'content-1', title: 'La mer' },
    isHidden: false,
  },
}
const nothing = (): void => undefined
const question = (): HTMLElement | null => screen.queryByRole('alertdialog')
const answer = (name: string) => (): HTMLElement | null => {
  const asked = question()
  return asked && within(asked).queryByRole('button', { name })
}
const confirm = answer('Masquer')
const cancel = answer('Annuler')

describeOnScreen('The decision about a report', {
  machine: moderationMachine,
  fixtures: moderationFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx')
    render(
      <ProvideFlows flows={{ moderation: { machine, onFact: nothing, actorOptions: { inspect, clock } } }}>
        <Reports
          page={{ items: [report], nextCursor: null }}
          filter={{ status: 'open', kind: null }}
          isRefreshing={false}
          onOutdated={nothing}
        />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'act.ask': {
      act: async () => {
        press(coveredButton(`Masquer «\u202f${text}\u202f»`))
        await screen.findByRole('alertdialog')
      },
    },
    'question.confirm': { control: confirm, act: () => press(confirm()) },
    'question.cancel': { control: cancel, act: () => press(cancel()) },
  },
  see: {
    listed: () => expect(question()).toBeNull(),
    asking: () => {
      expect(question()?.textContent).toContain(text)
      expect(confirm()).not.toBeNull()
    },
    acting: () => expect(answer('Masquage...')()?.getAttribute('aria-busy')).toBe('true'),
  },
})
