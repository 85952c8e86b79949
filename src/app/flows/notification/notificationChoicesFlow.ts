import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { type NotificationChoicesFragment, SetNotificationChoicesDocument } from '../../../graphql/generated/graphql.ts'
import { notificationChoicesMachine } from '../../../machines/notification/notificationChoices/notificationChoicesMachine.ts'
import type { NotificationChoicesFlow } from '../../../machines/notification/notificationChoices/useNotificationChoices.ts'
import type { NotificationChoices } from '../../../shared/notificationChoices.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

/** Returns choices without what GraphQL adds to them, as an input must be. */
export function choicesOf({ kinds, digest }: NotificationChoicesFragment): NotificationChoices {
  return { kinds: kinds.map(({ kind, onSite, byMail }) => ({ kind, onSite, byMail })), digest }
}

export function notificationChoicesFlow({ client, actorOptions }: FlowServices): NotificationChoicesFlow {
  return {
    machine: notificationChoicesMachine.provide({
      actors: {
        saveChoices: fromPromise<NotificationChoices, NotificationChoices>(async ({ input }) => {
          const variables = { input: choicesOf(input) }
          const { setNotificationChoices } = await mutate(client(), SetNotificationChoicesDocument, variables)
          return choicesOf(setNotificationChoices.notificationChoices)
        }),
      },
    }),
    onFact: () => toasts.show({ title: 'Notifications mises à jour', tone: 'success', id: 'notificationChoices.saved' }),
    actorOptions,
  }
}
