import type { AdActor } from '../../../../machines/player/ad/useAd.ts'

/**
 * Connects the media element of an ad with its machine: does what the machine requests, and reports what the element says.
 * @returns disconnects them
 */
export function connectAd(video: HTMLVideoElement, actor: AdActor): () => void {
  const requests = [
    actor.on('play.requested', () => {
      video.play().catch((error: unknown) => {
        // Of what cannot be decoded, its error event tells; an interrupted request needs no answer.
        if (error instanceof DOMException && error.name === 'NotAllowedError') actor.send({ type: 'media.refused' })
      })
    }),
    actor.on('pause.requested', () => video.pause()),
  ]
  const end = new AbortController()
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void): void =>
    video.addEventListener(type, listener, { signal: end.signal })

  let isMuted = video.muted
  on('canplay', () => actor.send({ type: 'media.canPlay' }))
  on('playing', () => actor.send({ type: 'media.playing' }))
  on('waiting', () => actor.send({ type: 'media.waiting' }))
  on('timeupdate', () => actor.send({ type: 'media.progressed', position: video.currentTime }))
  on('ended', () => actor.send({ type: 'media.ended' }))
  on('error', () => actor.send({ type: 'media.failed' }))
  // At the end, the element says that it is paused, too.
  on('pause', () => {
    if (!video.ended) actor.send({ type: 'media.paused' })
  })
  on('volumechange', () => {
    if (isMuted === video.muted) return
    isMuted = video.muted
    actor.send({ type: isMuted ? 'media.muted' : 'media.unmuted' })
  })
  return () => {
    end.abort()
    requests.forEach((request) => request.unsubscribe())
  }
}
