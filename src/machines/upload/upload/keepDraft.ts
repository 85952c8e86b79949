import { required, toDraft } from './rules.ts'
import type { UploadContext } from './types.ts'

/** Stores the form and its files without leaving the state. */
export const keepDraft = {
  type: 'keepDraft',
  params: ({ context }: { context: UploadContext }) => ({ userId: required(context.userId, 'user'), draft: toDraft(context) }),
} as const
