import type { AnyMachineSnapshot, EventFromLogic, EventObject } from 'xstate'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { PlayerInput } from '../../../src/machines/player/player/types.ts'
import type { CanHappen } from '../../support/model/paths.ts'
import { isScripted } from '../../support/model/script.ts'

type Place = { snapshot: AnyMachineSnapshot; input: PlayerInput }
type Type = EventFromLogic<typeof playerMachine>['type']

const loaded = ['loading', 'ready', 'blocked', 'playing', 'buffering', 'paused', 'ended'] as const
type Loaded = (typeof loaded)[number]
const isLoaded = ({ snapshot }: Place, ...states: readonly Loaded[]): boolean =>
  states.some((state) => snapshot.matches({ playback: { loaded: state } }))
const isIn = ({ snapshot }: Place, ...states: readonly string[]): boolean => states.some((state) => snapshot.matches({ playback: state }))

/**
 * The menu is there once a picture has been seen, and the qualities are known. The first version of a video has a single one, without audio of
 * its own: these paths watch a complete video.
 */
const offersQualities = (place: Place): boolean =>
  isLoaded(place, 'playing', 'buffering', 'paused', 'ended') &&
  place.snapshot.context.audioUrl !== null &&
  place.snapshot.context.newerVideoUrl === null
const isAudioOnly = ({ snapshot }: Place): boolean => snapshot.matches({ quality: 'audioOnly' })

/** Where each event can happen on the page, by what a person sees there and what a media element does. */
const places: Readonly<Record<Exclude<Type, 'media.becameWatchable'>, (place: Place) => boolean>> = {
  'player.play': (place) => isIn(place, 'locked') || isLoaded(place, ...loaded),
  'player.pause': (place) => isLoaded(place, 'playing', 'buffering'),
  'player.goTo': (place) => isLoaded(place, ...loaded),
  'player.retry': (place) => isIn(place, 'failed'),
  // The button is there once there is a better version.
  'player.upgrade': (place) => isLoaded(place, ...loaded) && place.snapshot.context.newerVideoUrl !== null,
  'quality.choose': offersQualities,
  'quality.chooseAudioOnly': (place) => offersQualities(place) && !isAudioOnly(place),
  // Sent by the machine to itself.
  'source.changed': () => false,
  'media.qualitiesFound': (place) => isLoaded(place, 'loading') && !isAudioOnly(place) && place.snapshot.context.audioUrl === null,
  'media.conversionFailed': (place) => isIn(place, 'preparing'),
  'media.canPlay': (place) => isLoaded(place, 'loading'),
  'media.loaded': (place) => isLoaded(place, 'loading'),
  'media.playing': (place) => isLoaded(place, 'loading', 'ready', 'blocked', 'buffering', 'paused', 'ended'),
  'media.paused': (place) => isLoaded(place, 'playing', 'buffering'),
  'user.paused': (place) => isLoaded(place, 'playing', 'buffering'),
  'media.waiting': (place) => isLoaded(place, 'playing'),
  'media.seeked': (place) => isLoaded(place, 'playing', 'paused', 'ended'),
  'media.ended': (place) => isLoaded(place, 'playing', 'buffering', 'paused'),
  'media.failed': (place) => isLoaded(place, 'loading', 'playing', 'buffering'),
  // The browser refuses what no press on this page asked for.
  'media.refused': (place) => isLoaded(place, 'loading') && place.input.isPlayRequested,
  'view.watchedEnough': (place) => isLoaded(place, 'playing'),
  'watch.noted': (place) => isLoaded(place, 'playing'),
}

/** The page speaks of an address when it opens, and when there is another one: first one after the conversion, then that of all renditions. */
function canBecomeWatchable(place: Place, videoUrl: string): boolean {
  const current: unknown = place.snapshot.context.videoUrl
  if (current === null) return isIn(place, 'locked', 'preparing') && videoUrl === '/media/1.m3u8'
  if (current === videoUrl) return isLoaded(place, 'loading')
  return videoUrl === '/media/2.m3u8' && !isAudioOnly(place) && place.snapshot.context.newerVideoUrl === null
}

const isOfPlayer = (event: EventObject): event is EventFromLogic<typeof playerMachine> =>
  event.type in places || event.type === 'media.becameWatchable'

/** Whether an event can be brought about on the page of a video. */
export function canHappenInPlayer(inputs: readonly PlayerInput[]): CanHappen {
  return (event, { snapshot, input: given }) => {
    if (isScripted(event)) return true
    const input = inputs.find((candidate) => candidate === given)
    if (!input || !isOfPlayer(event)) throw new Error(`The player knows no «${event.type}»`)
    const place = { snapshot, input }
    if (event.type === 'media.qualitiesFound' && event.audioUrl === null) return false
    return event.type === 'media.becameWatchable' ? canBecomeWatchable(place, event.videoUrl) : places[event.type](place)
  }
}
