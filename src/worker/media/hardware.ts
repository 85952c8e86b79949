/** Graphics hardware that encodes H.264: NVIDIA, Intel Quick Sync, VAAPI (AMD and Intel on Linux), Apple. */
export const hardwareEncoders = ['nvenc', 'qsv', 'vaapi', 'videotoolbox'] as const
export type HardwareEncoder = (typeof hardwareEncoders)[number]

const renderNodes = ['/dev/dri']
const nvidiaNodes = ['/dev/nvidiactl', '/dev/nvidia-uvm', '/dev/nvidia-uvm-tools', '/dev/nvidia-modeset', '/dev/nvidia0', '/dev/nvidia1']

/** Returns the devices that an encoder needs in the sandbox, where they exist. */
export function devicesOf(encoder: HardwareEncoder | undefined): readonly string[] {
  if (encoder === undefined || encoder === 'videotoolbox') return []
  return encoder === 'nvenc' ? nvidiaNodes : renderNodes
}
