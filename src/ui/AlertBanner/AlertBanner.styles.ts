import { css } from '@emotion/css'
import { color, controlHeight, fontSize, radius, space } from '../tokens.ts'

export const banner = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  font-size: ${fontSize[14]};

  &[data-tone='error'] {
    background: ${color.dangerSoft};
  }

  &[data-tone='success'] {
    background: ${color.successSoft};
  }

  &[data-tone='warning'] {
    background: ${color.warningSoft};
  }

  &[data-tone='info'] {
    background: ${color.infoSoft};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const icon = css`
  flex: none;
  margin-top: 0.125rem;

  .${banner}[data-tone='error'] & {
    color: ${color.danger};
  }

  .${banner}[data-tone='success'] & {
    color: ${color.success};
  }

  .${banner}[data-tone='warning'] & {
    color: ${color.warning};
  }

  .${banner}[data-tone='info'] & {
    color: ${color.info};
  }
`

export const body = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-width: 0;
`

export const text = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const title = css`
  display: block;
`

export const close = css`
  /* Centres the button on the first line, whatever its size. */
  margin-block: calc((1lh - ${controlHeight.small}) / 2);
  margin-inline-end: calc(${space[2]} * -1);
`
