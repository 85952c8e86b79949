import { mutate } from '../../../graphql/execute.ts'
import { SetMuteDocument } from '../../../graphql/generated/graphql.ts'
import type { ToggleFlow } from '../../../machines/common/toggle/useToggle.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

export const muteFlow = (services: FlowServices): ToggleFlow =>
  toggleFlow(services, {
    name: 'mute',
    messages: { on: pageMessages.mute, off: pageMessages.mute },
    save: ({ subjectId, isOn }) => mutate(services.client(), SetMuteDocument, { channelId: subjectId, muted: isOn }),
  })
