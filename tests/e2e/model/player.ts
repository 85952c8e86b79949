import { vi } from 'vitest'
import { z } from 'zod'
import { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { PlayerInput } from '../../../src/machines/player/player/types.ts'
import type { Path } from '../../support/model/paths.ts'
import { playerFixtures } from '../../machines/player/player/fixtures.ts'
import { describeInChromium } from './describeInChromium.ts'
import { arrives, arrivesUntil, holdMedia, type MediaRule, waits } from './heldMedia.ts'
import { patience } from './mediaElement.ts'
import type { ModelSite } from './modelSite.ts'
import { longClip, PlayableVideos, shortClip } from './playableVideos.ts'
import { playerLooks } from './playerLooks.ts'
import { canHappenInPlayer } from './playerPaths.ts'
import { noteScreening, playerSteps, screeningOf, typesOf } from './playerSteps.ts'
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
async function findVideo(path: Path, { site, video }: Prepared): Promise<{ id: string; path: string }> {
  const videos = videosOf(site)
  const { videoUrl, mediaState } = inputOf(path)
  if (mediaState === 'failed') {
    await videos.upload(video, 'cut')
    await videos.waitFor(video, 'failed')
    return video
  }
  if (videoUrl === null) return video
  if (path.steps.some(({ event }) => isAnotherVersion(event))) {
    await holdAtFirstVersion(site, video, hasStep(path, 'media.playing') ? 'long' : 'short')
    return video
  }
  return hasStep(path, 'view.watchedEnough') ? videos.shared.short : videos.shared.long
}

/** A path that waits for the network, or loses it while it plays, has half of the video. */
function networkOf(path: Path): MediaRule {
  return hasStep(path, 'media.waiting') || hasStep(path, 'media.failed') ? arrivesUntil(longClip / 2) : arrives
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
  const { isSignedIn, isPlayRequested } = inputOf(path)
  const isResumed = hasStep(path, 'player.goTo') || hasStep(path, 'watch.noted')
  const video = await findVideo(path, prepared)
  await setVisit(prepared, video.id, isResumed ? 16 : null)
  // The last page of the same viewer may still report where it stopped.
  const address = isResumed ? video.path : `${video.path}?t=0`
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
        isRequested: isPlayRequested,
        network: networkOf(path),
        formerUrl: null,
        leftAt: 0,
      })
      // As left by a press on another page, such as «Tout lire».
      if (isPlayRequested) await page.addInitScript(() => history.replaceState('play', ''))
    },
    end: () => prepared.site.conversions.release(video.id),
  }
}

/** By the server's clock, half of the short video has passed since it began. */
async function whenCountable(stage: Stage): Promise<void> {
  const { site, viewer } = stage
  const path = `/views/user/${viewer.uuid}/content/${screeningOf(stage).video.id}`
  const { body } = await site.site.rest('GET', path, { token: viewer.token })
  const begun = z.object({ startedAt: z.coerce.date() }).parse(body).startedAt.getTime()
  await vi.waitUntil(() => Date.now() > begun + (shortClip * 1000) / 2, patience)
}

const sameAddress = 'The page speaks of an address when it opens, and then only of others.'

describeInChromium('The player', {
  machine: playerMachine,
  fixtures: playerFixtures,
  mutations: { startView: 'StartView', countView: 'CountView' },
  arrange,
  do: playerSteps,
  see: playerLooks,
  canHappen: canHappenInPlayer(playerFixtures.inputs),
  unmet: {
    'player.playback.unavailable: media.becameWatchable → player.playback.loaded':
      'After a failed conversion the page waits for nothing more: another file is seen at the next visit.',
    'player.playback.loaded: player.upgrade [hasNewerVideo] → player.playback.loaded.loading, refused':
      'The button is there once there is a better version.',
    'player.quality.picture: quality.chooseAudioOnly [hasAudio] → player.quality.audioOnly, refused':
      'The menu offers it once the audio is there.',
    ...Object.fromEntries(
      [
        'media.qualitiesFound [isWithAudio] → no move',
        'media.qualitiesFound [isWithAudio] → no move, refused',
        'media.qualitiesFound → player.quality.picture',
        'quality.choose [hasAudio] → player.quality.picture, refused',
        'quality.choose → player.quality.picture',
      ].map((obligation) => [
        `player.quality.audioOnly: ${obligation}`,
        'Needs a video that is replaced while its audio plays: the pure machine and the screen walk it.',
      ]),
    ),
    'player.playback.loaded.ready: media.becameWatchable [isAnotherVideo] → player.playback.loaded.loading, refused': sameAddress,
    'player.playback.loaded.blocked: media.becameWatchable [isAnotherVideo] → player.playback.loaded.loading, refused': sameAddress,
    'player.playback.failed: media.becameWatchable [isAnotherVideo] → player.playback.loaded, refused': sameAddress,
  },
  // Two seconds, doubled at each failure in a row.
  delays: { viewRetryDelay: (stage) => 1000 * 2 ** typesOf(stage).filter((type) => type.startsWith('xstate.error')).length },
  ready: { countView: whenCountable },
})
