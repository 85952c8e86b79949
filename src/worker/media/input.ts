/** 8K with room: above it a single frame costs more memory than a site should give to one file. */
export const maxPixels = 8192 * 4320

/**
 * How ffmpeg and ffprobe open an uploaded file. The formats are named, because a text playlist called .mp4 would
 * otherwise make them read any other file of this machine; naming protocols alone does not help.
 * @param pixels frames with more are not decoded
 */
export function inputArgs(path: string, pixels = maxPixels): string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska,avi', '-max_pixels', String(pixels), '-i', `file:${path}`]
}

/** What every call of ffmpeg begins with. */
export const quietArgs = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'] as const
/** However much of a file cannot be decoded: what came out of it decides. */
export const patientArgs = ['-max_error_rate', '1'] as const

/** The same where it matters whether every packet could be decoded. */
export const watchedArgs = ['-hide_banner', '-nostdin', '-loglevel', 'warning', '-y', ...patientArgs] as const
