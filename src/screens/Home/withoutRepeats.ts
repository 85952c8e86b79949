type Item = { content: { id: string } }

/**
 * Shares videos out between rows that may want the same ones. In turn, each row takes its first one that no row has yet: each video is shown
 * once, and a small site has both its rows.
 * @param rows in the order in which they stand on the page
 */
export function withoutRepeats<Each extends Item>(rows: readonly (readonly Each[])[]): Each[][] {
  const shared = rows.map((): Each[] => [])
  const wanted = rows.map((row) => [...row])
  const taken = new Set<string>()
  while (wanted.some((row) => row.length > 0)) {
    for (const [place, row] of wanted.entries()) {
      let next = row.shift()
      while (next && taken.has(next.content.id)) next = row.shift()
      if (!next) continue
      taken.add(next.content.id)
      shared[place]?.push(next)
    }
  }
  return shared
}
