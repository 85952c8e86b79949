import type { Db } from '../../db/connection/database.ts'
import { takeDigest } from '../../db/notification/digests.ts'
import { digestMail } from '../../mailer/digestMail.ts'
import type { WrittenMail } from '../../mailer/mail.ts'
import { unsubscribePath } from '../../shared/accountRoutes.ts'
import { presentNotification } from './presenter.ts'
import { unsubscribeToken } from './unsubscribeTokens.ts'

/** Read for one digest, which has fewer lines: many may be about one video. */
const notificationsMax = 200
const withoutPictures = { url: () => null }

/** Writes the mail with what is new for a person. @returns undefined as `takeDigest` */
export async function writeDigest(
  db: Db,
  slot: { userUuid: string; nextAt: number },
  siteUrl: string,
  now: Date,
): Promise<WrittenMail | undefined> {
  // Before the digest is taken: what fails here is tried again.
  const token = await unsubscribeToken(db, slot.userUuid)
  const taken = await takeDigest(db, slot, notificationsMax, now)
  if (!taken) return undefined
  const { person, frequency, rows, giveBack } = taken
  const mail = digestMail({
    person,
    frequency,
    news: rows.slice(0, notificationsMax).map((row) => presentNotification(row, withoutPictures)),
    hasMore: rows.length > notificationsMax,
    siteUrl,
    unsubscribeUrl: `${siteUrl}${unsubscribePath(token)}`,
    oneClickUrl: `${siteUrl}/api/unsubscriptions?token=${token}`,
  })
  return { mail, giveBack }
}
