import { Play } from 'lucide-react'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import * as styles from './StartButton.styles.ts'

type StartButtonProps = {
  /** True from the press to the first picture. */
  isBusy: boolean
  /** True until the first picture could be shown: what the page needs later loads later (`app/whenIdle.ts`). */
  isLoading: boolean
  onPress: () => void
}

/** Renders the large button on the poster. It is rendered before the player's code has loaded, and its press is stored. */
export function StartButton({ isBusy, isLoading, onPress }: StartButtonProps) {
  return (
    <button
      type="button"
      className={styles.start}
      aria-label="Lire la vidéo"
      aria-busy={isBusy || undefined}
      data-loading={isLoading || undefined}
      onClick={onPress}
    >
      <span className={styles.disc}>{isBusy ? <Spinner /> : <Play size={32} fill="currentColor" aria-hidden="true" />}</span>
    </button>
  )
}
