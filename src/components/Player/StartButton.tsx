import { Play } from 'lucide-react'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import styles from './StartButton.module.css'

/** The big button on the picture: it is there before the player's code, and remembers the press. */
export function StartButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles.start} aria-label="Lire la vidéo" aria-busy={isBusy || undefined} onClick={onPress}>
      <span className={styles.disc}>{isBusy ? <Spinner /> : <Play size={32} fill="currentColor" aria-hidden="true" />}</span>
    </button>
  )
}
