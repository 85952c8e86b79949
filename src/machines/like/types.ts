import type { Failure } from '../failure.ts'

export type LikeContext = {
  contentId: string
  /** what the person wants to be true, null when nothing is pending */
  wish: boolean | null
  /** what the mutation in flight says */
  sent: boolean | null
}

export type LikeInput = { contentId: string }

/** Both flags are what the person saw when they pressed: the cache and the session own them. */
export type LikeEvent = { type: 'like.toggle'; isLiked: boolean; isSignedIn: boolean }

export type LikeFact = { type: 'login.required' } | { type: 'like.failed'; failure: Failure }

export type LikeTag = 'saving'
