import type { ChannelLoader } from './loaders.ts'
import type { ChannelModel } from './models.ts'

/** True when the viewer owns or edits a channel; asked for where the channel came without that. */
export async function mayEdit(
  { id, viewerCanEdit }: Pick<ChannelModel, 'id' | 'viewerCanEdit'>,
  channels: ChannelLoader,
): Promise<boolean> {
  return viewerCanEdit ?? (await channels.load(id)).viewerCanManage ?? false
}
