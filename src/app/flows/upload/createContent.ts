import type { Client } from '@urql/core'
import { mutate } from '../../../graphql/execute.ts'
import { CreateContentDocument } from '../../../graphql/generated/graphql.ts'
import type { ContentInput } from '../../../machines/upload/fileTransfer/types.ts'

/** Creates the record of a video. The same idempotency key always returns the same record. */
export async function createContent(client: Client, input: ContentInput): Promise<{ contentId: string }> {
  const { createContent } = await mutate(client, CreateContentDocument, { input })
  return { contentId: createContent.id }
}
