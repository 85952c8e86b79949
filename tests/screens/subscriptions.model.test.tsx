import { render, screen, within } from '@testing-library/react'
import { Provider } from 'urql'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { useSubscriptions } from '../../src/machines/follow/subscriptions/useSubscriptions.ts'
import { subscriptionsMachine } from '../../src/machines/follow/subscriptions/subscriptionsMachine.ts'
import { Channels } from '../../src/screens/Subscriptions/Channels.tsx'
import { LatestVideos } from '../../src/screens/Subscriptions/LatestVideos.tsx'
import { AlertBanner } from '../../src/ui/AlertBanner/AlertBanner.tsx'
import { Tabs } from '../../src/ui/Tabs/Tabs.tsx'
import { subscriptionsFixtures, usual } from '../machines/follow/subscriptions/fixtures.ts'
import { answeringClient } from '../support/model/answeringClient.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

/** There are no channels to propose. */
const client = answeringClient({ channels: { items: [], nextCursor: null } })
const keepAddress = () => undefined

/** Both lists at once: each is paged independently, whichever tab is selected. */
function Lists() {
  const subscriptions = useSubscriptions({ view: usual, onView: keepAddress })
  const { failures, view } = subscriptions
  return (
    <>
      {failures.refresh && <AlertBanner onDismiss={subscriptions.dismissFailure}>{failures.refresh.message}</AlertBanner>}
      <Tabs
        label="Abonnements"
        value={view.tab}
        onChange={subscriptions.chooseTab}
        tabs={[
          { value: 'news', label: 'Fil d’actualités', panel: null },
          { value: 'channels', label: 'Mes chaînes', panel: null },
        ]}
      />
      <LatestVideos news={{ items: [], nextCursor: 'older' }} subscriptions={subscriptions} />
      <Channels follows={{ items: [], nextCursor: 'further' }} subscriptions={subscriptions} />
    </>
  )
}

const part = (name: RegExp) => within(screen.getByRole('region', { name }))
const news = () => part(/Dernières vidéos/)
const channels = () => part(/Mes abonnements/)
const more = (list: ReturnType<typeof part>) => list.queryByRole('button', { name: /Afficher plus|Chargement/ })
const isBusy = (control: HTMLElement | null) => control?.getAttribute('aria-busy') === 'true'
const refresh = () => buttonOf(/^Actualiser/)
const tab = (name: string) => screen.getByRole('tab', { name })
const cross = () => buttonOf('Fermer')

describeOnScreen('The two lists of the subscriptions', {
  machine: subscriptionsMachine,
  fixtures: subscriptionsFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ subscriptions: { machine, actorOptions: { inspect: watch, clock } } }}>
        <Provider value={client}>
          <Lists />
        </Provider>
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'tab.choose': {
      act: (event, send) => {
        const chosen = tab(event.tab === 'news' ? 'Fil d’actualités' : 'Mes chaînes')
        // Pressing the selected tab has no effect.
        if (chosen.getAttribute('aria-selected') === 'true') send(event)
        else press(chosen)
      },
    },
    'period.choose': { act: () => press(news().getByRole('button', { name: 'Cette semaine' })) },
    'view.adopt': { act: (event, send) => send(event) },
    'lists.refresh': { act: () => press(refresh()) },
    'failure.dismiss': { control: cross, act: () => press(cross()) },
    'news.more': { act: () => press(more(news())) },
    'channels.more': { act: () => press(more(channels())) },
  },
  see: {
    'view.news': () => expect(tab('Fil d’actualités').getAttribute('aria-selected')).toBe('true'),
    'view.channels': () => expect(tab('Mes chaînes').getAttribute('aria-selected')).toBe('true'),
    'lists.settled': () => {
      expect(isBusy(refresh())).toBe(false)
      expect(cross()).toBeNull()
    },
    'lists.refreshing': () => expect(isBusy(refresh())).toBe(true),
    'lists.failed': () => expect(cross()).not.toBeNull(),
    'moreNews.settled': () => expect(isBusy(more(news()))).toBe(false),
    'moreNews.loading': () => expect(isBusy(more(news()))).toBe(true),
    'moreChannels.settled': () => expect(isBusy(more(channels()))).toBe(false),
    'moreChannels.loading': () => expect(isBusy(more(channels()))).toBe(true),
  },
})
