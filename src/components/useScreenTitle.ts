import { useEffect } from 'react'

const siteName = 'Lucarne'

/** Sets the document's title, «Accueil — Lucarne». @param title null while it is not known yet */
export function useScreenTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? siteName : `${title} — ${siteName}`
  }, [title])
}
