import { type ReactNode, useState } from 'react'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'

/** The second of the video at which playback is, as the player reports it at each frame: too often for a state. */
export type PlaybackPosition = {
  read: () => number
  write: (second: number) => void
  /** Calls one listener after each change, the last one. @returns a function that ends it */
  subscribe: (listener: () => void) => () => void
}

export type OutlineProps = Pick<WatchContentFragment, 'details'> & { position: PlaybackPosition }

declare module '../../machines/common/flows.ts' {
  interface Flows {
    /** Renders the chapters and the transcript of a video that has them. Provided by the app; its code loads when it is first needed. */
    outline: (props: OutlineProps) => ReactNode
  }
}

function createPosition(): PlaybackPosition {
  let now = 0
  let notify: (() => void) | undefined
  return {
    read: () => now,
    write: (second) => {
      now = second
      notify?.()
    },
    subscribe: (listener) => {
      notify = listener
      return () => {
        notify = undefined
      }
    },
  }
}

/** Returns the same object at each render. */
export const usePlaybackPosition = (): PlaybackPosition => useState(createPosition)[0]
