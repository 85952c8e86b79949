import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Transcript } from '../../machines/content/transcript/useTranscript.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import * as styles from './TranscriptPanel.styles.ts'

/** Renders the search in a transcript, and the steps from one passage that has the words to the next. */
export function TranscriptSearch({ transcript }: { transcript: Transcript }) {
  const { query, hit, hitCount, isSearching } = transcript
  return (
    <div className={styles.search}>
      <SearchField
        className={styles.field}
        label="Chercher dans la transcription"
        placeholder="Chercher..."
        value={query}
        onChange={transcript.search}
        onSearch={transcript.nextHit}
      />
      <div className={styles.hits}>
        <p className={styles.count} role="status">
          {isSearching && (hitCount === 0 ? 'Aucun passage' : `${hit + 1} sur ${hitCount}`)}
        </p>
        {isSearching && hitCount > 1 && (
          <>
            <IconButton size="small" icon={ChevronUp} label="Passage précédent" onPress={transcript.previousHit} />
            <IconButton size="small" icon={ChevronDown} label="Passage suivant" onPress={transcript.nextHit} />
          </>
        )}
      </div>
    </div>
  )
}
