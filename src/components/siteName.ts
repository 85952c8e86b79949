import { createContext, useContext, useSyncExternalStore } from 'react'
import { defaultName } from '../shared/defaultName.ts'

/** The name of the site whose page the server draws. A browser reads it in its page. */
export const SiteNameContext = /* @__PURE__ */ createContext(defaultName)

const readName = (): string => document.querySelector<HTMLMetaElement>('[name=application-name]')?.content ?? defaultName

function subscribe(onChange: () => void): () => void {
  addEventListener('site', onChange)
  return () => removeEventListener('site', onChange)
}

const useDrawnName = (): string => useContext(SiteNameContext)
const useShownName = (): string => useSyncExternalStore(subscribe, readName, readName)

/** Returns the name of this site. `app/flows/site/showSite.ts` changes it while the page is open. */
export const useSiteName = import.meta.env.SSR ? useDrawnName : useShownName
