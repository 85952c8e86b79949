/** The data needed to remove an entry, name it and restore it. `watchedAt` ISO 8601, `position` seconds from the start. */
export type RemovableEntry = { contentId: string; title: string; watchedAt: string; position: number }
