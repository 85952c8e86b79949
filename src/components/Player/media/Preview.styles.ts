import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space, weight } from '../../../ui/tokens.ts'

export const preview = css`
  position: absolute;
  bottom: calc(100% + ${space[1]});
  left: clamp(80px, calc(var(--share) * 100%), calc(100% - 80px));
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  transform: translateX(-50%);
  pointer-events: none;

  @container player (width < 420px) {
    gap: 2px;
  }
`

export const picture = css`
  display: block;
  overflow: hidden;
  border-radius: ${radius.control};
  background: #000;
  box-shadow: 0 0 0 2px ${color.onScrim};

  /* A low player has less room above its bar. */
  @container player (width < 420px) {
    zoom: 0.6;
  }

  @container player (width < 360px) {
    zoom: 0.45;
  }
`

export const time = css`
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  background: ${decor.badge};
  font-size: ${fontSize[12]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`

export const title = css`
  max-width: 10rem;
  padding: 0 ${space[2]};
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${decor.badge};
  font-size: ${fontSize[12]};
  text-overflow: ellipsis;
  white-space: nowrap;

  @container player (width < 360px) {
    display: none;
  }
`
