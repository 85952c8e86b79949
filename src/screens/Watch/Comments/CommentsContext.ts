import { createContext, type ReactNode, useContext } from 'react'
import type { CommenterBlock } from '../../../machines/report/moderation/types.ts'

/** The data that all comments of a page share. */
export type CommentsOf = {
  contentId: string
  /** the video's owner */
  ownerId: string
  /** whether the viewer owns or edits its channel */
  canEdit: boolean
  /** null for a guest */
  viewerId: string | null
  /** false when the creator takes no more comments */
  isOpen: boolean
  askToDelete: (commentId: string) => void
  askToReport: (commentId: string) => void
  askToBlock: (person: Omit<CommenterBlock['person'], 'channelId'>) => void
}

export const CommentsContext = createContext<CommentsOf | null>(null)

export function useComments(): CommentsOf {
  const of = useContext(CommentsContext)
  if (!of) throw new Error('useComments must be used within CommentsContext')
  return of
}

/** A comment that is about to be deleted. Each request is a new object. */
export type AskedDeletion = { asked: { commentId: string; onDeleted: () => void } }

/** Somebody who is about to be blocked under the videos of a channel. Each request is a new object. */
export type AskedBlock = { asked: { person: CommenterBlock['person'] } }

/** The text of a comment's form, which names somebody. */
export type WrittenMention = {
  text: string
  contentId: string
  onChange: (text: string) => void
}

declare module '../../../machines/common/flows.ts' {
  interface Flows {
    /** Renders the confirmation before a comment is deleted. Provided by the app; its code loads when it is first needed. */
    commentDeletionDialog: (props: AskedDeletion) => ReactNode
    /** Renders the confirmation before somebody is blocked, like `commentDeletionDialog`. */
    commenterBlockDialog: (props: AskedBlock) => ReactNode
    /** Renders the people whom the name after «@» may mean. Provided by the app; its code loads at the first «@». */
    mentionSuggestions: (props: WrittenMention) => ReactNode
  }
}
