import { createContext } from 'react'

/** Provided by the app: storage of this user's unsent forms, as texts by form name, and whether the user is signed in. */
export type KeptForms = {
  texts: { keep: (form: string, text: string) => void; recall: (form: string) => string }
  isSignedIn: () => boolean
}

export const KeptFormsContext = createContext<KeptForms | null>(null)
