import { useMediaPlayer, useMediaRemote } from '@vidstack/react'
import { useEffect } from 'react'
import type { PlayerAct } from '../../../shared/shortcuts.ts'
import { pickCaptions } from './captions.ts'
import { readPreferences } from '../preferences.ts'
import { shortcutOf } from './shortcuts.ts'

/** Listens for the player's keys on the whole page, as users expect of a page about one video. */
export function useShortcuts(togglePaused: () => void): void {
  const player = useMediaPlayer()
  const remote = useMediaRemote()

  useEffect(() => {
    if (!player?.el) return
    const { el } = player

    function run(shortcut: PlayerAct, event: KeyboardEvent): void {
      if (!player) return
      const { currentTime, duration, volume, muted } = player.state
      switch (shortcut.type) {
        case 'togglePaused':
          return togglePaused()
        case 'toggleMuted':
          return remote.toggleMuted(event)
        case 'toggleFullscreen':
          return remote.toggleFullscreen('prefer-media', event)
        case 'toggleLoop':
          return remote.userPrefersLoopChange(!player.state.loop, event)
        case 'toggleCaptions': {
          const { textTracks, textTrack } = player.state
          if (textTrack) return remote.changeTextTrackMode(textTracks.indexOf(textTrack), 'disabled', event)
          const index = pickCaptions(textTracks, readPreferences().captionsLanguage)
          if (index >= 0) remote.changeTextTrackMode(index, 'showing', event)
          return
        }
        case 'seekBy':
          return remote.seek(Math.min(duration, Math.max(0, currentTime + shortcut.seconds)), event)
        case 'seekTo':
          return remote.seek(duration * shortcut.share, event)
        case 'volumeBy':
          if (muted && shortcut.points > 0) remote.unmute(event)
          return remote.changeVolume(Math.min(1, Math.max(0, volume + shortcut.points / 100)), event)
      }
    }

    const press = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event, el)
      if (!shortcut || (!player.state.canPlay && shortcut.type !== 'togglePaused')) return
      event.preventDefault()
      run(shortcut, event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [player, remote, togglePaused])
}
