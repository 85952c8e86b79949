import { createContext, useContext } from 'react'

/** What a card's menu does by itself; each act can be undone from its message, even once the card is gone. */
export type CardActions = {
  watchLater: (contentId: string) => void
  /** @param onUndo hears that the person wants it back */
  notInterested: (contentId: string, onUndo: () => void) => void
}

export const CardActionsContext = createContext<CardActions | null>(null)

export function useCardActions(): CardActions {
  const actions = useContext(CardActionsContext)
  if (!actions) throw new Error('useCardActions must be used within CardActionsContext')
  return actions
}
