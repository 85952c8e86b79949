import { RelativeTime } from '../../components/RelativeTime.tsx'
import { AuditLogDocument, type AuditLogQuery } from '../../graphql/generated/graphql.ts'
import { administrativeActs } from '../../shared/entities/audit.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { jobKinds } from '../../shared/entities/administeredJob.ts'
import { jobLabels } from './jobLabels.ts'
import * as styles from './Administration.styles.ts'
import { Pages } from './Pages.tsx'

const labels: Readonly<Record<(typeof administrativeActs)[number], string>> = {
  'content.hide': 'a masqué une vidéo',
  'content.show': 'a remontré une vidéo',
  'content.convert': 'a relancé une conversion',
  'content.delete': 'a supprimé une vidéo',
  'comment.publish': 'a publié un commentaire retenu',
  'comment.hide': 'a masqué un commentaire',
  'comment.show': 'a remontré un commentaire',
  'comment.delete': 'a supprimé un commentaire',
  'report.close': 'a traité un signalement',
  'channel.verify': 'a donné le badge vérifié',
  'channel.unverify': 'a repris le badge vérifié',
  'user.changeRole': 'a changé un rôle',
  'user.change': 'a modifié un compte',
  'user.delete': 'a supprimé un compte',
  'user.suspend': 'a suspendu un compte',
  'user.reopen': 'a rouvert un compte',
  'user.resetSecondFactor': 'a retiré la validation en deux étapes d’un compte',
  'user.changeQuota': 'a changé le quota d’un compte',
  'role.create': 'a créé un rôle',
  'role.change': 'a modifié un rôle',
  'role.delete': 'a supprimé un rôle',
  'role.changeQuota': 'a changé le quota d’un rôle',
  'hashtag.rename': 'a renommé un hashtag',
  'hashtag.delete': 'a supprimé un hashtag',
  'problemReport.delete': 'a supprimé un problème signalé',
  'job.retry': 'a relancé une tâche',
  'job.raise': 'a fait passer une tâche avant les autres',
  'job.lower': 'a remis une tâche à son rang',
  'job.abandon': 'a abandonné une tâche',
  'storage.check': 'a lancé une vérification du stockage',
  'storage.deleteOrphans': 'a demandé la suppression des fichiers orphelins',
  'site.change': 'a modifié le site',
  'registration.change': 'a changé les règles des inscriptions',
  'registration.approve': 'a accepté une demande de compte',
  'registration.refuse': 'a refusé une demande de compte',
  'invitation.create': 'a créé une invitation',
  'invitation.delete': 'a retiré une invitation',
}

const labelOf = (act: string): string => {
  const known = administrativeActs.find((candidate) => candidate === act)
  // One that a later version has written.
  return known ? labels[known] : act
}

/** Renders the acts of moderators and administrators, newest first. */
export function AuditLog() {
  return (
    <Pages
      document={AuditLogDocument}
      variablesAt={(cursor) => ({ cursor })}
      select={(data) => data.auditLog}
      keyOf={({ id }) => id}
      loadingLabel="Chargement du journal..."
      empty={{ heading: 'h2', title: 'Le journal est vide', message: 'Les actes de la modération et de l’administration s’y écrivent.' }}
    >
      {(entry) => <Entry entry={entry} />}
    </Pages>
  )
}

/** The facts of an act, by their name in the log, in this order. Ids of other things are left out: the log's readers know names. */
const detailLabels: Readonly<Record<string, string>> = {
  username: 'compte',
  title: 'titre',
  kind: 'tâche',
  name: 'nom',
  note: 'pour',
  places: 'comptes',
  files: 'fichiers',
  bytes: 'taille',
  from: 'avant',
  to: 'après',
  accent_from: 'couleur avant',
  accent_to: 'couleur après',
  fields: 'champs',
  text: 'texte',
  page: 'page',
}

/** What changed, by its name in the log. */
const fieldLabels: Readonly<Record<string, string>> = {
  description: 'description',
  logo: 'logo',
  contact: 'contact',
  legalNotice: 'mentions légales',
  privacyPolicy: 'confidentialité',
  announcement: 'annonce',
  announcementTone: 'ton de l’annonce',
  announcementEndsAt: 'fin de l’annonce',
  guestPlayback: 'lecture sans compte',
  highestRendition: 'qualité la plus haute',
  largestVideoBytes: 'taille des fichiers vidéo',
  question: 'question',
  answers: 'bonnes réponses',
  blockedDomains: 'domaines refusés',
  terms: 'conditions',
  holdNewAccounts: 'commentaires des nouveaux comptes',
  username: 'nom d’utilisateur',
  firstname: 'prénom',
  lastname: 'nom',
  email: 'e-mail',
  password: 'mot de passe',
}
const modeLabels: Readonly<Record<string, string>> = {
  open: 'ouvertes à tous',
  invitation: 'sur invitation',
  approval: 'après accord',
  closed: 'fermées',
}

function valueOf(act: string, name: string, value: string): string {
  if (name === 'fields')
    return value
      .split(', ')
      .map((field) => fieldLabels[field] ?? field)
      .join(', ')
  if (act === 'registration.change') return modeLabels[value] ?? value
  if (name === 'bytes') return formatBytes(Number(value))
  const kind = name === 'kind' ? jobKinds.find((candidate) => candidate === value) : undefined
  return kind ? jobLabels[kind] : value
}

/** True for what stayed as it was: its former value says nothing. */
function isUnchanged(name: string, read: (name: string) => string): boolean {
  const [, prefix = ''] = /^(.*)(?:from|to)$/.exec(name) ?? []
  return /(?:from|to)$/.test(name) && read(`${prefix}from`) === read(`${prefix}to`)
}

function Entry({ entry: { act, actorName, details, createdAt } }: { entry: AuditLogQuery['auditLog']['items'][number] }) {
  const read = (name: string): string => details.find((detail) => detail.name === name)?.value ?? ''
  const texts = Object.entries(detailLabels).flatMap(([name, label]) => {
    const value = read(name)
    return value === '' || isUnchanged(name, read) ? [] : [`${label}\u00a0: ${valueOf(act, name, value)}`]
  })
  return (
    <div className={styles.row}>
      <div className={styles.about}>
        <p>
          <b>{actorName}</b> {labelOf(act)}
        </p>
        <p className={styles.meta}>
          <RelativeTime iso={createdAt} />
          {texts.map((text) => ` · ${text}`)}
        </p>
      </div>
    </div>
  )
}
