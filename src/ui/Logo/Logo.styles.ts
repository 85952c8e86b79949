import { css } from '@emotion/css'
import { color, font, fontSize, space } from '../tokens.ts'

export const logo = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  max-width: 100%;
  color: ${color.ink};
  vertical-align: middle;
`

export const mark = css`
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  color: ${color.accent};

  .${logo}[data-logo='large'] & {
    width: 2.75rem;
    height: 2.75rem;
  }
`

export const name = css`
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1;
  min-width: 0;
  /* Letters go below the line. */
  padding-block: 0.2em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  .${logo}[data-logo='large'] & {
    font-size: ${fontSize[36]};
    white-space: normal;
  }
`
