import { Play } from 'lucide-react'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import * as styles from './StartButton.styles.ts'

/** Renders the large button on the poster. It is rendered before the player's code has loaded, and its press is stored. */
export function StartButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles.start} aria-label="Lire la vidéo" aria-busy={isBusy || undefined} onClick={onPress}>
      <span className={styles.disc}>{isBusy ? <Spinner /> : <Play size={32} fill="currentColor" aria-hidden="true" />}</span>
    </button>
  )
}
