import type { AnyMachineSnapshot, EventFromLogic, EventObject } from 'xstate'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { PlayerInput } from '../../../src/machines/player/player/types.ts'
import type { CanHappen } from '../../support/model/paths.ts'
import { isScripted } from '../../support/model/script.ts'

type Place = { snapshot: AnyMachineSnapshot; input: PlayerInput }
type PlayerEvent = EventFromLogic<typeof playerMachine>
type Type = PlayerEvent['type']

const isIn = ({ snapshot }: Place, ...states: readonly string[]): boolean => states.some((state) => snapshot.matches({ playback: state }))
const isLoaded = ({ snapshot }: Place, ...states: readonly string[]): boolean =>
  states.some((state) => snapshot.matches({ playback: { loaded: state } }))
const isWaiting = ({ snapshot }: Place, ...states: readonly string[]): boolean =>
  states.some((state) => snapshot.matches({ playback: { loaded: { waiting: state } } }))
const isAdvancing = (place: Place): boolean => isLoaded(place, 'playing')
const isStill = (place: Place): boolean => isLoaded(place, 'paused')
const isOpened = (place: Place): boolean => isLoaded(place, 'playing', 'paused', 'ended')
const has = ({ snapshot }: Place, region: string, state: string): boolean => snapshot.matches({ [region]: state })
/** A menu takes the keys. */
const isHeld = ({ snapshot }: Place): boolean => snapshot.matches({ controls: { shown: 'held' } })
const isInPage = ({ snapshot }: Place): boolean => snapshot.matches({ presentation: 'inPage' })
const isSettled = (place: Place): boolean => isOpened(place) && isInPage(place) && !isHeld(place)
const isSmall = (place: Place): boolean => has(place, 'presentation', 'mini')
/** Beside another page, which has keys of its own. */
const isAway = (place: Place): boolean => has(place, 'presentation', 'away')
const besideAPage: ReadonlySet<Type> = new Set(['page.returned', 'mini.close', 'mini.expand', 'player.togglePlay'])
const isAudioOnly = (place: Place): boolean => has(place, 'quality', 'audioOnly')
const isWatched = (place: Place): boolean => place.snapshot.context.hasStarted === true
const isWanted = (place: Place): boolean => place.snapshot.context.isPlayWanted === true
const areQualitiesKnown = (place: Place): boolean =>
  Array.isArray(place.snapshot.context.qualities) && place.snapshot.context.qualities.length > 0
const hasCaptions = (place: Place): boolean => place.input.captionsLanguages.length > 0

/**
 * The menu is there once the qualities are known. The first version of a video has a single one, without audio of its own: these paths watch a
 * complete video.
 */
const offersQualities = (place: Place): boolean =>
  isSettled(place) && place.snapshot.context.audioUrl !== null && place.snapshot.context.newerVideoUrl === null

