import { Link } from '../../components/Link/Link.tsx'
import { isFiltered, type SearchFilters } from '../../machines/search/searchFilters.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import * as styles from './Search.styles.ts'

export function NothingFound({ filters, onClear }: { filters: SearchFilters; onClear: () => void }) {
  return (
    <EmptyState
      title="Aucun résultat trouvé"
      message={
        isFiltered(filters)
          ? 'Essayez de modifier votre recherche ou vos filtres.'
          : 'Vérifiez l’orthographe, ou essayez avec d’autres mots, plus généraux.'
      }
      action={
        <div className={styles.ways}>
          {isFiltered(filters) && (
            <Button variant="primary" onPress={onClear}>
              Effacer les filtres
            </Button>
          )}
          <LinkButton variant={isFiltered(filters) ? 'secondary' : 'primary'} render={<Link href={routes.explore} />}>
            Explorer les vidéos
          </LinkButton>
        </div>
      }
    />
  )
}

/** Shown above the other groups when the filters leave no video. */
export function NoVideo({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.noVideo}>
      <p>Aucune vidéo ne correspond à ces filtres.</p>
      <Button size="small" onPress={onClear}>
        Voir toutes les vidéos
      </Button>
    </div>
  )
}

/** Shown when the search failed and its message is gone: offers to retry. */
export function NotSearched({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="La recherche n’a pas abouti"
      message="Votre recherche et vos filtres sont gardés."
      action={
        <Button variant="primary" onPress={onRetry}>
          Réessayer
        </Button>
      }
    />
  )
}
