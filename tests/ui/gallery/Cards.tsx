import type { ComponentProps } from 'react'
import { Eye, Heart, MessageCircle, MoreVertical, Flag, Share2, Users } from 'lucide-react'
import { Avatar } from '../../../src/ui/Avatar/Avatar.tsx'
import { Badge } from '../../../src/ui/Badge/Badge.tsx'
import { Carousel } from '../../../src/ui/Carousel/Carousel.tsx'
import { Chip } from '../../../src/ui/Chip/Chip.tsx'
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx'
import { LinkButton } from '../../../src/ui/LinkButton/LinkButton.tsx'
import { Menu } from '../../../src/components/Menu.tsx'
import { Loading } from '../../../src/ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../../src/ui/Skeleton/Skeleton.tsx'
import { StatCard } from '../../../src/ui/StatCard/StatCard.tsx'
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx'
import * as styles from './Gallery.styles.ts'

const titles = [
  'Marée basse à Cancale',
  'Réparer un vélo en trente minutes, sans atelier et sans jurer',
  'Le pain de campagne',
  'Lisbonne à pied',
  'Piano : Satie, Gnossienne nº 1',
]

export function Cards() {
  return (
    <>
      <Carousel
        title="Recommandations"
        action={
          <LinkButton href="#more" variant="ghost" size="small">
            Voir plus
          </LinkButton>
        }
      >
        {titles.map((title) => (
          <Card key={title} title={title} />
        ))}
      </Carousel>
      <section className={styles.section}>
        <h2>En chargement</h2>
        <Loading label="Chargement des vidéos..." className={styles.columns}>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </Loading>
      </section>
      <section className={styles.section}>
        <h2>Tableau de bord</h2>
        <dl className={styles.stats}>
          <StatCard icon={Eye} label="Vues totales" value="12,4 k" hint="+12% ce mois" trend="up" />
          <StatCard icon={Heart} label="J’aime" value="1 204" hint="-8%" trend="down" />
          <StatCard icon={MessageCircle} label="Commentaires" value="86" />
          <StatCard icon={Users} label="Abonnés" value="342" hint="Total publié" />
        </dl>
        <div className={styles.row}>
          <Chip href="#bretagne" count="12">
            #bretagne
          </Chip>
          <Chip selected onPress={() => undefined}>
            Aujourd’hui
          </Chip>
          <Chip onPress={() => undefined}>Cette semaine</Chip>
          <Chip onRemove={() => undefined}>vélo</Chip>
          <Badge>Brouillon</Badge>
          <Badge tone="success">Publique</Badge>
          <Badge tone="warning">En conversion</Badge>
          <Badge tone="danger">Échec</Badge>
          <Badge tone="info">Privée</Badge>
          <Badge tone="accent">Nouveau</Badge>
        </div>
      </section>
    </>
  )
}

function Card({ title }: { title: string }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Badge tone="overlay">12:04</Badge>
      </div>
      <div className={styles.caption}>
        <Avatar name={title} />
        <div className={styles.grow}>
          <h3>
            <TextLink href="#watch" quiet>
              {title}
            </TextLink>
          </h3>
          <p className={styles.meta}>Atelier du Port</p>
          <p className={styles.meta}>12,4 k vues · il y a 3 jours</p>
        </div>
        <Menu
          trigger={<IconButton size="small" icon={MoreVertical} label={`Plus d’actions pour « ${title} »`} tooltip="Plus d’actions" />}
          items={[
            { label: 'Partager', icon: Share2, onSelect: () => undefined },
            { label: 'Télécharger', icon: Eye, onSelect: () => undefined, disabledReason: 'Son auteur ne le permet pas' },
            { label: 'Lecture en boucle', checked: true, onSelect: () => undefined },
            { label: 'Voir la chaîne', icon: Users, render: <Anchor href="#channel" /> },
            'separator',
            { label: 'Signaler', icon: Flag, tone: 'danger', onSelect: () => undefined },
          ]}
        />
      </div>
    </article>
  )
}

function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="thumbnail" />
      <div className={styles.caption}>
        <Skeleton shape="circle" />
        <div className={styles.grow}>
          <Skeleton width="80%" />
          <Skeleton width="45%" />
        </div>
      </div>
    </div>
  )
}

/** A stub of the router's link: it passes on all its props. */
function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>
}
