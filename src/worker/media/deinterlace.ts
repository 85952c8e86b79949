import type { VideoFacts } from './probe.ts'

/** Returns the filter, with its comma, that makes one picture of the two fields of an interlaced video; nothing for others. */
export const deinterlace = ({ isInterlaced }: Pick<VideoFacts, 'isInterlaced'>): string => (isInterlaced ? 'bwdif=mode=send_frame,' : '')
