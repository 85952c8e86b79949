import { toDraft } from './rules.ts'
import type { Draft, UploadContext } from './types.ts'

/** The `params` of `keepDraft`, which stores the form and its files without leaving the state. */
export const keptDraft = ({ context }: { context: UploadContext }): { userId: string; draft: Draft } => ({
  userId: context.userId,
  draft: toDraft(context),
})
