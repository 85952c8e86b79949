import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import { HomeGuideDocument, type HomeGuideQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { administrationRoute } from '../../shared/accountRoutes.ts'
import { routes } from '../../shared/routes.ts'
import { defaultSite } from '../../shared/site.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './SiteGuide.styles.ts'

type Step = { title: string; detail: string; href: string; isDone: boolean }

const siteTab = `${administrationRoute}?tab=site`

/** Guides the administrator of a site without a published video. It goes with the first one. */
export function SiteGuide() {
  const screen = useScreen({ query: HomeGuideDocument, requestPolicy: 'cache-and-network' }, (data) => data)
  return (
    <section className={styles.guide} aria-labelledby="guide">
      <div className={styles.head}>
        <h2 id="guide">Votre site est prêt</h2>
        <p className={styles.detail}>Quelques étapes encore, et ses visiteurs auront de quoi regarder.</p>
      </div>
      {screen.status === 'failed' && <ErrorPanel message={screen.failure.message} onRetry={screen.reload} />}
      {screen.status === 'loading' && (
        <Loading label="Chargement des étapes..." className={styles.steps}>
          <Skeleton className={styles.step} />
          <Skeleton className={styles.step} />
          <Skeleton className={styles.step} />
        </Loading>
      )}
      {screen.status === 'loaded' && (
        <ol className={styles.steps}>
          {stepsOf(screen.data).map((step) => (
            <GuideStep key={step.title} {...step} />
          ))}
        </ol>
      )}
    </section>
  )
}

function stepsOf({ site, viewer }: HomeGuideQuery): Step[] {
  const isNamed = site.name !== defaultSite.name
  const isColoured = site.accent !== defaultSite.accent
  const hasChannel = Boolean(viewer?.channel)
  return [
    {
      title: 'Donner un nom à ce site',
      detail: isNamed ? `Il s’appelle ${site.name}.` : `Il s’appelle encore ${site.name}, comme le logiciel.`,
      href: siteTab,
      isDone: isNamed,
    },
    {
      title: 'Choisir une couleur',
      detail: isColoured ? 'Ses boutons et ses liens ont la leur.' : 'Il a encore la couleur par défaut.',
      href: siteTab,
      isDone: isColoured,
    },
    {
      title: 'Publier la première vidéo',
      detail: hasChannel
        ? 'Publique, elle paraîtra ici dès qu’elle pourra être lue.'
        : 'Il vous faut d’abord une chaîne : quelques mots suffisent.',
      href: hasChannel ? routes.upload : routes.dashboard,
      isDone: false,
    },
  ]
}

function GuideStep({ title, detail, href, isDone }: Step) {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li>
      <Link className={styles.step} href={href} data-done={isDone || undefined}>
        <Icon className={styles.icon} size={24} aria-hidden="true" />
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{detail}</span>
        </span>
        <span className={styles.state}>{isDone ? 'Fait' : 'À faire'}</span>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </li>
  )
}
