/** Stands for app/whenIdle.ts on the server: what comes later in a browser is part of the markup. */
export const whenVideoShown = (): Promise<void> => Promise.resolve()
export const whenIdle = (): Promise<void> => Promise.resolve()
