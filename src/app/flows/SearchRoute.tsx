import { useState } from 'react'
import { SearchFlowContext } from '../../machines/search/useSearch.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { Search } from '../../screens/Search/Search.tsx'
import { lend, Provide } from './Provide.tsx'
import { searchFlow } from './searchFlow.ts'
import { useFlowServices } from './services.ts'

export function SearchRoute() {
  const services = useFlowServices()
  const { user } = useSession()
  const [flows] = useState(() => [lend(SearchFlowContext, searchFlow(services))])
  return (
    <Provide flows={flows}>
      {/* Another person has another cache: what was brought for one is not there for the other. */}
      <Search key={user?.id ?? 'guest'} />
    </Provide>
  )
}
