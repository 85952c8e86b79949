import { z } from 'zod'
import { insertChannel, setChannelVerified } from '../../db/channel/channels.ts'
import type { Database, Tx } from '../../db/connection/database.ts'
import { addDemoFans, backdateChannel } from '../../db/demo/demo.ts'
import { putFollow, setFollowNotify } from '../../db/follow/follows.ts'
import { insertPlaylist } from '../../db/playlist/playlists.ts'
import { findRoleByName } from '../../db/role/roles.ts'
import { insertUser } from '../../db/user/users.ts'
import { creatorRoleName, userRoleName } from '../../shared/roles.ts'
import { keys, pictureName } from '../../storage/keys.ts'
import { averageColor } from '../../storage/sharp.ts'
import type { Storage } from '../../storage/storage.ts'
import type { DemoAccounts } from './accounts.ts'
import { demoCreators, demoFans } from './creators.ts'
import { avatarSvg, bannerSvg, savePortrait } from './drawing/portraits.ts'

const uuids = z.array(z.uuid())
const peopleSchema = z.object({
  viewer: z.uuid(),
  /** in the order of `demoCreators`, like their channels */
  creators: uuids,
  channels: uuids,
  fans: uuids,
})
export type DemoPeople = z.infer<typeof peopleSchema>

/** The accounts and finished clips of the demonstration; stored in the database to continue after an interruption. */
export const demoPlanSchema = peopleSchema.extend({
  /** of the catalogue: an earlier one made other videos */
  edition: z.literal(2),
  /** in the order of `demoPlaylists` */
  playlists: uuids,
  /** usernames of the creators who have their avatar and banner */
  dressed: z.array(z.string()),
  /** how many clips there are to make */
  all: z.int(),
  /** their places in the catalogue */
  made: z.array(z.int()),
})
export type DemoPlan = z.infer<typeof demoPlanSchema>

const day = 24 * 3_600_000

async function roleUuid(tx: Tx, name: string): Promise<string> {
  const role = await findRoleByName(tx, name)
  if (!role) throw new Error(`the role ${name} is missing: the operator removed it`)
  return role.uuid
}

/** Creates the viewer, the creators with their channels, and the fans. The first creator can sign in. */
export async function settleDemoPeople(tx: Tx, accounts: DemoAccounts, hashes: { viewer: string; creator: string }): Promise<DemoPeople> {
  const creatorRole = await roleUuid(tx, creatorRoleName)
  const viewer = await insertUser(tx, {
    username: 'spectatrice',
    firstname: 'Jeanne',
    lastname: 'Petit',
    email: accounts.spectatrice.email,
    email_verified_at: new Date(),
    password_hash: hashes.viewer,
    role_uuid: await roleUuid(tx, userRoleName),
  })
  const people: DemoPeople = { viewer, creators: [], channels: [], fans: await addDemoFans(tx, demoFans) }
  for (const [index, { username, firstname, lastname, channel, description, verified, since }] of demoCreators.entries()) {
    const isFirst = index === 0
    const creator = await insertUser(tx, {
      username,
      firstname,
      lastname,
      email: isFirst ? accounts.creatrice.email : `${username}@demo.invalid`,
      email_verified_at: new Date(),
      password_hash: isFirst ? hashes.creator : null,
      role_uuid: creatorRole,
    })
    const channelUuid = await insertChannel(tx, { name: channel, description, creator_uuid: creator })
    if (verified) await setChannelVerified(tx, channelUuid, true)
    await backdateChannel(tx, channelUuid, new Date(Date.now() - since * day))
    people.creators.push(creator)
    people.channels.push(channelUuid)
  }
  return people
}

/** Returns the uuid of a creator, of a creator's channel. @param username one of `demoCreators` */
export function creatorOf({ creators, channels }: DemoPeople, username: string): { user: string; channel: string } {
  const index = demoCreators.findIndex((creator) => creator.username === username)
  const [user, channel] = [creators[index], channels[index]]
  if (user === undefined || channel === undefined) throw new Error(`the demonstration has no creator ${username}`)
  return { user, channel }
}

/** Creates the viewer's follows and all playlists, still empty. @returns the playlists' uuids */
export async function settleDemoHabits(tx: Tx, people: DemoPeople): Promise<string[]> {
  const { demoPlaylists, followedByViewer } = await import('./habits.ts')
  for (const [index, username] of followedByViewer.entries()) {
    const { uuid } = await putFollow(tx, { follower_uuid: people.viewer, followed_uuid: creatorOf(people, username).channel })
    if (index === 0) await setFollowNotify(tx, uuid, true)
  }
  const playlists: string[] = []
  for (const { owner, name, description, isPrivate } of demoPlaylists) {
    const user_uuid = owner === 'spectatrice' ? people.viewer : creatorOf(people, owner).user
    playlists.push(await insertPlaylist(tx, { user_uuid, name, description, is_private: isPrivate }))
  }
  return playlists
}

async function draw(storage: Storage, drawing: string, keyOf: (name: string) => string): Promise<string> {
  const path = storage.tempPath('.webp')
  await savePortrait(drawing, path)
  const key = keyOf(pictureName(await averageColor(path)))
  await storage.adopt(path, key)
  return key
}

/** Draws the avatar and the banner of a creator. @param username one of `demoCreators` */
export async function dressCreator({ db }: Database, storage: Storage, people: DemoPeople, username: string): Promise<void> {
  const index = demoCreators.findIndex((creator) => creator.username === username)
  const look = demoCreators[index]?.look
  if (!look) return
  const { user, channel } = creatorOf(people, username)
  const avatar = await draw(storage, avatarSvg(look), (name) => keys.avatar(user, name))
  const banner = await draw(storage, bannerSvg(look, index + 1), (name) => keys.banner(channel, name))
  await db.updateTable('users').set({ avatar_key: avatar }).where('uuid', '=', user).execute()
  await db.updateTable('channels').set({ banner_key: banner }).where('uuid', '=', channel).execute()
}
