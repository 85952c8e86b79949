import { useState } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './Description.styles.ts'

/** Below these limits, folding would only hide a word or two. */
const short = { characters: 260, lines: 3 }

export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > short.characters || text.split('\n').length > short.lines
  if (text.trim() === '') return null
  return (
    <section className={styles.about} aria-labelledby="about-channel">
      <h2 id="about-channel" className={styles.title}>
        À propos de cette chaîne
      </h2>
      <p className={styles.text} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <Button className={styles.more} variant="ghost" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Afficher moins' : 'Afficher plus'}
        </Button>
      )}
    </section>
  )
}
