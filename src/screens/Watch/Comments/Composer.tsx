import { LogIn } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCommentForm } from '../../../machines/comment/commentForm/useCommentForm.ts'
import { useSession } from '../../../machines/session/session/useSession.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { CommentForm } from './CommentForm.tsx'
import { useComments } from './CommentsContext.ts'
import * as styles from './Composer.styles.ts'

/** Renders the form for a new comment. After the session has expired, the user is still known and keeps the typed text. */
export function Composer() {
  const { user } = useSession()
  return user ? <Writing key={user.id} /> : <Invitation />
}

function Writing() {
  const { user } = useSession()
  const { contentId } = useComments()
  const [savedCount, setSavedCount] = useState(0)
  const form = useCommentForm(
    { target: { kind: 'add', contentId, parentId: null }, staysOpen: true },
    useCallback(() => setSavedCount((count) => count + 1), []),
  )
  return (
    <div className={styles.composer}>
      <Avatar name={user?.username ?? ''} src={user?.avatarUrl ?? null} />
      <CommentForm form={form} label="Ajouter un commentaire" submitLabel="Commenter" busyLabel="Envoi..." staysOpen />
      {/* The text changes each time, so that a second comment is announced as well. */}
      <VisuallyHidden live>{savedCount > 0 && <span key={savedCount}>Commentaire envoyé</span>}</VisuallyHidden>
    </div>
  )
}

function Invitation() {
  const { askToLogin } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  return (
    <Button
      className={styles.invitation}
      variant="outline"
      icon={LogIn}
      onPress={() => askToLogin(search === '' ? path : `${path}?${search}`)}
    >
      Connectez-vous pour commenter
    </Button>
  )
}
