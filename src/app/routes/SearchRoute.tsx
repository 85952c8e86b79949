import { useState } from 'react'
import { useClientKey } from '../../graphql/useClientKey.ts'
import { Search, type SearchFlows } from '../../screens/Search/Search.tsx'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { searchFlow } from '../flows/search/searchFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function SearchRoute() {
  const services = useFlowServices()
  const clientKey = useClientKey()
  const [flows] = useState(() => ({ search: searchFlow(services) }))
  return (
    <ProvideFlows<SearchFlows> flows={flows}>
      {/* The key remounts the screen for another user: the other user's cache does not contain the loaded pages. */}
      <Search key={clientKey} />
    </ProvideFlows>
  )
}
