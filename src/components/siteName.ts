import { createContext, useContext, useSyncExternalStore } from 'react'
import { defaultName } from '../shared/site.ts'

/** On the server: the name of the site whose page is drawn. A browser reads it in its page. */
export const SiteNameContext = createContext('')

const readName = (): string => document.querySelector<HTMLMetaElement>('[name=application-name]')?.content ?? defaultName

function subscribe(onChange: () => void): () => void {
  addEventListener('site', onChange)
  return () => removeEventListener('site', onChange)
}

/** Returns the name of this site. `app/flows/site/showSite.ts` changes it while the page is open. */
export function useSiteName(): string {
  const drawn = useContext(SiteNameContext)
  return useSyncExternalStore(subscribe, readName, () => drawn || readName())
}
