import { useState } from 'react'
import { useLocation } from 'wouter'
import { searchPath } from '../../shared/routes.ts'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import * as styles from './Explore.styles.ts'

/** Renders the search by tag, with or without its «#». */
export function TagSearch() {
  const [, navigate] = useLocation()
  const [tag, setTag] = useState('')
  return (
    <SearchField
      className={styles.tagSearch}
      label="Rechercher par tag"
      placeholder="Rechercher par tag..."
      value={tag}
      onChange={setTag}
      onSearch={(query) => {
        const name = query.replace(/^#+\s*/, '')
        if (name !== '') navigate(searchPath(name))
      }}
    />
  )
}
