import { useState } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { searchPath } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Facts, hasFacts } from './Facts.tsx'
import * as styles from './Description.styles.ts'
import { RichText } from '../../components/RichText/RichText.tsx'

/** Below these limits, folding would only hide a word or two. */
const short = { characters: 320, lines: 4 }

type DescriptionProps = { text: string; hashtags: readonly string[]; details: WatchContentFragment['details'] }

export function Description({ text, hashtags, details }: DescriptionProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > short.characters || text.split('\n').length > short.lines
  if (text.trim() === '' && hashtags.length === 0 && !hasFacts(details)) return null
  return (
    <section className={styles.box} aria-label="Description">
      {text.trim() !== '' && (
        <p className={styles.text} data-folded={(isLong && !isOpen) || undefined}>
          <RichText text={text} />
        </p>
      )}
      {isLong && (
        <Button className={styles.more} variant="ghost" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Afficher moins' : 'Afficher plus'}
        </Button>
      )}
      {hashtags.length > 0 && (
        <ul className={styles.hashtags} aria-label="Hashtags">
          {hashtags.map((name) => (
            <li key={name}>
              <Chip render={<Link href={searchPath(name)} />}>{`#${name}`}</Chip>
            </li>
          ))}
        </ul>
      )}
      {hasFacts(details) && <Facts details={details} />}
    </section>
  )
}
