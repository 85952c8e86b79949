import { mutate } from '../../../graphql/execute.ts'
import { SetLikeDocument } from '../../../graphql/generated/graphql.ts'
import type { ToggleFlow } from '../../../machines/common/toggle/useToggle.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

export const likeFlow = (services: FlowServices): ToggleFlow =>
  toggleFlow(services, {
    name: 'like',
    messages: { on: pageMessages.like, off: pageMessages.like },
    save: ({ subjectId, isOn }) => mutate(services.client(), SetLikeDocument, { contentId: subjectId, liked: isOn }),
  })
