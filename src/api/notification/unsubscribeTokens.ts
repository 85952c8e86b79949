import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/connection/database.ts'
import { insertSettingIfAbsent, readSetting } from '../../db/demo/demo.ts'
import { newToken } from '../auth/tokens.ts'

const keySetting = 'digest.unsubscribeKey'
/** The 16 bytes of a uuid and the 32 of its signature. */
const shape = /^[\w-]{22}[\w-]{43}$/

/** The key of this site's tokens, made when it is first needed. A backup has it: links in mails outlive a restore. */
async function readKey(db: Db): Promise<string> {
  return String((await readSetting(db, keySetting)) ?? (await insertSettingIfAbsent(db, keySetting, newToken())))
}

function sign(key: string, userUuid: string): Buffer {
  return createHmac('sha256', key).update(`unsubscribe ${userUuid}`).digest()
}

/**
 * Returns the token with which a person ends their digests, without a session. It is signed and never stored, always the same one for a
 * person, and good for nothing else.
 */
export async function unsubscribeToken(db: Db, userUuid: string): Promise<string> {
  const uuid = Buffer.from(userUuid.replaceAll('-', ''), 'hex').toString('base64url')
  return uuid + sign(await readKey(db), userUuid).toString('base64url')
}

/** Returns the person whom a token belongs to; undefined for any other text. */
export async function personOfToken(db: Db, token: string): Promise<string | undefined> {
  if (!shape.test(token)) return undefined
  const hex = Buffer.from(token.slice(0, 22), 'base64url').toString('hex')
  const userUuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const isGenuine = timingSafeEqual(Buffer.from(token.slice(22), 'base64url'), sign(await readKey(db), userUuid))
  return isGenuine ? userUuid : undefined
}
