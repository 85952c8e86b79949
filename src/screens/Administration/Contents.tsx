import { Ellipsis, Eye, EyeOff, RotateCw, Trash2, UserRound } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { Menu } from '../../components/Menu.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { Thumbnail } from '../../components/VideoCard/Thumbnail.tsx'
import { type AdministeredContentItemFragment, AdministeredContentsDocument } from '../../graphql/generated/graphql.ts'
import type { AdministrationAct } from '../../machines/administration/administrationAct/types.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { administrationRoute } from '../../shared/accountRoutes.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { creatorPath, watchPath } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { SelectChip } from '../../ui/SelectChip/SelectChip.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { type ContentsFilter, contentsFilterOf, paramsOf, stateOptions, visibilityLabels, visibilityOptions } from './contentsFilter.ts'
import * as contentStyles from './Contents.styles.ts'
import { Pages } from './Pages.tsx'

/** Renders the videos of all channels, those that are searched or all, and what can be done to each. */
export function Contents() {
  const [params, setParams] = useSearchParams()
  const filter = contentsFilterOf(params)
  const { query, state, visibility, hidden } = filter
  const [typed, setTyped] = useState(query)
  const [outdated, setOutdated] = useState(0)
  const acts = useAdministrationAct(useCallback(() => setOutdated((count) => count + 1), []))
  const show = (change: Partial<ContentsFilter>): void => setParams(paramsOf({ ...filter, ...change }), { replace: true })
  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <SearchField
          label="Chercher une vidéo"
          placeholder="Titre, chaîne, compte..."
          value={typed}
          onChange={setTyped}
          onSearch={(q) => show({ query: q })}
          onEmpty={() => show({ query: '' })}
        />
        <SelectChip
          label="État"
          placeholder="État"
          value={state}
          unset="all"
          options={stateOptions}
          onChange={(next) => show({ state: next })}
        />
        <SelectChip
          label="Visibilité"
          placeholder="Visibilité"
          value={visibility}
          unset="all"
          options={visibilityOptions}
          onChange={(next) => show({ visibility: next })}
        />
        <Chip selected={hidden} onPress={() => show({ hidden: !hidden })}>
          Masquées
        </Chip>
      </div>
      <Pages
        key={`${query} ${state} ${visibility} ${hidden} ${outdated}`}
        document={AdministeredContentsDocument}
        variablesAt={(cursor) => ({
          query,
          state: state === 'all' ? null : state,
          visibility: visibility === 'all' ? null : visibility,
          hidden,
          cursor,
        })}
        select={(data) => data.administeredContents}
        keyOf={({ id }) => id}
        loadingLabel="Chargement des vidéos..."
        empty={{ heading: 'h2', title: 'Aucune vidéo', message: 'Aucune vidéo ne correspond à cette recherche.' }}
      >
        {(content) => (
          <ContentRow content={content} onAct={(act) => acts.ask({ act, subject: { id: content.id, name: content.title }, role: null })} />
        )}
      </Pages>
      <ActDialog acts={acts} />
    </div>
  )
}

function sizesText({ originalBytes, renditionsBytes, isMeasured }: AdministeredContentItemFragment): string {
  const parts = [
    ...(originalBytes === null ? [] : [`Fichier\u00a0: ${formatBytes(originalBytes)}`]),
    ...(renditionsBytes === null ? [] : [`Version lue\u00a0: ${formatBytes(renditionsBytes)}`]),
    ...(isMeasured ? [] : ['Taille pas encore mesurée']),
  ]
  return parts.length === 0 ? 'Aucun fichier ici' : parts.join(' · ')
}

type ContentRowProps = { content: AdministeredContentItemFragment; onAct: (act: AdministrationAct['act']) => void }

function ContentRow({ content, onAct }: ContentRowProps) {
  const { id, title, username, channelName, isHidden, failure, reason, viewsCount, openReports } = content
  const account = `${administrationRoute}?${new URLSearchParams({ tab: 'accounts', q: username })}`
  return (
    <div className={styles.unbrokenRow}>
      <div className={contentStyles.thumbnail}>
        <Thumbnail src={content.thumbnailUrl ?? null} duration={null} />
      </div>
      <div className={styles.about}>
        <p className={styles.name}>
          <TextLink quiet render={<Link href={watchPath(id)} />}>
            <b>{title}</b>
          </TextLink>
          <StateBadge content={content} />
          <Badge>{visibilityLabels[content.visibility]}</Badge>
          {isHidden && (
            <Badge tone="danger" icon={EyeOff}>
              Masquée
            </Badge>
          )}
        </p>
        <p className={styles.meta}>
          <TextLink quiet render={<Link href={creatorPath(username)} />}>
            {channelName}
          </TextLink>
        </p>
        <p className={styles.meta}>
          {`${formatQuantity(viewsCount, 'vue', 'vues')} · `}
          <RelativeTime iso={content.createdAt} />
        </p>
        <p className={styles.meta}>{sizesText(content)}</p>
        {failure !== null && <p className={styles.meta}>{reason === null ? failure : `${failure}\u00a0: ${reason}`}</p>}
        {openReports > 0 && (
          <p className={styles.meta}>
            <TextLink render={<Link href={`${administrationRoute}?tab=reports`} />}>
              {formatQuantity(openReports, 'signalement à traiter', 'signalements à traiter')}
            </TextLink>
          </p>
        )}
      </div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`Actions pour ${title}`} />}
        items={[
          { label: `Compte de ${username}`, icon: UserRound, render: <Link href={account} /> },
          isHidden
            ? { label: 'Montrer de nouveau', icon: Eye, onSelect: () => onAct('showContent') }
            : { label: 'Masquer', icon: EyeOff, onSelect: () => onAct('hideContent') },
          ...(content.canRepeat ? [{ label: 'Recommencer la conversion', icon: RotateCw, onSelect: () => onAct('repeat') }] : []),
          'separator',
          { label: 'Supprimer', icon: Trash2, tone: 'danger', onSelect: () => onAct('removeContent') },
        ]}
      />
    </div>
  )
}

function StateBadge({ content: { state, progress } }: { content: AdministeredContentItemFragment }) {
  switch (state) {
    case 'awaitingFile':
      return <Badge>Sans fichier</Badge>
    case 'converting':
      return <Badge tone="info">{`En conversion, ${progress}\u00a0%`}</Badge>
    case 'failed':
      return <Badge tone="danger">Conversion en échec</Badge>
    case 'ready':
      return <Badge tone="success">Prête</Badge>
  }
}
