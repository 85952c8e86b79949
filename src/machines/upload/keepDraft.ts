import { certain, toDraft } from './rules.ts'
import type { UploadContext } from './types.ts'

/** Puts the form and its files aside without leaving the state. */
export const keepDraft = {
  type: 'keepDraft',
  params: ({ context }: { context: UploadContext }) => ({ userId: certain(context.userId, 'user'), draft: toDraft(context) }),
} as const
