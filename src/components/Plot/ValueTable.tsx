import type { ReactNode } from 'react'
import * as styles from './Plot.styles.ts'

/** The first cell of each row names it. */
export type Values = {
  caption: string
  head: readonly string[]
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
}

export function ValueTable({ caption, head, rows }: Values) {
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
