import {
  Clapperboard,
  Database,
  Flag,
  HardDrive,
  ListTodo,
  Mail,
  MessageCircle,
  TriangleAlert,
  UserRound,
  UserRoundPlus,
} from 'lucide-react'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { Link } from '../../components/Link/Link.tsx'
import { MailFolderNote } from '../../components/MailFolderNote.tsx'
import { AdministrationOverviewDocument, type AdministrationOverviewQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { administrationRoute } from '../../shared/accountRoutes.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { routes } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { StatCard } from '../../ui/StatCard/StatCard.tsx'
import * as styles from './Administration.styles.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'

const whole = new Intl.NumberFormat('fr-FR')
const gigabytes = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })

/** Renders what the site consists of, and what waits for a decision. */
export function Overview() {
  const { reload, ...screen } = useScreen({ query: AdministrationOverviewDocument }, ({ overview }) => overview)
  if (screen.status === 'failed') return <LoadFailure failure={screen.failure} onRetry={reload} />
  if (screen.status !== 'loaded') {
    return (
      <Loading label="Chargement de la vue d’ensemble..." className={styles.figures}>
        {['1', '2', '3', '4'].map((card) => (
          <Skeleton key={card} shape="block" />
        ))}
      </Loading>
    )
  }
  return (
    <div className={styles.panel}>
      <DiskWarnings overview={screen.data} />
      {screen.data.mailDelivery === 'folder' && <MailFolderNote />}
      <Tasks overview={screen.data} />
      <Figures overview={screen.data} />
    </div>
  )
}

type Props = { overview: AdministrationOverviewQuery['overview'] }

function Figures({ overview }: Props) {
  const { jobs, mails } = overview
  const databaseFreeBytes = overview.databaseFreeBytes ?? null
  return (
    <dl className={styles.figures}>
      <StatCard icon={UserRound} label="Comptes" value={whole.format(overview.people)} hint={ofPeople(overview)} />
      <StatCard icon={Clapperboard} label="Vidéos" value={whole.format(overview.contents)} hint={ofWeek(overview.contentsOfWeek)} />
      <StatCard
        icon={ListTodo}
        label="Travaux"
        value={whole.format(jobs.waiting + jobs.running)}
        hint={`dont ${jobs.running} en cours, ${formatQuantity(jobs.failed, 'échec', 'échecs')} depuis hier`}
      />
      <StatCard
        icon={Mail}
        label="Messages à envoyer"
        value={whole.format(mails.waiting)}
        hint={`${formatQuantity(mails.failed, 'échec', 'échecs')} depuis hier`}
      />
      <StatCard
        icon={HardDrive}
        label={overview.isInBucket ? 'Espace libre de travail' : 'Espace libre'}
        value={gigabytes.format(overview.freeBytes / 1e9)}
        hint={overview.isInBucket ? 'Fichiers temporaires : le seau ne dit pas ce qui lui reste' : 'pour les fichiers'}
      />
      <StatCard
        icon={Database}
        label="Espace de la base"
        value={databaseFreeBytes === null ? '–' : gigabytes.format(databaseFreeBytes / 1e9)}
        spokenValue={databaseFreeBytes === null ? 'Inconnu' : undefined}
        hint={databaseFreeBytes === null ? 'La base est sur une autre machine' : 'libres sur son disque'}
      />
    </dl>
  )
}

/** What happens once a disk is full that nearly is. */
function DiskWarnings({ overview }: Props) {
  return (
    <>
      {overview.isStorageLow && (
        <AlertBanner tone="warning" title="Le disque des fichiers est presque plein.">
          Bientôt, les envois seront refusés et les conversions attendront. Faites de la place, ou agrandissez le disque.
        </AlertBanner>
      )}
      {overview.isDatabaseLow && (
        <AlertBanner tone="warning" title="Le disque de la base de données est presque plein.">
          Bientôt, plus rien ne pourra être écrit sur le site. Faites de la place, ou agrandissez le disque.
        </AlertBanner>
      )}
    </>
  )
}

const ofPeople = ({ peopleOfWeek, suspended }: Props['overview']): string =>
  suspended === 0 ? ofWeek(peopleOfWeek) : `${ofWeek(peopleOfWeek)}, ${formatQuantity(suspended, 'suspendu', 'suspendus')}`
const ofWeek = (count: number): string => `${whole.format(count)} cette semaine`

/** What somebody has to look at; where there is nothing, it says so. */
function Tasks({ overview }: Props) {
  const tab = (name: string): string => `${administrationRoute}?tab=${name}`
  const tasks = [
    {
      count: overview.registrationRequests,
      icon: UserRoundPlus,
      label: formatQuantity(overview.registrationRequests, 'demande de compte', 'demandes de compte'),
      href: tab('registrations'),
    },
    {
      count: overview.openReports,
      icon: Flag,
      label: formatQuantity(overview.openReports, 'signalement à traiter', 'signalements à traiter'),
      href: tab('reports'),
    },
    {
      count: overview.heldComments,
      icon: MessageCircle,
      label: formatQuantity(overview.heldComments, 'commentaire à valider', 'commentaires à valider'),
      href: `${routes.moderation}?tab=held`,
    },
    {
      count: overview.failedConversions,
      icon: TriangleAlert,
      label: formatQuantity(overview.failedConversions, 'conversion en échec', 'conversions en échec'),
      href: tab('conversions'),
    },
    {
      count: overview.mails.failed,
      icon: Mail,
      label: formatQuantity(overview.mails.failed, 'message qui n’est pas parti', 'messages qui ne sont pas partis'),
      href: tab('mails'),
    },
  ].filter(({ count }) => count > 0)
  return (
    <section className={sectionStyles.section} aria-labelledby="tasks-title">
      <h2 id="tasks-title">À regarder</h2>
      {tasks.length === 0 ? (
        <p className={styles.meta}>Rien n’attend de décision.</p>
      ) : (
        <div className={styles.places}>
          {tasks.map(({ label, icon, href }) => (
            <LinkButton key={href} variant="outline" icon={icon} render={<Link href={href} />}>
              {label}
            </LinkButton>
          ))}
        </div>
      )}
      {overview.problemReportsOfDay > 0 && (
        <p className={styles.meta}>
          {formatQuantity(overview.problemReportsOfDay, 'problème du site signalé', 'problèmes du site signalés')} depuis hier.
        </p>
      )}
    </section>
  )
}
