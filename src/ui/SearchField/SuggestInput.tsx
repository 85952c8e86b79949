import { Autocomplete } from '@base-ui/react/autocomplete'
import type { LucideIcon } from 'lucide-react'
import type { SearchInputProps } from './SearchField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './SuggestInput.module.css'

export type SuggestOption = {
  /** tells it from the others */
  id: string
  text: string
  icon: LucideIcon
  /** What it is, read after its text: «vidéo». */
  kind?: string | undefined
}

export type SuggestInputProps<Option extends SuggestOption> = SearchInputProps & {
  options: readonly Option[]
  maxLength?: number | undefined
  onChoose: (option: Option) => void
  /** The list was left, by Escape, by a press elsewhere or by sending the form. */
  onClose: () => void
  /** The arrow down asks for a list that is not there. */
  onWanted: () => void
}

/** The text box of a search form with a list of suggestions under it: arrows go through them, Enter takes the one that is marked. */
export function SuggestInput<Option extends SuggestOption>({
  label,
  value,
  onChange,
  options,
  onChoose,
  onClose,
  onWanted,
  ...rest
}: SuggestInputProps<Option>) {
  const count = options.length
  return (
    // `inline`: Base UI's own popup hides the rest of the page from screen readers while it is open, its focusable parts included.
    <Autocomplete.Root<Option>
      inline
      open
      items={options}
      mode="none"
      value={value}
      // What is chosen is searched for or opened: its text is not the person's own until then.
      onValueChange={(next, { reason }) => reason !== 'item-press' && onChange(next)}
      itemToStringValue={({ text }) => text}
    >
      <Autocomplete.Input
        {...rest}
        name="q"
        aria-label={label}
        aria-expanded={count > 0}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onBlur={onClose}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onClose()
          else if (event.key === 'ArrowDown' && count === 0) onWanted()
          else if (event.key === 'Escape') {
            event.preventBaseUIHandler()
            event.preventDefault()
            if (count > 0) onClose()
            else onChange('')
          }
        }}
      />
      <VisuallyHidden live>{count > 0 ? `${count} ${count > 1 ? 'suggestions' : 'suggestion'}` : ''}</VisuallyHidden>
      {count > 0 && (
        // A press on the list leaves the focus in the text box.
        <Autocomplete.List className={styles.list} aria-label="Suggestions" onMouseDown={(event) => event.preventDefault()}>
          {(option: Option) => (
            <Autocomplete.Item key={option.id} className={styles.item} value={option} onClick={() => onChoose(option)}>
              <option.icon size={18} aria-hidden="true" />
              <span className={styles.text}>{option.text}</span>
              {option.kind !== undefined && <VisuallyHidden>, {option.kind}</VisuallyHidden>}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      )}
    </Autocomplete.Root>
  )
}
