import { css } from '@emotion/css'
import { color, controlHeight, fontSize, layer, radius, space } from '../../../ui/tokens.ts'

export const trigger = css`
  padding-inline: ${space[2]};

  @container player (width < 340px) {
    padding-inline: 0;
  }
`

export const positioner = css`
  z-index: ${layer.overlay};
`

export const popup = css`
  min-width: 9rem;
  /* The height ends in the middle of an item, which shows that there are more. */
  max-height: min(24rem, round(down, var(--available-height), ${controlHeight.small}) - ${controlHeight.small} / 2);
  padding: ${space[1]};
  overflow-y: auto;
  border-radius: ${radius.card};
  background: rgb(22 22 24 / 96%);
  box-shadow: 0 8px 24px rgb(0 0 0 / 45%);
  color: ${color.onScrim};

  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const item = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${controlHeight.small};
  padding: 0 ${space[3]} 0 ${space[2]};
  border-radius: ${radius.control};
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;

  &[data-highlighted] {
    background: rgb(255 255 255 / 18%);
    outline: none;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`

export const check = css`
  flex: none;
  width: 16px;
  visibility: hidden;

  .${item}[data-checked] & {
    visibility: visible;
  }
`

export const groupLabel = css`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: rgb(255 255 255 / 70%);
  font-size: ${fontSize[12]};
`
