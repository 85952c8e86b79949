import type { Media } from './media.ts'

/**
 * Offers the devices that the browser knows (Remote Playback API), and reports what plays there. Browsers without it, or whose devices cannot
 * play what hls.js puts together, never find one.
 * @returns stops it
 */
export function connectRemote({ player, actor }: Media): () => void {
  let stop = (): void => undefined
  const request = actor.on('remote.requested', () => {
    const element = player.el?.querySelector('video')
    // The person closed the list, or the device is gone: the browser has said so.
    element?.remote.prompt().catch(() => undefined)
  })
  const end = player.listen('can-play', () => {
    stop()
    const element = player.el?.querySelector('video')
    if (element?.remote) stop = watchRemote(element, actor)
  })
  return () => {
    end()
    stop()
    request.unsubscribe()
  }
}

function watchRemote({ remote }: HTMLVideoElement, actor: Media['actor']): () => void {
  const end = new AbortController()
  const { signal } = end
  remote.addEventListener('connect', () => actor.send({ type: 'media.remoteConnected' }), { signal })
  remote.addEventListener('disconnect', () => actor.send({ type: 'media.remoteDisconnected' }), { signal })
  if (remote.state === 'connected') actor.send({ type: 'media.remoteConnected' })
  const watching = remote
    .watchAvailability((isAvailable) => {
      if (!signal.aborted) actor.send({ type: isAvailable ? 'media.remoteAvailable' : 'media.remoteUnavailable' })
    })
    // Not every browser looks for devices by itself: then there is nothing to offer.
    .catch(() => null)
  return () => {
    end.abort()
    void watching.then((id) => (id === null ? undefined : remote.cancelWatchAvailability(id)))
  }
}
