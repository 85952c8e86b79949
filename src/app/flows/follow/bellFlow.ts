import { mutate } from '../../../graphql/execute.ts'
import { SetFollowNotifyDocument } from '../../../graphql/generated/graphql.ts'
import type { ToggleFlow } from '../../../machines/common/toggle/useToggle.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

export const bellFlow = (services: FlowServices): ToggleFlow =>
  toggleFlow(services, {
    name: 'bell',
    messages: { on: pageMessages.setBell, off: pageMessages.setBell },
    save: ({ subjectId, isOn }) => mutate(services.client(), SetFollowNotifyDocument, { channelId: subjectId, notify: isOn }),
  })
