import * as channels from '../../db/channels.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../shared/errors.ts'
import { plainText } from '../../shared/text.ts'
import { type ChannelForm, validateChannel } from '../../shared/validation/channel.ts'
import { mustBeValid } from '../frame/rules.ts'

/** @throws AppError CHANNEL_NOT_FOUND */
export function mustExist(channel: channels.ChannelRow | undefined): channels.ChannelRow {
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
  return channel
}

/** @throws AppError INVALID_INPUT with fields, CHANNEL_EXISTS: one channel a user */
export async function createChannel(db: Db, creatorUuid: string, form: ChannelForm): Promise<channels.ChannelRow> {
  mustBeValid(validateChannel(form))
  const uuid = await channels.insertChannel(db, {
    name: plainText(form.name),
    description: plainText(form.description),
    creator_uuid: creatorUuid,
  })
  return mustExist(await channels.findChannel(db, uuid))
}

/** What is absent is not written. @throws AppError INVALID_INPUT with fields, CHANNEL_NOT_FOUND */
export async function changeChannel(db: Db, before: channels.ChannelRow, change: Partial<ChannelForm>): Promise<channels.ChannelRow> {
  mustBeValid(validateChannel({ name: before.name, description: before.description, ...change }))
  const { name, description } = change
  await channels.updateChannel(db, before.uuid, {
    ...(name !== undefined && { name: plainText(name) }),
    ...(description !== undefined && { description: plainText(description) }),
  })
  return mustExist(await channels.findChannel(db, before.uuid))
}
