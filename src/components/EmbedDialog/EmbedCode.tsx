import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { useQuery } from 'urql'
import { EmbedTermsDocument } from '../../graphql/generated/graphql.ts'
import { useEmbedCode } from '../../machines/content/share/useEmbedCode.ts'
import { embedPath } from '../../shared/markup.ts'
import { requestedPart } from '../../shared/playbackStart.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { useSiteName } from '../siteName.ts'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import type { EmbedDialogProps } from './EmbedDialog.tsx'

const nothingToWrite = () => undefined

/** Returns the end of the sentence about the other site's visitors; it says nothing while that is unknown. */
function termsOf(isOpenToGuests: boolean | undefined, siteName: string): string {
  if (isOpenToGuests === undefined) return '.'
  return isOpenToGuests
    ? '\u00a0: la vidéo s’y lira comme ici.'
    : `\u00a0: ses visiteurs s’y connecteront à ${siteName} pour lire la vidéo.`
}

/** Renders EmbedDialog, in its own chunk. */
export function EmbedCode({ content, isOpen, onClose }: EmbedDialogProps) {
  const siteName = useSiteName()
  const path = embedPath(content.id, requestedPart(location).start ?? 0)
  const { code, copy } = useEmbedCode({ title: content.title, path })
  const [{ data }] = useQuery({ query: EmbedTermsDocument, variables: { id: content.id }, pause: !isOpen })
  const main = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Intégrer la vidéo"
      description={`Collez ce code dans la page de votre site${termsOf(data?.content?.isOpenToGuests, siteName)}`}
      initialFocus={main}
      footer={
        <Button ref={main} variant="primary" icon={Copy} onPress={copy}>
          Copier le code
        </Button>
      }
    >
      <TextArea
        label="Code d’intégration"
        name="code"
        readOnly
        spellCheck={false}
        value={code}
        onChange={nothingToWrite}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  )
}
