import { RelativeTime } from '../../components/RelativeTime.tsx'
import { AuditLogDocument, type AuditLogQuery } from '../../graphql/generated/graphql.ts'
import { administrativeActs } from '../../shared/entities/audit.ts'
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
  from: 'avant',
  to: 'après',
  accent_from: 'couleur avant',
  accent_to: 'couleur après',
  fields: 'champs',
  text: 'texte',
  page: 'page',
}

const valueOf = (name: string, value: string): string => {
  const kind = name === 'kind' ? jobKinds.find((candidate) => candidate === value) : undefined
  return kind ? jobLabels[kind] : value
}

function Entry({ entry: { act, actorName, details, createdAt } }: { entry: AuditLogQuery['auditLog']['items'][number] }) {
  const texts = Object.entries(detailLabels).flatMap(([name, label]) => {
    const value = valueOf(name, details.find((detail) => detail.name === name)?.value ?? '')
    return value === '' ? [] : [`${label}\u00a0: ${value}`]
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
