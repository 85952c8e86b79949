import { useFlow } from '../common/flows.ts'

/** The direct actions of a card's menu. A toast offers to undo each, even after the card is gone. */
export type CardActions = {
  watchLater: (contentId: string) => void
  /** @param onUndo called when the user undoes it */
  notInterested: (contentId: string, onUndo: () => void) => void
}

declare module '../common/flows.ts' {
  interface Flows {
    cardActions: CardActions
  }
}

export function useCardActions(): CardActions {
  const actions = useFlow('cardActions')
  return actions
}
