/** 8K with a margin: a single larger frame costs more memory than one file should use. */
export const maxPixels = 8192 * 4320

/**
 * Returns the arguments with which ffmpeg and ffprobe open an uploaded file. The formats are listed, because a text playlist named .mp4
 * would otherwise make them read any other file of this machine; listing protocols alone does not help.
 * @param pixels larger frames are not decoded
 */
export function inputArgs(path: string, pixels = maxPixels): string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska,avi', '-max_pixels', String(pixels), '-i', `file:${path}`]
}

/** The first arguments of most calls of ffmpeg. */
export const quietArgs = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'] as const
/** ffmpeg must not stop, however much of a file cannot be decoded: its output decides. */
export const patientArgs = ['-max_error_rate', '1'] as const

/** Like `quietArgs`, for calls that have to report packets that could not be decoded. */
export const watchedArgs = ['-hide_banner', '-nostdin', '-loglevel', 'warning', '-y', ...patientArgs] as const
