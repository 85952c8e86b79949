import { type ReactNode, useState } from 'react'
import type { CaptionsFragment } from '../../graphql/generated/graphql.ts'

/** The second of the video at which playback is, as the player reports it at each frame: too often for a state. */
export type PlaybackPosition = {
  read: () => number
  write: (second: number) => void
  /** Calls a listener after each change. @returns a function that ends it */
  subscribe: (listener: () => void) => () => void
}

export type TranscriptPanelProps = {
  tracks: readonly CaptionsFragment[]
  /** of the video */
  language: string | null
  position: PlaybackPosition
}

declare module '../../machines/common/flows.ts' {
  interface Flows {
    /** Renders what is said in a video. Provided by the app; its code loads when it is first needed. */
    transcriptPanel: (props: TranscriptPanelProps) => ReactNode
  }
}

function createPosition(): PlaybackPosition {
  let now = 0
  const listeners = new Set<() => void>()
  return {
    read: () => now,
    write: (second) => {
      now = second
      for (const notify of listeners) notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the same object at each render. */
export const usePlaybackPosition = (): PlaybackPosition => useState(createPosition)[0]
