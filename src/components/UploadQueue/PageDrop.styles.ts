import { css } from '@emotion/css'
import { color, fontSize, layer, radius, space, weight } from '../../ui/tokens.ts'

/* It must not take the drop from the field below it. */
export const overlay = css`
  position: fixed;
  z-index: ${layer.overlay};
  inset: ${space[4]};
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  border: 2px dashed ${color.accent};
  border-radius: ${radius.dialog};
  background: color-mix(in srgb, ${color.surface} 85%, transparent);
  font-size: ${fontSize[18]};
  font-weight: ${weight.medium};
  pointer-events: none;
`
