import { Hash, type LucideIcon, Search, SquarePlay, UserRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { useLocation } from 'wouter'
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '../../../graphql/generated/graphql.ts'
import { useSuggestions } from '../../../machines/search/suggestions/useSuggestions.ts'
import { creatorPath, searchPath, watchPath } from '../../../shared/routes.ts'
import { limits } from '../../../shared/limits.ts'
import type { SearchInputProps } from '../../../ui/SearchField/SearchField.tsx'
import { SuggestInput, type SuggestOption } from '../../../ui/SearchField/SuggestInput.tsx'
import { useFlowServices } from '../../flows/common/services.ts'
import { suggestionsFlow } from '../../flows/search/suggestionsFlow.ts'

type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number]
type Option = SuggestOption & { href: string }

const kinds: Record<Suggestion['kind'], { icon: LucideIcon; kind?: string; hrefOf: (suggestion: Suggestion) => string }> = {
  word: { icon: Search, hrefOf: ({ text }) => searchPath(text) },
  hashtag: { icon: Hash, kind: 'hashtag', hrefOf: ({ text }) => searchPath(text) },
  channel: { icon: UserRound, kind: 'chaîne', hrefOf: ({ text }) => creatorPath(text) },
  content: {
    icon: SquarePlay,
    kind: 'vidéo',
    hrefOf: ({ text, targetId }) => (targetId === null ? searchPath(text) : watchPath(targetId)),
  },
}

function toOption(suggestion: Suggestion): Option {
  const { icon, kind, hrefOf } = kinds[suggestion.kind]
  return { id: `${suggestion.kind} ${suggestion.targetId ?? suggestion.text}`, text: suggestion.text, icon, kind, href: hrefOf(suggestion) }
}

/** Renders the search field's text box with suggestions. Its code loads on the first focus. */
export function SuggestingInput({ onChange, ...input }: SearchInputProps) {
  const services = useFlowServices()
  const [flow] = useState(() => suggestionsFlow(services))
  const { answered, change, close } = useSuggestions(flow)
  const [, navigate] = useLocation()
  const [{ data }] = useQuery({
    query: SearchSuggestionsDocument,
    variables: { query: answered },
    requestPolicy: 'cache-only',
    pause: answered === '',
  })
  const options = useMemo(() => (answered === '' ? [] : (data?.searchSuggestions ?? []).map(toOption)), [answered, data])
  return (
    <SuggestInput
      {...input}
      onChange={(value) => {
        onChange(value)
        change(value)
      }}
      options={options}
      maxLength={limits.searchQueryMax}
      onChoose={({ href }) => {
        close()
        navigate(href)
      }}
      onClose={close}
      onWanted={() => change(input.value)}
    />
  )
}
