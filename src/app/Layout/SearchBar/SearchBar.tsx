import { ArrowLeft, Search } from 'lucide-react'
import { type ComponentType, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useSearchParams } from 'wouter'
import { routes, searchPath } from '../../../shared/routes.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { SearchField, type SearchInputProps } from '../../../ui/SearchField/SearchField.tsx'
import { report } from '../../report.ts'
import * as styles from './SearchBar.styles.ts'

export type SearchBarHandle = { open: () => void }

/** Renders the search field of every screen. On a phone it is an icon until it is opened. Suggestions load on the first focus. */
export function SearchBar({ ref }: { ref: Ref<SearchBarHandle> }) {
  const [path, navigate] = useLocation()
  const [params] = useSearchParams()
  const isResults = path.toLowerCase() === routes.search
  const searched = isResults ? (params.get('q') ?? '') : ''
  const [shown, setShown] = useState(searched)
  const [typed, setTyped] = useState(searched)
  if (shown !== searched) {
    setShown(searched)
    setTyped(searched)
  }
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === path
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { Input, load } = useSuggestingInput(input)

  const open = (): void => {
    // Synchronous: a phone shows its keyboard only when the focus moves during the press event.
    flushSync(() => setOpenedAt(path))
    input.current?.select()
    input.current?.focus()
  }
  const close = (): void => {
    flushSync(() => setOpenedAt(null))
    opener.current?.focus()
  }
  useImperativeHandle(ref, () => ({ open }))

  return (
    <div className={styles.bar} data-open={isOpen || undefined} onFocus={load}>
      <IconButton ref={opener} className={styles.open} icon={Search} label="Rechercher" aria-expanded={isOpen} onPress={open} />
      <div className={styles.field}>
        <IconButton className={styles.close} icon={ArrowLeft} label="Fermer la recherche" onPress={close} />
        <SearchField
          ref={input}
          className={styles.form}
          action={routes.search}
          label="Rechercher sur le site"
          value={typed}
          onChange={setTyped}
          Input={Input}
          onSearch={(query) => {
            setOpenedAt(null)
            navigate(searchPath(query))
          }}
          onEmpty={() => isResults && navigate(routes.explore)}
        />
      </div>
    </div>
  )
}

/** Shows the plain text box until the one with suggestions has loaded, then replaces it and keeps focus and caret. */
function useSuggestingInput(input: { current: HTMLInputElement | null }) {
  const [Input, setInput] = useState<ComponentType<SearchInputProps>>()
  const wasAsked = useRef(false)
  const load = (): void => {
    if (wasAsked.current) return
    wasAsked.current = true
    exchange().catch((error: unknown) => {
      wasAsked.current = false
      report('suggestions', error)
    })
  }
  const exchange = async (): Promise<void> => {
    const { SuggestingInput } = await import('./SuggestingInput.tsx')
    const plain = input.current
    const caret = plain !== null && plain === document.activeElement ? { start: plain.selectionStart, end: plain.selectionEnd } : null
    flushSync(() => setInput(() => SuggestingInput))
    if (!caret) return
    input.current?.focus()
    input.current?.setSelectionRange(caret.start, caret.end)
  }
  return { Input, load }
}
