import { mutate } from '../../graphql/execute.ts'
import { SetLikeDocument } from '../../graphql/generated/graphql.ts'
import type { ToggleFlow } from '../../machines/toggle/useToggle.ts'
import { pageMessages } from '../../shared/errors.ts'
import type { FlowServices } from './services.ts'
import { toggleFlow } from './toggleFlow.ts'

export const likeFlow = (services: FlowServices): ToggleFlow =>
  toggleFlow(services, {
    name: 'like',
    messages: { on: pageMessages.like, off: pageMessages.like },
    save: ({ subjectId, isOn }) => mutate(services.client(), SetLikeDocument, { contentId: subjectId, liked: isOn }),
  })
