import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { RichText } from '../../../components/RichText/RichText.tsx'
import type { Mentioned } from '../../../components/RichText/textParts.ts'
import * as styles from './FoldedText.styles.ts'

/** Below these limits, folding would only hide a word or two. */
const short = { characters: 400, lines: 5 }

/** Renders text with its line breaks and links; a long text is folded. */
export function FoldedText({ text, mentions }: { text: string; mentions: readonly Mentioned[] }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > short.characters || text.split('\n').length > short.lines
  return (
    <>
      <p className={styles.text} data-folded={(isLong && !isOpen) || undefined}>
        <RichText text={text} mentions={mentions} />
      </p>
      {isLong && (
        <Button className={styles.more} variant="ghost" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Afficher moins' : 'Afficher plus'}
        </Button>
      )}
    </>
  )
}
