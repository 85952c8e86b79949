import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import styles from './FoldedText.module.css'

/** What fits in the folded text without cutting it by a word or two. */
const short = { characters: 400, lines: 5 }

/** Plain text with its line breaks; a long one is folded. */
export function FoldedText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > short.characters || text.split('\n').length > short.lines
  return (
    <>
      <p className={styles.text} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <Button className={styles.more} variant="ghost" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Afficher moins' : 'Afficher plus'}
        </Button>
      )}
    </>
  )
}
