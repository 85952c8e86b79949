import { render, screen, within } from '@testing-library/react'
import { ProvideFlows } from '../../../src/app/flows/common/ProvideFlows.tsx'
import { History } from '../../../src/components/History/History.tsx'
import type { HistoryFlows } from '../../../src/screens/History/History.tsx'
import type { HistoryViewerFragment } from '../../../src/graphql/generated/graphql.ts'
import { historyChangesMachine } from '../../../src/machines/history/historyChanges/historyChangesMachine.ts'
import { historyConfirmationMachine } from '../../../src/machines/history/historyConfirmation/historyConfirmationMachine.ts'
import { historySearchMachine } from '../../../src/machines/history/historySearch/historySearchMachine.ts'
import { toggleMachine } from '../../../src/machines/common/toggle/toggleMachine.ts'
import type { Flows } from '../../../src/machines/common/flows.ts'
import { guitar } from '../../machines/history/entries.ts'
import { coveredButton, press } from '../../support/model/controls.ts'
import { Script } from '../../support/model/script.ts'
import { content } from './fixtures.ts'

const viewer: HistoryViewerFragment = {
  id: 'user-ada',
  isHistoryPaused: false,
  historyStatistics: { totalVideos: 1, uniqueCreators: 1 },
  history: {
    items: [
      {
        id: 'entry-1',
        watchedAt: guitar.watchedAt,
        content: { ...content(guitar.contentId, guitar.title), viewerPosition: guitar.position },
      },
    ],
    nextCursor: null,
  },
}

/** The history with one entry, where the flows that are not under test are scripted and never answered. */
export async function renderHistory(flows: Partial<Pick<Flows, HistoryFlows>>): Promise<void> {
  await import('../../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx')
  const others: Pick<Flows, HistoryFlows> = {
    historyChanges: { machine: new Script(historyChangesMachine).machine, onFact: () => undefined },
    historyConfirmation: { machine: historyConfirmationMachine },
    historySearch: { machine: historySearchMachine },
    historyPause: {
      machine: new Script(toggleMachine).machine,
      messages: { on: 'Erreur', off: 'Erreur' },
      isSignedIn: () => true,
      onFact: () => undefined,
    },
  }
  render(
    <ProvideFlows flows={{ ...others, ...flows }}>
      <History viewer={viewer} />
    </ProvideFlows>,
  )
}

export const question = (): HTMLElement | null => screen.queryByRole('alertdialog')
export const answer = (name: string): HTMLElement | null => {
  const asked = question()
  return asked && within(asked).queryByRole('button', { name })
}
/** The button of the screen; the question has one of the same name. */
export const clearing = (): HTMLElement | null =>
  screen.queryAllByRole('button', { name: 'Vider l’historique', hidden: true }).find((button) => !question()?.contains(button)) ?? null
export const removal = (): HTMLElement | null => coveredButton(`Retirer «\u202f${guitar.title}\u202f» de l’historique`)

export async function ask(button: HTMLElement | null): Promise<void> {
  press(button)
  await screen.findByRole('alertdialog', undefined, { timeout: 20_000 })
}
