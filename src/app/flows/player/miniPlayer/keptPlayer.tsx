import { type Ref, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import type { PlayerStageProps, StageHandle } from '../../../../components/Player/stage/PlayerStage.tsx'
import { selectIsAway } from '../../../../machines/player/player/selectors.ts'
import { selectUser } from '../../../../machines/session/session/selectors.ts'
import { requestedPart } from '../../../../shared/playbackStart.ts'
import { report } from '../../../report.ts'
import { ProvideFlows } from '../../common/ProvideFlows.tsx'
import type { FlowServices } from '../../common/services.ts'
import { PlayerStageWithFlows } from '../PlayerStageWithFlows.tsx'
import * as styles from './miniPlayer.styles.ts'
import { canKeepState, moveElement } from './moveElement.ts'
import type { KeptPlayer, Place } from './types.ts'
import { videoOf, withoutPart } from './videoAddress.ts'

/** Returns the player of a video for the person of this moment: the one that is there already, or a new one in its place. */
export function takePlayer(services: FlowServices, contentId: string, isMainPart: boolean): KeptPlayer {
  const { backgroundActors } = services
  const identity = [viewerOf(services), contentId, isMainPart].join(' ')
  if (backgroundActors.player?.identity !== identity) {
    backgroundActors.player?.stop()
    backgroundActors.player = keepPlayer(services, identity, contentId)
  }
  return backgroundActors.player
}

const viewerOf = ({ session }: FlowServices): string | null => selectUser(session.getSnapshot())?.id ?? null

function keepPlayer(services: FlowServices, identity: string, contentId: string): KeptPlayer {
  const viewer = viewerOf(services)
  const flows = { lazyPart: services.actorOptions }
  const host = document.createElement('div')
  host.className = styles.unboxed
  const root = createRoot(host, { onUncaughtError: fail })
  let place: Place | null = null
  let stage: StageHandle | null = null
  let props: PlayerStageProps | null = null
  /** of the video's page */
  let path = ''
  /** while it is the small player */
  let watching: AbortController | null = null
  let isBack = false

  function render(shown: PlayerStageProps): void {
    root.render(
      <StrictMode>
        <ProvideFlows<'lazyPart'> flows={flows}>
          <PlayerStageWithFlows {...shown} ref={connect} services={services} />
        </ProvideFlows>
      </StrictMode>,
    )
  }

  function connect(handle: StageHandle | null): (() => void) | undefined {
    stage = handle
    point(props?.ref, handle)
    if (!handle) return undefined
    const subscriptions = [handle.actor.on('player.closed', close), handle.actor.on('page.requested', showPage)]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      connect(null)
    }
  }

  function showPage(): void {
    if (place) scrollTo(0, 0)
    else navigate(path)
  }

  function close(): void {
    const hadFocus = watching !== null && host.contains(document.activeElement)
    stop()
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
  }

  function fail(error: unknown): void {
    if (place) return place.fail(error)
    report('the small player', error)
    stop()
  }

  function goAway(): void {
    if (place || !host.isConnected) return
    if (!props || !stage || videoOf(location) !== null || viewerOf(services) !== viewer) return stop()
    stage.actor.send({ type: 'page.left' })
    if (!selectIsAway(stage.actor.getSnapshot())) return stop()
    const { content, isSignedIn, isPlayRequested, adTagUrl, start, isMainPart } = props
    render({ content, isSignedIn, isPlayRequested, adTagUrl, start, isMainPart, path })
    watching = watch()
  }

  /** Ends it for another person, and for the page of another video as soon as that is opened. */
  function watch(): AbortController {
    const controller = new AbortController()
    const { signal } = controller
    const check = (): void => {
      if (![null, contentId].includes(videoOf(location)) || viewerOf(services) !== viewer) stop()
    }
    for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, check, { signal })
    const session = services.session.subscribe(check)
    signal.addEventListener('abort', () => session.unsubscribe())
    return controller
  }

  function stop(): void {
    watching?.abort()
    place = null
    props = null
    host.remove()
    if (services.backgroundActors.player === player) delete services.backgroundActors.player
    // React may be drawing the page that takes its place.
    queueMicrotask(() => root.unmount())
  }

  const player: KeptPlayer = {
    identity,
    enter(next) {
      isBack = watching !== null
      watching?.abort()
      watching = null
      place = next
      host.className = styles.unboxed
      moveElement(host, next.element)
      if (isBack) stage?.actor.send({ type: 'page.returned' })
    },
    draw(next) {
      props = next
      path = withoutPart(location)
      if (!stage) {
        // At once, for the page's start button has gone; but React is still drawing the page.
        queueMicrotask(() => props && !stage && flushSync(() => render(next)))
        return
      }
      point(next.ref, stage)
      render(next)
      if (!isBack) return
      isBack = false
      if (place?.isReturn === false && requestedPart(location).start !== null)
        stage.actor.send({ type: 'player.goTo', seconds: next.start.position })
      if (next.isPlayRequested) stage.actor.send({ type: 'player.play' })
    },
    leave(left) {
      if (place !== left) return
      // What another site plays in a frame would load anew.
      if (!canKeepState(document.body) && host.querySelector('iframe')) return stop()
      place = null
      point(props?.ref, null)
      host.className = styles.small
      moveElement(host, document.body)
      // StrictMode takes it out and puts it back at once.
      queueMicrotask(goAway)
    },
    send: (event) => stage?.actor.send(event),
    stop,
  }
  return player
}

function point(ref: Ref<StageHandle> | undefined, handle: StageHandle | null): void {
  if (typeof ref === 'function') ref(handle)
  else if (ref) ref.current = handle
}
