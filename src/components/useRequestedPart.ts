import { useSearch } from 'wouter'
import { type RequestedPart, requestedPart } from '../shared/playbackStart.ts'

/** Returns the part of the video that the page's address asks for. A browser does not send the fragment to the server. */
export function useRequestedPart(): RequestedPart {
  return requestedPart({ search: useSearch(), hash: globalThis.location?.hash ?? '' })
}
