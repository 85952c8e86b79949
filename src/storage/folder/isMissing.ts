/** True for the error of the file system about a path that does not exist. */
export const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
