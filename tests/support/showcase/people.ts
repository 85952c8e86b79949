import { hashPassword } from '../../../src/api/auth/passwords.ts'
import { hashToken, newToken } from '../../../src/api/auth/tokens.ts'
import { insertAct } from '../../../src/db/audit/audit.ts'
import { insertChannel } from '../../../src/db/channel/channels.ts'
import type { Database, Tx } from '../../../src/db/connection/database.ts'
import { addDemoFollows } from '../../../src/db/demo/demo.ts'
import { insertIdentity } from '../../../src/db/identity/identities.ts'
import { insertInvitation } from '../../../src/db/registration/invitations.ts'
import { insertRequest } from '../../../src/db/registration/requests.ts'
import { findRoleByName } from '../../../src/db/role/roles.ts'
import { writeSite } from '../../../src/db/site/site.ts'
import { findUserByEmail, insertUser } from '../../../src/db/user/users.ts'
import { type DemoPeople, settleDemoPeople } from '../../../src/server/demo/people.ts'
import { administratorRoleName, creatorRoleName, userRoleName } from '../../../src/shared/roles.ts'

/** The users that look at the site. `newcomer` and `debutant` (a creator) have nothing yet. */
export const accounts = {
  newcomer: 'nouvelle@exemple.fr',
  viewer: 'spectatrice@exemple.fr',
  creator: 'creatrice@exemple.fr',
  debutant: 'debutant@exemple.fr',
  moderator: 'moderatrice@exemple.fr',
  administrator: 'administratrice@exemple.fr',
} as const
export type Account = keyof typeof accounts

export const password = 'Lucarne2026!'

export type People = DemoPeople & { uuids: Readonly<Record<Account, string>> }

async function insertAccount(tx: Tx, hash: string, email: string, roleName: string): Promise<string> {
  const role = await findRoleByName(tx, roleName)
  if (!role) throw new Error(`the role ${roleName} is missing`)
  const username = email.slice(0, email.indexOf('@'))
  return insertUser(tx, { username, firstname: 'Camille', lastname: 'Roux', email, password_hash: hash, role_uuid: role.uuid })
}

/** Somebody who waits for an account, and an invitation. */
async function settleRegistrations(tx: Tx, hash: string, administrator: string): Promise<void> {
  const reason = 'Je filme la mer et les bateaux depuis dix ans.'
  const email = 'marin@exemple.fr'
  const names = { username: 'marin', firstname: 'Yann', lastname: 'Le Goff' }
  await insertRequest(tx, { ...names, email, password_hash: hash, reason, terms_accepted_at: null })
  const note = 'Le club photo'
  const expiresAt = new Date(Date.now() + 14 * 86_400_000)
  const { uuid } = await insertInvitation(tx, { tokenHash: hashToken(newToken()), note, places: 10, createdBy: administrator, expiresAt })
  await insertAct(tx, administrator, { act: 'invitation.create', subject_uuid: uuid, details: { note, places: '10' } })
}

/** What the page about the site says. */
const siteTexts = {
  contact: 'bonjour@exemple.fr',
  legalNotice: 'Éditeur\u00a0: l’association Lucarne, 3 rue des Toits, 29000 Quimper.\nHébergeur\u00a0: la même, sur ses propres machines.',
  privacyPolicy: 'Ce site garde votre adresse e-mail, ce que vous publiez et votre historique, que vous effacez quand vous voulez.',
}

/** The demonstration's users, and four more; everyone in `accounts` has the same password. */
export async function settlePeople({ db }: Database): Promise<People> {
  const hash = await hashPassword(password)
  const signIn = { spectatrice: { email: accounts.viewer, password }, creatrice: { email: accounts.creator, password } }
  return db.transaction().execute(async (tx) => {
    const people = await settleDemoPeople(tx, signIn, { viewer: hash, creator: hash })
    await addDemoFollows(tx, people.fans, people.channels)
    const newcomer = await insertAccount(tx, hash, accounts.newcomer, userRoleName)
    const moderator = await insertAccount(tx, hash, accounts.moderator, 'Modérateur')
    const administrator = await insertAccount(tx, hash, accounts.administrator, administratorRoleName)
    const debutant = await insertAccount(tx, hash, accounts.debutant, creatorRoleName)
    await insertChannel(tx, { name: 'Premiers pas', description: '', creator_uuid: debutant })
    await writeSite(tx, siteTexts)
    await settleRegistrations(tx, hash, administrator)
    const viewer = await findUserByEmail(tx, accounts.viewer)
    const creator = await findUserByEmail(tx, accounts.creator)
    if (!viewer || !creator) throw new Error('the demonstration has no viewer or no creator')
    await insertIdentity(tx, {
      provider: 'annuaire',
      issuer: 'https://annuaire.exemple.fr',
      subject: '1',
      email: viewer.email,
      user_uuid: viewer.uuid,
    })
    return { ...people, uuids: { newcomer, moderator, administrator, debutant, viewer: viewer.uuid, creator: creator.uuid } }
  })
}
