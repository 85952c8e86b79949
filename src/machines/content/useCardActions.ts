import { createContext, useContext } from 'react'

/** The direct actions of a card's menu. A toast offers to undo each, even after the card is gone. */
export type CardActions = {
  watchLater: (contentId: string) => void
  /** @param onUndo called when the user undoes it */
  notInterested: (contentId: string, onUndo: () => void) => void
}

export const CardActionsContext = createContext<CardActions | null>(null)

export function useCardActions(): CardActions {
  const actions = useContext(CardActionsContext)
  if (!actions) throw new Error('useCardActions must be used within CardActionsContext')
  return actions
}
