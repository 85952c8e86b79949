import { createContext, type ReactNode } from 'react'

/** Renders the upload's form. Provided by the app; its code loads when it is first rendered. */
export type DrawUpload = (onPublished: () => void) => ReactNode

export const UploadInDialogContext = createContext<DrawUpload | null>(null)
