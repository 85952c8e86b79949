import { isHLSProvider, type MediaPlayerInstance } from '@vidstack/react'
import type Hls from 'hls.js'
import * as select from '../../../machines/player/player/selectors.ts'
import { connectCaptions } from './captions.ts'
import { connectPictureFullscreen } from './fullscreen.ts'
import { changeQuality, findQualities, isGone, keepQuality, loadAgain } from './hls.ts'
import { type Media, wantedQuality } from './media.ts'
import { connectRemote } from './remote.ts'
import { connectYouTube } from './youTube.ts'
import { isAdvancing, mediaFacts, type Observed, unobserved } from './mediaFacts.ts'

/** A position this near the end, in seconds, is the end. */
const endMargin = 0.1

const hlsOf = ({ provider }: MediaPlayerInstance): Hls | null => (isHLSProvider(provider) ? provider.instance : null)

/**
 * Connects a media element with the player's machine: does what the machine requests, and reports what the element says. Nothing else plays,
 * pauses, seeks or sets the element.
 * @returns disconnects them
 */
export function connectMedia(media: Media): () => void {
  const stops = [
    connectPlayback(media),
    connectPosition(media),
    connectSound(media),
    connectQuality(media),
    connectCaptions(media),
    connectPictureFullscreen(media),
    connectPictureInPicture(media),
    connectRemote(media),
    connectFailures(media),
    connectYouTube(media),
  ]
  return () => stops.forEach((stop) => stop())
}

/** YouTube’s player is no element that could be asked. */
function hasEnded({ el, state: { currentTime, duration } }: MediaPlayerInstance): boolean {
  return el?.querySelector('video')?.ended ?? (duration > 0 && currentTime >= duration - endMargin)
}

function connectPlayback({ player, actor }: Media): () => void {
  const remote = player.remoteControl
  let before: Observed = unobserved
  const requests = [
    actor.on('play.requested', ({ type }) => remote.play(new Event(type))),
    // Between the request to play and the element's event, Vidstack takes the video for paused, and passes no request to pause on.
    actor.on('pause.requested', () => (player.state.paused && player.state.canPlay ? void player.provider?.pause() : remote.pause())),
  ]
  // Vidstack asks itself to play after a seek to the end that a part which arrives moves. What the machine asked for may be sent later.
  const refuse = (event: Event): void => {
    if (!('trigger' in event && event.trigger instanceof Event && event.trigger.type === 'play.requested')) event.stopImmediatePropagation()
  }
  player.el?.addEventListener('media-play-request', refuse, true)
  const stops = [
    () => player.el?.removeEventListener('media-play-request', refuse, true),
    player.subscribe(({ playing, waiting, paused, ended, seeking }) => {
      // Vidstack may say so late, when a seek has left the end.
      const now: Observed = { playing, waiting, paused, ended: ended && hasEnded(player), seeking }
      const facts = mediaFacts(before, now)
      before = now
      for (const fact of facts) actor.send(fact)
    }),
    // The event, not the state: an element that reloads its source is paused as well, without anybody's wish; and so is one that has ended.
    player.listen('pause', () => {
      if (!hasEnded(player)) actor.send({ type: 'media.paused' })
    }),
    player.listen('play-fail', ({ detail }) => {
      if (detail.name === 'NotAllowedError') actor.send({ type: 'media.refused' })
    }),
    // Without this, Vidstack stays in the ended state: it shows the end, and restarts from the beginning.
    player.listen('seeking', ({ detail }) => {
      if (detail < player.state.duration - endMargin) player.$state.ended.set(false)
    }),
    onReload(
      player,
      () => actor.send({ type: 'media.emptied' }),
      () => actor.send({ type: 'media.canPlay' }),
    ),
    onEarlyWait(player, () => actor.send({ type: 'media.waiting' })),
  ]
  return () => {
    requests.forEach((request) => request.unsubscribe())
    stops.forEach((stop) => stop())
  }
}

/** hls.js reloads the source after a decoding error. These events of the media element do not bubble, and Vidstack does not pass them on. */
function onReload({ el }: MediaPlayerInstance, onEmptied: () => void, onCanPlay: () => void): () => void {
  const reload = ({ target }: Event): void => {
    if (!(target instanceof HTMLMediaElement)) return
    onEmptied()
    target.addEventListener('canplay', onCanPlay, { once: true })
  }
  el?.addEventListener('emptied', reload, true)
  return () => el?.removeEventListener('emptied', reload, true)
}

/** Vidstack does not listen for this before it knows the video's length: a press would wait for the first part without anybody's notice. */
function onEarlyWait({ el }: MediaPlayerInstance, onWait: () => void): () => void {
  const wait = ({ target }: Event): void => {
    if (target instanceof HTMLMediaElement && target.readyState === HTMLMediaElement.HAVE_NOTHING) onWait()
  }
  el?.addEventListener('waiting', wait, true)
  return () => el?.removeEventListener('waiting', wait, true)
}