/** Where each event can happen on the page, by what a person sees there and what a media element does. */
const places: Readonly<Record<Type, (place: Place, event: PlayerEvent) => boolean>> = {
  'player.play': (place) => isIn(place, 'locked') || ((isWaiting(place, 'loading') || isLoaded(place, 'ready')) && !isWatched(place)),
  // Only the system’s media keys pause so.
  'player.pause': () => false,
  'player.togglePlay': (place) => isAdvancing(place) || isStill(place) || isWaiting(place, 'loading'),
  'player.seek': (place) => isAdvancing(place) || isStill(place),
  'player.stepFrame': isStill,
  'player.goTo': (place) => isWaiting(place, 'loading') && place.snapshot.context.resumedAt === null && !isWanted(place),
  'player.retry': (place) => isIn(place, 'failed'),
  'player.upgrade': (place) => isOpened(place) && place.snapshot.context.newerVideoUrl !== null,
  'quality.choose': (place) => offersQualities(place) || (isWaiting(place, 'loading') && isAudioOnly(place)),
  'quality.chooseAudioOnly': (place) => offersQualities(place) && !isAudioOnly(place),
  'sound.setVolume': isSettled,
  'sound.changeVolume': isSettled,
  'sound.toggleMuted': isSettled,
  'media.soundChanged': isSettled,
  'speed.choose': isSettled,
  'speed.step': isSettled,
  'media.speedChanged': isSettled,
  'loop.toggle': isSettled,
  'captions.toggle': (place) => isSettled(place) && hasCaptions(place),
  'captions.choose': (place, event) =>
    isSettled(place) && hasCaptions(place) && 'language' in event && (event.language !== null || !has(place, 'captions', 'hidden')),
  'captions.setStyle': (place) => isSettled(place) && hasCaptions(place),
  'media.captionsLoaded': (place) => isSettled(place) && has(place, 'captions', 'shown'),
  'media.captionsFailed': (place) => isSettled(place) && has(place, 'captions', 'shown'),
  'presentation.toggleFullscreen': isOpened,
  // Without windows, there are none for a picture.
  'presentation.togglePictureInPicture': () => false,
  'media.enteredPictureInPicture': () => false,
  'media.leftPictureInPicture': () => false,
  // No other device is near.
  'remote.choose': () => false,
  'media.remoteAvailable': () => false,
  'media.remoteUnavailable': () => false,
  'media.remoteConnected': () => false,
  'media.remoteDisconnected': () => false,
  'presentation.toggleTheatre': (place) => (place.input.isMainPart ? isOpened(place) && isInPage(place) : isWaiting(place, 'loading')),
  'media.enteredFullscreen': (place) => isSettled(place) || (isOpened(place) && isSmall(place)),
  'media.leftFullscreen': (place) => has(place, 'presentation', 'fullscreen'),
  'page.scrolledAway': (place) => isInPage(place) && place.input.isMainPart && (isAdvancing(place) || isLoaded(place, 'ready')),
  'page.scrolledBack': isSmall,
  'page.left': (place) =>
    place.input.isMainPart &&
    !isHeld(place) &&
    (isAdvancing(place) || isStill(place)) &&
    (isInPage(place) || isSmall(place) || has(place, 'presentation', 'fullscreen')),
  'page.returned': isAway,
  'mini.close': (place) => isSmall(place) || isAway(place),
  'mini.expand': (place) => isSmall(place) || isAway(place),
  'controls.wake': isSettled,
  'controls.toggle': isSettled,
  'controls.leave': isSettled,
  'controls.hold': isSettled,
  'controls.release': isHeld,
  'autoplay.toggle': (place) => isSettled(place) && place.snapshot.context.nextContentId !== null,
  'preferences.changed': isSettled,
  'next.found': (place, event) => isLoaded(place, 'ready') && place.input.isMainPart && 'contentId' in event && event.contentId !== null,
  'next.play': (place) => isLoaded(place, 'ended'),
  'next.cancel': (place) => isLoaded(place, 'ended'),
  // Sent by the machine to itself.
  'source.changed': () => false,
  'playback.slow': () => false,
  'playback.ended': () => false,
  'playback.restarted': () => false,
  'playback.finished': () => false,
  'next.comes': () => false,
  'media.becameWatchable': (place, event) => 'videoUrl' in event && canBecomeWatchable(place, event.videoUrl),
  'media.conversionFailed': (place) => isIn(place, 'preparing'),
  'media.qualitiesFound': (place, event) =>
    isLoaded(place, 'ready') &&
    !isAudioOnly(place) &&
    place.snapshot.context.audioUrl === null &&
    'audioUrl' in event &&
    event.audioUrl !== null,
  'media.qualityPlayed': (place) => isLoaded(place, 'ready'),
  'media.canPlay': (place) => isWaiting(place, 'loading'),
  // What a decoding error does: none of these videos has one.
  'media.emptied': () => false,
  'media.playing': (place) => isLoaded(place, 'ready', 'blocked', 'paused', 'ended') || isWaiting(place, 'buffering'),
  'media.paused': isAdvancing,
  'media.waiting': isAdvancing,
  'media.seeking': (place) => isLoaded(place, 'ready', 'playing', 'paused', 'ended'),
  'media.seeked': (place) => isWaiting(place, 'seeking'),
  // Another video follows each, but in another site’s page.
  'media.ended': (place) =>
    isAdvancing(place) &&
    isWanted(place) &&
    (!place.input.isMainPart || place.snapshot.context.nextContentId !== null || has(place, 'loop', 'looping')),
  'media.refused': (place) => isWaiting(place, 'buffering') && !isWatched(place),
  // A video that plays fails by a decoding error alone: what cannot be loaded is a loss of its supply.
  'media.failed': (place) => isWaiting(place, 'loading') && !isWatched(place) && place.snapshot.context.newerVideoUrl === null,
  'media.supplyLost': (place, event) => (isAdvancing(place) || isWaiting(place, 'seeking')) && 'isAwaited' in event && event.isAwaited,
  'media.supplied': (place) => isAdvancing(place) && has(place, 'supply', 'lost'),
  'network.returned': (place) => isIn(place, 'failed'),
  'clip.ended': isAdvancing,
  'view.watchedEnough': isAdvancing,
  'watch.noted': isAdvancing,
}

/** The page speaks of an address when it opens, and when there is another one: first one after the conversion, then that of all renditions. */
function canBecomeWatchable(place: Place, videoUrl: string): boolean {
  const current: unknown = place.snapshot.context.videoUrl
  if (current === null) return isIn(place, 'locked', 'preparing') && videoUrl === '/media/1.m3u8'
  if (current === videoUrl) return isWaiting(place, 'loading')
  return videoUrl === '/media/2.m3u8' && !isAudioOnly(place) && place.snapshot.context.newerVideoUrl === null
}

/** Time passes anywhere; that nothing arrives in it is so where nothing can. */
function canPass(place: Place, type: string): boolean {
  // Its videos have one quality of their pictures.
  if (type.includes('slowDelay') || type.includes('waitLimit'))
    return isWaiting(place, 'loading') && !isWatched(place) && !areQualitiesKnown(place)
  if (type.includes('hideDelay')) return isSettled(place)
  return true
}

const isOfPlayer = (event: EventObject): event is PlayerEvent => event.type in places

/** Whether an event can be brought about on the page of a video. */
export function canHappenInPlayer(inputs: readonly PlayerInput[]): CanHappen {
  return (event, { snapshot, input: given }) => {
    const input = inputs.find((candidate) => candidate === given)
    if (!input) throw new Error('The player has no such input')
    // This site has no ads, and its videos are its own: tests/e2e/ads.test.ts and youTube.test.ts watch others.
    if (input.adTagUrl !== null || input.videoUrl?.startsWith('https:')) return false
    const place = { snapshot, input }
    if (isScripted(event)) return canPass(place, event.type)
    if (!isOfPlayer(event)) throw new Error(`The player knows no «${event.type}»`)
    if (has(place, 'presentation', 'closed') || (isAway(place) && !besideAPage.has(event.type))) return false
    return places[event.type](place, event)
  }
}
