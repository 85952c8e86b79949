import { vi } from 'vitest'
import { matchesState } from 'xstate'
import { z } from 'zod'
import { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import { countdownSeconds, standardPreferences } from '../../../src/machines/player/player/preferences.ts'
import type { PlayerInput } from '../../../src/machines/player/player/types.ts'
import type { Path } from '../../support/model/paths.ts'
import { playerFixtures } from '../../machines/player/player/fixtures.ts'
import { describeInChromium } from './describeInChromium.ts'
import { arrives, arrivesUntil, arrivesWithoutCaptions, holdMedia, type MediaRule, waits } from './heldMedia.ts'
import { patience } from './mediaElement.ts'
import type { ModelSite } from './modelSite.ts'
import { PlayableVideos, shortClip } from './playableVideos.ts'
import { playerLooks } from './playerLooks.ts'
import { canHappenInPlayer } from './playerPaths.ts'
import { playerSteps } from './playerSteps.ts'
import { noteScreening, screeningOf, typesOf } from './screening.ts'
import type { Beginning, Stage } from './stage.ts'

type Prepared = Omit<Stage, 'page' | 'requests'>

let opened: PlayableVideos | undefined
const videosOf = (site: ModelSite): PlayableVideos => (opened ??= new PlayableVideos(site))

function inputOf({ input }: Path): PlayerInput {
  const found = playerFixtures.inputs.find((candidate) => candidate === input)
  if (!found) throw new Error('The player has no such input')
  return found
}

const isAnotherVersion = (event: object): boolean => 'videoUrl' in event && event.videoUrl === '/media/2.m3u8'
const hasStep = ({ steps }: Path, type: string): boolean => steps.some(({ event }) => event.type === type)

async function holdAtFirstVersion(site: ModelSite, video: { id: string }, clip: 'long' | 'short'): Promise<void> {
  const { conversions } = site
  await conversions.hold(video.id)
  try {
    await videosOf(site).upload(video, clip)
    await videosOf(site).waitFor(video, 'watchable')
  } catch (error) {
    // Else the worker would wait for ever, and all later videos for it.
    await conversions.release(video.id)
    throw error
  }
}

/** The video that a path needs, in the state in which it begins. */
async function findVideo(path: Path, { site, video }: Prepared): Promise<{ id: string; path: string; hasCaptions?: true }> {
  const videos = videosOf(site)
  // With both, another video can follow each.
  await Promise.all([videos.shared('short'), videos.shared('long')])
  const { videoUrl, mediaState, captionsLanguages } = inputOf(path)
  if (mediaState === 'failed') {
    await videos.upload(video, 'cut')
    await videos.waitFor(video, 'failed')
    return video
  }
  if (videoUrl === null) return video
  if (path.steps.some(({ event }) => isAnotherVersion(event))) {
    const isLong = ['media.playing', 'media.seeking', 'player.play'].some((type) => hasStep(path, type))
    await holdAtFirstVersion(site, video, isLong ? 'long' : 'short')
    return video
  }
  if (hasStep(path, 'view.watchedEnough') || captionsLanguages.length === 0) return videos.shared('short')
  return { ...(await videos.shared('long')), hasCaptions: true }
}

/** Seconds that have arrived on a path that waits for what has not, or loses it. */
const arrivedPart = 24

function networkOf(path: Path): MediaRule {
  if (hasStep(path, 'media.captionsFailed')) return arrivesWithoutCaptions
  const isHeld = hasStep(path, 'media.waiting') || hasStep(path, 'media.supplyLost') || hasStep(path, 'media.seeking')
  return isHeld && !hasStep(path, 'media.ended') ? arrivesUntil(arrivedPart) : arrives
}

/** Milliseconds. On a busy machine, the looks at a countdown would take longer than it lasts: it ends when a path lets the time pass. */
const longCountdown = 100 * 1000 * countdownSeconds

function lengthenCountdown([usual, long]: readonly [number, number]): void {
  const set = globalThis.setTimeout
  Reflect.set(globalThis, 'setTimeout', (run: () => void, delay?: number, ...values: unknown[]) =>
    set(run, delay === usual ? long : delay, ...values),
  )
}

/** As the person left the player on an earlier visit. */
function storePreferences(kept: string): void {
  if (localStorage.getItem('lucarne.player') === null) localStorage.setItem('lucarne.player', kept)
}

function keptOf({ preferences }: PlayerInput): string {
  const { volume, isMuted, speed, areCaptionsShown, isTheatre, isAutoplayOn } = preferences
  return JSON.stringify({ volume, muted: isMuted, speed, captions: areCaptionsShown, theatre: isTheatre, autoplay: isAutoplayOn })
}

/** The viewer has stopped in the middle of the video, or has never begun it. */
async function setVisit({ site, viewer }: Prepared, id: string, position: number | null): Promise<void> {
  const { rest } = site.site
  const { token, uuid } = viewer
  const of = `/user/${uuid}/content/${id}`
  const body = { user_uuid: uuid, content_uuid: id }
  await rest('DELETE', `/historicals${of}`, { token })
  await rest('DELETE', `/views${of}`, { token })
  if (position === null) return
  await rest('POST', '/views', { token, body })
  await rest('POST', '/historicals', { token, body })
  await rest('PUT', `/views${of}/playback`, { token, body: { position, watched: 0 } })
}

async function arrange(prepared: Prepared, path: Path): Promise<Beginning> {
  const input = inputOf(path)
  const { isSignedIn, isPlayRequested, isMainPart } = input
  const isResumed = hasStep(path, 'player.goTo') || hasStep(path, 'watch.noted')
  const video = await findVideo(path, prepared)
  await setVisit(prepared, video.id, isResumed ? 16 : null)
  // The last page of the same viewer may still report where it stopped.
  const part = isResumed ? '' : hasStep(path, 'clip.ended') ? '?t=0&end=3' : '?t=0'
  const address = `${isMainPart ? video.path : `/embed/${video.id}`}${part}`
  return {
    path: address,
    isSignedIn,
    prepare: async (page) => {
      const media = await holdMedia(page, waits)
      noteScreening(page, {
        media,
        videos: videosOf(prepared.site),
        video: { id: video.id, path: address },
        isResumed,
        hasCaptions: video.hasCaptions,
        isRequested: isPlayRequested,
        network: networkOf(path),
        formerUrl: null,
        leftAt: 0,
      })
      // Not on other paths: a view that could not be recorded is tried again after as long a time.
      if (path.steps.some(({ leadsTo }) => matchesState({ continuation: 'countingDown' }, leadsTo)))
        await page.addInitScript(lengthenCountdown, [1000 * countdownSeconds, longCountdown] as const)
      if (input.preferences !== standardPreferences) await page.addInitScript(storePreferences, keptOf(input))
      // As left by a press on another page, such as «Tout lire».
      if (isPlayRequested) await page.addInitScript(() => history.replaceState('play', ''))
    },
    before: waitForOtherParts,
    end: () => prepared.site.conversions.release(video.id),
  }
}

/** A path that lets time pass would reach the time limit of what the comments and the recommendations still wait for. */
async function waitForOtherParts({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]:not(button, [data-media-player])') === null)
}

/** By the server's clock, half of the short video has passed since it began. */
async function whenCountable(stage: Stage): Promise<void> {
  const { site, viewer } = stage
  const path = `/views/user/${viewer.uuid}/content/${screeningOf(stage).video.id}`
  const { body } = await site.site.rest('GET', path, { token: viewer.token })
  const begun = z.object({ startedAt: z.coerce.date() }).parse(body).startedAt.getTime()
  await vi.waitUntil(() => Date.now() > begun + (shortClip * 1000) / 2, patience)
}

/** Obligations that no path meets, by the reason why. */
const unmet: Readonly<Record<string, readonly string[]>> = {
  'After a failed conversion the page waits for nothing more: another file is seen at the next visit.': [
    'playback.unavailable: media.becameWatchable → player.playback.loaded',
  ],
  'The page speaks of an address when it opens, and then only of others.': [
    'playback.loaded.ready: media.becameWatchable [isAnotherVideo] → player.playback.loaded.waiting, refused',
    'playback.loaded.blocked: media.becameWatchable [isAnotherVideo] → player.playback.loaded.waiting, refused',
    'playback.failed: media.becameWatchable [isAnotherVideo] → player.playback.loaded, refused',
  ],
  'What the page offers is there once it can be done.': [
    'playback.loaded: player.upgrade [hasNewerVideo] → player.playback.loaded.waiting.loading, refused',
    'quality.picture: quality.chooseAudioOnly [hasAudio] → player.quality.audioOnly, refused',
    'captions.hidden: captions.choose [isNoLanguage] → no move',
  ],
  'playerEnds.test.ts scrolls the video away before its end.': ['presentation.mini: next.comes → no move'],
  'Only the system’s media keys pause so.': [
    'playback.loaded: player.pause → no move',
    'playback.loaded.waiting.loading: player.pause → no move',
  ],
  'Needs a decoding error, which these videos do not have: the pure machine and the screen walk it.': [
    'playback.loaded: media.emptied → player.playback.loaded.waiting.loading',
    'playback.loaded: media.failed [hasNewerVideo] → player.playback.loaded.waiting.loading',
    'controls.hidden: media.failed → player.controls.shown',
  ],
  'The element says it at moments that no person tells from the moment before.': [
    'playback.loaded.waiting.loading: media.waiting → no move',
    'playback.loaded.waiting.loading: media.seeking → no move',
    'playback.loaded.waiting.loading: media.paused → no move',
    'playback.loaded.waiting.seeking: media.waiting → no move',
    'playback.loaded.waiting.seeking: media.paused → no move',
  ],
  'One picture is there before the next key is pressed: tests/e2e/playerScreen.test.ts presses five at once.': [
    'playback.loaded.waiting.seeking: player.stepFrame [isPlayWanted] → no move',
    'playback.loaded.waiting.seeking: player.stepFrame [isPlayWanted] → no move, refused',
    'playback.loaded.waiting.seeking: player.stepFrame [hasStarted] → no move',
    'playback.loaded.waiting.seeking: player.stepFrame [hasStarted] → no move, refused',
  ],
  'A paused video comes to its end by a seek to its very last picture alone: the pure machine and the screen walk it.': [
    'loop.looping: playback.ended [isPlayWanted] → no move, refused',
    'loop.looping: playback.ended → no move',
  ],
  'Needs what these videos have not, two qualities or a part that is late: tests/e2e/playerNetwork.test.ts.': [
    'playback.loaded.waiting: media.supplyLost [isLaterPart] → no move',
    'quality.picture.fixed: playback.slow [hasLowerQuality] → player.quality.picture.lowered',
  ],
  'Needs a video that is replaced while its audio plays: the pure machine and the screen walk it.': [
    'quality.audioOnly: media.qualitiesFound [isWithAudio] → no move',
    'quality.audioOnly: media.qualitiesFound [isWithAudio] → no move, refused',
    'quality.audioOnly: media.qualitiesFound → player.quality.picture',
    'quality.audioOnly: quality.choose [hasAudio] → player.quality.picture, refused',
    'quality.audioOnly: quality.choose → player.quality.picture',
  ],
  'No other device is near: tests/e2e/remotePlayback.test.ts gives the browser one.': [
    'remote.unavailable: media.remoteAvailable → player.remote.available',
    'remote.unavailable: media.remoteConnected → player.remote.connected',
    'remote.available: remote.choose → no move',
    'remote.available: media.remoteUnavailable → player.remote.unavailable',
    'remote.available: media.remoteConnected → player.remote.connected',
    'remote.connected: remote.choose → no move',
    'remote.connected: media.remoteDisconnected → player.remote.available',
  ],
  'A browser without windows has none for the picture.': [
    'presentation.inPage: presentation.togglePictureInPicture → no move',
    'presentation.inPage: media.enteredPictureInPicture → player.presentation.pictureInPicture',
    'presentation.mini: presentation.togglePictureInPicture → no move',
    'presentation.mini: media.enteredPictureInPicture → player.presentation.pictureInPicture',
    'presentation.pictureInPicture: presentation.togglePictureInPicture → no move',
    'presentation.pictureInPicture: presentation.toggleFullscreen → no move',
    'presentation.pictureInPicture: media.leftPictureInPicture → player.presentation.inPage.last',
    'presentation.pictureInPicture: media.enteredFullscreen → player.presentation.fullscreen',
    'presentation.pictureInPicture: page.left [isLeftPlaying] → player.presentation.away.pictureInPicture',
    'presentation.pictureInPicture: page.left [isLeftPlaying] → player.presentation.away.pictureInPicture, refused',
    'presentation.pictureInPicture: page.left → player.presentation.closed',
    'presentation.away.small: media.enteredPictureInPicture → player.presentation.away.pictureInPicture',
    'presentation.away.pictureInPicture: media.leftPictureInPicture → player.presentation.away.small',
    'presentation.away.pictureInPicture: page.returned → player.presentation.pictureInPicture',
  ],
  'This site has no ads, and its videos are its own: tests/e2e/ads.test.ts and youTube.test.ts watch others.': [
    'playback.elsewhere: player.play → player.playback.loaded',
    'playback.loaded.waiting.loading: media.canPlay [isAdDue] → player.playback.ad',
    'playback.loaded: player.play [hasAd] → player.playback.ad',
    'playback.loaded: player.togglePlay [hasAd] → player.playback.ad',
    'playback.ad: player.play → no move',
    'playback.ad: player.pause → no move',
    'playback.ad: player.togglePlay → no move',
    'playback.ad: media.failed → player.playback.failed',
    'playback.ad: media.becameWatchable [isAnotherVideo] → no move',
    'playback.ad: media.becameWatchable [isAnotherVideo] → no move, refused',
    'playback.ad: xstate.done.actor.ad [isAdWithdrawn] → player.playback.loaded.ready',
    'playback.ad: xstate.done.actor.ad [isAdWithdrawn] → player.playback.loaded.ready, refused',
    'playback.ad: xstate.done.actor.ad → player.playback.loaded.waiting.buffering',
    'playback.ad: xstate.error.actor.ad → player.playback.loaded.waiting.buffering',
  ],
  'On this site another video can always follow.': [
    'continuation: next.found [isNoNext] → player.continuation.none',
    'continuation.none: playback.finished [hasNext] → player.continuation.offered, refused',
  ],
}

describeInChromium('The player', {
  machine: playerMachine,
  fixtures: playerFixtures,
  mutations: { startView: 'StartView', countView: 'CountView' },
  arrange,
  do: playerSteps,
  see: playerLooks,
  canHappen: canHappenInPlayer(playerFixtures.inputs),
  impossible: {
    'starts: playback.elsewhere + supply.flowing + sound.audible + speed.usual + loop.once + quality.picture.fixed + captions.hidden + presentation.inPage.inline + remote.unavailable + controls.shown.idle + autoplay.off + continuation.none + view.unseen':
      'The videos of this site are its own: tests/e2e/youTube.test.ts watches another.',
  },
  unmet: Object.fromEntries(
    Object.entries(unmet).flatMap(([reason, obligations]) => obligations.map((obligation) => [`player.${obligation}`, reason])),
  ),
  delays: {
    countdownDelay: () => longCountdown,
    // On a touch screen; elsewhere a second less.
    hideDelay: () => 3_000,
    // Two seconds, doubled at each failure in a row.
    viewRetryDelay: (stage) => 1000 * 2 ** typesOf(stage).filter((type) => type.startsWith('xstate.error')).length,
  },
  ready: { countView: whenCountable },
})
