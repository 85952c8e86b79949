import { Autocomplete } from '@base-ui/react/autocomplete'
import type { LucideIcon } from 'lucide-react'
import type { SearchInputProps } from './SearchField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SuggestInput.styles.ts'

export type SuggestOption = {
  /** unique among the options */
  id: string
  text: string
  icon: LucideIcon
  /** Its kind, announced after its text: «vidéo». */
  kind?: string | undefined
}

export type SuggestInputProps<Option extends SuggestOption> = SearchInputProps & {
  options: readonly Option[]
  maxLength?: number | undefined
  onChoose: (option: Option) => void
  /** Called when the list is left: by Escape, a press elsewhere or submitting the form. */
  onClose: () => void
  /** Called when the down arrow is pressed while there is no list. */
  onWanted: () => void
}

/** Renders a search form's text box with suggestions under it: the arrow keys highlight one, Enter chooses it. */
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
    // `inline`: Base UI's own popup hides the rest of the page from screen readers while it is open, including its focusable elements.
    <Autocomplete.Root<Option>
      inline
      open
      items={options}
      mode="none"
      value={value}
      // A chosen option starts a search or opens a page: its text does not become the user's input here.
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
        // A press on the list keeps the focus in the text box.
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
