import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { MoreButton } from '../../components/MoreButton/MoreButton.tsx'
import { useMore } from '../../components/MoreButton/useMore.ts'
import { type DashboardQuery, DashboardVideosDocument } from '../../graphql/generated/graphql.ts'
import { type BulkEdit, useBulkEdit } from '../../machines/content/bulkEdit/useBulkEdit.ts'
import { useConversionRetry } from '../../machines/content/conversionRetry/useConversionRetry.ts'
import { useContentDeletion } from '../../machines/content/useContentDeletion.ts'
import type { DashboardView } from '../../machines/content/dashboard/types.ts'
import { useDashboard } from '../../machines/content/dashboard/useDashboard.ts'
import { useFlow } from '../../machines/common/flows.ts'
import type { EditedVideo } from '../../machines/content/editVideo/types.ts'
import { useEditVideo } from '../../machines/content/editVideo/useEditVideo.ts'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'
import { quoted } from '../../shared/format/quote.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { BulkActions } from './BulkActions.tsx'
import { BulkBar } from './BulkBar.tsx'
import * as styles from './Dashboard.styles.ts'
import { chosenVideos, parseDashboardView, writeDashboardView } from './dashboardView.ts'
import type { EditVideoDialogProps } from './EditVideoDialog.tsx'
import { NewVideo } from './NewVideo.tsx'
import { OwnVideo } from './OwnVideo.tsx'
import { useEditOfAddress } from './useEditOfAddress.ts'
import { VideoFilters } from './VideoFilters.tsx'

const EditVideoDialog = lazyPart<EditVideoDialogProps>(async () => (await import('./EditVideoDialog.tsx')).EditVideoDialog, {
  isOpen: ({ edit }) => edit.isOpen,
  onClose: ({ edit }) => edit.close(),
})

declare module '../../machines/common/flows.ts' {
  interface Flows {
    /** goes on with the file of a record, on the upload page */
    continueUpload: (video: Omit<EditedVideo, 'videoFile'>) => void
  }
}

type Contents = NonNullable<DashboardQuery['dashboard']>['contents']

const isWithoutFile = ({ media }: Contents['items'][number]): boolean => media.state === 'awaitingFile' || media.state === 'arriving'

/** `total`: number of all videos, including further pages and those that do not match the filter. `isOwn`: of one’s own channel. */
type VideosTabProps = { page: Contents; total: number; isOwn: boolean; isRefreshing: boolean }

export function VideosTab({ page, total, isOwn, isRefreshing }: VideosTabProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const edit = useEditVideo()
  const continueUpload = useFlow('continueUpload')
  // The pressed button unmounts with its card.
  const focusHeading = useCallback(() => heading.current?.focus(), [])
  const deletion = useContentDeletion(focusHeading)
  const bulk = useBulkEdit(focusHeading)
  const { edit: openEdit } = edit
  const onEdit = useCallback(
    (content: Contents['items'][number]) => openEdit({ ...content, videoFile: isWithoutFile(content) ? 'missing' : 'replaceable' }),
    [openEdit],
  )
  const ofAddress = useEditOfAddress(page.items, onEdit)
  const edited = [...page.items, ofAddress.opened].find((content) => content?.id === edit.contentId)

  return (
    <section aria-labelledby="my-videos">
      <h2 id="my-videos" ref={heading} tabIndex={-1}>
        {isOwn ? 'Mes vidéos' : 'Vidéos'} ({formatCount(total)})
      </h2>
      {ofAddress.failure !== null && (
        <AlertBanner
          action={
            ofAddress.retry && (
              <Button size="small" onPress={ofAddress.retry}>
                Réessayer
              </Button>
            )
          }
          onDismiss={ofAddress.dismiss}
        >
          {ofAddress.failure}
        </AlertBanner>
      )}
      {total === 0 && page.items.length === 0 ? (
        <EmptyState
          heading="h3"
          title="Aucune vidéo pour le moment"
          message="Votre première vidéo apparaîtra ici, avec l’avancement de sa préparation."
          action={<NewVideo />}
        />
      ) : (
        <Videos
          page={page}
          bulk={bulk}
          isOwn={isOwn}
          isRefreshing={isRefreshing}
          onEdit={onEdit}
          onResume={continueUpload}
          onDelete={({ id, title }) => deletion.ask({ id, name: title })}
        />
      )}
      <EditVideoDialog edit={edit} content={edited} />
      <ConfirmDialog
        open={deletion.isAsking}
        title="Supprimer la vidéo"
        message={`Êtes-vous sûr de vouloir supprimer ${quoted(deletion.name)}\u202f? Cette action est irréversible.`}
        confirmLabel="Supprimer"
        busyLabel="Suppression..."
        busy={deletion.isBusy}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
      <BulkActions bulk={bulk} />
    </section>
  )
}

type VideosProps = {
  page: Contents
  bulk: BulkEdit
  isOwn: boolean
  isRefreshing: boolean
  onEdit: (content: Contents['items'][number]) => void
  onResume: (content: Contents['items'][number]) => void
  onDelete: (content: Contents['items'][number]) => void
}

/** Renders the list and its filters, which are stored in the address. */
function Videos({ page, bulk, isOwn, isRefreshing, onEdit, onResume, onDelete }: VideosProps) {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => parseDashboardView(search), [search])
  const { clear } = bulk
  const onView = useCallback(
    (next: DashboardView) => {
      // Nobody changes videos that they do not see.
      clear()
      setSearch((before) => writeDashboardView(before, next), { replace: true })
    },
    [setSearch, clear],
  )
  const dashboard = useDashboard({ view, onView })
  const retry = useConversionRetry()
  const more = useMore(DashboardVideosDocument, (cursor) => ({ ...chosenVideos(search), cursor }), page.nextCursor)
  const isChosen = view.q !== '' || view.visibility !== null

  return (
    <>
      <VideoFilters dashboard={dashboard} isOwn={isOwn} />
      {page.items.length > 1 && <BulkBar bulk={bulk} videos={page.items} />}
      {isChosen && <Found count={page.items.length} hasMore={page.nextCursor !== null} />}
      <div className={styles.results} aria-busy={isRefreshing || undefined}>
        {page.items.length === 0 ? (
          <EmptyState
            heading="h3"
            title="Aucun résultat trouvé"
            message="Essayez de modifier votre recherche ou vos filtres."
            action={<Button onPress={dashboard.clear}>Effacer les filtres</Button>}
          />
        ) : (
          <ul className={styles.videos} aria-label="Vidéos">
            {page.items.map((content) => (
              <li key={content.id}>
                <OwnVideo
                  content={content}
                  isSelected={bulk.selected.some(({ id }) => id === content.id)}
                  onSelect={(isRange) => (isRange ? bulk.selectRange(content, page.items) : bulk.toggle(content))}
                  onEdit={() => onEdit(content)}
                  onResume={() => onResume(content)}
                  retry={retry}
                  onDelete={() => onDelete(content)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {page.nextCursor !== null && <MoreButton more={more} />}
    </>
  )
}

/** Announces the number of results to screen readers. */
function Found({ count, hasMore }: { count: number; hasMore: boolean }) {
  const found = formatQuantity(count, 'vidéo trouvée', 'vidéos trouvées')
  return <VisuallyHidden live>{hasMore ? `Au moins ${found}` : found}</VisuallyHidden>
}
