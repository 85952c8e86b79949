import { useContext, useLayoutEffect, useRef, useState } from 'react'
import type { LoadingStageProps } from '../../../../components/Player/Player.tsx'
import { ArrivalContext } from '../../../../graphql/ArrivalContext.ts'
import type { FlowServices } from '../../common/services.ts'
import { takePlayer } from './keptPlayer.tsx'
import * as styles from './miniPlayer.styles.ts'
import type { KeptPlayer } from './types.ts'
import { watchSight } from './watchSight.ts'

type PlayerPlaceProps = LoadingStageProps & { services: FlowServices }

/** Renders the place of the player in a page. The player itself outlives the page while it plays. */
export function PlayerPlace({ services, ...props }: PlayerPlaceProps) {
  const element = useRef<HTMLDivElement>(null)
  const player = useRef<KeptPlayer>(null)
  const [, setFailed] = useState(false)
  const arrival = useContext(ArrivalContext)
  const { content, isMainPart = false } = props
  useLayoutEffect(() => {
    if (!element.current) return
    const kept = takePlayer(services, content.id, isMainPart)
    player.current = kept
    const place = {
      element: element.current,
      isReturn: arrival.isReturn(),
      // Thrown while React draws this, the error is the page's.
      fail: (error: unknown) =>
        setFailed(() => {
          throw error
        }),
    }
    kept.enter(place)
    const stopWatching = watchSight(place.element, kept.send)
    return () => {
      stopWatching()
      kept.leave(place)
    }
  }, [services, content.id, isMainPart, arrival])
  useLayoutEffect(() => player.current?.draw(props))
  return <div ref={element} className={styles.unboxed} />
}
