import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useFlow } from '../../machines/common/flows.ts'
import type { PlaybackStart } from '../../shared/playbackStart.ts'
import { PlayerFrame } from './PlayerFrame.tsx'
import type { PlayerHandle, PlayerStageProps, StageHandle } from './stage/PlayerStage.tsx'

export type { PlayerHandle }

/** `onPlayRequest`: the start button was pressed before the player's code has loaded. */
export type LoadingStageProps = PlayerStageProps & { onPlayRequest: () => void }

/** Draws the player over its poster; `preload` loads its code before. Rejects when that cannot be loaded. */
export type PlayerStageFlow = { draw: (props: LoadingStageProps) => ReactNode; preload: () => Promise<void> }

declare module '../../machines/common/flows.ts' {
  interface Flows {
    playerStage: PlayerStageFlow
  }
}

export type PlayerProps = Omit<PlayerStageProps, 'ref' | 'isPlayRequested' | 'start' | 'path' | 'adTagUrl'> & {
  ref?: Ref<PlayerHandle> | undefined
  /** True when playback was requested by the playlist or by the press that opened the page. Read only on mount. */
  isPlayRequested?: boolean | undefined
  /** True while its address is still to come: its poster alone is drawn. */
  isAwaited?: boolean | undefined
  /** where it starts; read only on mount */
  start?: PlaybackStart | undefined
}

/** Pixels from the top of the window, those of the page's bar included, in which a player is seen. */
const leastInSight = 160

const theBeginning: PlaybackStart = { position: 0, isResumed: false, end: null }

/**
 * Renders the player of one video. Its poster and its start button do not wait for its code: what is pressed meanwhile is what it begins with.
 * Change `key` for another video or another viewer.
 */
export function Player({ ref, isPlayRequested = false, isAwaited = false, start = theBeginning, ...props }: PlayerProps) {
  const stage = useRef<StageHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [request, setRequest] = useState<Beginning | null>(null)
  useImperativeHandle(ref, () => ({
    goTo(seconds) {
      if (stage.current) stage.current.goTo(seconds)
      else setRequest({ start: { position: seconds, isResumed: false, end: null }, isPlayRequested: true })
      // Comments are far below the video; the transcript beside it is not.
      if ((frame.current?.getBoundingClientRect().bottom ?? 0) < leastInSight) scrollTo(0, 0)
    },
  }))
  return (
    <PlayerFrame ref={frame} posterUrl={props.content.thumbnailUrl}>
      {!isAwaited && <Stage {...props} ref={stage} given={{ start, isPlayRequested }} request={request} onRequest={setRequest} />}
    </PlayerFrame>
  )
}

type Beginning = Pick<PlayerStageProps, 'start' | 'isPlayRequested'>

type StageProps = Omit<PlayerStageProps, keyof Beginning | 'path' | 'adTagUrl'> & {
  /** read only on mount */
  given: Beginning
  /** what was pressed before the player's code has loaded; null for nothing */
  request: Beginning | null
  onRequest: (request: Beginning) => void
}

function Stage({ given, request, onRequest, ...props }: StageProps) {
  const { draw } = useFlow('playerStage')
  const [first] = useState(given)
  // A press elsewhere has not named the server of an advertisement.
  const [adTagUrl] = useState(first.isPlayRequested ? null : props.content.details.adTagUrl)
  const beginning = request ?? first
  return draw({ ...props, ...beginning, adTagUrl, onPlayRequest: () => onRequest({ ...beginning, isPlayRequested: true }) })
}
