import { mutate } from '../../../graphql/execute.ts'
import { SetCommenterBlockedDocument } from '../../../graphql/generated/graphql.ts'
import type { ToggleFlow } from '../../../machines/common/toggle/useToggle.ts'
import { commenterBlockSubject } from '../../../machines/channel/useCommenterBlock.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

export const commenterBlockFlow = (services: FlowServices): ToggleFlow =>
  toggleFlow(services, {
    name: 'commenterBlock',
    messages: { on: pageMessages.commenterBlock, off: pageMessages.commenterBlock },
    save: ({ subjectId, isOn }) =>
      mutate(services.client(), SetCommenterBlockedDocument, {
        ...commenterBlockSubject(subjectId),
        blocked: isOn,
        deletesComments: false,
      }),
  })
