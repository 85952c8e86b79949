import type { RemovableEntry } from '../../../src/machines/history/removableEntry.ts'

export const guitar: RemovableEntry = {
  contentId: 'content-1',
  title: 'Fabriquer une guitare',
  watchedAt: '2026-11-01T10:00:00.000Z',
  position: 12,
}

export const stars: RemovableEntry = { ...guitar, contentId: 'content-2', title: 'Les étoiles filantes' }
