import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { type StorageFindingItemFragment, StorageFindingsDocument } from '../../graphql/generated/graphql.ts'
import { listedFindings, type OrphanOutcome, type StorageFindingKind } from '../../shared/entities/storage.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { watchPath } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './Administration.styles.ts'
import { Pages } from './Pages.tsx'
import { type Check, filesText, quantity } from './storageTexts.ts'

const kindLabels: Readonly<Record<StorageFindingKind, string>> = { orphan: 'Orphelins', missing: 'Manquants' }
const emptyTexts: Readonly<Record<StorageFindingKind, string>> = { orphan: 'Aucun fichier orphelin', missing: 'Aucun fichier manquant' }

/** Renders what the check has found. */
export function StorageFindings({ check }: { check: Check }) {
  const [params, setParams] = useSearchParams()
  const kind: StorageFindingKind = params.get('found') === 'missing' ? 'missing' : 'orphan'
  const query = params.get('q') ?? ''
  const [typed, setTyped] = useState(query)
  const show = (next: StorageFindingKind, q: string): void =>
    setParams({ tab: 'storage', ...(next === 'missing' && { found: next }), ...(q !== '' && { q }) }, { replace: true })
  const others = (kind === 'orphan' ? check.orphans : check.missing) - listedFindings
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label="Chercher un fichier"
          placeholder="Chemin, titre de la vidéo..."
          value={typed}
          onChange={setTyped}
          onSearch={(q) => show(kind, q)}
          onEmpty={() => show(kind, '')}
        />
        <div className={styles.places} role="group" aria-label="Fichiers">
          {(['orphan', 'missing'] as const).map((each) => (
            <Chip key={each} selected={kind === each} onPress={() => show(each, query)}>
              {kindLabels[each]}
            </Chip>
          ))}
        </div>
      </div>
      <Pages
        // Asked for again when a deletion begins, goes on or ends.
        key={`${kind} ${query} ${check.id} ${check.deletion?.state} ${check.deletable.orphans}`}
        document={StorageFindingsDocument}
        variablesAt={(cursor) => ({ kind, query, cursor })}
        select={(data) => data.storageFindings}
        keyOf={({ id }) => id}
        loadingLabel="Chargement des fichiers..."
        empty={{ heading: 'h2', title: emptyTexts[kind], ...(query !== '' && { message: 'Rien ne correspond à cette recherche.' }) }}
      >
        {(finding) => <FindingRow finding={finding} />}
      </Pages>
      {others > 0 && (
        <p className={styles.meta}>{`et ${quantity(others, 'autre, qui n’est pas listé', 'autres, qui ne sont pas listés')}.`}</p>
      )}
    </>
  )
}

function FindingRow({ finding }: { finding: StorageFindingItemFragment }) {
  const { kind, key, files, bytes, outcome, contentId, title } = finding
  return (
    <div className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          <span>{key}</span>
          {outcome !== null && <OutcomeBadge outcome={outcome} />}
        </p>
        {contentId !== null && (
          <p className={styles.meta}>
            <TextLink quiet render={<Link href={watchPath(contentId)} />}>
              {title}
            </TextLink>
          </p>
        )}
        {kind === 'orphan' && <p className={styles.meta}>{`${formatBytes(bytes)} · ${filesText(files)}`}</p>}
      </div>
    </div>
  )
}

function OutcomeBadge({ outcome }: { outcome: OrphanOutcome }) {
  switch (outcome) {
    case 'deleted':
      return <Badge tone="success">Supprimé</Badge>
    case 'kept':
      return <Badge tone="info">Gardé</Badge>
    case 'gone':
      return <Badge>Déjà parti</Badge>
    case 'failed':
      return <Badge tone="danger">En échec</Badge>
  }
}
