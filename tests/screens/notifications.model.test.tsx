import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { NotificationList } from '../../src/components/Notifications/NotificationList.tsx'
import { ReadAllButton } from '../../src/components/Notifications/ReadAllButton.tsx'
import type { NotificationItemFragment } from '../../src/graphql/generated/graphql.ts'
import { notificationsMachine } from '../../src/machines/notification/notifications/notificationsMachine.ts'
import { notificationsFixtures } from '../machines/notification/notifications/fixtures.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const line = (id: string, username: string): NotificationItemFragment => ({
  id,
  kind: 'follow',
  createdAt: '2026-11-01T10:00:00.000Z',
  readAt: null,
  content: null,
  commentId: null,
  channel: { id: 'channel-1', name: 'Le vent', avatarUrl: null },
  actor: { id: `of-${id}`, username, avatarUrl: null },
})
const names: Readonly<Record<string, string>> = { n1: 'ada', n2: 'lou' }
const page = { items: Object.entries(names).map(([id, name]) => line(id, name)), nextCursor: null }
const readAll = (): HTMLElement | null => buttonOf('Tout marquer comme lu')

const seesLines = (): void => expect(screen.getAllByRole('link')).toHaveLength(2)

describeOnScreen('The notifications', {
  machine: notificationsMachine,
  fixtures: notificationsFixtures,
  mount: ({ machine, inspect, clock }) => {
    const actor = createActor(machine, { inspect, clock }).start()
    render(
      <ProvideFlows flows={{ notifications: actor }}>
        <ReadAllButton unread={2} variant="ghost" />
        <NotificationList page={page} />
      </ProvideFlows>,
    )
    return actor
  },
  do: {
    'notification.read': { act: ({ id }) => press(screen.getByRole('link', { name: new RegExp(names[id] ?? id) })) },
    'all.read': { control: readAll, act: () => press(readAll()) },
  },
  see: {
    idle: () => {
      expect(readAll()?.getAttribute('aria-busy')).toBeNull()
      seesLines()
    },
    saving: seesLines,
  },
  sameLook: [
    {
      states: ['idle', 'saving'],
      because: 'One notification is marked as read when the press leaves for its page; the button for all of them is busy meanwhile.',
    },
  ],
})
