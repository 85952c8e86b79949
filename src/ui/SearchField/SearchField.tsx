import { Search, X } from 'lucide-react'
import { useRef, type ComponentType, type Ref } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMergedRefs } from '../mergeRefs.ts'
import * as styles from './SearchField.styles.ts'

/** The props of a search form's text box. A component other than the plain one may show suggestions. */
export type SearchInputProps = {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder: string
  className: string | undefined
  ref: Ref<HTMLInputElement>
}

export type SearchFieldProps = {
  /** The field's accessible name: «Rechercher une vidéo». */
  label: string
  value: string
  onChange: (value: string) => void
  /** Receives the trimmed query, never an empty one. */
  onSearch: (query: string) => void
  /** Called when the form is submitted without a query. */
  onEmpty?: (() => void) | undefined
  /** where the form goes before the page has its scripts */
  action?: string | undefined
  placeholder?: string | undefined
  Input?: ComponentType<SearchInputProps> | undefined
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/** Renders a search form with its own landmark. Escape or the clear button empties it. */
export function SearchField({
  label,
  value,
  onChange,
  onSearch,
  onEmpty,
  action,
  placeholder = 'Rechercher...',
  Input = PlainInput,
  ref,
  className,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRefs(input, ref)
  return (
    <search aria-label={label} className={className}>
      <form
        className={styles.form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          const query = value.trim()
          if (query === '') onEmpty?.()
          else onSearch(query)
        }}
      >
        <Input ref={merged} className={styles.input} label={label} placeholder={placeholder} value={value} onChange={onChange} />
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

function PlainInput({ label, value, onChange, ...rest }: SearchInputProps) {
  return (
    <input
      {...rest}
      type="search"
      name="q"
      aria-label={label}
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
  )
}
