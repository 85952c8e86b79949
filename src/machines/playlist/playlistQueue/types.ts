export type PlaylistQueueContext = {
  /** the video after the open one, as the panel last sent it; null at the end, or without a playlist */
  nextId: string | null
}

export type PlaylistQueueEvent = { type: 'order.changed'; nextId: string | null } | { type: 'video.choose' } | { type: 'video.ended' }

export type PlaylistQueueFact = { type: 'video.wanted'; contentId: string }

export type PlaylistQueueTag = 'autoplaying'
