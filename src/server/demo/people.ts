import { z } from 'zod'
import { putCaptions } from '../../db/caption/captions.ts'
import { writeWebVtt } from '../../shared/caption/write.ts'
import { insertChannel, setChannelVerified } from '../../db/channel/channels.ts'
import { insertContent } from '../../db/content/contents.ts'
import type { Tx } from '../../db/connection/database.ts'
import { addDemoFans, backdateContent } from '../../db/demo/demo.ts'
import { linkHashtags } from '../../db/hashtag/hashtags.ts'
import { findRoleByName } from '../../db/role/roles.ts'
import { insertUser } from '../../db/user/users.ts'
import { creatorRoleName, userRoleName } from '../../shared/roles.ts'
import type { DemoAccounts } from './accounts.ts'
import { type DemoClip, demoCreators, demoFans } from './catalogue.ts'

/** The accounts and finished clips of the demonstration; stored in the database to continue after an interruption. */
export const demoPlanSchema = z.object({ channels: z.array(z.uuid()), fans: z.array(z.uuid()), made: z.array(z.int()) })
export type DemoPlan = z.infer<typeof demoPlanSchema>

async function roleUuid(tx: Tx, name: string): Promise<string> {
  const role = await findRoleByName(tx, name)
  if (!role) throw new Error(`the role ${name} is missing: the operator removed it`)
  return role.uuid
}

/** Creates the viewer, the creators with their channels, and the fans. The first creator can sign in. */
export async function settleDemoPeople(tx: Tx, accounts: DemoAccounts, hashes: { viewer: string; creator: string }): Promise<DemoPlan> {
  const creatorRole = await roleUuid(tx, creatorRoleName)
  await insertUser(tx, {
    username: 'spectatrice',
    firstname: 'Jeanne',
    lastname: 'Petit',
    email: accounts.spectatrice.email,
    password_hash: hashes.viewer,
    role_uuid: await roleUuid(tx, userRoleName),
  })
  const channels: string[] = []
  for (const [index, { username, firstname, lastname, channel, description, verified }] of demoCreators.entries()) {
    const isFirst = index === 0
    const userUuid = await insertUser(tx, {
      username,
      firstname,
      lastname,
      email: isFirst ? accounts.creatrice.email : `${username}@demo.invalid`,
      password_hash: isFirst ? hashes.creator : null,
      role_uuid: creatorRole,
    })
    const channelUuid = await insertChannel(tx, { name: channel, description, creator_uuid: userUuid })
    if (verified) await setChannelVerified(tx, channelUuid, true)
    channels.push(channelUuid)
  }
  return { channels, fans: await addDemoFans(tx, demoFans), made: [] }
}

/** Creates the content of a clip, once: its idempotency key is its index in the catalogue. */
export async function publishDemoClip(tx: Tx, plan: DemoPlan, clip: DemoClip, index: number, publishedAt: Date): Promise<string> {
  const { uuid } = await insertContent(tx, {
    channel_uuid: z.uuid().parse(plan.channels[clip.creator]),
    title: clip.title,
    description: clip.description,
    statuts: 'public',
    downloads_allowed: clip.isDownloadable ?? false,
    idempotency_key: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  })
  await linkHashtags(tx, uuid, clip.hashtags)
  if (clip.captions) await putCaptions(tx, { content_uuid: uuid, language: 'fr', is_automatic: false, webvtt: writeWebVtt(clip.captions) })
  await backdateContent(tx, uuid, publishedAt)
  return uuid
}
