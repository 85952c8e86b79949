import encodeQR from 'qr'
import { useMemo } from 'react'
import * as styles from './QrCode.styles.ts'

export type QrDrawingProps = { text: string; label: string }

/** Modules around the code that stay light, so that cameras find it. */
const border = 4

/** Renders `QrCode.tsx`: dark on light in both themes, since few cameras read the reverse. */
export function QrDrawing({ text, label }: QrDrawingProps) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border })
    const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: rows.length, path: squares.join('') }
  }, [text])
  return (
    <svg className={styles.place} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
