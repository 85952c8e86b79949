import { useQuery } from 'urql'
import { CurrentViewerDocument } from './generated/graphql.ts'
import { useFreshPolicy } from './useFreshPolicy.ts'

/** For a screen that asks the server nothing else: a session that was ended elsewhere is learnt when it opens, not at its last step. */
export function useSessionCheck(): void {
  useQuery({ query: CurrentViewerDocument, requestPolicy: useFreshPolicy() })
}
