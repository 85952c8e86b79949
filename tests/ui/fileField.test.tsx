import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as styles from '../../src/ui/FileField/FileField.styles.ts'
import { FileField } from '../../src/ui/FileField/FileField.tsx'
import { formatBytes } from '../../src/shared/format/bytes.ts'
import { descriptionOf, draw } from './support.tsx'

const parts = { label: 'Fichier vidéo', hint: 'MP4, 2 Go au plus', accept: 'video/*' }
const clip = new File(['…'], 'cancale.mp4', { type: 'video/mp4' })

describe('a file field', () => {
  it('passes on the chosen file', async () => {
    const onChange = vi.fn()
    const { user } = draw(<FileField {...parts} file={null} onChange={onChange} />)
    await user.upload(screen.getByLabelText('Fichier vidéo'), clip)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(clip)
  })

  it('can be focused by keyboard and is described by the accepted types', async () => {
    const { user } = draw(<FileField {...parts} file={null} onChange={() => undefined} />)
    await user.tab()
    const input = screen.getByLabelText('Fichier vidéo')
    expect(document.activeElement).toBe(input)
    expect(descriptionOf(input)).toBe('MP4, 2 Go au plus')
  })

  it('shows that it accepts the file dragged over it', () => {
    const { container } = draw(<FileField {...parts} file={null} onChange={() => undefined} />)
    const zone = container.querySelector(`.${styles.zone}`)
    fireEvent.dragEnter(screen.getByLabelText('Fichier vidéo'))
    expect(zone?.hasAttribute('data-dragging')).toBe(true)
    fireEvent.dragLeave(screen.getByLabelText('Fichier vidéo'))
    expect(zone?.hasAttribute('data-dragging')).toBe(false)
  })

  it('shows the chosen file’s name and size, and can be cleared', async () => {
    const onChange = vi.fn()
    const { user } = draw(<FileField {...parts} file={{ name: 'cancale.mp4', size: 13_000_000 }} onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'Fichier vidéo' }).textContent).toContain('12,4\u00a0Mo')
    await user.click(screen.getByRole('button', { name: 'Retirer cancale.mp4' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('announces its error and connects it to the input', () => {
    draw(<FileField {...parts} file={null} onChange={() => undefined} error="Un fichier vidéo est requis" />)
    const input = screen.getByLabelText('Fichier vidéo')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input)).toContain('Un fichier vidéo est requis')
    expect(screen.getByText('Un fichier vidéo est requis').closest('[aria-live="polite"]')).not.toBeNull()
  })
})

describe('a size in bytes', () => {
  it.each([
    [0, '0\u00a0octet'],
    [1, '1\u00a0octet'],
    [1023, '1\u202f023\u00a0octets'],
    [1024, '1\u00a0ko'],
    [1_572_864, '1,5\u00a0Mo'],
    [524_288_000, '500\u00a0Mo'],
    [2_147_483_648, '2\u00a0Go'],
  ])('of %i reads %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})
