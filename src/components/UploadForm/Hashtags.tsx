import { useRef } from 'react'
import { limits } from '../../shared/limits.ts'
import { hashtagError, parseHashtags } from '../../shared/validation/content.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Details.styles.ts'

/** Returns the finished words of what was typed, and the one that is still being typed. */
function split(text: string): { names: string[]; typing: string } {
  const end = text.search(/\S*$/)
  return { names: parseHashtags(text.slice(0, end)), typing: text.slice(end) }
}

const joined = (names: readonly string[], typing: string): string => [...names, typing].join(' ')

type HashtagsProps = { value: string; error: string | undefined; disabled: boolean; onChange: (hashtags: string) => void }

/** Renders the hashtags of a video: each word becomes a chip when a space, a comma or Enter follows. */
export function Hashtags({ value, error, disabled, onChange }: HashtagsProps) {
  const group = useRef<HTMLDivElement>(null)
  const { names, typing } = split(value)
  const finish = (): void => {
    if (typing !== '') onChange(joined(parseHashtags(value), ''))
  }
  const remove = (name: string): void => {
    // The button unmounts with its chip, so the focus moves to the field.
    group.current?.querySelector('input')?.focus()
    onChange(
      joined(
        names.filter((other) => other !== name),
        typing,
      ),
    )
  }
  return (
    <div ref={group} className={styles.hashtagField}>
      <TextField
        label="Hashtags"
        name="hashtags"
        optional
        autoComplete="off"
        placeholder={names.length === 0 ? 'jardin potager_bio' : undefined}
        hint={`Séparés par des espaces ou des virgules, ${limits.hashtagsPerContent} au plus\u00a0: lettres, chiffres et underscores.`}
        value={typing}
        error={error ?? names.map(hashtagError).find((message) => message !== undefined)}
        disabled={disabled}
        onChange={(text) => onChange(joined(names, text.replaceAll(/[,;\s]+/g, ' ')))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Only the button publishes.
            event.preventDefault()
            finish()
          }
          const last = names.at(-1)
          if (event.key === 'Backspace' && typing === '' && last !== undefined) onChange(joined(names.slice(0, -1), ''))
        }}
      />
      {names.length > 0 && (
        <ul className={styles.hashtags} aria-label={`Hashtags\u00a0: ${names.length} sur ${limits.hashtagsPerContent}`}>
          {names.map((name) => {
            const isRefused = hashtagError(name) !== undefined
            return (
              <li key={name} data-refused={isRefused || undefined}>
                {disabled ? <Chip>{`#${name}`}</Chip> : <Chip onRemove={() => remove(name)}>{`#${name}`}</Chip>}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
