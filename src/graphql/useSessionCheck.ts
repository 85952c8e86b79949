import { useQuery } from 'urql'
import { CurrentViewerDocument } from './generated/graphql.ts'
import { useFreshPolicy } from './useFreshPolicy.ts'

/** For a screen without queries of its own: detects a session that was ended elsewhere when the screen opens, not at its last step. */
export function useSessionCheck(): void {
  useQuery({ query: CurrentViewerDocument, requestPolicy: useFreshPolicy() })
}
