import { createContext } from 'react'

/** Lent by the app: where unsent forms of this person are kept, as texts by the forms' names, and whether they are signed in. */
export type KeptForms = {
  texts: { keep: (form: string, text: string) => void; recall: (form: string) => string }
  isSignedIn: () => boolean
}

export const KeptFormsContext = createContext<KeptForms | null>(null)
