import { createContext, type ReactNode } from 'react'

/** Draws the upload's form, lent by the app and loaded when it is first drawn. */
export type DrawUpload = (onPublished: () => void) => ReactNode

export const UploadInDialogContext = createContext<DrawUpload | null>(null)
