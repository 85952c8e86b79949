import { useEffect } from 'react'
import { useSiteName } from './siteName.ts'

/** Sets the document's title, «Accueil — Lucarne». @param title null while it is not known yet */
export function useScreenTitle(title: string | null): void {
  const siteName = useSiteName()
  useEffect(() => {
    document.title = title === null ? siteName : `${title} — ${siteName}`
  }, [title, siteName])
}
