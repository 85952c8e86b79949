import { ExternalLink, Maximize, Minimize, Pause, Play, SkipForward } from 'lucide-react'
import { type AdActor, useAd } from '../../../../machines/player/ad/useAd.ts'
import { selectAdActor, selectIsFullscreen } from '../../../../machines/player/player/selectors.ts'
import { usePlayer, usePlayerIntent } from '../../../../machines/player/player/usePlayer.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Spinner } from '../../../../ui/Spinner/Spinner.tsx'
import { AdSurface } from '../../media/ad/AdSurface.tsx'
import { ControlButton } from '../ControlButton.tsx'
import { useStage } from '../StageContext.ts'
import { useShortcuts } from '../useShortcuts.ts'
import { VolumeControl } from '../VolumeControl.tsx'
import * as styles from './AdStage.styles.ts'

/** Renders the advertisement in the place of the video, with the few controls that it has. */
export function AdStage() {
  const actor = usePlayer(selectAdActor)
  return actor && <ShownAd actor={actor} />
}

function ShownAd({ actor }: { actor: AdActor }) {
  const send = usePlayerIntent()
  const isFullscreen = usePlayer(selectIsFullscreen)
  const { ad, isWaiting, isShown, isPaused, secondsToSkip } = useAd(actor)
  useShortcuts(useStage())
  return (
    <>
      {ad && <AdSurface actor={actor} url={ad.mediaUrl} />}
      {isWaiting && (
        <div className={styles.waiting}>
          <Spinner label="Chargement de la publicité…" />
        </div>
      )}
      {ad && isShown && (
        <div className={styles.controls} role="group" aria-label="Publicité">
          <div className={styles.actions}>
            {ad.clickUrl !== null && (
              <a
                className={styles.visit}
                href={ad.clickUrl}
                target="_blank"
                rel="noopener noreferrer sponsored"
                onClick={() => actor.send({ type: 'ad.visit' })}
              >
                Visiter {new URL(ad.clickUrl).hostname}
                <ExternalLink size={16} aria-hidden="true" />
              </a>
            )}
            {secondsToSkip !== null && secondsToSkip > 0 && <span className={styles.countdown}>Ignorer dans {secondsToSkip} s</span>}
            {secondsToSkip === 0 && (
              <Button icon={SkipForward} onPress={() => actor.send({ type: 'ad.skip' })}>
                Ignorer la publicité
              </Button>
            )}
          </div>
          <div className={styles.bar}>
            <ControlButton
              icon={isPaused ? Play : Pause}
              label={isPaused ? 'Lecture' : 'Pause'}
              shortcut="k"
              onPress={() => send({ type: 'player.togglePlay' })}
            />
            <VolumeControl />
            <span className={styles.name}>Publicité</span>
            <ControlButton
              icon={isFullscreen ? Minimize : Maximize}
              label={isFullscreen ? 'Quitter le plein écran' : 'Plein écran'}
              shortcut="f"
              onPress={() => send({ type: 'presentation.toggleFullscreen' })}
            />
          </div>
        </div>
      )}
    </>
  )
}
