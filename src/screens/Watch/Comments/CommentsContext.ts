import { createContext, type ReactNode, useContext } from 'react'

/** What every comment of a page must know. */
export type CommentsOf = {
  contentId: string
  /** whose video it is */
  ownerId: string
  /** null for a guest */
  viewerId: string | null
  askToDelete: (commentId: string) => void
  askToReport: (commentId: string) => void
}

export const CommentsContext = createContext<CommentsOf | null>(null)

export function useComments(): CommentsOf {
  const of = useContext(CommentsContext)
  if (!of) throw new Error('useComments must be used within CommentsContext')
  return of
}

/** A comment that is about to be deleted: a new object each time that it is asked. */
export type AskedDeletion = { asked: { commentId: string; onDeleted: () => void } }

/** Draws the question before a comment goes; lent by the app, and loaded when it is first asked. */
export const DrawDeletionContext = createContext<((props: AskedDeletion) => ReactNode) | null>(null)
