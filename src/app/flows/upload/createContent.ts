import type { Client } from '@urql/core'
import { mutate } from '../../../graphql/execute.ts'
import { CreateContentDocument, UpdateContentDocument } from '../../../graphql/generated/graphql.ts'
import type { ContentInput } from '../../../machines/upload/fileTransfer/types.ts'

/** Creates the record of a video, or changes the texts of the one that exists. The same idempotency key always returns the same record. */
export async function createContent(client: Client, { contentId, ...input }: ContentInput): Promise<{ contentId: string }> {
  if (contentId !== null) {
    const { idempotencyKey: _key, videoUrl: _address, channelId: _channel, ...texts } = input
    await mutate(client, UpdateContentDocument, { id: contentId, input: texts })
    return { contentId }
  }
  const { createContent } = await mutate(client, CreateContentDocument, { input })
  return { contentId: createContent.id }
}
