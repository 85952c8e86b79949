import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space, weight } from '../tokens.ts'

export const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0.125rem ${space[2]};
  border-radius: ${radius.full};
  background: ${color.raised};
  color: ${color.ink};
  font-size: ${fontSize[12]};
  font-weight: ${weight.strong};
  line-height: 1.5;
  white-space: nowrap;

  &[data-tone='accent'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  &[data-tone='success'] {
    background: ${color.successSoft};
    color: ${color.success};
  }

  &[data-tone='warning'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }

  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }

  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }

  /* Over a thumbnail: independent of the image and the theme. */
  &[data-tone='overlay'] {
    border-radius: ${radius.small};
    background: ${decor.badge};
    color: ${color.onScrim};
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
