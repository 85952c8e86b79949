/** Percent of the whole pipeline after each step. Encoding the ladder is most of the work. */
export const milestones = { begun: 1, probed: 2, watchable: 20, pictured: 25, ladder: 99, complete: 100 } as const
