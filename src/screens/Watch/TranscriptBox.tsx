import type { ReactNode } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TranscriptBox.styles.ts'

type TranscriptBoxProps = {
  isOpen: boolean
  /** undefined while the code behind it loads */
  onToggle: (() => void) | undefined
  children?: ReactNode
}

export function TranscriptBox({ isOpen, onToggle, children }: TranscriptBoxProps) {
  return (
    <section className={styles.box} aria-labelledby="transcript">
      <div className={styles.head}>
        <h2 id="transcript" className={styles.title}>
          Transcription
        </h2>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          disabledReason={onToggle ? undefined : 'Chargement...'}
          onPress={onToggle}
        >
          {isOpen ? 'Masquer' : 'Afficher'}
          <VisuallyHidden> la transcription</VisuallyHidden>
        </Button>
      </div>
      {children}
    </section>
  )
}
