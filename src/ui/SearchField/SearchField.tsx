import { Search, X } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMergedRefs } from '../mergeRefs.ts'
import styles from './SearchField.module.css'

export type SearchFieldProps = {
  /** Name of the field for screen readers: «Rechercher une vidéo». */
  label: string
  value: string
  onChange: (value: string) => void
  /** Receives the trimmed query, never an empty one. */
  onSearch: (query: string) => void
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/** A search form with its own landmark. Escape or the cross empties it. */
export function SearchField({ label, value, onChange, onSearch, placeholder = 'Rechercher...', ref, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRefs(input, ref)
  return (
    <search>
      <form
        className={classNames(styles.form, className)}
        onSubmit={(event) => {
          event.preventDefault()
          const query = value.trim()
          if (query !== '') onSearch(query)
        }}
      >
        <input
          ref={merged}
          className={styles.input}
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value !== '') {
              event.preventDefault()
              onChange('')
            }
          }}
        />
        {value !== '' && (
          <IconButton
            className={styles.clear}
            size="small"
            icon={X}
            label="Effacer la recherche"
            onPress={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        )}
        <button className={styles.submit} type="submit" aria-label="Lancer la recherche">
          <Search size={20} aria-hidden="true" />
        </button>
      </form>
    </search>
  )
}
