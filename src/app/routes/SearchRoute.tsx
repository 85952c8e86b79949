import { useState } from 'react'
import { SearchFlowContext } from '../../machines/search/useSearch.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { Search } from '../../screens/Search/Search.tsx'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { searchFlow } from '../flows/search/searchFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function SearchRoute() {
  const services = useFlowServices()
  const { user } = useSession()
  const [flows] = useState(() => [provide(SearchFlowContext, searchFlow(services))])
  return (
    <Provide flows={flows}>
      {/* The key remounts the screen for another user: the other user's cache does not contain the loaded pages. */}
      <Search key={user?.id ?? 'guest'} />
    </Provide>
  )
}
