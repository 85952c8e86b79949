import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { MentionSuggestionsDocument } from '../../../graphql/generated/graphql.ts'
import { type SuggestionsFlow, useSuggestions } from '../../../machines/search/suggestions/useSuggestions.ts'
import { mentionBefore } from '../../../shared/mentions.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { classNames } from '../../../ui/classNames.ts'
import * as suggest from '../../../ui/SearchField/SuggestInput.styles.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { WrittenMention } from './CommentsContext.ts'
import * as styles from './MentionSuggestions.styles.ts'

const noPeople: readonly never[] = []

/** Suggests people under the form's text area while a name after «@» is typed: the arrow keys move, Enter or Tab chooses, Escape closes. */
export function MentionSuggestions({ text, contentId, onChange, flow }: WrittenMention & { flow: SuggestionsFlow }) {
  const { answered, change, close } = useSuggestions(flow)
  const [{ data }] = useQuery({
    query: MentionSuggestionsDocument,
    variables: { contentId, beginning: answered.slice(1) },
    requestPolicy: 'cache-only',
    pause: answered === '',
  })
  const people = answered === '' ? noPeople : (data?.mentionSuggestions ?? noPeople)
  const [chosen, setChosen] = useState({ of: answered, index: 0, isByPointer: false })
  const index = chosen.of === answered ? Math.min(chosen.index, people.length - 1) : 0
  const id = useId()
  const optionId = (at: number): string => `${id}-${at}`
  const caret = useRef<number | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const field = (): HTMLTextAreaElement | null => place.current?.closest('form')?.querySelector('textarea') ?? null

  useLayoutEffect(() => {
    if (caret.current === null) return
    field()?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text])

  function insert(username: string): void {
    const area = field()
    if (!area) return
    const end = area.selectionStart
    const start = end - (mentionBefore(area.value, end)?.length ?? 0)
    const after = area.value.slice(end)
    // Behind the space: the caret no longer stands in a name.
    caret.current = start + username.length + 2
    close()
    onChange(`${area.value.slice(0, start)}@${username}${/^\s/.test(after) ? '' : ' '}${after}`)
  }

  const followCaret = useEffectEvent(() => {
    const area = field()
    if (!area || document.activeElement !== area) return
    const word = area.selectionStart === area.selectionEnd ? mentionBefore(area.value, area.selectionStart) : null
    change(word ?? '')
  })
  const leave = useEffectEvent(close)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const person = people[index]
    if (!person || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined) setChosen({ of: answered, index: (index + move + people.length) % people.length, isByPointer: false })
    else if (event.key === 'Enter' || event.key === 'Tab') insert(person.username)
    else if (event.key === 'Escape') close()
    else return
    // Nor does the form submit or close.
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const area = field()
    if (!area) return
    const leaving = new AbortController()
    const { signal } = leaving
    area.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    area.addEventListener('blur', () => leave(), { signal })
    document.addEventListener('selectionchange', () => followCaret(), { signal })
    area.addEventListener('input', () => followCaret(), { signal })
    followCaret()
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form's text area is the same as long as this is rendered
  }, [])

  const isOpen = people.length > 0
  useEffect(() => {
    const area = field()
    if (!area || !isOpen) return
    area.setAttribute('aria-autocomplete', 'list')
    area.setAttribute('aria-controls', id)
    area.setAttribute('aria-activedescendant', optionId(index))
    return () => ['aria-autocomplete', 'aria-controls', 'aria-activedescendant'].forEach((name) => area.removeAttribute(name))
  })

  const showsChosen = isOpen && !(chosen.of === answered && chosen.isByPointer)
  useEffect(() => {
    if (showsChosen) document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [showsChosen, id, index])

  return (
    <div ref={place}>
      <VisuallyHidden live>{isOpen ? `${people.length} ${people.length > 1 ? 'suggestions' : 'suggestion'}` : ''}</VisuallyHidden>
      {isOpen && (
        <div id={id} className={classNames(suggest.list, styles.list)} role="listbox" aria-label="Personnes à nommer">
          {people.map(({ id: person, username, avatarUrl }, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the text area, which keeps the focus
            <div
              key={person}
              id={optionId(at)}
              className={suggest.item}
              role="option"
              aria-selected={at === index}
              data-highlighted={at === index || undefined}
              onMouseMove={() => at !== index && setChosen({ of: answered, index: at, isByPointer: true })}
              tabIndex={-1}
              // A press keeps the focus in the text area.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(username)}
            >
              <Avatar name={username} src={avatarUrl} size={24} />
              <span className={suggest.text}>@{username}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