/** The place in the video: the machine's seeks go through the clock, which also keeps them while there is no element. */
function connectPosition({ player, actor, clock }: Media): () => void {
  const remote = player.remoteControl
  let target: number | null = null
  const goTo = (seconds: number): void => {
    target = seconds
    if (player.state.canPlay) remote.seek(seconds)
  }
  const { position, duration } = clock.read()
  goTo(duration > 0 && position >= duration - endMargin ? 0 : position)

  const stops = [
    clock.onSeek(goTo),
    // Also of a seek that is not ours, which ours gave way to.
    player.listen('seeked', () => {
      target = null
    }),
    player.listen('can-play', () => {
      if (target !== null && target > 0) remote.seek(target)
      actor.send({ type: 'media.canPlay' })
    }),
    player.subscribe(({ canPlay, currentTime, duration: length, bufferedEnd, seeking, playing, waiting, paused, ended }) => {
      // Not the picture beside it, which is still shown when the seek to the next one begins.
      const margin = target === 0 ? endMargin : clock.read().frame / 2
      const isAtTarget = target === null || Math.abs(currentTime - target) < margin || ended
      if (canPlay && !seeking && isAtTarget) target = null
      clock.set({
        ...(canPlay && length > 0 && { duration: length }),
        ...(canPlay && target === null && { position: currentTime }),
        bufferedUntil: bufferedEnd,
        isAdvancing: isAdvancing({ playing, waiting, paused, ended, seeking }),
      })
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** The sound and the speed are properties of the element (`MediaSurface`), which the system may change as well. */
function connectSound({ player, actor }: Media): () => void {
  // Before, the element says what it is by itself: volume 100 and the usual speed. That is nobody's wish.
  const { volume: wantedVolume, isMuted: isMutedWanted } = select.selectSound(actor.getSnapshot())
  let isSoundSet = wantedVolume === 100 && !isMutedWanted
  let isSpeedSet = select.selectSpeed(actor.getSnapshot()) === 1
  const stops = [
    player.listen('volume-change', ({ detail: { volume: share, muted: isMuted } }) => {
      const volume = Math.round(share * 100)
      const wanted = select.selectSound(actor.getSnapshot())
      isSoundSet ||= volume === wanted.volume && isMuted === wanted.isMuted
      if (isSoundSet) actor.send({ type: 'media.soundChanged', volume, isMuted })
    }),
    player.listen('rate-change', ({ detail: speed }) => {
      isSpeedSet ||= speed === select.selectSpeed(actor.getSnapshot())
      if (isSpeedSet) actor.send({ type: 'media.speedChanged', speed })
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

function connectQuality({ player, actor, clock }: Media): () => void {
  const requests = [
    actor.on('quality.requested', (wanted) => {
      const hls = hlsOf(player)
      if (hls && hls.levels.length > 0) changeQuality(hls, wanted)
    }),
    actor.on('load.requested', () => {
      const hls = hlsOf(player)
      if (hls) loadAgain(hls)
    }),
  ]
  const stop = player.listen('can-play', () => {
    const hls = hlsOf(player)
    if (!hls) return
    keepQuality(hls, wantedQuality(actor))
    const found = findQualities(hls)
    if (found.qualities.length > 0) actor.send({ type: 'media.qualitiesFound', ...found })
    const frameRate = hls.levels[0]?.frameRate ?? 0
    if (frameRate > 0) clock.set({ frame: 1 / frameRate })
  })
  return () => {
    requests.forEach((request) => request.unsubscribe())
    stop()
  }
}

function connectPictureInPicture({ player, actor }: Media): () => void {
  const remote = player.remoteControl
  const request = actor.on('pictureInPicture.requested', ({ isOn }) =>
    isOn ? remote.enterPictureInPicture() : remote.exitPictureInPicture(),
  )
  const stop = player.listen('picture-in-picture-change', ({ detail: isOn }) =>
    actor.send({ type: isOn ? 'media.enteredPictureInPicture' : 'media.leftPictureInPicture' }),
  )
  // The window closes with the element that was in it.
  if (select.selectIsPictureInPicture(actor.getSnapshot())) actor.send({ type: 'media.leftPictureInPicture' })
  return () => {
    request.unsubscribe()
    stop()
  }
}

/** A file that is played as it is. What hls.js cannot load is reported by itself (`observeHls`). */
function connectFailures({ player, actor, url }: Media): () => void {
  // A missing media file fires the error event on its <source> only. It does not bubble and does not reach the player.
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLSourceElement || target instanceof HTMLMediaElement) || hlsOf(player)) return
    void whyUnplayable(url).then((failure) => actor.send({ type: 'media.failed', failure }))
  }
  player.el?.addEventListener('error', onError, true)
  return () => player.el?.removeEventListener('error', onError, true)
}

async function whyUnplayable(url: string): Promise<'gone' | 'network' | 'unplayable'> {
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD' })
    return ok ? 'unplayable' : isGone(status) ? 'gone' : 'network'
  } catch {
    return 'network'
  }
}
