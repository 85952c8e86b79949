export type PlaylistQueueContext = {
  /** what plays after the open video, as the panel last told; null at the end, or without a playlist */
  nextId: string | null
}

export type PlaylistQueueEvent = { type: 'order.changed'; nextId: string | null } | { type: 'video.choose' } | { type: 'video.ended' }

/** For the screen: go to that video. */
export type PlaylistQueueFact = { type: 'video.wanted'; contentId: string }

export type PlaylistQueueTag = 'goingOn'
