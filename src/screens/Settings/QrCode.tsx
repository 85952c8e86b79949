import { lazyPart } from '../../components/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import type { QrDrawingProps } from './QrDrawing.tsx'
import * as styles from './QrCode.styles.ts'

/** Renders a text as a QR code. What draws it loads when it is first needed. */
export const QrCode = lazyPart<QrDrawingProps>(async () => (await import('./QrDrawing.tsx')).QrDrawing, {
  fallback: () => <Skeleton className={styles.place} />,
})
